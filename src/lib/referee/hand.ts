import type { Card, Rank } from '#lib/cards/card.ts';
import { giveback, taxValue, tribute, type Due } from '#lib/rules/hand.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { packFor } from '#lib/rules/pack.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { checkCards, type CardProblem } from './cards-in-question.ts';
import { groundsOf, optionsIn, otherwise, type Grounds } from './grounds.ts';
import { isNatural, isWild } from './patterns.ts';

export interface HandQuestion {
	readonly players: number;
	readonly side: 'payer' | 'receiver';
	/** The bracket's. */
	readonly count: number;
	readonly cards: readonly Card[];
	/** Whether that is all, or only the end of the hand that the tax takes from: no card that was left out counts for
	 * more than any that was entered (for a giveback of the worst: for less). */
	readonly part: 'whole' | 'end';
}

/** What could still change the answer while only an end of the hand is known. */
type Doubt =
	| { readonly code: 'too-few-cards' }
	/** There may be more of what only just goes. */
	| { readonly code: 'more-of-rank'; readonly rank: Rank | 'wild' }
	/** The owner may hold wilds and value them as they like. */
	| { readonly code: 'wilds' };

export interface HandVerdict extends Grounds, Due {
	/** The receiver returns what they like; `must`, `pick` and `of` say nothing then. */
	readonly free: { readonly seesTribute: boolean } | null;
	/** Of the wilds entered, how many go at least and at most. */
	readonly wilds: { readonly held: number; readonly least: number; readonly most: number };
	/** Empty where it is certain. */
	readonly doubts: readonly Doubt[];
}

const nothing: Due = { must: [], pick: 0, of: [] };

function dueOf(options: Options, { side, cards, count }: HandQuestion): Due {
	if (side === 'payer') return tribute(options, cards, count);
	const back = giveback(options, cards, count);
	return back.free ? nothing : back;
}

function wildsIn({ must, pick, of }: Due, cards: readonly Card[]): HandVerdict['wilds'] {
	const some = of.filter(isWild).length;
	const certain = must.filter(isWild).length;
	return {
		held: cards.filter(isWild).length,
		least: certain + Math.max(0, pick - (of.length - some)),
		most: certain + Math.min(pick, some)
	};
}

/** What else might change it: everything that the hand may hold beyond the end that was entered. */
function doubtsOf(options: Options, question: HandQuestion): Doubt[] {
	const { side, count, part, players } = question;
	if (part === 'whole') return [];
	const asLiked = options.wildTax === 'payer-chooses';
	const counts = (card: Card) => !asLiked || !isWild(card);
	const cards = question.cards.filter(counts);
	const pack = packFor(options, players).full;
	const inPack = pack.filter(isWild).length;
	const free = asLiked && question.cards.filter(isWild).length < inPack;
	const doubts: Doubt[] = free ? [{ code: 'wilds' }] : [];
	if (cards.length < count) return [...doubts, { code: 'too-few-cards' }];
	const value = (card: Card) => taxValue(options, card) * (side === 'payer' ? 1 : -1);
	const values = cards.map(value).sort((a, b) => b - a);
	const cut = values[count - 1];
	if (cut === undefined || cut !== values.at(-1)) return doubts;
	const here = cards.filter((card) => value(card) === cut);
	const removed = packFor(options, players).remove;
	const [card] = here;
	const gone = card !== undefined && isNatural(card) ? (removed.get(card.rank) ?? 0) : 0;
	const all = pack.filter((one) => counts(one) && value(one) === cut).length - gone;
	if (here.length >= all) return doubts;
	const rank = card !== undefined && isNatural(card) ? card.rank : 'wild';
	return [...doubts, { code: 'more-of-rank', rank }];
}

/** Where a giveback of the worst takes some of the 3s, the 3 of clubs is told from the others (TX-5). */
function suitProblems(options: Options, question: HandQuestion): CardProblem[] {
	if (question.side === 'payer' || options.giveback !== 'worst') return [];
	const { must, of } = dueOf(options, question);
	const threes = question.cards.filter((card) => isNatural(card) && card.rank === '3');
	const isPicked =
		of.some((card) => threes.includes(card)) && !threes.every((card) => must.includes(card));
	const unknown = threes.some(({ kind }) => kind === 'plain');
	return isPicked && unknown && threes.length < 4 && options.deck !== 'dalmuti'
		? [{ code: 'suit-missing', card: '3', most: threes.length }]
		: [];
}

function rulesOf(options: Options, { side }: HandQuestion, due: Due, wilds: boolean): RuleId[] {
	const rules: RuleId[] = side === 'payer' ? ['TX-3'] : ['TX-5'];
	if (due.pick > 0) rules.push('FP-6');
	if (!wilds) return rules;
	if (side === 'payer') rules.push('TX-4');
	else if (options.giveback === 'worst') rules.push('TX-4', 'FP-7');
	return rules;
}

/** *What must I give?* What of a hand has to go, among what the owner picks, and what stays (TX-3 to TX-5, FP-6, FP-7);
 * or what is wrong with the cards. */
export function judgeHand(
	rules: Rules,
	question: HandQuestion
): Result<HandVerdict, readonly CardProblem[]> {
	const { options } = rules;
	const problems = [
		...checkCards(rules, question.players, question.cards),
		...suitProblems(options, question)
	];
	if (problems.length > 0) return no(problems);
	const isFree = question.side === 'receiver' && options.giveback !== 'worst';
	const due = dueOf(options, question);
	const wilds = wildsIn(due, question.cards);
	const doubts = isFree ? [] : doubtsOf(options, question);
	const likely = wilds.held > 0 || doubts.some(({ code }) => code === 'wilds');
	const names: OptionName[] = optionsIn(
		otherwise(options, ['ranking', 'wildTax'], (asked) => dueOf(asked, question))
	);
	return ok({
		...groundsOf(rules, rulesOf(options, question, due, likely), [
			...names,
			...(question.side === 'receiver' ? (['giveback'] as const) : []),
			...(likely && !isFree ? (['wildTax'] as const) : [])
		]),
		...due,
		free: isFree ? { seesTribute: options.giveback === 'free-after-looking' } : null,
		wilds,
		doubts
	});
}
