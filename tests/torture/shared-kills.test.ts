import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#lib/evening/timeline.ts';
import { isFinished, stillIn } from '#lib/evening/round.ts';
import { expect, noteFigure, test, type Host } from '../e2e/support/host.ts';
import { entryOf, storedLog, storedLogs } from '../e2e/support/database.ts';
import {
	allExplained,
	button,
	dealt,
	nextRound,
	seated,
	goOut,
	shareTable,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';
import { Chance } from '../fixtures/chance.ts';
import { freePort, postgresServer, redisServer, ServerProcess } from '../fixtures/servers.ts';
import { Phone } from './phone.ts';

/** Kills phones, relays and Redis of a shared table, again and again. */

const KILLS = Number(process.env['TORTURE_KILLS'] ?? 200);
const SEED = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);
/** Names and texts that occur in no file of the app. */
const NAMES = ['Aurelio', 'Benedikta', 'Chidiebere', 'Deotila', 'Eleuthera', 'Fiammetta'];
const [, FOLLOWING] = NAMES as [string, string];
const NOTE = 'Marzipanpalast';
const TEXTS = [...NAMES, NOTE];
/** Time limit until all phones have the same log again, in milliseconds. */
const PATIENCE = 60_000;

/** A process that serves the app and a relay.
 * @param log the file of what it prints */
async function startNode(env: Record<string, string>, log: string): Promise<ServerProcess> {
	const port = await freePort();
	const all = { ...process.env, ...env, PORT: `${port}` };
	const node = new ServerProcess(port, () =>
		spawn(process.execPath, ['scripts/serve.js'], {
			env: all,
			stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')]
		})
	);
	await node.start();
	return node;
}

/** The stored entries, without the evening's id in their keys. */
const entriesOf = (log: readonly string[] | undefined): string[] =>
	(log ?? []).map((row) => JSON.stringify((JSON.parse(row) as [unknown, unknown])[1]));

