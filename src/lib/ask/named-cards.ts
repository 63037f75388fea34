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
	| { readonly kind: 'and' }
	| { readonly kind: 'mark'; readonly mark: Particle }
	| { readonly kind: 'player'; readonly player: number }
	| { readonly kind: 'word'; readonly word: string }
	/** A filler phrase. */
	| { readonly kind: 'filler' }
	/** Words of no subject that may change a question all the same: after, only. */
	| { readonly kind: 'aside' }
	| { readonly kind: 'cards'; readonly cards: readonly string[] };

/** The cards that a question names. */
export interface NamedCards {
	/** Codes of the cards to be played, and of those on the table, if the question distinguishes them. */
	readonly play: readonly string[];
	readonly table: readonly string[];
	/** What the question asks about these cards: `alone`, only whether they may be played, on those
	 * of the table if there are any; `more`, something else too; null: which cards are meant is
	 * not certain. */
	readonly asks: 'alone' | 'more' | null;
}

const isOn = (item: Item | undefined): boolean =>
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
		return beside.some((one) => isOn(one) || (one?.kind === 'rank' && (one.word || isOr)))
			? { kind: 'rank', rank: item.rank, many: false, word: true }
			: item;
	});
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
		if (item.kind === 'count') return item.count;
		if (item.kind !== 'rank') return null;
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
		} else if (count !== null && next !== null && isCountOf(item, after!, follows > at + 1)) {
			if (item.kind === 'count') out.push(item);
			out.push({ kind: 'cards', cards: Array.from({ length: count }, () => next) });
			at = follows;
		} else if (name !== null && follows > at + 1 && sizeOf(after) !== null) {
			// 2のペア
			out.push(after!);
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
	return isRunOf || isCounted(after) || (follows > at + 1 && !isEffect);
}

/** The number of cards that follows a rank, and where it ends: 8を2枚, キング2枚, 8一对. */
function countAfter(items: readonly Item[], at: number): readonly [number, number] | null {
	const from = isMark(items[at + 1], 'counted') ? at + 2 : at + 1;
	const [count, next] = items.slice(from, from + 2);
	// 5 6 7 of hearts is a run
	const isOfSuit = items[from + 2]?.kind === 'suit';
	if (count?.kind === 'rank' && next?.kind === 'of' && !isOfSuit)
		return [Number(count.rank), from + 1];
	const isAlone = next?.kind !== 'rank' && next?.kind !== 'wild';
	return count?.kind === 'count' && isAlone ? [count.count, from] : null;
}

/** Whether the first is the number of the second: two eights, a pair of sixes, 2张8; not: 8 8. */
const isCountOf = (item: Item, after: Item, of: boolean): boolean =>
	item.kind === 'count' ||
	of ||
	(item.kind === 'rank' && item.word) ||
	(after.kind === 'rank' && after.many);

interface CardGroup {
	/** The first and the last of its items. */
	readonly from: number;
	readonly to: number;
	readonly cards: readonly string[];
}

