import { parseCard } from '#lib/cards/card.ts';
import { parseEffect } from './effects.ts';
import { parseForbidden } from './forbidden-last.ts';
import {
	jokersAreTrumps,
	rankOrder,
	type ListOption,
	type OptionName,
	type Options
} from './options.ts';
import type { Titles } from './titles.ts';
import { isOverOneCard, parseTop } from './tops.ts';

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

/** Whether the pack has a card or a rank that an option names. */
function isInPack(options: Options, text: string): boolean {
	const ranks: readonly string[] = rankOrder(options, 8);
	if (text === 'strongest' || ranks.includes(text)) return true;
	const card = parseCard(text);
	if (card?.kind === 'wild')
		return options.jokers > 0 && (card.wild === 'JE') === (options.deck === 'dalmuti');
	if (card?.kind === 'trump') return options.deck === 'tarot';
	return card?.kind === 'suited' && options.deck !== 'dalmuti' && ranks.includes(card.rank);
}

/** The cards and ranks that the entries of each list name. */
const NAMED: Record<
	Exclude<ListOption, 'turnedBy'>,
	(text: string) => string | readonly string[]
> = {
	forbiddenLast: (text) => parseForbidden(text)?.name ?? [],
	effects: (text) => parseEffect(text)?.rank ?? [],
	tops: (text) => {
		const top = parseTop(text);
		if (top === undefined) return [];
		const by = top.by.kind === 'card' ? top.by.card : top.by.rank;
		return isOverOneCard(top) ? [by, top.over] : [by];
	}
};

/** Finds the options that have no effect, and why. Options that are simply off are not among them.
 * @param titles those of the game */
export function findIdle(options: Options, titles: Pick<Titles, 'more' | 'outside'>): Idle[] {
	const { deck, jokers, taxSchedule, revolution, firstDealRevolution, firstRoundTax } = options;
	const found: Idle[] = [];
	const idle = (applies: boolean, code: IdleCode, option: OptionName) => {
		if (applies && !found.some((one) => one.option === option)) found.push({ code, option });
	};
	const noTitles =
		options.middleTitles === 'more' && titles.more === undefined && titles.outside === undefined;
	idle(noTitles, 'no-more-titles', 'middleTitles');
	const noTrumps = options.trumpValue === 'above' && deck !== 'tarot';
	idle(noTrumps, 'rank-not-in-pack', 'trumpValue');
	const isDalmuti = deck === 'dalmuti';
	const untaxed = taxSchedule === 'none';
	idle(options.stripped && !isDalmuti, 'other-pack', 'stripped');
	idle(options.jokersHighest && jokersAreTrumps(options), 'trumps-already', 'jokersHighest');
	idle(options.suitLock !== 'none' && isDalmuti, 'no-suits', 'suitLock');
	for (const list of ['tops', 'effects', 'forbiddenLast'] as const) {
		const absent = options[list].flatMap(NAMED[list]).some((text) => !isInPack(options, text));
		idle(absent, list === 'effects' ? 'rank-not-in-pack' : 'card-not-in-pack', list);
	}
	const { wildRank } = options;
	const noWildRank = wildRank !== null && !isInPack(options, wildRank);
	idle(noWildRank, 'rank-not-in-pack', 'wildRank');
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