test(`a shared table whose phones, relays and Redis are killed ${KILLS} times loses and doubles nothing`, async () => {
	const info = test.info();
	const chance = new Chance(SEED);
	const [redis, postgres] = [await redisServer(), await postgresServer()];
	await Promise.all([redis.start(), postgres.start()]);
	const env = { REACH_REDIS: redis.url, REACH_POSTGRES: postgres.url };
	const log = info.outputPath('relays.log');
	const nodes = [await startNode(env, log), await startNode(env, log)] as const;
	const phones = nodes.map(({ port }, i) => {
		const at = { url: `http://127.0.0.1:${port}` } as Host;
		return new Phone(info.outputPath(`phone-${i}`), at, (context) => {
			context.setDefaultTimeout(15_000);
			return Promise.resolve();
		});
	});
	const [pen, follower] = phones as [Phone, Phone];
	const tally = { acknowledged: 0, lost: 0, doubled: 0, kills: 0 };
	const killed: Record<string, number> = {};

	try {
		// given a table that a second phone follows from the other node
		await pen.open();
		await allExplained(pen.page);
		await pen.enter();
		await startEvening(pen.page, 'Temple', NAMES);
		await shareTable(pen.page);
		await button(pen.page, 'Take part').click();
		const field = pen.page.getByRole('textbox', { name: 'The link' });
		await expect(field).toHaveValue(/#m1\./);
		const link = new URL(await field.inputValue());
		await button(pen.page, 'Close').click();
		await follower.open();
		await follower.enter(link.pathname + link.hash);
		await button(follower.page, FOLLOWING).click();
		// Chromium deletes a database that its metadata does not list yet: closing writes the
		// metadata
		for (const phone of phones) await phone.close();
		await pen.open();
		await follower.open();
		await follower.enter('/join');
		await button(pen.page, 'More').click();
		await button(pen.page, 'Add a note').click();
		await pen.page.getByRole('textbox').fill(NOTE);
		await button(pen.page, 'Add the note').click();
		await expect(pen.page.getByRole('dialog')).toBeHidden();

		while (tally.kills < KILLS) {
			const timeline = fold((await storedLog(pen.page)).map(entryOf))!;
			const { state } = timeline;
			const { round } = state;
			// the steps between rounds
			if (round !== null && isFinished(round)) await nextRound(pen.page);
			else if (round?.step !== 'play') {
				if (round?.step === 'seats') await seated(pen.page);
				else if (round?.step === 'deal') await dealt(pen.page);
				else await taxed(pen.page);
				continue;
			}
			const playing = round === null ? [] : stillIn(round);
			if (playing.length < 2) continue;

			// when somebody goes out, and something is killed meanwhile
			const nameOf = (id: string) =>
				Object.values(state.people).find((person) => person.id === id)?.name ?? '';
			const before = entriesOf(await storedLog(pen.page));
			const asks = playing.map(nameOf).includes(FOLLOWING) && chance.below(3) === 0;
			const name = asks ? FOLLOWING : chance.pick(playing.map(nameOf));
			if (asks) void goOut(follower.page).catch(() => undefined);
			else
				void tile(pen.page, name)
					.click()
					.catch(() => undefined);
			await new Promise((later) => setTimeout(later, chance.below(250)));
			const shown = await tile(pen.page, name)
				.getAttribute('aria-label', { timeout: 1000 })
				.catch(() => null);
			const what = chance.pick(['pen', 'follower', 'relay 1', 'relay 2', 'Redis']);
			killed[what] = (killed[what] ?? 0) + 1;
			if (what === 'pen' || what === 'follower') {
				const phone = what === 'pen' ? pen : follower;
				await (
					await phone.killer()
				)();
				await phone.open();
				if (phone === follower) await follower.enter('/join');
			} else {
				const server = what === 'Redis' ? redis : nodes[what === 'relay 1' ? 0 : 1];
				await server.kill();
				await server.start();
			}
			tally.kills += 1;

			// then both phones have the same log, byte for byte, and all that was stored or shown
			// as counted is in it
			let entries: string[] = [];
			await expect(async () => {
				const stored = await storedLog(pen.page);
				entries = entriesOf(stored);
				const evening = (JSON.parse(stored[0]!) as [[string, number]])[0][0];
				expect(entriesOf((await storedLogs(follower.page))[evening])).toEqual(entries);
			}).toPass({ timeout: PATIENCE, intervals: [250] });
			tally.acknowledged += before.length;
			tally.lost += before.filter((entry, i) => entries[i] !== entry).length;
			tally.doubled += entries.length - new Set(entries.map((entry) => entryId(entry))).size;
			if (shown !== null && / out$/.test(shown)) {
				tally.acknowledged += 1;
				await expect(tile(pen.page, name)).toHaveAccessibleName(/ out$/);
			}
		}
		// then neither the servers’ memory, their output nor the database’s files have a name, or
		// the note
		for (const server of [...nodes, redis, postgres])
			expect(textsIn(memoryOf(server.pid))).toEqual([]);
		const files = readdirSync(postgres.folder, { recursive: true, withFileTypes: true });
		const read = files
			.filter((file) => file.isFile())
			.map((file) => readFileSync(join(file.parentPath, file.name)));
		expect(textsIn([...read, readFileSync(log)])).toEqual([]);
		// and the search would find one
		expect(textsIn(memoryOf(process.pid))).toEqual(TEXTS);
	} finally {
		const often = Object.entries(killed).map(([what, times]) => `${what} ${times}`);
		noteFigure(
			`shared table: ${tally.kills} kills (${often.join(', ')}; seed ${SEED}): ` +
				`${tally.acknowledged} entries acknowledged, ${tally.lost} lost, ${tally.doubled} doubled`
		);
		for (const phone of phones) await phone.close().catch(() => undefined);
		await Promise.all([...nodes, redis, postgres].map((server) => server.kill()));
		rmSync(postgres.folder, { recursive: true });
	}
	expect(tally).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 });
});

/** The writable memory of a process. */
function* memoryOf(pid: number): Generator<Buffer> {
	const memory = openSync(`/proc/${pid}/mem`, 'r');
	try {
		for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
			const [, from = '', to = ''] = /^([\da-f]+)-([\da-f]+) rw/.exec(line) ?? [];
			const [start, end] = [parseInt(from, 16), parseInt(to, 16)];
			for (let at = start; at < end; at += PIECE - OVERLAP) {
				const piece = Buffer.alloc(Math.min(PIECE, end - at));
				try {
					readSync(memory, piece, 0, piece.length, at);
				} catch {
					// memory of the kernel, or released meanwhile
					break;
				}
				yield piece;
			}
		}
	} finally {
		closeSync(memory);
	}
}
const PIECE = 16 * 1024 * 1024;
const OVERLAP = 1024;

/** The names and texts that occur in bytes, as browsers and servers encode text. */
function textsIn(pieces: Iterable<Buffer>): string[] {
	const found = new Set<string>();
	for (const piece of pieces)
		for (const text of TEXTS)
			if (piece.includes(text, 0, 'utf8') || piece.includes(text, 0, 'utf16le')) found.add(text);
	return TEXTS.filter((text) => found.has(text));
}

const entryId = (text: string): string => (JSON.parse(text) as { id: string }).id;
