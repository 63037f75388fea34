import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardsWord,
	cardText,
	numberWord,
	ranksWord,
	wildWord
} from '#lib/messages/en/grammar/nouns.ts';

const { list, plural } = grammar('en');

const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });
const these = (of: readonly Card[]): string => list(of.map(cardText));
const the = (n: number, adjective: string): string =>
	n === 1 ? `the ${adjective} card` : `the ${numberWord(n)} ${adjective} cards`;

/** What must I give? */
export const hand = {
	/** The question, without a word of the hand. */
	tribute: (n: number) => `A tribute of ${cards(n)}`,
	giveback: (n: number) => `A giveback of ${cards(n)}`,
	/** The answer, without a word of the hand. Best and worst where low numbers win. */
	give: {
		best: (n: number) => `Give ${the(n, 'best')}`,
		highest: (n: number) => `Give ${the(n, 'highest')}`
	},
	return: {
		any: (n: number) => `Return any ${n === 1 ? 'card' : cardsWord(n)}`,
		worst: (n: number) => `Return ${the(n, 'worst')}`,
		lowest: (n: number) => `Return ${the(n, 'lowest')}`
	},
	freeAfterLooking:
		'The receiver looks at the tribute first and picks freely; what was received may go back.',
	freeUnseen: 'The receiver picks freely, before seeing the tribute.',
	setsBreak: 'Rank alone counts, even if a set breaks.',
	rankCounts: 'Rank alone counts.',
	payerPicks: 'Of equal ranks the payer picks.',
	receiverPicks: 'Of equal ranks the receiver picks.',
	/** What becomes of the wild cards that are held, so many of them. */
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `The ${wildWord(wild)} stays.` : `The ${wildWord(wild)}s stay.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1 ? `The ${wildWord(wild)} may go or stay.` : `The ${wildWord(wild)}s may go or stay.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `The ${wildWord(wild)} has to go.`
			: `${held === 2 ? 'Both' : `All ${numberWord(held)}`} ${wildWord(wild)}s have to go.`,
	/** @param n of those that are held, not all */
	someWildsGo: (wild: Wild, n: number) =>
		n === 1
			? `One ${wildWord(wild)} has to go.`
			: `${capital(numberWord(n))} ${wildWord(wild)}s have to go.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'This one goes' : 'These go'}: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `Pick ${n} of: ${these(of)}.`,
	/** Beside those that go. */
	pickToo: (n: number, of: readonly Card[]) => `And pick ${n} of: ${these(of)}.`,
	/** What could still change it. */
	doubts: {
		tooFew: (n: number) =>
			`Enter at least ${cards(n)} of the end of the hand from which cards have to go.`,
		moreOfRank: (rank: Rank) =>
			`With more ${ranksWord(rank)} in the hand, their owner picks among them all.`,
		moreWilds: (wild: Wild) =>
			`With more ${wildWord(wild)}s in the hand, their owner picks among them all.`,
		wilds: (wild: Wild) => `A ${wildWord(wild)} in the hand counts as whatever its owner says.`
	},
	covered: 'The hand is covered',
	uncover: 'Tap when nobody else looks',
	whoAsks: 'Who asks?',
	/** Who asks, where nobody has a name. */
	payer: 'The payer',
	receiver: 'The receiver',
	gives: (payer: string, n: number) => `${payer} gives ${n}`,
	givesBack: (receiver: string, n: number) => `${receiver} gives back ${n}`,
	/** The cards that are entered. */
	label: 'Hand',
	whole: 'It is the whole hand',
	cover: 'Cover the hand'
};
