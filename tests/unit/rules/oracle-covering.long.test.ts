import { describe, expect, test } from 'vitest';
import { findClashes } from '#lib/rules/clashes.ts';
import type { House } from '#lib/rules/options.ts';
import { everything, named, sampled } from '../../oracle/comparison.ts';
import {
	COVERING,
	DALMUTI_COVERING,
	DALMUTI_IMPOSSIBLE,
	FURTHER,
	IMPOSSIBLE
} from '../../oracle/covering.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { many, turn, whole } from '../../sample.ts';
import { optionsOf, words } from '../given.ts';

/** The house's Jokers come first in the pack. */
const withJokers = (house: House, jokers: string, naturals: string) =>
	cardsOf([...words(jokers).slice(0, house.jokers), naturals].join(' '));

/** Every sixth set in a test run. */
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, n) => whole || n % 6 === 0);
/** Every twelfth set in a test run. */
const few = <T>(all: readonly T[]): readonly T[] => all.filter((_, n) => whole || n % 12 === 1);

/* the poker packs of six rulesets differ by no more than these options: one of them stands for
   all */
describe('PL-1 to TH-3: every play in packs of up to twelve, every pair of options', () => {
	const packs = whole
		? ['2C 2S 3C 3D 3H 3S 4C QS KS AS', '2H 3S 7S 8C 8D 8H 8S 9S AC AH']
		: ['2C 3C 3D 3H 3S 4C KS AS', '3S 7S 8C 8D 8H 8S 9S AH'];
	for (const [n, house] of some(COVERING).entries())
		for (const naturals of turn(packs, n))
			test(`PL-1 to DF-7 ${named(house)}`, () => {
				const pack = withJokers(house, 'JK JK', naturals);
				everything(optionsOf('temple', house), pack).agrees(whole ? 1000 : 200);
			});
	// the sets are the same as above, so half as many are enough for trumps
	for (const house of few(COVERING))
		test(`PL-1 to TH-3 tarot-himi, ${named(house)}`, () => {
			const pack = withJokers(house, 'JK JK', '2C 3S PC PD NC QC KC AC TR13');
			everything(optionsOf('tarot-himi', house), pack).agrees(whole ? 500 : 250);
		});
	for (const house of some(DALMUTI_COVERING))
		test(`PL-1 to PR-8 dalmuti, ${named(house)}`, () => {
			const pack = withJokers(house, 'JE JE', '1 2 3 3 8 8 8 8 11 12');
			everything(optionsOf('dalmuti', house), pack).agrees(whole ? 300 : 150);
		});
});

describe('PL-1 to TH-3, FP-3: tricks of up to three plays, packs of twenty, every pair of options', () => {
	for (const [seed, house] of some(COVERING).entries())
		test(`PL-1 to PL-8 ${named(house)}`, () =>
			sampled(optionsOf('temple', house), seed + 11, many(5, 800)).agrees(many(2, 500)));
	for (const [seed, house] of some(DALMUTI_COVERING).entries())
		test(`PL-1 to PL-8 dalmuti, ${named(house)}`, () =>
			sampled(optionsOf('dalmuti', house), seed + 41, many(5, 800)).agrees(many(2, 500)));
	for (const [seed, house] of few(COVERING).entries())
		test(`PL-1 to TH-3 tarot-himi, ${named(house)}`, () =>
			sampled(optionsOf('tarot-himi', house), seed + 71, many(3, 667)).agrees(many(1, 500)));
});

describe('PR-11 to PR-14, DF-10 to DF-13, DF-17: tricks under the further options', () => {
	for (const [seed, house] of some(FURTHER).entries())
		for (const packs of [1, 2] as const)
			test(`PR-11 to DF-17 ${packs === 2 ? 'two packs, ' : ''}${named(house)}`, () => {
				const options = optionsOf('temple', packs === 2 ? { packs, ...house } : house);
				// wilds of any value in a hundred cards make many plays
				const [tricks, least] = packs === 2 ? [5, 1] : [20, 6];
				sampled(options, seed + 101, many(tricks, 800)).agrees(many(least, 800));
			});
});

describe('FP-15: pairs of values that exclude each other', () => {
	const pair = (...values: [string, unknown][]) => JSON.stringify(values);
	const withLock = ['same-or-more', 'same-or-double', 'more-beats'].flatMap((counts) =>
		['all', 'part'].map((suitLock) => pair(['counts', counts], ['suitLock', suitLock]))
	);
	const withoutJokers = [
		pair(['wild', 'any-card'], ['jokers', 0]),
		pair(['wild', 'joins-a-set'], ['jokers', 0])
	];
	const highest = pair(['jokers', 0], ['jokersHighest', true]);
	test('FP-15 the pairs of a poker pack that exclude each other are as listed', () =>
		expect(IMPOSSIBLE).toEqual([
			pair(['runs', 'none'], ['turnedBy', ['four', 'run-of-four']]),
			...['jokers', 'twos-then-jokers'].map((by) => pair(['jokers', 0], ['trumps', by])),
			highest,
			...withLock
		]));
	test('FP-15 the pairs of the ranks 1 to 12 that exclude each other are as listed', () =>
		expect(DALMUTI_IMPOSSIBLE).toEqual([...withoutJokers, highest, ...withLock]));
	test('FP-15 the sets that are compared clash by no rule of the core', () => {
		const players = { min: 4, max: 4 };
		for (const [id, sets] of [
			['temple', COVERING],
			['dalmuti', DALMUTI_COVERING]
		] as const)
			for (const house of sets)
				expect(findClashes(optionsOf(id, house), players), named(house)).toEqual([]);
	});
});

test('PL-1 to DF-7 every verdict beyond the four sources occurs', () => {
	const { verdicts } = sampled(optionsOf('daifugo', { runs: 'suited' }), 4, many(1500, 20));
	expect(Math.min(...verdicts.values())).toBeGreaterThan(many(1, 10));
	expect([...verdicts.keys()].sort()).toEqual([
		'breaks-sequence',
		'forbidden-last',
		'legal',
		'must-include-3c',
		'not-a-pattern',
		'not-higher',
		'passed-out',
		'suit-locked',
		'unbeatable',
		'wrong-count',
		'wrong-pattern'
	]);
});
