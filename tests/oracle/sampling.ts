import { parseCard, type Card } from '#lib/cards/card.ts';
import { verdict, type Situation } from './play.ts';
import { choose, isNatural, ranking, type Rules } from './words.ts';

export const cardsOf = (text: string): Card[] =>
	text
		.split(' ')
		.filter((word) => word !== '')
		.map((word) => {
			const card = parseCard(word);
			if (!card) throw new Error(`no card ${word}`);
			return card;
		});

/** Numbers below `below`, the same ones for the same seed (mulberry32). */
export function chance(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
	};
}
type Chance = ReturnType<typeof chance>;

export const anyOf = <T>(random: Chance, items: readonly T[]): T => {
	const item = items[random(items.length)];
	if (item === undefined) throw new Error('nothing to take');
	return item;
};

export function shuffled<T>(random: Chance, items: readonly T[]): T[] {
	return items
		.map((item) => ({ item, order: random(2 ** 30) }))
		.sort((a, b) => a.order - b.order)
		.map(({ item }) => item);
}

/** A full pack with the Jokers of these options, and a few of the tarot trumps: the answer is the
 * same for all. */
export function wholePack(options: Rules): Card[] {
	const ranks = ranking(options);
	if (options.deck === 'dalmuti') {
		const copies = ranks.flatMap((rank) => Array.from({ length: Number(rank) }, () => rank));
		return cardsOf([...copies, ...Array.from({ length: options.jokers }, () => 'JE')].join(' '));
	}
	const naturals = ranks.flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
	if (options.deck === 'tarot') naturals.push('TR0', 'TR13', 'TR21');
	const all = options.packs === 2 ? [...naturals, ...naturals] : naturals;
	return cardsOf([...all, ...Array.from({ length: options.jokers }, () => 'JK')].join(' '));
}

/** Every way of taking 1 to `most` of the cards. */
export const someOf = (cards: readonly Card[], most: number): Card[][] =>
	Array.from({ length: most }, (_, at) => choose(cards, at + 1)).flat();

/** Cards of the pack that are often a pattern: near one card by rank or by suit, or any. */
function handful(random: Chance, options: Rules, pack: readonly Card[], size: number): Card[] {
	const around = anyOf(random, pack);
	const ranks = ranking(options);
	const kin = anyOf(random, ['rank', 'rank', 'suit', 'any'] as const);
	const isKin = (card: Card) => {
		if (kin === 'any' || !isNatural(card) || !isNatural(around)) return true;
		if (kin === 'rank') return card.rank === around.rank;
		const near = Math.abs(ranks.indexOf(card.rank) - ranks.indexOf(around.rank)) < size;
		return near && card.kind === 'suited' && around.kind === 'suited' && card.suit === around.suit;
	};
	const others = pack.filter((card) => card !== around && isKin(card));
	const cards = [around, ...shuffled(random, others)].slice(0, size);
	return cards.map((card) =>
		card.kind === 'wild' && random(4) === 0 ? { ...card, as: anyOf(random, ranks) } : card
	);
}

const SIZES = [1, 1, 1, 2, 2, 3, 3, 3, 4, 5];

/** The cards of few ranks, of which several plays may turn the ranking; or of two suits, to which
 * it may be locked. */
function narrowed(random: Chance, options: Rules, cards: readonly Card[], size: number): Card[] {
	const few = fewOf(random, options, cards, size);
	// enough for a trick and a play
	return few.length >= 12 ? few : [...cards];
}

