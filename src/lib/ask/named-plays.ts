import type { Concept, Particle } from './concepts.ts';
import { cardGroups, isMark, isOn, type CardGroup, type Item } from './card-items.ts';

/** The cards that a question names. */
export interface NamedCards {
	/** Codes of the cards to be played, and of those on the table, if the question distinguishes
	 * them. */
	readonly play: readonly string[];
	readonly table: readonly string[];
	/** What the question asks about these cards: `alone`, only whether they may be played, on those
	 * of the table if there are any; `more`, something else too; null: which cards are meant is
	 * not certain. */
	readonly asks: 'alone' | 'more' | null;
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

/** Whether the beaten card comes first, or the beating one is an instrument: den König schlägt das
 * Ass; el rey se mata con un as. */
function isObjectFirst(
	items: readonly Item[],
	{ from, to }: { readonly from: number; readonly to: number }
): boolean {
	const cards = items.flatMap(({ kind }, at) => (kind === 'cards' ? [at] : []));
	const [first] = cards;
	const next = cards.find((at) => at > to);
	return (
		isMark(items[from - 1], 'pronoun') ||
		(first !== undefined && isMark(items[first - 1], 'object')) ||
		items.slice(to + 1, next).some(({ kind }) => kind === 'and')
	);
}

/** Whether cards are compared: ace or 2. */
export function isChoice(items: readonly Item[]): boolean {
	// A 大还是 2 大
	const isHigher = (item: Item) =>
		item.kind === 'concepts' && item.concepts.some((one) => one === 'order' || one === 'beat');
	const named = items.filter(
		(item) =>
			item.kind !== 'of' && item.kind !== 'filler' && item.kind !== 'word' && !isHigher(item)
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
		.some((item) => item.kind === 'and' || (item.kind === 'mark' && item.mark !== 'object'));
	const isMarked = isMark(items[one.at - 1], 'object') || isMark(items[one.at - 2], 'object');
	const isSame = one.cards[0] === other.cards[0];
	if (isJoined || isMarked || isSame || has(items, ['what'])) return null;
	return { play: one.cards, table: other.cards };
}

/** The cards that somebody played, and those with which another would like to answer: he laid a 6,
 * can I beat it with an 8; he laid a 6, I got an 8, can I play it; null: it is not clear which is
 * which. */
function inAnswer(
	items: readonly Item[],
	groups: readonly CardGroup[],
	ons: readonly { readonly from: number }[]
): Pick<NamedCards, 'play' | 'table'> | null {
	const [laid, mine, ...others] = groups;
	if (laid === undefined || mine === undefined || others.length > 0) return null;
	const isJoined = (some: readonly Item[]) => some.some(({ kind }) => kind === 'and');
	const before = items.slice(0, laid.from);
	const may = items.findIndex((item, at) => at > laid.to && has([item], ['may']));
	if (!has(before, ['play']) || isJoined(before) || may < 0) return null;
	if (ons.some(({ from }) => from < may)) return null;
	const between = items.slice(laid.to + 1, mine.from);
	const isClear = may < mine.from ? ons.length > 0 : !has(between, ['play']);
	return isClear ? { play: mine.cards, table: laid.cards } : null;
}

/** The cards to be beaten, and those with which: can I beat a 7 with a 9; null: it is not clear
 * which is which. */
function beatenWith(
	items: readonly Item[],
	ons: ReturnType<typeof onWords>,
	isFiller: (item: Item) => boolean
): Pick<NamedCards, 'play' | 'table'> | null {
	const [on, ...otherOns] = ons;
	if (on === undefined || otherOns.length > 0 || !isBeat(on.concepts)) return null;
	const first = items.findIndex(({ kind }) => kind === 'cards');
	const at = items.findIndex((item, i) => i > first && item.kind === 'and' && item.with === true);
	if (first < on.to || at < 0 || has(items, ['what', 'play'])) return null;
	const table = cardGroups(items.slice(0, at), isFiller);
	const play = cardGroups(items.slice(at + 1), isFiller);
	return table.length === 1 && play.length === 1
		? { play: play[0]!.cards, table: table[0]!.cards }
		: null;
}

/** The beating and the beaten cards by the particle behind one of them: 10で9に勝てる, 10より9が強い; null:
 * they are not two, or it is not clear which is which. */
function byParticle(
	items: readonly Item[],
	groups: readonly CardGroup[],
	ons: ReturnType<typeof onWords>
): Pick<NamedCards, 'play' | 'table'> | null {
	const [first, second, ...others] = groups;
	if (first === undefined || second === undefined || others.length > 0) return null;
	const isBefore = ({ to }: CardGroup, ...marks: Particle[]) =>
		marks.some((mark) => isMark(items[to + 1], mark));
	if (ons.length === 0 && isBefore(first, 'onto'))
		return { play: second.cards, table: first.cards };
	if (!ons.some(({ concepts }) => concepts.includes('beat'))) return null;
	const firstWins = isBefore(first, 'by') || isBefore(second, 'than');
	const secondWins = isBefore(second, 'by') || isBefore(first, 'than');
	if (firstWins === secondWins) return null;
	const [play, table] = firstWins ? [first, second] : [second, first];
	return { play: play.cards, table: table.cards };
}

/** Whether a word was taken for a title that is a rank too: king. */
const isTitleAndRank = (item: Item): boolean => item.kind === 'concepts' && item.rank !== undefined;

/** Finds which cards of a question are to be played and which are on the table: X on Y, X beats Y,
 * Y is beaten by X; Yの上にX, XはYに勝てる.
 * @param items its pieces, with their cards
 * @param isFiller whether a word is a filler */
export function namedPlays(items: readonly Item[], isFiller: (item: Item) => boolean): NamedCards {
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
	const answering = inAnswer(items, groups, ons);
	if (answering !== null) return { ...answering, asks: 'more' };
	const beaten = byParticle(items, groups, ons) ?? beatenWith(items, ons, isFiller);
	if (beaten !== null) return { ...beaten, asks: isAbout() ? 'alone' : 'more' };
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

/** The numbers of cards of two shapes, one on the other: a pair on a triple. */
export interface Shapes {
	readonly play: number;
	readonly table: number;
}

/** The shapes of a question without ranks; null: there are none. */
export function shapesIn(items: readonly Item[]): Shapes | null {
	const sizes = items.flatMap((item, at) => {
		if (item.kind === 'count') return [{ at, size: item.count }];
		if (item.kind === 'concepts' && item.size !== undefined) return [{ at, size: item.size }];
		const isOne = item.kind === 'concepts' && item.concepts.includes('single');
		return isOne ? [{ at, size: 1 }] : [];
	});
	const [first, second] = sizes;
	if (first === undefined || second === undefined) return null;
	const has = (some: readonly Item[], ...concepts: Concept[]) =>
		some.some(
			(item) => item.kind === 'concepts' && concepts.some((one) => item.concepts.includes(one))
		);
	const isAfter = has(items, 'onAfter');
	const firstWins = isMark(items[first.at + 1], 'by') || isMark(items[second.at + 1], 'than');
	const secondWins = isMark(items[second.at + 1], 'by') || isMark(items[first.at + 1], 'than');
	if (firstWins !== secondWins && has(items, 'beat'))
		return firstWins
			? { play: first.size, table: second.size }
			: { play: second.size, table: first.size };
	if (!isAfter && has(items.slice(first.at, second.at), 'on', 'beat'))
		return { play: first.size, table: second.size };
	// auf eine einzelne Karte ein Paar; beat a pair with three
	const isWith = items.slice(first.at, second.at).some(({ kind }) => kind === 'and');
	const before = items.slice(0, first.at);
	const isBefore = has(before, 'on') || (isWith && has(before, 'beat'));
	return isAfter || isBefore ? { play: second.size, table: first.size } : null;
}
