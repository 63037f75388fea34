import { describe, expect, test } from 'vitest';
import type { House } from '#lib/rules/options.ts';
import { everything, sampled } from '../../oracle/comparison.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { many, whole } from '../../sample.ts';
import { optionsOf } from '../given.ts';

/** President with all that its table may choose. */
const RELATIVE = {
	equalRank: 'allowed-and-skips',
	effects: ['8:clears'],
	turnedBy: ['four'],
	forbiddenLast: ['2', '8']
} as const;

const published: [string, House, string][] = [
	['temple', {}, 'JK JK 3C 4C 5C 3H 3S 9D KS AS 2S 2H'],
	['temple', {}, 'JK JK 4C 4D 5C 6C 6H 8C 8D 9D QH AH'],
	['tahimi', {}, '2C 2D 3C 4C 5C 5D 5H 5S KH KS AH AS'],
	['tahimi', { deck: 'extra-suits' }, '2C 3C 3C 7C 7C 7D 7H 7S 7S AC AC AD'],
	['dalmuti', {}, 'JE JE 1 2 2 3 3 3 11 12 12 12'],
	['dalmuti', {}, 'JE JE 4 4 4 4 6 6 6 6 6 9'],
	['kings-and-bastards', {}, '2C 2D 2H 3C 3D 3H 4D 9H 9S KS AD AS'],
	['kings-and-bastards', {}, '2S 4C 4D 4H 4S 5C 5D 5H 5S 6C AC AD'],
	['president', {}, '2C 2D 3C 3D 8C 8D 8H 8S KH AC AD AS'],
	['president', RELATIVE, '2C 2D 3C 3D 7C 7D 8C 8D 8H 8S AC AD'],
	['daifugo', {}, 'JK JK 2C 2H 3D 3S 4D 4S 8C 8H KD KS'],
	['daifugo', {}, 'JK JK 3D 3H 3S 5C 5D 5H 5S 9C 9D 9H'],
	['tarot-himi', {}, '2C 2D 3C 10C PC PD NC NH QH KS TR0 TR21'],
	['tarot-himi', { runs: 'suited', ranking: 'twos-high' }, '2C 9C 10C PC NC QC KC AC 9D PD ND TR13']
];

describe('PL-1 to PL-8: every play in packs of twelve, the published rules', () => {
	// every sixth pack in a test run
	for (const [id, house, pack] of published.filter((_, n) => whole || n % 6 === 0))
		test(`PL-1 to PL-8 ${id}: ${pack}`, () =>
			everything(optionsOf(id, house), cardsOf(pack)).agrees(whole ? 1500 : 500));
});

describe('PL-1 to PL-8, FP-3: tricks of up to three plays with wilds laid earlier, packs of twenty', () => {
	const ids = ['temple', 'tahimi', 'dalmuti', 'kings-and-bastards', 'president', 'daifugo'];
	for (const [seed, id] of [...ids, 'tarot-himi'].entries())
		test(`PL-1 to PL-8 ${id}`, () =>
			sampled(optionsOf(id), seed + 1, many(10, 1500)).agrees(many(6, 1170)));
	test('PL-1 to PR-8 president with all options that its table may choose', () =>
		sampled(optionsOf('president', RELATIVE), 9, many(10, 1500)).agrees(many(6, 1170)));

	test('PL-1 to PL-8 every verdict occurs', () => {
		const { verdicts } = sampled(
			optionsOf('temple', { afterPass: 'out-of-trick' }),
			5,
			many(300, 10)
		);
		expect(Math.min(...verdicts.values())).toBeGreaterThan(many(1, 10));
		expect([...verdicts.keys()].sort()).toEqual([
			'breaks-sequence',
			'legal',
			'must-include-3c',
			'not-a-pattern',
			'not-higher',
			'passed-out',
			'unbeatable',
			'wrong-count',
			'wrong-pattern'
		]);
	});

	test('TH-3 the table decides what a trump does', () => {
		const { verdicts } = sampled(optionsOf('tarot-himi'), 7, many(200, 10));
		expect(verdicts.get('the-table-says')).toBeGreaterThan(many(8, 12));
	});
});

describe('FP-12: neighbours are neighbours in the pack in use', () => {
	const rows: [string, House, number, string][] = [
		['without 8s', { leftovers: 'taken-out', runs: 'suited' }, 6, '6C 7C 9C 10C JC 5H 7H 9H'],
		['with 8s', { leftovers: 'taken-out', runs: 'suited' }, 5, '6C 7C 8C 9C 10C 7H 8H 9H'],
		['11 and 12', { deck: 'suits-and-ranks', runs: 'suited' }, 5, '9C 10C 11C 12C JC 7T 9T 11T'],
		['up to 13', { deck: 'suits-and-ranks', runs: 'suited' }, 6, '9C 10C 11C 12C 13C JC 7T 8T'],
		['the 52', { deck: 'suits-and-ranks', runs: 'suited' }, 4, '9C 10C JC QC KC AC 10H JH']
	];
	for (const [what, house, players, pack] of rows)
		test(`FP-12 ${what}, ${players} players`, () => {
			const options = { ...optionsOf('tahimi', house), players };
			everything(options, cardsOf(pack)).agrees(300);
		});
});