function fewOf(random: Chance, options: Rules, cards: readonly Card[], size: number): Card[] {
	const some = shuffled(random, ranking(options)).slice(0, 4);
	const suits = shuffled(random, [...'CDHS']).slice(0, 2);
	const isFew = size >= 4 && (options.turnedBy.length > 0 || options.bomb === 'four');
	const isSame =
		options.completedFour !== 'never' || !['never', 'allowed'].includes(options.equalRank);
	if (options.suitLock !== 'none' && size <= 2 && random(4) > 0)
		return cards.filter((card) => card.kind !== 'suited' || suits.includes(card.suit));
	// the ranks with effects, and those that top others, come often
	const named = [...options.effects, ...options.tops].flatMap((entry) =>
		entry.split(/[:>]/).map((part) => part.replace(/x\d|\/run|[CDHS]$/g, ''))
	);
	const ranks: string[] = named.length > 0 ? [...some.slice(0, 2), ...named] : some;
	if (isFew || (isSame && random(2) === 0) || (named.length > 0 && random(2) === 0))
		return cards.filter((card) => !isNatural(card) || ranks.includes(card.rank));
	if (options.numberLock && random(2) === 0) {
		const low = random(9);
		const near = ranking(options).slice(low, low + 5);
		return cards.filter((card) => !isNatural(card) || near.includes(card.rank));
	}
	return [...cards];
}

/** The number of wild cards on the table and in the play. The oracle tries every card for each of
 * them: with more than two a position takes seconds, and with six it runs out of memory. */
export const MOST_WILDS = 2;
export const wildsIn = ({ wildRank }: Rules, plays: readonly (readonly Card[])[]): number =>
	plays
		.flat()
		.filter((card) => card.kind === 'wild' || (card.kind !== 'trump' && card.rank === wildRank))
		.length;

/** Up to three plays, each legal on the one before, and the rest of the pack. */
function trickFrom(random: Chance, options: Rules, all: readonly Card[], turned: boolean) {
	let trick: readonly Card[][] = [];
	const length = random(4);
	const size = anyOf(random, options.turnedBy.length > 0 ? [...SIZES, 4, 4, 4] : SIZES);
	const cards = narrowed(random, options, all, size);
	let pack = shuffled(random, cards).slice(0, 20);
	for (let tries = 0; tries < 12 && trick.length < length; tries += 1) {
		const play = handful(random, options, pack, random(6) === 0 ? 1 : size);
		if (wildsIn(options, [...trick, play]) > MOST_WILDS) continue;
		// a card is left for the play that is asked about
		if (play.length === pack.length) continue;
		if (verdict(options, { trick, play, turned }) !== 'legal') continue;
		// a new list, because answers are cached by it
		trick = [...trick, play];
		pack = without(pack, play);
	}
	return { trick, pack, size };
}

/** The pack after a play, in which wilds may have been named. */
function without(pack: readonly Card[], play: readonly Card[]): Card[] {
	const left = [...pack];
	for (const card of play)
		left.splice(
			left.findIndex((one) => (card.kind === 'wild' ? one.kind === 'wild' : one === card)),
			1
		);
	return left;
}

export const CALLS = ['plain', 'red', 'black', 'C', 'D', 'H', 'S'] as const;

/** A situation in a pack of 20 of these cards. A sequence is called only on a single card. */
export function situation(random: Chance, options: Rules, cards: readonly Card[]): Situation {
	const turns = options.effects.some((entry) => /:(back|turns)$/.test(entry));
	const turned = (turns || options.turnedBy.length > 0) && random(3) === 0;
	const { trick, pack, size } = trickFrom(random, options, cards, turned);
	const last = trick.at(-1);
	const call = last?.length === 1 && random(3) === 0 ? anyOf(random, CALLS) : undefined;
	const near = call === undefined ? size : 1;
	return {
		trick,
		play: handful(random, options, pack, random(3) === 0 ? anyOf(random, SIZES) : near),
		...(call === undefined ? {} : { call }),
		...(trick.length === 0 && random(2) === 0 ? { opening: true } : {}),
		...(random(6) === 0 ? { passed: true } : {}),
		...(options.completedFour === 'anyone' && random(6) === 0 ? { outOfTurn: true } : {}),
		...(options.equalRank === 'allowed-or-pass' && random(3) === 0 ? { passesSince: 1 } : {}),
		...(turned ? { turned } : {}),
		...(options.forbiddenLast.length > 0 && random(3) === 0 ? { last: true } : {})
	};
}
