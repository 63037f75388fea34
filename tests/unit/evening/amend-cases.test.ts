import { describe, expect, test } from 'vitest';
import type { Change } from '#lib/evening/amend/changes.ts';
import { entryContexts, firstSeats } from '#lib/evening/amend/contexts.ts';
import { planAmendment, type Plan } from '#lib/evening/amend/plan.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { pastRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { consequences } from '#lib/stats/consequences.ts';
import { scoreboard } from '#lib/stats/score.ts';
import {
	begin,
	changeRules,
	close,
	confirm,
	exits,
	exitsOf,
	five,
	four,
	given,
	go,
	join,
	judge,
	keepChairs,
	leave,
	leaveMidRound,
	planned,
	played,
	playedTaxed,
	player,
	players,
	redo,
	revolt,
	rulesOf,
	seated,
	sit,
	sitOut,
	swap,
	threeRounds,
	topChair,
	undo,
	voidRound,
	words
} from '../given.ts';

/** Evenings worked out by hand. The first four players of each sit as Ana Ben Chidi Dee. */

const sat = (ruleset: string, house = {}) => seated(ruleset, house, four);

const refused = (timeline: Timeline, change: Change) => {
	const plan = planAmendment(timeline.history, [change]);
	return plan.ok ? null : plan.error;
};
const amended = (timeline: Timeline, ...changes: [Change, ...Change[]]): Timeline => {
	const { about, round, edits } = planned(timeline, ...changes);
	return given(timeline, { type: 'amend', about, round, edits });
};

const revolution = (round: number, caller: string | null, moved?: boolean): Change => ({
	type: 'revolution',
	round,
	caller: caller === null ? null : player(caller),
	...(moved !== undefined && { moved })
});
const joined = (round: number, name: string, card?: string): Change => ({
	type: 'join',
	round,
	player: { id: player(name), name },
	...(card !== undefined && { card })
});
const mistake = (timeline: Timeline, type: HistoryEntry['type']): Change => {
	const context = entryContexts(timeline.history).find(({ entry }) => entry.type === type)!;
	return { type: 'not-so', round: context.round, entry: context.entry.id };
};

const roundsOf = ({ past, round }: Evening): Round[] => [
	...pastRounds(past),
	...(round === null ? [] : [round])
];
const nth = (evening: Evening, number: number) =>
	roundsOf(evening).find((round) => round.number === number)!;
/** The places of every round, from the second on. */
const placesOf = (evening: Evening) =>
	roundsOf(evening)
		.slice(1)
		.map(({ places }) => places.join(' '));
const bracketsOf = (evening: Evening, round: number) =>
	taxesOf(nth(evening, round))
		.brackets.map((b) => `${b.payer}→${b.receiver} ${b.count}`)
		.join(', ');
const paidIn = (evening: Evening, round: number) =>
	Object.entries(nth(evening, round).marks)
		.filter(([, mark]) => mark.paid)
		.map(([payer]) => payer)
		.join(' ');
const pointsOf = (evening: Evening) =>
	scoreboard(evening)
		.totals.map(({ player, points }) => `${player} ${points}`)
		.join(', ');
/** The entries that no longer fit: `left-out 2 PlayerWentOut Fay not-at-the-table`. */
const problemsOf = ({ problems }: Plan) =>
	problems.map((problem) => {
		if (problem.type !== 'left-out')
			return `${problem.type} ${problem.round} ${problem.order.join(' ')}`;
		const { entry, round, why } = problem;
		const who = 'player' in entry && typeof entry.player === 'string' ? ` ${entry.player}` : '';
		return `left-out ${round} ${entry.type}${who} ${why}`;
	});

