import { SUITS, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Round } from '#lib/evening/state.ts';
import { rankOrder } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import type { PackPart } from '#lib/messages/pack-part.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { wildOf } from './tax.ts';

/** A round, as its pack depends on it. */
type Dealt = Pick<Round, 'rules' | 'places'>;

const packOf = ({ rules, places }: Dealt): Pack => packFor(rules.options, places.length);

const wildsOf = ({ rules }: Dealt, n: number): PackPart => ({
	kind: 'wilds',
	wild: wildOf(rules),
	n
});
const ranksOf = (rank: Rank, n: number): PackPart => ({ kind: 'rank', rank, n });

/** Whole suits of a second pack (DK-3). */
const furtherSuits = ({ rules, places }: Dealt): number =>
	rules.options.deck === 'extra-suits' ? Math.max(0, places.length - 4) : 0;

const suitsOf = (n: number): PackPart => ({ kind: 'whole-suits', n });

type Suited = Extract<Card, { kind: 'suited' }>;
const suitedOf = ({ full }: Pack): Suited[] => full.filter((card) => card.kind === 'suited');

const order: readonly Rank[] = rankOrder({ deck: 'suits-and-ranks', ranking: 'aces-high' }, 9);

/** The cards of `some` that are not among `others`: suits that lack the same ranks stand together. Of packs in which a
 * card comes once. */
function cardsOf(some: readonly Suited[], others: readonly Suited[]): PackPart[] {
	const there = new Set(others.map(({ rank, suit }) => `${rank} ${suit}`));
	const found = new Map<string, { ranks: Rank[]; suits: Suit[] }>();
	for (const suit of SUITS) {
		const ranks = some
			.filter((card) => card.suit === suit && !there.has(`${card.rank} ${suit}`))
			.map(({ rank }) => rank)
			.sort((a, b) => order.indexOf(a) - order.indexOf(b));
		const key = ranks.join();
		if (key !== '') found.set(key, { ranks, suits: [...(found.get(key)?.suits ?? []), suit] });
	}
	return [...found.values()].map((cards) => ({ kind: 'cards', ...cards }));
}

const isSpecial = ({ rules }: Dealt): boolean => rules.options.deck === 'suits-and-ranks';

const poker: readonly Suited[] = suitedOf(
	packFor({ deck: 'standard', ranking: 'aces-high', jokers: 0, stripped: false }, 4)
);

/** The pack itself, before anything is taken out: "52 cards and both Jokers". */
function wholePack(round: Dealt): string[] {
	const words = m.pack;
	const { deck, jokers } = round.rules.options;
	const pack = packOf(round);
	const wild = wildOf(round.rules);
	const out = [...pack.remove].map(([rank, n]) => ranksOf(rank, n));
	const removal = out.length > 0 ? [words.takeOut(out)] : [];
	const naturals = pack.full.length - jokers;
	const poker52 = words.standard(52, wild, jokers);
	switch (deck) {
		case 'dalmuti':
			return [words.dalmuti(naturals, wild, jokers), ...removal];
		case 'tarot':
			return [words.tarot(wild, jokers)];
		case 'extra-suits': {
			const more = furtherSuits(round);
			return more === 0 ? [poker52] : [poker52, words.putInTo([suitsOf(more)], naturals)];
		}
		case 'suits-and-ranks': {
			const put = cardsOf(suitedOf(pack), poker).map((cards) => words.putIn([cards]));
			return [poker52, ...put, ...(put.length > 0 ? [words.inAll(naturals)] : [])];
		}
		case 'standard':
		case 'even-deal':
			return [words.standard(naturals, wild, jokers), ...removal];
	}
}

const isAnotherPack = (a: Dealt, b: Dealt): boolean => {
	const own = ({ rules }: Dealt) =>
		(['dalmuti', 'tarot'] as unknown[]).includes(rules.options.deck);
	return a.rules.options.deck !== b.rules.options.deck && (own(a) || own(b));
};

/** Ranks and wild cards to put back into the pack of the round before, or to take out of it. */
function rankLines(round: Dealt, before: Dealt): string[] {
	const words = m.pack;
	const [now, then] = [packOf(round), packOf(before)];
	const back = (rank: Parameters<typeof now.remove.get>[0]) =>
		(then.remove.get(rank) ?? 0) - (now.remove.get(rank) ?? 0);
	const ranks = [...new Set([...then.remove.keys(), ...now.remove.keys()])];
	const put = ranks.filter((rank) => back(rank) > 0).map((rank) => ranksOf(rank, back(rank)));
	const take = ranks.filter((rank) => back(rank) < 0).map((rank) => ranksOf(rank, -back(rank)));
	const wilds = round.rules.options.jokers - before.rules.options.jokers;
	if (wilds < 0) take.push(wildsOf(round, -wilds));
	return [
		...(put.length > 0 ? [words.putBack(put)] : []),
		...(wilds > 0 ? [words.putIn([wildsOf(round, wilds)])] : []),
		...(take.length > 0 ? [words.takeOut(take)] : [])
	];
}

/** What to do to the pack before this deal, a line each (DK-2 to DK-7): the pack itself in the first round, later what
 * differs from the round before. */
export function packLines(round: Dealt, before: Dealt | null): string[] {
	if (before === null || isAnotherPack(round, before)) return wholePack(round);
	const words = m.pack;
	const lines = rankLines(round, before);
	const suits = furtherSuits(round) - furtherSuits(before);
	if (suits > 0) lines.push(words.putIn([suitsOf(suits)]));
	if (suits < 0) lines.push(words.takeOut([suitsOf(-suits)]));
	if (isSpecial(round) || isSpecial(before)) {
		const [now, then] = [round, before].map((one) =>
			isSpecial(one) ? suitedOf(packOf(one)) : poker
		);
		lines.push(...cardsOf(now!, then!).map((cards) => words.putIn([cards])));
		lines.push(...cardsOf(then!, now!).map((cards) => words.takeOut([cards])));
	}
	return lines.length > 0 ? lines : [words.same];
}

/** How to make the further cards of the special pack out of a second one (DK-4); none needed at four. */
export function improvising(round: Dealt): string[] {
	const more = packOf(round).full.length - 52 - round.rules.options.jokers;
	if (!isSpecial(round) || more === 0) return [];
	return m.pack.improvised(more);
}
