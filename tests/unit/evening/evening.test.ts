import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/evening/entries.ts';
import { backFromTheBottom } from '#lib/evening/kinds/player-joined.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { dealerOf, firstLeadOf, leadIfExitStands } from '#lib/evening/round.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { chairMoves } from '#lib/rules/seats.ts';
import {
	begun,
	bracketsOf,
	chairsOf,
	close,
	confirm,
	endEarly,
	exit,
	exits,
	five,
	given,
	go,
	join,
	lastRound,
	leave,
	leaveMidRound,
	markTax,
	nameDealer,
	placesOf,
	resultsOf,
	revolt,
	roundOf,
	settleTaxes,
	sit,
	sitOut,
	titlesIn,
	topChair
} from '../given.ts';

const moves = (at: Timeline) => {
	const { rules, before, places } = roundOf(at);
	return chairMoves(rules.options, before ?? [], places);
};
const leader = ({ state }: Timeline) => {
	const lead = firstLeadOf(state.round!);
	return lead.leader ?? lead.holderOf;
};

describe('an evening of Temple, worked out by hand', () => {
	const one = given(begun('temple'), sit(five), nameDealer('Chidi'));
	test('TI-0 TX-7 LE-1 round 1: nobody has any standing, nobody pays, the 3 of clubs leads', () => {
		expect(placesOf(one)).toBe('Ana Ben Chidi Dee Eli');
		expect(titlesIn(one)).toBe(Array<string>(5).fill('Middle Class').join(', '));
		expect(bracketsOf(one)).toBe('first-round');
		expect(leader(one)).toBe('3C');
		expect(dealerOf(roundOf(one))).toBe('Chidi');
	});

	const two = given(one, go('taxes'), go('play'), ...exits('Chidi Ana Eli Ben'), confirm);
	test('TI-2 TX-1 LE-1 round 2: the order of going out is the order of places', () => {
		expect(placesOf(two)).toBe('Chidi Ana Eli Ben Dee');
		expect(titlesIn(two)).toBe('Emperor, Prince, Middle Class, Second Poorest, Poor Man');
		expect(bracketsOf(two)).toBe('Dee→Chidi 2, Ben→Ana 1');
		expect(leader(two)).toBe('Chidi');
		expect(dealerOf(roundOf(two))).toBe('Chidi');
	});
	const moved = given(two, topChair(4));
	test('SE-2 round 2: the Emperor picks the chair for which three people move', () => {
		expect(moves(two)).toEqual({ movesByTopChair: [5, 5, 3, 4, 3], fewest: 3 });
		expect(chairsOf(two)).toBe('Ben Dee Chidi Ana Eli');
		expect(chairsOf(moved)).toBe('Ana Eli Ben Dee Chidi');
	});
	test('LE-2 round 2: if Ana’s last play stands, the next clockwise leads', () => {
		const out = given(moved, go('play'), exit('Ana'));
		expect(leadIfExitStands(roundOf(out))).toMatchObject({ leader: 'Eli' });
	});

	const three = given(
		moved,
		go('taxes'),
		markTax('Dee', true, true),
		settleTaxes,
		...exits('Ana Ben Dee Chidi'),
		confirm,
		join('Fay'),
		join('Gus')
	);
	test('JO-2 TX-8 FP-13 round 3: two newcomers in the middle, untaxed', () => {
		expect(placesOf(three)).toBe('Ana Ben Dee Fay Gus Chidi Eli');
		expect(titlesIn(three)).toBe(
			'Emperor, Prince, Middle Class, Middle Class, Middle Class, Second Poorest, Poor Man'
		);
		expect(bracketsOf(three)).toBe('Eli→Ana 2, Chidi→Ben 1');
		// from Ana Eli Ben Dee Chidi and two new chairs
		expect(chairsOf(three)).toBe('Ana Ben Dee Fay Gus Chidi Eli');
		expect(moves(three).movesByTopChair[0]).toBe(4);
	});
	const untaxed = given(three, go('taxes'), revolt('Eli'));
	test('RV-1 round 3: Eli shows both Jokers, and nobody pays', () => {
		expect(bracketsOf(untaxed)).toBe('revolution');
		expect(placesOf(untaxed)).toBe(placesOf(three));
		expect(titlesIn(untaxed)).toBe(titlesIn(three));
		expect(nextCommands(untaxed.state)).toEqual([go('play')]);
	});

	const four = given(
		untaxed,
		go('play'),
		...exits('Eli Gus Ana'),
		leaveMidRound('Chidi'),
		...exits('Fay Dee'),
		confirm
	);
	test('SE-4 TX-1 round 4: Chidi left in mid-round and took the last place', () => {
		expect(resultsOf(four).at(-1)).toBe('Eli Gus Ana Fay Dee Ben Chidi');
		expect(placesOf(four)).toBe('Eli Gus Ana Fay Dee Ben');
		expect(bracketsOf(four)).toBe('Ben→Eli 2, Dee→Gus 1');
		// from Ana Ben Dee Fay Gus Eli: Chidi’s chair is gone, Eli keeps the sixth
		expect(chairsOf(four)).toBe('Gus Ana Fay Dee Ben Eli');
	});
	const few = given(four, sitOut('Gus'), leave('Ben'), join('Ben'));
	test('JO-3 JO-5 round 4: Gus sits out; Ben leaves from the bottom and comes back at once', () => {
		expect(placesOf(few)).toBe('Eli Ana Ben Fay Dee');
		expect(roundOf(few).newcomers).toEqual(['Ben']);
		expect(titlesIn(few)).toBe('Emperor, Prince, Middle Class, Second Poorest, Poor Man');
		expect(bracketsOf(few)).toBe('Dee→Eli 2, Fay→Ana 1');
	});

	const last = given(few, go('play'), exit('Dee'), endEarly('Ben Eli Ana Fay'), confirm, lastRound);
	test('JO-5 SE-4 round 5: the remaining players were placed by hand, and Gus is back on the second place', () => {
		expect(placesOf(last)).toBe('Dee Gus Ben Eli Ana Fay');
		expect(roundOf(last).newcomers).toEqual([]);
		expect(bracketsOf(last)).toBe('Fay→Dee 2, Ana→Gus 1');
	});
	const end = given(last, go('taxes'), settleTaxes, ...exits('Fay Dee Gus Ben Eli'));
	test('SC-4 the evening ends with the round that was announced as the last', () => {
		expect(nextCommands(end.state)).toEqual([close]);
		const closed = given(end, close);
		expect(summaryOf(closed.state)).toEqual({
			id: 'evening',
			name: 'Friday',
			ruleset: 'Temple',
			game: 'temple',
			startedAt: end.state.startedAt,
			closedAt: closed.entry.at,
			deletedAt: null,
			players: ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay', 'Gus'],
			people: ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay', 'Gus'],
			rounds: 5,
			top: 'Fay',
			// everyone won a round, and Fay holds the crown
			ruler: 'Fay'
		});
		expect(resultsOf(closed)).toEqual([
			'Chidi Ana Eli Ben Dee',
			'Ana Ben Dee Chidi Eli',
			'Eli Gus Ana Fay Dee Ben Chidi',
			'Dee Ben Eli Ana Fay',
			'Fay Dee Gus Ben Eli Ana'
		]);
	});
});

