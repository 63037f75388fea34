import { formatCard, parseCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { rankingOf } from '#lib/rules/ranking.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { isNatural, isWild } from './patterns.ts';

/** A rank of the pack in use. */
interface RankKey {
	readonly rank: Rank;
	readonly copies: number;
	/** The suits of its cards; empty for a pack without suits. */
	readonly suits: readonly Suit[];
}

/** The cards that can be entered: those of the pack in use, with ranks from weak to strong. */
export interface Keypad {
	readonly ranks: readonly RankKey[];
	readonly wild: { readonly name: 'JK' | 'JE'; readonly copies: number } | null;
	/** The number of tarot trumps. */
	readonly trumps: number;
}

/** A key: a rank of the pack, its wild card, or a tarot trump. */
export type Key = Rank | 'wild' | 'trump';

/** The keypad for a number of players, on which the pack depends. */
export function keypadFor({ options }: Rules, players: number): Keypad {
	const pack = packFor(options, players);
	const counts = rankCounts(pack);
	const suitsOf = (rank: Rank): Suit[] => [
		...new Set(
			pack.full.flatMap((card) => (card.kind === 'suited' && card.rank === rank ? card.suit : []))
		)
	];
	const wild = pack.full.find(isWild);
	return {
		ranks: rankingOf(options, { players }).map((rank) => ({
			rank,
			copies: counts.get(rank) ?? 0,
			suits: suitsOf(rank)
		})),
		wild: wild === undefined ? null : { name: wild.wild, copies: counts.get(wild.wild) ?? 0 },
		trumps: counts.get('TR') ?? 0
	};
}

/** The card of a key; null for a trump, whose number has to be chosen. */
export function cardOfKey(keypad: Keypad, key: Key): Card | null {
	if (key === 'trump') return null;
	if (key === 'wild') return parseCard(keypad.wild?.name ?? 'JK')!;
	return { kind: 'plain', rank: key };
}

/** A problem with cards that were entered. */
export interface CardProblem {
	readonly code: 'not-in-pack' | 'too-many-copies' | 'too-many-of-rank' | 'suit-missing';
	/** The notation of the card, or of a rank. */
	readonly card: string;
	/** How many the pack has. */
	readonly most: number;
}

const nameOf = (card: Card): string => (isWild(card) ? card.wild : formatCard(card));
const countOf = <T>(all: readonly T[], one: T): number =>
	all.filter((other) => other === one).length;

/** Checks entered cards against the pack in use. A card of a suited pack may be entered without its
 * suit.
 * @returns each problem once; empty if there is none */
export function checkCards(
	{ options }: Rules,
	players: number,
	cards: readonly Card[]
): CardProblem[] {
	const pack = packFor(options, players);
	const full = pack.full.map(nameOf);
	const counts = rankCounts(pack);
	const names = cards.map(nameOf);
	const ranks = cards.flatMap((card) => (isNatural(card) ? card.rank : []));
	const problems: CardProblem[] = [];
	for (const card of new Set(names)) {
		const isRank = cards.some((one) => nameOf(one) === card && one.kind === 'plain');
		const most = !isRank ? countOf(full, card) : (counts.get(card) ?? 0);
		if (most === 0) problems.push({ code: 'not-in-pack', card, most });
		else if (countOf(names, card) > most) problems.push({ code: 'too-many-copies', card, most });
	}
	for (const rank of new Set(ranks)) {
		const most = counts.get(rank) ?? 0;
		const isReported = problems.some(({ card }) => card.startsWith(rank));
		if (countOf(ranks, rank) > most && !isReported)
			problems.push({ code: 'too-many-of-rank', card: rank, most });
	}
	return problems;
}

/** Whether the pack contains all these cards. */
export const isInPack = (rules: Rules, players: number, cards: readonly Card[]): boolean =>
	checkCards(rules, players, cards).length === 0;
