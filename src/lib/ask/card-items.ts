import { RANKS, type Rank, type Suit, type Wild } from '#lib/cards/card.ts';
import type { Concept, Particle } from './concepts.ts';

/** A piece of a question. */
export type Item =
	/** `rank`: the meaning of the same word beside a card: king. `number`: of players, in “7
	 * players”. */
	| {
			readonly kind: 'concepts';
			readonly concepts: readonly Concept[];
			readonly number: number | null;
			readonly rank?: Rank;
			/** The number of cards that the word means as well: pair. */
			readonly size?: number;
	  }
	| { readonly kind: 'rank'; readonly rank: Rank; readonly many: boolean; readonly word: boolean }
	| { readonly kind: 'wild' }
	| { readonly kind: 'suit'; readonly suit: Suit; readonly many: boolean }
	| { readonly kind: 'count'; readonly count: number }
	| { readonly kind: 'of' }
	/** `with`: “with” rather than “and”. */
	| { readonly kind: 'and'; readonly with?: boolean }
	| { readonly kind: 'mark'; readonly mark: Particle }
	| { readonly kind: 'player'; readonly player: number }
	| { readonly kind: 'word'; readonly word: string }
	/** A filler phrase. */
	| { readonly kind: 'filler' }
	/** Words of no subject that may change a question all the same: after, only. */
	| { readonly kind: 'aside' }
	| { readonly kind: 'cards'; readonly cards: readonly string[] };

export const isMark = (item: Item | undefined, mark: Particle): boolean =>
	item?.kind === 'mark' && item.mark === mark;

/** Whether a piece says that cards are played on others. */
export const isOn = (item: Item | undefined): boolean =>
	item?.kind === 'concepts' &&
	item.concepts.some((one) => one === 'on' || one === 'onAfter' || one === 'beat');

/** Reads titles that are also ranks as ranks beside a word for "on", or beside a rank: king on
 * queen, king or ace. */
function titlesAsRanks(items: readonly Item[]): Item[] {
	const content = items.filter(
		({ kind }) => !['word', 'filler', 'aside', 'of', 'and', 'mark'].includes(kind)
	);
	return items.map((item) => {
		if (item.kind !== 'concepts' || item.rank === undefined) return item;
		const at = content.indexOf(item);
		const beside = [content[at - 1], content[at + 1]];
		// king or 2
		const isOr = items.some((one) => isMark(one, 'or'));
		// a king and a Joker
		const joined = items[items.indexOf(item) + 1]?.kind === 'and' ? content[at + 1] : undefined;
		const isCard = (one: Item | undefined) =>
			isOn(one) || (one?.kind === 'rank' && (one.word || isOr));
		// a single king
		const isSingle = beside[0]?.kind === 'concepts' && beside[0].concepts.includes('single');
		return beside.some(isCard) || joined?.kind === 'wild' || isSingle
			? { kind: 'rank', rank: item.rank, many: false, word: true }
			: item;
	});
}

/** Reads two Jokers as cards beside other cards, on or with them: two Jokers on a pair of 2s, both
 * Jokers and a 2. */
function jokersAsCards(items: readonly Item[], wild: Wild): Item[] {
	const hasRank = items.some(({ kind }) => kind === 'rank');
	const isJoined = (at: number) =>
		items[at + 1]?.kind === 'and' &&
		items.slice(at + 2).find(({ kind }) => kind !== 'filler')?.kind === 'rank';
	return items.map((item, at) =>
		hasRank &&
		(items.some(isOn) || isJoined(at)) &&
		item.kind === 'concepts' &&
		item.concepts.includes('twoJokers')
			? { kind: 'cards', cards: [wild, wild] }
			: item
	);
}

/** Concepts after which a number does not count cards of a rank. */
const COUNTED: readonly Concept[] = ['people', 'card', 'firstRound', 'everyRound', 'score'];

const isCounted = (item: Item | undefined): boolean =>
	item?.kind === 'suit' ||
	(item?.kind === 'concepts' && item.concepts.some((one) => COUNTED.includes(one)));