describe('exits', () => {
	test('SE-4 TX-1 another order in round 1 moves the places and taxes of round 2, and no more', () => {
		const plan = planned(threeRounds(), exitsOf(1, 'Dee Ana Ben Chidi'));
		// the entry "all taxes paid" concerned Dee, who paid Ana
		expect(problemsOf(plan)).toEqual(['left-out 2 TaxesSettled no-bracket']);
		expect(placesOf(plan.after)).toEqual([
			'Dee Ana Ben Chidi',
			'Ben Ana Chidi Dee',
			'Ben Chidi Ana Dee'
		]);
		expect(bracketsOf(plan.after, 2)).toBe('Chidi→Dee 1');
		expect(bracketsOf(plan.after, 3)).toBe('Dee→Ben 1');
		expect(paidIn(plan.after, 2)).toBe('');
		expect(paidIn(plan.after, 3)).toBe('Dee');
	});

	test('SE-4 the last player is filled in without a question', () => {
		const plan = planned(threeRounds(), exitsOf(3, 'Dee Ben Chidi Ana'));
		expect(plan.problems).toEqual([]);
		expect(result(nth(plan.after, 3))).toEqual(players('Dee Ben Chidi Ana'));
		expect(plan.after.round!.places).toEqual(players('Dee Ben Chidi Ana'));
	});

	test('SE-4 only the exits of the deal that counts change, not those of the voided one', () => {
		const before = given(
			played(sat('temple'), 'Ana Ben Chidi'),
			go('play'),
			...exits('Dee Chidi'),
			voidRound
		);
		const timeline = played(before, 'Ana Ben Chidi');
		const plan = planned(timeline, exitsOf(2, 'Chidi Dee Ana Ben'));
		expect(plan.problems).toEqual([]);
		expect(nth(plan.after, 2)).toMatchObject({ voided: 1, out: players('Chidi Dee Ana') });
		expect(placesOf(plan.after)).toEqual(['Ana Ben Chidi Dee', 'Chidi Dee Ana Ben']);
	});

	test('SE-4 a void deal stays void, though one player fewer ends it', () => {
		const twice = given(
			sat('temple'),
			go('play'),
			...exits('Ana Ben'),
			voidRound,
			go('play'),
			...exits('Dee Chidi Ben'),
			confirm
		);
		const plan = planned(twice, { type: 'leave', round: 1, player: player('Chidi') });
		expect(result(nth(plan.after, 1))).toEqual(players('Dee Ben Ana'));
		expect(nth(plan.after, 1).voided).toBe(1);
	});

	test('SE-4 a swap with the last player counts, though another was forgotten', () => {
		const swapped = given(
			sat('temple'),
			go('play'),
			...exits('Ana Ben Chidi'),
			swap('Chidi', 'Dee'),
			confirm
		);
		const plan = planned(swapped, joined(1, 'Fay'));
		expect(result(nth(plan.after, 1))).toEqual(players('Ana Ben Dee Chidi Fay'));
		expect(problemsOf(plan).filter((problem) => problem.includes('Swapped'))).toEqual([]);
	});

	test('SE-4 an order given later replaces the early end of a round', () => {
		const timeline = given(
			sat('temple'),
			go('play'),
			...exits('Ben'),
			{ type: 'endRoundEarly', rest: players('Ana Dee Chidi') },
			confirm
		);
		const plan = planned(timeline, exitsOf(1, 'Ben Chidi Dee Ana'));
		expect(nth(plan.after, 1).rest).toBeNull();
		expect(plan.after.round!.places).toEqual(players('Ben Chidi Dee Ana'));
	});

	test('SC-1 points are counted again after a corrected order', () => {
		// beaten: 3 2 1 0 by place of coming in, in both rounds
		const timeline = playedTaxed(
			playedTaxed(sat('dalmuti', { scoring: 'beaten' }), 'Ana Ben Chidi'),
			'Ben Ana Chidi'
		);
		expect(pointsOf(timeline.state)).toBe('Ana 5, Ben 5, Chidi 2, Dee 0');
		const { after } = planned(timeline, exitsOf(1, 'Dee Chidi Ben Ana'));
		expect(pointsOf(after)).toBe('Ben 4, Chidi 3, Dee 3, Ana 2');
		expect(consequences(timeline.state, after).points).toEqual([
			{ player: 'Ana', before: 5, after: 2 },
			{ player: 'Ben', before: 5, after: 4 },
			{ player: 'Chidi', before: 2, after: 3 },
			{ player: 'Dee', before: 0, after: 3 }
		]);
	});

	test.each([
		['the order that is recorded', exitsOf(2, 'Ben Ana Chidi Dee'), 'no-change'],
		['a round that nobody played', exitsOf(9, 'Ben Ana Chidi Dee'), 'no-round'],
		['someone twice', exitsOf(2, 'Ben Ben Chidi Dee'), 'already-out'],
		[
			'a last card where any may be the last',
			exitsOf(2, 'Ana Ben Chidi Dee', 'Ana'),
			'no-forbidden-cards'
		]
	] as const)('refused: %s', (_, change, why) => expect(refused(threeRounds(), change)).toBe(why));
});

