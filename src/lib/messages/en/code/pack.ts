import type { Suit, Wild } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import { numberWord } from '#lib/messages/en/grammar/nouns.ts';

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

/** What ICU cannot say: a list of groups of cards of four kinds. */
export default {
	putIn: (parts: readonly PackPart[]) => `Put in ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Put in ${partsText(parts)}: ${cards} in all`,
	putBack: (parts: readonly PackPart[]) => `Put back ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Take out ${partsText(parts)}`,
	/** What changes with the number of players.
	 * @param now the cards of each tax, the last player’s first */
	changes: {
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cards paid in tax: ${countsText(now)}, before ${countsText(before)}`
	}
};
