import type { Card } from '#lib/cards/card.ts';
import { checkPlay, type PlayQuestion } from './legality.ts';
import { isWildCard } from './plays.ts';
import { rankingOf } from './ranking.ts';
import { tableAfter, type LegalityOptions } from './trick.ts';

/** All ways to take some of the cards, or none. */
const subsets = (cards: readonly Card[]): Card[][] =>
	cards.reduce<Card[][]>(
		(groups, card) => [...groups, ...groups.map((group) => [...group, card])],
		[[]]
	);

const rankOf = (card: Card): string => ('rank' in card ? card.rank : '');

/** Every set in a hand, with any of its wilds. */
function* setsIn(naturals: readonly Card[], wilds: readonly Card[]): Generator<Card[]> {
	for (const rank of ['', ...new Set(naturals.map(rankOf))])
		for (const group of subsets(naturals.filter((card) => rankOf(card) === rank)))
			for (const some of subsets(wilds)) yield [...group, ...some];
}

/** Every way to take `copies` cards of each of these ranks, of which wilds fill the gaps. */
function* stretchesIn(
	ranks: readonly (readonly Card[])[],
	copies: number,
	wilds: readonly Card[]
): Generator<Card[]> {
	const [first, ...others] = ranks;
	if (first === undefined) {
		yield [];
		return;
	}
	for (const group of subsets(first)) {
		const missing = copies - group.length;
		if (missing < 0 || missing > wilds.length) continue;
		for (const rest of stretchesIn(others, copies, wilds.slice(missing)))
			yield [...group, ...wilds.slice(0, missing), ...rest];
	}
}

/** Plays from a hand, among which there is a legal one if there is any. */
function* playsFrom(
	options: LegalityOptions,
	question: Omit<PlayQuestion, 'play'>,
	hand: readonly Card[]
): Generator<Card[]> {
	const wilds = hand.filter((card) => isWildCard(options, card));
	const naturals = hand.filter((card) => !wilds.includes(card));
	yield* setsIn(naturals, wilds);
	const on = tableAfter(options, question)?.reading;
	if (on === undefined || on.pattern === 'set') return;
	const copies = on.pattern === 'pairs' ? 2 : 1;
	const length = on.count / copies;
	const ranking = rankingOf(options, question);
	for (let low = 0; low + length <= ranking.length; low += 1) {
		const ranks = ranking
			.slice(low, low + length)
			.map((rank) => naturals.filter((card) => rankOf(card) === rank));
		yield* stretchesIn(ranks, copies, wilds);
	}
}

export type PassAnswer =
	{ readonly legal: true } | { readonly legal: false; readonly code: 'must-play' };

/** Whether a player may pass: who leads may not, unless the game says so, and under
 * `only-if-unable` only who has no legal play. A play that would be a foul exit need not be made
 * (PL-6, RG-16).
 * @param leaderMayPass whether this game lets the leader pass */
export function checkPass(
	options: LegalityOptions,
	question: Omit<PlayQuestion, 'play' | 'last'> & { readonly leaderMayPass: boolean },
	hand: readonly Card[]
): PassAnswer {
	const mustPlay = { legal: false, code: 'must-play' } as const;
	if (question.trick.length === 0 && !question.leaderMayPass) return mustPlay;
	if (options.afterPass !== 'only-if-unable') return { legal: true };
	for (const play of playsFrom(options, question, hand)) {
		if (play.length === 0) continue;
		const last = play.length === hand.length;
		if (checkPlay(options, { ...question, play, last }).legal === true) return mustPlay;
	}
	return { legal: true };
}
