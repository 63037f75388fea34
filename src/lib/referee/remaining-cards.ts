import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Options } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { isNatural, isWild } from './patterns.ts';

type Natural = Extract<Card, { kind: 'suited' | 'plain' }>;

type WildCard = Extract<Card, { kind: 'wild' | 'suited' | 'plain' }>;

/** The cards of the pack in use that are not on the table. Some suits are unknown: those taken out
 * of a rank (DK-2), and those of cards on the table that were entered without one. Of such a rank
 * `naturals` has more cards than `counts` says are left. */
export interface RemainingCards {
	readonly naturals: ReadonlyMap<Rank, readonly Natural[]>;
	readonly counts: ReadonlyMap<Rank, number>;
	/** Jokers or Jesters, then cards of the wild rank (RG-7). */
	readonly wilds: readonly WildCard[];
	/** Those of them that stand for other ranks: not Jokers without a rule for them (PL-3). */
	readonly standIns: readonly WildCard[];
	readonly suits: readonly Suit[];
}

/** Demands of the position on cards, besides their pattern. */
export interface CardConstraints {
	/** The suits of the natural cards, each used once (PL-8, DF-4); null for any. */
	readonly suits: readonly Suit[] | null;
	/** Suits of which each must be among the cards, or a wild for it (RG-13). */
	readonly covers: readonly Suit[];
	/** A card that must be included (LE-1). */
	readonly includes: Card | null;
	/** Ranks, cards or wilds that must not be included (PR-8). */
	readonly without: readonly string[];
}

const namesOf = (card: Card): readonly string[] =>
	isWild(card) ? [card.wild] : isNatural(card) ? [card.rank, formatCard(card)] : [formatCard(card)];

/** The pack for a number of players, without the cards on the table. */
export function remainingCards(
	options: Options,
	players: number,
	table: readonly Card[]
): RemainingCards {
	const pack = packFor(options, players);
	const cards = pack.full.filter(isNatural);
	const wilds = pack.full.filter(isWild);
	const counts = new Map<Rank, number>();
	for (const [rank, count] of rankCounts(pack)) counts.set(rank as Rank, count);
	for (const card of table) {
		if (isWild(card)) wilds.pop();
		if (!isNatural(card)) continue;
		counts.set(card.rank, Math.max(0, (counts.get(card.rank) ?? 0) - 1));
		const index = cards.findIndex((one) => formatCard(one) === formatCard(card));
		if (index >= 0) cards.splice(index, 1);
	}
	const ofWildRank = cards.filter(({ rank }) => rank === options.wildRank);
	const naturals = new Map<Rank, Natural[]>();
	for (const card of cards.filter((one) => !ofWildRank.includes(one)))
		naturals.set(card.rank, [...(naturals.get(card.rank) ?? []), card]);
	const suits = new Set(cards.flatMap((card) => (card.kind === 'suited' ? card.suit : [])));
	const all = [...wilds, ...ofWildRank];
	const standIns = options.wild === 'none' ? ofWildRank : all;
	return { naturals, counts, wilds: all, standIns, suits: [...suits] };
}

/** Whether a card is left, natural or wild. */
export const hasCard = ({ naturals, wilds }: RemainingCards, card: Card): boolean =>
	[...[...naturals.values()].flat(), ...wilds].some((one) => formatCard(one) === formatCard(card));

/** The cards without these ranks, cards and wilds. */
export function exclude(
	remaining: RemainingCards,
	without: CardConstraints['without']
): RemainingCards {
	const isAllowed = (card: Card) => !namesOf(card).some((name) => without.includes(name));
	const naturals = [...remaining.naturals].map(
		([rank, cards]) => [rank, cards.filter(isAllowed)] as const
	);
	const [wilds, standIns] = [remaining.wilds, remaining.standIns].map((cards) =>
		cards.filter(isAllowed)
	) as [WildCard[], WildCard[]];
	return { ...remaining, naturals: new Map(naturals), wilds, standIns };
}

/** The cards in the order in which they are taken: the one that must be included, then the suits
 * that must be covered. */
function inOrder(cards: readonly Natural[], { includes, covers }: CardConstraints): Natural[] {
	const isFirst = (card: Natural) => includes !== null && formatCard(card) === formatCard(includes);
	const isCovering = (card: Natural) => card.kind === 'suited' && covers.includes(card.suit);
	const weight = (card: Natural) => (isFirst(card) ? 0 : isCovering(card) ? 1 : 2);
	return cards.toSorted((a, b) => weight(a) - weight(b));
}

/** The first `count` of these cards whose suits are free, each suit of the constraints used once;
 * undefined if there are not enough. */
function takeFree(
	cards: readonly Natural[],
	count: number,
	{ suits }: CardConstraints
): Natural[] | undefined {
	const free = suits === null ? null : [...suits];
	const taken: Natural[] = [];
	for (const card of cards) {
		if (taken.length === count) break;
		const at = card.kind === 'suited' ? free?.indexOf(card.suit) : undefined;
		if (at === -1) continue;
		if (at !== undefined) free?.splice(at, 1);
		taken.push(card);
	}
	return taken.length === count ? taken : undefined;
}

