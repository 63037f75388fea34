import type { House } from '#lib/rules/options.ts';
import { anyOf, chance } from './sampling.ts';

type Axes = { [K in keyof House]?: readonly House[K][] };

/** The options that affect a play, with all their values; of the lists of forbidden cards, one with
 * ranks and cards. */
const AXES = {
	ranking: ['aces-high', 'twos-high'],
	maxSet: [4, null],
	runs: ['none', 'suited', 'mixed'],
	wild: ['none', 'any-card', 'joins-a-set'],
	jokers: [0, 1, 2],
	trumps: ['none', 'twos', 'twos-fewer', 'jokers', 'twos-then-jokers'],
	calledRuns: [true, false],
	afterPass: ['may-return', 'out-of-trick'],
	jokersHighest: [true, false],
	equalRank: ['never', 'allowed', 'allowed-or-pass', 'allowed-and-skips', 'allowed-and-skips-more'],
	counts: ['same', 'same-or-more', 'same-or-double', 'more-beats'],
	runLength: [3, 4],
	pairRuns: [null, 2],
	wildRank: [null, '6'],
	suitLock: ['none', 'all', 'part'],
	completedFour: ['never', 'clears', 'anyone'],
	effects: [[], ['2:clears'], ['8:clears', 'J:back'], ['9x2:clears', '8/run:clears', '9x3:turns']],
	tops: [[], ['3S>JK'], ['AD>single', '4x2>8'], ['3x3>set', '3C>any']],
	turnedBy: [[], ['four'], ['four', 'run-of-four']],
	forbiddenLast: [[], ['JK', '8', '2', '3S'], ['strongest', '8*', '3S*', 'J*']],
	opener: ['3C', 'QH']
} as const satisfies Axes;

/** The options among them that have an effect in a pack of ranks 1 to 12. */
const DALMUTI_AXES = {
	maxSet: AXES.maxSet,
	wild: ['none', 'any-card', 'joins-a-set'],
	jokers: AXES.jokers,
	calledRuns: AXES.calledRuns,
	afterPass: AXES.afterPass,
	jokersHighest: AXES.jokersHighest,
	equalRank: AXES.equalRank,
	counts: AXES.counts,
	effects: [[], ['8:clears'], ['9x2:clears', '3:back']],
	turnedBy: [[], ['four']],
	suitLock: AXES.suitLock,
	forbiddenLast: [[], ['JE', '1']]
} as const satisfies Axes;

/** FP-15, implemented a second time: a rule about Jokers needs Jokers, or a rank that is wild;
 * Jokers need such a rule; a long run that turns the ranking needs runs; and a suit lock needs as
 * many cards each time. */
function clashes({ wild, jokers, trumps, jokersHighest, ...house }: House): boolean {
	const byTrumps = trumps === 'jokers' || trumps === 'twos-then-jokers';
	const users = [wild !== 'none', byTrumps, jokersHighest === true];
	const hasWildRank = (house.wildRank ?? null) !== null;
	if (jokers === 0 && (byTrumps || jokersHighest || (wild !== 'none' && !hasWildRank))) return true;
	if (jokers !== 0 && !users.includes(true)) return true;
	if (house.turnedBy?.includes('run-of-four') === true && house.runs === 'none') return true;
	return house.counts !== 'same' && house.suitLock !== 'none';
}

/** As JSON; the texts of the values are put together, because this runs for many sets. */
const pairsOf = (house: House): string[] =>
	Object.entries(house)
		.map((value) => JSON.stringify(value))
		.flatMap((one, at, all) => all.slice(at + 1).map((other) => `[${one},${other}]`));

const allPairs = (axes: Axes): string[] => {
	const values = Object.entries(axes).map(([name, list]) =>
		list.map((value) => [name, value] as const)
	);
	return values.flatMap((list, at) =>
		list.flatMap((one) =>
			values.slice(at + 1).flatMap((others) => others.map((other) => JSON.stringify([one, other])))
		)
	);
};

/** Sets of house rules that cover every possible pair of values, and the impossible pairs. For each
 * missing pair it adds, of many sets with that pair, the one with the most other missing pairs. */
