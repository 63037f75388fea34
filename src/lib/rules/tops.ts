import { isRank, parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import type { Reading } from './plays.ts';

/** An entry of `tops`: a card alone, or a set, that may be laid over some plays whatever the
 * ranking and the locks, and ends the trick (RG-8). */
export interface Top {
	/** The text of a card, for that card alone; or the rank of a set, of exactly `count` cards, or if
	 * null of as many as lie there. */
	readonly by:
		| { readonly kind: 'card'; readonly card: string }
		| { readonly kind: 'set'; readonly rank: Rank; readonly count: number | null };
	/** Any play, any single card, a set of as many cards; or a Joker or a card of this rank alone. */
	readonly over: 'any' | 'single' | 'set' | 'JK' | Rank;
}

const KINDS: readonly string[] = ['any', 'single', 'set', 'JK'];
const isOver = (text: string): text is Top['over'] => KINDS.includes(text) || isRank(text);

/** Parses an entry of `tops`, such as `3S>JK`, `AD>single`, `3>set` or `4x2>8`; undefined for
 * anything else. */
export function parseTop(text: string): Top | undefined {
	const [by = '', over = '', ...more] = text.split('>');
	if (more.length > 0 || !isOver(over)) return undefined;
	const [, rank = '', count] = /^(\w+?)(?:x([1-9]\d?))?$/.exec(by) ?? [];
	if (isRank(rank))
		return { by: { kind: 'set', rank, count: count === undefined ? null : Number(count) }, over };
	const card = parseCard(by);
	if (card === undefined || card.kind === 'trump' || by.includes('=')) return undefined;
	return { by: { kind: 'card', card: by }, over };
}

type TopOptions = Pick<Options, 'tops'>;

export const topsOf = ({ tops }: TopOptions): Top[] => tops.flatMap((text) => parseTop(text) ?? []);

/** Cards and how they were read. */
interface Play {
	readonly cards: readonly Card[];
	readonly reading: Reading;
}

/** Whether a play is this card alone, not standing for another. */
const isAlone = ([card, ...more]: readonly Card[], text: string): boolean =>
	more.length === 0 &&
	card !== undefined &&
	(card.kind === 'wild'
		? card.wild === text
		: card.kind === 'suited' && card.as === undefined && card.rank + card.suit === text);

/** Whether an entry names one card that lies alone: a Joker, or a card of a rank. Such an entry
 * holds even where that card ended the trick by an effect. */
export const isOverOneCard = ({ over }: Top): boolean => over === 'JK' || isRank(over);

/** Whether an entry ends a trick when its card is led, too. */
const endsWhenLed = ({ by, over }: Top): boolean =>
	by.kind === 'card' && (over === 'any' || over === 'single');

/** Whether a play is what an entry may be laid over. */
export function liesUnder(
	{ over }: Top,
	{ cards, reading: { pattern, count, rank } }: Play
): boolean {
	const isSingle = pattern === 'set' && count === 1;
	switch (over) {
		case 'any':
			return true;
		case 'single':
			return isSingle;
		case 'set':
			return pattern === 'set';
		case 'JK':
			return cards.length === 1 && cards[0]!.kind === 'wild';
		default:
			return isSingle && rank === over;
	}
}

/** Whether a play is what an entry names, with the right number of cards for the play below. */
function isBy({ by, over }: Top, { cards, reading }: Play, below: Reading | undefined): boolean {
	if (by.kind === 'card') return isAlone(cards, by.card) && (over !== 'set' || below?.count === 1);
	const { pattern, count, rank } = reading;
	if (pattern !== 'set' || rank !== by.rank || count !== (by.count ?? below?.count)) return false;
	return over !== 'set' || count === below?.count;
}

/** The entry by which a play tops the one below, or ends the trick that it leads; undefined if none
 * does (RG-8). Of several, one that names the card: the list has no order. */
export function topBy(
	entries: readonly Top[],
	play: Play,
	below: Play | undefined
): Top | undefined {
	const found = entries.filter(
		(top) =>
			(below === undefined ? endsWhenLed(top) : liesUnder(top, below)) &&
			isBy(top, play, below?.reading)
	);
	return found.find(({ by }) => by.kind === 'card') ?? found[0];
}
