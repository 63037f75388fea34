import { SUITS, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Round } from '#lib/evening/state.ts';
import { rankOrder } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import { count, listed } from './words.ts';

/** A round, as its pack depends on it. */
type Dealt = Pick<Round, 'rules' | 'places'>;

const packOf = ({ rules, places }: Dealt): Pack => packFor(rules.options, places.length);

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const numberText = (n: number): string => NUMBERS[n] ?? String(n);

const ranksText = (rank: string, n: number): string =>
	`${numberText(n)} ${rank}${n === 1 ? '' : 's'}`;

const wildsText = ({ rules }: Dealt, n: number): string => {
	const wild = rules.options.deck === 'dalmuti' ? 'Jester' : 'Joker';
	if (n === 2) return `both ${wild}s`;
	return n === 0 ? `no ${wild}s` : `one ${wild}`;
};

/** Whole suits of a second pack (DK-3). */
const furtherSuits = ({ rules, places }: Dealt): number =>
	rules.options.deck === 'extra-suits' ? Math.max(0, places.length - 4) : 0;

const suitsText = (n: number): string =>
	`${numberText(n)} whole ${n === 1 ? 'suit' : 'suits'} of a second pack, any`;

const SUIT_NAMES: Record<Suit, string> = {
	...{ C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', T: 'Stars', M: 'Moons' }
};

type Suited = Extract<Card, { kind: 'suited' }>;
const suitedOf = ({ full }: Pack): Suited[] => full.filter((card) => card.kind === 'suited');

const order: readonly Rank[] = rankOrder({ deck: 'suits-and-ranks', ranking: 'aces-high' }, 9);

/** The cards of `some` that are not among `others`, as "11, 12 of clubs and hearts": suits that lack the same ranks
 * stand together. Of packs in which a card comes once. */
function cardsText(some: readonly Suited[], others: readonly Suited[]): string[] {
	const there = new Set(others.map(({ rank, suit }) => `${rank} ${suit}`));
	const suitsOf = new Map<string, Suit[]>();
	for (const suit of SUITS) {
		const ranks = some
			.filter((card) => card.suit === suit && !there.has(`${card.rank} ${suit}`))
			.map(({ rank }) => rank)
			.sort((a, b) => order.indexOf(a) - order.indexOf(b))
			.join(', ');
		if (ranks !== '') suitsOf.set(ranks, [...(suitsOf.get(ranks) ?? []), suit]);
	}
	return [...suitsOf].map(
		([ranks, suits]) => `${ranks} of ${listed(suits.map((suit) => SUIT_NAMES[suit]))}`
	);
}

const isSpecial = ({ rules }: Dealt): boolean => rules.options.deck === 'suits-and-ranks';

const poker: readonly Suited[] = suitedOf(
	packFor({ deck: 'standard', ranking: 'aces-high', jokers: 0, stripped: false }, 4)
);

/** The pack itself, before anything is taken out: "52 cards and both Jokers". */
function wholePack(round: Dealt): string[] {
	const { deck, jokers } = round.rules.options;
	const pack = packOf(round);
	const wilds = wildsText(round, jokers);
	const out = [...pack.remove].map(([rank, n]) => ranksText(rank, n));
	const removal = out.length > 0 ? [`Take out ${listed(out)}`] : [];
	const naturals = pack.full.length - jokers;
	switch (deck) {
		case 'dalmuti':
			return [`The Dalmuti pack: ${naturals} cards and ${wilds}`, ...removal];
		case 'tarot':
			return [`The tarot pack: 56 cards of four suits and 22 trumps, and ${wilds}`];
		case 'extra-suits': {
			const more = furtherSuits(round);
			return more === 0
				? [`52 cards and ${wilds}`]
				: [`52 cards and ${wilds}`, `Put in ${suitsText(more)}: ${naturals} in all`];
		}
		case 'suits-and-ranks': {
			const put = cardsText(suitedOf(pack), poker).map((cards) => `Put in ${cards}`);
			return [`52 cards and ${wilds}`, ...put, ...(put.length > 0 ? [`${naturals} in all`] : [])];
		}
		case 'standard':
		case 'even-deal':
			return [`${naturals} cards and ${wilds}`, ...removal];
	}
}

const isAnotherPack = (a: Dealt, b: Dealt): boolean => {
	const own = ({ rules }: Dealt) =>
		(['dalmuti', 'tarot'] as unknown[]).includes(rules.options.deck);
	return a.rules.options.deck !== b.rules.options.deck && (own(a) || own(b));
};

/** Ranks and wild cards to put back into the pack of the round before, or to take out of it. */
function rankLines(round: Dealt, before: Dealt): string[] {
	const [now, then] = [packOf(round), packOf(before)];
	const back = (rank: Parameters<typeof now.remove.get>[0]) =>
		(then.remove.get(rank) ?? 0) - (now.remove.get(rank) ?? 0);
	const ranks = [...new Set([...then.remove.keys(), ...now.remove.keys()])];
	const put = ranks.filter((rank) => back(rank) > 0).map((rank) => ranksText(rank, back(rank)));
	const take = ranks.filter((rank) => back(rank) < 0).map((rank) => ranksText(rank, -back(rank)));
	const wilds = round.rules.options.jokers - before.rules.options.jokers;
	if (wilds < 0) take.push(wildsText(round, -wilds));
	return [
		...(put.length > 0 ? [`Put back ${listed(put)}`] : []),
		...(wilds > 0 ? [`Put in ${wildsText(round, wilds)}`] : []),
		...(take.length > 0 ? [`Take out ${listed(take)}`] : [])
	];
}

/** What to do to the pack before this deal, a line each (DK-2 to DK-7): the pack itself in the first round, later what
 * differs from the round before. */
export function packLines(round: Dealt, before: Dealt | null): string[] {
	if (before === null || isAnotherPack(round, before)) return wholePack(round);
	const lines = rankLines(round, before);
	const suits = furtherSuits(round) - furtherSuits(before);
	if (suits > 0) lines.push(`Put in ${suitsText(suits)}`);
	if (suits < 0) lines.push(`Take out ${suitsText(-suits)}`);
	if (isSpecial(round) || isSpecial(before)) {
		const [now, then] = [round, before].map((one) =>
			isSpecial(one) ? suitedOf(packOf(one)) : poker
		);
		lines.push(...cardsText(now!, then!).map((cards) => `Put in ${cards}`));
		lines.push(...cardsText(then!, now!).map((cards) => `Take out ${cards}`));
	}
	return lines.length > 0 ? lines : ['The same pack as before'];
}

/** How to make the further cards of the special pack out of a second one (DK-4); none needed at four. */
export function improvising(round: Dealt): string[] {
	const more = packOf(round).full.length - 52 - round.rules.options.jokers;
	if (!isSpecial(round) || more === 0) return [];
	return [
		`No special pack? A second pack and a marker make the ${count(more, 'further card')}.`,
		'Its A, 2, 3, 4 and 5 become 11, 12, 13, 14 and 15 of their own suit: write the number on them.',
		'Of its other cards the sixteen red ones and the 6 of clubs become Stars, the other black ones Moons: write suit and rank on as many as are listed. For eight players every card is used.'
	];
}
