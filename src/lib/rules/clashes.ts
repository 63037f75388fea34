import type { Limits } from './limits.ts';
import { jokersAreTrumps, type Options, type OptionName } from './options.ts';

/** Why two options contradict each other. */
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
	| 'points-without-scoring'
	| 'runs-missing'
	| 'packs-not-for-so-many'
	| 'second-pack-not-of-deck'
	| 'jokers-of-two-packs';

/** Two options that contradict each other (FP-15). `players` stands for the number of players. */
export interface Clash {
	readonly code: ClashCode;
	readonly options: readonly [OptionName | 'players', OptionName | 'players'];
}

/** Finds the options that contradict each other, or do not allow the number of players (FP-15).
 * @param limits the number of players as both `min` and `max`, or the range that is possible before
 * anyone sat down */
export function findClashes(options: Options, { min, max }: Limits): Clash[] {
	const { deck, jokers, wild, ranking, firstLead, laterLead } = options;
	const clashes: Clash[] = [];
	const clash = (applies: boolean, code: ClashCode, ...pair: Clash['options']) => {
		if (applies) clashes.push({ code, options: pair });
	};
	const wildsMissing = wild !== 'none' && jokers === 0 && options.threes !== 'wild';
	clash(wildsMissing, 'wilds-missing', 'wild', 'jokers');
	const used = wild !== 'none' || jokersAreTrumps(options) || options.jokersHighest;
	clash(jokers > 0 && !used, 'jokers-without-use', 'jokers', 'wild');
	const trumpsMissing = jokersAreTrumps(options) && jokers === 0;
	clash(trumpsMissing, 'trump-jokers-missing', 'trumps', 'jokers');
	const highestMissing = options.jokersHighest && jokers === 0;
	clash(highestMissing, 'wilds-missing', 'jokersHighest', 'jokers');
	const isDalmuti = deck === 'dalmuti';
	clash(isDalmuti !== (ranking === 'low-wins'), 'ranking-not-of-deck', 'ranking', 'deck');
	clash(isDalmuti && options.runs !== 'none', 'no-suits-in-deck', 'runs', 'deck');
	for (const [name, by] of [
		['firstLead', firstLead],
		['laterLead', laterLead]
	] as const)
		clash(isDalmuti && by === 'holder-of-3c', 'no-three-of-clubs-in-deck', name, 'deck');
	const threeLeads = firstLead === 'holder-of-3c' || laterLead === 'holder-of-3c';
	clash(
		options.startsWith3d && !threeLeads,
		'three-of-diamonds-unasked',
		'startsWith3d',
		'firstLead'
	);
	const outsideDeck = deck === 'suits-and-ranks' && (max < 4 || min > 8);
	clash(outsideDeck, 'deck-not-for-so-many', 'deck', 'players');
	const aboveTaxes = options.taxSchedule === 'progressive' && min > 8;
	clash(aboveTaxes, 'taxes-not-for-so-many', 'taxSchedule', 'players');
	const toPoints = typeof options.target === 'object' && 'points' in options.target;
	clash(toPoints && options.scoring === 'none', 'points-without-scoring', 'target', 'scoring');
	const noStairs = options.stairsRevolution !== 'none' && options.runs === 'none';
	clash(noStairs, 'runs-missing', 'stairsRevolution', 'runs');
	const { packs } = options;
	const outsidePacks = packs === 2 ? max < 8 || min > 16 : min > 12;
	clash(outsidePacks, 'packs-not-for-so-many', 'packs', 'players');
	const twoOfDeck = packs === 2 && deck !== 'standard' && deck !== 'even-deal';
	clash(twoOfDeck, 'second-pack-not-of-deck', 'packs', 'deck');
	clash(jokers > 2 && packs === 1, 'jokers-of-two-packs', 'jokers', 'packs');
	return clashes;
}
