import { POKER_SUITS, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { rankOrder, type Options } from './options.ts';

export type PackOptions = Pick<
	Options,
	'deck' | 'leftovers' | 'ranking' | 'jokers' | 'stripped' | 'packs'
>;

/** The pack for one deal. */
export interface Pack {
	/** The full pack for this number of players, wilds included. */
	readonly full: readonly Card[];
	/** How many cards of each rank to take out, of any suits (DK-2, DK-5). */
	readonly remove: ReadonlyMap<Rank, number>;
	/** How many cards are dealt. */
	readonly cards: number;
	/** How many cards each player gets, and how many players get one more. */
	readonly each: number;
	readonly extra: number;
	/** How many cards are shown and out of play this round (`leftovers: aside`, RG-3). */
	readonly aside: number;
}

const range = (from: number, to: number): string[] =>
	Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

const suited = (ranks: readonly string[], suit: Suit): Card[] =>
	ranks.map((rank) => ({ kind: 'suited', rank: rank as Rank, suit }));

const inSuits = (ranks: readonly string[], suits: readonly Suit[]): Card[] =>
	suits.flatMap((suit) => suited(ranks, suit));

const pokerRanks = ['2', ...range(3, 10), 'J', 'Q', 'K', 'A'];

/** The cards that each player beyond four adds to the special pack (DK-4, Tahimi "Add suits and
 * ranks"). */
const furtherPlayers: readonly (readonly Card[])[] = [
	[...inSuits(['11', '12'], POKER_SUITS), ...suited(['5', '7', '9', '11', 'J'], 'T')],
	[
		...inSuits(['13'], [...POKER_SUITS, 'T']),
		...suited(['3', '4', '6', '8', '10', '12', 'Q', 'K'], 'T')
	],
	[
		...inSuits(['14'], [...POKER_SUITS, 'T']),
		...suited(['2'], 'T'),
		...suited(['4', '6', '8', '10', '12', '14', 'Q'], 'M')
	],
	// the source lists the 15 of Moons twice: with the six suits, and among the Moons
	[
		...inSuits(['15'], [...POKER_SUITS, 'T', 'M']),
		...suited(['3', '5', '7', '9', '11', '13', 'J'], 'M')
	]
];

function naturals(options: PackOptions, players: number): Card[] {
	switch (options.deck) {
		case 'standard':
		case '32':
		case '40': {
			const ranks = rankOrder({ deck: options.deck, ranking: 'aces-high' }, players);
			const one = inSuits(ranks, POKER_SUITS);
			return options.packs === 2 ? [...one, ...one] : one;
		}
		case 'extra-suits': {
			const more = Array.from({ length: Math.max(0, players - 4) }, (_, i) => POKER_SUITS[i % 4]!);
			return inSuits(pokerRanks, [...POKER_SUITS, ...more]);
		}
		case 'suits-and-ranks':
			return [
				...inSuits(pokerRanks, POKER_SUITS),
				...furtherPlayers.slice(0, Math.max(0, players - 4)).flat()
			];
		case 'dalmuti':
			return range(1, 12).flatMap((rank) =>
				Array.from({ length: Number(rank) }, (): Card => ({ kind: 'plain', rank: rank as Rank }))
			);
		case 'tarot':
			return [
				...inSuits(['2', ...range(3, 10), 'P', 'N', 'Q', 'K', 'A'], POKER_SUITS),
				...range(0, 21).map((n): Card => ({ kind: 'trump', number: Number(n) }))
			];
	}
}

/** Orders ranks from the middle outwards: the ⌈m/2⌉-th of m from below, the other of 8 and 9, then
 * of two at the same distance the stronger (RG-3). */
function fromTheMiddle(order: readonly Rank[]): Rank[] {
	const middle = Math.ceil(order.length / 2) - 1;
	const other = order[middle] === '8' ? '9' : order[middle] === '9' ? '8' : undefined;
	const far = (rank: Rank) => (rank === other ? 0 : Math.abs(order.indexOf(rank) - middle));
	const isBelow = (rank: Rank) => Number(order.indexOf(rank) < middle);
	const isOther = (rank: Rank) => Number(rank === other);
	return order.toSorted(
		(a, b) => far(a) - far(b) || isOther(a) - isOther(b) || isBelow(a) - isBelow(b)
	);
}

/** Takes out middle cards until the pack deals evenly: 8s, then 9s; with `twos-high` 9s, then 8s
 * (DK-2, RG-3, Tahimi "More than four players", "Jokers" and "Deuces high"). */
function takenOut(options: PackOptions, players: number, full: readonly Card[]): Map<Rank, number> {
	const remove = new Map<Rank, number>();
	let left = full.length % players;
	for (const rank of fromTheMiddle(rankOrder(options, players))) {
		if (left === 0) break;
		const copies = full.filter((card) => 'rank' in card && card.rank === rank).length;
		const some = Math.min(copies, left);
		remove.set(rank, some);
		left -= some;
	}
	return remove;
}

/** Whether middle cards are taken out of the ordinary pack so that it deals evenly (DK-2). */
export const takesOutMiddle = ({ deck, leftovers }: Pick<Options, 'deck' | 'leftovers'>): boolean =>
	deck === 'standard' && leftovers === 'taken-out';

/** Takes out the 12s and 11s for four players, and the 12s for five (DK-5, The Great Dalmuti
 * "Stripped Decks"). */
function stripped(players: number): Map<Rank, number> {
	if (players === 4) return new Map([['12', 12] as const, ['11', 11] as const]);
	return new Map(players === 5 ? [['12', 12] as const] : []);
}

function removal(options: PackOptions, players: number, full: readonly Card[]): Map<Rank, number> {
	const { deck, leftovers } = options;
	if (deck === 'dalmuti') return options.stripped ? stripped(players) : new Map<Rank, number>();
	return leftovers === 'taken-out' && deck !== 'tarot'
		? takenOut(options, players, full)
		: new Map<Rank, number>();
}

/** The cards for a deal to this number of players: of one pack or two (DK-1 to DK-6, DF-10, RG-2,
 * RG-3). */
export function packFor(options: PackOptions, players: number): Pack {
	const wild = options.deck === 'dalmuti' ? 'JE' : 'JK';
	const full = [
		...naturals(options, players),
		...Array.from({ length: options.jokers }, (): Card => ({ kind: 'wild', wild }))
	];
	const remove = removal(options, players, full);
	const left = [...remove.values()].reduce((sum, n) => sum - n, full.length);
	const over = left % players;
	const aside = options.leftovers === 'aside' ? over : 0;
	const each = Math.floor(left / players);
	return { full, remove, cards: left - aside, each, extra: over - aside, aside };
}

/** How many cards of each rank the dealt pack has; `JK`, `JE` and `TR` stand for Jokers, Jesters
 * and tarot trumps. */
export function rankCounts(pack: Pack): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (name: string, n: number) => counts.set(name, (counts.get(name) ?? 0) + n);
	for (const card of pack.full)
		add(card.kind === 'wild' ? card.wild : card.kind === 'trump' ? 'TR' : card.rank, 1);
	for (const [rank, n] of pack.remove) add(rank, -n);
	return counts;
}
