import { describe, expect, test } from 'vitest';
import {
	chairChoices,
	groupOf,
	isMoving,
	isSeatsOnce,
	otherChoice,
	seatMoves,
	sittingNow
} from '#lib/evening/chairs.ts';
import { lastingChange } from '#lib/evening/rule-commands.ts';
import { seatsCommands } from '#lib/evening/seats-commands.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { changedRules } from '#lib/rulesets/house-set.ts';
import {
	announce,
	begin,
	confirm,
	exits,
	given,
	go,
	join,
	keepChairs,
	later,
	leave,
	leaveMidRound,
	leaveNext,
	players,
	revolt,
	roundOf,
	rulesOf,
	seated,
	sitOut,
	topChair
} from '../given.ts';

/** Round 2 of a Temple evening at this table, after the round ended in this order. */
const after = (chairs: string, order: string) =>
	given(seated('temple', {}, chairs), go('play'), ...exits(order), confirm);
/** The places are Ana, Ben, Fay, Eli, Dee, Chidi. */
const six = after('Ana Eli Ben Chidi Fay Dee', 'Ana Ben Fay Eli Dee');
/** `Ana→Fay`, or `Ana` for who stays; a free chair is `-`. */
const moves = (at: Timeline) =>
	seatMoves(roundOf(at))
		.map((move) => `${move.player}${move.from === move.to ? '' : `→${move.owner ?? '-'}`}`)
		.join(' ');
const moving = (at: Timeline) => seatMoves(roundOf(at)).filter(isMoving).length;
const other = (at: Timeline) => {
	const choice = otherChoice(roundOf(at));
	return choice && `${choice.moves} in the chair of ${choice.owner}`;
};

