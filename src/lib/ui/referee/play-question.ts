import { parseCard, type Card, type Suit } from '#lib/cards/card.ts';
import { checkCards, type Key, type Keypad } from '#lib/referee/keypad.ts';
import { findPatternFault } from '#lib/referee/patterns.ts';
import { suitsNeeded } from '#lib/referee/suits-needed.ts';
import type { TableNow } from '#lib/referee/table-now.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import { isWildCard } from '#lib/rules/plays.ts';
import { canTurn } from '#lib/rules/turning.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { PlayDraft, CardPosition } from './referee-draft.svelte.ts';

const m = messagesOf('referee');

/** The question as entered so far. Circumstances that do not matter by these rules are left out;
 * the evening on the table knows whether the ranking is turned.
 * @param now null without an evening */
export function questionOf(
	{ options }: Rules,
	players: number,
	draft: PlayDraft,
	now: TableNow | null
): TableQuestion {
	const { trick, play, opening, passed, turned, last, call } = draft;
	const offered = circumstances(options, draft, now);
	return {
		players,
		trick,
		play,
		opening: opening && offered.opening,
		passed: passed && offered.passed,
		turned: now === null ? turned && offered.turned : now.turned,
		last: last && offered.last,
		call: offered.call ? (call ?? undefined) : undefined
	};
}

/** The first play of the trick whose cards are no pattern by these rules, as a question of its own;
 * null if all are, as far as their suits are known. Nothing can be said of a play on top of it. */
export function noPlayBelow({ options }: Rules, { players, trick }: TableQuestion) {
	const play = trick.find((cards) => {
		const fault = findPatternFault(options, cards, { players });
		return fault !== null && fault !== 'suits-unknown';
	});
	return play === undefined ? null : { players, trick: [], play };
}

/** Which circumstances can matter by these rules with this trick. */
export function circumstances(
	options: Rules['options'],
	{ trick }: Pick<PlayDraft, 'trick'>,
	now: TableNow | null
): Record<'opening' | 'passed' | 'turned' | 'last' | 'call' | 'earlier', boolean> {
	const opens = [options.firstLead, options.laterLead].includes('holder-of-3c');
	return {
		opening: trick.length === 0 && opens,
		passed: trick.length > 0 && options.afterPass === 'out-of-trick',
		turned: canTurn(options) && now === null,
		last: options.forbiddenLast.length > 0,
		call: options.calledRuns && trick.at(-1)?.length === 1,
		earlier: trick.length > 0 && dependsOnEarlier(options, trick.at(-1)!)
	};
}

/** Whether the plays below the one on the table can matter: for a lock, the ranking, a completed
 * four, a trump on several cards, or for what its wild cards were laid as. */
const dependsOnEarlier = (options: Rules['options'], table: readonly Card[]): boolean =>
	options.suitLock ||
	options.numberLock ||
	options.completedFour !== 'never' ||
	options.trumps !== 'none' ||
	canTurn(options) ||
	(options.runs !== 'none' && table.some((card) => isWildCard(options, card)));

/** The card of a key; null for a trump, whose number has to be chosen. */
export function cardOf(keypad: Keypad, key: Key): Card | null {
	if (key === 'trump') return null;
	if (key === 'wild') return parseCard(keypad.wild?.name ?? 'JK')!;
	return { kind: 'plain', rank: key };
}

/** A request for the suit of a card. */
interface SuitRequest {
	/** The card, in the plays of the draft. */
	readonly spot: CardPosition;
	readonly label: string;
	/** Whether the suit is for all cards of a run. */
	readonly run: boolean;
}

/** A request for the first suit that decides and is not entered; null if there is none. */
export function suitRequest(
	rules: Rules,
	question: TableQuestion,
	{ plays, suitsUnknown }: PlayDraft
): SuitRequest | null {
	if (suitsUnknown) return null;
	// the question has no empty plays: maps its plays to those of the draft
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
	const run = need.why === 'run' && isFirst;
	const { whichSuit } = m.referee.play;
	const label = run ? whichSuit.run : whichSuit.card(card.rank, need.why);
	return { spot: { play: need.play, card: need.card }, label, run };
}

/** Whether the pack contains all these cards. */
export const isInPack = (rules: Rules, players: number, cards: readonly Card[]): boolean =>
	checkCards(rules, players, cards).length === 0;

/** All cards of the draft, with the suit of one of them set. */
export const withSuit = ({ plays }: PlayDraft, { play, card }: CardPosition, suit: Suit): Card[] =>
	plays.flatMap((cards, p) =>
		cards.map((one, c) =>
			p === play && c === card && one.kind === 'plain'
				? { kind: 'suited' as const, rank: one.rank, suit }
				: one
		)
	);
