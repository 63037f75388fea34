import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { parseCard, type Card, type Rank, isWild, type Wild } from '#lib/cards/card.ts';
import { printedCard, type PlayShape, type WildName } from '#lib/messages/cards.ts';

const NUMBERS = [
	'ninguna',
	'una',
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
	'doce',
	'trece',
	'catorce',
	'quince',
	'dieciséis'
];

/** Small numbers in letters, for feminine nouns: cards, people. */
export const numberWord = (n: number): string => NUMBERS[n] ?? `${n}`;

/** "una carta", "dos cartas". */
const cardsWord = (n: number): string => `${numberWord(n)} ${n === 1 ? 'carta' : 'cartas'}`;

const FACES: Partial<Record<Rank, string>> = {
	'1': 'uno',
	P: 'paje',
	N: 'caballo',
	J: 'jota',
	Q: 'reina',
	K: 'rey',
	A: 'as'
};
const isFeminine = (rank: Rank): boolean => rank === 'J' || rank === 'Q';

/** "ocho", "rey". */
export const rankWord = (rank: Rank): string => FACES[rank] ?? numberWord(Number(rank));

const MANY: ByText<string> = { dieciséis: 'dieciseises', rey: 'reyes' };

/** "ochos", "seises". */
export function ranksWord(rank: Rank): string {
	const word = rankWord(rank);
	return (
		lookUp(MANY, word) ?? `${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`.replace('diezes', 'dieces')
	);
}

/** "un ocho", "una reina". */
export const aRank = (rank: Rank): string => `${isFeminine(rank) ? 'una' : 'un'} ${rankWord(rank)}`;

/** "el ocho", "la reina". */
export const theRank = (rank: Rank): string =>
	`${isFeminine(rank) ? 'la' : 'el'} ${rankWord(rank)}`;

/** "del ocho", "de la reina". */
export const ofTheRank = (rank: Rank): string =>
	`${isFeminine(rank) ? 'de la' : 'del'} ${rankWord(rank)}`;

const WILDS: Readonly<Record<Wild, string>> = { JK: 'Joker', JE: 'Bufón' };
const WILDS_MANY: Readonly<Record<Wild, string>> = { JK: 'Jokers', JE: 'Bufones' };
export const wildWord = (wild: WildName): string => (isWild(wild) ? WILDS[wild] : rankWord(wild));
export const wildsWord = (wild: WildName): string =>
	isWild(wild) ? WILDS_MANY[wild] : ranksWord(wild);

/** "un Joker", "dos Jokers". */
const someWilds = (wild: WildName, n: number): string =>
	n === 1 ? `un ${wildWord(wild)}` : `${numberWord(n)} ${wildsWord(wild)}`;

/** "un ocho", "una pareja de ochos", "tres ochos". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	return count === 2
		? `una pareja de ${ranksWord(rank)}`
		: `${numberWord(count)} ${ranksWord(rank)}`;
}

/** "una pareja de ochos", "una escalera de cuatro hasta el diez", "un solo Joker". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `una escalera de ${numberWord(play.count / 2)} parejas hasta ${theRank(play.rank)}`;
		case 'run':
			return `una escalera de ${numberWord(play.count)} hasta ${theRank(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `un solo ${wildWord(play.wild)}` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

/** Whether `playText` takes a plural verb: dos Jokers ganan, una pareja gana. */
export const isMany = ({ kind, count }: PlayShape): boolean =>
	kind !== 'run' && kind !== 'pairs' && count > (kind === 'set' ? 2 : 1);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card as players say it: 8♦, 8, Joker, triunfo 13. */
export function cardText(card: Card): string {
	switch (card.kind) {
		case 'trump':
			return `triunfo ${card.number}`;
		case 'wild':
			return wildWord(card.wild) + (card.as === undefined ? '' : ` como ${rankWord(card.as)}`);
		default:
			return printedCard(card, 'es');
	}
}

export function nameOf(code: string): string {
	const card = parseCard(code);
	return card === undefined ? code : cardText(card);
}

/** "un 2", "una Q", "un Joker". */
export function aNamed(code: string): string {
	const name = nameOf(code);
	return `${/^[JQ](?![a-z])/.test(name) ? 'una' : 'un'} ${name}`;
}
