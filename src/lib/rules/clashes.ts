import { formatCard } from '#lib/cards/card.ts';
import { mostWithOnePack, TWO_PACKS, type Limits } from './limits.ts';
import {
	asksForOpener,
	jokersAreTrumps,
	rankOrder,
	type OptionName,
	type Options
} from './options.ts';
import { packFor } from './pack.ts';

/** Why two options contradict each other. */
export type ClashCode =
	| 'wilds-missing'
	| 'jokers-without-use'
	| 'trump-jokers-missing'
	| 'ranking-not-of-deck'
	| 'no-suits-in-deck'
	| 'opener-not-in-pack'
	| 'leftovers-not-of-deck'
	| 'counts-with-lock'
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
	const hasWildRank = rankOrder(options, max).some((rank) => rank === options.wildRank);
	const wildsMissing = wild !== 'none' && jokers === 0 && !hasWildRank;
	clash(wildsMissing, 'wilds-missing', 'wild', 'jokers');
	const used = wild !== 'none' || jokersAreTrumps(options) || options.jokersHighest;
	clash(jokers > 0 && !used, 'jokers-without-use', 'jokers', 'wild');
	const trumpsMissing = jokersAreTrumps(options) && jokers === 0;
	clash(trumpsMissing, 'trump-jokers-missing', 'trumps', 'jokers');
	const highestMissing = options.jokersHighest && jokers === 0;
	clash(highestMissing, 'wilds-missing', 'jokersHighest', 'jokers');
	const isDalmuti = deck === 'dalmuti';
	clash(isDalmuti !== (ranking === 'low-wins'), 'ranking-not-of-deck', 'ranking', 'deck');
	clash(isDalmuti && options.runs === 'suited', 'no-suits-in-deck', 'runs', 'deck');
	const { opener } = options;
	const openerAsked = asksForOpener(firstLead) || asksForOpener(laterLead);
	const hasOpener = packFor(options, max).full.some((card) => formatCard(card) === opener);
	clash(openerAsked && !hasOpener, 'opener-not-in-pack', 'opener', 'deck');
	const unevenDeck = isDalmuti || deck === 'tarot';
	const takesOut = options.leftovers === 'taken-out';
	clash(unevenDeck && takesOut, 'leftovers-not-of-deck', 'leftovers', 'deck');
	const locksCounts = options.counts !== 'same' && options.suitLock !== 'none';
	clash(locksCounts, 'counts-with-lock', 'counts', 'suitLock');
	const outsideDeck = deck === 'suits-and-ranks' && min > 8;
	clash(outsideDeck, 'deck-not-for-so-many', 'deck', 'players');
	const aboveTaxes = options.taxSchedule === 'progressive' && min > 8;
	clash(aboveTaxes, 'taxes-not-for-so-many', 'taxSchedule', 'players');
	const toPoints = typeof options.target === 'object' && 'points' in options.target;
	clash(toPoints && options.scoring === 'none', 'points-without-scoring', 'target', 'scoring');
	const noStairs = options.turnedBy.includes('run-of-four') && options.runs === 'none';
	clash(noStairs, 'runs-missing', 'turnedBy', 'runs');
	const { packs } = options;
	const outsidePacks =
		packs === 2 ? max < TWO_PACKS.min || min > TWO_PACKS.max : min > mostWithOnePack(options);
	clash(outsidePacks, 'packs-not-for-so-many', 'packs', 'players');
	const isOfDeck = deck === 'standard' || deck === '32' || deck === '40';
	clash(packs === 2 && !isOfDeck, 'second-pack-not-of-deck', 'packs', 'deck');
	clash(jokers > 2 && packs === 1, 'jokers-of-two-packs', 'jokers', 'packs');
	return clashes;
}
