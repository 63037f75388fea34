// Not ICU: a play is named by its kind, size and rank at once, with “a” or “an” by the word that
// follows; as messages that would be each of some hundred plays.
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, isManyBeyond, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { numberFormats } from '#lib/messages/formatters.ts';

/** Small numbers in letters. */
export const { words, capitalWords, letters } = numberFormats([
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
]);

/** "one card", "two cards". */
const cardsWord = (n: number): string => `${words(n)} ${n === 1 ? 'card' : 'cards'}`;

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
export const rankWord = (rank: Rank): string => FACES[rank] ?? words(Number(rank));

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
	n === 1 ? withArticle(wildWord(wild)) : `${words(n)} ${wildsWord(wild)}`;

/** "an eight", "a pair of eights", "three eights". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	return count === 2 ? `a pair of ${ranksWord(rank)}` : `${words(count)} ${ranksWord(rank)}`;
}

/** "a pair of eights", "a run of four up to a ten", "a lone Joker". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `a run of ${words(play.count / 2)} pairs up to ${aRank(play.rank)}`;
		case 'run':
			return `a run of ${words(play.count)} up to ${aRank(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `a lone ${wildWord(play.wild)}` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

/** Whether `playText` takes a plural verb: two Jokers beat, a pair beats. */
export const isMany = isManyBeyond(2);

export const { anyRank, anySuit, card, cards, nameOf, signs, suits } = cardFormats('en', {
	trump: 'trump ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => ` as ${aRank(rank)}`
});

/** "a 2", "an 8", "a Joker". */
export function aNamed(code: string): string {
	const name = nameOf(code);
	return `${/^([8A]|11)/.test(name) ? 'an' : 'a'} ${name}`;
}
