import { describe, expect, test } from 'vitest';
import {
	advance,
	decideNext,
	fold,
	type Timeline,
	type TimelineCommand
} from '#lib/evening/timeline.ts';
import type { Entry, Fact } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { decideStart } from '#lib/evening/decide.ts';
import { roundsPlayed, stillIn } from '#lib/evening/round.ts';
import { readLink, writeLink } from '#lib/exchange/link/link.ts';
import { checkLog } from '#lib/exchange/validate.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';

/** An evening that is played, entry by entry. */
class Night {
	readonly log: Entry[] = [];
	timeline!: Timeline;

	constructor(rules: Rules, players: number) {
		const start = decideStart({
			evening: 'work' as EveningId,
			name: 'A long night',
			rules,
			players: Array.from({ length: players }, (_, i) => ({
				id: `p${i}` as PlayerId,
				name: `Player ${i}`
			}))
		});
		if (!start.ok) throw new Error(start.error);
		this.#add(start.value);
	}

	#add(fact: object): void {
		const entry = { ...fact, id: `e${this.log.length}`, at: 1_700_000_000_000 } as Entry;
		this.log.push(entry);
		this.timeline = advance(this.log.length === 1 ? null : this.timeline, entry);
	}

	act(command: TimelineCommand): boolean {
		const decided = decideNext(this.timeline, command);
		if (decided.ok) this.#add(decided.value);
		return decided.ok;
	}

	play(rounds: number): void {
		while (roundsPlayed(this.timeline.state) < rounds) {
			const { seating, round } = this.timeline.state;
			if (seating !== null || round === null)
				this.act({ type: 'setSeats', order: seating!.players, how: 'as-we-sit' });
			else if (!round.dealt) this.act({ type: 'goToStep', step: 'play' });
			else if (stillIn(round).length > 1)
				this.act({ type: 'recordExit', player: stillIn(round)[0]! });
			else this.act({ type: 'confirmRound' });
		}
	}

	/** Puts a note in behind the start: every entry after it is replayed. */
	amend(text: string): boolean {
		const put: Fact[] = [{ type: 'NoteAdded', text }];
		const edits = [{ at: 'e0' as EntryId, keep: true, put }];
		return this.act({ type: 'amend', about: 'exits', round: 1, edits });
	}
}

describe('the work of checking a log', () => {
	const rules = resolveRules(findRuleset('president')!);
	const wide = { ...rules, players: { min: 2, max: 100, best: [2, 100] as const, fair: 100 } };

	test('60 rounds of 16 players with 30 amendments of the whole night are accepted', () => {
		const night = new Night(wide, 16);
		night.play(60);
		for (let i = 0; i < 30; i++) expect(night.amend(`Note ${i}`)).toBe(true);
		expect(checkLog(night.log, 'log')).toMatchObject({ ok: true });
	});

	test('a link of 30 kB with many amendments of a long log is refused', async () => {
		const night = new Night(wide, 100);
		night.play(6);
		const amendments = Array.from({ length: 600 }, (_, i): Entry => ({
			type: 'HistoryAmended',
			about: 'exits',
			round: 1,
			id: `a${i}` as EntryId,
			at: 1,
			edits: [{ at: 'e0' as EntryId, keep: true, put: [{ type: 'NoteAdded', text: 'x' }] }]
		}));
		const link = (await writeLink({ kind: 'evening', log: [...night.log, ...amendments] }))!;
		expect(link.length).toBeLessThan(30_000);
		expect(await readLink(link)).toMatchObject({ error: { code: 'too-much-work' } });
	});

	test('an amendment that is undone and redone is not applied again', () => {
		const night = new Night(rules, 6);
		night.play(3);
		night.amend('x');
		const { history } = night.timeline;
		night.act({ type: 'undo' });
		night.act({ type: 'redo' });
		expect(night.timeline.history).toBe(history);
		expect(fold(night.log)!.state).toEqual(history.state);
	});

	test('a check in slices can be stopped', async () => {
		const night = new Night(rules, 6);
		night.play(3);
		const link = (await writeLink({ kind: 'evening', log: night.log }))!;
		const checked: number[] = [];
		const pause = (done: number, of: number) => {
			checked.push(of - done);
			if (done === 5) throw new Error('stopped');
			return undefined;
		};
		await expect(readLink(link, pause)).rejects.toThrow('stopped');
		expect(checked).toHaveLength(5);
	});
});
