import { describe, expect, test, vi } from 'vitest';
import {
	currentContext,
	runCommand,
	toEntry,
	type CommandContext
} from '#lib/app/table/run-command.ts';
import { allSideWrites, EveningLog } from '#lib/app/table/evening-log.ts';
import type { WriteConflict } from '#lib/evening/conflicts.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { fold, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { purgeDeleted } from '#lib/storage/purge.ts';
import { database } from '#lib/storage/database.ts';
import { listPeople } from '#lib/storage/people.ts';
import { recall } from '#lib/storage/remembered.ts';
import { appendEntries, readLog } from '#lib/storage/entries.ts';

const players = ['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => ({ id: name as PlayerId, name }));
const WEEK = 7 * 86_400_000;

async function started(): Promise<EveningId> {
	const evening = crypto.randomUUID() as EveningId;
	const rules = resolveRules(findRuleset('temple')!);
	const start = decideStart({ evening, name: 'Friday', rules, players });
	if (!start.ok) throw new Error(start.error);
	const entry = toEntry(start.value);
	expect(await new EveningLog(evening).append(entry, allSideWrites([entry]))).toBe('stored');
	return evening;
}

/** A tab with its state in memory. */
async function tab(evening: EveningId) {
	const log = new EveningLog(evening, await readLog(evening));
	let timeline: Timeline | null = fold(log.entries);
	let conflict: WriteConflict | null = null;
	const act = async (command: TimelineCommand, context?: CommandContext) => {
		const result = await runCommand(log, timeline, command, context);
		({ timeline, conflict } = result);
		return result.answer.ok ? result.stored : result.answer.error;
	};
	/** As after news from another tab. */
	const readForeign = async () => ({ timeline } = await log.readForeign(timeline));
	return {
		log,
		act,
		readForeign,
		conflict: () => conflict,
		context: () => currentContext(timeline, log)
	};
}
const summaryOf = async (evening: EveningId) => (await database.open()).get('evenings', evening);

test('an evening that was purged meanwhile is stored again', async () => {
	const evening = await started();
	const { act, log } = await tab(evening);
	await act({ type: 'addNote', text: 'Late again' });
	await act({ type: 'deleteEvening' });
	for (let visit = 1; visit <= 5; visit++) await purgeDeleted(Date.now() + visit * WEEK);
	expect(await readLog(evening)).toEqual([]);
	expect(await act({ type: 'restoreEvening' })).toBe('stored');
	expect(await readLog(evening)).toEqual(log.entries);
	expect(log.entries).toHaveLength(4);
	expect(await summaryOf(evening)).toMatchObject({ name: 'Friday', deletedAt: null });
});

test('an entry that does not follow the last stored one changes nothing in the store', async () => {
	const evening = await started();
	const { act, log } = await tab(evening);
	const late = toEntry({ type: 'NoteAdded', text: 'Late' } as const);
	const [people, summary] = [await listPeople(), (await summaryOf(evening))!];
	const newcomer = { id: 'Eli' as PlayerId, name: 'Eli', lastSeen: 1, changedAt: 1 };
	const append = (after: EntryId) =>
		appendEntries(evening, 1, after, [late, toEntry(late)], {
			summary: { ...summary, name: 'Gone' },
			people: [newcomer, newcomer],
			remember: { table: 'gone' as EveningId },
			settled: true
		});
	const other = crypto.randomUUID() as EntryId;
	expect(await append(other)).toBe('gone');
	expect(await readLog(evening)).toEqual(log.entries);
	// whose number is taken, too
	await act({ type: 'addNote', text: 'First' });
	expect(await append(other)).toBe('gone');
	expect(await append(log.entries[0]!.id)).toBe('overtaken');
	expect(await readLog(evening)).toEqual(log.entries);
	expect(await summaryOf(evening)).toEqual(summary);
	expect(await listPeople()).toEqual(people);
	expect(await recall('table')).not.toBe('gone');
});

test('an amendment that was decided before another tab wrote is refused, and can be decided again', async () => {
	const evening = await started();
	const [one, other] = [await tab(evening), await tab(evening)];
	const order = players.map(({ id }) => id);
	await one.act({ type: 'setSeats', order, how: 'by-hand' });
	const at = one.log.entries[0]!.id;
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

test('side writes of a dropped entry are dropped too', async () => {
	const evening = await started();
	const [one, other] = [await tab(evening), await tab(evening)];
	const [, entry] = [
		await one.act({ type: 'closeEvening' }),
		toEntry({ type: 'EveningClosed' } as const)
	];
	// unsaved since the store was full
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	const sideWrites = allSideWrites([...other.log.entries, entry]);
	expect(
		await other.log.append(entry, {
			...sideWrites,
			summary: { ...sideWrites.summary!, name: 'Gone' }
		})
	).toBe('full');
	full.mockRestore();
	expect(await other.log.store()).toBe('overtaken');
	await other.log.readForeign(fold(other.log.entries));
	expect(other.log.unsaved).toBe(0);
	await other.log.append(toEntry({ type: 'NoteAdded', text: 'Late' } as const), {});
	expect(await summaryOf(evening)).toMatchObject({ name: 'Friday' });
});

test('two tabs that undo the same entry undo it once', async () => {
	const evening = await started();
	const first = await tab(evening);
	for (const text of ['One', 'Two']) await first.act({ type: 'addNote', text });
	const other = await tab(evening);
	expect(await first.act({ type: 'undo' })).toBe('stored');
	expect(await other.act({ type: 'undo' })).toBeNull();
	expect(other.conflict()).toMatchObject({ outcome: 'same', theirs: { type: 'EntryUndone' } });
	expect(await other.act({ type: 'redo' })).toBe('stored');
	expect(await first.act({ type: 'redo' })).toBeNull();
	expect(first.conflict()).toMatchObject({ outcome: 'same', theirs: { type: 'EntryRedone' } });
	expect(await first.act({ type: 'undo' })).toBe('stored');
	expect((await readLog(evening)).map(({ type }) => type).slice(3)).toEqual([
		'EntryUndone',
		'EntryRedone',
		'EntryUndone'
	]);
});

describe.each<{ what: string; readsForeign: boolean }>([
	{ what: 'read the other’s entries', readsForeign: true },
	{ what: 'did not read them', readsForeign: false }
])('a tab that $what before its command is decided', ({ readsForeign }) => {
	/** Two tabs with the notes of `before`. One runs a command, and then the other runs one that was
	 * given before. */
	async function afterAnother(
		theirs: readonly TimelineCommand[],
		mine: TimelineCommand,
		before: readonly string[] = ['Before']
	) {
		const evening = await started();
		const one = await tab(evening);
		for (const text of before) await one.act({ type: 'addNote', text });
		const other = await tab(evening);
		const context = other.context();
		for (const command of theirs) await one.act(command);
		if (readsForeign) await other.readForeign();
		const outcome = await other.act(mine, context);
		const log = await readLog(evening);
		expect(other.log.entries).toEqual(log);
		return { outcome, conflict: other.conflict(), added: log.slice(1 + before.length) };
	}
	const note = (text: string): TimelineCommand => ({ type: 'addNote', text });
	const undo: TimelineCommand = { type: 'undo' };

	test('an entry that both tabs make is stored once, and the second tab learns of it', async () => {
		const { outcome, conflict, added } = await afterAnother(
			[note('Tea'), note('Cake')],
			note('Tea')
		);
		expect(outcome).toBeNull();
		expect(conflict).toMatchObject({ outcome: 'same', theirs: { text: 'Tea' } });
		expect(added).toHaveLength(2);
	});
	test('an entry that the other tab made and undid is stored', async () => {
		const { outcome, conflict, added } = await afterAnother([note('Tea'), undo], note('Tea'));
		expect(outcome).toBe('stored');
		expect(conflict).toBeNull();
		expect(added).toHaveLength(3);
	});
	test('a command that still fits is stored after the other, without a conflict', async () => {
		const { outcome, conflict, added } = await afterAnother([note('Cake')], note('Tea'));
		expect(outcome).toBe('stored');
		expect(conflict).toBeNull();
		expect(added).toMatchObject([{ text: 'Cake' }, { text: 'Tea' }]);
	});
	test('a command that does not fit any more is refused, with the entry that prevents it', async () => {
		const order = players.map(({ id }) => id);
		const { outcome, conflict, added } = await afterAnother([{ type: 'closeEvening' }], {
			type: 'setSeats',
			order,
			how: 'by-hand'
		});
		expect(outcome).toBe('evening-closed');
		expect(conflict).toMatchObject({
			outcome: 'refused',
			theirs: { type: 'EveningClosed' },
			refusal: 'evening-closed'
		});
		expect(added).toHaveLength(1);
	});
	test('undo undoes the entry that its button named, or nothing', async () => {
		const { outcome, conflict, added } = await afterAnother([note('Cake')], undo);
		expect(outcome).toBe('nothing-to-undo');
		expect(conflict).toMatchObject({ outcome: 'refused', theirs: { text: 'Cake' } });
		expect(added).toHaveLength(1);
	});
});
