import { describe, expect, test } from 'vitest';
import type { House } from '#lib/rules/options.ts';
import { dealTo } from '#lib/rules/deal.ts';
import { revolution } from '#lib/rules/revolution.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import { bracketCounts, taxes } from '#lib/rules/tax.ts';
import { optionsOf, words } from '../given.ts';

type Ask = { newcomers?: string; round?: number; revolution?: string; house?: House };

/** The brackets as `payer→receiver count`, or the reason why there are none. */
function outcome(id: string, places: string, ask: Ask = {}): string {
	const { brackets, untaxed } = taxes(optionsOf(id, ask.house), {
		places: words(places),
		newcomers: words(ask.newcomers ?? ''),
		round: ask.round ?? 2,
		revolution: ask.revolution ?? null
	});
	if (untaxed !== undefined) expect(brackets).toEqual([]);
	return untaxed ?? brackets.map((b) => `${b.payer}→${b.receiver} ${b.count}`).join(', ');
}

test('RG-17 a row of own amounts holds for larger tables, each with its ⌊n/2⌋ outermost', () => {
	const taxSchedule = { 2: [3, 2, 1], 8: [] };
	expect(isOptionValue('taxSchedule', taxSchedule)).toBe(true);
	const counts = [2, 3, 4, 6, 7, 8].map((players) => bracketCounts(taxSchedule, players));
	expect(counts).toEqual([[3], [3], [3, 2], [3, 2, 1], [3, 2, 1], []]);
	expect(isOptionValue('taxSchedule', { 2: [7] })).toBe(false);
	expect(isOptionValue('taxSchedule', { 17: [1] })).toBe(false);
});

describe('TX-1 tiered: as many brackets as fit around the middle class, the outermost pays that many', () => {
	const rows: [number, number[]][] = [
		[3, [1]],
		[4, [1]],
		[5, [2, 1]],
		[6, [2, 1]],
		[7, [3, 2, 1]],
		[8, [3, 2, 1]],
		[9, [4, 3, 2, 1]],
		[10, [4, 3, 2, 1]],
		[11, [5, 4, 3, 2, 1]],
		[12, [5, 4, 3, 2, 1]]
	];
	for (const [players, counts] of rows)
		test(`TX-1 ${players} players`, () => expect(bracketCounts('tiered', players)).toEqual(counts));
	test('TX-1 the last pays the first, the second-last the second', () => {
		expect(outcome('temple', 'A B C D')).toBe('D→A 1');
		expect(outcome('temple', 'A B C D E')).toBe('E→A 2, D→B 1');
		expect(outcome('temple', 'A B C D E F G')).toBe('G→A 3, F→B 2, E→C 1');
		expect(outcome('temple', 'A B C D E F G H I J K L')).toBe('L→A 5, K→B 4, J→C 3, I→D 2, H→E 1');
	});
});

describe('TX-12 nobody owes more than was dealt', () => {
	const letters = 'ABCDEFGHIJKL'.split('');
	/** The counts of Temple, dealt by the player on a place, and what the schedule says where it is
	 * more. */
	const counts = (players: number, dealer: number, house: House = {}) => {
		const options = optionsOf('temple', house);
		const places = letters.slice(0, players);
		const deal = dealTo(options, {
			chairs: places,
			places,
			dealer: places[dealer]!,
			standing: true
		});
		return taxes(options, { places, round: 2, deal }).brackets.map((b) =>
			b.scheduled === undefined ? b.count : `${b.count} of ${b.scheduled}`
		);
	};
	test('TX-12 Temple with eleven: 54 cards leave 4 for the dealer alone', () => {
		expect(counts(11, 0)).toEqual([5, 4, 3, 2, 1]);
		expect(counts(11, 10)).toEqual(['4 of 5', 4, 3, 2, 1]);
	});
	test('TX-12 Temple with twelve: the last six to be dealt hold 4', () => {
		expect(counts(12, 0)).toEqual(['4 of 5', 4, 3, 2, 1]);
		expect(counts(12, 5)).toEqual([5, 4, 3, 2, 1]);
	});
	test('TX-12 if the giveback is chosen unseen, the receiver’s hand counts too', () => {
		expect(counts(12, 5, { giveback: 'free-after-looking' })).toEqual([5, 4, 3, 2, 1]);
		expect(counts(12, 5, { giveback: 'worst' })).toEqual(['4 of 5', 4, 3, 2, 1]);
		expect(counts(11, 0, { giveback: 'free-unseen' })).toEqual(['4 of 5', 4, 3, 2, 1]);
	});
	test('TX-12 up to ten players every hand has enough', () => {
		for (let players = 3; players <= 10; players++)
			for (let dealer = 0; dealer < players; dealer++)
				expect(counts(players, dealer)).toEqual(bracketCounts('tiered', players));
	});
});

