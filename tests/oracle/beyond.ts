/** Beyond the four sources: suit locks, the 3 of spades, forbidden last cards, tarot trumps. */
import { formatCard, type Card } from '#lib/cards/card.ts';
import type { Rules } from './words.ts';

type Play = readonly Card[];

/** DF-4: the suits of a play in a fixed order; nothing where a card has none. */
function suitsOf(play: Play): string[] {
	const suits = play.flatMap((card) => (card.kind === 'suited' ? [card.suit] : []));
	return suits.length === play.length ? suits.sort() : [];
}

/** DF-4: the suits that the trick is locked to, by the first two plays running that have the same ones. */
function lockOf(trick: readonly Play[]): string[] {
	const suits = trick.map(suitsOf);
	const at = suits.findIndex((one, i) => one.length > 0 && one.join() === suits[i + 1]?.join());
	return suits[at] ?? [];
}

/** DF-4: whether each natural card finds a suit of its own among the locked ones. */
export function breaksLock(options: Rules, trick: readonly Play[], play: Play): boolean {
	const lock = options.suitLock ? lockOf(trick) : [];
	if (lock.length === 0) return false;
	const count = (suits: readonly string[], suit: string) =>
		suits.filter((one) => one === suit).length;
	const mine = suitsOf(play.filter((card) => card.kind !== 'wild'));
	return mine.some((suit) => count(mine, suit) > count(lock, suit));
}

const isAlone = (play: Play | undefined, is: (card: Card) => boolean): boolean =>
	play !== undefined && play.length === 1 && play.every(is);

/** DF-7: the 3 of spades alone, on one wild card alone. */
export const answersJoker = (options: Rules, below: Play | undefined, play: Play): boolean =>
	options.spadeThreeTopsJoker &&
	isAlone(below, (card) => card.kind === 'wild') &&
	isAlone(play, (card) => formatCard(card) === '3S');

/** PR-8: whether one of these cards may not be the last. */
export const isForbiddenLast = (options: Rules, play: Play): boolean =>
	play.some((card) => {
		const [name = ''] = formatCard(card).split('=');
		const rank = card.kind === 'suited' ? card.rank : name;
		return options.forbiddenLast.some((one) => one === name || one === rank);
	});

/** TH-3: whether a trump lies or is played. */
export const hasTrump = (plays: readonly Play[]): boolean =>
	plays.some((play) => play.some((card) => card.kind === 'trump'));
