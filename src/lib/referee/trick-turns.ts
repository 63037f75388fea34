import { parseCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { parseEffect } from '#lib/rules/effects.ts';
import { jokersAreTrumps, rankOrder, twosAreTrumps, type Options } from '#lib/rules/options.ts';
import { topsOf } from '#lib/rules/tops.ts';
import type { Turn } from './judge-next.ts';

/** The kind of the last play of a trick, where it decides who is next: cards as a text, such as
 * `8S` or `5S 5H`, or one of the kinds that stand for others. */
export type Ending = string;

const SUITS_OF_ENDING: readonly Suit[] = ['S', 'H', 'D', 'C'];

const textOf = (rank: Rank, count: number): string =>
	SUITS_OF_ENDING.slice(0, count)
		.map((suit) => rank + suit)
		.join(' ');

/** A rank of the pack that does nothing of its own. */
function plainRank(options: Options): Rank {
	const ranks = rankOrder(options, 8);
	const named = [
		...options.effects.flatMap((text) => parseEffect(text)?.rank ?? []),
		...topsOf(options).flatMap(({ by, over }) => [over, by.kind === 'set' ? by.rank : ''])
	];
	const isPlain = (rank: Rank) =>
		rank !== '2' && rank !== options.wildRank && !named.includes(rank);
	return (['7', ...ranks] as const).find((rank) => ranks.includes(rank) && isPlain(rank)) ?? '7';
}

/** The cards of effects that decide who is next: those that end the trick, and sets of each size
 * that skip. */
const effectEndings = ({ effects }: Options): Ending[] =>
	effects.flatMap((text) => {
		const { rank, count, effect } = parseEffect(text)!;
		if (effect !== 'clears' && effect !== 'skip') return [];
		const sizes = count !== null ? [count] : effect === 'skip' ? [1, 2, 3, 4] : [1];
		return sizes.map((size) => textOf(rank, size));
	});

/** The cards of entries of `tops`, each with the play below that it tops. */
const topEndings = (options: Options): { readonly ending: Ending; readonly below: Card[] }[] =>
	topsOf(options).map(({ by, over }) => {
		const count = by.kind === 'card' ? 1 : (by.count ?? 1);
		const isOneCard = !['any', 'single', 'set'].includes(over);
		const size = isOneCard || over === 'single' ? 1 : count;
		const rank = isOneCard && over !== 'JK' ? (over as Rank) : plainRank(options);
		return {
			ending: by.kind === 'card' ? by.card : textOf(by.rank, count),
			below: cardsIn(over === 'JK' ? 'JK' : textOf(rank, size))
		};
	});

const cardsIn = (text: string): Card[] => text.split(' ').flatMap((one) => parseCard(one) ?? []);

/** The endings that can matter by these rules (PL-4, PL-5, PR-5, PR-11, TH-3, RG-8, RG-9). */
export function endingsOf(options: Options): Ending[] {
	const { equalRank, wild, jokers, deck, effects } = options;
	const jokerIsTwo = effects.includes('2:clears') && wild === 'any-card' && jokers > 0;
	const completes = options.completedFour !== 'never' || equalRank === 'allowed-and-skips-more';
	const all = [
		...(twosAreTrumps(options) ? ['2S'] : []),
		...effectEndings(options),
		...(jokerIsTwo || jokersAreTrumps(options) ? ['joker'] : []),
		...topEndings(options).map(({ ending }) => ending),
		...(completes ? ['completedFour'] : []),
		...(deck === 'tarot' ? ['trump'] : []),
		...(equalRank.startsWith('allowed-and-skips') ? ['equal'] : [])
	];
	return [...new Set(all)];
}

/** Cards that are such a last play; null for a trump, whose text decides. */
export function cardsOfEnding(options: Options, ending: Ending): readonly Card[] | null {
	switch (ending) {
		case 'joker':
			return cardsIn(options.deck === 'dalmuti' ? 'JE' : 'JK');
		case 'completedFour':
			return cardsIn(textOf(plainRank(options), 4));
		case 'equal':
			return cardsIn(textOf(plainRank(options), 1));
		case 'trump':
			return null;
		default:
			return cardsIn(ending);
	}
}

/** The play below the last, where the ending depends on it: one of the same rank, or one that is
 * topped. */
export function belowEnding(options: Options, ending: Ending | null): readonly Card[] | null {
	if (ending === 'equal') return cardsIn(textOf(plainRank(options), 1));
	return topEndings(options).find((top) => top.ending === ending)?.below ?? null;
}

/** The turns of a trick in which players passed and nobody has played yet, from the leader on.
 * @param chairs all players in the order of their turns
 * @param passed one or more players
 * @param leader who leads the round; the first of `passed` is taken to lead where this player is
 * not among them */
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
