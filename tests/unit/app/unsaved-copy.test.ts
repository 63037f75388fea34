import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EveningLog } from '#lib/app/table/evening-log.ts';
import { runCommand, toEntry } from '#lib/app/table/run-command.ts';
import { parseCopy, takeBack } from '#lib/app/table/take-back.ts';
import { fileCopies, localCopies } from '#lib/app/table/unsaved-copy.ts';
import { unsavedLogs } from '#lib/app/table/unsaved-logs.svelte.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { fold, type TimelineCommand } from '#lib/evening/timeline.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';
import { until } from '../../fixtures/until.ts';

// node has no IndexedDB, so nothing can be stored here

const stored = playingEvening('temple', words('Ana Ben Chidi Dee'));
const [start] = stored;
if (start?.type !== 'EveningStarted') throw new Error('no start');
const { evening } = start;
const exit = (name: string): TimelineCommand => ({ type: 'recordExit', player: name as PlayerId });
const note = (text: string): TimelineCommand => ({ type: 'addNote', text });

/** A localStorage with a limited number of characters. */
function fakeStorage(limit = Infinity): Storage {
	const items: Record<string, string> = {};
	return Object.create({
		getItem: (key: string) => items[key] ?? null,
		setItem(this: Record<string, string>, key: string, value: string) {
			if (value.length > limit) throw new DOMException('Full', 'QuotaExceededError');
			items[key] = this[key] = value;
		},
		removeItem(this: Record<string, string>, key: string) {
			delete items[key];
			delete this[key];
		}
	}) as Storage;
}
const logs: EveningLog[] = [];
/** A log that was read from the store. */
function opened(entries: readonly Entry[] = []): EveningLog {
	const log = new EveningLog(evening, entries);
	logs.push(log);
	return log;
}
beforeEach(() => {
	vi.stubGlobal('localStorage', fakeStorage());
});
// other tests share the module
afterEach(() => {
	for (const log of logs.splice(0)) unsavedLogs.note(log, false);
});

/** Waits for the lazily loaded code that writes copies. */
const copied = () => vi.dynamicImportSettled();

/** A tab that has read these entries from the store, after these commands. */
async function tab(entries: readonly Entry[], ...commands: TimelineCommand[]): Promise<EveningLog> {
	const log = opened(entries);
	let timeline = fold(entries);
	for (const command of commands) ({ timeline } = await runCommand(log, timeline, command));
	await copied();
	return log;
}
/** A log with later entries of another tab. */
async function withMore(...commands: TimelineCommand[]): Promise<EveningLog> {
	const before = globalThis.localStorage;
	vi.stubGlobal('localStorage', fakeStorage());
	const { entries } = await tab(stored, ...commands);
	vi.stubGlobal('localStorage', before);
	return opened(entries);
}
/** Takes everything back into a log that was read after a reload. */
async function reload(log: EveningLog) {
	const [taken] = await takeBack(localCopies(), () => log);
	return taken ?? null;
}
const texts = ({ entries }: EveningLog) =>
	entries
		.slice(stored.length)
		.map((entry) =>
			entry.type === 'PlayerWentOut'
				? entry.player
				: entry.type === 'NoteAdded'
					? entry.text
					: entry.type
		);

describe('an entry that could not be stored', () => {
	test('is restored unchanged after a reload', async () => {
		const before = await tab(stored, exit('Ana'), note('Late'), { type: 'undo' });
		expect(before.unsaved).toBe(3);
		expect(unsavedLogs.any).toBe(true);
		const after = opened(stored);
		expect(await reload(after)).toMatchObject({ log: after, onTable: false, conflict: null });
		expect(after.entries).toEqual(before.entries);
		expect(after.unsaved).toBe(3);
	});

	test('is copied again by the log that took it back, and the first copy is removed', async () => {
		await tab(stored, exit('Ana'));
		const [first] = localCopies();
		const log = opened(stored);
		await reload(log);
		await log.store();
		await copied();
		expect(localCopies()).toHaveLength(1);
		expect(localCopies()[0]!.name).not.toBe(first!.name);
		expect(parseCopy(localCopies()[0]!.text)!.entries).toEqual(log.entries.slice(stored.length));
	});

	test('is restored on the table with its whole evening, even without a store', async () => {
		const log = opened();
		await log.append(start, { remember: { table: evening } });
		await copied();
		const [taken] = await takeBack(localCopies(), () => undefined);
		expect(taken).toMatchObject({ onTable: true });
		logs.push(taken!.log);
		expect(taken!.log.entries).toEqual([start]);
		expect(taken!.timeline.state.id).toBe(evening);
	});

	test('is copied to a file if localStorage is full', async () => {
		vi.stubGlobal('localStorage', fakeStorage(100));
		const files = new Map<string, string>();
		class FakeFile {
			constructor(readonly name: string) {}
			getFile = () => Promise.resolve({ text: () => Promise.resolve(files.get(this.name)!) });
			createWritable = () =>
				Promise.resolve({
					write: (text: string) => Promise.resolve(files.set(this.name, text)),
					close: () => Promise.resolve()
				});
		}
		const folder = {
			getFileHandle: (name: string) => Promise.resolve(new FakeFile(name)),
			removeEntry: (name: string) => Promise.resolve(files.delete(name)),
			entries: () => [...files.keys()].map((name) => [name, new FakeFile(name)])
		};
		const root = { getDirectoryHandle: () => Promise.resolve(folder) };
		vi.stubGlobal('FileSystemFileHandle', FakeFile);
		vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
		const before = await tab(stored, exit('Ana'), exit('Ben'));
		await until(async () =>
			expect(parseCopy((await fileCopies())[0]?.text ?? '')?.entries).toHaveLength(2)
		);
		expect(localCopies()).toEqual([]);
		const [taken] = await takeBack(await fileCopies(), () => opened(stored));
		expect(taken!.log.entries).toEqual(before.entries);
	});
});

