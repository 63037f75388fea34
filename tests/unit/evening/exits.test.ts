import { describe, expect, test } from 'vitest';
import { nextCommands } from '#lib/evening/next.ts';
import { leadIfExitStands, pastRounds, result, stillIn } from '#lib/evening/round.ts';
import { decideNext, type Timeline } from '#lib/evening/timeline.ts';
import { no } from '#lib/rules/result.ts';
import {
	begin,
	bracketsOf,
	confirm,
	decides,
	endEarly,
	exit,
	exits,
	five,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	markTax,
	player,
	players,
	playing,
	revolt,
	roundOf,
	rulesOf,
	seated,
	settleTaxes,
	sit,
	swap,
	takeBack,
	taxed,
	voidRound
} from '../given.ts';

const temple = playing('temple');
const finished = given(temple, ...exits('Dee Ben Ana Chidi'));
const early = given(temple, exit('Dee'), endEarly('Ana Ben Chidi Eli'));

describe('SE-4 going out', () => {
	const gone = given(temple, exit('Ana'), leaveMidRound('Ben'));
	decides([
		[
			'SE-4 a player goes out',
			temple,
			exit('Eli'),
			{ type: 'PlayerWentOut', player: player('Eli') }
		],
		['SE-4 before play', taxed('temple'), exit('Eli'), 'not-playing-yet'],
		['SE-4 before the deal', later('temple'), exit('Eli'), 'not-playing-yet'],
		[
			'RV-2 before play after a greater revolution',
			given(seated('dalmuti'), go('play'), revolt('Eli')),
			exit('Eli'),
			'not-playing-yet'
		],
		['SE-4 a stranger', temple, exit('Zoe'), 'not-at-the-table'],
		['SE-4 out twice', gone, exit('Ana'), 'already-out'],
		['SE-4 one who left', gone, exit('Ben'), 'not-at-the-table'],
		['SE-4 the last one', finished, exit('Eli'), 'round-finished'],
		['SE-4 one who is out, when all is over', finished, exit('Dee'), 'already-out'],
		['SE-4 after the end was called', early, exit('Eli'), 'round-finished']
	]);
	test('SE-4 the first out is first, and the last with cards is filled in', () => {
		expect(result(roundOf(finished))).toEqual(players('Dee Ben Ana Chidi Eli'));
		expect(stillIn(roundOf(finished))).toEqual(players('Eli'));
	});
	test('PL-7 LE-2 the next by chair or by place leads if the exit play stands', () => {
		const lead = (at: Timeline) => leadIfExitStands(roundOf(at))?.leader;
		const stay = playing('kings-and-bastards');
		const tahimi = playing('tahimi');
		expect(lead(temple)).toBeUndefined();
		// Temple: clockwise by chair, which is by place here: Chidi Ana Eli Ben Dee
		expect(lead(given(temple, exit('Ana')))).toBe('Eli');
		expect(lead(given(temple, ...exits('Eli Ben Ana')))).toBe('Dee');
		expect(lead(given(temple, exit('Ana'), leaveMidRound('Eli')))).toBe('Ben');
		expect(lead(finished)).toBeUndefined();
		// Kings: chairs stayed: Ana Ben Chidi Dee Eli
		expect(lead(given(stay, exit('Ana')))).toBe('Ben');
		expect(lead(given(stay, ...exits('Ben Chidi Ana')))).toBe('Dee');
		// Tahimi: the highest place still in: Chidi Ana Eli Ben Dee
		expect(lead(given(tahimi, exit('Ana')))).toBe('Chidi');
		expect(lead(given(tahimi, ...exits('Chidi Dee')))).toBe('Ana');
		expect(lead(given(tahimi, exit('Dee'), leaveMidRound('Chidi')))).toBe('Ana');
	});
});