describe('revolution and tax', () => {
	test('RV-1 a forgotten revolution removes the taxes that were paid', () => {
		const plan = planned(threeRounds(), revolution(2, 'Chidi'));
		expect(problemsOf(plan)).toEqual(['left-out 2 TaxesSettled no-bracket']);
		expect(bracketsOf(plan.after, 2)).toBe('');
		expect(paidIn(plan.after, 2)).toBe('');
		expect(placesOf(plan.after)).toEqual(placesOf(threeRounds().state));
		expect(consequences(threeRounds().state, plan.after).rounds.map(({ round }) => round)).toEqual([
			2
		]);
	});

	test('RV-1 a revolution that did not happen leaves taxes owed and not recorded', () => {
		const timeline = given(
			played(sat('temple'), 'Ana Ben Chidi'),
			go('taxes'),
			revolt('Ben'),
			go('play'),
			...exits('Ana Ben Chidi'),
			confirm
		);
		const plan = planned(timeline, revolution(2, null));
		expect(plan.problems).toEqual([]);
		expect(bracketsOf(plan.after, 2)).toBe('Dee→Ana 1');
		expect(nth(plan.after, 2).marks).toEqual({});
	});

	const greater = () =>
		given(
			sat('dalmuti', { firstDealRevolution: true }),
			go('taxes'),
			go('play'),
			...exits('Ana Ben Chidi'),
			confirm
		);
	test('RV-2 a forgotten greater revolution turns the places; the next round follows the exits', () => {
		const timeline = played(greater(), 'Chidi Ana Dee');
		expect(nth(timeline.state, 2).places).toEqual(players('Ana Ben Chidi Dee'));
		const plan = planned(timeline, revolution(2, 'Dee'));
		expect(plan.problems).toEqual([]);
		const round = nth(plan.after, 2);
		expect(round.revolution).toEqual({ caller: 'Dee', greater: true });
		expect(round.places).toEqual(players('Dee Chidi Ben Ana'));
		expect(result(round)).toEqual(players('Chidi Ana Dee Ben'));
		expect(plan.after.round!.places).toEqual(players('Chidi Ana Dee Ben'));
	});
	test('RV-2 SE-2 a forgotten greater revolution leaves people where they sat, unless the table says that they moved', () => {
		const timeline = played(greater(), 'Chidi Ana Dee');
		const chairs = (moved?: boolean) =>
			nth(planned(timeline, revolution(2, 'Dee', moved)).after, 2).chairs;
		const sat = nth(timeline.state, 2).chairs;
		expect(sat).toEqual(players('Ana Ben Chidi Dee'));
		expect(chairs()).toEqual(sat);
		expect(chairs(false)).toEqual(sat);
		expect(chairs(true)).toEqual(players('Dee Chidi Ben Ana'));
	});

	test('RV-2 removing a greater revolution turns the places back, and the chairs if the table says that nobody moved', () => {
		const timeline = given(
			greater(),
			go('taxes'),
			revolt('Dee'),
			topChair(0),
			go('play'),
			...exits('Chidi Ana Dee'),
			confirm
		);
		expect(nth(timeline.state, 2).places).toEqual(players('Dee Chidi Ben Ana'));
		const plan = planned(timeline, revolution(2, null));
		expect(plan.problems).toEqual([]);
		expect(nth(plan.after, 2).places).toEqual(players('Ana Ben Chidi Dee'));
		expect(bracketsOf(plan.after, 2)).toBe('Dee→Ana 2, Chidi→Ben 1');
		expect(plan.after.round!.places).toEqual(players('Chidi Ana Dee Ben'));
		const sat = nth(timeline.state, 2).chairs;
		expect(nth(plan.after, 2).chairs).toEqual(sat);
		const stayed = planned(timeline, revolution(2, null, false));
		expect(nth(stayed.after, 2).chairs).toEqual(players('Ana Ben Chidi Dee'));
		expect(sat).not.toEqual(players('Ana Ben Chidi Dee'));
	});

	test('TX-11 a payment can be removed from one round alone', () => {
		const mark = { paid: false, returned: false };
		const plan = planned(threeRounds(), { type: 'tax', round: 2, payer: player('Dee'), mark });
		expect(plan.problems).toEqual([]);
		expect(paidIn(plan.after, 2)).toBe('');
		expect(paidIn(plan.after, 3)).toBe('Dee');
		expect(refused(threeRounds(), { type: 'tax', round: 2, payer: player('Ana'), mark })).toBe(
			'no-bracket'
		);
	});
});

