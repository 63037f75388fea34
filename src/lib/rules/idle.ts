import { parseCard } from '#lib/cards/card.ts';
import { jokersAreTrumps, rankOrder, type OptionName, type Options } from './options.ts';
import type { Titles } from './titles.ts';

/** Why an option has no effect together with the others. */
export type IdleCode =
	| 'other-pack'
	| 'no-wilds'
	| 'needs-both-wilds'
	| 'no-suits'
	| 'trumps-already'
	| 'no-taxes'
	| 'nothing-to-cancel'
	| 'untaxed-anyway'
	| 'no-greater-revolution'
	| 'card-not-in-pack'
	| 'rank-not-in-pack'
	| 'no-more-titles';

/** An option that is allowed but has no effect together with the others. */
export interface Idle {
	readonly code: IdleCode;
	readonly option: OptionName;
}

/** Whether the pack has a card that `text` forbids. */
function isInPack(options: Options, text: string): boolean {
	const card = parseCard(text);
	if (card?.kind === 'wild')
		return options.jokers > 0 && (card.wild === 'JE') === (options.deck === 'dalmuti');
	if (card?.kind === 'trump') return options.deck === 'tarot';
	if (card?.kind === 'suited' && options.deck === 'dalmuti') return false;
	const ranks: readonly string[] = rankOrder(options, 8);
	return ranks.includes(card?.kind === 'suited' ? card.rank : text);
}

/** Finds the options that have no effect, and why. Options that are simply off are not among them.
 * @param titles those of the game */
export function findIdle(options: Options, titles: Pick<Titles, 'more'>): Idle[] {
	const { deck, jokers, taxSchedule, revolution, firstDealRevolution, firstRoundTax } = options;
	const found: Idle[] = [];
	const idle = (applies: boolean, code: IdleCode, option: OptionName) => {
		if (applies && !found.some((one) => one.option === option)) found.push({ code, option });
	};
	const noTitles = options.middleTitles === 'more' && titles.more === undefined;
	idle(noTitles, 'no-more-titles', 'middleTitles');
	const noTrumps = options.trumpValue === 'above' && deck !== 'tarot';
	idle(noTrumps, 'rank-not-in-pack', 'trumpValue');
	const isDalmuti = deck === 'dalmuti';
	const untaxed = taxSchedule === 'none';
	idle(options.stripped && !isDalmuti, 'other-pack', 'stripped');
	idle(options.jokersHighest && jokersAreTrumps(options), 'trumps-already', 'jokersHighest');
	idle(options.suitLock && isDalmuti, 'no-suits', 'suitLock');
	idle(options.spadeThreeTopsJoker && isDalmuti, 'no-suits', 'spadeThreeTopsJoker');
	idle(options.spadeThreeTopsJoker && jokers === 0, 'no-wilds', 'spadeThreeTopsJoker');
	const absent = options.forbiddenLast.some((text) => !isInPack(options, text));
	idle(absent, 'card-not-in-pack', 'forbiddenLast');
	idle(options.topCard !== 'none' && isDalmuti, 'no-suits', 'topCard');
	const ranks: readonly string[] = rankOrder(options, 8);
	idle(options.jackBack && !ranks.includes('J'), 'rank-not-in-pack', 'jackBack');
	idle(options.queenBomber && !ranks.includes('Q'), 'rank-not-in-pack', 'queenBomber');
	idle(options.tenpenChii && untaxed, 'no-taxes', 'tenpenChii');
	idle(firstRoundTax && untaxed, 'no-taxes', 'firstRoundTax');
	idle(firstRoundTax && firstDealRevolution, 'untaxed-anyway', 'firstRoundTax');
	for (const option of ['wildTax', 'giveback'] as const) idle(untaxed, 'no-taxes', option);
	idle(jokers === 0, 'no-wilds', 'wildTax');
	idle(options.merchantExchange && untaxed, 'no-taxes', 'merchantExchange');
	idle(revolution !== 'none' && jokers < 2, 'needs-both-wilds', 'revolution');
	idle(revolution === 'cancels-tax' && untaxed, 'nothing-to-cancel', 'revolution');
	const neverGreater = firstDealRevolution && (revolution !== 'dalmuti' || jokers < 2);
	// the option still makes the first round untaxed
	idle(neverGreater && (untaxed || !firstRoundTax), 'nothing-to-cancel', 'firstDealRevolution');
	idle(neverGreater, 'no-greater-revolution', 'firstDealRevolution');
	return found;
}
