import { formatCard, type Rank } from '#lib/cards/card.ts';
import type { LegalClass, LegalPlays } from '#lib/referee/legal-plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { printedCard } from '#lib/messages/cards.ts';
import { locale, messagesOf } from '#lib/messages/messages.svelte.ts';
import { wildOf } from '#lib/ui/text/cards.ts';
import {
	playClassText,
	type ClassCards,
	type PlayClass,
	type RankCondition
} from './play-class.ts';

const m = messagesOf('referee');

/** The rules and the trick that legal plays are described for. */
interface TrickContext {
	readonly rules: Rules;
	/** The ranking in force, weak to strong. */
	readonly ranking: readonly Rank[];
	/** The rank of the play on the table, if it has one. */
	readonly on: Rank | null;
	/** Numbers of wild cards that are a class of their own. */
	readonly alone?: readonly number[];
}

/** Describes a set of ranks: any, all above the one on the table, from one to another, or each by
 * name. */
function rankCondition(ranks: readonly Rank[], context: TrickContext): RankCondition {
	const { ranking, on } = context;
	if (ranks.length === ranking.length) return { kind: 'any' };
	const first = ranking.indexOf(ranks[0]!);
	const isUnbroken = ranks.every((rank, i) => ranking[first + i] === rank);
	const reachesTop = isUnbroken && ranks.at(-1) === ranking.at(-1);
	if (reachesTop && on !== null && first === ranking.indexOf(on) + 1 && ranks.length > 1)
		return { kind: above(context), rank: on };
	return isUnbroken && ranks.length > 3
		? { kind: 'from-to', from: ranks[0]!, to: ranks.at(-1)! }
		: { kind: 'each', ranks };
}

/** The word for stronger: where low numbers win, or the ranking is turned, it is "below". */
const above = ({ rules, ranking }: TrickContext): 'above' | 'below' =>
	rules.options.ranking === 'low-wins' ||
	(ranking.indexOf('3') > ranking.indexOf('7') && ranking.includes('3'))
		? 'below'
		: 'above';

const isRank = (rank: LegalClass['ranks'][number]): rank is Rank =>
	rank !== 'wild' && rank !== 'joker';
const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

function runCards(
	{ count, wilds, pattern }: LegalClass,
	ranks: readonly Rank[],
	context: TrickContext
): ClassCards {
	// longer runs reach higher anyway, so their top card is not restricted
	const isAny = count.from < count.to || ranks.length > context.ranking.length - count.from;
	const suited = context.rules.options.runs === 'mixed' ? 'mixed' : 'suited';
	const form = pattern === 'pairs' ? 'pairs' : suited;
	return { kind: 'run', form, count, wilds, top: isAny ? null : rankCondition(ranks, context) };
}

function cardsOf(legal: LegalClass, context: TrickContext): ClassCards {
	const { ranks, count, wilds, pattern, as } = legal;
	if (as === 'top' && legal.includes !== null && count.to === 1)
		return { kind: 'card', card: cardText(legal.example[0]!) };
	const known = ranks.filter(isRank);
	if (known.length === 0)
		return { kind: 'wilds', counts: range(count.from, count.to), alone: ranks.includes('wild') };
	if (pattern !== 'set') return runCards(legal, known, context);
	const span = rankCondition(known, context);
	if (count.from < count.to) return { kind: 'sets', count, wilds, ranks: span };
	const ways = range(wilds.from, wilds.to).map((some) => ({
		naturals: count.from - some,
		wilds: some
	}));
	return { kind: 'set', ways, ranks: span };
}

/** A class without the wild cards alone, which another line names. */
function withoutAlone(cards: ClassCards, alone: readonly number[] = []): ClassCards {
	if (cards.kind !== 'set') return cards;
	const isAlone = (way: { naturals: number; wilds: number }) =>
		way.naturals === 0 && alone.includes(way.wilds);
	return { ...cards, ways: cards.ways.filter((way) => !isAlone(way)) };
}

/** A class of plays as messages take it. */
function classOf(legal: LegalClass, context: TrickContext): PlayClass {
	const { suits, covers, includes, without, as, wilds } = legal;
	const { rules, alone } = context;
	const cards = withoutAlone(cardsOf(legal, context), alone);
	const { wildRank, jokers } = rules.options;
	const wild = wildRank !== null && jokers === 0 ? wildRank : wildOf(rules);
	// wild cards have no suit, and a single card needs no more description
	if (cards.kind === 'card' || cards.kind === 'wilds')
		return { cards, wild, suits: null, covers: [], includes: null, without: [] };
	return {
		cards,
		wild,
		suits: suits === null ? null : { of: suits, each: as !== 'call' },
		covers,
		includes: includes === null ? null : cardText(includes),
		without: without.flatMap((name) =>
			name !== 'JK' && name !== 'JE' ? name : wilds.to > 0 ? wild : []
		)
	};
}

const cardText = (card: NonNullable<LegalClass['includes']>): string =>
	card.kind === 'suited' || card.kind === 'plain' ? printedCard(card, locale()) : formatCard(card);

/** Everything that would be allowed, one line per class of plays. */
export function legalPlayLines(
	{ classes, none, trumps }: LegalPlays,
	context: TrickContext
): string[] {
	const alone = classes.flatMap(({ ranks, count }) =>
		ranks.some(isRank) ? [] : range(count.from, count.to)
	);
	const lines = classes
		.map((legal) => classOf(legal, { ...context, alone }))
		.filter(({ cards }) => cards.kind !== 'set' || cards.ways.length > 0)
		.map(playClassText);
	const { wildRank, jokers } = context.rules.options;
	if (wildRank !== null && jokers > 0 && classes.some(({ wilds }) => wilds.to > 0))
		lines.push(m.referee.follow.rankToo(wildRank));
	if (none !== null) lines.push(m.referee.follow.none[none]);
	if (trumps && none !== 'trump-lies') lines.push(m.referee.follow.trumps);
	return lines;
}
