import pg from 'pg';
import { mergeUpdates } from 'yjs';

/** The key of an advisory lock, which no other program uses. */
const TABLE_LOCK = 7_263_104;
/** For a connection or a query. In milliseconds. */
const TIMEOUT = 15_000;

/** Rooms in PostgreSQL, for any number of processes.
 * @param {string} url such as `postgres://reach@db/reach`
 * @returns {Promise<import('./rooms-sqlite.js').Rooms>} */
export async function openPostgres(url) {
	const pool = new pg.Pool({
		connectionString: url,
		max: 8,
		connectionTimeoutMillis: TIMEOUT,
		query_timeout: TIMEOUT
	});
	// without a listener the process would end when an idle connection breaks; the next query
	// reconnects
	pool.on('error', () => undefined);
	// one transaction with a lock: of processes that start at once, all but one would fail
	await pool.query(`SELECT pg_advisory_xact_lock(${TABLE_LOCK});
		CREATE TABLE IF NOT EXISTS rooms (
			name text PRIMARY KEY, read bytea NOT NULL, write bytea NOT NULL, used bigint NOT NULL, state bytea
		);
		CREATE INDEX IF NOT EXISTS rooms_used ON rooms (used)`);

	return {
		tokens: async (name) =>
			(await pool.query('SELECT read, write FROM rooms WHERE name = $1', [name])).rows[0] ?? null,
		create: async (name, read, write, now) =>
			(
				await pool.query(
					'INSERT INTO rooms (name, read, write, used) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
					[name, read, write, now]
				)
			).rowCount === 1,
		load: async (name) =>
			(await pool.query('SELECT state FROM rooms WHERE name = $1', [name])).rows[0]?.state ?? null,
		store: (name, state, now) => store(pool, name, state, now),
		storeOnce: async (name, state, now) =>
			(
				await pool.query(
					'UPDATE rooms SET state = $1, used = $2 WHERE name = $3 AND state IS NULL',
					[state, now, name]
				)
			).rowCount === 1,
		touch: async (names, now) =>
			void (await pool.query('UPDATE rooms SET used = $1 WHERE name = ANY($2)', [now, names])),
		removeIdle: async (tables, clubs) =>
			(
				await pool.query(
					"DELETE FROM rooms WHERE ((name LIKE 't%' OR name LIKE 'e%') AND used < $1) OR (name LIKE 'c%' AND used < $2)",
					[tables, clubs]
				)
			).rowCount ?? 0,
		count: async () =>
			Number((await pool.query('SELECT count(*) AS rooms FROM rooms')).rows[0].rooms),
		bytes: async () =>
			// reads no documents: their lengths are in the rows
			Number(
				(await pool.query('SELECT coalesce(sum(octet_length(state) + 200), 0) AS bytes FROM rooms'))
					.rows[0].bytes
			),
		close: () => pool.end()
	};
}

/** Two processes may store one room. The row is locked while both documents are merged, so that no
 * record is lost.
 * @param {pg.Pool} pool
 * @param {string} name
 * @param {Buffer} state
 * @param {number} now */
async function store(pool, name, state, now) {
	const client = await pool.connect();
	/** @type {Error | undefined} */
	let broken;
	// the pool has a listener only for idle clients; without one a lost connection ends the process
	const onError = (/** @type {Error} */ error) => void (broken = error);
	client.on('error', onError);
	try {
		await client.query('BEGIN');
		const { rows } = await client.query('SELECT state FROM rooms WHERE name = $1 FOR UPDATE', [
			name
		]);
		/** @type {Buffer | null} */
		const before = rows[0]?.state ?? null;
		if (before === null || !before.equals(state)) {
			const merged = before === null ? state : Buffer.from(mergeUpdates([before, state]));
			await client.query('UPDATE rooms SET state = $1, used = $2 WHERE name = $3', [
				merged,
				now,
				name
			]);
		}
		await client.query('COMMIT');
	} catch (error) {
		await client.query('ROLLBACK').catch((failed) => (broken ??= failed));
		throw error;
	} finally {
		client.off('error', onError);
		client.release(broken);
	}
}
