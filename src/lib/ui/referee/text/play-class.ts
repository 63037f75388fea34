import type { Rank, Suit } from '#lib/cards/card.ts';
import type { WildName } from '#lib/messages/cards.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('referee');

/** Which ranks are allowed: any; all above a rank (below it where low numbers win); all from one
 * rank to another; or each of a list with at least one entry. */
export type RankCondition =
	| { readonly kind: 'any' }
	| { readonly kind: 'above' | 'below'; readonly rank: Rank }
	| { readonly kind: 'from-to'; readonly from: Rank; readonly to: Rank }
	| { readonly kind: 'each'; readonly ranks: readonly Rank[] };

interface Span {
	readonly from: number;
	readonly to: number;
}

/** The cards of a class of plays:
 * - `card`: one card, as printed: the 3♠ on a lone Joker, a card above all;
 * - `wilds`: only wild cards, one of these numbers of them; `alone` stresses that nothing else goes
 * with them;
 * - `set`: a fixed number of cards of one rank, by how many of them are wild (`naturals` 0: wild
 * cards only);
 * - `sets`: cards of one rank, of several sizes;
 * - `run`: a run whose top card meets a condition (null: any rank that runs reach). */
export type ClassCards =
	| { readonly kind: 'card'; readonly card: string }
	| { readonly kind: 'wilds'; readonly counts: readonly number[]; readonly alone: boolean }
	| {
			readonly kind: 'set';
			readonly ways: readonly { readonly naturals: number; readonly wilds: number }[];
			readonly ranks: RankCondition;
	  }
	| {
			readonly kind: 'sets';
			readonly count: Span;
			readonly wilds: Span;
			readonly ranks: RankCondition;
	  }
	| {
			readonly kind: 'run';
			readonly count: Span;
			readonly wilds: Span;
			readonly top: RankCondition | null;
			readonly form: RunForm;
	  };

/** A run in one suit, in any suits, or of pairs (RG-12). */
type RunForm = 'suited' | 'mixed' | 'pairs';

/** A class of allowed plays, which a line describes. */
export interface PlayClass {
	readonly cards: ClassCards;
	readonly wild: WildName;
	/** The suits allowed: each of them once, or any of them; null: no restriction. */
	readonly suits: { readonly of: readonly Suit[]; readonly each: boolean } | null;
	/** Suits of which each must be among the cards (RG-13). */
	readonly covers: readonly Suit[];
	/** A card that the play must include, as printed. */
	readonly includes: string | null;
	/** Codes of wild cards, ranks and cards that the play must not include. */
	readonly without: readonly string[];
}

type CardsOf<K extends ClassCards['kind']> = Extract<ClassCards, { kind: K }>;

/** What is said of ranks, by the condition on them. */
interface RankTexts<A extends readonly unknown[]> {
	readonly any: (...more: A) => string;
	readonly above: (...more: [...A, rank: Rank]) => string;
	readonly below: (...more: [...A, rank: Rank]) => string;
	readonly fromTo: (...more: [...A, from: Rank, to: Rank]) => string;
	readonly each: (...more: [...A, ranks: readonly Rank[]]) => string;
}

/** @param more what the texts take before the ranks */
function ranksText<A extends readonly unknown[]>(
	text: RankTexts<A>,
	ranks: RankCondition,
	...more: A
): string {
	switch (ranks.kind) {
		case 'any':
			return text.any(...more);
		case 'above':
		case 'below':
			return text[ranks.kind](...more, ranks.rank);
		case 'from-to':
			return text.fromTo(...more, ranks.from, ranks.to);
		case 'each':
			return text.each(...more, ranks.ranks);
	}
}

function waysText({ ways, ranks }: CardsOf<'set'>, wild: WildName): string {
	const { anySets, naturals, together, wilds } = m.referee.follow;
	return anySets(
		ways.map((way) => {
			const some = wilds(wild, way.wilds, false);
			if (way.naturals === 0) return some;
			const cards = ranksText(naturals, ranks, way.naturals, way.wilds > 0);
			return way.wilds === 0 ? cards : together(some, cards);
		})
	);
}

const amongText = ({ from, to }: Span, wild: WildName): string =>
	to === 0 ? '' : m.referee.follow.among(wild, from, to);

function cardsText(cards: ClassCards, wild: WildName): string {
	const text = m.referee.follow;
	switch (cards.kind) {
		case 'card':
			return text.card(cards.card);
		case 'wilds':
			return text.anyWilds(cards.counts.map((n) => text.wilds(wild, n, cards.alone)));
		case 'set':
			return waysText(cards, wild);
		case 'sets': {
			const { count, ranks, wilds } = cards;
			const rank = ranksText({ ...text.ofRanks, any: () => text.ofRanks.any }, ranks);
			return text.sets(count.from, count.to, rank, amongText(wilds, wild));
		}
		case 'run': {
			const { count, form, top, wilds } = cards;
			const rank = top && ranksText({ ...text.top, any: () => text.top.any }, top);
			const upTo = rank === null ? '' : text.upTo(rank);
			return text.run(count.from, count.to, form, upTo, amongText(wilds, wild));
		}
	}
}

/** A class of plays in one line: "A pair above fives, or a Joker with any card above five." */
export function playClassText({ cards, wild, ...demands }: PlayClass): string {
	const { demands: text, line } = m.referee.follow;
	const { covers, suits, includes, without } = demands;
	return line(cardsText(cards, wild), [
		...(covers.length > 0 ? [text.covers(covers)] : []),
		...(suits === null ? [] : [(suits.each ? text.suitsEach : text.suitsAny)(suits.of)]),
		...(includes === null ? [] : [text.includes(includes)]),
		...(without.length > 0 ? [text.without(without)] : [])
	]);
}