/** Puts the ranks, suits and counts together to cards. */
function withCards(items: readonly Item[], wild: Wild): Item[] {
	const out: Item[] = [];
	const nameOf = (item: Item | undefined): string | null =>
		item?.kind === 'rank' ? item.rank : item?.kind === 'wild' ? wild : null;
	const numberOf = (item: Item, after: Item | undefined): number | null => {
		if (item.kind !== 'rank') return sizeOf(item);
		const n = Number(item.rank);
		// "nine tens" has a count, "nine ten jack" has none
		const most = after?.kind === 'rank' && after.many ? 12 : 8;
		return n >= 1 && n <= most ? n : null;
	};
	for (let at = 0; at < items.length; at++) {
		const item = items[at]!;
		let follows = at + 1;
		while (items[follows]?.kind === 'of') follows++;
		const after = items[follows];
		const count = numberOf(item, after);
		const name = nameOf(item);
		const next = nameOf(after);
		if (item.kind === 'suit' && after?.kind === 'rank') {
			out.push({ kind: 'cards', cards: [after.rank + item.suit] });
			at = follows;
		} else if (item.kind === 'rank' && after?.kind === 'suit' && !item.many) {
			// “three clubs” is a number; “three of clubs” is a card, as is “three club” in Hebrew
			const isNumber = item.word && after.many && follows === at + 1;
			out.push(isNumber ? after : { kind: 'cards', cards: [item.rank + after.suit] });
			at = follows;
		} else if (item.kind === 'rank' && isNumberOfWilds(items, at)) {
			out.push({ kind: 'count', count: Number(item.rank) });
			out.push({ kind: 'cards', cards: Array.from({ length: Number(item.rank) }, () => wild) });
			at = follows;
		} else if (count !== null && next !== null && isCountOf(item, after!, follows > at + 1)) {
			if (item.kind !== 'rank') out.push({ kind: 'count', count });
			out.push({ kind: 'cards', cards: Array.from({ length: count }, () => next) });
			at = follows;
		} else if (name !== null && follows > at + 1 && sizeOf(after) !== null) {
			// 2のペア
			out.push({ kind: 'count', count: sizeOf(after)! });
			out.push({ kind: 'cards', cards: Array.from({ length: sizeOf(after)! }, () => name) });
			at = follows;
		} else if (item.kind === 'rank' && isNumber(items, at, follows)) {
			// a number of something else, which the answer may have to heed: 7 cards
			out.push({ kind: 'aside' });
		} else if (item.kind === 'rank' && countAfter(items, at) !== null) {
			// 8を2枚
			const [many, end] = countAfter(items, at)!;
			out.push({ kind: 'cards', cards: Array.from({ length: many }, () => item.rank) });
			at = end;
		} else if (name !== null) {
			const before = out.at(-1);
			const isSame =
				before?.kind === 'cards' && before.cards[0] === name && items[at - 1] !== undefined;
			if (isSame) out[out.length - 1] = { kind: 'cards', cards: [...before.cards, name] };
			else out.push({ kind: 'cards', cards: [name] });
		} else out.push(item);
	}
	return out;
}

/** The number of cards that a word means: pair. */
function sizeOf(item: Item | undefined): number | null {
	if (item?.kind === 'count') return item.count;
	return item?.kind === 'concepts' ? (item.size ?? null) : null;
}

/** Whether a rank is a number of something else: 5 players, 2枚, a run of three. */
function isNumber(items: readonly Item[], at: number, follows: number): boolean {
	const before = items[at - 2];
	const isRunOf =
		items[at - 1]?.kind === 'of' && before?.kind === 'concepts' && before.concepts.includes('run');
	const after = items[follows];
	// 8の効果
	const isEffect = after?.kind === 'concepts' && after.concepts.includes('effect');
	return isRunOf || isCounted(after) || (follows > at + 1 && !isEffect && !isInRow(items, at));
}

/** Whether a rank is the third of a row: 5 6 7 of hearts. */
const isInRow = (items: readonly Item[], at: number): boolean =>
	at > 1 && items.slice(at - 2, at + 1).every(({ kind }) => kind === 'rank');

/** The number of cards that follows a rank, and where it ends: 8を2枚, キング2枚, 8一对. */
function countAfter(items: readonly Item[], at: number): readonly [number, number] | null {
	const from = isMark(items[at + 1], 'counted') ? at + 2 : at + 1;
	const [count, next] = items.slice(from, from + 2);
	if (count?.kind === 'rank' && next?.kind === 'of' && !isInRow(items, from))
		return [Number(count.rank), from + 1];
	const isAlone = next?.kind !== 'rank' && next?.kind !== 'wild';
	const size = sizeOf(count);
	return size !== null && isAlone ? [size, from] : null;
}

/** Whether a figure is a number of Jokers: 3 Jokers; not: 5 4 Joker. */
const isNumberOfWilds = (items: readonly Item[], at: number): boolean =>
	!(items[at] as { readonly many?: boolean }).many &&
	/^[34]$/.test((items[at] as { readonly rank?: string }).rank ?? '') &&
	items[at + 1]?.kind === 'wild' &&
	items[at - 1]?.kind !== 'rank' &&
	items[at - 1]?.kind !== 'and';