function pairwise(axes: Axes): { sets: House[]; impossible: string[] } {
	const random = chance(15);
	const missing = new Set(allPairs(axes));
	const sets: House[] = [];
	const impossible: string[] = [];
	const some = (): House =>
		Object.fromEntries(
			Object.entries(axes).map(([name, list]) => [name, anyOf(random, list as readonly unknown[])])
		);
	const gain = (house: House) => pairsOf(house).filter((pair) => missing.has(pair)).length;
	for (const pair of missing) {
		if (!missing.has(pair)) continue;
		const fixed = Object.fromEntries(JSON.parse(pair) as [string, unknown][]) as House;
		const ordered = () => ({ ...some(), ...fixed });
		const open = Array.from({ length: 150 }, ordered).filter((house) => !clashes(house));
		const [first, ...more] = open;
		missing.delete(pair);
		if (!first) {
			impossible.push(pair);
			continue;
		}
		const best = more.reduce((a, b) => (gain(b) > gain(a) ? b : a), first);
		for (const covered of pairsOf(best)) missing.delete(covered);
		sets.push(best);
	}
	return { sets, impossible };
}

export const { sets: COVERING, impossible: IMPOSSIBLE } = pairwise(AXES);
export const { sets: DALMUTI_COVERING, impossible: DALMUTI_IMPOSSIBLE } = pairwise(DALMUTI_AXES);

/** The further options of President and Daifugō, each value with others that it meets in play. */
export const FURTHER: readonly House[] = [
	{ completedFour: 'clears' },
	{ completedFour: 'clears', equalRank: 'allowed', wild: 'any-card' },
	{ completedFour: 'clears', equalRank: 'allowed', turnedBy: ['four'], maxSet: 8 },
	{ completedFour: 'anyone', afterPass: 'out-of-trick' },
	{ completedFour: 'anyone', equalRank: 'allowed-or-pass', effects: ['8:clears'] },
	{ bomb: 'four' },
	{ bomb: 'four', suitLock: 'all', numberLock: true, turnedBy: ['four'] },
	{ bomb: 'four', trumps: 'twos', equalRank: 'allowed', effects: [] },
	{ bomb: 'four', trumps: 'twos-then-jokers', wild: 'none', effects: [] },
	{ bomb: 'four', jokersHighest: true, effects: ['8:clears', 'J:back'] },
	{ bomb: 'four', counts: 'more-beats', tops: ['3x3>any'] },
	{ tops: ['3C>any'] },
	{ tops: ['3D>any', '3H>any'], bomb: 'four', trumps: 'twos', effects: [] },
	{ tops: ['3C>any', '3S>JK'], jokersHighest: true, suitLock: 'all' },
	{ tops: ['3D>any', '3H>any', '3>set'], bomb: 'four', numberLock: true },
	{ tops: ['4x2>8', '3S>JK'], effects: ['8:clears', '2:clears'], wild: 'any-card' },
	{ tops: ['AD>single', '3x3>set'], suitLock: 'part' },
	{ wildRank: '3' },
	{ wildRank: '3', wild: 'none', jokers: 0, suitLock: 'all' },
	{ wildRank: '6', wild: 'joins-a-set', bomb: 'four', completedFour: 'clears' },
	{ wildRank: '3', tops: ['3C>any'], jokersHighest: true, numberLock: true },
	{ tops: ['3>set'] },
	{ tops: ['3>set'], wild: 'none', jokersHighest: true, suitLock: 'all', numberLock: true },
	{ turnedBy: ['run-of-four'] },
	{ turnedBy: ['run-of-four'], numberLock: true, bomb: 'four', jokersHighest: true },
	{ runs: 'mixed', runLength: 4, suitLock: 'all' },
	{ runs: 'mixed', turnedBy: ['run-of-four'], effects: ['8/run:clears'] },
	{ pairRuns: 2, runs: 'none', suitLock: 'part', numberLock: true },
	{ pairRuns: 2, turnedBy: ['four'], wild: 'any-card' },
	{ effects: ['J:back'] },
	{ effects: ['J:back'], numberLock: true, forbiddenLast: ['strongest', 'JK', 'J*', '8*'] },
	{ effects: ['J:back', '9x3:turns'], turnedBy: ['four'], equalRank: 'allowed' },
	{ numberLock: true },
	{ numberLock: true, suitLock: 'all', jokersHighest: true, equalRank: 'allowed' },
	{ numberLock: true, wild: 'joins-a-set', trumps: 'twos', effects: [] },
	{ suitLock: 'part', numberLock: true, equalRank: 'allowed-or-pass' },
	{ counts: 'same-or-double', trumps: 'twos-fewer', effects: [] },
	{ counts: 'same-or-more', equalRank: 'allowed-and-skips-more' },
	{ counts: 'more-beats', completedFour: 'anyone', turnedBy: ['four'] },
	{ effects: ['9x3:turns'], forbiddenLast: ['2', '3', '9', '9*', 'strongest'] },
	{
		effects: ['9x3:turns', 'J:back'],
		turnedBy: ['four', 'run-of-four'],
		numberLock: true
	}
];
