import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import type { Call } from '#lib/rules/legality.ts';
import { isWildCard } from '#lib/rules/plays.ts';
import { isOverOneCard, parseTop } from '#lib/rules/tops.ts';
import { canTurn } from '#lib/rules/turning.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { findPatternFault } from './patterns.ts';
import type { TableQuestion } from './play-facts.ts';
import { suitsNeeded, type SuitReason } from './suits-needed.ts';
import type { TableNow } from './table-now.ts';

/** The question "may this be played?" as far as it was entered. */
export interface PlayEntry {
	/** The plays of the trick; the last one is the play that is judged. Any may be empty. */
	readonly plays: readonly (readonly Card[])[];
	readonly opening: boolean;
	readonly passed: boolean;
	readonly turned: boolean;
	readonly last: boolean;
	/** Whether it is not the player's turn (RG-6, RG-8). */
	readonly outOfTurn: boolean;
	/** Whether somebody passed since the last play (RG-5). */
	readonly passedSince: boolean;
	/** Whether the cards are a whole hand, which may pass or not (RG-16). */
	readonly passing: boolean;
	readonly call: Call | null;
	/** Whether the suits were requested and nobody knows them. */
	readonly suitsUnknown: boolean;
}

/** The position of a card: the index of its play in the trick, and its index in the play. */
export interface CardPosition {
	readonly play: number;
	readonly card: number;
}

/** An entry with these plays and nothing else. */
export const entryOf = (plays: PlayEntry['plays']): PlayEntry => ({
	plays,
	opening: false,
	passed: false,
	turned: false,
	last: false,
	outOfTurn: false,
	passedSince: false,
	passing: false,
	call: null,
	suitsUnknown: false
});

/** The plays below the judged one, without empty ones. */
export const trickOf = ({ plays }: Pick<PlayEntry, 'plays'>): PlayEntry['plays'] =>
	plays.slice(0, -1).filter((cards) => cards.length > 0);

/** The question as entered so far. Circumstances that do not matter by these rules are left out;
 * the evening on the table knows whether the ranking is turned.
 * @param now null without an evening */
export function questionOf(
	{ options }: Rules,
	players: number,
	entry: PlayEntry,
	now: TableNow | null
): TableQuestion {
	const { plays, opening, passed, turned, last, outOfTurn, passedSince, passing, call } = entry;
	const offered = circumstances(options, entry, now);
	return {
		players,
		trick: trickOf(entry),
		play: plays.at(-1)!,
		opening: opening && offered.opening !== null,
		passed: passed && offered.passed,
		turned: now === null ? turned && offered.turned : now.turned,
		last: last && offered.last,
		outOfTurn: outOfTurn && offered.outOfTurn,
		passesSince: passedSince && offered.passedSince ? 1 : 0,
		...(passing && offered.passing && { pass: true }),
		call: offered.call ? (call ?? undefined) : undefined
	};
}

/** The first play of the trick whose cards are no pattern by these rules, as a question of its own;
 * null if all are, as far as their suits are known. A play on top of it cannot be judged. */
export function noPlayBelow({ options }: Rules, { players, trick }: TableQuestion) {
	const play = trick.find((cards) => {
		const fault = findPatternFault(options, cards, { players });
		return fault !== null && fault !== 'suits-unknown';
	});
	return play === undefined ? null : { players, trick: [], play };
}

/** The rounds whose first play needs a certain card (LE-1): this one of the evening, while nobody
 * is out; without an evening the first, a later one, or every round. Null if there is none. */
function openedRounds(
	options: Rules['options'],
	now: TableNow | null
): 'this' | 'first' | 'later' | 'every' | null {
	const first = options.firstLead === 'holder-of-card';
	const later = options.laterLead === 'holder-of-card';
	if (now !== null) {
		const isAsked = now.ruleRound === 1 ? first : later;
		return isAsked && now.gone.length === 0 ? 'this' : null;
	}
	if (first && later) return 'every';
	return first ? 'first' : later ? 'later' : null;
}

