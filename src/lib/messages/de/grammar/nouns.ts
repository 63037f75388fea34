// Not ICU: a play is named by its kind, size and rank at once, in the gender of its noun and the case
// that the sentence asks for; as messages that would be each of some hundred plays in three cases.
import { parseCard, isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, isManyBeyond, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { numberFormats } from '#lib/messages/formatters.ts';

export type Case = 'nom' | 'acc' | 'dat';
type Gender = 'm' | 'f' | 'n';
interface Noun {
	readonly gender: Gender;
	/** Nominative, and all other cases. */
	readonly one: string;
	readonly others: string;
	readonly many: string;
	readonly manyDat: string;
}

/** Small numbers in letters, for cards (feminine). */
export const { words, capitalWords, letters } = numberFormats([
	'keine',
	'eine',
	'zwei',
	'drei',
	'vier',
	'fünf',
	'sechs',
	'sieben',
	'acht',
	'neun',
	'zehn',
	'elf',
	'zwölf',
	'dreizehn',
	'vierzehn',
	'fünfzehn',
	'sechzehn'
]);

/** "eine Karte", "zwei Karten". */
const cardsWord = (n: number): string => `${words(n)} ${n === 1 ? 'Karte' : 'Karten'}`;

const noun = (
	gender: Gender,
	one: string,
	others: string,
	many: string,
	manyDat: string
): Noun => ({ gender, one, others, many, manyDat });

const FACES: Partial<Record<Rank, Noun>> = {
	P: noun('m', 'Page', 'Pagen', 'Pagen', 'Pagen'),
	N: noun('m', 'Ritter', 'Ritter', 'Ritter', 'Rittern'),
	J: noun('m', 'Bube', 'Buben', 'Buben', 'Buben'),
	Q: noun('f', 'Dame', 'Dame', 'Damen', 'Damen'),
	K: noun('m', 'König', 'König', 'Könige', 'Königen'),
	A: noun('n', 'Ass', 'Ass', 'Asse', 'Assen')
};
const isFace = (code: string): code is Rank => code in FACES;
const nounOf = (rank: Rank): Noun =>
	FACES[rank] ?? noun('f', rank, rank, `${rank}er`, `${rank}ern`);

const WILDS: Readonly<Record<Wild, Noun>> = {
	JK: noun('m', 'Joker', 'Joker', 'Joker', 'Jokern'),
	JE: noun('m', 'Narr', 'Narren', 'Narren', 'Narren')
};

const A: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
	m: { nom: 'ein', acc: 'einen', dat: 'einem' },
	f: { nom: 'eine', acc: 'eine', dat: 'einer' },
	n: { nom: 'ein', acc: 'ein', dat: 'einem' }
};
const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
	m: { nom: 'der', acc: 'den', dat: 'dem' },
	f: { nom: 'die', acc: 'die', dat: 'der' },
	n: { nom: 'das', acc: 'das', dat: 'dem' }
};
const oneIn = ({ one, others }: Noun, as: Case): string => (as === 'nom' ? one : others);
const manyIn = ({ many, manyDat }: Noun, as: Case): string => (as === 'dat' ? manyDat : many);
const aNoun = (of: Noun, as: Case): string => `${A[of.gender][as]} ${oneIn(of, as)}`;

/** "8", "König". */
export const rankWord = (rank: Rank): string => nounOf(rank).one;

/** "8er", "Könige". */
export const ranksWord = (rank: Rank, as: Case = 'nom'): string => manyIn(nounOf(rank), as);

/** "eine 8", "einen König". */
export const aRank = (rank: Rank, as: Case = 'nom'): string => aNoun(nounOf(rank), as);

/** "die 8", "dem König". */
export const theRank = (rank: Rank, as: Case = 'nom'): string =>
	`${THE[nounOf(rank).gender][as]} ${oneIn(nounOf(rank), as)}`;

/** "Joker", "Narr". */
const wildNoun = (wild: WildName): Noun => (isWild(wild) ? WILDS[wild] : nounOf(wild));

const wildWord = (wild: WildName, as: Case = 'nom'): string => oneIn(wildNoun(wild), as);

/** "Joker", "Narren". */
export const wildsWord = (wild: WildName, as: Case = 'nom'): string => manyIn(wildNoun(wild), as);

/** "ein Joker", "zwei Joker". */
export const someWilds = (wild: WildName, n: number, as: Case = 'nom'): string =>
	n === 1 ? aNoun(wildNoun(wild), as) : `${words(n)} ${wildsWord(wild, as)}`;

/** "eine 8", "ein Paar 8er", "drei 8er". */
function setText(count: number, rank: Rank, as: Case): string {
	if (count === 1) return aRank(rank, as);
	return count === 2
		? `${A.n[as]} Paar ${ranksWord(rank)}`
		: `${words(count)} ${ranksWord(rank, as)}`;
}

/** "bis zur 10", "bis zum Buben". */
const upTo = (rank: Rank): string =>
	`bis ${nounOf(rank).gender === 'f' ? 'zur' : 'zum'} ${oneIn(nounOf(rank), 'dat')}`;

/** "ein Paar 8er", "eine Folge von vier Karten bis zur 10", "ein einzelner Joker". */
export function playText(play: PlayShape, as: Case = 'nom'): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank, as);
		case 'pairs':
			return `${A.f[as]} Folge von ${words(play.count / 2)} Paaren ${upTo(play.rank)}`;
		case 'run':
			return `${A.f[as]} Folge von ${cardsWord(play.count)} ${upTo(play.rank)}`;
		case 'wilds': {
			if (play.count > 1) return someWilds(play.wild, play.count, as);
			return `${A.m[as]} ${as === 'nom' ? 'einzelner' : 'einzelnen'} ${wildWord(play.wild, as)}`;
		}
		case 'cards':
			return play.count === 1 ? `${A.f[as]} Karte` : cardsWord(play.count);
	}
}

/** Whether `playText` takes a plural verb: zwei Joker schlagen, ein Paar schlägt. */
export const isMany = isManyBeyond(2);

export const { anyRank, anySuit, card, cards, signs, suits } = cardFormats('de', {
	trump: 'Trumpf ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => ` als ${rankWord(rank)}`
});

/** The name for a code in the plural, without an article: 2er, 3♠, Joker. */
export function allNamed(code: string): string {
	const one = parseCard(code);
	if (one === undefined) return isFace(code) ? ranksWord(code) : code;
	if (one.kind === 'wild') return wildsWord(one.wild);
	return one.kind === 'plain' ? ranksWord(one.rank) : card(one);
}

/** The name for a code after "mit": einer 2, der 3♠, einem Joker. */
export function withNamed(code: string): string {
	const one = parseCard(code);
	if (one === undefined) return isFace(code) ? aRank(code, 'dat') : code;
	switch (one.kind) {
		case 'wild':
			return someWilds(one.wild, 1, 'dat');
		case 'plain':
			return aRank(one.rank, 'dat');
		case 'suited':
			return `${THE[nounOf(one.rank).gender].dat} ${card(one)}`;
		default:
			return card(one);
	}
}
