import { describe, expect, test } from 'vitest';
import { formatCard, type Rank } from '#lib/cards/card.ts';
import type { House } from '#lib/rules/options.ts';
import { rankOrder } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { optionsOf, words } from '../given.ts';

const packOf = (id: string, players: number, house: House = {}) =>
	packFor(optionsOf(id, house), players);

/** The numbers of a deal: dealt cards, cards for each, players with one more, and cards to take
 * out. */
function outcome(id: string, players: number, house: House = {}) {
	const { cards, each, extra, remove } = packOf(id, players, house);
	return [cards, each, extra, Object.fromEntries(remove)];
}

/** The ranks of one suit, in the order of the source's lists. */
const suit = (id: string, players: number, house: House, letter: string) =>
	packOf(id, players, house).full.flatMap((card) =>
		card.kind === 'suited' && card.suit === letter ? [card.rank] : []
	);

describe('DK-1 Temple: 52 cards and two Jokers, dealt round to the last', () => {
	// players, each, one more for so many
	const rows = [
		[3, 18, 0],
		[4, 13, 2],
		[5, 10, 4],
		[6, 9, 0],
		[7, 7, 5],
		[8, 6, 6],
		[9, 6, 0],
		[10, 5, 4],
		[11, 4, 10],
		[12, 4, 6]
	] as const;
	for (const [players, each, extra] of rows)
		test(`DK-1 ${players} players`, () =>
			expect(outcome('temple', players)).toEqual([54, each, extra, {}]));
	test('DK-1 the pack has each card once, and two Jokers', () => {
		const counts = rankCounts(packOf('temple', 4));
		for (const rank of words('2 3 4 5 6 7 8 9 10 J Q K A')) expect(counts.get(rank)).toBe(4);
		expect(counts.get('JK')).toBe(2);
		for (const letter of words('C D H S'))
			expect(suit('temple', 4, {}, letter).sort()).toEqual(
				words('2 3 4 5 6 7 8 9 10 J Q K A').sort()
			);
	});
});

describe('DK-2 even-deal takes out middle cards until the pack deals evenly', () => {
	type Row = [number, number, number, Partial<Record<Rank, number>>];
	const tables: [string, House, Row[]][] = [
		[
			'no Jokers',
			{},
			[
				[3, 51, 17, { 8: 1 }],
				[4, 52, 13, {}],
				[5, 50, 10, { 8: 2 }],
				[6, 48, 8, { 8: 4 }],
				[7, 49, 7, { 8: 3 }],
				[8, 48, 6, { 8: 4 }]
			]
		],
		[
			'no Jokers, twos high',
			{ ranking: 'twos-high' },
			[
				[3, 51, 17, { 9: 1 }],
				[4, 52, 13, {}],
				[5, 50, 10, { 9: 2 }],
				[6, 48, 8, { 9: 4 }],
				[7, 49, 7, { 9: 3 }],
				[8, 48, 6, { 9: 4 }]
			]
		],
		[
			'two Jokers',
			{ jokers: 2, wild: 'any-card', wildTax: 'owed' },
			[
				[3, 54, 18, {}],
				[4, 52, 13, { 8: 2 }],
				[5, 50, 10, { 8: 4 }],
				[6, 54, 9, {}],
				[7, 49, 7, { 8: 4, 9: 1 }],
				[8, 48, 6, { 8: 4, 9: 2 }]
			]
		],
		[
			'two Jokers, twos high',
			{ jokers: 2, wild: 'any-card', ranking: 'twos-high' },
			[
				[3, 54, 18, {}],
				[4, 52, 13, { 9: 2 }],
				[5, 50, 10, { 9: 4 }],
				[6, 54, 9, {}],
				[7, 49, 7, { 9: 4, 8: 1 }],
				[8, 48, 6, { 9: 4, 8: 2 }]
			]
		],
		[
			'one Joker',
			{ jokers: 1, wild: 'any-card' },
			[
				[3, 51, 17, { 8: 2 }],
				[4, 52, 13, { 8: 1 }],
				[5, 50, 10, { 8: 3 }],
				[6, 48, 8, { 8: 4, 9: 1 }],
				[7, 49, 7, { 8: 4 }],
				[8, 48, 6, { 8: 4, 9: 1 }]
			]
		]
	];
	for (const [what, house, rows] of tables)
		for (const [players, cards, each, remove] of rows)
			test(`DK-2 ${players} players, ${what}`, () =>
				expect(outcome('tahimi', players, house)).toEqual([cards, each, 0, remove]));

	test('DK-2 cards taken out are missing from the dealt ranks', () => {
		const counts = rankCounts(packOf('tahimi', 7, { jokers: 2 }));
		expect(counts.get('8')).toBe(0);
		expect(counts.get('9')).toBe(3);
		expect(counts.get('7')).toBe(4);
		expect(counts.get('JK')).toBe(2);
	});
});

