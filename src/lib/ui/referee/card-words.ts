import { formatCard, type Card, type Rank } from '#lib/cards/card.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText } from '#lib/ui/card-words.ts';

const NUMBERS = [
	...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
	...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen']
];

/** Small numbers in letters. */
export const numberWord = (n: number): string => NUMBERS[n] ?? `${n}`;

const FACES: Partial<Record<Rank, string>> = {
	...{ '1': 'one', P: 'page', N: 'knight', J: 'jack', Q: 'queen', K: 'king', A: 'ace' }
};

/** An eight is "eight", a king "king". */
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

export const wildWord = ({ options }: Pick<Rules, 'options'>): string =>
	options.deck === 'dalmuti' ? 'Jester' : 'Joker';

/** "a Joker", "two Jokers". */
export const someWilds = (rules: Pick<Rules, 'options'>, n: number): string =>
	n === 1 ? `a ${wildWord(rules)}` : `${numberWord(n)} ${wildWord(rules)}s`;

/** "an eight", "a pair of eights", "three eights". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	return count === 2 ? `a pair of ${ranksWord(rank)}` : `${numberWord(count)} ${ranksWord(rank)}`;
}

/** What cards were read as: "a pair of eights", "a run of four up to a ten", "a lone Joker". */
export function readingText(rules: Pick<Rules, 'options'>, reading: Reading): string {
	const { count, rank, pattern } = reading;
	if (rank === 'wild' || rank === 'joker')
		return count === 1 ? `a lone ${wildWord(rules)}` : someWilds(rules, count);
	return pattern === 'set'
		? setText(count, rank)
		: `a run of ${numberWord(count)} up to ${aRank(rank)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const either = new Intl.ListFormat('en', { type: 'disjunction' });
export const eitherOf = (texts: Iterable<string>): string => either.format(texts);

/** A card as it is shown: 8♦, 8, Joker, trump 13. */
export function shownCard(card: Card): string {
	switch (card.kind) {
		case 'trump':
			return `trump ${card.number}`;
		case 'wild':
			return cardText(card.wild) + (card.as === undefined ? '' : ` as ${aRank(card.as)}`);
		default:
			return cardText(formatCard(card));
	}
}
