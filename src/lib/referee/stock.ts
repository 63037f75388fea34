import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Options } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { isNatural, isWild } from './patterns.ts';

type Natural = Extract<Card, { kind: 'suited' | 'plain' }>;

/** The cards of the pack in use that do not lie on the table. Which suits were taken out of a rank (DK-2) or lie
 * there unnamed is not known: of such a rank there are fewer cards than suits they may be of. */
export interface Stock {
	readonly naturals: ReadonlyMap<Rank, readonly Natural[]>;
	readonly left: ReadonlyMap<Rank, number>;
	readonly wilds: readonly Extract<Card, { kind: 'wild' }>[];
	readonly suits: readonly Suit[];
}

/** What must be true of cards beyond their pattern. */
export interface Demand {
	/** Natural cards are of these suits, each used once (PL-8, DF-4); null: of any. */
	readonly suits: readonly Suit[] | null;
	/** A card that must be among them (LE-1). */
	readonly includes: Card | null;
	/** Ranks, cards or wilds that may not be (PR-8). */
	readonly without: readonly string[];
}

const names = (card: Card): readonly string[] =>
	isWild(card) ? [card.wild] : isNatural(card) ? [card.rank, formatCard(card)] : [formatCard(card)];

/** The pack for so many players, without what lies on the table. */
export function stockOf(options: Options, players: number, table: readonly Card[]): Stock {
	const pack = packFor(options, players);
	const cards = pack.full.filter(isNatural);
	const wilds = pack.full.filter(isWild);
	const left = new Map<Rank, number>();
	for (const [rank, n] of rankCounts(pack)) left.set(rank as Rank, n);
	for (const card of table) {
		if (isWild(card)) wilds.pop();
		if (!isNatural(card)) continue;
		left.set(card.rank, Math.max(0, (left.get(card.rank) ?? 0) - 1));
		const at = cards.findIndex((one) => formatCard(one) === formatCard(card));
		if (at >= 0) cards.splice(at, 1);
	}
	const naturals = new Map<Rank, Natural[]>();
	for (const card of cards) naturals.set(card.rank, [...(naturals.get(card.rank) ?? []), card]);
	const suits = new Set(cards.flatMap((card) => (card.kind === 'suited' ? card.suit : [])));
	return { naturals, left, wilds, suits: [...suits] };
}

/** The stock without these ranks, cards and wilds. */
export function demanded(stock: Stock, without: Demand['without']): Stock {
	const isOpen = (card: Card) => !names(card).some((name) => without.includes(name));
	const naturals = [...stock.naturals].map(
		([rank, cards]) => [rank, cards.filter(isOpen)] as const
	);
	return { ...stock, naturals: new Map(naturals), wilds: stock.wilds.filter(isOpen) };
}

/** So many natural cards of a rank, of the suits that are demanded; undefined where the stock has them not. */
function ofRank(stock: Stock, rank: Rank, count: number, demand: Demand): Natural[] | undefined {
	const { includes } = demand;
	const suits = demand.suits === null ? null : [...demand.suits];
	const taken: Natural[] = [];
	const all = stock.naturals.get(rank) ?? [];
	const first =
		includes === null ? [] : all.filter((card) => formatCard(card) === formatCard(includes));
	for (const card of [...first.slice(0, 1), ...all.filter((one) => one !== first[0])]) {
		if (taken.length === count) break;
		const at = card.kind === 'suited' ? suits?.indexOf(card.suit) : undefined;
		if (at === -1) continue;
		if (at !== undefined) suits?.splice(at, 1);
		taken.push(card);
	}
	return taken.length === count && count <= (stock.left.get(rank) ?? 0) ? taken : undefined;
}

const hasIncluded = (cards: readonly Card[], { includes }: Demand): boolean =>
	includes === null || cards.some((card) => formatCard(card) === formatCard(includes));

/** A set of `count` of which `wilds` are wild, each named: they might be read as a run. */
export function setFrom(
	stock: Stock,
	rank: Rank | 'wild' | 'joker',
	count: number,
	wilds: number,
	demand: Demand
): Card[] | undefined {
	const some = stock.wilds.slice(0, wilds);
	if (some.length < wilds) return undefined;
	const own = rank === 'wild' || rank === 'joker';
	if (own) return wilds === count && demand.includes === null ? some : undefined;
	const cards = ofRank(stock, rank, count - wilds, demand);
	if (cards === undefined || !hasIncluded(cards, demand)) return undefined;
	return [...cards, ...some.map((card) => ({ ...card, as: rank }))];
}

/** A run of these ranks of which `wilds` are wild, each named. */
export function runFrom(
	stock: Stock,
	ranks: readonly Rank[],
	wilds: number,
	demand: Demand
): Card[] | undefined {
	const some = stock.wilds.slice(0, wilds);
	if (some.length < wilds || wilds >= ranks.length) return undefined;
	for (const suit of stock.suits) {
		const cards = inSuit(stock, ranks, ranks.length - wilds, suit, demand);
		if (cards === undefined) continue;
		const gaps = ranks.filter((rank) => !cards.some((card) => card.rank === rank));
		return [...cards, ...gaps.map((as, i) => ({ ...some[i]!, as }))];
	}
	return undefined;
}

/** So many natural cards of a suit, of different ones of the ranks. */
function inSuit(
	stock: Stock,
	ranks: readonly Rank[],
	count: number,
	suit: Suit,
	demand: Demand
): Natural[] | undefined {
	if (demand.suits !== null && demand.suits.filter((one) => one === suit).length < count)
		return undefined;
	const has = ranks.flatMap((rank) => {
		if ((stock.left.get(rank) ?? 0) === 0) return [];
		return (stock.naturals.get(rank) ?? [])
			.filter((c) => c.kind === 'suited' && c.suit === suit)
			.slice(0, 1);
	});
	const must = has.filter((card) => !hasIncluded([], demand) && hasIncluded([card], demand));
	const cards = [...must, ...has.filter((card) => !must.includes(card))].slice(0, count);
	return cards.length === count && hasIncluded(cards, demand) ? cards : undefined;
}