describe('DK-3 extra-suits: a suit of a second pack for each player beyond four', () => {
	const rows: [number, number, number, number][] = [
		[4, 52, 13, 0],
		[5, 65, 13, 0],
		[6, 78, 13, 0],
		[7, 91, 13, 0],
		[8, 104, 13, 0]
	];
	for (const [players, cards, each, extra] of rows)
		test(`DK-3 ${players} players`, () =>
			expect(outcome('tahimi', players, { deck: 'extra-suits' })).toEqual([
				cards,
				each,
				extra,
				{}
			]));
	test('RG-23 three players take one 8 out of the 52 of four', () =>
		expect(outcome('tahimi', 3, { deck: 'extra-suits' })).toEqual([51, 17, 0, { 8: 1 }]));
	test('DK-3 six players hold six of each rank', () => {
		const counts = rankCounts(packOf('tahimi', 6, { deck: 'extra-suits' }));
		for (const rank of words('2 3 4 5 6 7 8 9 10 J Q K A')) expect(counts.get(rank)).toBe(6);
	});
});

describe('DK-4 suits-and-ranks, card by card', () => {
	const house: House = { deck: 'suits-and-ranks', taxSchedule: 'progressive' };
	const poker = '2 3 4 5 6 7 8 9 10 J Q K A';
	// players, cards, the ranks of each of the four suits, of Stars, of Moons
	const rows: [number, number, string, string, string][] = [
		[4, 52, poker, '', ''],
		[5, 65, `${poker} 11 12`, '5 7 9 11 J', ''],
		[6, 78, `${poker} 11 12 13`, '3 4 5 6 7 8 9 10 11 12 13 J Q K', ''],
		[7, 91, `${poker} 11 12 13 14`, '2 3 4 5 6 7 8 9 10 11 12 13 14 J Q K', '4 6 8 10 12 14 Q'],
		[
			8,
			104,
			`${poker} 11 12 13 14 15`,
			'2 3 4 5 6 7 8 9 10 11 12 13 14 15 J Q K',
			'3 4 5 6 7 8 9 10 11 12 13 14 15 J Q'
		]
	];
	for (const [players, cards, four, stars, moons] of rows) {
		test(`DK-4 ${players} players: 13 cards each`, () =>
			expect(outcome('tahimi', players, house)).toEqual([cards, 13, 0, {}]));
		for (const [letter, ranks] of [
			...words('C D H S').map((s) => [s, four] as const),
			['T', stars] as const,
			['M', moons] as const
		])
			test(`DK-4 ${players} players, suit ${letter}`, () =>
				expect(suit('tahimi', players, house, letter).sort()).toEqual(words(ranks).sort()));
	}
	test('DK-4 the new ranks stand between the 10 and the Jack, and no more of them than are in the pack', () => {
		const order = (players: number) => rankOrder(optionsOf('tahimi', house), players);
		expect(order(4)).toEqual(words('2 3 4 5 6 7 8 9 10 J Q K A'));
		expect(order(5)).toEqual(words('2 3 4 5 6 7 8 9 10 11 12 J Q K A'));
		expect(order(6)).toEqual(words('2 3 4 5 6 7 8 9 10 11 12 13 J Q K A'));
		expect(order(7)).toEqual(words('2 3 4 5 6 7 8 9 10 11 12 13 14 J Q K A'));
		expect(order(8)).toEqual(words('2 3 4 5 6 7 8 9 10 11 12 13 14 15 J Q K A'));
	});
});

