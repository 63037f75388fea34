import { describe, expect, test } from 'vitest';
import { fallen, isFinished, leadIfExitStands, result, stillIn } from '#lib/evening/round.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import {
	confirm,
	decides,
	endEarly,
	exit,
	exits,
	given,
	go,
	judge,
	leaveMidRound,
	placesOf,
	player,
	players,
	playing,
	roundOf,
	seated,
	swap,
	takeBack
} from '../given.ts';

/** Round 2: the places are Chidi, Ana, Eli, Ben, Dee. */
const daifugo = playing('daifugo');
const order = (at: Timeline): string => result(roundOf(at)).join(' ');

describe('DF-6 the fall of the capital', () => {
	test('DF-6 if another is first out, the top player is out, and last', () => {
		const at = given(daifugo, exit('Eli'));
		expect(fallen(roundOf(at))).toBe('Chidi');
		expect(stillIn(roundOf(at))).toEqual(players('Ana Ben Dee'));
		expect(order(given(at, ...exits('Ben Ana')))).toBe('Eli Ben Ana Dee Chidi');
		expect(isFinished(roundOf(given(at, ...exits('Ben Ana'))))).toBe(true);
		expect(placesOf(given(at, ...exits('Ben Ana'), confirm))).toBe('Eli Ben Ana Dee Chidi');
	});
	decides([['DF-6 the fallen go out no more', given(daifugo, exit('Eli')), exit('Chidi'), 'fell']]);
	test('DF-6 nobody falls if the top player is first out again', () =>
		expect(order(given(daifugo, ...exits('Chidi Eli Ben Ana')))).toBe('Chidi Eli Ben Ana Dee'));
	test('TI-0 nobody can fall in the first round', () =>
		expect(order(given(seated('daifugo'), go('play'), ...exits('Eli Dee Chidi Ben')))).toBe(
			'Eli Dee Chidi Ben Ana'
		));
	test('DF-6 a player who left does not fall', () => {
		const at = given(daifugo, leaveMidRound('Chidi'), exit('Eli'));
		expect(fallen(roundOf(at))).toBeNull();
		expect(order(at).endsWith('Chidi')).toBe(true);
	});
	test('DF-6 a corrected order corrects the fall', () => {
		const at = given(daifugo, exit('Eli'), takeBack('Eli'), exit('Chidi'), exit('Eli'));
		expect(fallen(roundOf(at))).toBeNull();
		const swapped = given(at, swap('Chidi', 'Eli'));
		expect(fallen(roundOf(swapped))).toBe('Chidi');
		expect(order(given(swapped, ...exits('Ana Ben')))).toBe('Eli Ana Ben Dee Chidi');
	});
	test('DF-6 LE-2 the fallen do not lead', () => {
		const at = given(playing('daifugo', { leadAfterExit: 'highest-place' }), exit('Eli'));
		expect(leadIfExitStands(roundOf(at))?.leader).toBe('Ana');
	});
	test('DF-6 with the option off, the top player plays on', () =>
		expect(
			stillIn(roundOf(given(playing('daifugo', { fallOfTheCapital: false }), exit('Eli'))))
		).toContain('Chidi'));
});

describe('DF-8 overturning from the bottom', () => {
	const turned = given(daifugo, exit('Dee'));
	test('DF-8 the bottom player is first out: all places turn, and the round is over', () => {
		expect(isFinished(roundOf(turned))).toBe(true);
		expect(order(turned)).toBe('Dee Ben Eli Ana Chidi');
		expect(placesOf(given(turned, confirm))).toBe('Dee Ben Eli Ana Chidi');
	});
	decides([
		['DF-8 nobody goes out after it', turned, exit('Ben'), 'round-finished'],
		['DF-8 nobody is placed by hand after it', turned, endEarly('Ana'), 'round-finished']
	]);
	test('DF-8 play goes on when the exit is taken back', () =>
		expect(isFinished(roundOf(given(turned, takeBack('Dee'))))).toBe(false));
	test('DF-8 only the first out counts', () =>
		expect(order(given(daifugo, ...exits('Chidi Dee Ben Ana')))).toBe('Chidi Dee Ben Ana Eli'));
	test('DF-8 a player who left earlier stays last', () =>
		expect(order(given(daifugo, leaveMidRound('Ben'), exit('Dee')))).toBe('Dee Eli Ana Chidi Ben'));
	test('TI-0 nothing overturns in the first round', () =>
		expect(isFinished(roundOf(given(seated('daifugo'), go('play'), exit('Eli'))))).toBe(false));
});

describe('PR-8 a forbidden last card costs the place', () => {
	const out = given(daifugo, ...exits('Chidi Ana'));
	test('PR-8 its player is last, and the others move up', () => {
		const judged = given(out, judge('Ana'));
		expect(order(given(judged, ...exits('Eli Ben')))).toBe('Chidi Eli Ben Dee Ana');
	});
	test('PR-8 of two such players the first is placed lower', () =>
		expect(order(given(out, judge('Ana'), ...exits('Eli Ben'), judge('Eli')))).toBe(
			'Chidi Ben Dee Eli Ana'
		));
	test('PR-8 the mark can be removed, and goes with the exit', () => {
		expect(order(given(out, judge('Ana'), judge('Ana', false), ...exits('Eli Ben')))).toBe(
			'Chidi Ana Eli Ben Dee'
		);
		const again = given(out, judge('Ana'), takeBack('Ana'), ...exits('Ana Eli Ben'));
		expect(order(again)).toBe('Chidi Ana Eli Ben Dee');
	});
	decides([
		[
			'PR-8 their place is not by the order of going out: there is nothing to swap',
			given(out, judge('Ana'), ...exits('Eli Ben')),
			swap('Ana', 'Eli'),
			'not-out'
		],
		[
			'PR-8 it is recorded',
			out,
			judge('Ana'),
			{ type: 'ExitJudged', player: player('Ana'), forbidden: true }
		],
		['PR-8 of one who still plays', out, judge('Dee'), 'not-out'],
		['PR-8 twice', given(out, judge('Ana')), judge('Ana'), 'no-change'],
		[
			'PR-8 where any card may be the last',
			given(playing('president'), exit('Ana')),
			judge('Ana'),
			'no-forbidden-cards'
		],
		[
			'SE-4 after the end was called',
			given(out, endEarly('Eli Ben Dee')),
			judge('Ana'),
			'round-ended-early'
		]
	]);
});

describe('DF-9 the order of the special ends', () => {
	test('DF-9 a forbidden last card is placed below the fallen capital', () =>
		expect(order(given(daifugo, ...exits('Eli Ana'), judge('Ana'), exit('Ben')))).toBe(
			'Eli Ben Dee Chidi Ana'
		));
	test('DF-9 a forbidden last card is no first exit: it neither overturns nor topples', () => {
		const at = given(daifugo, exit('Dee'), judge('Dee'));
		expect(isFinished(roundOf(at))).toBe(false);
		expect(fallen(roundOf(at))).toBeNull();
		expect(order(given(at, ...exits('Chidi Ben Eli')))).toBe('Chidi Ben Eli Ana Dee');
	});
	test('DF-9 the top player on a forbidden card falls as soon as another is out', () =>
		expect(order(given(daifugo, exit('Chidi'), judge('Chidi'), ...exits('Ana Eli')))).toBe(
			'Ana Eli Ben Dee Chidi'
		));
});
