// Not ICU: a play is named by its kind, size and rank at once, with articles that contract by gender
// (« du 8 », « de l’as »); as messages that would be each of some hundred plays.
import { parseCard, isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, isManyBeyond, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { numberFormats } from '#lib/messages/formatters.ts';

/** Small numbers in letters, for cards (feminine). */
export const { words, capitalWords, letters } = numberFormats([
	'aucune',
	'une',
	'deux',
	'trois',
	'quatre',
	'cinq',
	'six',
	'sept',
	'huit',
	'neuf',
	'dix',
	'onze',
	'douze',
	'treize',
	'quatorze',
	'quinze',
	'seize'
]);

/** "une carte", "deux cartes". */
const cardsWord = (n: number): string => `${words(n)} ${n === 1 ? 'carte' : 'cartes'}`;

const FACES: Partial<Record<Rank, string>> = {
	P: 'page',
	N: 'cavalier',
	J: 'valet',
	Q: 'dame',
	K: 'roi',
	A: 'as'
};

/** "8", "roi". */
export const rankWord = (rank: Rank): string => FACES[rank] ?? rank;

/** "8", "rois". */
export const ranksWord = (rank: Rank): string =>
	FACES[rank] === undefined || rank === 'A' ? rankWord(rank) : `${rankWord(rank)}s`;

/** "un 8", "une dame". */
export const aRank = (rank: Rank): string => `${rank === 'Q' ? 'une' : 'un'} ${rankWord(rank)}`;

/** "le 8", "la dame", "l’as". */
export const theRank = (rank: Rank): string =>
	rank === 'A' ? 'l’as' : `${rank === 'Q' ? 'la' : 'le'} ${rankWord(rank)}`;

/** "du 8", "de la dame", "de l’as". */
export const fromRank = (rank: Rank): string =>
	rank === 'A' || rank === 'Q' ? `de ${theRank(rank)}` : `du ${rankWord(rank)}`;

/** "au 8", "à la dame", "à l’as". */
export const toRank = (rank: Rank): string =>
	rank === 'A' || rank === 'Q' ? `à ${theRank(rank)}` : `au ${rankWord(rank)}`;

/** "de 8", "de dames", "d’as". */
export const ofRanks = (rank: Rank): string => (rank === 'A' ? 'd’as' : `de ${ranksWord(rank)}`);

const WILDS: Readonly<Record<Wild, string>> = { JK: 'Joker', JE: 'Bouffon' };
export const wildWord = (wild: WildName): string => (isWild(wild) ? WILDS[wild] : rankWord(wild));
export const wildsWord = (wild: WildName): string =>
	isWild(wild) ? `${WILDS[wild]}s` : ranksWord(wild);

/** "un Joker", "deux Jokers". */
const someWilds = (wild: WildName, n: number): string =>
	n === 1 ? `un ${wildWord(wild)}` : `${words(n)} ${wildsWord(wild)}`;

/** Sets that have a name: "une paire", "un brelan", "un carré". */
const GROUPS: Readonly<Record<number, string>> = { 2: 'une paire', 3: 'un brelan', 4: 'un carré' };
const groupWord = (n: number): string | undefined => GROUPS[n];

/** "un 8", "une paire de 8", "cinq 8". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return aRank(rank);
	const group = groupWord(count);
	return group === undefined ? `${words(count)} ${ranksWord(rank)}` : `${group} ${ofRanks(rank)}`;
}

/** "une paire de 8", "une suite de quatre jusqu’au 10", "un Joker seul". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `une suite de ${words(play.count / 2)} paires jusqu’${toRank(play.rank)}`;
		case 'run':
			return `une suite de ${words(play.count)} jusqu’${toRank(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `un ${wildWord(play.wild)} seul` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

/** "qu’une paire de 8", "que cinq 8". */
export const thanPlay = (play: PlayShape): string => {
	const text = playText(play);
	return text.startsWith('un') ? `qu’${text}` : `que ${text}`;
};

/** Whether `playText` takes a plural verb: deux Jokers battent, un carré bat. */
export const isMany = isManyBeyond(4);

export const { anyRank, anySuit, card, cards, signs, suits } = cardFormats('fr', {
	trump: 'atout ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => ` pour ${aRank(rank)}`
});

/** The name for the code of a card, a rank or a wild card, without an article: 8, as, 3♠, Joker. */
export function nameOf(code: string): string {
	const one = parseCard(code);
	if (one === undefined) return code;
	return one.kind === 'plain' ? rankWord(one.rank) : card(one);
}

/** "un 2", "une dame", "le 3♠", "un Joker". */
export function aNamed(code: string): string {
	const one = parseCard(code);
	if (one?.kind === 'plain') return aRank(one.rank);
	return `${one?.kind === 'suited' ? 'le' : 'un'} ${nameOf(code)}`;
}