describe('DK-5 The Great Dalmuti', () => {
	// players, each, one more for so many
	const rows = [
		[3, 26, 2],
		[4, 20, 0],
		[5, 16, 0],
		[6, 13, 2],
		[7, 11, 3],
		[8, 10, 0],
		[9, 8, 8],
		[10, 8, 0],
		[11, 7, 3],
		[12, 6, 8]
	] as const;
	for (const [players, each, extra] of rows)
		test(`DK-5 80 cards for ${players} players`, () =>
			expect(outcome('dalmuti', players)).toEqual([80, each, extra, {}]));
	test('DK-5 the pack has as many cards of each rank as its number, and two Jesters', () => {
		const counts = rankCounts(packOf('dalmuti', 5));
		for (const rank of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
			expect(counts.get(String(rank))).toBe(rank);
		expect(counts.get('JE')).toBe(2);
		expect(counts.size).toBe(13);
	});
	test('DK-5 stripped: four players play without 12s and 11s', () =>
		expect(outcome('dalmuti', 4, { stripped: true })).toEqual([57, 14, 1, { 12: 12, 11: 11 }]));
	test('DK-5 stripped: five players play without 12s', () =>
		expect(outcome('dalmuti', 5, { stripped: true })).toEqual([68, 13, 3, { 12: 12 }]));
	for (const players of [3, 6, 7, 8, 9, 10, 11, 12])
		test(`DK-5 stripped changes nothing for ${players} players`, () =>
			expect(outcome('dalmuti', players, { stripped: true })).toEqual(outcome('dalmuti', players)));
	test('DK-5 stripped is refused for other packs', () =>
		expect(outcome('temple', 4, { stripped: true })).toEqual([54, 13, 2, {}]));
});

describe('DK-6 Kings and Bastards', () => {
	const rows = [
		[3, 17, 1],
		[4, 13, 0],
		[5, 10, 2],
		[6, 8, 4],
		[7, 7, 3],
		[8, 6, 4]
	] as const;
	for (const [players, each, extra] of rows)
		test(`DK-6 52 cards for ${players} players`, () =>
			expect(outcome('kings-and-bastards', players)).toEqual([52, each, extra, {}]));
	for (const trumps of ['jokers', 'twos-then-jokers'] as const) {
		test(`FP-10 trumps: ${trumps} bring two Jokers`, () =>
			expect(outcome('kings-and-bastards', 4, { trumps })).toEqual([54, 13, 2, {}]));
		test(`FP-10 trumps: ${trumps}, but the house sets another number`, () => {
			expect(outcome('kings-and-bastards', 4, { trumps, jokers: 1 })).toEqual([53, 13, 1, {}]);
			expect(outcome('kings-and-bastards', 4, { trumps, jokers: 0 })).toEqual([52, 13, 0, {}]);
		});
	}
	test('FP-10 twos as trumps add no Jokers', () =>
		expect(outcome('kings-and-bastards', 4, { trumps: 'twos' })).toEqual([52, 13, 0, {}]));
});

describe('the tarot pack', () => {
	test('the tarot pack has 56 suited cards, Page and Knight below the Queen, and 22 trumps', () => {
		const counts = rankCounts(packOf('tahimi', 6, { deck: 'tarot' }));
		expect(counts.get('TR')).toBe(22);
		expect(counts.get('P')).toBe(4);
		expect(counts.get('N')).toBe(4);
		expect(counts.has('J')).toBe(false);
		expect(outcome('tahimi', 6, { deck: 'tarot' })).toEqual([78, 13, 0, {}]);
		expect(rankOrder(optionsOf('tahimi', { deck: 'tarot' }), 6)).toEqual(
			words('2 3 4 5 6 7 8 9 10 P N Q K A')
		);
	});
});

describe('DF-10 two packs', () => {
	for (const id of ['temple', 'president', 'daifugo'])
		test(`DF-10 ${id}: every card twice, dealt to eight up to sixteen`, () => {
			for (let players = 8; players <= 16; players += 1)
				for (const jokers of [0, 1, 2, 3, 4] as const) {
					const { full, cards, each, extra, remove } = packOf(id, players, { packs: 2, jokers });
					const counts = new Map<string, number>();
					for (const card of full.map(formatCard)) counts.set(card, (counts.get(card) ?? 0) + 1);
					expect(counts.get('JK') ?? 0).toBe(jokers);
					counts.delete('JK');
					expect([...counts.values()]).toEqual(Array.from({ length: 52 }, () => 2));
					expect([cards, remove.size]).toEqual([104 + jokers, 0]);
					expect(each * players + extra).toBe(cards);
				}
		});
	test('DF-10 an even deal of two packs takes out at most eight of a rank', () => {
		for (let players = 8; players <= 16; players += 1) {
			const { cards, extra, remove } = packOf('president', players, {
				packs: 2,
				leftovers: 'taken-out'
			});
			expect([extra, cards % players]).toEqual([0, 0]);
			for (const n of remove.values()) expect(n).toBeLessThanOrEqual(8);
		}
	});
});

describe('the order of the ranks, weak to strong', () => {
	const rows: [string, string][] = [
		['temple', '3 4 5 6 7 8 9 10 J Q K A 2'],
		['tahimi', '2 3 4 5 6 7 8 9 10 J Q K A'],
		['dalmuti', '12 11 10 9 8 7 6 5 4 3 2 1'],
		['kings-and-bastards', '3 4 5 6 7 8 9 10 J Q K A 2']
	];
	for (const [id, order] of rows)
		test(id, () => expect(rankOrder(optionsOf(id), 5)).toEqual(words(order)));
});