describe('chairs', () => {
	const chairs = (evening: Evening, round: number) => nth(evening, round).chairs.join(' ');
	const timeline = () =>
		played(given(played(sat('temple'), 'Chidi Ana Ben'), topChair(0)), 'Dee Chidi Ana');
	test('SE-2 another top chair turns the table, in that round and in later ones whose top player kept the chair', () => {
		expect(chairs(timeline().state, 2)).toBe('Chidi Ana Ben Dee');
		// Dee sat on the fourth chair and keeps it
		expect(chairs(timeline().state, 3)).toBe('Chidi Ana Ben Dee');
		const { after, problems } = planned(timeline(), { type: 'chairs', round: 2, chair: 2 });
		expect(problems).toEqual([]);
		expect(chairs(after, 2)).toBe('Ben Dee Chidi Ana');
		// Dee sits on the second chair then: Chidi Ana Ben follow clockwise
		expect(chairs(after, 3)).toBe('Ben Dee Chidi Ana');
	});
	test('SE-2 another top chair leaves people in the chairs in which they sat in later rounds', () => {
		const on = given(timeline(), go('deal'), go('play'));
		const { after, problems } = planned(on, { type: 'chairs', round: 2, chair: 2 });
		expect(problems).toEqual([]);
		expect(chairs(after, 2)).toBe('Ben Dee Chidi Ana');
		expect(chairs(after, 3)).toBe('Chidi Ana Ben Dee');
		expect(after.round!.step).toBe('play');
	});
	test('SE-3 a correction to keep the chairs affects that round alone', () => {
		const on = played(timeline(), 'Ben Dee Chidi');
		const kept = planned(on, { type: 'chairs', round: 2, chair: 'kept' }).after;
		expect(chairs(kept, 2)).toBe('Ana Ben Chidi Dee');
		for (const number of [3, 4]) expect(chairs(kept, number)).toBe(chairs(on.state, number));
		const kings = played(
			played(played(sat('kings-and-bastards'), 'Chidi Ana Ben'), 'Ana Ben Chidi'),
			'Dee Ana Chidi'
		);
		const moved = planned(kings, { type: 'chairs', round: 2, chair: 0 }).after;
		expect([2, 3, 4].map((number) => chairs(moved, number))).toEqual([
			'Chidi Ana Ben Dee',
			'Ana Ben Chidi Dee',
			'Ana Ben Chidi Dee'
		]);
	});
	test('SE-3 chairs that were kept in one round stay so after further corrections, and the table moves on', () => {
		const twice = played(played(seated('temple'), 'Chidi Ana Ben Dee'), 'Eli Ben Ana Chidi');
		const kept = amended(twice, { type: 'chairs', round: 2, chair: 'kept' });
		expect(chairs(kept.state, 2)).toBe(five);
		const on = given(kept, go('play'));
		const left: Change = { type: 'leave', round: 3, player: player('Dee') };
		expect(problemsOf(planned(on, left))).toEqual([]);
		const next = given(amended(on, left), ...exits('Ben Ana Chidi'), confirm);
		expect(next.state.round!.keepChairs).toBe(false);
		// Dee, first of round 3 now, keeps the own chair
		const first = amended(kept, exitsOf(2, 'Dee Ana Ben Chidi Eli')).state.round!;
		expect(first.chairs.indexOf(player('Dee'))).toBe(3);
	});
	test('SE-2 RV-2 where somebody left before a greater revolution, people keep the chairs in which they sat', () => {
		const second = given(
			played(seated('dalmuti'), 'Ana Ben Chidi Dee'),
			go('taxes'),
			leaveMidRound('Chidi'),
			revolt('Eli'),
			go('play')
		);
		const sat2 = chairs(second.state, 2);
		const over = given(second, ...exits('Eli Dee Ben'), confirm);
		const { after } = planned(over, exitsOf(1, 'Ben Ana Chidi Dee Eli'));
		expect(chairs(after, 2)).toBe(sat2);
		// the deal was before the revolution
		const moved = planned(second, { type: 'chairs', round: 2, chair: 2 }).after;
		expect(nth(moved, 2).before).toEqual(nth(second.state, 2).before);
		expect(chairs(moved, 2)).not.toBe(sat2);
		const firstRound = given(
			begin(rulesOf('dalmuti'), five),
			sit(five),
			go('taxes'),
			leaveMidRound('Chidi'),
			revolt('Eli'),
			go('play')
		);
		expect(refused(firstRound, { type: 'chairs', round: 1, chair: 2 })).toBe(null);
	});
	test('SE-2 a top chair is corrected where somebody left at Taxes', () => {
		const left = given(
			sat('dalmuti'),
			go('taxes'),
			leaveMidRound('Dee'),
			go('play'),
			...exits('Ana Ben'),
			confirm,
			go('taxes'),
			leaveMidRound('Chidi'),
			go('play')
		);
		const { after, problems } = planned(left, { type: 'chairs', round: 2, chair: 1 });
		expect(problems).toEqual([]);
		expect(chairs(after, 2)).toBe('Chidi Ana Ben');
		expect(after.round!.left).toEqual(players('Chidi'));
	});
	test('SE-2 people are in the chairs that they moved to in the end', () => {
		const kept = played(given(played(sat('temple'), 'Chidi Ana Ben'), keepChairs), 'Dee Chidi Ana');
		const { after } = planned(kept, { type: 'chairs', round: 2, chair: 1 });
		expect(chairs(after, 2)).toBe('Dee Chidi Ana Ben');
	});
	test('SE-2 a corrected result leaves people in the chairs in which they sat, and the table as it sits', () => {
		const start = seated('temple');
		const twice = played(played(start, 'Ana Ben Chidi Dee'), 'Ana Ben Chidi Dee');
		const evening = played(twice, 'Eli Dee Chidi Ben');
		const corrected = amended(evening, exitsOf(2, 'Ana Dee Ben Chidi Eli'));
		for (const now of [corrected, amended(corrected, exitsOf(1, 'Ben Ana Chidi Dee Eli'))]) {
			expect(chairs(now.state, 2)).toBe(five);
			expect(chairs(now.state, 3)).toBe(five);
			// nobody sits in round 4 yet: Eli keeps the chair, the others move
			expect(now.state.round!.before).toEqual(players(five));
			expect(chairs(now.state, 4)).toBe('Dee Chidi Ben Ana Eli');
		}
		expect(nth(corrected.state, 3).places).toEqual(players('Ana Dee Ben Chidi Eli'));
	});
	test('SE-2 a void deal leaves people in the chairs in which a corrected result left them', () => {
		const start = seated('temple');
		const second = given(played(start, 'Chidi Ana Eli Ben'), topChair(1), go('deal'), go('play'));
		const sit2 = chairs(second.state, 2);
		const corrected = amended(second, exitsOf(1, 'Ben Ana Chidi Eli Dee'));
		for (const now of [corrected, given(corrected, voidRound)])
			expect(now.state.round).toMatchObject({ places: players('Ben Ana Chidi Eli Dee') });
		expect(chairs(given(corrected, voidRound).state, 2)).toBe(sit2);
		expect(given(corrected, voidRound).state.round!.step).toBe('deal');
	});
	test('SE-2 with a forgotten player the others keep their order round the table', () => {
		const { after } = planned(timeline(), joined(2, 'Eli'));
		expect(chairs(after, 2).replace(' Eli', '')).toBe('Chidi Ana Ben Dee');
		expect(chairs(after, 3).replace(' Eli', '')).toBe('Chidi Ana Ben Dee');
	});
	test('SE-2 in a first round there is no top chair to choose', () => {
		expect(refused(timeline(), { type: 'chairs', round: 1, chair: 2 })).toBe('no-chairs-yet');
	});
});