describe('JO-3 players who came back from the bottom', () => {
	const later = given(
		begun('temple'),
		sit(five),
		go('play'),
		...exits('Chidi Ana Eli Ben'),
		confirm
	);
	test('JO-3 players who came back from elsewhere are not listed', () => {
		expect(backFromTheBottom(later.state)).toEqual([]);
		expect(backFromTheBottom(given(later, leave('Dee')).state)).toEqual([]);
		expect(backFromTheBottom(given(later, leave('Dee'), join('Dee')).state)).toEqual(['Dee']);
		expect(backFromTheBottom(given(later, leave('Ana'), join('Ana')).state)).toEqual([]);
	});
	test('JO-3 players who came back later are not listed', () => {
		const away = given(later, leave('Dee'), go('play'), ...exits('Ana Ben Chidi'), confirm);
		expect(backFromTheBottom(given(away, join('Dee')).state)).toEqual([]);
	});
});

describe('the button that moves an evening forward', () => {
	/** Always the first of what is offered. */
	function golden(at: Timeline, commands: number): string[] {
		const types: string[] = [];
		for (let i = 0; i < commands; i++) {
			const [next] = nextCommands(at.state) as [Command];
			types.push(next.type === 'goToStep' ? `to ${next.step}` : next.type);
			at = given(at, next);
		}
		return types;
	}
	const out = ['recordExit', 'recordExit', 'recordExit', 'recordExit', 'confirmRound'];
	const taxed = ['to deal', 'to taxes', 'settleTaxes', ...out];
	const untaxed = ['to play', ...out];
	const rows: [string, string, string[]][] = [
		['TI-0 TX-7 Temple', 'temple', ['setSeats', ...untaxed, ...taxed, ...taxed]],
		['TX-7 Tahimi', 'tahimi', ['setSeats', 'to deal', ...untaxed, ...taxed]],
		['TX-7 Dalmuti', 'dalmuti', ['setSeats', ...taxed, ...taxed]],
		['TI-0 TX-7 Kings', 'kings-and-bastards', ['setSeats', ...untaxed, ...taxed]]
	];
	for (const [what, id, types] of rows)
		test(`${what}: each step has one button, in turn`, () =>
			expect(golden(begun(id), types.length)).toEqual(types));
	test('SE-4 in play there is a tile for each player who is still in, by place', () => {
		const playing = given(
			begun('temple'),
			sit(five),
			go('play'),
			exit('Ben'),
			leaveMidRound('Dee')
		);
		expect(nextCommands(playing.state)).toEqual(exits('Ana Chidi Eli'));
	});
});
