import type { Card } from '#lib/cards/card.ts';
import type { Call } from '#lib/rules/legality.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { rankingOf } from '#lib/rules/ranking.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import { isNatural, isOfWildRank } from './patterns.ts';

export interface CallQuestion {
	readonly players: number;
	/** The plays of the trick up to the call, oldest first; the caller made the last one. */
	readonly trick: readonly (readonly Card[])[];
	/** The call. */
	readonly call: Call;
	/** Whether the ranking is turned (PR-7). */
	readonly turned?: boolean | undefined;
}

/** Why a call is not good, in the order in which it is checked. */
export type CallFault =
	| 'not-played-here'
	| 'too-few'
	| 'not-singles'
	| 'jokers'
	| 'wild-rank'
	| 'not-neighbours'
	| 'colour'
	| 'suit';

export interface CallVerdict extends Grounds {
	/** Null if a suit that decides is not known. */
	readonly good: boolean | null;
	/** Null if the call is good, or may be. */
	readonly fault: CallFault | null;
	/** The last three plays, which the call is based on. */
	readonly chain: readonly (readonly Card[])[];
	/** The calls that these three cards allow. */
	readonly open: readonly Call[];
	/** The card of the three, from 0, whose suit has to be known. */
	readonly needsSuit: number | null;
}

const RED = ['D', 'H'];
const BLACK = ['C', 'S'];

/** Whether a card has the colour or suit that is called; null if its suit is not known. */
function fits(card: Card, call: Call): boolean | null {
	if (call === 'plain') return true;
	if (card.kind !== 'suited') return null;
	if (call === 'red') return RED.includes(card.suit);
	if (call === 'black') return BLACK.includes(card.suit);
	return card.suit === call;
}

/** The calls that singles in a row allow: the order alone, a colour, or a suit. */
function openCalls(cards: readonly Card[]): Call[] {
	const [first] = cards;
	const suit = first?.kind === 'suited' ? first.suit : null;
	const calls: Call[] = ['plain', 'red', 'black', ...(suit === null ? [] : [suit])];
	return calls.filter((call) => cards.every((card) => fits(card, call) === true));
}

function chainFault({ options }: Rules, question: CallQuestion): CallFault | null {
	const chain = question.trick.slice(-3);
	if (!options.calledRuns) return 'not-played-here';
	if (chain.length < 3) return 'too-few';
	if (chain.some((play) => play.length !== 1)) return 'not-singles';
	const cards = chain.flat();
	if (!cards.every(isNatural)) return 'jokers';
	// never of its own rank, as in the play that would follow the call (RG-7)
	if (cards.some((card) => isOfWildRank(options, card))) return 'wild-rank';
	const ranking = rankingOf(options, question);
	const [low, ...higher] = cards.map(({ rank }) => ranking.indexOf(rank)) as [number, ...number[]];
	const inOrder = low >= 0 && higher.every((place, i) => place === low + i + 1);
	return inOrder ? null : 'not-neighbours';
}

/** *Was that call good?* A sequence may be called with the third of three singles in a row that
 * follow each other by one: without a suit, or in the colour or suit that all three have (PL-8,
 * FP-12). A player who continues the chain may call it later. */
export function judgeCall(rules: Rules, question: CallQuestion): CallVerdict {
	const { call, trick } = question;
	const chain = trick.slice(-3);
	const cards = chain.flat();
	const fault = chainFault(rules, question);
	const fitting = fault === null ? cards.map((card) => fits(card, call)) : [];
	const misses = fitting.includes(false);
	const needsSuit = misses ? -1 : fitting.indexOf(null);
	const colour = call === 'red' || call === 'black' ? 'colour' : 'suit';
	const ids: RuleId[] = [
		'PL-8',
		...(fault === 'not-neighbours' ? (['FP-12'] as const) : []),
		...(fault === 'wild-rank' ? (['PR-14'] as const) : [])
	];
	const names: OptionName[] = [
		'calledRuns',
		...(fault === 'wild-rank' ? (['wildRank'] as const) : [])
	];
	return {
		good: fault !== null || misses ? false : needsSuit >= 0 ? null : true,
		fault: fault ?? (misses ? colour : null),
		chain,
		open: fault === null ? openCalls(cards) : [],
		needsSuit: needsSuit >= 0 ? needsSuit : null,
		...groundsOf(rules, ids, names)
	};
}
