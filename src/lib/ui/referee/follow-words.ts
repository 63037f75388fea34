import { formatCard, type Rank } from '#lib/cards/card.ts';
import type { Follow, Follows } from '#lib/referee/follows.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText, suitSign } from '#lib/ui/card-words.ts';
import { listed } from '#lib/ui/words.ts';
import {
	aRank,
	capital,
	eitherOf,
	numberWord,
	ranksWord,
	rankWord,
	someWilds,
	wildWord
} from './card-words.ts';

/** What the classes of plays are told against. */
export interface Around {
	readonly rules: Rules;
	/** The ranking in force, weak to strong. */
	readonly ranking: readonly Rank[];
	/** The rank of what lies on the table, where it has one. */
	readonly on: Rank | null;
}

type Ranks = readonly Rank[];

/** How a class of ranks is said: any, all above the one that lies there, from one to another, or each by name. */
function spanOf(ranks: Ranks, { ranking, on }: Around): 'any' | 'above' | 'from-to' | 'each' {
	if (ranks.length === ranking.length) return 'any';
	const first = ranking.indexOf(ranks[0]!);
	const isUnbroken = ranks.every((rank, i) => ranking[first + i] === rank);
	const reachesTop = isUnbroken && ranks.at(-1) === ranking.at(-1);
	if (reachesTop && on !== null && first === ranking.indexOf(on) + 1 && ranks.length > 1)
		return 'above';
	return isUnbroken && ranks.length > 3 ? 'from-to' : 'each';
}

/** "above": stronger than. Where low numbers win, that is below. */
const above = ({ rules, ranking }: Around): string =>
	rules.options.ranking === 'low-wins' ||
	(ranking.indexOf('3') > ranking.indexOf('7') && ranking.includes('3'))
		? 'below'
		: 'above';

const KINDS: Record<number, string> = { 2: 'a pair' };
const ofAKind = (n: number): string => KINDS[n] ?? `${numberWord(n)} of a kind`;

/** So many natural cards of one rank out of `ranks`. */
function naturals(n: number, ranks: Ranks, around: Around): string {
	const [first, last] = [ranks[0]!, ranks.at(-1)!];
	switch (spanOf(ranks, around)) {
		case 'any':
			return n === 1 ? 'any card' : `any ${ofAKind(n).replace(/^a /, '')}`;
		case 'above':
			return n === 1
				? `any card ${above(around)} ${rankWord(around.on!)}`
				: `${ofAKind(n)} ${above(around)} ${ranksWord(around.on!)}`;
		case 'from-to':
			return n === 1
				? `any card from ${rankWord(first)} to ${rankWord(last)}`
				: `${ofAKind(n)} from ${ranksWord(first)} to ${ranksWord(last)}`;
		case 'each':
			return n === 1
				? eitherOf(ranks.map(aRank))
				: `${n === 2 ? 'a pair of' : numberWord(n)} ${eitherOf(ranks.map(ranksWord))}`;
	}
}

const isRank = (rank: Follow['ranks'][number]): rank is Rank => rank !== 'wild' && rank !== 'joker';
const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** "one to four cards", "two cards". */
function countText({ from, to }: Follow['count']): string {
	const some = from === to ? numberWord(from) : `${numberWord(from)} to ${numberWord(to)}`;
	return `${some} ${to === 1 ? 'card' : 'cards'}`;
}

/** With how many wild cards among them, where several numbers of cards are told at once. */
function amongText({ wilds }: Follow, rules: Rules): string {
	if (wilds.to === 0) return '';
	const some = wilds.to === 1 ? `a ${wildWord(rules)}` : `${wildWord(rules)}s`;
	return wilds.from === 0 ? `, ${some} among them or not` : `, ${some} among them`;
}

function ranksText(ranks: Ranks, around: Around): string {
	switch (spanOf(ranks, around)) {
		case 'any':
			return 'of any one rank';
		case 'above':
			return `of one rank ${above(around)} ${rankWord(around.on!)}`;
		case 'from-to':
			return `of one rank from ${rankWord(ranks[0]!)} to ${rankWord(ranks.at(-1)!)}`;
		case 'each':
			return `of rank ${eitherOf(ranks.map(rankWord))}`;
	}
}

