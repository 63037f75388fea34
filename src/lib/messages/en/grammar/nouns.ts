import { parseCard, type Card, type Rank, isWild, type Wild } from '#lib/cards/card.ts';
import { printedCard, type PlayShape, type WildName } from '#lib/messages/cards.ts';

const NUMBERS = [
	'no',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen'
];

/** Small numbers in letters. */
export const numberWord = (n: number): string => NUMBERS[n] ?? `${n}`;

/** "one card", "two cards". */
const cardsWord = (n: number): string => `${numberWord(n)} ${n === 1 ? 'card' : 'cards'}`;

const FACES: Partial<Record<Rank, string>> = {
	'1': 'one',
	P: 'page',
	N: 'knight',
	J: 'jack',
	Q: 'queen',
	K: 'king',
	A: 'ace'
};

/** "eight", "king". */
export const rankWord = (rank: Rank): string => FACES[rank] ?? numberWord(Number(rank));

/** "eights", "sixes". */
export function ranksWord(rank: Rank): string {
	const word = rankWord(rank);
	return `${word}${word.endsWith('x') ? 'es' : 's'}`;
}

/** "an eight", "a king". */
export const aRank = (rank: Rank): string => withArticle(rankWord(rank));

const withArticle = (word: string): string =>
	`${/^[aeiou]/.test(word) && !word.startsWith('one') ? 'an' : 'a'} ${word}`;

const WILDS: Readonly<Record<Wild, string>> = { JK: 'Joker', JE: 'Jester' };
const wildWord = (wild: WildName): string => (isWild(wild) ? WILDS[wild] : rankWord(wild));
export const wildsWord = (wild: WildName): string =>
	isWild(wild) ? `${WILDS[wild]}s` : ranksWord(wild);

/** "a Joker", "an eight". */
export const aWild = (wild: WildName): string => withArticle(wildWord(wild));

/** "a Joker", "two Jokers". */
const someWilds = (wild: WildName, n: number): string =>
	n === 1 ? withArticle(wildWord(wild)) : `${numberWord(n)} ${wildsWord(wild)}`;

/** "an eight", "a pair of eights", "three eights". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	return count === 2 ? `a pair of ${ranksWord(rank)}` : `${numberWord(count)} ${ranksWord(rank)}`;
}

/** "a pair of eights", "a run of four up to a ten", "a lone Joker". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `a run of ${numberWord(play.count / 2)} pairs up to ${aRank(play.rank)}`;
		case 'run':
			return `a run of ${numberWord(play.count)} up to ${aRank(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `a lone ${wildWord(play.wild)}` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

/** Whether `playText` takes a plural verb: two Jokers beat, a pair beats. */
export const isMany = ({ kind, count }: PlayShape): boolean =>
	kind !== 'run' && kind !== 'pairs' && count > (kind === 'set' ? 2 : 1);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card as players say it: 8♦, 8, Joker, trump 13. */
export function cardText(card: Card): string {
	switch (card.kind) {
		case 'trump':
			return `trump ${card.number}`;
		case 'wild':
			return wildWord(card.wild) + (card.as === undefined ? '' : ` as ${aRank(card.as)}`);
		default:
			return printedCard(card, 'en');
	}
}

/** The name for the code of a card, a rank or a wild card: 3♠, 8, Joker. */
export function nameOf(code: string): string {
	const card = parseCard(code);
	return card === undefined ? code : cardText(card);
}

/** "a 2", "an 8", "a Joker". */
export function aNamed(code: string): string {
	const name = nameOf(code);
	return `${/^([8A]|11)/.test(name) ? 'an' : 'a'} ${name}`;
}