describe('SE-2 moves to other chairs', () => {
	test('SE-2 chairs are named by the players who sit there now, clockwise', () => {
		expect(moves(six)).toBe('Ana Eli→Chidi Ben→Eli Chidi→Dee Fay→Ben Dee→Fay');
		expect(moving(six)).toBe(5);
	});
	test('SE-2 the choice with fewer moves is offered, and once taken, the own chair', () => {
		expect(other(six)).toBe('4 in the chair of Eli');
		const taken = given(six, topChair(otherChoice(roundOf(six))!.chair));
		expect(moving(taken)).toBe(4);
		expect(moves(taken)).toContain('Ana→Eli');
		expect(other(taken)).toBe('5 in the chair of Ana');
		expect(moving(given(taken, topChair(otherChoice(roundOf(taken))!.chair)))).toBe(5);
	});
	test('SE-2 nothing is offered if the fewest people move already', () => {
		const none = after('Ana Ben Chidi', 'Ana Ben');
		expect(moves(none)).toBe('Ana Ben Chidi');
		expect(other(none)).toBeNull();
		// all choices are alike
		expect(other(after('Ana Ben Chidi', 'Chidi Ben'))).not.toBe('3 in the chair of Chidi');
	});
	test('SE-2 the player who chose a worse chair can take that back', () => {
		const worst = chairChoices(roundOf(six)).findIndex(({ moves: n }) => n === 6);
		expect(other(given(six, topChair(worst)))).toBe('4 in the chair of Eli');
	});
	test('FP-13 a newcomer stands at the free chair and is not counted', () => {
		const at = given(later('temple'), join('Fay'));
		const fay = seatMoves(roundOf(at)).find(({ player }) => player === 'Fay')!;
		expect(sittingNow(roundOf(at))[fay.from]).toBe('Fay');
		expect(fay.isNew).toBe(true);
		expect(isMoving(fay)).toBe(false);
		const counted = chairChoices(roundOf(at))[roundOf(at).topChair]!.moves;
		expect(moving(at)).toBe(counted);
	});
	test('SE-2 no two players move to the same chair, whatever the choice', () => {
		for (const { chair, moves: n } of chairChoices(roundOf(six))) {
			const at = given(six, topChair(chair));
			const to = seatMoves(roundOf(at)).map((move) => move.to);
			expect(to.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
			expect(moving(at)).toBe(n);
		}
	});
	test('RV-2 a greater revolution moves people after the deal', () => {
		const turned = given(seated('dalmuti'), go('taxes'), revolt('Eli'));
		expect(moves(turned)).toBe('Ana→Eli Ben→Dee Chidi Dee→Ben Eli→Ana');
	});
	test('SE-2 nobody moves in the first round, after the seats are taken, or if people keep their chairs', () => {
		expect(moves(seated('tahimi'))).toBe('');
		expect(moves(given(six, go('deal')))).toBe('');
		expect(sittingNow(roundOf(given(six, go('deal'))))).toEqual(roundOf(six).chairs);
		expect(moves(later('kings-and-bastards'))).toBe('');
		expect(other(given(six, keepChairs))).toBeNull();
		expect(chairChoices(roundOf(seated('tahimi')))).toEqual([]);
	});
});

describe('SE-3 titles move, people stay', () => {
	const nextOf = (at: Timeline) => given(at, go('play'), ...exits('Dee Ana Eli Ben'), confirm);
	const keeps = (at: Timeline) => roundOf(at).keepChairs;
	const say = (at: Timeline, seats: 'move' | 'stay', once: boolean) =>
		given(at, ...seatsCommands(at.state, seats, once));

	test('SE-3 titles move for this round', () => {
		const now = say(later('temple'), 'stay', true);
		expect([keeps(now), isSeatsOnce(now.state, roundOf(now))]).toEqual([true, true]);
		expect(roundOf(now).chairs).toEqual(players('Ana Ben Chidi Dee Eli'));
		expect(keeps(nextOf(now))).toBe(false);
		expect(keeps(say(now, 'move', true))).toBe(false);
	});
	test('SE-3 titles move from now on', () => {
		const now = say(later('temple'), 'stay', false);
		expect([keeps(now), isSeatsOnce(now.state, roundOf(now))]).toEqual([true, false]);
		expect(keeps(nextOf(now))).toBe(true);
		const once = say(nextOf(now), 'move', true);
		expect(keeps(once)).toBe(false);
		expect(keeps(nextOf(once))).toBe(true);
		expect(keeps(nextOf(say(nextOf(now), 'move', false)))).toBe(false);
	});
	test('SE-3 DE-2 moving titles survive other changes of the rules', () => {
		const now = say(later('temple'), 'stay', false);
		expect(now.state.rules.house).toEqual({ seats: 'stay' });
		const scored = lastingChange(now.state, (rules) => changedRules(rules, { scoring: 'beaten' }));
		expect(keeps(given(now, ...scored))).toBe(true);
		expect(say(now, 'move', false).state.rules.house).toEqual({});
	});
	test('SE-3 JO-5 a player who sat out returns to the same chair, also if the neighbour sat out too', () => {
		const kings = later('kings-and-bastards');
		const chairs = (at: Timeline) => roundOf(at).chairs.join(' ');
		const back = (out: string, order: string) =>
			given(kings, ...out.split(' ').map(sitOut), go('play'), ...exits(order), confirm);
		for (const out of ['Chidi', 'Ana', 'Chidi Ben', 'Ben Chidi', 'Eli Ana', 'Ana Eli']) {
			const others = players('Ana Ben Chidi Dee Eli').filter((p) => !out.includes(p));
			const round = chairs(back(out, others.slice(1).join(' ')));
			expect(`${round} ${round}`, out).toContain('Ana Ben Chidi Dee Eli');
		}
	});
	test('SE-3 other rules of this round stay as they are', () => {
		const untaxed = { ...rulesOf('temple', { taxSchedule: 'none' }) };
		const at = given(later('temple'), { type: 'changeRules', rules: untaxed, once: true });
		const now = say(at, 'stay', false);
		expect(roundOf(now).rules.options).toMatchObject({ taxSchedule: 'none', seats: 'stay' });
		expect(roundOf(nextOf(now)).rules.options).toMatchObject({
			taxSchedule: 'tiered',
			seats: 'stay'
		});
	});
	test('SE-3 nothing is offered if the table has decided already whether people keep their chairs', () => {
		const kept = given(later('temple'), keepChairs);
		expect(keeps(say(kept, 'move', false))).toBe(false);
		const left = given(later('kings-and-bastards'), topChair(0));
		expect(keeps(say(left, 'stay', false))).toBe(true);
	});
});

describe('SE-1 the group that comes back', () => {
	const names = (at: Timeline) => groupOf(at.state).join(' ');
	test('SE-1 is everyone as they sit now, not as they will', () => {
		expect(names(begin(rulesOf('temple'), 'Ana Ben Chidi'))).toBe('Ana Ben Chidi');
		expect(names(six)).toBe('Ana Eli Ben Chidi Fay Dee');
		expect(names(given(six, go('deal')))).toBe('Ana Ben Fay Eli Dee Chidi');
	});
	test('SE-1 has who sat out or came late, and not who left', () => {
		const changed = given(six, sitOut('Fay'), leave('Ben'), join('Gus'));
		expect(names(changed)).toBe('Ana Eli Chidi Gus Dee Fay');
		const inPlay = given(six, go('play'), leaveMidRound('Dee'), leaveNext('Ben'), announce('Hana'));
		expect(names(inPlay)).toBe('Ana Ben Fay Eli Chidi Hana');
	});
});
