import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import { de } from './grammar/elision.ts';

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
/** "52 cartes et les deux Jokers", "52 cartes, sans Joker". */
const withWilds = (pack: string, wild: Wild, n: number, both = n === 2): string =>
	n === 0 ? `${pack}, sans ${WILD_NAMES[wild].one}` : `${pack} et ${wildsText(wild, n, both)}`;

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
	standard: (cards: number, wild: Wild, n: number) => withWilds(`${cards} cartes`, wild, n),
	twoPacks: (cards: number, wild: Wild, n: number) =>
		withWilds(`Deux jeux\u00a0: ${cards} cartes`, wild, n, false),
	dalmuti: (cards: number, wild: Wild, n: number) =>
		withWilds(`Le jeu du Grand Dalmuti\u00a0: ${cards} cartes`, wild, n),
	tarot: (wild: Wild, n: number) =>
		withWilds('Le jeu de tarot : 56 cartes en quatre couleurs, 22 atouts', wild, n),
	putIn: (parts: readonly PackPart[]) => `Ajouter ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Ajouter ${partsText(parts)}\u00a0: ${cards} en tout`,
	putBack: (parts: readonly PackPart[]) => `Remettre ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Retirer ${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) =>
		`Montrer ${n === 1 ? 'la carte' : `les ${n} cartes`} en trop et ${n === 1 ? 'la' : 'les'} mettre de côté`,
	spanish:
		'Les couleurs espagnoles\u00a0: ♦ oros, ♥ copas, ♠ espadas, ♣ bastos\u00a0; J, Q, K sont sota, caballo, rey',
	inAll: (cards: number) => `${cards} en tout`,
	improvised: (cards: number) => [
		`Pas de jeu spécial\u202f? Un second jeu et un feutre suffisent pour ${plural(cards, { one: `la carte en plus`, other: `les ${cards} cartes en plus` })}.`,
		'Ses A, 2, 3, 4 et 5 deviennent les 11, 12, 13, 14 et 15 de leur propre couleur : écrivez le nombre dessus.',
		'Parmi ses autres cartes, les seize rouges et le 6 de trèfle deviennent des Étoiles, les autres noires des Lunes : écrivez couleur et valeur sur autant de cartes que la liste en compte. À huit, toutes les cartes servent.'
	],
	improvise: 'Comment l’improviser',
	prefersLarger:
		'À plus de quatre, Tahimi préfère un plus grand jeu, avec plus de couleurs et de valeurs. Retirer des cartes du milieu est sa solution simple.',
	changes: {
		players: (now: number, before: number) => `Maintenant à ${now}, avant à ${before}`,
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cartes d’impôt\u00a0: ${countsText(now)}, avant ${countsText(before)}`,
		come: (titles: readonly string[]) => `En plus\u00a0: ${list(titles)}`,
		gone: (titles: readonly string[]) => `En moins\u00a0: ${list(titles)}`
	}
} satisfies Catalogue['pack'];
