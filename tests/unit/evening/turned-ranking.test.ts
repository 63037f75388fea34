import { describe, expect, test } from 'vitest';
import { planAmendment } from '#lib/evening/amend/plan.ts';
import { isTurned, result } from '#lib/evening/round.ts';
import { tableNow } from '#lib/referee/table-now.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { forbiddenLastNow } from '#lib/rules/forbidden-last.ts';
import {
	confirm,
	decides,
	exit,
	exits,
	given,
	go,
	judge,
	player,
	players,
	roundOf,
	seated,
	swap,
	takeBack,
	turn,
	undo
} from '../given.ts';

const daifugo = given(seated('daifugo'), go('play'));
const isTurnedIn = (timeline: typeof daifugo) => isTurned(roundOf(timeline));

describe('PR-7 a play turns the ranking', () => {
	decides([
		['as the rules say', daifugo, turn, { type: 'RankingTurned', until: 'round' }],
		['not before play', seated('daifugo'), turn, 'not-playing-yet'],
		['not after the round', given(daifugo, ...exits('Ana Ben Chidi Dee')), turn, 'round-finished'],
		['not where no play turns it', given(seated('temple'), go('play')), turn, 'no-turning'],
		[
			'Jacks only where the rules say so',
			daifugo,
			{ type: 'turnRanking', until: 'trick' },
			'no-turning'
		]
	]);
	test('the turn lasts until another turn, an undo, or the end of the round', () => {
		const turned = given(daifugo, turn);
		expect(isTurnedIn(turned)).toBe(true);
		expect(isTurnedIn(given(turned, turn))).toBe(false);
		expect(isTurnedIn(given(turned, undo))).toBe(false);
		expect(isTurnedIn(given(turned, ...exits('Ana Ben Chidi Dee'), confirm))).toBe(false);
	});
	test('effects: Jacks turn it until the trick ends, also while it is turned', () => {
		const jacks: TimelineCommand = { type: 'turnRanking', until: 'trick' };
		const table = given(seated('daifugo', { effects: ['8:clears', 'J:back'] }), go('play'), jacks);
		expect(isTurnedIn(table)).toBe(true);
		expect(isTurnedIn(given(table, jacks))).toBe(false);
		expect(isTurnedIn(given(table, turn))).toBe(false);
		expect(isTurnedIn(given(table, turn, jacks))).toBe(true);
		expect(logLines(table).filter(({ kind }) => kind === 'turned')).toEqual([]);
	});
	test('turnedBy and effects turn it too', () => {
		for (const house of [
			{ turnedBy: ['run-of-four'], runs: 'suited' },
			{ effects: ['9x3:turns'] }
		] as const) {
			const president = seated('president', { turnedBy: [], ...house });
			expect(isTurnedIn(given(president, go('play'), turn))).toBe(true);
		}
	});
	test('all questions to the referee use the turned ranking', () => {
		expect(tableNow(daifugo.state).turned).toBe(false);
		expect(tableNow(given(daifugo, turn).state).turned).toBe(true);
	});
	test('the log and the statistics show it', () => {
		const over = given(daifugo, turn, turn, turn, ...exits('Ana Ben Chidi Dee'));
		const lines = logLines(over).flatMap((line) => (line.kind === 'turned' ? line.turned : []));
		expect(lines).toEqual([true, false, true]);
		expect(talliesOf(over.state).map(({ turnings }) => turnings)).toEqual([3]);
	});
	test('a correction can change how often', () => {
		const over = given(daifugo, turn, ...exits('Ana Ben Chidi Dee'), confirm);
		const plan = planAmendment(over.history, [{ type: 'ranking', round: 1, times: 2 }]);
		if (!plan.ok) throw new Error(plan.error);
		expect(plan.value.problems).toEqual([]);
		expect(plan.value.after.past?.round.turnings).toBe(2);
		expect(result(plan.value.after.past!.round)).toEqual(players('Ana Ben Chidi Dee Eli'));
	});
	test('a correction can change how often, also after one of the order', () => {
		const over = given(daifugo, turn, ...exits('Ana Ben Chidi Dee'), swap('Ana', 'Ben'));
		const plan = planAmendment(over.history, [{ type: 'ranking', round: 1, times: 2 }]);
		if (!plan.ok) throw new Error(plan.error);
		expect(plan.value.problems).toEqual([]);
		expect(plan.value.after.round!.turnings).toBe(2);
		expect(result(plan.value.after.round!)).toEqual(players('Ben Ana Chidi Dee Eli'));
	});
});

describe('PR-8 forbidden last cards while the ranking is turned', () => {
	test('forbidden 2s and 3s change places; single cards and other ranks stay forbidden', () => {
		const forbiddenLast = ['JK', '2', '8', '3S'];
		const options = { ...roundOf(daifugo).rules.options, forbiddenLast };
		expect(forbiddenLastNow(options, {}).join(' ')).toBe('JK 2 8 3S');
		expect(forbiddenLastNow(options, { turned: true }).join(' ')).toBe('JK 3 8 3S');
	});
	test('an exit is judged by the ranking when it happened', () => {
		const outs = given(daifugo, exit('Ana'), turn, exit('Ben'), turn, exit('Chidi'));
		expect(roundOf(outs).outTurned).toEqual(players('Ben'));
		expect(roundOf(given(outs, swap('Ana', 'Ben'))).outTurned).toEqual(players('Ana'));
		expect(roundOf(given(outs, takeBack('Ben'))).outTurned).toEqual([]);
	});
});

describe('DF-9 the order of places at the end of a round', () => {
	const second = given(daifugo, ...exits('Ana Ben Chidi Dee'), confirm, go('play'));
	const offence = (name: string) => [exit(name), judge(name)];
	const ends = (timeline: typeof second) => result(roundOf(timeline)).join(' ');
	test('the first offender is last, the next one above', () => {
		const [ana, ben, chidi] = [offence('Ana'), offence('Ben'), offence('Chidi')];
		expect(ends(given(second, ...ana, exit('Ben'), ...chidi, exit('Dee')))).toBe(
			'Ben Dee Eli Chidi Ana'
		);
		expect(ends(given(second, ...ben, ...ana, exit('Chidi'), exit('Dee')))).toBe(
			'Chidi Dee Eli Ana Ben'
		);
	});
	test('DF-6 the fallen top player is placed above players who ended on a forbidden card', () => {
		const fall = given(second, exit('Chidi'), exit('Ben'), judge('Ben'), exit('Dee'));
		expect(ends(fall)).toBe('Chidi Dee Eli Ana Ben');
	});
	test('an offender does not count as first out: the top player does not fall, and nothing is overturned', () => {
		const top = given(second, ...offence('Ben'), exit('Ana'));
		expect(ends(given(top, ...exits('Chidi Dee')))).toBe('Ana Chidi Dee Eli Ben');
		const bottom = given(second, exit('Eli'), judge('Eli'), exit('Ana'));
		expect(ends(given(bottom, ...exits('Ben Chidi')))).toBe('Ana Ben Chidi Dee Eli');
	});
	test('DF-8 overturning takes precedence', () => {
		const offended = given(second, exit('Ben'), judge('Ben'), exit('Eli'));
		expect(ends(offended)).toBe('Eli Dee Chidi Ben Ana');
	});
	test('SE-4 players who left come last', () => {
		const left = given(second, { type: 'leaveMidRound', player: player('Dee') });
		const over = given(left, exit('Ben'), judge('Ben'), exit('Chidi'));
		expect(ends(over)).toBe('Chidi Eli Ana Ben Dee');
	});
});
