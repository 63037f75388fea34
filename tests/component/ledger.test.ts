import { describe, expect, test, vi } from 'vitest';
import { carryOut, stamped } from '#lib/app/table/run-command.ts';
import { wholeBeside } from '#lib/app/table/side-writes.ts';
import { Ledger } from '#lib/app/table/evening-log.ts';
import { meantNow, type Meant } from '#lib/app/table/conflicts.ts';
import type { Told } from '#lib/app/table/write-conflict.svelte.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { fold, shownOf, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { purgeEvening } from '#lib/storage/evenings.ts';
import { database } from '#lib/storage/database.ts';
import { listPeople, recall } from '#lib/storage/remembered.ts';
import { appendEntries, readLog } from '#lib/storage/entries.ts';
import { keepShown } from '#lib/storage/shown.ts';

const players = ['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => ({ id: name as PlayerId, name }));
const inMonths = () => Date.now() + 1e10;

async function started(): Promise<EveningId> {
	const evening = crypto.randomUUID() as EveningId;
	const rules = resolveRules(findRuleset('temple')!);
	const start = decideStart({ evening, name: 'Friday', rules, players });
	if (!start.ok) throw new Error(start.error);
	const entry = stamped(start.value);
	expect(await new Ledger(evening, wholeBeside).append(entry, wholeBeside([entry]))).toBe('stored');
	return evening;
}

/** One tab: what it has in memory, what it does, and what is told of it. */
async function tab(evening: EveningId) {
	const ledger = new Ledger(evening, wholeBeside, await readLog(evening));
	let timeline: Timeline | null = fold(ledger.entries);
	let told: Told | null = null;
	const act = async (command: TimelineCommand, meant?: Meant) => {
		const done = await carryOut(ledger, timeline, command, meant);
		({ timeline, told } = done);
		return done.answer.ok ? done.outcome : done.answer.error;
	};
	/** As when another tab has told that it wrote. */
	const readOn = async () => ({ timeline } = await ledger.readOn(timeline));
	return { ledger, act, readOn, told: () => told, meant: () => meantNow(timeline, ledger) };
}
const summaryOf = async (evening: EveningId) => (await database()).get('evenings', evening);

test('an evening that was taken out of the store meanwhile is brought back whole', async () => {
	const evening = await started();
	const { act, ledger } = await tab(evening);
	await act({ type: 'addNote', text: 'Late again' });
	await act({ type: 'deleteEvening' });
	await purgeEvening(evening, inMonths());
	expect(await readLog(evening)).toEqual([]);
	expect(await act({ type: 'restoreEvening' })).toBe('stored');
	expect(await readLog(evening)).toEqual(ledger.entries);
	expect(ledger.entries).toHaveLength(4);
	expect(await summaryOf(evening)).toMatchObject({ name: 'Friday', deletedAt: null });
});

test('an entry that does not come after the one before it leaves nothing behind', async () => {
	const evening = await started();
	const { act, ledger } = await tab(evening);
	const late = stamped({ type: 'NoteAdded', text: 'Late' } as const);
	const [people, summary] = [await listPeople(), (await summaryOf(evening))!];
	const newcomer = { id: 'Eli' as PlayerId, name: 'Eli', lastSeen: 1, changedAt: 1 };
	const append = (after: EntryId) =>
		appendEntries(evening, 1, after, [late, stamped(late)], {
			...{ summary: { ...summary, name: 'Gone' }, people: [newcomer, newcomer] },
			...{ remember: { table: 'gone' as EveningId }, settled: true }
		});
	const other = crypto.randomUUID() as EntryId;
	expect(await append(other)).toBe('gone');
	expect(await readLog(evening)).toEqual(ledger.entries);
	// whose number is taken, too
	await act({ type: 'addNote', text: 'First' });
	expect(await append(other)).toBe('gone');
	expect(await append(ledger.entries[0]!.id)).toBe('overtaken');
	expect(await readLog(evening)).toEqual(ledger.entries);
	expect(await summaryOf(evening)).toEqual(summary);
	expect(await listPeople()).toEqual(people);
	expect(await recall('table')).not.toBe('gone');
});

test('nothing is kept to be shown of a log that is not there, or has become another', async () => {
	const evening = await started();
	const { ledger } = await tab(evening);
	const [{ id: last }] = ledger.entries as [Entry];
	const shown = shownOf(fold(ledger.entries)!);
	await keepShown({ evening, length: 1, last, shown, view: null });
	expect(await recall('shown')).toMatchObject({ evening, last });
	await keepShown({ evening, length: 1, last: crypto.randomUUID() as EntryId, shown, view: null });
	expect(await recall('shown')).toBeUndefined();
	await keepShown({
		evening: crypto.randomUUID() as EveningId,
		length: 1,
		last,
		shown,
		view: null
	});
	expect(await recall('shown')).toBeUndefined();
});

test('an amendment that was weighed before another tab wrote is weighed again', async () => {
	const evening = await started();
	const [one, other] = [await tab(evening), await tab(evening)];
	const order = players.map(({ id }) => id);
	await one.act({ type: 'setSeats', order, how: 'by-hand' });
	const at = one.ledger.entries[0]!.id;
	const put = [{ type: 'NoteAdded', text: 'Late again' } as const];
	const amend = {
		type: 'amend',
		about: 'people',
		round: 1,
		edits: [{ at, keep: true, put }]
	} as const;
	expect(await other.act(amend)).toBe('not-in-the-history');
	expect(await other.act(amend)).toBe('stored');
});

test('what was dropped for another tab leaves nothing behind in the list', async () => {
	const evening = await started();
	const [one, other] = [await tab(evening), await tab(evening)];
	const [, entry] = [
		await one.act({ type: 'closeEvening' }),
		stamped({ type: 'EveningClosed' } as const)
	];
	// it waits since the store was full
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	const beside = wholeBeside([...other.ledger.entries, entry]);
	expect(
		await other.ledger.append(entry, { ...beside, summary: { ...beside.summary!, name: 'Gone' } })
	).toBe('full');
	full.mockRestore();
	expect(await other.ledger.store()).toBe('overtaken');
	await other.ledger.readOn(fold(other.ledger.entries));
	expect(other.ledger.unstored).toBe(0);
	await other.ledger.append(stamped({ type: 'NoteAdded', text: 'Late' } as const), {});
	expect(await summaryOf(evening)).toMatchObject({ name: 'Friday' });
});

test('two tabs that take the same back take back one thing', async () => {
	const evening = await started();
	const first = await tab(evening);
	for (const text of ['One', 'Two']) await first.act({ type: 'addNote', text });
	const other = await tab(evening);
	expect(await first.act({ type: 'undo' })).toBe('stored');
	expect(await other.act({ type: 'undo' })).toBeNull();
	expect(other.told()).toMatchObject({ what: 'same', theirs: { type: 'EntryUndone' } });
	expect(await other.act({ type: 'redo' })).toBe('stored');
	expect(await first.act({ type: 'redo' })).toBeNull();
	expect(first.told()).toMatchObject({ what: 'same', theirs: { type: 'EntryRedone' } });
	expect(await first.act({ type: 'undo' })).toBe('stored');
	expect((await readLog(evening)).map(({ type }) => type).slice(3)).toEqual([
		...['EntryUndone', 'EntryRedone', 'EntryUndone']
	]);
});

describe.each<{ what: string; readsOn: boolean }>([
	{ what: 'read on', readsOn: true },
	{ what: 'did not read on', readsOn: false }
])('a tab that $what before its tap is decided', ({ readsOn }) => {
	/** Both have the notes of `before`; one does something, and the other does after it what it meant before. */
	async function afterAnother(
		theirs: readonly TimelineCommand[],
		mine: TimelineCommand,
		before: readonly string[] = ['Before']
	) {
		const evening = await started();
		const one = await tab(evening);
		for (const text of before) await one.act({ type: 'addNote', text });
		const other = await tab(evening);
		const meant = other.meant();
		for (const command of theirs) await one.act(command);
		if (readsOn) await other.readOn();
		const outcome = await other.act(mine, meant);
		const log = await readLog(evening);
		expect(other.ledger.entries).toEqual(log);
		return { outcome, told: other.told(), added: log.slice(1 + before.length) };
	}
	const note = (text: string): TimelineCommand => ({ type: 'addNote', text });
	const undo: TimelineCommand = { type: 'undo' };

	test('what both say is stored once, and the second is told', async () => {
		const { outcome, told, added } = await afterAnother([note('Tea'), note('Cake')], note('Tea'));
		expect(outcome).toBeNull();
		expect(told).toMatchObject({ what: 'same', theirs: { text: 'Tea' } });
		expect(added).toHaveLength(2);
	});
	test('what the other said and took back is stored', async () => {
		const { outcome, told, added } = await afterAnother([note('Tea'), undo], note('Tea'));
		expect(outcome).toBe('stored');
		expect(told).toBeNull();
		expect(added).toHaveLength(3);
	});
	test('what fits still is stored after it, and nothing is told', async () => {
		const { outcome, told, added } = await afterAnother([note('Cake')], note('Tea'));
		expect(outcome).toBe('stored');
		expect(told).toBeNull();
		expect(added).toMatchObject([{ text: 'Cake' }, { text: 'Tea' }]);
	});
	test('what does not fit any more is refused, and the second is told after what', async () => {
		const order = players.map(({ id }) => id);
		const { outcome, told, added } = await afterAnother([{ type: 'closeEvening' }], {
			type: 'setSeats',
			order,
			how: 'by-hand'
		});
		expect(outcome).toBe('evening-closed');
		expect(told).toMatchObject({
			what: 'refused',
			theirs: { type: 'EveningClosed' },
			refusal: 'evening-closed'
		});
		expect(added).toHaveLength(1);
	});
	test('an undo takes back what its button named, or nothing', async () => {
		const { outcome, told, added } = await afterAnother([note('Cake')], undo);
		expect(outcome).toBe('nothing-to-undo');
		expect(told).toMatchObject({ what: 'refused', theirs: { text: 'Cake' } });
		expect(added).toHaveLength(1);
	});
});
