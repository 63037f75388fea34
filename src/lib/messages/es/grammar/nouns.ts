// Not ICU: a play is named by its kind, size and rank at once, with articles by gender that contract
// («del ocho»); as messages that would be each of some hundred plays.
import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, isManyBeyond, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { numberFormats } from '#lib/messages/formatters.ts';

/** Small numbers in letters, for feminine nouns: cards, people. */
export const { words, capitalWords, letters } = numberFormats([
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
]);

/** "una carta", "dos cartas". */
const cardsWord = (n: number): string => `${words(n)} ${n === 1 ? 'carta' : 'cartas'}`;

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
export const rankWord = (rank: Rank): string => FACES[rank] ?? words(Number(rank));

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
	n === 1 ? `un ${wildWord(wild)}` : `${words(n)} ${wildsWord(wild)}`;

/** "un ocho", "una pareja de ochos", "tres ochos". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	return count === 2 ? `una pareja de ${ranksWord(rank)}` : `${words(count)} ${ranksWord(rank)}`;
}

/** "una pareja de ochos", "una escalera de cuatro hasta el diez", "un solo Joker". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `una escalera de ${words(play.count / 2)} parejas hasta ${theRank(play.rank)}`;
		case 'run':
			return `una escalera de ${words(play.count)} hasta ${theRank(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `un solo ${wildWord(play.wild)}` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

/** Whether `playText` takes a plural verb: dos Jokers ganan, una pareja gana. */
export const isMany = isManyBeyond(2);

export const { anySuit, card, cards, nameOf, signs, suits } = cardFormats('es', {
	trump: 'triunfo ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => ` como ${rankWord(rank)}`
});

/** "un 2", "una Q", "un Joker". */
export function aNamed(code: string): string {
	const name = nameOf(code);
	return `${/^[JQ](?![a-z])/.test(name) ? 'una' : 'un'} ${name}`;
}
