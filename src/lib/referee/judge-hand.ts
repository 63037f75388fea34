import { formatCard, parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import { giveback, taxValue, tribute, type Due } from '#lib/rules/hand.ts';
import { openerInPlay } from '#lib/rules/opener.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { packFor } from '#lib/rules/pack.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, optionNamesIn, settingsThatChange, type Grounds } from './grounds.ts';
import { checkCards, type CardProblem } from './keypad.ts';
import { isNatural, isWild } from './patterns.ts';

export interface HandQuestion {
	readonly players: number;
	readonly side: 'payer' | 'receiver';
	/** The number of cards that the bracket demands. */
	readonly count: number;
	readonly cards: readonly Card[];
	/** Whether `cards` is the whole hand, or only the end from which the tax takes: its highest
	 * cards, or its lowest ones for a giveback of the worst. */
	readonly part: 'whole' | 'end';
}

/** Cards that could change the verdict if only one end of the hand is known. */
type Doubt =
	| { readonly code: 'too-few-cards' }
	/** The hand may hold more cards of the last rank that has to go. */
	| { readonly code: 'more-of-rank'; readonly rank: Rank | 'wild' }
	/** Tarot trumps in the hand go before all else (TH-5). */
	| { readonly code: 'trumps' }
	/** The owner may hold wilds and value them at will. */
	| { readonly code: 'wilds' };

export interface HandVerdict extends Grounds, Due {
	/** Set if the receiver returns any cards; then `must`, `pick` and `of` are empty. */
	readonly free: { readonly seesTribute: boolean } | null;
	/** How many of the entered wilds have to go, at least and at most. */
	readonly wilds: { readonly held: number; readonly least: number; readonly most: number };
	/** The opener, if it goes only because it opens: of fewer than four of its rank it cannot be kept
	 * for the lead (TX-5). */
	readonly openerFirst: string | null;
	/** Empty if the verdict is certain. */
	readonly doubts: readonly Doubt[];
}

const isTrump = ({ kind }: Card): boolean => kind === 'trump';
const nothing: Due = { must: [], pick: 0, of: [] };

function dueOf(options: Options, { side, cards, count }: HandQuestion): Due {
	if (side === 'payer') return tribute(options, cards, count);
	const due = giveback(options, cards, count);
	return due.free ? nothing : due;
}

function wildsIn({ must, pick, of }: Due, cards: readonly Card[]): HandVerdict['wilds'] {
	const optional = of.filter(isWild).length;
	const certain = must.filter(isWild).length;
	return {
		held: cards.filter(isWild).length,
		least: certain + Math.max(0, pick - (of.length - optional)),
		most: certain + Math.min(pick, optional)
	};
}

/** How the unknown rest of the hand could change the verdict. */
function doubtsOf(options: Options, question: HandQuestion): Doubt[] {
	const { side, count, part, players } = question;
	const isOfTrumps = options.deck === 'tarot' && options.trumpValue === 'above' && side === 'payer';
	if (isOfTrumps) return question.cards.some(isTrump) ? [] : [{ code: 'trumps' }];
	if (part === 'whole') return [];
	const isWildFree = options.wildTax === 'payer-chooses';
	const counts = (card: Card) => !isWildFree || !isWild(card);
	const cards = question.cards.filter(counts);
	const pack = packFor(options, players).full;
	const wildsInPack = pack.filter(isWild).length;
	const mayHoldWilds = isWildFree && question.cards.filter(isWild).length < wildsInPack;
	const doubts: Doubt[] = mayHoldWilds ? [{ code: 'wilds' }] : [];
	if (cards.length < count) return [...doubts, { code: 'too-few-cards' }];
	const value = (card: Card) => taxValue(options, card) * (side === 'payer' ? 1 : -1);
	const values = cards.map(value).sort((a, b) => b - a);
	const lastValue = values[count - 1];
	if (lastValue === undefined || lastValue !== values.at(-1)) return doubts;
	const held = cards.filter((card) => value(card) === lastValue);
	const removed = packFor(options, players).remove;
	const [card] = held;
	const removedOfRank = card !== undefined && isNatural(card) ? (removed.get(card.rank) ?? 0) : 0;
	const all = pack.filter((one) => counts(one) && value(one) === lastValue).length - removedOfRank;
	if (held.length >= all) return doubts;
	const rank = card !== undefined && isNatural(card) ? card.rank : 'wild';
	return [...doubts, { code: 'more-of-rank', rank }];
}

/** The cards of the opener's rank. */
const ofOpenersRank = ({ opener }: Options, cards: readonly Card[]): Card[] => {
	const named = parseCard(opener);
	return cards.filter(
		(card) => isNatural(card) && named && isNatural(named) && card.rank === named.rank
	);
};

/** A giveback of the worst that takes some cards of the opener's rank needs to know which of them
 * is the opener (TX-5, RG-1). */
function suitProblems(options: Options, question: HandQuestion): CardProblem[] {
	if (question.side === 'payer' || options.giveback !== 'worst') return [];
	const { must, of } = dueOf(options, question);
	const held = ofOpenersRank(options, question.cards);
	const takesSome =
		of.some((card) => held.includes(card)) && !held.every((card) => must.includes(card));
	const unknown = held.some(({ kind }) => kind === 'plain');
	const rank = options.opener.slice(0, -1);
	return takesSome && unknown && held.length < 4 && options.deck !== 'dalmuti'
		? [{ code: 'suit-missing', card: rank, most: held.length }]
		: [];
}

/** Whether others of its rank stay, so that the opener goes only because it opens (TX-5). */
function isOpenerFirst(options: Options, { side, cards }: HandQuestion, { must }: Due): boolean {
	if (side === 'payer' || options.giveback !== 'worst' || options.deck === 'dalmuti') return false;
	const held = ofOpenersRank(options, cards);
	const goes = must.some((card) => formatCard(card) === options.opener);
	return goes && held.length < 4 && held.some((card) => !must.includes(card));
}

/** The options with the card that has the opener's part in this pack (RG-1). */
const withOpenerInPlay = (options: Options, { players }: HandQuestion): Options => ({
	...options,
	opener: openerInPlay(options, players)
});

function rulesOf(
	options: Options,
	{ side }: HandQuestion,
	due: Due,
	involvesWilds: boolean
): RuleId[] {
	const rules: RuleId[] = side === 'payer' ? ['TX-3'] : ['TX-5'];
	if (due.pick > 0) rules.push('FP-6');
	if (!involvesWilds) return rules;
	if (side === 'payer') rules.push('TX-4');
	else if (options.giveback === 'worst') rules.push('TX-4', 'FP-7');
	return rules;
}

/**
 * *What must I give?* Which cards of a hand have to go, and among which the owner picks (TX-3 to
 * TX-5, FP-6, FP-7).
 * @returns the verdict; refuses with the problems of the entered cards
 */
export function judgeHand(
	rules: Rules,
	question: HandQuestion
): Result<HandVerdict, readonly CardProblem[]> {
	const options = withOpenerInPlay(rules.options, question);
	const problems = [
		...checkCards(rules, question.players, question.cards),
		...suitProblems(options, question)
	];
	if (problems.length > 0) return no(problems);
	const isFree = question.side === 'receiver' && options.giveback !== 'worst';
	const due = dueOf(options, question);
	const wilds = wildsIn(due, question.cards);
	const doubts = isFree ? [] : doubtsOf(options, question);
	const involvesWilds = wilds.held > 0 || doubts.some(({ code }) => code === 'wilds');
	const ofTrumps = options.deck === 'tarot' && question.side === 'payer';
	const names: OptionName[] = optionNamesIn(
		settingsThatChange(options, ['ranking', 'wildTax', 'trumpValue'], (changed) =>
			dueOf(changed, question)
		)
	);
	return ok({
		...groundsOf(
			rules,
			[...rulesOf(options, question, due, involvesWilds), ...(ofTrumps ? (['TH-5'] as const) : [])],
			[
				...(ofTrumps ? (['trumpValue'] as const) : []),
				...names,
				...(question.side === 'receiver' ? (['giveback'] as const) : []),
				...(involvesWilds && !isFree ? (['wildTax'] as const) : [])
			]
		),
		...due,
		openerFirst: isOpenerFirst(options, question, due) ? options.opener : null,
		free: isFree ? { seesTribute: options.giveback === 'free-after-looking' } : null,
		wilds,
		doubts
	});
}
