import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { forbiddenIn } from './forbidden-last.ts';
import { cardToOpen } from './opener.ts';
import { isWildCard, readings, type Reading } from './plays.ts';
import { rankingOf, type Order } from './ranking.ts';
import {
	countedReading,
	follow,
	isOutOfTurnPlay,
	tableAfter,
	topOf,
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
	/** Whether this is the first play of a round that begins with the opener (RG-1). */
	readonly opening?: boolean | undefined;
	/** Whether it is another player's turn (RG-6). */
	readonly outOfTurn?: boolean | undefined;
	/** How many players passed since the last play (RG-5); 0 if absent. */
	readonly passesSince?: number | undefined;
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
 * colour or suit (PL-8, FP-5). A card of the wild rank is none (RG-7). */
function continues(
	options: LegalityOptions,
	play: readonly Card[],
	call: Call,
	last: Reading | undefined,
	ranking: readonly Rank[]
): boolean {
	const [card] = play;
	if (play.length !== 1 || (card?.kind !== 'suited' && card?.kind !== 'plain')) return false;
	if (isWildCard(options, card)) return false;
	const place = ranking.findIndex((rank) => rank === last?.rank);
	if (place < 0 || card.rank !== ranking[place + 1]) return false;
	if (call === 'plain') return true;
	return card.kind === 'suited' && (card.suit === call || colours[card.suit] === call);
}

const refuse = (code: PlayCode): PlayAnswer => ({ legal: false, code });

/** A play on the plays below; it may be any. */
type Exit = Order & Pick<PlayQuestion, 'trick' | 'play'>;

/** The names of the cards that, as the last of a hand, cost the player the place (PR-8, RG-14). */
export function foulCards(options: LegalityOptions, question: Exit): readonly string[] {
	const { play, players } = question;
	const table = tableAfter(options, question);
	const order = { players, turned: table?.turned ?? question.turned };
	const reading = countedReading(options, play, table, order);
	const top = reading === undefined ? undefined : topOf(options, table, play, reading);
	return forbiddenIn(options, play, { order, reading, top });
}

/** Whether these cards, as the last of a hand, cost the player the place. */
export const isFoulExit = (options: LegalityOptions, question: Exit): boolean =>
	foulCards(options, question).length > 0;

const trumpIn = (cards: readonly Card[]): number | undefined =>
	cards.find((card) => card.kind === 'trump')?.number;

function checkWithoutEnd(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const { trick, play, players, passesSince = 0 } = question;
	const table = tableAfter(options, question);
	const order = { players, turned: table?.turned ?? question.turned };
	const mine = readings(options, play, order);
	const isAnyones = table !== undefined && isOutOfTurnPlay(options, play, mine, table);
	if (question.outOfTurn === true && !isAnyones) return refuse('out-of-turn');
	const isOut = question.passed === true && options.afterPass === 'out-of-trick';
	if (isOut && !isAnyones) return refuse('passed-out');
	const trump = trumpIn([...play, ...trick.flat()]);
	if (trump !== undefined) return { legal: null, trump };

	if (mine.length === 0) return refuse('not-a-pattern');
	const opener = cardToOpen(options, question);
	const isOpener = (card: Card) => formatCard(card).split('=')[0] === opener;
	if (opener !== null && !play.some(isOpener)) return refuse('must-include-3c');
	if (question.call !== undefined) {
		return continues(options, play, question.call, table?.reading, rankingOf(options, order))
			? { legal: true, reading: mine[0]!, as: 'call' }
			: refuse('breaks-sequence');
	}
	if (table === undefined)
		return { legal: true, reading: countedReading(options, play, undefined, order)!, as: 'lead' };
	const found = follow(options, play, mine, table, passesSince);
	return found.legal
		? { legal: true, reading: found.readings.at(-1)!, as: found.as }
		: refuse(found.code);
}

/** Checks whether a play is allowed (PL-1 to PL-8, LE-1, PR-5 to PR-8, PR-11, PR-12, DF-4, DF-11 to
 * DF-13, RG-1, RG-5 to RG-14).
 * @returns how the play counts; or the first rule against it, by its code. Forbidden last cards are
 * only refused as the last play: a player who ends on one all the same takes the last place. */
export function checkPlay(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const answer = checkWithoutEnd(options, question);
	if (question.last !== true || answer.legal !== true) return answer;
	return isFoulExit(options, question) ? refuse('forbidden-last') : answer;
}