describe('TX-2 the other schedules', () => {
	const rows: [number, number[], number[], number[]][] = [
		// players, two-one, progressive, three-one
		[3, [2], [2], [3]],
		[4, [2, 1], [2, 1], [3, 1]],
		[5, [2, 1], [2, 1], [3, 1]],
		[6, [2, 1], [3, 1], [3, 1]],
		[7, [2, 1], [3, 2], [3, 1]],
		[8, [2, 1], [3, 2, 1], [3, 1]]
	];
	for (const [players, twoOne, progressive, threeOne] of rows) {
		test(`TX-2 two-one for ${players}`, () =>
			expect(bracketCounts('two-one', players)).toEqual(twoOne));
		test(`TX-2 progressive for ${players}`, () =>
			expect(bracketCounts('progressive', players)).toEqual(progressive));
		test(`TX-2 three-one for ${players}`, () =>
			expect(bracketCounts('three-one', players)).toEqual(threeOne));
		test(`TX-2 none for ${players}`, () => expect(bracketCounts('none', players)).toEqual([]));
	}
	test('TX-2 under each schedule the lowest pays the highest, the next-lowest the next', () => {
		expect(outcome('tahimi', 'A B C')).toBe('C→A 2');
		expect(outcome('tahimi', 'A B C D')).toBe('D→A 2, C→B 1');
		expect(outcome('dalmuti', 'A B C D E F G H')).toBe('H→A 2, G→B 1');
		expect(outcome('kings-and-bastards', 'A B C')).toBe('C→A 3');
		expect(outcome('kings-and-bastards', 'A B C D E')).toBe('E→A 3, D→B 1');
		expect(outcome('tahimi', 'A B C D E F G H', { house: { taxSchedule: 'progressive' } })).toBe(
			'H→A 3, G→B 2, F→C 1'
		);
		expect(outcome('tahimi', 'A B C D', { house: { taxSchedule: 'none' } })).toBe('');
	});
});

describe('TX-7 the first round', () => {
	const rows: [string, House, string][] = [
		['temple', {}, 'first-round'],
		['tahimi', {}, 'first-round'],
		['kings-and-bastards', {}, 'first-round'],
		['dalmuti', {}, 'E→A 2, D→B 1'],
		['dalmuti', { firstDealRevolution: true }, 'first-round'],
		['dalmuti', { firstRoundTax: false }, 'first-round'],
		['tahimi', { firstRoundTax: true }, 'E→A 2, D→B 1'],
		['temple', { firstRoundTax: true }, 'E→A 2, D→B 1']
	];
	for (const [id, house, expected] of rows)
		test(`TX-7 ${id} ${JSON.stringify(house)}`, () =>
			expect(outcome(id, 'A B C D E', { round: 1, house })).toBe(expected));
	test('TX-7 firstDealRevolution ends after the first round', () =>
		expect(outcome('dalmuti', 'A B C D', { round: 2, house: { firstDealRevolution: true } })).toBe(
			'D→A 2, C→B 1'
		));
});

describe('TX-8 newcomers neither pay nor receive, and the middle class counts as one', () => {
	const rows: [number, string, string, string][] = [
		// veterans, places, newcomers (small), expected
		[1, 'A n', 'n', ''],
		[1, 'A n o p', 'n o p', ''],
		[2, 'A n B', 'n', 'B→A 1'],
		[2, 'A n o B', 'n o', 'B→A 1'],
		[2, 'A n o p q r s B', 'n o p q r s', 'B→A 1'],
		[3, 'A B n C', 'n', 'C→A 1'],
		[3, 'A B n o p C', 'n o p', 'C→A 1'],
		[4, 'A B n C D', 'n', 'D→A 2, C→B 1'],
		[4, 'A B n o C D', 'n o', 'D→A 2, C→B 1'],
		[4, 'A B n o p C D', 'n o p', 'D→A 2, C→B 1'],
		[5, 'A B C n D E', 'n', 'E→A 2, D→B 1'],
		[5, 'A B C n o p q D E', 'n o p q', 'E→A 2, D→B 1'],
		[6, 'A B C n D E F', 'n', 'F→A 3, E→B 2, D→C 1'],
		[6, 'A B C n o p q r s D E F', 'n o p q r s', 'F→A 3, E→B 2, D→C 1']
	];
	for (const [veterans, places, newcomers, expected] of rows)
		test(`TX-8 ${veterans} veterans, ${words(newcomers).length} newcomers`, () =>
			expect(outcome('temple', places, { newcomers })).toBe(expected));
	test('TX-8 without newcomers TX-1 holds', () => {
		expect(outcome('temple', 'A B C D', { newcomers: '' })).toBe('D→A 1');
		expect(outcome('temple', 'A B C D E F', { newcomers: '' })).toBe('F→A 2, E→B 1');
	});
	test('TX-8 a newcomer in a first round changes nothing', () =>
		expect(outcome('temple', 'A B n C D', { newcomers: 'n', round: 1 })).toBe('first-round'));
});

