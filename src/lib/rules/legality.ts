import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import { rankingOf, readings, type Order, type Reading } from './plays.ts';
import { forbiddenLastNow } from './turning.ts';
import {
	countedReading,
	follow,
	tableAfter,
	type LegalityOptions,
	type PlayCode,
	type PlayedAs
} from './trick.ts';

/** A called sequence (PL-8): any suit, a colour, or one suit. */
export type Call = 'plain' | 'red' | 'black' | Suit;

export interface PlayQuestion extends Order {
	/** The earlier plays of this trick, oldest first. */
	readonly trick: readonly (readonly Card[])[];
	readonly play: readonly Card[];
	/** Whether this is the first play of a round that begins with a 3. */
	readonly opening?: boolean | undefined;
	/** Whether this player passed in this trick. */
	readonly passed?: boolean | undefined;
	/** The called sequence, if any. */
	readonly call?: Call | undefined;
	/** Whether the play empties the hand (PR-8). */
	readonly last?: boolean | undefined;
}

export type PlayAnswer =
	| { readonly legal: true; readonly reading: Reading; readonly as: PlayedAs }
	| { readonly legal: false; readonly code: PlayCode }
	/** There is a tarot trump among the cards: the table's own text for it decides (TH-3). */
	| { readonly legal: null; readonly trump: number };

const colours: Record<Suit, 'red' | 'black' | undefined> = {
	C: 'black',
	S: 'black',
	D: 'red',
	H: 'red',
	T: undefined,
	M: undefined
};

/** Whether a play continues the called sequence: one natural card of the next rank, in the called
 * colour or suit (PL-8, FP-5). */
function continues(
	play: readonly Card[],
	call: Call,
	last: Reading | undefined,
	ranking: readonly Rank[]
): boolean {
	const [card] = play;
	if (play.length !== 1 || (card?.kind !== 'suited' && card?.kind !== 'plain')) return false;
	const place = ranking.findIndex((rank) => rank === last?.rank);
	if (place < 0 || card.rank !== ranking[place + 1]) return false;
	if (call === 'plain') return true;
	return card.kind === 'suited' && (card.suit === call || colours[card.suit] === call);
}

const refuse = (code: PlayCode): PlayAnswer => ({ legal: false, code });

/** Whether one of these cards may not be a player's last (PR-8).
 * @param turned whether the ranking was reversed when they were played */
export function hasForbiddenLast(
	options: Pick<Options, 'forbiddenLast'>,
	play: readonly Card[],
	turned: boolean
): boolean {
	const forbidden = forbiddenLastNow(options, turned);
	return play.some((card) => {
		if (card.kind === 'trump') return forbidden.includes(formatCard(card));
		if (card.kind === 'wild') return forbidden.includes(card.wild);
		const name = card.kind === 'suited' ? card.rank + card.suit : card.rank;
		return forbidden.includes(name) || forbidden.includes(card.rank);
	});
}

/** Whether a card is the 3 of a suit, whatever it stands for (LE-1, FP-4, PR-14). */
const isThreeOf = (card: Card, suit: Suit): boolean =>
	card.kind === 'suited' && card.rank === '3' && card.suit === suit;

const trumpIn = (cards: readonly Card[]): number | undefined =>
	cards.find((card) => card.kind === 'trump')?.number;

function checkWithoutEnd(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const { trick, play, players } = question;
	if (question.passed === true && options.afterPass === 'out-of-trick') return refuse('passed-out');
	const trump = trumpIn([...play, ...trick.flat()]);
	if (trump !== undefined) return { legal: null, trump };

	const table = tableAfter(options, question);
	const order = { players, turned: table?.turned ?? question.turned };
	const mine = readings(options, play, order);
	if (mine.length === 0) return refuse('not-a-pattern');
	const opener = options.startsWith3d ? 'D' : 'C';
	if (question.opening === true && !play.some((card) => isThreeOf(card, opener)))
		return refuse('must-include-3c');
	if (question.call !== undefined) {
		return continues(play, question.call, table?.reading, rankingOf(options, order))
			? { legal: true, reading: mine[0]!, as: 'call' }
			: refuse('breaks-sequence');
	}
	if (table === undefined)
		return { legal: true, reading: countedReading(options, play, undefined, order)!, as: 'lead' };
	const found = follow(options, play, mine, table);
	return found.legal
		? { legal: true, reading: found.readings.at(-1)!, as: found.as }
		: refuse(found.code);
}

/** Checks whether a play is allowed (PL-1 to PL-8, LE-1, PR-5 to PR-8, PR-11 to PR-14, DF-4, DF-7,
 * DF-11 to DF-13, DF-17).
 * @returns how the play counts; or the first rule against it, by its code. Forbidden last cards are
 * only refused as the last play: a player who ends on one all the same takes the last place. */
export function checkPlay(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const answer = checkWithoutEnd(options, question);
	if (question.last !== true || answer.legal !== true) return answer;
	const turned = tableAfter(options, question)?.turned ?? question.turned ?? false;
	return hasForbiddenLast(options, question.play, turned) ? refuse('forbidden-last') : answer;
}
