import type { Card, Suit } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import { isWildCard, type Reading } from './plays.ts';

export type LockOptions = Pick<Options, 'suitLock' | 'numberLock' | 'wildRank'>;

/** The suits of the natural cards of a play, sorted; a wild has none. */
function suitsOf(options: LockOptions, cards: readonly Card[]): Suit[] {
	const naturals = cards.filter((card) => !isWildCard(options, card));
	return naturals.flatMap((card) => (card.kind === 'suited' ? card.suit : [])).toSorted();
}

/** The suits that a trick is locked to after one more play: under `all` those of two plays running
 * that have the same ones; under `part` those that any two plays running share (DF-4, RG-13). A
 * wild has no suit: it locks nothing.
 * @param lock the suits before, as a text such as `DH`; null if it is not locked */
export function lockAfter(
	options: LockOptions,
	lock: string | null,
	below: readonly Card[],
	play: readonly Card[]
): string | null {
	const [under, over] = [suitsOf(options, below), suitsOf(options, play)];
	switch (options.suitLock) {
		case 'none':
			return null;
		case 'all': {
			const isWhole = under.length === below.length && over.length === play.length;
			return (
				lock ??
				(isWhole && over.length > 0 && under.join('') === over.join('') ? over.join('') : null)
			);
		}
		case 'part': {
			const shared = over.filter((suit) => under.includes(suit));
			const suits = new Set([...((lock ?? '') as Iterable<Suit>), ...shared]);
			return suits.size > 0 ? [...suits].toSorted().join('') : null;
		}
	}
}

/** Whether a play keeps to the suits that a trick is locked to; wilds stand in for any. Under `all`
 * each of its cards needs one of them, under `part` each of them needs a card. */
export function fitsLock(
	options: LockOptions,
	lock: string | null,
	play: readonly Card[]
): boolean {
	if (lock === null) return true;
	const wilds = play.filter((card) => isWildCard(options, card)).length;
	const mine = suitsOf(options, play);
	if (options.suitLock === 'part')
		return [...lock].filter((suit) => !mine.some((one) => one === suit)).length <= wilds;
	const free = [...lock];
	return (
		mine.length + wilds === play.length &&
		mine.every((suit) => {
			const at = free.indexOf(suit);
			if (at >= 0) free.splice(at, 1);
			return at >= 0;
		})
	);
}

/** Whether a play is the next neighbour of the one on the table, in the ranking in force
 * (DF-13). */
export const isNeighbour = (play: Reading, table: Reading): boolean =>
	play.pattern === table.pattern && play.strength === table.strength + 1;
