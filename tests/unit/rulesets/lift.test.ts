import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOptionName } from '#lib/rules/choices.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { liftHouse, liftOptions } from '#lib/rulesets/lift.ts';

/** The options of version 7 that went, or whose values changed, with those values. */
const OLD = {
	deck: ['standard', 'even-deal', 'extra-suits', 'suits-and-ranks'],
	firstLead: ['top-seat', 'holder-of-3c'],
	laterLead: ['bottom-seat', 'holder-of-3c'],
	startsWith3d: [true, false],
	twosEndTrick: [true, false],
	eightsEndTrick: [true, false],
	fiveSkip: [true, false],
	sevenPass: [true, false],
	tenDiscard: [true, false],
	nineReverse: [true, false],
	queenBomber: [true, false],
	jackBack: [true, false],
	coup: [true, false],
	topCard: ['none', '3c', 'red-threes'],
	threes: ['normal', 'wild', 'clear'],
	spadeThreeTopsJoker: [true, false],
	fourOfAKindTurns: [true, false],
	stairsRevolution: ['none', 'four'],
	suitLock: [true, false],
	forbiddenLast: [[], ['2', 'JK']],
	jokers: [0, 2]
} as const;

const games = fc.constantFrom(...RULESETS.map(({ id }) => id));
const houses = fc.record(
	Object.fromEntries(
		Object.entries(OLD).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)])
	),
	{ requiredKeys: [] }
);

describe('Stored evenings: the old options are read for ever', () => {
	test('a lifted house has options and values of today only', () =>
		fc.assert(
			fc.property(games, houses, (game, house) => {
				for (const [name, value] of Object.entries(liftHouse(game, house)))
					expect(isOptionName(name) && isOptionValue(name, value), name).toBe(true);
			})
		));
	test('lifting twice changes nothing more', () =>
		fc.assert(
			fc.property(games, houses, (game, house) => {
				const once = liftHouse(game, house);
				expect(liftHouse(game, once)).toEqual(once);
			})
		));
	test('all options of a table mean the same as those that its house changed', () =>
		fc.assert(
			fc.property(houses, (house) => {
				const all = Object.fromEntries(Object.entries(OLD).map(([name, [first]]) => [name, first]));
				const lifted = liftOptions({ ...all, ...house });
				const has = (list: string, entry: string) => (lifted[list] as string[]).includes(entry);
				expect(has('effects', '5:skip')).toBe({ ...all, ...house }['fiveSkip']);
				expect(has('turnedBy', 'four')).toBe({ ...all, ...house }['fourOfAKindTurns']);
				expect(lifted['leftovers'] === 'taken-out').toBe(
					{ ...all, ...house }['deck'] === 'even-deal'
				);
			})
		));

	const rows: [string, Record<string, unknown>, Record<string, unknown>][] = [
		['daifugo', { eightsEndTrick: false }, { effects: [] }],
		[
			'daifugo',
			{ twosEndTrick: true, coup: true },
			{ effects: ['2:clears', '8:clears', '9x3:turns'] }
		],
		['temple', { twosEndTrick: true }, {}],
		['tahimi', { deck: 'standard' }, { leftovers: 'dealt' }],
		['tahimi', { deck: 'even-deal' }, {}],
		['president', { deck: 'even-deal' }, { leftovers: 'taken-out' }],
		[
			'daifugo',
			{ threes: 'clear', topCard: 'red-threes' },
			{ tops: ['3D>any', '3H>any', '3>set', '3S>JK'] }
		],
		['daifugo', { topCard: 'none', threes: 'normal', stairsRevolution: 'none' }, {}],
		['daifugo', { suitLock: false, startsWith3d: true }, { suitLock: 'none' }],
		[
			'daifugo',
			{ forbiddenLast: ['JK', '2', '8', '3S'] },
			{ forbiddenLast: ['JK', '2', '8', '3S'] }
		],
		// options of today count where an old one says something else, in any order
		['president', { wildRank: '6', threes: 'normal' }, { wildRank: '6' }],
		['president', { threes: 'wild', wildRank: '6' }, { wildRank: '6' }],
		['president', { opener: 'QH', startsWith3d: true }, { opener: 'QH' }],
		['temple', { leftovers: 'aside', deck: 'even-deal' }, { leftovers: 'aside' }],
		['president', { tops: ['3>set'], threes: 'normal' }, {}],
		['president', { effects: ['10:clears'], fiveSkip: true }, { effects: ['5:skip', '10:clears'] }],
		['a game of later', { fiveSkip: true, seats: 'stay' }, { effects: ['5:skip'], seats: 'stay' }]
	];
	for (const [game, before, after] of rows)
		test(`${game} ${JSON.stringify(before)}`, () => expect(liftHouse(game, before)).toEqual(after));
});
