import { beforeEach, expect, test, vi } from 'vitest';
import { EveningLog, openLog } from '#lib/app/table/evening-log.ts';
import { runCommand } from '#lib/app/table/run-command.ts';
import { readMark } from '#lib/app/table/store-mark.ts';
import { fold } from '#lib/evening/timeline.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { checkEntries } from '#lib/exchange/validate.ts';
import { database } from '#lib/storage/database.ts';
import { appendEntries, readRows } from '#lib/storage/entries.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

vi.mock('#lib/exchange/validate.ts', { spy: true });
useFakeStore();

// another evening than in other files, whose marks may be in memory still
const stored = playingEvening('temple', words('Vera Walt Xia Yan'));
const [start] = stored;
if (start?.type !== 'EveningStarted') throw new Error('no start');
const { evening } = start;
const MARK = 'courtbook-kept';

beforeEach(async () => {
	const items = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value)
	});
	await appendEntries(evening, 0, undefined, stored);
	vi.mocked(checkEntries).mockClear();
});

/** How many times a log was checked while it was opened, and its fault. */
async function opened() {
	vi.mocked(checkEntries).mockClear();
	const log = await openLog(evening);
	return [vi.mocked(checkEntries).mock.calls.length, log.ok ? null : log.error.code];
}
/** Changes the last row without the app. */
async function damage(change: object) {
	const row = (await readRows(evening)).at(-1)!;
	await (await database.open()).put('entries', { ...row, ...change });
}
const note = { type: 'addNote', text: 'It was late' } as const;
async function addNote() {
	const log = await openLog(evening);
	if (!log.ok) throw new Error(log.error.code);
	await runCommand(log.value.log, log.value.timeline, note);
}

test('a log is checked when it is first opened, and not again while it is unchanged', async () => {
	expect(await opened()).toEqual([1, null]);
	expect(await opened()).toEqual([0, null]);
});

test('a log that this tab has extended needs no check on the next visit', async () => {
	await addNote();
	expect((await readRows(evening)).length).toBe(stored.length + 1);
	expect(await opened()).toEqual([0, null]);
});

test.each([
	['a field of another shape', { step: { toString: 1 } }, 'wrong-shape'],
	['a field that no JSON can hold', { step: 12n }, 'wrong-shape'],
	['another time', { at: 1_600_000_000_000 }, null],
	['a field more', { more: true }, 'wrong-shape']
])('a log with %s is checked again', async (_, change, fault) => {
	await opened();
	await damage(change);
	expect(await opened()).toEqual([1, fault]);
});

test('a log that another program made longer or shorter is checked again', async () => {
	await opened();
	const more = { type: 'NoteAdded', text: 'x', id: 'more' as EntryId, at: 1 } as const;
	await appendEntries(evening, stored.length, stored.at(-1)!.id, [more]);
	expect(await opened()).toEqual([1, null]);
	await (await database.open()).delete('entries', [evening, stored.length]);
	expect(await opened()).toEqual([1, null]);
});

test('entries of another tab are checked on the next visit', async () => {
	const log = await openLog(evening);
	if (!log.ok) throw new Error(log.error.code);
	const other = new EveningLog(evening, stored);
	await runCommand(other, fold(stored), note);
	const closed = await runCommand(log.value.log, log.value.timeline, { type: 'closeEvening' });
	localStorage.setItem(MARK, '[]');
	await runCommand(log.value.log, closed.timeline, { type: 'reopenEvening' });
	expect(readMark()).toMatchObject({ logs: [[evening, stored.length + 3]], checked: [] });
	expect(await opened()).toEqual([1, null]);
});

const MARKED = { evenings: 1, removed: 0, logs: [[evening, stored.length]], backedUp: null };
test.each([
	['', 'nothing'],
	['null', 'null'],
	['{}', 'nothing of the store'],
	[JSON.stringify(MARKED), 'nothing of hashes, as earlier versions wrote it'],
	[JSON.stringify({ ...MARKED, checked: 7 }), 'no list of hashes'],
	[JSON.stringify({ ...MARKED, checked: [7, [], [evening], [evening, {}]] }), 'no hash']
])('after a mark %j (%s) a log is checked once', async (mark) => {
	localStorage.setItem(MARK, mark);
	expect(await opened()).toEqual([1, null]);
	expect(await opened()).toEqual([0, null]);
});
