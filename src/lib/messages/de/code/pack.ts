import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { numberWord, ranksWord } from '#lib/messages/de/grammar/nouns.ts';
import type { PackPart } from '#lib/messages/cards.ts';

const { plural, list } = grammar('de');

/** Nouns of the face cards; number cards are feminine. */
const MASCULINE: ByText<string> = {
	J: 'Buben',
	K: 'König',
	P: 'Pagen',
	N: 'Ritter'
};
const OTHERS: ByText<string> = { Q: 'eine Dame', A: 'ein Ass' };

const numberText = (n: number): string => (n > 12 ? String(n) : numberWord(n));

/** One card of a rank, in the accusative. */
function oneOf(rank: string): string {
	const masculine = lookUp(MASCULINE, rank);
	return lookUp(OTHERS, rank) ?? (masculine === undefined ? `eine ${rank}` : `einen ${masculine}`);
}

const WILD_NAMES = {
	JK: { one: 'Joker', many: 'Joker' },
	JE: { one: 'Narren', many: 'Narren' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'Kreuz',
	D: 'Karo',
	H: 'Herz',
	S: 'Pik',
	T: 'Stern',
	M: 'Mond'
};

/** In the accusative. */
function wildsText(wild: Wild, n: number, both = n === 2): string {
	const { one, many } = WILD_NAMES[wild];
	if (both) return `beide ${many}`;
	if (n > 1) return `${numberText(n)} ${many}`;
	return n === 0 ? `keine ${many}` : `einen ${one}`;
}

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return part.n === 1 ? oneOf(part.rank) : `${numberText(part.n)} ${ranksWord(part.rank)}`;
		case 'wilds':
			return wildsText(part.wild, part.n, part.both);
		case 'whole-suits':
			return `${numberText(part.n)} ganze ${plural(part.n, { one: 'Farbe', other: 'Farben' })} eines zweiten Blatts, egal welche`;
		case 'cards':
			return `${part.ranks.join(', ')} in ${list(part.suits.map((suit) => SUIT_NAMES[suit]))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'keine' : list(counts.map(String));

export default {
	putIn: (parts: readonly PackPart[]) => `Dazu: ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Dazu: ${partsText(parts)} – zusammen ${cards}`,
	putBack: (parts: readonly PackPart[]) => `Wieder dazu: ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Heraus: ${partsText(parts)}`,
	changes: {
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Karten als Steuer: ${countsText(now)}, vorher ${countsText(before)}`
	}
} satisfies CodeOf<'de', 'pack'>;