/** Sets of one number of cards, with each number of wild cards by itself. */
function setTexts({ count, wilds }: Follow, ranks: Ranks, around: Around): string[] {
	return range(wilds.from, wilds.to).map((some) => {
		const n = count.from - some;
		if (n === 0) return someWilds(around.rules, some);
		const cards = naturals(n, ranks, around);
		return some === 0 ? cards : `${someWilds(around.rules, some)} with ${cards}`;
	});
}

function runText(follow: Follow, ranks: Ranks, around: Around): string {
	const { count } = follow;
	const length =
		count.from === count.to
			? numberWord(count.from)
			: `${numberWord(count.from)} to ${numberWord(count.to)}`;
	// longer runs reach further up by themselves
	const isAny = count.from < count.to || ranks.length > around.ranking.length - count.from;
	const top = isAny ? '' : `, its top card ${topText(ranks, around)}`;
	return `a run of ${length} in one suit${top}${amongText(follow, around.rules)}`;
}

function topText(ranks: Ranks, around: Around): string {
	switch (spanOf(ranks, around)) {
		case 'any':
			return 'of any rank';
		case 'above':
			return `${above(around)} ${rankWord(around.on!)}`;
		case 'from-to':
			return `from ${rankWord(ranks[0]!)} to ${rankWord(ranks.at(-1)!)}`;
		case 'each':
			return eitherOf(ranks.map(aRank));
	}
}

/** What must be true of the cards besides. */
function demandText({ suits, includes, without, as, wilds }: Follow, { rules }: Around): string {
	const words: string[] = [];
	if (as === 'spade-three') return '';
	if (suits !== null) {
		const signs = suits.map((suit) => suitSign(suit));
		words.push(as === 'call' ? `of ${eitherOf(signs)}` : `in ${listed(signs)}`);
	}
	if (includes !== null) words.push(`with the ${cardText(formatCard(includes))} among them`);
	const told = without.filter((name) => (name !== 'JK' && name !== 'JE') || wilds.to > 0);
	if (told.length > 0)
		words.push(
			`but without ${listed(told.map((name) => (name === 'JK' || name === 'JE' ? `a ${wildWord(rules)}` : `any ${cardText(name)}`)))}`
		);
	return words.length > 0 ? `, ${words.join(', ')}` : '';
}

/** One class of plays in words: "a pair above fives, or a Joker with any card above five". */
function followText(follow: Follow, around: Around): string {
	const { ranks, count, pattern, as } = follow;
	if (as === 'spade-three') return 'the 3♠';
	const known = ranks.filter(isRank);
	const after = demandText(follow, around);
	if (known.length === 0)
		return range(count.from, count.to)
			.map((n) => `${someWilds(around.rules, n)}${ranks.includes('wild') ? ' alone' : ''}`)
			.join(', or ');
	if (pattern === 'run') return runText(follow, known, around) + after;
	if (count.from === count.to) return setTexts(follow, known, around).join(', or ') + after;
	return `${countText(count)} ${ranksText(known, around)}${amongText(follow, around.rules)}${after}`;
}

const NONE: Record<NonNullable<Follows['none']>, string> = {
	'passed-out': 'Nothing until the next trick.',
	unbeatable: 'Nothing: the trick is over.',
	'trump-lies': 'What the table’s own text for the trump says.',
	'none-in-pack': 'Nothing: the pack has no cards that would do.'
};

/** Everything that would be allowed, a line each. */
export function followLines({ follows, none, trumps }: Follows, around: Around): string[] {
	const lines = follows.map((follow) => `${capital(followText(follow, around))}.`);
	if (none !== null) lines.push(NONE[none]);
	if (trumps && none !== 'trump-lies') lines.push('A tarot trump: by the table’s own text for it.');
	return lines;
}
