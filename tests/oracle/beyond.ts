/** Beyond the four sources: suit locks, the 3 of spades, forbidden last cards, tarot trumps. */
import { formatCard, type Card } from '#lib/cards/card.ts';
import type { Rules } from './words.ts';

type Play = readonly Card[];

/** DF-4: the suits of a play in a fixed order; null if a card has none. */
function suitsOf(play: Play): string[] {
	const suits = play.flatMap((card) => (card.kind === 'suited' ? [card.suit] : []));
	return suits.length === play.length ? suits.sort() : [];
}

/** PR-14: the cards of a play that have a suit: threes that are wild have none. */
const naturalsOf = ({ threes }: Rules, play: Play): Play =>
	play.filter(
		(card) =>
			card.kind !== 'wild' && (threes !== 'wild' || card.kind === 'trump' || card.rank !== '3')
	);

/** DF-4: the suits that the trick is locked to, by the first two plays running that have the same
 * ones. */
function lockOf(options: Rules, trick: readonly Play[]): string[] {
	const suits = trick.map((play) =>
		naturalsOf(options, play).length === play.length ? suitsOf(play) : []
	);
	const at = suits.findIndex((one, i) => one.length > 0 && one.join() === suits[i + 1]?.join());
	return suits[at] ?? [];
}

/** DF-4: whether each natural card finds a suit of its own among the locked ones. */
export function breaksLock(options: Rules, trick: readonly Play[], play: Play): boolean {
	const lock = options.suitLock ? lockOf(options, trick) : [];
	if (lock.length === 0) return false;
	const count = (suits: readonly string[], suit: string) =>
		suits.filter((one) => one === suit).length;
	const mine = suitsOf(naturalsOf(options, play));
	return mine.some((suit) => count(mine, suit) > count(lock, suit));
}

const isAlone = (play: Play | undefined, is: (card: Card) => boolean): boolean =>
	play !== undefined && play.length === 1 && play.every(is);

/** DF-7: the 3 of spades alone, on one wild card alone. */
export const answersJoker = (options: Rules, below: Play | undefined, play: Play): boolean =>
	options.spadeThreeTopsJoker &&
	isAlone(below, (card) => card.kind === 'wild') &&
	isAlone(play, (card) => formatCard(card) === '3S');

/** PR-13: the card above all, alone. */
export const isTopCard = ({ topCard }: Rules, play: Play): boolean =>
	isAlone(play, (card) =>
		({ none: '', '3c': '3C', 'red-threes': '3D 3H' })[topCard].split(' ').includes(formatCard(card))
	);

/** PR-8: whether one of these cards may not be the last. While the ranking is turned, 2 and 3
 * change places. */
export const isForbiddenLast = (options: Rules, play: Play): boolean =>
	play.some((card) => {
		const [name = ''] = formatCard(card).split('=');
		const rank = card.kind === 'suited' ? card.rank : name;
		const places: Record<string, string> = options.turned ? { 2: '3', 3: '2' } : {};
		const listed = options.forbiddenLast.map((one) => places[one] ?? one);
		return listed.some((one) => one === name || one === rank);
	});

/** TH-3: whether a trump lies or is played. */
export const hasTrump = (plays: readonly Play[]): boolean =>
	plays.some((play) => play.some((card) => card.kind === 'trump'));