describe('SE-4 exits corrected', () => {
	const swapped = (a: string, b: string) =>
		({ type: 'ExitsSwapped', players: [player(a), player(b)] }) as const;
	const back = (name: string) => ({ type: 'ExitTakenBack', player: player(name) }) as const;
	const two = given(temple, ...exits('Dee Ben'));
	decides([
		['SE-4 two went out in the other order', two, swap('Dee', 'Ben'), swapped('Dee', 'Ben')],
		['SE-4 with the last, who was filled in', finished, swap('Ana', 'Eli'), swapped('Ana', 'Eli')],
		['SE-4 named the other way round', finished, swap('Eli', 'Ana'), swapped('Eli', 'Ana')],
		['SE-4 one is still in', two, swap('Dee', 'Ana'), 'not-out'],
		['SE-4 one with oneself', two, swap('Dee', 'Dee'), 'not-out'],
		['SE-4 a stranger', two, swap('Dee', 'Zoe'), 'not-out'],
		['SE-4 one who left', given(two, leaveMidRound('Ana')), swap('Dee', 'Ana'), 'not-out'],
		['SE-4 after the end was called', early, swap('Dee', 'Ana'), 'round-ended-early'],
		['SE-4 not out after all', two, takeBack('Dee'), back('Dee')],
		['SE-4 when all is over', finished, takeBack('Chidi'), back('Chidi')],
		['SE-4 who is still in', two, takeBack('Ana'), 'not-out'],
		['SE-4 who was filled in', finished, takeBack('Eli'), 'not-out'],
		[
			'SE-4 nothing is taken back after the end was called',
			early,
			takeBack('Dee'),
			'round-ended-early'
		]
	]);
	test('SE-4 swapped players swap their places, and nobody else moves', () => {
		expect(result(roundOf(given(finished, swap('Dee', 'Chidi'))))).toEqual(
			players('Chidi Ben Ana Dee Eli')
		);
		expect(result(roundOf(given(finished, swap('Ben', 'Eli'))))).toEqual(
			players('Dee Eli Ana Chidi Ben')
		);
		expect(result(roundOf(given(finished, swap('Eli', 'Chidi'))))).toEqual(
			players('Dee Ben Ana Eli Chidi')
		);
		expect(given(finished, swap('Eli', 'Chidi'), swap('Eli', 'Chidi')).state).toEqual(
			finished.state
		);
	});
	test('SE-4 later exits move up when one is taken back', () => {
		const corrected = given(finished, takeBack('Ben'));
		expect(roundOf(corrected).out).toEqual(players('Dee Ana Chidi'));
		expect(stillIn(roundOf(corrected))).toEqual(players('Eli Ben'));
		expect(nextCommands(corrected.state)).toEqual(exits('Eli Ben'));
		expect(result(roundOf(given(corrected, exit('Eli'))))).toEqual(
			players('Dee Ana Chidi Eli Ben')
		);
	});
});

