import type { Suit, Wild } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import { numberWord } from './grammar/nouns.ts';

const { plural, list } = grammar('en');

const WILD_NAMES = {
	JK: { one: 'Joker', many: 'Jokers' },
	JE: { one: 'Jester', many: 'Jesters' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'clubs',
	D: 'diamonds',
	H: 'hearts',
	S: 'spades',
	T: 'Stars',
	M: 'Moons'
};

function wildsText(wild: Wild, n: number, both = n === 2): string {
	const { one, many } = WILD_NAMES[wild];
	if (both) return `both ${many}`;
	if (n > 1) return `${numberWord(n)} ${many}`;
	return n === 0 ? `no ${many}` : `one ${one}`;
}

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			// in letters, so that no two figures meet: twelve 12s
			return `${numberWord(part.n)} ${plural(part.n, { one: part.rank, other: `${part.rank}s` })}`;
		case 'wilds':
			return wildsText(part.wild, part.n, part.both);
		case 'whole-suits':
			return `${numberWord(part.n)} whole ${plural(part.n, { one: 'suit', other: 'suits' })} of a second pack, any`;
		case 'cards':
			return `${part.ranks.join(', ')} of ${list(part.suits.map((suit) => SUIT_NAMES[suit]))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'none' : list(counts.map(String));

/** Which cards to play with, one line each. */
export default {
	/** The pack before any change. @param cards without wild cards @param n how many wild cards */
	standard: (cards: number, wild: Wild, n: number) => `${cards} cards and ${wildsText(wild, n)}`,
	/** Two packs shuffled together (DF-10), as `standard`. */
	twoPacks: (cards: number, wild: Wild, n: number) =>
		`Two packs: ${cards} cards and ${wildsText(wild, n, false)}`,
	dalmuti: (cards: number, wild: Wild, n: number) =>
		`The Dalmuti pack: ${cards} cards and ${wildsText(wild, n)}`,
	tarot: (wild: Wild, n: number) =>
		`The tarot pack: 56 cards of four suits and 22 trumps, and ${wildsText(wild, n)}`,
	putIn: (parts: readonly PackPart[]) => `Put in ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Put in ${partsText(parts)}: ${cards} in all`,
	putBack: (parts: readonly PackPart[]) => `Put back ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Take out ${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) =>
		`Show the ${n === 1 ? 'card' : `${n} cards`} left over: out of play this round`,
	/** The suits and court cards of the pack of 40, by its own names (RG-2). */
	spanish: '♦ oros, ♥ copas, ♠ espadas, ♣ bastos; J Q K: sota, caballo, rey',
	inAll: (cards: number) => `${cards} in all`,
	/** How to make the cards of the line "Put in …" from a second pack. */
	improvised: (cards: number) => [
		`No special pack? A second pack and a marker make the ${plural(cards, { one: `${cards} further card`, other: `${cards} further cards` })}.`,
		'Its A, 2, 3, 4 and 5 become 11, 12, 13, 14 and 15 of the same suit: write the number on them.',
		'Of the others, the sixteen red cards and the 6 of clubs become Stars, the rest of the black ones Moons: write suit and rank on as many as the list says. Eight players use every card.'
	],
	improvise: 'How to improvise it',
	prefersLarger:
		'With more than four players Tahimi prefers a larger pack with more suits and ranks. Taking out middle cards is the simple way.',
	/** What changes with the number of players.
	 * @param now the cards of each tax, the last player’s first */
	changes: {
		players: (now: number, before: number) => `${now} play now, ${before} before`,
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cards paid in tax: ${countsText(now)}, before ${countsText(before)}`,
		come: (titles: readonly string[]) => `New: ${list(titles)}`,
		gone: (titles: readonly string[]) => `Gone: ${list(titles)}`
	}
};