describe('TX-9 under every other way a newcomer is taxed by the seat', () => {
	for (const newcomers of ['middle-low-side', 'bottom', 'redraw', 'by-card'] as const)
		test(`TX-9 ${newcomers}`, () => {
			const house: House = { newcomers };
			expect(outcome('temple', 'A B n C D', { newcomers: 'n', house })).toBe('D→A 2, C→B 1');
			expect(outcome('temple', 'A B C D n', { newcomers: 'n', house })).toBe('n→A 2, D→B 1');
			expect(outcome('tahimi', 'A B n C', { newcomers: 'n', house })).toBe('C→A 2, n→B 1');
			expect(outcome('dalmuti', 'n A B C', { newcomers: 'n', house })).toBe('C→n 2, B→A 1');
		});
});

describe('FP-8 another schedule with untaxed newcomers: its amounts, for the veterans’ brackets', () => {
	const rows: [string, House, string, string, string][] = [
		['two-one, 4 veterans', { taxSchedule: 'two-one' }, 'A B n C D', 'n', 'D→A 2, C→B 1'],
		['two-one, 3 veterans', { taxSchedule: 'two-one' }, 'A B n C', 'n', 'C→A 2'],
		['two-one, 2 veterans', { taxSchedule: 'two-one' }, 'A n o B', 'n o', 'B→A 2'],
		['two-one, 1 veteran', { taxSchedule: 'two-one' }, 'A n o', 'n o', ''],
		['three-one, 5 veterans', { taxSchedule: 'three-one' }, 'A B C n D E', 'n', 'E→A 3, D→B 1'],
		['three-one, 3 veterans', { taxSchedule: 'three-one' }, 'A B n o C', 'n o', 'C→A 3'],
		['none', { taxSchedule: 'none' }, 'A B n C D', 'n', ''],
		[
			'progressive, 5 veterans of 8',
			{ taxSchedule: 'progressive' },
			'A B C n o p D E',
			'n o p',
			'E→A 3, D→B 2'
		]
	];
	for (const [what, house, places, newcomers, expected] of rows)
		test(`FP-8 ${what}`, () =>
			expect(outcome('temple', places, { newcomers, house })).toBe(expected));
});

describe('FP-9 why a round is untaxed', () => {
	test('FP-9 a revolution is the reason in a first round too', () => {
		expect(outcome('temple', 'A B C D', { round: 1, revolution: 'D' })).toBe('revolution');
		expect(
			outcome('dalmuti', 'A B C D', {
				round: 1,
				revolution: 'D',
				house: { firstDealRevolution: true }
			})
		).toBe('revolution');
	});
	test('FP-9 otherwise the first round is the reason', () =>
		expect(outcome('temple', 'A B C D', { round: 1 })).toBe('first-round'));
	test('RV-1 RV-2 a revolution cancels the taxes', () => {
		expect(outcome('temple', 'A B C D', { revolution: 'A' })).toBe('revolution');
		expect(outcome('dalmuti', 'A B C D', { revolution: 'B' })).toBe('revolution');
	});
	test('RV-1 without a revolution nothing is cancelled', () =>
		expect(outcome('tahimi', 'A B C D', { revolution: 'D' })).toBe('D→A 2, C→B 1'));
});

describe('revolutions', () => {
	const call = (id: string, places: string, caller: string, house: House = {}) => {
		const answer = revolution(optionsOf(id, house), words(places), caller);
		return [answer.allowed, answer.greater, answer.places.join(' ')];
	};
	const opposite: [string, string][] = [
		['A B C', 'C B A'],
		['A B C D', 'D C B A'],
		['A B C D E', 'E D C B A'],
		['A B C D E F', 'F E D C B A'],
		['A B C D E F G H I J K L', 'L K J I H G F E D C B A']
	];
	for (const [places, after] of opposite)
		test(`RV-2 the Greater Peon of ${words(places).length} turns the table over`, () =>
			expect(call('dalmuti', places, words(places).at(-1)!)).toEqual([true, true, after]));
	for (const caller of words('A B C D'))
		test(`RV-2 RV-3 ${caller} of five calls, and places stay`, () =>
			expect(call('dalmuti', 'A B C D E', caller)).toEqual([true, false, 'A B C D E']));
	for (const caller of words('A B C D E'))
		test(`RV-1 RV-3 ${caller} of five calls in Temple: nothing else changes`, () =>
			expect(call('temple', 'A B C D E', caller)).toEqual([true, false, 'A B C D E']));
	test('RV-1 RV-2 a revolution is refused where the rules have none', () => {
		expect(call('tahimi', 'A B C', 'C')).toEqual([false, false, 'A B C']);
		expect(call('kings-and-bastards', 'A B C', 'C')).toEqual([false, false, 'A B C']);
	});
	test('RV-1 RV-2 both wild cards are needed', () => {
		expect(call('temple', 'A B C', 'C', { jokers: 1 })).toEqual([false, false, 'A B C']);
		expect(call('dalmuti', 'A B C', 'C', { jokers: 0 })).toEqual([false, false, 'A B C']);
	});
	test('RV-3 only a player of the round can call', () =>
		expect(call('dalmuti', 'A B C', 'D')).toEqual([false, false, 'A B C']));
});