describe('SE-4 leaving in the middle of a round', () => {
	decides([
		[
			'SE-4 a player leaves',
			temple,
			leaveMidRound('Ana'),
			{ type: 'PlayerLeftMidRound', player: player('Ana') }
		],
		[
			'SE-4 at Taxes',
			taxed('temple'),
			leaveMidRound('Ana'),
			{ type: 'PlayerLeftMidRound', player: player('Ana') }
		],
		['SE-4 before the deal', later('temple'), leaveMidRound('Ana'), 'not-playing-yet'],
		['SE-4 one who is out', given(temple, exit('Ana')), leaveMidRound('Ana'), 'not-at-the-table'],
		[
			'SE-4 one who left',
			given(temple, leaveMidRound('Ana')),
			leaveMidRound('Ana'),
			'not-at-the-table'
		],
		['SE-4 a stranger', temple, leaveMidRound('Zoe'), 'not-at-the-table'],
		['SE-4 the round is over', finished, leaveMidRound('Eli'), 'round-finished']
	]);
	test('SE-4 a player who leaves at Taxes voids an unpaid bracket; paid and other brackets stay', () => {
		// the places are Chidi, Ana, Eli, Ben, Dee
		expect(bracketsOf(taxed('temple'))).toBe('Dee→Chidi 2, Ben→Ana 1');
		const unpaid = given(taxed('temple'), leaveMidRound('Dee'));
		expect(bracketsOf(unpaid)).toBe('Ben→Ana 1');
		expect(decideNext(unpaid, markTax('Dee'))).toEqual(no('no-bracket'));
		expect(bracketsOf(given(unpaid, settleTaxes))).toBe('Ben→Ana 1');
		expect(bracketsOf(given(taxed('temple'), leaveMidRound('Ana')))).toBe('Dee→Chidi 2');
		expect(bracketsOf(given(taxed('temple'), leaveMidRound('Eli')))).toBe('Dee→Chidi 2, Ben→Ana 1');
		const paid = given(taxed('temple'), markTax('Dee'), leaveMidRound('Dee'));
		expect(bracketsOf(paid)).toBe('Dee→Chidi 2, Ben→Ana 1');
		expect(result(roundOf(given(unpaid, go('play'), ...exits('Ana Ben Eli'))))).toEqual(
			players('Ana Ben Eli Chidi Dee')
		);
		// a void deal begins anew with those who are left
		expect(bracketsOf(given(unpaid, voidRound))).toBe('Ben→Chidi 1');
	});
	test('RV-1 a revolution can still be called after somebody left at Taxes', () => {
		expect(bracketsOf(given(taxed('temple'), leaveMidRound('Dee'), revolt('Ana')))).toBe(
			'revolution'
		);
	});
	test('SE-4 a player who leaves takes the worst free place', () => {
		const left = given(
			temple,
			exit('Dee'),
			leaveMidRound('Chidi'),
			exit('Ana'),
			leaveMidRound('Ben')
		);
		expect(result(roundOf(left))).toEqual(players('Dee Ana Eli Ben Chidi'));
		expect(nextCommands(left.state)).toEqual([confirm]);
		const next = given(left, confirm);
		expect(roundOf(next).places).toEqual(players('Dee Ana Eli'));
		expect([...roundOf(next).chairs].sort()).toEqual(players('Ana Dee Eli'));
		expect(pastRounds(next.state.past).map(result)[1]).toEqual(players('Dee Ana Eli Ben Chidi'));
	});
	test('SE-4 when all others leave, the last player wins', () => {
		const alone = given(temple, ...['Ana', 'Ben', 'Chidi', 'Dee'].map(leaveMidRound));
		expect(result(roundOf(alone))).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect(nextCommands(given(alone, confirm).state)).toEqual([{ type: 'closeEvening' }]);
	});
	test('JO-5 a player who left can come back as a newcomer', () => {
		const back = given(
			temple,
			leaveMidRound('Chidi'),
			...exits('Ana Ben Dee'),
			confirm,
			join('Chidi')
		);
		expect(roundOf(back).newcomers).toEqual(players('Chidi'));
		expect(roundOf(back).places).toEqual(players('Ana Ben Chidi Dee Eli'));
	});
});

