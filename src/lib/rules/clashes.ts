import type { Limits } from './limits.ts';
import type { Options, OptionName } from './options.ts';
import { jokersAreTrumps } from './plays.ts';

/** Why two options do not fit together. */
export type ClashCode =
	| 'wilds-missing'
	| 'jokers-without-use'
	| 'trump-jokers-missing'
	| 'ranking-not-of-deck'
	| 'no-suits-in-deck'
	| 'no-three-of-clubs-in-deck'
	| 'three-of-diamonds-unasked'
	| 'deck-not-for-so-many'
	| 'taxes-not-for-so-many'
	| 'points-without-scoring';

/** Two options that do not fit together, and why (FP-15). `players` stands for the number at the table. */
export interface Clash {
	readonly code: ClashCode;
	readonly options: readonly [OptionName | 'players', OptionName | 'players'];
}

/** @param players how many are at the table; where nobody is yet, the smallest and the largest number there may be */
export function findClashes(options: Options, { min, max }: Limits): Clash[] {
	const { deck, jokers, wild, ranking, firstLead, laterLead } = options;
	const clashes: Clash[] = [];
	const clash = (is: boolean, code: ClashCode, ...pair: Clash['options']) => {
		if (is) clashes.push({ code, options: pair });
	};
	clash(wild !== 'none' && jokers === 0, 'wilds-missing', 'wild', 'jokers');
	const used = wild !== 'none' || jokersAreTrumps(options) || options.jokersHighest;
	clash(jokers > 0 && !used, 'jokers-without-use', 'jokers', 'wild');
	const trumps = jokersAreTrumps(options) && jokers === 0;
	clash(trumps, 'trump-jokers-missing', 'trumps', 'jokers');
	const highest = options.jokersHighest && jokers === 0;
	clash(highest, 'wilds-missing', 'jokersHighest', 'jokers');
	const isDalmuti = deck === 'dalmuti';
	clash(isDalmuti !== (ranking === 'low-wins'), 'ranking-not-of-deck', 'ranking', 'deck');
	clash(isDalmuti && options.runs !== 'none', 'no-suits-in-deck', 'runs', 'deck');
	for (const [name, by] of [
		['firstLead', firstLead],
		['laterLead', laterLead]
	] as const)
		clash(isDalmuti && by === 'holder-of-3c', 'no-three-of-clubs-in-deck', name, 'deck');
	const opened = firstLead === 'holder-of-3c' || laterLead === 'holder-of-3c';
	clash(options.startsWith3d && !opened, 'three-of-diamonds-unasked', 'startsWith3d', 'firstLead');
	const few = deck === 'suits-and-ranks' && (max < 4 || min > 8);
	clash(few, 'deck-not-for-so-many', 'deck', 'players');
	const many = options.taxSchedule === 'progressive' && min > 8;
	clash(many, 'taxes-not-for-so-many', 'taxSchedule', 'players');
	const toPoints = typeof options.target === 'object' && 'points' in options.target;
	clash(toPoints && options.scoring === 'none', 'points-without-scoring', 'target', 'scoring');
	return clashes;
}