describe('first seats', () => {
	const other = 'Eli Dee Chidi Ben Ana';
	const cases: readonly (readonly [string, Timeline, string])[] = [
		['joined', given(seated('tahimi'), join('Fay')), 'Eli Dee Chidi Fay Ben Ana'],
		['left', given(seated('dalmuti'), leave('Eli')), 'Dee Chidi Ben Ana'],
		['sat out', given(seated('dalmuti'), sitOut('Eli')), 'Dee Chidi Ben Ana'],
		[
			'left a deal that was void',
			given(seated('temple'), go('play'), leaveMidRound('Eli'), voidRound),
			'Dee Chidi Ben Ana'
		]
	];
	test.each(cases)('SE-1 are corrected where somebody %s after them', (_, timeline, places) => {
		const on = given(timeline, go('play'));
		expect(firstSeats(on.history, 1)).toEqual(players(five));
		const { after, problems } = planned(on, { type: 'seats', round: 1, order: players(other) });
		expect(problems).toEqual([]);
		expect(after.round!.places.join(' ')).toBe(places);
	});
	test('JO-2 of a round in which everyone drew again, the last ones are corrected', () => {
		const house = { newcomers: 'redraw' } as const;
		const again = `${five.replace('Eli', 'Fay')}`;
		const redrawn = given(
			begin(rulesOf('dalmuti', house), five),
			sit(five),
			sitOut('Eli'),
			join('Fay'),
			sit(again),
			go('play')
		);
		const voided = given(
			begin(rulesOf('temple', house), four),
			sit(four),
			go('play'),
			...exits('Ben'),
			voidRound,
			join('Fay'),
			sit(again),
			go('play')
		);
		for (const timeline of [redrawn, voided]) {
			expect(firstSeats(timeline.history, 1)).toEqual(players(again));
			const order = players('Fay Dee Chidi Ben Ana');
			const { after, problems } = planned(timeline, { type: 'seats', round: 1, order });
			expect(problems).toEqual([]);
			expect(after.round!.places).toEqual(order);
		}
	});
	test('SE-1 later rounds have none', () =>
		expect(firstSeats(threeRounds().history, 2)).toEqual([]));
});