/** Whether the first is the number of the second: two eights, a pair of sixes, 2张8; not: 8 8. */
const isCountOf = (item: Item, after: Item, of: boolean): boolean =>
	item.kind !== 'rank' ||
	of ||
	(item.kind === 'rank' && item.word) ||
	(after.kind === 'rank' && after.many);

/** The number that a rank may be of cards on the table. */
const smallNumber = (item: Item | undefined): number | null =>
	item?.kind === 'rank' && !item.many && /^[2-8]$/.test(item.rank) ? Number(item.rank) : null;

/** Reads numbers of cards as shapes where one is laid on the other: three cards on two, one card
 * with two. */
function numbersAsShapes(items: readonly Item[], isFiller: (item: Item) => boolean): Item[] {
	if (!items.some(isOn)) return [...items];
	const isCard = (item: Item | undefined) =>
		item?.kind === 'concepts' && item.concepts.length === 1 && item.concepts[0] === 'card';
	const counted = items.flatMap((item, at): Item[] => {
		const count = smallNumber(item);
		if (count !== null && isCard(items[at + 1])) return [{ kind: 'count', count }];
		return isCard(item) && smallNumber(items[at - 1]) !== null ? [] : [item];
	});
	const counts = counted.filter(({ kind }) => kind === 'count').length;
	const ranks = counted.filter(({ kind }) => kind === 'rank' || kind === 'suit' || kind === 'wild');
	const [rank] = ranks;
	const number = smallNumber(rank);
	if (counts !== 1 || ranks.length !== 1 || rank === undefined || number === null) return counted;
	// the number of cards is left out, so that it may be a rank all the same
	const before = counted.slice(0, counted.indexOf(rank)).findLast((one) => !isFiller(one));
	const isBehind = before !== undefined && (before.kind === 'and' || isOn(before));
	const isOfCards = counted.some(({ kind }, at) => kind === 'count' && items[at] !== counted[at]);
	return isBehind && (isOfCards || counted.some((one) => one.kind === 'count' && one.count === 1))
		? counted.flatMap((one): Item[] =>
				one === rank ? [{ kind: 'aside' }, { kind: 'count', count: number }] : [one]
			)
		: counted;
}

export interface CardGroup {
	/** The first and the last of its items. */
	readonly from: number;
	readonly to: number;
	readonly cards: readonly string[];
}

/** The cards that are named together: 5 6 7, a five and a Joker. */
export function cardGroups(items: readonly Item[], isFiller: (item: Item) => boolean): CardGroup[] {
	const groups: CardGroup[] = [];
	for (const [at, item] of items.entries()) {
		if (item.kind !== 'cards') continue;
		const last = groups.at(-1);
		const between = last === undefined ? [] : items.slice(last.to + 1, at);
		const isJoined =
			between.length === 0 ||
			(between.some(({ kind }) => kind === 'and') &&
				between.every((one) => one.kind === 'and' || one.kind === 'mark' || isFiller(one)));
		if (last !== undefined && isJoined)
			groups[groups.length - 1] = { ...last, to: at, cards: [...last.cards, ...item.cards] };
		else groups.push({ from: at, to: at, cards: item.cards });
	}
	return groups;
}

/** Gives the cards of a run the suit that is named once: 5 6 7 of hearts, 5 6 7 in hearts. */
function inOneSuit(items: readonly Item[], isFiller: (item: Item) => boolean): Item[] {
	const out = [...items];
	for (const { from, to, cards } of cardGroups(items, isFiller)) {
		const bare = cards.filter((card) => RANKS.some((rank) => rank === card));
		if (cards.length < 3 || new Set(cards).size < cards.length) continue;
		let after = to + 1;
		while (after < out.length && (out[after]!.kind === 'of' || isFiller(out[after]!))) after++;
		const named = out[after];
		const last = /[CDHS]$/.exec(cards.find((card) => !bare.includes(card)) ?? '')?.[0];
		const suit = named?.kind === 'suit' && bare.length === cards.length ? named.suit : last;
		if (suit === undefined || bare.length < cards.length - 1) continue;
		if (named?.kind === 'suit' && last === undefined) out[after] = { kind: 'filler' };
		const all = cards.map((card) => (bare.includes(card) ? card + suit : card));
		for (let at = from; at <= to; at++) out[at] = { kind: 'filler' };
		out[from] = { kind: 'cards', cards: all };
	}
	return out;
}

/** Puts the ranks, suits and counts of a question together to cards.
 * @param isFiller whether a word is a filler */
export const withNamedCards = (
	found: readonly Item[],
	wild: Wild,
	isFiller: (item: Item) => boolean
): Item[] => {
	const items = numbersAsShapes(jokersAsCards(titlesAsRanks(found), wild), isFiller);
	return inOneSuit(withCards(items, wild), isFiller);
};
