import { describe, expect, test } from 'vitest';
import { hasSeatsStep, pastRounds, result } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { fold, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { RULESETS, findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { thrones } from '#lib/stats/throne.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';
import {
	begin,
	changeRules,
	close,
	confirm,
	correctScore,
	decides,
	exits,
	four,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	player,
	revolt,
	rulesOf,
	seated,
	sit,
	undo
} from '../given.ts';

const played = (order: string) => [go('play'), ...exits(order), confirm];
const totals = ({ state }: Timeline): string =>
	scoreboard(state)
		.totals.map(({ player: p, points }) => `${p} ${points}`)
		.join(', ');
const target = ({ state }: Timeline) => scoreboard(state).target;

const dalmuti = (house = {}) =>
	seated('dalmuti', { scoring: 'beaten-philanthropic', ...house }, four);

test('SC-1 SE-4 nobody rises because others leave', () => {
	const philanthropic = (...more: TimelineCommand[]) =>
		scoreboard(given(dalmuti(), ...played('Ana Ben Chidi'), go('play'), ...more).state)
			.rounds[1]!.points.filter(({ from }) => from === 'philanthropy')
			.map(({ player: p }) => p);
	// places Ana Ben Chidi Dee
	expect(philanthropic(...exits('Ana Dee Chidi'))).toEqual(['Ana']);
	expect(philanthropic(leaveMidRound('Chidi'), ...exits('Ana Ben'))).toEqual([]);
	expect(philanthropic(leaveMidRound('Ben'), ...exits('Ana Chidi'))).toEqual([]);
	expect(philanthropic(leaveMidRound('Ben'), ...exits('Ana Dee'))).toEqual(['Ana']);
	expect(philanthropic(leaveMidRound('Dee'), ...exits('Ana Chidi'))).toEqual(['Ben']);
});

describe('SC-1 Dalmuti with the philanthropic rule, computed by hand', () => {
	const five = given(
		dalmuti(),
		// places A B C D. Out: B A D C. Beaten: B 3, A 2, D 1. D rises from 4 to 3: A 1. C falls.
		...played('Ben Ana Dee'),
		// places B A D C. Out: B C A D. Beaten: B 3, C 2, A 1. C rises from 4 to 2: B 1. D falls.
		...played('Ben Chidi Ana'),
		// places B C A D; D calls a greater revolution: D A C B. Out: C D A B. Beaten: C 3, D 2, A
		// 1. B stays last: nothing for D. C rises from 3 to 1: A 1.
		go('taxes'),
		revolt('Dee'),
		...played('Chidi Dee Ana'),
		// places C D A B. Out: D B C A. Beaten: D 3, B 2, C 1. B rises from 4 to 2: C 1. A falls.
		...played('Dee Ben Chidi'),
		// places D B C A. Out: A C D B. Beaten: A 3, C 2, D 1. A rises from 4 to 1: D 1. C rises
		// from 3 to 2: B 1.
		...played('Ana Chidi Dee')
	);
	test('SC-1 FP-14 RV-2 five rounds, one after a greater revolution', () =>
		// A 3 1 2 0 3 = 9 · B 3 4 0 2 1 = 10 · C 0 2 3 2 2 = 9 · D 1 0 2 3 2 = 8
		expect(totals(five)).toBe('Ben 10, Ana 9, Chidi 9, Dee 8'));
	test('SC-1 points per round, with their reasons', () => {
		const { rounds } = scoreboard(five.state);
		const text = rounds.map(({ sums }) =>
			four
				.split(' ')
				.map((p) => sums.get(player(p)))
				.join(' ')
		);
		expect(text).toEqual(['3 3 0 1', '1 4 2 0', '2 0 3 2', '0 2 2 3', '3 1 2 2']);
		expect(rounds[2]!.points.filter(({ player: p }) => p === 'Ana')).toEqual([
			{ player: 'Ana', rule: 'SC-1', points: 1, from: 'beaten', beaten: ['Ben'] },
			{ player: 'Ana', rule: 'SC-1', points: 1, from: 'philanthropy', risen: 'Chidi' }
		]);
		expect(rounds[4]!.points.filter(({ from }) => from === 'philanthropy')).toEqual([
			{ player: 'Dee', rule: 'SC-1', points: 1, from: 'philanthropy', risen: 'Ana' },
			{ player: 'Ben', rule: 'SC-1', points: 1, from: 'philanthropy', risen: 'Chidi' }
		]);
	});
	test('SC-1 a finished round counts before it is confirmed, an unfinished one does not', () => {
		expect(totals(given(five, undo))).toBe(totals(five));
		expect(totals(given(five, undo, undo))).toBe('Ben 9, Chidi 7, Ana 6, Dee 6');
		expect(totals(given(five, undo, close))).toBe(totals(five));
	});
});

describe('SC-1 to SC-3 the points that count', () => {
	test('SC-1 a player who leaves during a round scores as beaten, and newcomers start at 0', () => {
		const beaten = dalmuti({ scoring: 'beaten' });
		const left = given(beaten, go('play'), ...exits('Ana'), leaveMidRound('Ben'), ...exits('Dee'));
		expect(totals(left)).toBe('Ana 3, Dee 2, Chidi 1, Ben 0');
		const next = given(left, confirm, join('Eli'), ...played('Eli Ana Dee'));
		expect(totals(next)).toBe('Ana 5, Dee 3, Eli 3, Chidi 1, Ben 0');
		expect(totals(given(left, confirm, leave('Ana'), join('Eli'), join('Ana')))).toBe(totals(left));
	});
	test('SC-3 President scores 2, 1, 0 unless the table sets other points', () => {
		const president = findRuleset('president')!;
		const names = `${four} Eli`;
		const at = (points?: Record<string, number>) =>
			given(
				begin(
					resolveRules(president, { options: { scoring: 'by-title' }, ...(points && { points }) }),
					names
				),
				sit(names),
				...played('Eli Dee Chidi Ben')
			);
		expect(totals(at())).toBe('Eli 2, Dee 1, Ana 0, Ben 0, Chidi 0');
		const own = { President: 5, 'Vice President': 3, Citizen: 1, Scum: -2 };
		expect(totals(at(own))).toBe('Eli 5, Dee 3, Chidi 1, Ben 0, Ana -2');
		expect(scoreboard(at(own).state).rounds[0]!.points[4]).toEqual({
			player: 'Ana',
			rule: 'SC-3',
			points: -2,
			from: 'title',
			place: 5,
			title: 'Scum'
		});
		expect(scoreboard(at(own).state).rounds[0]!.points[1]).toMatchObject({
			title: 'Vice President'
		});
	});
	test('DE-2 each round scores by its own rules', () => {
		const beaten = dalmuti({ scoring: 'none' });
		const one = given(beaten, ...played('Ana Ben Chidi'));
		expect(scoreboard(one.state)).toMatchObject({
			scored: false,
			totals: [{ points: 0 }, {}, {}, {}]
		});
		const scoring = rulesOf('dalmuti', { scoring: 'beaten' });
		const two = given(one, changeRules(scoring), ...played('Ana Ben Chidi'));
		expect(totals(two)).toBe('Ana 3, Ben 2, Chidi 1, Dee 0');
		const three = given(two, changeRules(rulesOf('dalmuti')), ...played('Dee Ben Chidi'));
		expect(totals(three)).toBe('Ana 3, Ben 2, Chidi 1, Dee 0');
		expect(scoreboard(three.state).scored).toBe(true);
	});
});

describe('SC-2 the target', () => {
	const rounds = (n: number) => dalmuti({ scoring: 'beaten', target: { rounds: n } });
	test('SC-2 a number of rounds; equal totals share the win', () => {
		const one = given(rounds(2), ...played('Ana Ben Chidi'));
		expect(target(one)).toBeNull();
		const two = given(one, go('play'), ...exits('Ben Ana Chidi'));
		const reached = { round: 2, by: 'rounds', amount: 2, winners: ['Ana', 'Ben'] };
		expect(target(two)).toEqual(reached);
		expect(target(given(two, confirm, ...played('Dee Ana Ben')))).toEqual(reached);
	});
	test('SC-2 a number of points, by the first round that reached it', () => {
		const at = given(
			dalmuti({ scoring: 'beaten', target: { points: 5 } }),
			...played('Ana Ben Chidi')
		);
		expect(target(at)).toBeNull();
		const reached = { round: 2, by: 'points', amount: 5, winners: ['Ana'] };
		const two = given(at, ...played('Ben Ana Chidi'), undo);
		expect(target(two)).toEqual({ ...reached, winners: ['Ana', 'Ben'] });
		expect(target(given(two, correctScore('Ben', -1)))).toEqual(reached);
		expect(target(given(two, correctScore('Ben', -1), confirm, ...played('Ben Dee Ana')))).toEqual(
			reached
		);
		const short = given(two, correctScore('Ben', -1), correctScore('Ana', -1));
		expect(target(short)).toBeNull();
	});
	test('SC-2 no target, or no scoring', () => {
		expect(target(given(dalmuti(), ...played('Ana Ben Chidi')))).toBeNull();
		const none = dalmuti({ scoring: 'none', target: { rounds: 1 } });
		expect(target(given(none, ...played('Ana Ben Chidi')))).toMatchObject({
			round: 1,
			winners: []
		});
		expect(target(dalmuti({ target: { points: 1 } }))).toBeNull();
	});
});

describe('SC-2 points corrected by hand', () => {
	const at = given(dalmuti(), ...played('Ana Ben Chidi'));
	const corrected = (points: number) =>
		({ type: 'ScoreCorrected', player: player('Dee'), points, reason: 'A miscount' }) as const;
	decides([
		['SC-2 up', at, correctScore('Dee', 2, ' A\nmiscount'), corrected(2)],
		['SC-2 down', at, correctScore('Dee', -2), corrected(-2)],
		['SC-2 by nothing', at, correctScore('Dee', 0), 'wrong-points'],
		['SC-2 by half a point', at, correctScore('Dee', 0.5), 'wrong-points'],
		['SC-2 by a thousand', at, correctScore('Dee', 1000), 'wrong-points'],
		['SC-2 without a reason', at, correctScore('Dee', 1, ' '), 'text-empty'],
		['SC-2 of a stranger', at, correctScore('Zoe', 1), 'not-at-the-table'],
		['SC-2 when all is closed', given(at, close), correctScore('Dee', 1), 'evening-closed']
	]);
	test('SC-2 count, and are listed with the round after which they were made', () => {
		const two = given(at, correctScore('Dee', 4), correctScore('Ana', -3));
		expect(totals(two)).toBe('Dee 4, Ben 2, Chidi 1, Ana 0');
		expect(scoreboard(two.state).corrections.map(({ round }) => round)).toEqual([1, 1]);
		expect(totals(given(two, undo))).toBe('Dee 4, Ana 3, Ben 2, Chidi 1');
		expect(totals(given(dalmuti(), correctScore('Dee', 4)))).toBe('Dee 4');
	});
});

describe('SC-4 the throne', () => {
	const text = ({ state }: Timeline) =>
		thrones(state).map((t) => `${t.player} ${t.played} ${t.won} ${t.reigned} ${t.longest}`);
	test('SC-4 rounds played, won, on the throne, and the longest reign', () => {
		// nobody reigns in round 1 of Temple; then Chidi, Chidi, Ana, Chidi
		const at = given(
			later('temple'),
			...played('Chidi Ana Eli Ben'),
			...played('Ana Chidi Eli Ben'),
			...played('Chidi Ana Eli Ben'),
			...played('Dee Ana Eli Ben')
		);
		expect(text(at)).toEqual([
			'Chidi 5 3 3 2',
			'Ana 5 1 1 1',
			'Dee 5 1 0 0',
			'Ben 5 0 0 0',
			'Eli 5 0 0 0'
		]);
	});
	test('RV-2 after a greater revolution the new top reigns', () => {
		const at = given(dalmuti(), go('taxes'), revolt('Dee'), ...played('Ana Ben Chidi'));
		expect(text(at)).toEqual(['Ana 1 1 0 0', 'Dee 1 0 1 1', 'Ben 1 0 0 0', 'Chidi 1 0 0 0']);
	});
});

/** Counts points pair by pair, from the places alone. */
function naivePoints(round: Round, who: string): number {
	const { scoring } = round.rules.options;
	const order: readonly string[] = result(round);
	const start: readonly string[] = round.places;
	const own = order.indexOf(who);
	if (own < 0 || scoring === 'none') return 0;
	// of three players the second is in the middle
	if (scoring === 'by-title') return own === 0 ? 2 : own === 1 && order.length > 3 ? 1 : 0;
	let points = 0;
	for (const other of order) if (order.indexOf(other) > own) points += 1;
	if (scoring === 'beaten') return points;
	const place = start.indexOf(who) + 1;
	const opposite = start.length + 1 - place;
	const counts = place === 1 || (place === 2 && start.length >= 4);
	const other = start[opposite - 1]!;
	const left: readonly string[] = round.left;
	// those who stayed and changed sides with the other
	let up = 0;
	for (const one of order.filter((p) => !left.includes(p))) {
		const [before, after] = [start, order].map((all) => all.indexOf(one) < all.indexOf(other));
		up += Number(before && !after) - Number(!before && after);
	}
	return counts && !left.includes(other) && up > 0 ? points + 1 : points;
}

function naive(
	{ past, round, people, scoreCorrections }: Evening,
	over: boolean
): Map<string, number> {
	const rounds = [...pastRounds(past), ...(over && round !== null ? [round] : [])];
	const sums = new Map<string, number>();
	for (const who of Object.keys(people)) {
		const there = rounds.filter(({ places }) => places.some((p) => p === who));
		const corrected = scoreCorrections.filter(({ player: p }) => p === who);
		if (there.length + corrected.length === 0) continue;
		const counted = there.map((one) => naivePoints(one, who));
		const byHand = corrected.map(({ points }) => points);
		sums.set(
			who,
			[...counted, ...byHand].reduce((sum, n) => sum + n, 0)
		);
	}
	return sums;
}

const evenings = many(4, 4);
for (const scoring of ['beaten', 'beaten-philanthropic', 'by-title'] as const)
	test(`SC-1 SC-3 ${scoring}: random evenings of each ruleset, against a naive count`, () => {
		let rounds = 0;
		for (const ruleset of RULESETS)
			for (let seed = 0; seed < evenings; seed++) {
				const log = randomEvening(seed, resolveRules(ruleset, { options: { scoring } }));
				const { state } = fold(log)!;
				const board = scoreboard(state);
				const over = board.rounds.length > pastRounds(state.past).length;
				expect(new Map<string, number>(board.totals.map((t) => [t.player, t.points]))).toEqual(
					naive(state, over)
				);
				for (const [i, { sums }] of board.rounds.entries()) {
					const one = [...pastRounds(state.past), state.round!][i]!;
					for (const [p, points] of sums) expect(points).toBe(naivePoints(one, p));
				}
				const reigned = thrones(state).reduce((sum, t) => sum + t.reigned, 0);
				const all = [...pastRounds(state.past), ...(over ? [state.round!] : [])];
				expect(reigned).toBe(all.filter(hasSeatsStep).length);
				rounds += board.rounds.length;
			}
		expect(rounds).toBeGreaterThan(100);
	});
