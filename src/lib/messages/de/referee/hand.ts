import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardText,
	numberWord,
	ranksWord,
	someWilds,
	wildsWord,
	wildWord
} from '#lib/messages/de/grammar/nouns.ts';

const { list, plural } = grammar('de');

const cards = (n: number) => plural(n, { one: `${n} Karte`, other: `${n} Karten` });
const these = (of: readonly Card[]): string => list(of.map(cardText));
const the = (n: number, adjective: string): string =>
	n === 1 ? `die ${adjective} Karte` : `die ${numberWord(n)} ${adjective}n Karten`;

/** What must I give? */
export const hand = {
	/** The question, without a word of the hand. */
	tribute: (n: number) => `Abgabe von ${cards(n)}`,
	giveback: (n: number) => `Rückgabe von ${cards(n)}`,
	/** The answer, without a word of the hand. Best and worst where low numbers win. */
	give: {
		best: (n: number) => `Gib ${the(n, 'beste')}`,
		highest: (n: number) => `Gib ${the(n, 'höchste')}`
	},
	return: {
		any: (n: number) =>
			n === 1 ? 'Gib eine beliebige Karte zurück' : `Gib ${numberWord(n)} beliebige Karten zurück`,
		worst: (n: number) => `Gib ${the(n, 'schlechteste')} zurück`,
		lowest: (n: number) => `Gib ${the(n, 'niedrigste')} zurück`
	},
	freeAfterLooking:
		'Wer empfängt, sieht sich die Abgabe erst an und wählt dann frei; auch Empfangenes darf zurückgehen.',
	freeUnseen: 'Wer empfängt, wählt frei, bevor die Abgabe zu sehen ist.',
	setsBreak: 'Nur der Rang zählt, auch wenn ein Satz zerreißt.',
	rankCounts: 'Nur der Rang zählt.',
	payerPicks: 'Bei gleichem Rang sucht aus, wer zahlt.',
	receiverPicks: 'Bei gleichem Rang sucht aus, wer empfängt.',
	/** What becomes of the wild cards that are held, so many of them. */
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `Der ${wildWord(wild)} bleibt.` : `Die ${wildsWord(wild)} bleiben.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1
			? `Der ${wildWord(wild)} darf weg oder bleiben.`
			: `Die ${wildsWord(wild)} dürfen weg oder bleiben.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `Der ${wildWord(wild)} muss weg.`
			: `${held === 2 ? 'Beide' : `Alle ${numberWord(held)}`} ${wildsWord(wild)} müssen weg.`,
	/** @param n of those that are held, not all */
	someWildsGo: (wild: Wild, n: number) =>
		`${capital(someWilds(wild, n))} ${n === 1 ? 'muss' : 'müssen'} weg.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'Diese Karte geht' : 'Diese gehen'} weg: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `Such ${n} aus: ${these(of)}.`,
	/** Beside those that go. */
	pickToo: (n: number, of: readonly Card[]) => `Und such ${n} aus: ${these(of)}.`,
	/** What could still change it. */
	doubts: {
		tooFew: (n: number) =>
			`Gib mindestens ${cards(n)} von dem Ende der Hand ein, das abgegeben wird.`,
		moreOfRank: (rank: Rank) =>
			`Sind noch mehr ${ranksWord(rank)} auf der Hand, darf unter allen ausgesucht werden.`,
		moreWilds: (wild: Wild) =>
			`Sind noch mehr ${wildsWord(wild)} auf der Hand, darf unter allen ausgesucht werden.`,
		wilds: (wild: Wild) =>
			`Als was ${someWilds(wild, 1)} auf der Hand zählt, bestimmt, wem die Hand gehört.`
	},
	covered: 'Die Hand ist verdeckt',
	uncover: 'Tipp, wenn sonst niemand schaut',
	whoAsks: 'Wer fragt?',
	/** Who asks, where nobody has a name. */
	payer: 'Wer zahlt',
	receiver: 'Wer empfängt',
	gives: (payer: string, n: number) => `${payer} gibt ${n} ab`,
	givesBack: (receiver: string, n: number) => `${receiver} gibt ${n} zurück`,
	/** The cards that are entered. */
	label: 'Handkarten',
	whole: 'Das ist die ganze Hand',
	cover: 'Hand verdecken'
};
