import { beforeEach, describe, expect, test } from 'vitest';
import type { CheckedFile, Written } from '#lib/app/backup/protocol.ts';
import { BackupJobs } from '#lib/app/backup/jobs.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { lossOf, markOf } from '#lib/app/backup/store-loss.ts';
import { runCommand, toEntry } from '#lib/app/table/run-command.ts';
import { allSideWrites, EveningLog } from '#lib/app/table/evening-log.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { eveningJson } from '#lib/exchange/backup/write.ts';
import { MAX_PEOPLE } from '#lib/exchange/limits.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { removeEvening } from '#lib/storage/damaged.ts';
import { database } from '#lib/storage/database.ts';
import { listPeople } from '#lib/storage/people.ts';
import { recall, remember } from '#lib/storage/remembered.ts';
import { readLog } from '#lib/storage/entries.ts';
import { putHouse } from '#lib/storage/houses.ts';
import { removeOthers, restorePerson } from '#lib/storage/restore.ts';
import { storeState } from '#lib/storage/store-state.ts';
import { randomEvening } from '../fixtures/evenings.ts';

const STORES = ['entries', 'evenings', 'digests', 'people', 'houses', 'remembered'] as const;

beforeEach(async () => {
	const tx = (await database.open()).transaction(STORES, 'readwrite');
	await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done]);
});

/** All data that a backup contains. */
async function all() {
	const db = await database.open();
	const [entries, evenings, people, houses] = await Promise.all([
		db.getAll('entries'),
		db.getAll('evenings'),
		db.getAll('people'),
		db.getAll('houses')
	]);
	return JSON.stringify({ entries, evenings, people, houses });
}

async function store(entries: readonly Entry[]): Promise<EveningId> {
	const [start] = entries;
	if (start?.type !== 'EveningStarted') throw new Error('no start');
	const log = new EveningLog(start.evening);
	for (const entry of entries) await log.append(entry, {});
	await log.append(toEntry({ type: 'NoteAdded', text: 'The end' }), allSideWrites(log.entries));
	const { state } = fold(await readLog(start.evening))!;
	await (await database.open()).put('evenings', summaryOf(state));
	return start.evening;
}

interface Answered {
	readonly value: Written;
}
const jobs = new BackupJobs(() => undefined);
const { signal } = new AbortController();
async function written(): Promise<File> {
	const answer = await jobs.answer({ topic: 'write', madeAt: 1 }, signal);
	if (answer.status !== 'done') throw new Error(answer.status);
	return new File([(answer.value as { blob: Blob }).blob], 'all.json.gz');
}
const lengths = async () =>
	((await jobs.answer({ topic: 'write', madeAt: 1 }, signal)) as Answered).value.lengths;
const restored = async (file: File, mode: 'merge' | 'replace') => {
	const savedLengths = await lengths();
	const answer = await jobs.answer({ topic: 'restore', file, mode, savedLengths }, signal);
	expect(answer.status).toBe('done');
};
const clear = async () => {
	const tx = (await database.open()).transaction(STORES, 'readwrite');
	await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done]);
};

