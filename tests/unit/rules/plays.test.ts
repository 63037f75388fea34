import { describe, expect, test } from 'vitest';
import type { House } from '#lib/rules/options.ts';
import { readings } from '#lib/rules/plays.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { optionsOf } from '../given.ts';

describe('RG-7 a card of the wild rank never stands for its own rank', () => {
	const sixes: House = { wildRank: '6', wild: 'any-card', runs: 'mixed', pairRuns: 2 };
	const twos: House = { ...sixes, wildRank: '2', jokers: 2 };
	test.each<[string, House, string, string]>([
		['a run that it would only fill as itself', sixes, '5C 6D 7H', ''],
		['a run in which it fills a gap', sixes, '7C 6D 9S', 'run 9'],
		['a run below its rank', sixes, '4C 5D 6S', 'run 5'],
		['a Joker in its place in a run', { ...sixes, jokers: 2 }, '5C JK 7H', 'run 7'],
		['a Joker in its place and itself in another', { ...sixes, jokers: 2 }, '5C JK 6D 8H', 'run 8'],
		['pairs of which one would be of its rank', sixes, '5C 5D 6D 6S', 'pairs 5'],
		[
			'one Joker and itself for a pair of its rank',
			{ ...sixes, jokers: 2 },
			'5C 5D JK 6S 7C 7D',
			''
		],
		['two Jokers for a pair of its rank', { ...sixes, jokers: 2 }, '5C 5D JK JK 7C 7D', 'pairs 7'],
		['itself, as its player says', sixes, '6D=6', ''],
		['a Joker with it, as its player says', twos, 'JK=2 2C', ''],
		['a Joker alone, as its player says', twos, 'JK=2', 'set 2']
	])('%s', (_, house, cards, expected) => {
		const found = readings(optionsOf('president', house), cardsOf(cards));
		expect(found.map(({ pattern, rank }) => `${pattern} ${rank}`).at(-1) ?? '').toBe(expected);
	});

	test.each<[string, string]>([
		['2C', 'A'],
		['2C 2D', 'A'],
		['2C JK', 'A'],
		['JK', '2']
	])('the highest rank of %s', (cards, expected) => {
		const found = readings(optionsOf('president', twos), cardsOf(cards));
		const sets = found.filter(({ pattern }) => pattern === 'set');
		expect(sets.at(-1)!.rank).toBe(expected);
	});
});