describe('attendance', () => {
	test('JO-2 a forgotten player is added, and the exit is asked for', () => {
		const plan = planned(threeRounds(), joined(3, 'Eli'));
		// after the first two of the four; one bracket more: ⌊4/2⌋
		expect(nth(plan.after, 3).places).toEqual(players('Ben Ana Eli Chidi Dee'));
		expect(bracketsOf(plan.after, 3)).toBe('Dee→Ben 2, Chidi→Ana 1');
		expect(problemsOf(plan)).toEqual(['left-out 3 TaxesSettled no-bracket', 'filled-in 3 Dee Eli']);
		expect(plan.after.round!.places).toEqual(players('Ben Chidi Ana Dee Eli'));

		const answered = planned(threeRounds(), joined(3, 'Eli'), exitsOf(3, 'Eli Ben Chidi Ana Dee'));
		expect(problemsOf(answered)).toEqual(['left-out 3 TaxesSettled no-bracket']);
		expect(answered.about).toBe('people');
		expect(answered.after.round!.places).toEqual(players('Eli Ben Chidi Ana Dee'));
	});

	test('SE-1 a player forgotten from the start has no seat yet', () => {
		const plan = planned(threeRounds(), joined(1, 'Eli'));
		expect(problemsOf(plan)).toEqual([
			'left-out 1 SeatsSet not-everyone-once',
			'seated 1 Ana Ben Chidi Dee Eli',
			'filled-in 1 Dee Eli',
			'left-out 2 TaxesSettled no-bracket',
			'filled-in 2 Dee Eli',
			'left-out 3 TaxesSettled no-bracket',
			'filled-in 3 Dee Eli'
		]);
		const seats: Change = { type: 'seats', round: 1, order: players('Eli Ana Ben Chidi Dee') };
		const answered = planned(threeRounds(), joined(1, 'Eli'), seats);
		expect(nth(answered.after, 1).places).toEqual(players('Eli Ana Ben Chidi Dee'));
		expect(problemsOf(answered).filter((p) => /Seats|seated/.test(p))).toEqual([]);
	});

	test('JO-1 a player who joined by mistake is removed from later rounds', () => {
		const timeline = played(
			played(given(played(sat('temple'), 'Ana Ben Chidi'), join('Eli')), 'Eli Ana Ben Dee'),
			'Ben Eli Ana Chidi'
		);
		const plan = planned(timeline, mistake(timeline, 'PlayerJoined'));
		expect(plan.round).toBe(2);
		expect(problemsOf(plan)).toEqual([
			'left-out 2 PlayerWentOut Eli not-at-the-table',
			'left-out 3 PlayerWentOut Eli not-at-the-table'
		]);
		expect(placesOf(plan.after)).toEqual([
			'Ana Ben Chidi Dee',
			'Ana Ben Dee Chidi',
			'Ben Ana Chidi Dee'
		]);
	});

	test('JO-2 removing the newcomer removes the redraw', () => {
		const house = { newcomers: 'redraw' } as const;
		const timeline = played(
			given(
				played(sat('temple', house), 'Ana Ben Chidi'),
				join('Eli'),
				sit('Dee Eli Ana Ben Chidi')
			),
			'Eli Dee Ana Ben'
		);
		const plan = planned(timeline, mistake(timeline, 'PlayerJoined'));
		expect(problemsOf(plan)).toEqual([
			'left-out 2 SeatsSet seats-are-settled',
			'left-out 2 PlayerWentOut Eli not-at-the-table'
		]);
		expect(placesOf(plan.after)).toEqual(['Ana Ben Chidi Dee', 'Dee Ana Ben Chidi']);
		expect(nth(plan.after, 2).first).toBe(false);
	});

	test('JO-2 a forgotten newcomer causes a redraw', () => {
		const timeline = played(
			played(sat('temple', { newcomers: 'redraw' }), 'Ana Ben Chidi'),
			'Ben Ana Chidi'
		);
		const plan = planned(timeline, joined(2, 'Eli'));
		expect(problemsOf(plan)).toEqual(['seated 2 Ana Ben Chidi Dee Eli', 'filled-in 2 Dee Eli']);
		expect(nth(plan.after, 2)).toMatchObject({
			first: true,
			places: players('Ana Ben Chidi Dee Eli')
		});
	});

	test('JO-2 by-card a newcomer needs a card, and sits by it', () => {
		const timeline = played(
			played(sat('temple', { newcomers: 'by-card' }), 'Ana Ben Chidi'),
			'Ben Ana Chidi'
		);
		expect(refused(timeline, joined(2, 'Eli'))).toBe('card-needed');
		// 3 4 5 last, 6 7 8 second-last
		const { after } = planned(timeline, joined(2, 'Eli', '7'));
		expect(nth(after, 2).places).toEqual(players('Ana Ben Chidi Eli Dee'));
	});

	test('SE-4 removing a departure in mid-round asks for the exit', () => {
		const timeline = played(
			given(
				sat('temple'),
				go('play'),
				...exits('Ana'),
				leaveMidRound('Ben'),
				...exits('Chidi'),
				confirm
			),
			'Chidi Dee'
		);
		expect(timeline.state.round!.places).toEqual(players('Chidi Dee Ana'));
		const plan = planned(timeline, mistake(timeline, 'PlayerLeftMidRound'));
		expect(problemsOf(plan)).toEqual(['filled-in 1 Dee Ben', 'filled-in 2 Ana Ben']);
		expect(placesOf(plan.after)).toEqual(['Ana Chidi Dee Ben', 'Chidi Dee Ana Ben']);
	});

	test('JO-1 a player who had left is missing from that round on', () => {
		const plan = planned(threeRounds(), { type: 'leave', round: 3, player: player('Ana') });
		expect(problemsOf(plan)).toEqual(['left-out 3 PlayerWentOut Ana not-at-the-table']);
		expect(placesOf(plan.after)).toEqual(['Ana Ben Chidi Dee', 'Ben Chidi Dee', 'Ben Chidi Dee']);
	});

	test('JO-5 a player who sat a round out keeps the place', () => {
		const plan = planned(threeRounds(), { type: 'sit-out', round: 3, player: player('Ana') });
		expect(placesOf(plan.after)).toEqual([
			'Ana Ben Chidi Dee',
			'Ben Chidi Dee',
			'Ben Ana Chidi Dee'
		]);
		expect(refused(threeRounds(), { type: 'sit-out', round: 1, player: player('Ana') })).toBe(
			'no-place-to-keep'
		);
	});

	test('JO-5 a player who played after all is asked for the exit', () => {
		const timeline = played(
			given(playedTaxed(played(sat('temple'), 'Ana Ben Chidi'), 'Ben Ana Chidi'), sitOut('Dee')),
			'Chidi Ben'
		);
		expect(timeline.state.round!.places).toEqual(players('Chidi Ben Ana Dee'));
		const plan = planned(timeline, mistake(timeline, 'PlayerSatOut'));
		expect(problemsOf(plan)).toEqual(['filled-in 3 Ana Dee']);
		expect(nth(plan.after, 3).places).toEqual(players('Ben Ana Chidi Dee'));
		expect(plan.after.round!.places).toEqual(players('Chidi Ben Ana Dee'));
	});

	test('JO-1 a player who had not left is back in the next round', () => {
		const timeline = played(given(threeRounds(), leave('Dee')), 'Ana Ben');
		const plan = planned(timeline, mistake(timeline, 'PlayerLeft'));
		expect(nth(plan.after, 4).places).toEqual(players('Ben Chidi Ana Dee'));
		expect(problemsOf(plan)).toEqual(['filled-in 4 Chidi Dee']);
	});

	test('JO-1 when a player had left before the first round, the others keep their seats', () => {
		const plan = planned(threeRounds(), { type: 'leave', round: 1, player: player('Ben') });
		expect(nth(plan.after, 1).places).toEqual(players('Ana Chidi Dee'));
		expect(problemsOf(plan)).toEqual([
			...[1, 2].map((round) => `left-out ${round} PlayerWentOut Ben not-at-the-table`),
			// to Ben, who was first in round 2
			'left-out 3 TaxesSettled no-bracket',
			'left-out 3 PlayerWentOut Ben not-at-the-table'
		]);
	});

	test('JO-5 a player who sat out the first round of The Great Dalmuti keeps the drawn place', () => {
		const timeline = played(sat('dalmuti'), 'Chidi Ana Dee');
		const plan = planned(timeline, { type: 'sit-out', round: 1, player: player('Ana') });
		expect(nth(plan.after, 1).places).toEqual(players('Ben Chidi Dee'));
		expect(plan.after.round!.places).toEqual(players('Ana Chidi Dee Ben'));
	});

	test('JO-1 TI-1 a departure is refused if too few players would be left', () => {
		const three = played(given(played(sat('temple'), 'Ana Ben Chidi'), leave('Dee')), 'Ana Ben');
		expect(three.state.rules.players.min).toBe(3);
		expect(refused(three, { type: 'leave', round: 2, player: player('Chidi') })).toBe('too-few');
	});
});

