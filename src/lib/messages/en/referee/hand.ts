import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardsWord,
	cardText,
	numberWord,
	ranksWord,
	wildWord
} from '#lib/messages/en/grammar/nouns.ts';

const { byCount, list } = grammar('en');

const cards = byCount('# card', '# cards');
const these = (of: readonly Card[]): string => list(of.map(cardText));
const the = (n: number, adjective: string): string =>
	n === 1 ? `the ${adjective} card` : `the ${numberWord(n)} ${adjective} cards`;

/** What must I give? */
export const hand = {
	/** The question as it is logged; the hand stays secret. */
	tribute: (n: number) => `A tribute of ${cards(n)}`,
	giveback: (n: number) => `A giveback of ${cards(n)}`,
	/** The answer as it is logged; best and worst where low numbers win. */
	give: {
		best: (n: number) => `Give ${the(n, 'best')}`,
		highest: (n: number) => `Give ${the(n, 'highest')}`
	},
	return: {
		any: (n: number) => `Return any ${n === 1 ? 'card' : cardsWord(n)}`,
		worst: (n: number) => `Return ${the(n, 'worst')}`,
		lowest: (n: number) => `Return ${the(n, 'lowest')}`
	},
	/** The answer where nothing is owed, and why. */
	nothing: 'Nothing is owed',
	whyNothing: {
		'first-round': 'There is no tax in the first round.',
		revolution: 'A revolution was called: nobody pays any tax this round.',
		'no-taxes': 'This table plays without taxes.',
		newcomer: 'Newcomers neither pay nor receive in the round they join.',
		hands: 'The last and the first swapped hands, so no tax is paid between them.',
		void: 'Someone left before that tax was paid, so it is void.',
		middle: 'The middle of the table neither pays nor receives.',
		'no-seats': 'The first seats are not settled yet.'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking:
		'The receiver looks at the tribute first and picks freely; what was received may go back.',
	freeUnseen: 'The receiver picks freely, before seeing the tribute.',
	setsBreak: 'Rank alone counts, even if that breaks up a set.',
	rankCounts: 'Rank alone counts.',
	/** Where wild cards may go or stay: all else goes in this order. */
	inOrder: {
		best: 'Of the other cards the best go first.',
		highest: 'Of the other cards the highest go first.',
		worst: 'Of the other cards the worst go first.',
		lowest: 'Of the other cards the lowest go first.'
	},
	/** @param card the opener, as printed */
	openerFirst: (card: string) =>
		`Of fewer than four cards of its rank, the ${card} goes first: it cannot be kept for the lead.`,
	payerPicks: 'Of equal ranks the payer picks.',
	receiverPicks: 'Of equal ranks the receiver picks.',
	/** @param held how many wild cards are in the hand */
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `The ${wildWord(wild)} stays.` : `The ${wildWord(wild)}s stay.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1 ? `The ${wildWord(wild)} may go or stay.` : `The ${wildWord(wild)}s may go or stay.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `The ${wildWord(wild)} has to go.`
			: `${held === 2 ? 'Both' : `All ${numberWord(held)}`} ${wildWord(wild)}s have to go.`,
	/** @param n fewer than are in the hand */
	someWildsGo: (wild: Wild, n: number) =>
		n === 1
			? `One ${wildWord(wild)} has to go.`
			: `${capital(numberWord(n))} ${wildWord(wild)}s have to go.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'This one goes' : 'These go'}: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `Pick ${n} of: ${these(of)}.`,
	/** In addition to the cards that must go. */
	pickToo: (n: number, of: readonly Card[]) => `And pick ${n} of: ${these(of)}.`,
	/** What could still change the answer. */
	doubts: {
		/** A request for the end of the hand that has to give. */
		tooFew: {
			best: (n: number) =>
				`Enter your ${n === 1 ? 'best card' : `${numberWord(n)} best cards`} first.`,
			highest: (n: number) =>
				`Enter your ${n === 1 ? 'highest card' : `${numberWord(n)} highest cards`} first.`,
			worst: (n: number) =>
				`Enter your ${n === 1 ? 'worst card' : `${numberWord(n)} worst cards`} first.`,
			lowest: (n: number) =>
				`Enter your ${n === 1 ? 'lowest card' : `${numberWord(n)} lowest cards`} first.`
		},
		moreOfRank: (rank: Rank) =>
			`If the hand has more ${ranksWord(rank)}, their owner picks among all of them.`,
		/** Of cards of the opener's rank that are given back. @param card the one that opens a round, as printed */
		moreOfOpener: (card: string) =>
			`If the hand has more cards of that rank, the ${card} goes first, unless all four are there.`,
		trumpsFirst:
			'Tarot trumps go first: each one in the hand goes in place of the lowest of these cards.',
		moreWilds: (wild: Wild) =>
			`If the hand has more ${wildWord(wild)}s, their owner picks among all of them.`,
		wilds: (wild: Wild) => `A ${wildWord(wild)} in the hand counts as whatever its owner says.`
	},
	covered: 'The hand is covered',
	uncover: 'Tap when nobody else is looking',
	whoAsks: 'Who asks?',
	/** Instead of names. */
	payer: 'The payer',
	receiver: 'The receiver',
	gives: (payer: string, n: number) => `${payer} gives ${n}`,
	givesBack: (receiver: string, n: number) => `${receiver} gives back ${n}`,
	/** Label of the entered cards. */
	label: 'Hand',
	whole: 'This is the whole hand',
	cover: 'Cover the hand'
};