describe('if the log has grown meanwhile', () => {
	test('entries that still fit are appended to the stored ones', async () => {
		await tab(stored, exit('Ben'), note('Late'));
		const log = await withMore(exit('Ana'));
		expect((await reload(log))!.conflict).toBe(null);
		expect(texts(log)).toEqual(['Ana', 'Ben', 'Late']);
	});

	test('an exit that is stored already is not doubled', async () => {
		await tab(stored, exit('Ana'));
		const log = await withMore(exit('Ana'));
		expect((await reload(log))!.conflict).toMatchObject({ outcome: 'same' });
		expect(texts(log)).toEqual(['Ana']);
		expect(log.unsaved).toBe(0);
	});

	test('entries that were stored after all, or taken back before, are not doubled', async () => {
		const before = await tab(stored, exit('Ana'), note('Late'));
		const log = opened(before.entries.slice(0, -1));
		await reload(log);
		await reload(log);
		expect(log.entries).toEqual(before.entries);
		expect(log.unsaved).toBe(1);
	});

	test('the unsaved entries of two tabs are both restored, each once', async () => {
		await tab(stored, exit('Ana'), note('One'));
		await tab(stored, exit('Ana'), note('Two'));
		const log = opened(stored);
		expect((await reload(log))!.log).toBe(log);
		expect(texts(log).toSorted()).toEqual(['Ana', 'One', 'Two']);
	});

	test('nothing is added to a deleted evening', async () => {
		await tab(stored, exit('Ana'));
		const log = await withMore({ type: 'deleteEvening' });
		expect((await reload(log))!.conflict).toMatchObject({ outcome: 'dropped' });
		expect(texts(log)).toEqual(['EveningDeleted']);
	});

	test('nothing is added to a log that was replaced or removed, and the copy is kept', async () => {
		await tab(stored, exit('Ana'));
		const other = stored.map((entry): Entry => ({ ...entry, id: `${entry.id}-2` as EntryId }));
		expect(await reload(opened(other))).toBe(null);
		expect(await reload(opened())).toBe(null);
		expect(localCopies()).toHaveLength(1);
	});
});

describe('a copy is checked like a foreign file', () => {
	const sound = {
		version: 5,
		evening,
		onTable: true,
		after: stored.at(-1)!.id,
		entries: [toEntry({ type: 'NoteAdded', text: 'Late' } as const)]
	};
	test('a valid copy is accepted', () => expect(parseCopy(JSON.stringify(sound))).not.toBe(null));
	test.each([
		['no JSON', '{'],
		['nothing', 'null'],
		['a list', '[]'],
		['a later version', { ...sound, version: 99 }],
		['no version', { ...sound, version: undefined }],
		['no evening', { ...sound, evening: 7 }],
		['no place in the log', { ...sound, after: 7 }],
		['a whole evening without a start', { ...sound, after: null }],
		[
			'the start of another evening',
			{ ...sound, after: null, entries: [{ ...start, evening: 'other' }] }
		],
		['a start in the middle', { ...sound, entries: [start] }],
		['no entries', { ...sound, entries: [] }],
		['an entry of no kind', { ...sound, entries: [{ ...sound.entries[0], type: 'Evil' }] }],
		['the same entry twice', { ...sound, entries: [sound.entries[0], sound.entries[0]] }],
		['entries that are none', { ...sound, entries: [null, 'x', 3] }]
	])('%s', (_, data) =>
		expect(parseCopy(typeof data === 'string' ? data : JSON.stringify(data))).toBe(null)
	);

	test('entries of players who are not at the table are dropped, with all later ones', async () => {
		const [late] = sound.entries;
		const forged = toEntry({
			type: 'PlayerRenamed',
			player: 'Nobody' as PlayerId,
			name: 'X'
		} as never);
		const text = JSON.stringify({ ...sound, entries: [late, forged] });
		localStorage.setItem('courtbook-unsaved x', text);
		localStorage.setItem('courtbook-unsaved y', '{"version":5,"entries":{}}');
		const log = opened(stored);
		await reload(log);
		expect(texts(log)).toEqual(['Late']);
	});
});