describe('rules', () => {
	test('TX-2 other rules for one round change its taxes alone', () => {
		const rules = rulesOf('temple', { taxSchedule: 'two-one' });
		const plan = planned(threeRounds(), { type: 'rules', round: 2, rules, once: true });
		expect(problemsOf(plan)).toEqual(['left-out 2 TaxesSettled no-bracket']);
		expect(bracketsOf(plan.after, 2)).toBe('Dee→Ana 2, Chidi→Ben 1');
		expect(bracketsOf(plan.after, 3)).toBe('Dee→Ben 1');
		expect(plan.after.rules).toEqual(rulesOf('temple'));
		const { rounds } = consequences(threeRounds().state, plan.after);
		expect(rounds.map(({ round }) => round)).toEqual([2]);
		expect(rounds[0]!.rules!.after.options.taxSchedule).toBe('two-one');
	});

	test('TX-2 other rules from a round on change all later taxes', () => {
		const rules = rulesOf('temple', { taxSchedule: 'two-one' });
		const plan = planned(threeRounds(), { type: 'rules', round: 3, rules, once: false });
		expect(bracketsOf(plan.after, 2)).toBe('Dee→Ana 1');
		expect(bracketsOf(plan.after, 3)).toBe('Dee→Ben 2, Chidi→Ana 1');
		expect(bracketsOf(plan.after, 4)).toBe('Dee→Ben 2, Ana→Chidi 1');
	});

	test('DE-2 a change made in a later round still holds from there', () => {
		const later = rulesOf('temple', { taxSchedule: 'none' });
		const timeline = played(given(threeRounds(), changeRules(later)), 'Ana Ben Chidi');
		const rules = rulesOf('temple', { taxSchedule: 'two-one' });
		const plan = planned(timeline, { type: 'rules', round: 2, rules, once: false });
		expect(bracketsOf(plan.after, 3)).toBe('Dee→Ben 2, Chidi→Ana 1');
		expect(bracketsOf(plan.after, 4)).toBe('');
	});
});

