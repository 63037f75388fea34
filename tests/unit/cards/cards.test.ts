import { describe, expect, test } from 'vitest';
import { formatCard, parseCard, RANKS, SUITS, WILDS, type Card } from '#lib/cards/card.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import { packFor } from '#lib/rules/pack.ts';
import { optionsOf } from '../given.ts';

describe('every card of every pack survives format and parse', () => {
	for (const deck of CHOICES.deck)
		for (const players of [3, 4, 5, 6, 7, 8, 12])
			test(`${deck} for ${players}`, () => {
				const options = optionsOf('tahimi', { deck, jokers: 2 });
				const { full } = packFor(options, players);
				expect(full.map((card) => parseCard(formatCard(card)))).toEqual(full);
			});
	test('wild cards that stand for a rank', () => {
		const all: Card[] = WILDS.flatMap((wild) =>
			RANKS.map((as) => ({ kind: 'wild', wild, as }) as const)
		);
		expect(all.map((card) => parseCard(formatCard(card)))).toEqual(all);
	});
	test('no two cards have the same notation', () => {
		const suited = RANKS.flatMap((rank) =>
			SUITS.map((suit) => formatCard({ kind: 'suited', rank, suit }))
		);
		expect(new Set(suited).size).toBe(RANKS.length * SUITS.length);
	});
});

describe('the notation of cards', () => {
	const rows: [string, Card][] = [
		['7H', { kind: 'suited', rank: '7', suit: 'H' }],
		['10S', { kind: 'suited', rank: '10', suit: 'S' }],
		['AC', { kind: 'suited', rank: 'A', suit: 'C' }],
		['11T', { kind: 'suited', rank: '11', suit: 'T' }],
		['15M', { kind: 'suited', rank: '15', suit: 'M' }],
		['ND', { kind: 'suited', rank: 'N', suit: 'D' }],
		['1', { kind: 'plain', rank: '1' }],
		['12', { kind: 'plain', rank: '12' }],
		['JK', { kind: 'wild', wild: 'JK' }],
		['JE', { kind: 'wild', wild: 'JE' }],
		['JK=8', { kind: 'wild', wild: 'JK', as: '8' }],
		['JE=12', { kind: 'wild', wild: 'JE', as: '12' }],
		['TR0', { kind: 'trump', number: 0 }],
		['TR21', { kind: 'trump', number: 21 }]
	];
	for (const [text, card] of rows)
		test(text, () => {
			expect(parseCard(text)).toEqual(card);
			expect(formatCard(card)).toBe(text);
		});
});

describe('invalid notation is refused', () => {
	const rows: [string, string][] = [
		['nothing', ''],
		['a space', ' '],
		['a rank without its suit', 'K'],
		['a suit alone', 'H'],
		['another suit', '7X'],
		['a small suit', '7h'],
		['a small rank', 'kH'],
		['suit before rank', 'H7'],
		['a rank beyond the packs', '17H'],
		['no rank at all', '0'],
		['a rank written long', '07'],
		['a long way of writing ten', 'TH'],
		['spaces around it', ' 7H '],
		['two cards', '7H8H'],
		['a small joker', 'jk'],
		['a joker with a suit', 'JKH'],
		['a joker that stands for nothing', 'JK='],
		['a joker that stands for no rank', 'JK=17'],
		['a joker that stands for a joker', 'JK=JK'],
		['a natural card that stands for a joker', '7H=JK'],
		['nothing that stands for something', '=8'],
		['a trump without its number', 'TR'],
		['a trump beyond the last', 'TR22'],
		['a trump written long', 'TR01'],
		['digits of another script', '٧'],
		['a negative rank', '-1'],
		['a property of every object', 'constructor']
	];
	for (const [what, text] of rows)
		test(`${what}: “${text}”`, () => expect(parseCard(text)).toBeUndefined());
});
