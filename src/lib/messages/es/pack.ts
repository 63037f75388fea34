import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';

const { plural, list } = grammar('es');

const NUMBERS = [
	'ningún',
	'un',
	'dos',
	'tres',
	'cuatro',
	'cinco',
	'seis',
	'siete',
	'ocho',
	'nueve',
	'diez',
	'once',
	'doce'
];
const numberText = (n: number): string => NUMBERS[n] ?? String(n);

const WILD_NAMES = {
	JK: { one: 'Joker', many: 'Jokers' },
	JE: { one: 'Bufón', many: 'Bufones' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'tréboles',
	D: 'diamantes',
	H: 'corazones',
	S: 'picas',
	T: 'Estrellas',
	M: 'Lunas'
};

function wildsText(wild: Wild, n: number, both = n === 2): string {
	const { one, many } = WILD_NAMES[wild];
	if (both) return `los dos ${many}`;
	if (n > 1) return `${numberText(n)} ${many}`;
	return n === 0 ? `ningún ${one}` : `un ${one}`;
}
/** Follows "y": a number of wild cards, or none. */
const withWilds = (wild: Wild, n: number, both = n === 2): string =>
	n === 0 ? `, sin ${WILD_NAMES[wild].many}` : ` y ${wildsText(wild, n, both)}`;

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return `${numberText(part.n)} ${part.rank}`;
		case 'wilds':
			return wildsText(part.wild, part.n, part.both);
		case 'whole-suits':
			return plural(part.n, {
				one: `${numberText(part.n)} palo entero cualquiera de otra baraja`,
				other: `${numberText(part.n)} palos enteros cualesquiera de otra baraja`
			});
		case 'cards':
			return `${part.ranks.join(', ')} de ${list(part.suits.map((suit) => SUIT_NAMES[suit]))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'ninguna' : list(counts.map(String));

export default {
	standard: (cards: number, wild: Wild, n: number) => `${cards} cartas${withWilds(wild, n)}`,
	twoPacks: (cards: number, wild: Wild, n: number) =>
		`Dos barajas: ${cards} cartas${withWilds(wild, n, false)}`,
	dalmuti: (cards: number, wild: Wild, n: number) =>
		`La baraja Dalmuti: ${cards} cartas${withWilds(wild, n)}`,
	tarot: (wild: Wild, n: number) =>
		`La baraja de tarot: 56 cartas de cuatro palos y 22 triunfos, ${n === 0 ? `sin ${WILD_NAMES[wild].many}` : `más ${wildsText(wild, n)}`}`,
	putIn: (parts: readonly PackPart[]) => `Añade ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Añade ${partsText(parts)}: ${cards} en total`,
	putBack: (parts: readonly PackPart[]) => `Vuelve a meter ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Quita ${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) =>
		`Enseña y aparta ${n === 1 ? 'la carta que sobra' : `las ${n} cartas que sobran`}`,
	spanish: 'Los palos: ♦ oros, ♥ copas, ♠ espadas, ♣ bastos; J, Q, K son sota, caballo, rey',
	inAll: (cards: number) => `${cards} en total`,
	improvised: (cards: number) => [
		`¿Sin baraja especial? Otra baraja y un marcador dan ${plural(cards, { one: `la ${cards} carta que falta`, other: `las ${cards} cartas que faltan` })}.`,
		'Su A, 2, 3, 4 y 5 pasan a ser 11, 12, 13, 14 y 15 de su propio palo: escribe el número en cada carta.',
		'De sus demás cartas, las dieciséis rojas y el 6 de tréboles pasan a ser Estrellas, y las otras negras, Lunas: escribe palo y valor en tantas como dice la lista. Con ocho personas se usan todas.'
	],
	improvise: 'Cómo improvisarla',
	prefersLarger:
		'Con más de cuatro personas, Tahimi prefiere una baraja mayor, con más palos y valores. Quitar cartas intermedias es su modo sencillo.',
	changes: {
		players: (now: number, before: number) => `Ahora juegan ${now}, antes ${before}`,
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cartas de impuesto: ${countsText(now)}; antes, ${countsText(before)}`,
		come: (titles: readonly string[]) => `Nuevo: ${list(titles)}`,
		gone: (titles: readonly string[]) => `Desaparece: ${list(titles)}`
	}
} satisfies Catalogue['pack'];
