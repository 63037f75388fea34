import type { House } from '#lib/rules/options.ts';
import { anyOf, chance } from './sampling.ts';

type Axes = { [K in keyof House]?: readonly House[K][] };

/** The options that affect a play, with all their values; of the lists of forbidden cards, one with
 * ranks and cards. */
export const AXES = {
	ranking: ['aces-high', 'twos-high'],
	maxSet: [4, null],
	runs: ['none', 'suited'],
	wild: ['none', 'any-card', 'joins-a-set'],
	jokers: [0, 1, 2],
	trumps: ['none', 'twos', 'jokers', 'twos-then-jokers'],
	twosEndTrick: [true, false],
	calledRuns: [true, false],
	afterPass: ['may-return', 'out-of-trick'],
	firstLead: ['top-seat', 'holder-of-3c'],
	jokersHighest: [true, false],
	equalRank: ['never', 'allowed', 'allowed-and-skips'],
	eightsEndTrick: [true, false],
	fourOfAKindTurns: [true, false],
	suitLock: [true, false],
	spadeThreeTopsJoker: [true, false],
	forbiddenLast: [[], ['JK', '8', '2', '3S']],
	startsWith3d: [true, false]
} as const satisfies Axes;

/** The options among them that have an effect in a pack of ranks 1 to 12. */
export const DALMUTI_AXES = {
	maxSet: AXES.maxSet,
	wild: ['none', 'any-card', 'joins-a-set'],
	jokers: AXES.jokers,
	calledRuns: AXES.calledRuns,
	afterPass: AXES.afterPass,
	jokersHighest: AXES.jokersHighest,
	equalRank: AXES.equalRank,
	eightsEndTrick: AXES.eightsEndTrick,
	fourOfAKindTurns: AXES.fourOfAKindTurns,
	suitLock: AXES.suitLock,
	forbiddenLast: [[], ['JE', '1']]
} as const satisfies Axes;

/** FP-15, implemented a second time: a rule about Jokers needs Jokers, Jokers need such a rule, and
 * the 3 of diamonds needs a round in which the holder of a 3 leads. */
function clashes({ wild, jokers, trumps, jokersHighest, ...house }: House): boolean {
	const users = [
		wild !== 'none',
		trumps === 'jokers',
		trumps === 'twos-then-jokers',
		jokersHighest
	];
	if (jokers === 0 ? users.includes(true) : !users.includes(true)) return true;
	return house.startsWith3d === true && house.firstLead === 'top-seat';
}

const pairsOf = (house: House): string[] =>
	Object.entries(house).flatMap((one, at, all) =>
		all.slice(at + 1).map((other) => JSON.stringify([one, other]))
	);

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
export function pairwise(axes: Axes): { sets: House[]; impossible: string[] } {
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

export const COVERING = pairwise(AXES).sets;
export const DALMUTI_COVERING = pairwise(DALMUTI_AXES).sets;

/** The further options of President and Daifugō, each value with others that it meets in play. */
export const FURTHER: readonly House[] = [
	{ completedFour: 'clears' },
	{ completedFour: 'clears', equalRank: 'allowed', wild: 'any-card' },
	{ completedFour: 'clears', equalRank: 'allowed', fourOfAKindTurns: true, maxSet: 8 },
	{ bomb: 'four' },
	{ bomb: 'four', suitLock: true, numberLock: true, fourOfAKindTurns: true },
	{ bomb: 'four', trumps: 'twos', equalRank: 'allowed', twosEndTrick: false },
	{ bomb: 'four', trumps: 'twos-then-jokers', wild: 'none', twosEndTrick: false },
	{ bomb: 'four', jokersHighest: true, eightsEndTrick: true, jackBack: true },
	{ topCard: '3c' },
	{ topCard: 'red-threes', bomb: 'four', trumps: 'twos', twosEndTrick: false },
	{ topCard: '3c', spadeThreeTopsJoker: true, jokersHighest: true, suitLock: true },
	{ topCard: 'red-threes', threes: 'clear', bomb: 'four', numberLock: true },
	{ threes: 'wild' },
	{ threes: 'wild', wild: 'none', jokers: 0, suitLock: true },
	{ threes: 'wild', wild: 'joins-a-set', bomb: 'four', completedFour: 'clears' },
	{ threes: 'wild', topCard: '3c', jokersHighest: true, numberLock: true },
	{ threes: 'clear' },
	{ threes: 'clear', wild: 'none', jokersHighest: true, suitLock: true, numberLock: true },
	{ stairsRevolution: 'four' },
	{ stairsRevolution: 'four', numberLock: true, bomb: 'four', jokersHighest: true },
	{ jackBack: true },
	{ jackBack: true, numberLock: true, forbiddenLast: ['JK', '2', '8', '3S'] },
	{ jackBack: true, fourOfAKindTurns: true, coup: true, equalRank: 'allowed' },
	{ numberLock: true },
	{ numberLock: true, suitLock: true, jokersHighest: true, equalRank: 'allowed' },
	{ numberLock: true, wild: 'joins-a-set', trumps: 'twos', twosEndTrick: false },
	{ coup: true, forbiddenLast: ['2', '3', '9'] },
	{ coup: true, fourOfAKindTurns: true, stairsRevolution: 'four', jackBack: true, numberLock: true }
];
