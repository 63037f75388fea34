import { expect, test, vi } from 'vitest';
import { carryOut, stamped, wholeBeside } from '#lib/app/carry-out.ts';
import { Ledger } from '#lib/app/ledger.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { fold, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { purgeEvening } from '#lib/storage/archive.ts';
import { database } from '#lib/storage/database.ts';
import { readLog } from '#lib/storage/evenings.ts';

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

/** One tab: what it has in memory, and what it does. */
async function tab(evening: EveningId) {
	const ledger = new Ledger(evening, wholeBeside, await readLog(evening));
	let timeline: Timeline | null = fold(ledger.entries);
	const act = async (command: TimelineCommand) => {
		const done = await carryOut(ledger, timeline, command);
		({ timeline } = done);
		return done.answer.ok ? done.outcome : done.answer.error;
	};
	return { ledger, act };
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
	expect(await other.act({ type: 'undo' })).toBe('nothing-to-undo');
	expect(await other.act({ type: 'redo' })).toBe('stored');
	expect(await first.act({ type: 'redo' })).toBe('nothing-to-redo');
	expect(await first.act({ type: 'undo' })).toBe('stored');
});