describe('restoring', () => {
	test('removals by the app are not reported as a loss', async () => {
		const evening = (i: number) =>
			store(randomEvening(i, resolveRules(RULESETS[i]!), 5).map(fit(i)));
		const [first, second] = [await evening(0), await evening(1)];
		const file = await written();
		await new EveningLog(first, await readLog(first)).append(
			toEntry({ type: 'NoteAdded', text: 'More' }),
			{}
		);
		const third = await evening(2);
		const state = () => storeState([first, second, third], 0);
		let mark = markOf(await state(), null, null);
		// the first becomes shorter, the third is removed
		await restored(file, 'replace');
		expect(lossOf(mark, await state())).toBeNull();
		mark = markOf(await state(), mark, null);
		expect(mark.evenings).toBe(2);
		await removeEvening(second);
		expect(lossOf(mark, await state())).toBeNull();
		mark = markOf(await state(), mark, null);
		await clear();
		expect(lossOf(mark, await state())).toMatchObject({ gone: true });
	});

	test('random histories are restored unchanged, also a second time', async () => {
		for (const [i, ruleset] of RULESETS.entries())
			await store(randomEvening(i, resolveRules(ruleset), 60).map(fit(i)));
		for (const name of ['Ana', 'Ben'])
			await restorePerson(
				{ id: name as PlayerId, name, lastSeen: 3, changedAt: 2, colour: 4 },
				true,
				Date.now()
			);
		const rules = { options: { jokers: 1 } } as const;
		await putHouse({ id: 'h', name: 'Ours', ruleset: 'temple', rules, changedAt: 5 });
		await remember('start', { ruleset: 'temple', players: ['Ana' as PlayerId] });
		const before = await all();
		const file = await written();
		for (const mode of ['merge', 'replace'] as const) {
			await clear();
			await restored(file, mode);
			expect(await all()).toBe(before);
			await restored(file, mode);
			expect(await all()).toBe(before);
			expect(await recall('start')).toMatchObject({ ruleset: 'temple' });
			expect(await recall('restoring')).toBeUndefined();
		}
	});

	test('a file of one evening adds its players to the roster', async () => {
		const log = randomEvening(1, resolveRules(RULESETS[0]!), 30).map(fit(1));
		const [start] = log;
		if (start?.type !== 'EveningStarted') throw new Error('no start');
		const file = new File([eveningJson(start.evening, log, 1)], 'evening.json');
		for (const mode of ['merge', 'replace'] as const) {
			await clear();
			await restored(file, mode);
			const people = await listPeople();
			const seated = Object.values(fold(log)!.state.people);
			expect(people.map(({ name }) => name).toSorted()).toEqual(
				seated.map(({ name }) => name).toSorted()
			);
		}
	});

	test('a file is not merged if one file could not hold all that is stored afterwards', async () => {
		const people = async (from: number, to: number) => {
			await clear();
			const tx = (await database.open()).transaction('people', 'readwrite');
			for (let n = from; n < to; n += 1)
				void tx.store.put({ id: `p${n}` as PlayerId, name: `P${n}`, lastSeen: 1, changedAt: 1 });
			await tx.done;
			return written();
		};
		const check = async (file: File) => {
			const answer = await jobs.answer({ topic: 'check', file }, signal);
			return (answer as { value: CheckedFile }).value.additions;
		};
		const others = await people(MAX_PEOPLE - 100, MAX_PEOPLE + 100);
		const few = await people(0, 100);
		await people(0, MAX_PEOPLE - 100);
		expect(await check(others)).toBeNull();
		expect(await check(few)).toEqual({ added: 0, branches: 0, longer: 0 });
		const bundles = [others, few].map(async (file) => new Uint8Array(await file.arrayBuffer()));
		const merged = async (files: Uint8Array<ArrayBuffer>[]) => {
			const answer = await jobs.answer({ topic: 'club-merge', files }, signal);
			if (answer.status !== 'done') throw new Error(answer.status);
			return (answer.value as (object | null)[]).map((names) => names !== null);
		};
		expect(await merged([await bundles[1]!])).toEqual([true]);
		expect(await merged([await bundles[0]!])).toEqual([false]);
		expect(await listPeople()).toHaveLength(MAX_PEOPLE - 100);
	});

	test('entries added meanwhile are neither lost nor doubled', async () => {
		const evening = crypto.randomUUID() as EveningId;
		const players = ['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => ({ id: name as PlayerId, name }));
		const rules = resolveRules(findRuleset('temple')!);
		const start = decideStart({ evening, name: 'Friday', rules, players });
		if (!start.ok) throw new Error(start.error);
		const first = toEntry(start.value);
		const log = new EveningLog(evening);
		await log.append(first, allSideWrites([first]));
		const longer = [first, toEntry({ type: 'NoteAdded', text: 'On the other phone' } as const)];
		const merge = () => mergeReceived(evening, longer, fold(longer)!.state, 0);
		// a tap at the same time: either the tap is first, and there are two branches, or it comes
		// after
		const [became, tapped] = await Promise.all([
			merge(),
			runCommand(log, fold(log.entries), { type: 'addNote', text: 'Here' })
		]);
		expect(tapped.answer.ok).toBe(true);
		const logs = await Promise.all([...new Set([evening, became.id])].map((id) => readLog(id)));
		const texts = logs.flatMap((log) =>
			log.flatMap((entry) => ('text' in entry ? entry.text : []))
		);
		expect(texts.toSorted()).toEqual(['Here', 'On the other phone']);
		expect((await merge()).relation).toBe('known');
	});

	test('a replacement removes all records that the file lacks, in one step at its end', async () => {
		const temple = resolveRules(findRuleset('temple')!);
		const kept = await store(randomEvening(1, temple, 30).map(fit(1)));
		const gone = await store(randomEvening(2, temple, 30).map(fit(2)));
		await restorePerson({ id: 'Ana' as PlayerId, name: 'Ana', lastSeen: 1, changedAt: 1 }, true, 1);
		await remember('restoring', { file: 'all', mode: 'replace' });
		await removeOthers(
			{
				evenings: new Set([kept]),
				people: new Set<PlayerId>(),
				houses: new Set<string>(),
				start: null
			},
			await lengths()
		);
		expect(await readLog(gone)).toEqual([]);
		expect((await readLog(kept)).length).toBeGreaterThan(1);
		const db = await database.open();
		expect(await db.getAllKeys('evenings')).toEqual([kept]);
		expect(await db.getAllKeys('people')).toEqual([]);
		expect(await recall('restoring')).toBeUndefined();
	});
});

/** With an id that the app would make. */
const fit =
	(i: number) =>
	(entry: Entry): Entry =>
		entry.type === 'EveningStarted' ? { ...entry, evening: `evening-${i}` as EveningId } : entry;