describe('Daifugō', () => {
	const daifugo = (names: string) => played(sat('daifugo'), names);
	test('DF-6 the capital falls if another turns out to be first', () => {
		// Ana on top: first out, so nobody falls
		const timeline = played(daifugo('Ana Ben Chidi'), 'Ana Ben Chidi');
		expect(timeline.state.round!.places).toEqual(players('Ana Ben Chidi Dee'));
		const plan = planned(timeline, exitsOf(2, 'Ben Chidi Ana Dee'));
		// Ana falls as soon as Ben is out; Chidi is next, Dee the last who held cards
		expect(plan.after.round!.places).toEqual(players('Ben Chidi Dee Ana'));
		expect(plan.problems).toEqual([]);
	});

	test('DF-6 an exit of somebody who turns out to have fallen is left out, and says so', () => {
		const timeline = played(daifugo('Ana Ben Chidi'), 'Ana Ben Chidi');
		const plan = planned(timeline, exitsOf(1, 'Ben Ana Chidi Dee'));
		// in round 2 Ben is on top now, and Ana is first out
		expect(problemsOf(plan)).toEqual(['left-out 2 PlayerWentOut Ben fell']);
	});

	test('DF-8 the table turns if the bottom player turns out to be first', () => {
		const timeline = played(daifugo('Ana Ben Chidi'), 'Ana Ben Chidi');
		const plan = planned(timeline, exitsOf(2, 'Dee Ana Ben Chidi'));
		expect(plan.after.round!.places).toEqual(players('Dee Chidi Ben Ana'));
		expect(plan.problems).toEqual([]);
	});

	test('PR-8 marking a last card as forbidden costs the place, and unmarking it gives the place back', () => {
		const timeline = played(daifugo('Ana Ben Chidi'), 'Ana Ben Chidi');
		const plan = planned(timeline, exitsOf(2, 'Ana Ben Chidi Dee', 'Ben'));
		expect(plan.after.round!.places).toEqual(players('Ana Chidi Dee Ben'));
		const judged = given(
			daifugo('Ana Ben Chidi'),
			go('play'),
			...exits('Ana Ben Chidi'),
			judge('Ana'),
			confirm
		);
		const back = planned(judged, exitsOf(2, 'Ana Ben Chidi Dee'));
		expect(back.after.round!.places).toEqual(players('Ana Ben Chidi Dee'));
	});
});

describe('amendments of amendments', () => {
	test('amendments are undone and redone one by one', () => {
		const before = threeRounds();
		const one = amended(before, exitsOf(1, 'Dee Ana Ben Chidi'));
		const two = amended(one, exitsOf(1, 'Chidi Dee Ana Ben'));
		expect(placesOf(two.state)[0]).toBe('Chidi Dee Ana Ben');
		const three = amended(two, revolution(2, 'Ana'));
		expect(bracketsOf(three.state, 2)).toBe('');
		expect(given(three, undo).state).toEqual(two.state);
		expect(given(three, undo, undo).state).toEqual(one.state);
		expect(given(three, undo, undo, undo).state).toEqual(before.state);
		expect(given(three, undo, undo, undo, redo, redo).state).toEqual(two.state);
	});

	test('a second amendment removes a player whom the first added', () => {
		const with5 = amended(threeRounds(), joined(3, 'Eli'), exitsOf(3, 'Eli Ben Chidi Ana Dee'));
		const plan = planned(with5, mistake(with5, 'PlayerJoined'));
		expect(placesOf(plan.after)).toEqual(placesOf(threeRounds().state));
		expect(problemsOf(plan)).toEqual(['left-out 3 PlayerWentOut Eli not-at-the-table']);
	});

	test('a closed evening stays closed when amended', () => {
		const closed = given(threeRounds(), close);
		const after = amended(closed, exitsOf(3, 'Dee Ana Ben Chidi'));
		expect(after.state.closedAt).toBe(closed.state.closedAt);
		expect(result(nth(after.state, 3))).toEqual(players('Dee Ana Ben Chidi'));
	});

	test('a corrected round changes the places of the current one, and keeps its exits', () => {
		const on = given(threeRounds(), go('play'), ...exits('Ben'));
		const plan = planned(on, exitsOf(3, 'Dee Chidi Ana Ben'));
		expect(plan.after.round).toMatchObject({
			number: 4,
			places: words('Dee Chidi Ana Ben'),
			out: ['Ben']
		});
		const changes = consequences(on.state, plan.after).rounds;
		expect(changes.map(({ round, now }) => [round, now])).toEqual([
			[3, false],
			[4, true]
		]);
	});
});
