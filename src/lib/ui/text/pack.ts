import { SUITS, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Round } from '#lib/evening/state.ts';
import { rankOrder } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { wildOf } from './cards.ts';

const m = messagesOf('pack');

/** The part of a round that its pack depends on. */
type Dealt = Pick<Round, 'rules' | 'places'>;

const packOf = ({ rules, places }: Dealt): Pack => packFor(rules.options, places.length);

const wildsOf = ({ rules }: Dealt, n: number): string =>
	m.pack.parts.wilds(wildOf(rules), n, n === 2 && rules.options.packs === 1);

/** How many suits of a second pack are added (DK-3). */
const furtherSuits = ({ rules, places }: Dealt): number =>
	rules.options.deck === 'extra-suits' ? Math.max(0, places.length - 4) : 0;

type Suited = Extract<Card, { kind: 'suited' }>;
const suitedOf = ({ full }: Pack): Suited[] => full.filter((card) => card.kind === 'suited');

const order: readonly Rank[] = rankOrder({ deck: 'suits-and-ranks', ranking: 'aces-high' }, 9);

/** The cards of `some` that `others` lacks; suits with the same missing ranks are grouped. Both
 * packs have each card at most once. */
function missingCards(some: readonly Suited[], others: readonly Suited[]): string[] {
	const present = new Set(others.map(({ rank, suit }) => `${rank} ${suit}`));
	const found = new Map<string, { ranks: Rank[]; suits: Suit[] }>();
	for (const suit of SUITS) {
		const ranks = some
			.filter((card) => card.suit === suit && !present.has(`${card.rank} ${suit}`))
			.map(({ rank }) => rank)
			.sort((a, b) => order.indexOf(a) - order.indexOf(b));
		const key = ranks.join();
		if (key !== '') found.set(key, { ranks, suits: [...(found.get(key)?.suits ?? []), suit] });
	}
	return [...found.values()].map(({ ranks, suits }) =>
		m.pack.parts.cards(
			ranks,
			suits.map((suit) => m.pack.suits[suit])
		)
	);
}

const isSpecial = ({ rules }: Dealt): boolean => rules.options.deck === 'suits-and-ranks';

const poker: readonly Suited[] = suitedOf(
	packFor(
		{
			deck: 'standard',
			leftovers: 'dealt',
			ranking: 'aces-high',
			jokers: 0,
			stripped: false,
			packs: 1
		},
		4
	)
);

/** The whole pack and the cards to take out of it, a line each: "52 cards and both Jokers". */
function wholePack(round: Dealt): string[] {
	const text = m.pack;
	const { deck, jokers, packs } = round.rules.options;
	const pack = packOf(round);
	const wild = wildOf(round.rules);
	const out = [...pack.remove].map(([rank, n]) => text.parts.rank(rank, n));
	const removal = out.length > 0 ? [text.takeOut(out)] : [];
	const naturals = pack.full.length - jokers;
	const poker52 = text.standard(52, wild, jokers);
	switch (deck) {
		case 'dalmuti':
			return [text.dalmuti(naturals, wild, jokers), ...removal];
		case 'tarot':
			return [text.tarot(wild, jokers)];
		case 'extra-suits': {
			const more = furtherSuits(round);
			const put = more === 0 ? [] : [text.putInTo([text.parts.wholeSuits(more)], pack.full.length)];
			return [poker52, ...put, ...removal];
		}
		case 'suits-and-ranks': {
			const put = missingCards(suitedOf(pack), poker).map((cards) => text.putIn([cards]));
			const all = put.length > 0 ? [text.inAll(pack.full.length)] : [];
			return [poker52, ...put, ...all, ...removal];
		}
		case 'standard':
		case '32':
		case '40': {
			const say = packs === 2 ? text.twoPacks : text.standard;
			const names = deck === '40' ? [text.spanish] : [];
			return [say(naturals, wild, jokers), ...names, ...removal];
		}
	}
}

/** Whether one of two rounds needs a deck of its own, which cannot be made from the other's, or
 * another number of packs (DF-10). */
const isAnotherDeck = (a: Dealt, b: Dealt): boolean => {
	if (a.rules.options.packs !== b.rules.options.packs) return true;
	const [deckA, deckB] = [a.rules.options.deck, b.rules.options.deck];
	const isOfItsOwn = (deck: string) => ['dalmuti', 'tarot', '32', '40'].includes(deck);
	return deckA !== deckB && (isOfItsOwn(deckA) || isOfItsOwn(deckB));
};

/** Ranks and wild cards to put back into the last round's pack or to take out of it. */
function rankLines(round: Dealt, before: Dealt): string[] {
	const text = m.pack;
	const [now, then] = [packOf(round), packOf(before)];
	const returned = (rank: Rank) => (then.remove.get(rank) ?? 0) - (now.remove.get(rank) ?? 0);
	const ranks = [...new Set([...then.remove.keys(), ...now.remove.keys()])];
	const put = ranks
		.filter((rank) => returned(rank) > 0)
		.map((rank) => text.parts.rank(rank, returned(rank)));
	const take = ranks
		.filter((rank) => returned(rank) < 0)
		.map((rank) => text.parts.rank(rank, -returned(rank)));
	const wilds = round.rules.options.jokers - before.rules.options.jokers;
	if (wilds < 0) take.push(wildsOf(round, -wilds));
	return [
		...(put.length > 0 ? [text.putBack(put)] : []),
		...(wilds > 0 ? [text.putIn([wildsOf(round, wilds)])] : []),
		...(take.length > 0 ? [text.takeOut(take)] : [])
	];
}

/** How to prepare the pack for this deal (DK-2 to DK-7), a line each: the whole pack in the first
 * round, later the difference to the deal before, and nothing if there is none. */
export function packLines(round: Dealt, before: Dealt | null): string[] {
	const { aside } = packOf(round);
	const shown = aside > 0 ? [m.pack.aside(aside)] : [];
	const isWhole = before === null || isAnotherDeck(round, before);
	return [...(isWhole ? wholePack(round) : changedPack(round, before)), ...shown];
}

function changedPack(round: Dealt, before: Dealt): string[] {
	const text = m.pack;
	const lines = rankLines(round, before);
	const suits = furtherSuits(round) - furtherSuits(before);
	if (suits > 0) lines.push(text.putIn([text.parts.wholeSuits(suits)]));
	if (suits < 0) lines.push(text.takeOut([text.parts.wholeSuits(-suits)]));
	if (isSpecial(round) || isSpecial(before)) {
		const [now, then] = [round, before].map((one) =>
			isSpecial(one) ? suitedOf(packOf(one)) : poker
		);
		lines.push(...missingCards(now!, then!).map((cards) => text.putIn([cards])));
		lines.push(...missingCards(then!, now!).map((cards) => text.takeOut([cards])));
	}
	return lines;
}

/** How to make the additional cards of the special pack from a second pack (DK-4); empty for four
 * players. */
export function improvisedCards(round: Dealt): readonly string[] {
	const more = packOf(round).full.length - 52 - round.rules.options.jokers;
	if (!isSpecial(round) || more === 0) return [];
	return m.pack.improvised(more);
}
