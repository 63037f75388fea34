import { expect, test } from 'vitest';
import type { Change } from '#lib/evening/amend/changes.ts';
import { lastCardsOf } from '#lib/evening/round.ts';
import { consequences } from '#lib/stats/consequences.ts';
import { summaryLines } from '#lib/ui/correct/differences.ts';
import {
	begin,
	changeRules,
	close,
	confirm,
	correctScore,
	endEarly,
	exits,
	exitsOf,
	four,
	given,
	go,
	join,
	lastRound,
	leaveMidRound,
	planned,
	played,
	player,
	players,
	reopen,
	resultsOf,
	rulesOf,
	seated,
	sit,
	swap,
	takeBack,
	topChair,
	voidRound
} from '../given.ts';

const sat = (ruleset: string, names = four, house = {}) => seated(ruleset, house, names);
const fay = (round: number): Change => ({
	type: 'join',
	round,
	player: { id: player('Fay'), name: 'Fay' }
});

test('SE-4 the last round keeps its result if the evening was closed before it was confirmed', () => {
	const t = given(
		played(sat('temple'), 'Ana Ben Chidi'),
		lastRound,
		go('play'),
		...exits('Ana Ben Chidi'),
		close
	);
	const p = planned(t, fay(2));
	expect(resultsOf({ state: p.after })[1]).toBe('Ana Ben Chidi Dee Fay');
	expect(p.problems).toEqual([{ type: 'filled-in', round: 2, order: players('Dee Fay') }]);
});
test('SE-4 the last round keeps its result while it waits to be confirmed', () => {
	const t = given(played(sat('temple'), 'Ana Ben Chidi'), go('play'), ...exits('Ana Ben Chidi'));
	const p = planned(t, fay(2));
	expect(resultsOf({ state: p.after })[1]).toBe('Ana Ben Chidi Dee Fay');
	expect(p.problems).toEqual([{ type: 'filled-in', round: 2, order: players('Dee Fay') }]);
});
test('SE-4 a player who left after the last exit still leaves', () => {
	const t = given(
		sat('temple', 'Ana Ben Chidi Dee Eli'),
		go('play'),
		...exits('Ana Ben Chidi'),
		leaveMidRound('Dee'),
		confirm
	);
	expect(resultsOf(t)).toEqual(['Ana Ben Chidi Eli Dee']);
	const p = planned(t, exitsOf(1, 'Ben Ana Chidi Eli'));
	expect(p.problems).toEqual([]);
	expect(resultsOf({ state: p.after })).toEqual(['Ben Ana Chidi Eli Dee']);
});
test('SE-4 a round ended early keeps the order given by hand', () => {
	const t = given(
		played(sat('temple'), 'Ana Ben Chidi'),
		go('play'),
		...exits('Ana'),
		endEarly('Dee Chidi Ben'),
		confirm
	);
	const p = planned(t, fay(2));
	expect(resultsOf({ state: p.after })[1]).toBe('Ana Dee Chidi Ben Fay');
});
test('TX-11 taxes stay recorded in a round during which the evening was reopened', () => {
	const t = given(
		played(sat('temple'), 'Ana Ben Chidi'),
		close,
		reopen,
		go('taxes'),
		go('play'),
		...exits('Ana Ben Chidi'),
		confirm
	);
	const p = planned(t, {
		type: 'tax',
		round: 2,
		payer: player('Dee'),
		mark: { paid: true, returned: true }
	});
	expect(p.problems).toEqual([]);
});
test('DE-2 rules for one round stay where lasting ones begin', () => {
	const z = rulesOf('temple', { taxSchedule: 'two-one' });
	const y = rulesOf('temple', { revolution: 'none' });
	const t = played(given(played(sat('temple'), 'Ana Ben Chidi'), changeRules(z)), 'Ana Ben Chidi');
	const p = planned(t, { type: 'rules', round: 2, rules: y, once: true });
	expect(p.after.rules).toEqual(z);
	expect(p.after.past!.round.rules).toEqual(y);
});
test('JO-1 a player who joins before a round was away until then', () => {
	const t = played(given(played(sat('temple'), 'Ana Ben Chidi'), join('Eli')), 'Ana Ben Chidi Eli');
	const p = planned(t, { type: 'leave', round: 2, player: player('Eli') });
	expect(resultsOf({ state: p.after })[1]).toBe('Ana Ben Chidi Dee');
});
test('SE-2 a later choice of the top chair replaces the earlier one', () => {
	const t = given(
		played(sat('temple'), 'Ben Ana Chidi'),
		go('play'),
		topChair(2),
		...exits('Ana Ben Chidi'),
		confirm
	);
	const p = planned(t, { type: 'chairs', round: 2, chair: 3 });
	expect(p.after.past!.round.topChair).toBe(3);
});