/** A circumstance that is true or not, besides whether the play opens a round. */
export type Circumstance = 'passed' | 'turned' | 'last' | 'outOfTurn' | 'passedSince' | 'passing';

/** Whether anybody may play out of turn: to complete four, or to stop a card that ended the trick
 * (RG-6, RG-8). */
const mayPlayOutOfTurn = ({ completedFour, tops }: Rules['options']): boolean =>
	completedFour === 'anyone' ||
	tops.some((text) => {
		const top = parseTop(text);
		return top !== undefined && isOverOneCard(top);
	});

/** Which circumstances can matter by these rules with this trick. `opening` says of which rounds
 * the play would be the first. */
export function circumstances(
	options: Rules['options'],
	entry: Pick<PlayEntry, 'plays'>,
	now: TableNow | null
): Record<Circumstance | 'call' | 'earlier', boolean> & {
	readonly opening: ReturnType<typeof openedRounds>;
} {
	const trick = trickOf(entry);
	return {
		opening: trick.length === 0 ? openedRounds(options, now) : null,
		passed: trick.length > 0 && options.afterPass === 'out-of-trick',
		turned: canTurn(options) && now === null,
		last: options.forbiddenLast.length > 0,
		outOfTurn: trick.length > 0 && mayPlayOutOfTurn(options),
		passedSince: trick.length > 0 && options.equalRank === 'allowed-or-pass',
		passing: trick.length > 0 && options.afterPass === 'only-if-unable',
		call: options.calledRuns && trick.at(-1)?.length === 1,
		earlier: trick.length > 0 && dependsOnEarlier(options, trick.at(-1)!)
	};
}

/** Whether the plays below the one on the table can matter: for a lock, the ranking, a completed
 * four, a trump on several cards, or the ranks that its wild cards stand for. */
const dependsOnEarlier = (options: Rules['options'], table: readonly Card[]): boolean =>
	options.suitLock !== 'none' ||
	options.equalRank === 'allowed-or-pass' ||
	options.tops.length > 0 ||
	options.numberLock ||
	options.completedFour !== 'never' ||
	options.trumps !== 'none' ||
	canTurn(options) ||
	(options.runs !== 'none' && table.some((card) => isWildCard(options, card)));

/** A request for the suit of a card. */
export interface SuitRequest {
	/** The card, in the plays of the entry. */
	readonly at: CardPosition;
	readonly rank: Rank;
	readonly why: SuitReason;
	/** Whether the suit is for all cards of a run. */
	readonly run: boolean;
}

/** A request for the first suit that decides and is not entered; null if there is none. */
export function suitRequest(
	rules: Rules,
	question: TableQuestion,
	{ plays, suitsUnknown }: PlayEntry
): SuitRequest | null {
	if (suitsUnknown) return null;
	// the question has no empty plays: maps its plays to those of the entry
	const indices = plays.flatMap((cards, i) =>
		cards.length > 0 || i === plays.length - 1 ? i : []
	);
	const need = suitsNeeded(rules, question)
		.flatMap(({ why, play, cards }) => cards.map((card) => ({ why, play: indices[play]!, card })))
		.toSorted((a, b) => a.play - b.play || a.card - b.card)
		.find(({ play, card }) => plays[play]?.[card]?.kind === 'plain');
	if (need === undefined) return null;
	const card = plays[need.play]![need.card]! as Extract<Card, { kind: 'plain' }>;
	const isFirst = plays[need.play]!.every(({ kind }) => kind !== 'suited');
	return {
		at: { play: need.play, card: need.card },
		rank: card.rank,
		why: need.why,
		run: need.why === 'run' && isFirst
	};
}

/** All cards of the entry, with the suit of one of them set. */
export const withSuit = (
	{ plays }: Pick<PlayEntry, 'plays'>,
	{ play, card }: CardPosition,
	suit: Suit
): Card[] =>
	plays.flatMap((cards, p) =>
		cards.map((one, c) =>
			p === play && c === card && one.kind === 'plain'
				? { kind: 'suited' as const, rank: one.rank, suit }
				: one
		)
	);
