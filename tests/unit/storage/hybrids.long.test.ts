import { expect, test } from 'vitest';
import { BackupJobs } from '#lib/app/backup/jobs.ts';
import type { Written } from '#lib/app/backup/protocol.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { EveningIndex } from '#lib/app/chronicle/evening-index.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import { playedRounds } from '#lib/evening/round.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { checkLog } from '#lib/exchange/validate.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { database } from '#lib/storage/database.ts';
import { readLog } from '#lib/storage/entries.ts';
import { branchLogs } from '#lib/storage/restore.ts';
import { Chance } from '../../fixtures/chance.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';
import { hybridOf } from '../../fixtures/hybrids.ts';
import { report } from '../../sample.ts';

const RUNS = Number(process.env['HYBRID_RUNS'] ?? 50);
const STORES = ['entries', 'evenings', 'digests', 'people', 'remembered'] as const;

useFakeStore();

const startOf = (log: readonly Entry[]) => {
	const [start] = log;
	if (start?.type !== 'EveningStarted') throw new Error('no start');
	return start;
};
const receive = async (log: readonly Entry[]) =>
	mergeReceived(startOf(log).evening, log, fold(log)!.state, 1_800_000_000_000);

async function empty(): Promise<void> {
	const tx = (await database.open()).transaction(STORES, 'readwrite');
	await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done]);
}

/** Expects that every stored evening can be read, is in a backup, in its list line and in the
 * index. */
async function expectSound(title: string): Promise<void> {
	const db = await database.open();
	const summaries = await db.getAll('evenings');
	const index = new EveningIndex(
		() => undefined,
		() => undefined
	);
	await index.upToDate();
	const entries = new Map(
		[...index.summaries()].map(({ summary, digest }) => [summary.id, digest])
	);
	for (const summary of summaries) {
		const log = await readLog(summary.id);
		const checked = checkLog(log, 'log');
		if (!checked.ok) throw new Error(`${title}: ${JSON.stringify(checked.error)}`);
		const { state } = checked.value.timeline;
		const { deletedAt: _, ...line } = summaryOf(state);
		expect(summary, title).toMatchObject(line);
		const digest = entries.get(summary.id);
		expect(digest?.entries, title).toBe(log.length);
		const rounds = digest?.tallies.reduce((sum, tally) => sum + tally.rounds, 0);
		expect(rounds, title).toBe(state.deletedAt === null ? playedRounds(state).length : 0);
	}
	const { signal } = new AbortController();
	const jobs = new BackupJobs(() => undefined);
	const answer = await jobs.answer({ topic: 'write', madeAt: 1 }, signal);
	if (answer.status !== 'done') throw new Error(answer.status);
	const { damaged, counts } = answer.value as Written;
	expect(damaged, title).toEqual([]);
	expect(counts.evenings, title).toBe(summaries.length);
}

/** Stores a genuine evening, receives a forged one, and expects the stored evening to keep its
 * meaning. */
async function outcomeOf(seed: number): Promise<string> {
	const chance = new Chance(seed);
	const rules = resolveRules(chance.pick(RULESETS));
	const [all, other] = [randomEvening(seed, rules, 60), randomEvening(seed + 1, rules, 60)];
	const genuine = all.slice(0, chance.coin() ? all.length : 2 + chance.below(all.length - 1));
	const { log, how } = hybridOf(chance.coin() ? all : genuine, other, chance);
	const title = `${how}, seed ${seed}`;
	const checked = checkLog(log, 'log');
	if (!checked.ok) return 'refused';
	await empty();
	const { evening } = startOf(genuine);
	await receive(genuine);
	const { relation } = await receive(checked.value.log);
	const now = await readLog(evening);
	expect(now.slice(0, genuine.length), title).toEqual(genuine);
	if (relation !== 'longer') expect(now, title).toHaveLength(genuine.length);
	await expectSound(title);
	expect((await receive(checked.value.log)).relation, `${title}: once more`).toBe('known');
	const [first] = await branchLogs(originalIdOf(evening));
	expect(first?.id, title).toBe(evening);
	return relation;
}

test(`${RUNS} forged logs are refused, or become a branch or a continuation; stored evenings keep their meaning`, async () => {
	const outcomes: Record<string, number> = {};
	for (let seed = 0; seed < RUNS; seed++) {
		const outcome = await outcomeOf(seed * 2);
		outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
	}
	for (const outcome of ['refused', 'known', 'longer', 'new'])
		expect(outcomes[outcome], outcome).toBeGreaterThan(RUNS / 50);
	report(`${RUNS} forged logs: ${JSON.stringify(outcomes)}`);
});

test('a log with an altered entry and a further undo becomes a branch', async () => {
	const rules = resolveRules(RULESETS[0]!);
	const log = randomEvening(7, rules, 40);
	const note = { type: 'NoteAdded', text: 'Here', id: 'n', at: 1 } as Entry;
	const here = [...log.slice(0, 1), note];
	const { evening } = startOf(here);
	await receive(here);
	const closed = { type: 'EveningClosed', id: 'n', at: 1 } as Entry;
	const forged = [here[0]!, closed, { type: 'EntryUndone', entry: 'n', id: 'u', at: 2 } as Entry];
	expect(await receive(forged)).toMatchObject({
		relation: 'new',
		altered: true,
		id: `${evening}~~n`
	});
	expect(await readLog(evening)).toEqual(here);
	expect((await (await database.open()).get('evenings', evening))?.name).toBe(startOf(here).name);
	await expectSound('one undo more');
});

test('a genuine continuation of another start becomes a branch, and does not change the stored summary', async () => {
	const rules = resolveRules(RULESETS[0]!);
	const [start] = randomEvening(8, rules, 0) as [Entry];
	const { evening, players } = startOf([start]);
	await receive([start]);
	const forged = [
		{ ...start, name: 'Mine', at: 1_483_228_800_000, players: players.slice(0, -1) } as Entry,
		{ type: 'NoteAdded', text: 'Hello', id: 'n' as EveningId, at: 1 } as unknown as Entry
	];
	expect(await receive(forged)).toMatchObject({ relation: 'new', altered: true });
	const line = await (await database.open()).get('evenings', evening);
	expect(line).toEqual(summaryOf(fold([start])!.state));
});