test('a closed evening has no current round, and no next one', () => {
	const closed = given(played(played(sat('temple'), 'Ana Ben Chidi'), 'Ana Ben Chidi'), close);
	const { after } = planned(closed, exitsOf(1, 'Ben Ana Chidi Dee'));
	const { rounds } = consequences(closed.state, after);
	expect(rounds.map(({ round, now }) => [round, now])).toEqual([
		[1, false],
		[2, false]
	]);
	const waiting = given(
		played(sat('temple'), 'Ana Ben Chidi'),
		go('play'),
		...exits('Ana Ben Chidi'),
		close
	);
	const last = consequences(
		waiting.state,
		planned(waiting, exitsOf(1, 'Ben Ana Chidi Dee')).after
	).rounds.at(-1);
	expect(last).toMatchObject({ round: 2, now: false });
});
test('a change to the current round alone is reported as a change', () => {
	const on = played(played(sat('temple'), 'Ana Ben Chidi'), 'Ana Ben Chidi');
	const all = consequences(on.state, planned(on, exitsOf(2, 'Ben Ana Chidi Dee')).after);
	expect(all.rounds.map(({ now }) => now)).toEqual([false, true]);
	const point = { player: player('Ana'), before: 1, after: 2 };
	expect(summaryLines({ ...all, points: [point] }, 2)).toEqual(['The points of 1 player change.']);
});

test('DE-2 rules for one round survive a void deal, though seats were set twice', () => {
	const y = rulesOf('temple', { revolution: 'none' });
	const start = begin(rulesOf('temple'), four);
	const twice = given(start, changeRules(y, true), sit(four), sit('Ben Ana Chidi Dee'), go('play'));
	expect(given(twice, voidRound).state.round).toMatchObject({ rules: y, once: true });
});
test('DE-2 rules for one round survive a void deal in which lasting rules began', () => {
	const y = rulesOf('temple', { revolution: 'none' });
	const z = rulesOf('temple', { newcomers: 'bottom' });
	const deal = given(played(sat('temple'), 'Ana Ben Chidi'), join('Eli'), go('play'));
	const again = given(deal, changeRules(z), voidRound);
	const { after } = planned(played(again, 'Ana Ben Chidi Dee'), {
		type: 'rules',
		round: 2,
		rules: y,
		once: true
	});
	expect(after.past!.round.rules).toEqual(y);
	expect(after.rules).toEqual(z);
});
test('DE-2 lasting rules end with the round in which they began', () => {
	const before = rulesOf('temple');
	const z = rulesOf('temple', { taxSchedule: 'two-one' });
	const t = played(given(played(sat('temple'), 'Ana Ben Chidi'), changeRules(z)), 'Ana Ben Chidi');
	const { after } = planned(t, { type: 'rules', round: 2, rules: z, once: true });
	expect(after.past!.round.rules).toEqual(z);
	expect(after.rules).toEqual(before);
	expect(after.round!.rules).toEqual(before);
});

test.each([
	['another order', exitsOf(1, 'Dee Ana Ben Chidi')],
	['a forgotten player', fay(1)]
])('SC-1 points corrected after a round stay with it after %s', (_, change) => {
	const scored = sat('temple', four, { scoring: 'beaten' });
	const t = given(
		scored,
		go('play'),
		...exits('Ana Ben Chidi'),
		correctScore('Ana', 2),
		swap('Ana', 'Ben'),
		confirm
	);
	const { after } = planned(t, change);
	expect(after.scoreCorrections).toMatchObject([{ round: 1, player: 'Ana', points: 2 }]);
	expect(resultsOf({ state: after })).toHaveLength(1);
});

test('SC-1 SE-4 points stay where the last exit was taken back after them, and somebody left', () => {
	const scored = sat('temple', four, { scoring: 'beaten' });
	const over = given(scored, go('play'), ...exits('Ana Ben Chidi'), correctScore('Ana', 2));
	const left = given(over, takeBack('Chidi'), leaveMidRound('Dee'), confirm);
	const { after } = planned(left, exitsOf(1, 'Ben Ana Chidi'));
	expect(resultsOf({ state: after })).toEqual(['Ben Ana Chidi Dee']);
	expect(after.scoreCorrections).toMatchObject([{ round: 1 }]);
	const again = given(over, takeBack('Chidi'), ...exits('Dee'), confirm);
	const added = planned(again, fay(1));
	expect(resultsOf({ state: added.after })).toEqual(['Ana Ben Dee Chidi Fay']);
	const leftOut = added.problems.flatMap((p) => (p.type === 'left-out' ? [p.entry.type] : []));
	expect(leftOut).toEqual(['SeatsSet']);
});

test.each([
	// Dee, who has cards to the last, plays none
	['daifugo', {}, 'Ben Ana Chidi Dee', '', 'Ben Chidi'],
	['daifugo', {}, 'Ana Ben Chidi Dee', '', 'Ana Ben Chidi'],
	// Ben ended on a forbidden card, so that Ana was the first
	['daifugo', {}, 'Ben Ana Chidi Dee', 'Ben', 'Ben Ana Chidi'],
	['daifugo', { overturnFromTheBottom: true }, 'Dee Ana Ben Chidi', '', 'Dee']
])('DF-6 DF-8 %s %j: of %s, last cards by %s', (ruleset, house, order, forbidden, played) => {
	const second = given(
		sat(ruleset, four, { fallOfTheCapital: true, ...house }),
		go('play'),
		...exits('Ana Ben Chidi'),
		confirm,
		go('play'),
		...exits('Ana Ben Chidi')
	);
	expect(lastCardsOf(second.state.round!, players(order), players(forbidden))).toEqual(
		players(played)
	);
});
