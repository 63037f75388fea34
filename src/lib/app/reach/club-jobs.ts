import { storedHouses, storedLog, storedPeople } from '#lib/app/backup/checked-records.ts';
import type { JobContext } from '#lib/app/backup/protocol.ts';
import { mergeFiles } from '#lib/app/backup/restore.ts';
import { VERSION } from '#lib/evening/versions.ts';
import type { BackupHeader, BackupRecord } from '#lib/exchange/backup/format.ts';
import { backupStream } from '#lib/exchange/backup/write.ts';
import {
	nameOfRecord,
	type Bundle,
	type KnownLength,
	type OwnQuery,
	type OwnSlice,
	type RecordName
} from '#lib/reach/bundles.ts';
import { countEntries } from '#lib/storage/entries.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { someEvenings } from '#lib/storage/whole-store.ts';

/** Reads and writes the store for a club, in the worker of the backups. */

/** Evenings that are read in one slice. */
const SLICE = 64;
/** People and house rules in one bundle, so that it fits into a record. */
const RECORDS_IN_BUNDLE = 40;

/** Checks files and merges each of them by itself.
 * @returns the names of their records; null for a file that was refused */
export async function mergeBundles(
	files: readonly Uint8Array<ArrayBuffer>[],
	context: JobContext
): Promise<readonly (readonly RecordName[] | null)[]> {
	const merged = await mergeFiles(files, context);
	return Promise.all(
		merged.map(async (records) => records && Promise.all(records.map(nameOfRecord)))
	);
}

async function bundleOf(
	kind: BackupHeader['kind'],
	records: readonly (readonly [RecordName, BackupRecord])[]
): Promise<Bundle> {
	const header = { version: VERSION, kind, madeAt: Date.now() };
	const stream = backupStream(
		header,
		records.map(([, record]) => record)
	);
	const file = new Uint8Array(
		await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()
	);
	return { names: records.map(([name]) => name), file, seasons: [] };
}

async function peopleAndHouses(known: ReadonlySet<string>): Promise<Bundle[]> {
	const [people, houses] = await Promise.all([storedPeople(), storedHouses()]);
	const records: BackupRecord[] = [
		...people.sound.map((person) => ({ kind: 'person', person }) as const),
		...houses.sound.map((house) => ({ kind: 'house', house }) as const)
	];
	const named = await Promise.all(
		records.map(async (record) => [await nameOfRecord(record), record] as const)
	);
	const fresh = named.filter(([name]) => !known.has(name));
	const bundles: Bundle[] = [];
	for (let i = 0; i < fresh.length; i += RECORDS_IN_BUNDLE)
		bundles.push(await bundleOf('backup', fresh.slice(i, i + RECORDS_IN_BUNDLE)));
	return bundles;
}

/** Bundles that the club lacks: of people and house rules, then of closed evenings. */
export async function ownBundles(
	{ known, lengths, after }: OwnQuery,
	{ pauseIfDue, signal }: JobContext
): Promise<OwnSlice> {
	const bundles = after === null ? await peopleAndHouses(known) : [];
	const names = new Map(lengths.map(([id, length, name]) => [id, { length, name }]));
	const read: KnownLength[] = [];
	const ids = await someEvenings(after, SLICE);
	for (const id of ids) {
		signal.throwIfAborted();
		const before = names.get(id);
		if (before !== undefined && known.has(before.name))
			if ((await countEntries(id)) === before.length) continue;
		const closedAt = (await findSummary(id))?.closedAt ?? null;
		const stored = closedAt === null ? null : await storedLog(id);
		await pauseIfDue();
		// damaged evenings are not shared
		if (stored?.ok !== true) continue;
		const record: BackupRecord = { kind: 'evening', id, log: stored.value.log };
		const name = await nameOfRecord(record);
		read.push([id, record.log.length, name]);
		if (!known.has(name)) bundles.push(await bundleOf('evening', [[name, record]]));
	}
	return { bundles, lengths: read, last: ids.length < SLICE ? null : ids.at(-1)! };
}
