import { parseCard, type Card } from '#lib/cards/card.ts';
import { jokersAreTrumps, twosAreTrumps } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Turn } from './judge-next.ts';

/** The kind of the last play of a trick, where it decides who is next. */
export type Ending =
	'2' | 'joker' | Fives | '8' | 'topCard' | 'threes' | 'completedFour' | 'trump' | 'equal';
/** A card that does nothing of its own. */
const SEVEN = parseCard('7S')!;
/** One to four fives: each skips a player (DF-14). */
const FIVES = ['5', '55', '555', '5555'] as const;
type Fives = (typeof FIVES)[number];

/** The endings that can matter by these rules (PL-4, PL-5, PR-5, PR-6, PR-11, PR-13, PR-14, DF-14,
 * TH-3). */
export function endingsOf(options: Rules['options']): Ending[] {
	const { twosEndTrick, eightsEndTrick, equalRank, wild, jokers, deck } = options;
	const jokerIsTwo = twosEndTrick && wild === 'any-card' && jokers > 0;
	return [
		...(twosEndTrick || twosAreTrumps(options) ? (['2'] as const) : []),
		...(jokerIsTwo || jokersAreTrumps(options) ? (['joker'] as const) : []),
		...(options.fiveSkip ? FIVES : []),
		...(eightsEndTrick ? (['8'] as const) : []),
		...(options.topCard !== 'none' ? (['topCard'] as const) : []),
		...(options.threes === 'clear' ? (['threes'] as const) : []),
		...(options.completedFour === 'clears' ? (['completedFour'] as const) : []),
		...(deck === 'tarot' ? (['trump'] as const) : []),
		...(equalRank === 'allowed-and-skips' ? (['equal'] as const) : [])
	];
}

/** Cards that are such a last play; null for a trump, whose text decides. */
export function cardsOfEnding({ options }: Rules, ending: Ending): readonly Card[] | null {
	switch (ending) {
		case '2':
		case '8':
			return [parseCard(`${ending}S`)!];
		case 'joker':
			return [parseCard(options.deck === 'dalmuti' ? 'JE' : 'JK')!];
		case 'topCard':
			return [parseCard(options.topCard === '3c' ? '3C' : '3D')!];
		case 'threes':
			return [parseCard('3S')!];
		case 'completedFour':
			return ['S', 'H', 'D', 'C'].map((suit) => parseCard(`7${suit}`)!);
		case 'equal':
			return [SEVEN];
		case 'trump':
			return null;
		default:
			return ['S', 'H', 'D', 'C'].slice(0, ending.length).map((suit) => parseCard(`5${suit}`)!);
	}
}

/** The play below the last, where the ending depends on it: one of the same rank, or one that
 * threes clear. */
export const belowEnding = (ending: Ending | null): readonly Card[] | null =>
	ending === 'equal' || ending === 'threes' ? [SEVEN] : null;

/** The turns of a trick in which players passed and nobody has played yet, from the leader on.
 * @param chairs all players in the order of their turns
 * @param passed one or more players
 * @param leader who leads the round; the first of `passed` is taken to lead where this player is not
 * among them */
export function passesOnLead<P>(
	chairs: readonly P[],
	passed: readonly P[],
	leader: P | null
): [Turn<P>, ...Turn<P>[]] {
	const first = passed.find((p) => p === leader) ?? passed[0]!;
	const from = chairs.indexOf(first);
	const turns = [...chairs.slice(from), ...chairs.slice(0, from)]
		.filter((p) => passed.includes(p))
		.map((player): Turn<P> => ({ player, did: 'pass' }));
	return turns as [Turn<P>, ...Turn<P>[]];
}

/** Builds the turns of a trick as far as they decide who is next: players who passed before the
 * last play, that play, and the players after it who passed in a row.
 * @param chairs all players in the order of their turns
 * @param play the last play
 * @param passed players who have passed since their last play; `gone`: players who are out of the
 * round
 * @param below the play below, where it matters */
export function turnsOf<P>(
	chairs: readonly P[],
	play: Turn<P>,
	{
		passed,
		gone,
		below
	}: { passed: readonly P[]; gone: readonly P[]; below: readonly Card[] | null }
): [Turn<P>, ...Turn<P>[]] {
	const chair = chairs.indexOf(play.player);
	const others = [...chairs.slice(chair + 1), ...chairs.slice(0, chair)].filter(
		(p) => !gone.includes(p)
	);
	const since = others.slice(
		0,
		[...others, play.player].findIndex((p) => !passed.includes(p))
	);
	const pass = (player: P): Turn<P> => ({ player, did: 'pass' });
	const before = others.findLast((p) => !since.includes(p));
	const under: Turn<P>[] =
		below !== null && before !== undefined ? [{ player: before, did: 'play', cards: below }] : [];
	const turns = [
		...under,
		...others.filter((p) => passed.includes(p) && !since.includes(p)).map(pass),
		play,
		...since.map(pass)
	];
	return turns as [Turn<P>, ...Turn<P>[]];
}
