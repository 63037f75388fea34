import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import { de } from '#lib/messages/fr/grammar/elision.ts';

const { plural, list } = grammar('fr');

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre'];
const numberText = (n: number): string => NUMBERS[n] ?? String(n);

const WILD_NAMES = {
	JK: { one: 'Joker', many: 'Jokers' },
	JE: { one: 'Bouffon', many: 'Bouffons' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'trèfle',
	D: 'carreau',
	H: 'cœur',
	S: 'pique',
	T: 'Étoiles',
	M: 'Lunes'
};

function wildsText(wild: Wild, n: number, both = n === 2): string {
	const { one, many } = WILD_NAMES[wild];
	if (both) return `les deux ${many}`;
	if (n > 1) return `${numberText(n)} ${many}`;
	return n === 0 ? `aucun ${one}` : `un ${one}`;
}

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			// two figures beside each other would be read as one
			if (part.n > 4) return `${part.n} cartes de valeur ${part.rank}`;
			return part.n === 4 ? `les quatre ${part.rank}` : `${numberText(part.n)} ${part.rank}`;
		case 'wilds':
			return wildsText(part.wild, part.n, part.both);
		case 'whole-suits':
			return plural(part.n, {
				one: 'une couleur entière d’un second jeu, au choix',
				other: `${numberText(part.n)} couleurs entières d’un second jeu, au choix`
			});
		case 'cards':
			return `${part.ranks.join(', ')} ${list(part.suits.map((suit) => de(SUIT_NAMES[suit])))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'aucune' : list(counts.map(String));

export default {
	putIn: (parts: readonly PackPart[]) => `Ajouter ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Ajouter ${partsText(parts)}\u00a0: ${cards} en tout`,
	putBack: (parts: readonly PackPart[]) => `Remettre ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Retirer ${partsText(parts)}`,
	changes: {
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cartes d’impôt\u00a0: ${countsText(now)}, avant ${countsText(before)}`
	}
} satisfies CodeOf<'fr', 'pack'>;
