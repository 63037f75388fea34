import type { Card } from '#lib/cards/card.ts';
import { parseForbidden } from '#lib/rules/forbidden-last.ts';
import { cardToOpen } from '#lib/rules/opener.ts';
import type { Options } from '#lib/rules/options.ts';
import { readings } from '#lib/rules/plays.ts';
import { liesUnder, topsOf } from '#lib/rules/tops.ts';
import { tableAfter } from '#lib/rules/trick.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { isNatural, isWild } from './patterns.ts';
import type { TableQuestion } from './play-facts.ts';

/** Why a suit matters: the play is a run, it may lock suits, it opens the round, a colour or suit
 * was called, it may be a card that tops others, or it is the last card and may be forbidden. */
export type SuitReason = 'run' | 'lock' | 'opening' | 'call' | 'top' | 'forbidden-last';

/** Cards whose suits must be known. */
export interface SuitNeed {
	readonly why: SuitReason;
	/** Index of the play in the trick; the length of the trick means the play in question. */
	readonly play: number;
	/** Indices of the cards in the play. */
	readonly cards: readonly number[];
}

/** Whether a card is of the rank of one of these cards. */
const isOfRank = (card: Card, named: readonly string[]): boolean =>
	isNatural(card) && named.some((name) => name.slice(0, -1) === card.rank);

const withClubs = (card: Card): Card =>
	isNatural(card) ? { kind: 'suited', rank: card.rank, suit: 'C' } : card;

/** Whether two plays in a row can lock the trick to their suits (DF-4), or to those that they share
 * (RG-13). */
const canLock = (
	{ suitLock }: Pick<Options, 'suitLock'>,
	one: readonly Card[],
	other: readonly Card[]
): boolean =>
	suitLock === 'part' || (one.length === other.length && ![...one, ...other].some(isWild));

/** Whether they do, or may do as far as their suits are known. */
function mayLock(
	options: Pick<Options, 'suitLock'>,
	one: readonly Card[],
	other: readonly Card[]
): boolean {
	const known = (cards: readonly Card[]) =>
		cards.flatMap((card) => (card.kind === 'suited' ? card.suit : [])).sort();
	const [a, b] = [known(one), known(other)];
	const isOpen = a.length < one.length || b.length < other.length;
	if (!canLock(options, one, other)) return false;
	const areAlike =
		options.suitLock === 'part' ? a.some((suit) => b.includes(suit)) : a.join('') === b.join('');
	return isOpen || areAlike;
}

/** Whether a suit lock depends on the suits of a play: of one of two plays in a row of the trick;
 * of the play in question if there may be a lock. */
function isLockPlay(
	options: Pick<Options, 'suitLock'>,
	plays: readonly (readonly Card[])[],
	index: number
): boolean {
	const trick = plays.slice(0, -1);
	if (index === trick.length)
		return trick.some((play, i) => i > 0 && mayLock(options, trick[i - 1]!, play));
	const isPair = (i: number) =>
		i > 0 && i < trick.length && canLock(options, trick[i - 1]!, trick[i]!);
	return isPair(index) || isPair(index + 1);
}

/** Why suits of one play matter, and of which of its cards.
 * @param index of the play, as in `SuitNeed` */
function reasonsOf(
	{ options }: Rules,
	question: TableQuestion,
	plays: readonly (readonly Card[])[],
	index: number
): [SuitReason, (card: Card) => boolean][] {
	const cards = plays[index]!;
	const isInQuestion = index === question.trick.length;
	const reasons: [SuitReason, (card: Card) => boolean][] = [];
	const addIf = (
		applies: boolean,
		why: SuitReason,
		which = isNatural as (card: Card) => boolean
	) => {
		if (applies) reasons.push([why, which]);
	};
	const canBeRun = readings(options, cards.map(withClubs), question).some(
		({ pattern }) => pattern === 'run'
	);
	addIf(canBeRun && options.runs === 'suited', 'run');
	addIf(options.suitLock !== 'none' && isLockPlay(options, plays, index), 'lock');
	const opener = cardToOpen(options, question);
	const opens = (card: Card) => opener !== null && isOfRank(card, [opener]);
	addIf(isInQuestion && opener !== null, 'opening', opens);
	const isSuitCalled = question.call !== undefined && question.call !== 'plain';
	addIf(isInQuestion && isSuitCalled && cards.length === 1, 'call');
	const below = tableAfter(options, { ...question, trick: plays.slice(0, index) });
	const named = topsOf(options)
		.filter((top) => below === undefined || liesUnder(top, below))
		.flatMap(({ by }) => (by.kind === 'card' ? by.card : []));
	addIf(cards.length === 1, 'top', (card) => isOfRank(card, named));
	const forbidden = options.forbiddenLast.flatMap((text) => parseForbidden(text)?.name ?? []);
	const mayBeForbidden = (card: Card) => isOfRank(card, forbidden);
	addIf(isInQuestion && question.last === true, 'forbidden-last', mayBeForbidden);
	return reasons;
}

/** Finds the cards whose suits must be asked for; of all others the rank is enough for the verdict
 * (PL-1, PL-8, LE-1, DF-4, DF-7, PR-8). A pack without suits needs none. */
export function suitsNeeded(rules: Rules, question: TableQuestion): SuitNeed[] {
	if (rules.options.deck === 'dalmuti') return [];
	const plays = [...question.trick, question.play];
	return plays.flatMap((cards, play) =>
		reasonsOf(rules, question, plays, play)
			.map(([why, which]) => ({
				why,
				play,
				cards: cards.flatMap((card, i) => (which(card) ? i : []))
			}))
			.filter((need) => need.cards.length > 0)
	);
}
