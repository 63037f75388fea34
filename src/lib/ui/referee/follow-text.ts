import { formatCard, type Rank } from '#lib/cards/card.ts';
import type { LegalClass, LegalPlays } from '#lib/referee/legal-plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import {
	printedCard,
	type ClassCards,
	type PlayClass,
	type RankCondition
} from '#lib/messages/cards.ts';
import { locale, m } from '#lib/messages/messages.svelte.ts';
import { wildOf } from '#lib/ui/text/cards.ts';

/** What the classes of plays are told against. */
interface Around {
	readonly rules: Rules;
	/** The ranking in force, weak to strong. */
	readonly ranking: readonly Rank[];
	/** The rank of what lies on the table, where it has one. */
	readonly on: Rank | null;
}

/** How a class of ranks is said: any, all above the one that lies there, from one to another, or each by name. */
function spanOf(ranks: readonly Rank[], around: Around): RankCondition {
	const { ranking, on } = around;
	if (ranks.length === ranking.length) return { kind: 'any' };
	const first = ranking.indexOf(ranks[0]!);
	const isUnbroken = ranks.every((rank, i) => ranking[first + i] === rank);
	const reachesTop = isUnbroken && ranks.at(-1) === ranking.at(-1);
	if (reachesTop && on !== null && first === ranking.indexOf(on) + 1 && ranks.length > 1)
		return { kind: above(around), rank: on };
	return isUnbroken && ranks.length > 3
		? { kind: 'from-to', from: ranks[0]!, to: ranks.at(-1)! }
		: { kind: 'each', ranks };
}

/** Stronger than. Where low numbers win, that is below. */
const above = ({ rules, ranking }: Around): 'above' | 'below' =>
	rules.options.ranking === 'low-wins' ||
	(ranking.indexOf('3') > ranking.indexOf('7') && ranking.includes('3'))
		? 'below'
		: 'above';

const isRank = (rank: LegalClass['ranks'][number]): rank is Rank =>
	rank !== 'wild' && rank !== 'joker';
const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

function runCards(
	{ count, wilds }: LegalClass,
	ranks: readonly Rank[],
	around: Around
): ClassCards {
	// longer runs reach further up by themselves
	const isAny = count.from < count.to || ranks.length > around.ranking.length - count.from;
	return { kind: 'run', count, wilds, top: isAny ? null : spanOf(ranks, around) };
}

function cardsOf(follow: LegalClass, around: Around): ClassCards {
	const { ranks, count, wilds, pattern, as } = follow;
	if (as === 'spade-three') return { kind: 'spade-three' };
	const known = ranks.filter(isRank);
	if (known.length === 0)
		return { kind: 'wilds', counts: range(count.from, count.to), alone: ranks.includes('wild') };
	if (pattern === 'run') return runCards(follow, known, around);
	const span = spanOf(known, around);
	if (count.from < count.to) return { kind: 'sets', count, wilds, ranks: span };
	const ways = range(wilds.from, wilds.to).map((some) => ({
		naturals: count.from - some,
		wilds: some
	}));
	return { kind: 'set', ways, ranks: span };
}

/** One class of plays, for the catalogue to say. */
function classOf(follow: LegalClass, around: Around): PlayClass {
	const { suits, includes, without, as, wilds } = follow;
	const cards = cardsOf(follow, around);
	const wild = wildOf(around.rules);
	// wild cards alone are of no suit, and the 3♠ says all by itself
	if (cards.kind === 'spade-three' || cards.kind === 'wilds')
		return { cards, wild, suits: null, includes: null, without: [] };
	return {
		...{ cards, wild },
		suits: suits === null ? null : { of: suits, each: as !== 'call' },
		includes: includes === null ? null : cardText(includes),
		without: without.flatMap((name) =>
			name !== 'JK' && name !== 'JE' ? name : wilds.to > 0 ? wild : []
		)
	};
}

const cardText = (card: NonNullable<LegalClass['includes']>): string =>
	card.kind === 'suited' || card.kind === 'plain' ? printedCard(card, locale()) : formatCard(card);

/** Everything that would be allowed, a line each. */
export function followLines({ classes, none, trumps }: LegalPlays, around: Around): string[] {
	const lines = classes.map((follow) => m.referee.follow.line(classOf(follow, around)));
	if (none !== null) lines.push(m.referee.follow.none[none]);
	if (trumps && none !== 'trump-lies') lines.push(m.referee.follow.trumps);
	return lines;
}