/** Takes natural cards of one rank; undefined if there are not enough. */
function takeOfRank(
	remaining: RemainingCards,
	rank: Rank,
	count: number,
	constraints: CardConstraints
): Natural[] | undefined {
	if (count > (remaining.counts.get(rank) ?? 0)) return undefined;
	return takeFree(inOrder(remaining.naturals.get(rank) ?? [], constraints), count, constraints);
}

const hasIncluded = (cards: readonly Card[], { includes }: CardConstraints): boolean =>
	includes === null || cards.some((card) => formatCard(card) === formatCard(includes));

/** Takes wilds, first the one that must be included. */
function takeWilds(wilds: readonly WildCard[], count: number, constraints: CardConstraints) {
	const isFirst = (card: Card) => constraints.includes !== null && hasIncluded([card], constraints);
	return [...wilds.filter(isFirst), ...wilds.filter((card) => !isFirst(card))].slice(0, count);
}

/** Whether a wild card may stand for a rank: one of the wild rank never for its own (RG-7). */
const mayStandFor = (card: WildCard, rank: Rank): boolean => isWild(card) || card.rank !== rank;

/** The wild cards that sets of a rank may have. Alone, Jokers may be the highest cards; threes never
 * are. */
function wildsFor(
	{ wilds, standIns }: RemainingCards,
	rank: Rank | 'wild' | 'joker'
): readonly WildCard[] {
	if (rank === 'joker') return wilds;
	return rank === 'wild'
		? standIns.toReversed()
		: standIns.filter((card) => mayStandFor(card, rank));
}

/** The wild cards, each with one of these ranks that it may stand for: first come the ranks for
 * which only Jokers may. Undefined if they do not suffice. */
function nameWilds(wilds: readonly WildCard[], ranks: readonly Rank[]): Card[] | undefined {
	const isOwn = (rank: Rank) => wilds.some((card) => !mayStandFor(card, rank));
	const free = [...wilds];
	const named = [...ranks.filter(isOwn), ...ranks.filter((rank) => !isOwn(rank))].map((as) => {
		const at = free.findIndex((card) => mayStandFor(card, as));
		return at < 0 ? undefined : { ...free.splice(at, 1)[0]!, as };
	});
	const inOrder = named
		.flatMap((card) => card ?? [])
		.toSorted((a, b) => ranks.indexOf(a.as) - ranks.indexOf(b.as));
	return inOrder.length === ranks.length ? inOrder : undefined;
}

/**
 * Builds a set; undefined if the cards do not suffice. Each wild names its rank, or the set could
 * be read as a run.
 * @param count of all cards
 * @param wildCount how many of them are wild
 */
export function buildSet(
	remaining: RemainingCards,
	rank: Rank | 'wild' | 'joker',
	count: number,
	wildCount: number,
	constraints: CardConstraints
): Card[] | undefined {
	const from = wildsFor(remaining, rank);
	const wilds = takeWilds(from, wildCount, constraints);
	if (wilds.length < wildCount) return undefined;
	if (rank === 'wild' || rank === 'joker')
		return wildCount === count && hasIncluded(wilds, constraints) ? wilds : undefined;
	const cards = takeOfRank(remaining, rank, count - wildCount, constraints);
	if (cards === undefined || !hasIncluded([...cards, ...wilds], constraints)) return undefined;
	return [...cards, ...wilds.map((card) => ({ ...card, as: rank }))];
}

/** Builds a run of these ranks, or of pairs of them, of which `wildCount` cards are wild and name
 * their ranks; undefined if the cards do not suffice.
 * @param form how many cards of each rank, and whether they are of one suit */
export function buildRun(
	remaining: RemainingCards,
	ranks: readonly Rank[],
	wildCount: number,
	constraints: CardConstraints,
	{ copies, suited }: { readonly copies: 1 | 2; readonly suited: boolean }
): Card[] | undefined {
	const wilds = takeWilds(remaining.standIns, wildCount, constraints);
	const count = ranks.length * copies - wildCount;
	if (wilds.length < wildCount || count < 0) return undefined;
	for (const suit of suited ? remaining.suits : [null]) {
		const available = ranks.flatMap((rank) =>
			inOrder(
				(remaining.naturals.get(rank) ?? []).filter(
					(card) => suit === null || (card.kind === 'suited' && card.suit === suit)
				),
				constraints
			).slice(0, Math.min(copies, remaining.counts.get(rank) ?? 0))
		);
		const cards = takeFree(inOrder(available, constraints), count, constraints);
		if (cards === undefined || !hasIncluded([...cards, ...wilds], constraints)) continue;
		const gaps = ranks.flatMap((rank) => {
			const missing = copies - cards.filter((card) => card.rank === rank).length;
			return Array.from({ length: missing }, () => rank);
		});
		const sorted = cards.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
		const named = nameWilds(wilds, gaps);
		if (named !== undefined) return [...sorted, ...named];
	}
	return undefined;
}