describe('SE-4 DK-8 a void deal', () => {
	decides([
		['SE-4 while playing', given(temple, exit('Ana')), voidRound, { type: 'RoundVoided' }],
		['DK-8 right after the deal', taxed('temple'), voidRound, { type: 'RoundVoided' }],
		['SE-4 before the deal', later('temple'), voidRound, 'not-dealt'],
		['SE-4 when all is over', finished, voidRound, 'round-finished'],
		['SE-4 after the end was called', early, voidRound, 'round-finished']
	]);
	test('SE-4 the round is dealt again: taxes, revolution and exits are gone', () => {
		const again = roundOf(given(taxed('temple'), settleTaxes, ...exits('Ana Ben'), voidRound));
		expect(again.places).toEqual(players('Chidi Ana Eli Ben Dee'));
		expect([again.number, again.first, again.step, again.dealt]).toEqual([2, false, 'deal', false]);
		expect([again.marks, again.out, again.left, again.revolution]).toEqual([{}, [], [], null]);
		expect(again.voided).toBe(1);
		expect(roundOf(given(taxed('temple'), voidRound, go('taxes'), voidRound)).voided).toBe(2);
	});
	test('SE-4 players who left are gone, and the others close ranks', () => {
		const again = roundOf(given(temple, exit('Ana'), leaveMidRound('Eli'), voidRound));
		expect(again.places).toEqual(players('Chidi Ana Ben Dee'));
		expect([...again.chairs].sort()).toEqual(players('Ana Ben Chidi Dee'));
		expect(again.step).toBe('seats');
	});
	test('TX-8 newcomers are still newcomers', () => {
		const again = roundOf(given(later('temple'), join('Fay'), go('play'), voidRound));
		expect(again.newcomers).toEqual(players('Fay'));
		expect(again.places).toEqual(players('Chidi Ana Eli Fay Ben Dee'));
	});
});

describe('SE-4 a round that is ended early', () => {
	const rest = 'Ana Ben Chidi Eli';
	const one = given(temple, exit('Dee'));
	decides([
		[
			'SE-4 the rest is placed by hand',
			one,
			endEarly(rest),
			{ type: 'RoundEndedEarly', rest: players(rest) }
		],
		[
			'SE-4 before anyone is out',
			temple,
			endEarly(five),
			{ type: 'RoundEndedEarly', rest: players(five) }
		],
		['SE-4 before play', taxed('temple'), endEarly(five), 'not-playing-yet'],
		['SE-4 with one who is out', one, endEarly(five), 'not-everyone-once'],
		['SE-4 without one who is in', one, endEarly('Ana Ben Chidi'), 'not-everyone-once'],
		['SE-4 with one twice', one, endEarly('Ana Ben Chidi Chidi'), 'not-everyone-once'],
		[
			'SE-4 with one who left',
			given(one, leaveMidRound('Eli')),
			endEarly(rest),
			'not-everyone-once'
		],
		['SE-4 when all is over', finished, endEarly('Eli'), 'round-finished'],
		['SE-4 twice', early, endEarly(rest), 'round-finished']
	]);
	test('SE-4 players who are out stay first, players who left stay last', () => {
		const ended = given(one, leaveMidRound('Chidi'), endEarly('Ben Eli Ana'));
		expect(result(roundOf(ended))).toEqual(players('Dee Ben Eli Ana Chidi'));
		expect(roundOf(given(ended, confirm)).places).toEqual(players('Dee Ben Eli Ana'));
	});
});

describe('SE-4 a finished round waits to be confirmed', () => {
	decides([
		['SE-4 finished', finished, confirm, { type: 'RoundConfirmed' }],
		['SE-4 ended early', early, confirm, { type: 'RoundConfirmed' }],
		[
			'SE-4 two are still in',
			given(temple, ...exits('Dee Ben Ana')),
			confirm,
			'round-not-finished'
		],
		['SE-4 before the deal', later('temple'), confirm, 'round-not-finished']
	]);
	test('TI-1 a table of one finishes no round', () => {
		const one = given(
			begin(rulesOf('tahimi'), 'Ana Ben Chidi'),
			sit('Ana Ben Chidi'),
			leave('Ana'),
			leave('Ben')
		);
		expect(() => given(one, confirm)).toThrow('round-not-finished');
		expect(nextCommands(one.state)).toEqual([{ type: 'closeEvening' }]);
	});
	test('SE-4 the order of going out is the order of the next round', () => {
		const round = roundOf(given(finished, confirm));
		expect(round.places).toEqual(players('Dee Ben Ana Chidi Eli'));
		expect([round.number, round.first, round.step]).toEqual([3, false, 'seats']);
		expect([round.dealer, round.dealt, round.voided]).toEqual([null, false, 0]);
		expect([round.newcomers, round.marks, round.out]).toEqual([[], {}, []]);
	});
});
