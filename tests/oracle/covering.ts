import type { House } from '#lib/rules/options.ts';

/** The options that bear on a play, with all their values. */
const AXES = {
	ranking: ['aces-high', 'twos-high'],
	maxSet: [4, null],
	runs: ['none', 'suited'],
	wild: ['none', 'any-card', 'joins-a-set'],
	jokers: [0, 1, 2],
	trumps: ['none', 'twos', 'jokers', 'twos-then-jokers'],
	twosEndTrick: [true, false],
	calledRuns: [true, false],
	afterPass: ['may-return', 'out-of-trick']
} as const satisfies { [K in keyof House]?: readonly House[K][] };

/** Those of them that mean something in a pack of ranks 1 to 12. */
const DALMUTI_AXES = {
	maxSet: AXES.maxSet,
	runs: AXES.runs,
	wild: ['any-card', 'joins-a-set'],
	jokers: [1, 2],
	calledRuns: AXES.calledRuns,
	afterPass: AXES.afterPass
} as const satisfies { [K in keyof House]?: readonly House[K][] };

/** Jokers are in the pack exactly if one rule uses them. */
function works({ wild, jokers, trumps }: House): boolean {
	const asTrumps = trumps === 'jokers' || trumps === 'twos-then-jokers';
	const users = [asTrumps, wild !== 'none'].filter(Boolean).length;
	return jokers === 0 ? users === 0 : users === 1;
}

const pairsOf = (house: House): string[] =>
	Object.entries(house).flatMap((one, at, all) =>
		all.slice(at + 1).map((other) => JSON.stringify([one, other]))
	);

/** Sets of house rules in which every pair of values that can go together does (greedy: each next set is the one
 * with the most pairs that are still missing). */
function pairwise(axes: object): House[] {
	let all: House[] = [{}];
	for (const [name, values] of Object.entries(axes) as [string, readonly unknown[]][])
		all = all.flatMap((house) => values.map((value) => ({ ...house, [name]: value })));
	const open = all.filter(works).map((house) => ({ house, pairs: pairsOf(house) }));
	const missing = new Set(open.flatMap(({ pairs }) => pairs));
	const chosen: House[] = [];
	while (missing.size > 0) {
		const gain = ({ pairs }: (typeof open)[number]) =>
			pairs.filter((pair) => missing.has(pair)).length;
		const best = open.reduce((a, b) => (gain(b) > gain(a) ? b : a));
		for (const pair of best.pairs) missing.delete(pair);
		chosen.push(best.house);
	}
	return chosen;
}

export const COVERING = pairwise(AXES);
export const DALMUTI_COVERING = pairwise(DALMUTI_AXES);
