import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
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
	putIn: (parts: readonly PackPart[]) => `Añade ${partsText(parts)}`,
	putInTo: (parts: readonly PackPart[], cards: number) =>
		`Añade ${partsText(parts)}: ${cards} en total`,
	putBack: (parts: readonly PackPart[]) => `Vuelve a meter ${partsText(parts)}`,
	takeOut: (parts: readonly PackPart[]) => `Quita ${partsText(parts)}`,
	changes: {
		taxes: (now: readonly number[], before: readonly number[]) =>
			`Cartas de impuesto: ${countsText(now)}; antes, ${countsText(before)}`
	}
} satisfies CodeOf<'es', 'pack'>;
