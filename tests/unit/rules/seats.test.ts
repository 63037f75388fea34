import { describe, expect, test } from 'vitest';
import { drawSeats, type Draw } from '#lib/rules/draw.ts';
import type { House } from '#lib/rules/options.ts';
import { chairMoves, chairsBefore, seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { optionsOf, words } from '../given.ts';

/** `'Ana 9H, Ben QS'` as a draw. */
const drawn = (text: string): Draw<string> =>
	Object.fromEntries(
		text.split(', ').map((part) => {
			const [name = '', card = ''] = words(part);
			return [name, card];
		})
	);

function outcome(id: string, draws: string[], house: House = {}): string {
	const outcome = drawSeats(optionsOf(id, house), draws.map(drawn));
	return outcome.kind === 'order'
		? outcome.order.join(' ')
		: `again: ${outcome.groups.map((group) => group.join(' ')).join(' | ')}`;
}

describe('SE-1 the strongest card sits first', () => {
	const rows: [string, string, string[], string, House?][] = [
		['Tahimi: aces high', 'tahimi', ['A 2H, B AS, C KD, D 10C'], 'B C D A'],
		[
			'Tahimi under twos-high',
			'tahimi',
			['A 2H, B AS, C KD, D 3C'],
			'A B C D',
			{ ranking: 'twos-high' }
		],
		['Dalmuti: the lowest rank', 'dalmuti', ['A 12, B 1, C 7, D 2'], 'B D C A'],
		['Dalmuti: Jesters are the worst', 'dalmuti', ['A JE, B 12, C 11'], 'C B A'],
		[
			'Tahimi: a Joker that was drawn counts as the worst',
			'tahimi',
			['A JK, B 2C, C 3C'],
			'C B A',
			{ jokers: 2 }
		],
		['ranks are enough', 'tahimi', ['A 9, B Q, C J, D K'], 'D B C A'],
		[
			'Tahimi: the extra ranks stand between 10 and Jack',
			'tahimi',
			['A 12T, B JC, C 10C, D 11H, E 2C'],
			'B A D C E',
			{ deck: 'suits-and-ranks' }
		],
		['suits do not count', 'tahimi', ['A 9H, B 9S, C 2D'], 'again: A B']
	];
	for (const [what, id, draws, expected, house] of rows)
		test(`SE-1 ${what}`, () => expect(outcome(id, draws, house)).toBe(expected));
});

describe('SE-1 those who tie draw again among themselves', () => {
	test('SE-1 players who draw again never pass a player who was not tied', () => {
		expect(outcome('tahimi', ['A KH, B KD, C QS, D 2C'])).toBe('again: A B');
		expect(outcome('tahimi', ['A KH, B KD, C QS, D 2C', 'A 2D, B 3D'])).toBe('B A C D');
		expect(outcome('tahimi', ['A 5H, B 5D, C QS, D 2C', 'A AS, B AD'])).toBe('again: A B');
		expect(outcome('tahimi', ['A 5H, B 5D, C QS, D 2C', 'A AS, B AD', 'A 3S, B 2D'])).toBe(
			'C A B D'
		);
	});
	test('SE-1 several tied groups draw separately', () => {
		const first = 'A 9H, B KD, C 9S, D KS, E 4C, F 9D';
		expect(outcome('tahimi', [first])).toBe('again: B D | A C F');
		expect(outcome('tahimi', [first, 'B 2C, D 3C, A 10C, C JC, F 2D'])).toBe('D B C A F E');
		// what the two groups drew is not compared
		expect(outcome('tahimi', [first, 'B 2C, D 3C, A AC, C KC, F QD'])).toBe('D B A C F E');
	});
	test('SE-1 tied groups may draw one after the other', () => {
		const first = 'A 9H, B KD, C 9S, D KS';
		expect(outcome('tahimi', [first, 'B 2C, D 3C'])).toBe('again: A C');
		expect(outcome('tahimi', [first, 'B 2C, D 3C', 'C 7C, A 6C'])).toBe('D B C A');
	});
	test('SE-1 players may tie again', () => {
		const first = 'A KH, B KD, C KS, D 2C, E 2D';
		const second = 'A 9H, B 9D, C 4S, D 5C, E 6C';
		expect(outcome('tahimi', [first])).toBe('again: A B C | D E');
		expect(outcome('tahimi', [first, second])).toBe('again: A B');
		expect(outcome('tahimi', [first, second, 'A 3C, B 7C'])).toBe('B A C E D');
		expect(outcome('tahimi', [first, second, 'A 3C, B 3D'])).toBe('again: A B');
		expect(outcome('tahimi', [first, second, 'A 3C, B 3D', 'A 3S, B 2C'])).toBe('A B C E D');
	});
	test('SE-1 a tie can split into two', () => {
		const first = 'A 7, B 7, C 7, D 7, E 1';
		expect(outcome('dalmuti', [first])).toBe('again: A B C D');
		expect(outcome('dalmuti', [first, 'A 5, B 2, C 5, D 2'])).toBe('again: B D | A C');
		expect(outcome('dalmuti', [first, 'A 5, B 2, C 5, D 2', 'A 1, B 3, C 2, D JE'])).toBe(
			'E B D A C'
		);
	});
	test('SE-1 both Jesters are equally bad', () => {
		expect(outcome('dalmuti', ['A JE, B 12, C JE, D 3'])).toBe('again: A C');
		expect(outcome('dalmuti', ['A JE, B 12, C JE, D 3', 'A 9, C 8'])).toBe('D B C A');
	});
	test('SE-1 when everyone ties, all draw again', () =>
		expect(outcome('dalmuti', ['A 12, B 12, C 12'])).toBe('again: A B C'));
	test('SE-1 the order of names does not matter', () =>
		expect(
			outcome('tahimi', ['constructor KH, toString KD, valueOf 2C, 7 2D', '7 3C, valueOf 4C'])
		).toBe('again: constructor toString'));
});

describe('SE-2 how many move for each choice of the top chair', () => {
	const rows: [string, string, string, number[]][] = [
		// what, chairs clockwise (- for an empty one), places, moves by top chair
		['nobody, if the order stays', 'A B C D', 'A B C D', [0, 4, 4, 4]],
		['three, last comes first', 'A B C', 'C A B', [3, 3, 0]],
		['everything turned', 'A B C D', 'D C B A', [4, 2, 4, 2]],
		['an odd table turned', 'A B C D E', 'E D C B A', [4, 4, 4, 4, 4]],
		['two change places', 'A B C D E F', 'B A C D E F', [2, 5, 6, 6, 6, 5]],
		['a round of Temple', 'A B C D E', 'C A E B D', [5, 5, 3, 4, 3]],
		['one left', 'A B C D', 'C A D', [2, 2, 2]],
		['FP-13 a newcomer does not count', 'A B C', 'B N A C', [3, 2, 2, 2]],
		['FP-13 two left, one came', 'A B C D E', 'C N A E', [2, 2, 2, 3]],
		['FP-13 nobody but newcomers', '- - -', 'L M N', [0, 0, 0]],
		['an empty chair for a newcomer', 'A - B C', 'A N B C', [0, 3, 3, 3]]
	];
	for (const [what, chairs, places, moves] of rows)
		test(`SE-2 ${what}`, () => {
			const before = words(chairs).map((p) => (p === '-' ? null : p));
			expect(chairMoves({ direction: 'clockwise' }, before, words(places))).toEqual({
				movesByTopChair: moves,
				fewest: Math.min(...moves)
			});
		});
	test('SE-2 the others follow clockwise, so that the last sits at the top player’s right', () => {
		const seats = (top: number) => seatsFrom({ direction: 'clockwise' }, words('A B C D'), top);
		expect(seats(0)).toEqual(words('A B C D'));
		expect(seats(1)).toEqual(words('D A B C'));
		expect(seats(3)).toEqual(words('B C D A'));
	});
	test('RG-4 counter-clockwise the second sits at the top player’s right', () => {
		const seats = (top: number) =>
			seatsFrom({ direction: 'counter-clockwise' }, words('A B C D'), top);
		expect(seats(0)).toEqual(words('A D C B'));
		expect(seats(1)).toEqual(words('B A D C'));
	});
	test('SE-2 chairs of leavers are removed, and new ones are added at the end', () => {
		expect(chairsBefore(words('A B C D'), words('D B A'))).toEqual(words('A B D'));
		expect(chairsBefore(words('A B'), words('N B A O'))).toEqual(['A', 'B', null, null]);
		expect(chairsBefore(words('A B C D'), words('A N D B'))).toEqual(['A', 'B', null, 'D']);
	});
});

describe('SE-3 people keep their chairs', () => {
	const rows: [string, string, string, string][] = [
		['whatever their places', 'A B C D', 'C D A B', 'A B C D'],
		['a newcomer sits at the end', 'A B C', 'A N B C', 'A B C N'],
		['a newcomer takes the chair of one who left', 'A B C D', 'D N A B', 'A B N D'],
		['newcomers by place', 'A B C D', 'O A N D', 'A O N D'],
		['who left takes the chair along', 'A B C D', 'D B A', 'A B D']
	];
	for (const [what, chairs, places, expected] of rows)
		test(`SE-3 ${what}`, () =>
			expect(seatsKept(words(chairs), words(places))).toEqual(words(expected)));
});