/** The cards that are named together: 5 6 7, a five and a Joker. */
function cardGroups(items: readonly Item[], isFiller: (item: Item) => boolean): CardGroup[] {
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

/** The words for on and beat. Those with no card between them count as one: גובר על, に勝てる. */
function onWords(items: readonly Item[]) {
	const found: { from: number; to: number; concepts: readonly Concept[] }[] = [];
	for (const [at, item] of items.entries()) {
		if (item.kind !== 'concepts' || !isOn(item)) continue;
		const last = found.at(-1);
		const isOne = last !== undefined && items.slice(last.to, at).every((i) => i.kind !== 'cards');
		if (last !== undefined && isOne)
			found[found.length - 1] = {
				from: last.from,
				to: at,
				concepts: [...last.concepts, ...item.concepts]
			};
		else found.push({ from: at, to: at, concepts: item.concepts });
	}
	return found;
}

/** Whether a word means only that one play beats another, not that it is played on it. */
const isBeat = (concepts: readonly Concept[]): boolean =>
	concepts.includes('beat') && !concepts.includes('on') && !concepts.includes('onAfter');

/** Concepts of a question that its cards alone can answer. */
const ABOUT_CARDS: readonly Concept[] = [
	'may',
	'what',
	'card',
	'play',
	'on',
	'onAfter',
	'beat',
	'single',
	'alone'
];

/** The result for a question that does not make clear which cards it means, or which are played on
 * which. */
const UNSURE = { play: [], table: [], asks: null } as const;

/** Whether one of these concepts is asked about. */
const has = (items: readonly Item[], some: readonly Concept[]): boolean =>
	items.some((item) => item.kind === 'concepts' && item.concepts.some((one) => some.includes(one)));

export const isMark = (item: Item | undefined, mark: Particle): boolean =>
	item?.kind === 'mark' && item.mark === mark;

/** Whether the beaten card comes first, or the beating one is an instrument: den König schlägt das
 * Ass; el rey se mata con un as; エースはキングで返せる. */
function isObjectFirst(
	items: readonly Item[],
	{ from, to }: { readonly from: number; readonly to: number }
): boolean {
	const cards = items.flatMap(({ kind }, at) => (kind === 'cards' ? [at] : []));
	const [first] = cards;
	const before = cards.filter((at) => at < from);
	const next = cards.find((at) => at > to);
	return (
		isMark(items[from - 1], 'pronoun') ||
		(first !== undefined && isMark(items[first - 1], 'object')) ||
		items.slice(to + 1, next).some(({ kind }) => kind === 'and') ||
		(before.length > 1 && items.slice(before[0], from).some((item) => isMark(item, 'than')))
	);
}

/** Whether cards are compared: ace or 2. */
export function isChoice(items: readonly Item[]): boolean {
	// A 大还是 2 大
	const isHigher = (item: Item) =>
		item.kind === 'concepts' && item.concepts.some((one) => one === 'order' || one === 'beat');
	const named = items.filter(
		(item) => item.kind !== 'of' && item.kind !== 'filler' && !isHigher(item)
	);
	return named.some(
		(item, at) =>
			isMark(item, 'or') && named[at - 1]?.kind === 'cards' && named[at + 1]?.kind === 'cards'
	);
}

/** The beating and the beaten cards behind a verb, with nothing but articles between them: sticht
 * eine 2 drei Asse; null: they are not two, or it is not clear which is which. */
function beatenBehind(
	items: readonly Item[],
	ons: readonly { readonly to: number; readonly concepts: readonly Concept[] }[]
): Pick<NamedCards, 'play' | 'table'> | null {
	const [on, ...otherOns] = ons;
	if (on === undefined || otherOns.length > 0 || !isBeat(on.concepts)) return null;
	const cards = items.flatMap((item, at) =>
		item.kind === 'cards' ? [{ at, cards: item.cards }] : []
	);
	const [one, other, ...others] = cards;
	if (one === undefined || other === undefined || others.length > 0 || one.at < on.to) return null;
	const isJoined = items
		.slice(one.at, other.at)
		.some((item) => item.kind === 'and' || item.kind === 'mark');
	const isMarked = isMark(items[one.at - 1], 'object') || isMark(items[one.at - 2], 'object');
	const isSame = one.cards[0] === other.cards[0];
	if (isJoined || isMarked || isSame || has(items, ['what'])) return null;
	return { play: one.cards, table: other.cards };
}

/** Whether a word was taken for a title that is a rank too: king. */
const isTitleAndRank = (item: Item): boolean => item.kind === 'concepts' && item.rank !== undefined;

/** The cards to be played and those on the table: X on Y, X beats Y, Y is beaten by X; Yの上にX,
 * XはYに勝てる. */
function onto(items: readonly Item[], isFiller: (item: Item) => boolean): NamedCards {
	const groups = cardGroups(items, isFiller);
	const isAbout = (...more: Concept[]) =>
		items.every(
			(item) =>
				item.kind !== 'suit' &&
				item.kind !== 'rank' &&
				item.kind !== 'aside' &&
				(item.kind !== 'word' || isFiller(item)) &&
				(item.kind !== 'concepts' ||
					item.concepts.some((one) => [...ABOUT_CARDS, ...more].includes(one)))
		);
	// a king and a Joker, two Jokers, a pair: these count or name cards too
	if (has(items, ['set', 'run', 'twoJokers', 'fourOfAKind']) || items.some(isTitleAndRank))
		return UNSURE;
	if (isChoice(items)) return UNSURE;
	const ons = onWords(items);
	for (const { from, to, concepts } of ons) {
		const before = groups.filter((group) => group.to < from);
		const after = groups.filter((group) => group.from > to);
		const isAfter = concepts.includes('onAfter');
		// if he plays a 9, does a 10 beat it; an ace is beaten with a two; al rey lo mata el as
		if (isBeat(concepts) && (has(items, ['play']) || isObjectFirst(items, { from, to })))
			return UNSURE;
		// a queen is on the table, can I play a jack
		if (!isAfter && has(items.slice(to + 1, after[0]?.from), ['may', 'must', 'play']))
			return UNSURE;
		// A 比 2 大: the second word adds nothing to the first
		const isOnly = ons.every((one) => one.from === from || isBeat(one.concepts));
		if (before.length > 0 && after.length > 0) {
			const [one, other] = [before.at(-1)!.cards, after[0]!.cards];
			const isSure = before.length === 1 && after.length === 1 && isOnly;
			return {
				...(isAfter ? { table: one, play: other } : { play: one, table: other }),
				asks: isSure ? (isAbout() ? 'alone' : 'more') : null
			};
		}
		const named = items.flatMap((item, at) => (item.kind === 'cards' && at < from ? [at] : []));
		const [play, table] = named.slice(-2);
		if (play !== undefined && table !== undefined && (isAfter || concepts.includes('beat'))) {
			// er hat eine 10 gelegt, darf ich eine 9 drauf legen
			if (has(items.slice(play, table), ['may', 'must', 'play'])) return UNSURE;
			// a 4 with a 5: it is unclear which one beats the other
			const isJoined = items.slice(play, table).some(({ kind }) => kind === 'and');
			const isSure = named.length === 2 && after.length === 0 && isOnly && !isJoined && isAbout();
			const cardsAt = (at: number) => (items[at] as Extract<Item, { kind: 'cards' }>).cards;
			return { play: cardsAt(play), table: cardsAt(table), asks: isSure ? 'alone' : null };
		}
	}
	const verbFirst = beatenBehind(items, ons);
	if (verbFirst !== null) return { ...verbFirst, asks: isAbout() ? 'alone' : 'more' };
	const [first, second, ...more] = groups;
	// there is a pair of sixes, may I play two jacks?
	const isAfterMay =
		first !== undefined &&
		second !== undefined &&
		has(items.slice(first.to + 1, second.from), ['may']);
	if (isAfterMay && more.length + ons.length === 0)
		return { play: second.cards, table: first.cards, asks: 'more' };
	const [only, ...others] = groups;
	if (only === undefined || others.length > 0 || ons.length > 0) return UNSURE;
	return {
		play: only.cards,
		table: [],
		asks: (has(items, ['may']) || new Set(only.cards).size > 2) && isAbout('lead') ? 'alone' : null
	};
}

/** Puts the ranks, suits and counts of a question together to cards, and finds which are played on
 * which.
 * @param isFiller whether a word is a filler
 * @returns the pieces with their cards, and which cards are played on which */
export function namedCards(
	found: readonly Item[],
	wild: Wild,
	isFiller: (item: Item) => boolean
): NamedCards & { readonly items: readonly Item[] } {
	const items = inOneSuit(withCards(titlesAsRanks(found), wild), isFiller);
	return { items, ...onto(items, isFiller) };
}
