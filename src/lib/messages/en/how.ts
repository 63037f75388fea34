import type { Wild } from '#lib/cards/card.ts';
import type { Options } from '#lib/rules/options.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { capital, numberWord, wildWord } from './grammar/nouns.ts';

const { either } = grammar('en');

/** How to play, in a minute: the screen that opens each rulebook. */
export default {
	title: 'How to play, in a minute',
	/** Headings of its parts. */
	parts: {
		need: 'You need',
		aim: 'The aim',
		turn: 'A turn',
		out: 'Going out',
		next: 'The next round'
	},
	/** Joins sentences. */
	sentences: (all: readonly string[]) => all.join(' '),
	/** @param people how many at least
	 * @param pack one of `packs`
	 * @param wilds from `wilds`, or null */
	need: (people: number, pack: string, wilds: string | null) =>
		`${capital(numberWord(people))} or more people and ${pack}${wilds === null ? '' : `, with ${wilds}`}. Deal out all the cards.`,
	/** @param n packs: 1 or 2 */
	packs: {
		standard: (n) => (n === 2 ? 'two packs of 52 cards' : 'a pack of 52 cards'),
		'32': (n: number) => (n === 2 ? 'two packs of 32 cards' : 'a pack of 32 cards'),
		'40': (n: number) => (n === 2 ? 'two packs of 40 cards' : 'a pack of 40 cards'),
		'extra-suits': () =>
			'a pack of 52 cards, and a suit of a second pack for each player beyond four',
		'suits-and-ranks': () => 'a pack of 52 cards, with further ranks and suits for more than four',
		dalmuti: () => 'a pack with numbers from 1 to 12, each as many times as it says',
		tarot: () => 'a tarot pack'
	} satisfies Readonly<Record<Options['deck'], (n: number) => string>> as Readonly<
		Record<Options['deck'], (n: number) => string>
	>,
	wilds: (wild: Wild, n: number) => `${numberWord(n)} ${wildWord(wild)}${n === 1 ? '' : 's'}`,
	/** @param first @param last titles of the first and last place */
	aim: (first: string, last: string) =>
		`Get rid of your cards before the others do. The first one out is ${first}, the last one ${last}.`,
	/** @param card as printed */
	opens: (card: string) => `The holder of the ${card} leads first, and plays it.`,
	leads: {
		sets: 'To lead, play one card or several of one rank.',
		runs: 'To lead, play one card, several of one rank, or a run of three or more in one suit.'
	},
	/** `counter…`: where play goes counter-clockwise (RG-4). */
	follows: {
		higher: 'Clockwise, the others play as many cards of a higher rank, or pass.',
		lower: 'Clockwise, the others play as many cards of a lower number, or pass.',
		counterHigher: 'Counter-clockwise, the others play as many cards of a higher rank, or pass.',
		counterLower: 'Counter-clockwise, the others play as many cards of a lower number, or pass.'
	},
	/** @param ranks from weak to strong */
	ranks: (ranks: string) => `From weak to strong: ${ranks}.`,
	won: 'When all others have passed, the last to play leads again.',
	wild: {
		any: (wild: Wild) => `A ${wildWord(wild)} stands for any card.`,
		joins: (wild: Wild) =>
			`A ${wildWord(wild)} takes the rank of the cards beside it; alone it is the weakest.`,
		thirteen: (wild: Wild) =>
			`A ${wildWord(wild)} takes the number of the cards beside it; alone it counts as 13.`
	},
	/** Where a draw gives the first places. */
	draw: 'Draw cards for the first places.',
	fourTurns: 'Four of a kind turn the ranking until the round ends or others turn it back.',
	/** What happens to wild cards in the taxes, by the option `wildTax`. */
	wildTax: {
		kept: (wild: Wild) => `A ${wildWord(wild)} counts lowest, so it stays.`,
		owed: (wild: Wild) => `A ${wildWord(wild)} counts highest, so it goes first.`,
		'payer-chooses': (wild: Wild) => `A ${wildWord(wild)} goes or stays, as its owner likes.`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`Whoever was dealt two ${wildWord(wild)}s may show them first: then nobody pays.`,
		dalmuti: (wild: Wild) =>
			`Whoever was dealt two ${wildWord(wild)}s may cancel the taxes; if it is the bottom player, all places are reversed too.`
	},
	trumps: 'The table says what the 22 trumps do.',
	out: 'Without cards you are out. The others play on until only one has any.',
	/** @param cards for example 2s, 3♠ */
	notLast: (cards: readonly string[]) => `Nobody may go out with ${either(cards)}.`,
	/** Before lines of `tax`. */
	taxes: (players: number) => `Then taxes are paid. At a table of ${numberWord(players)}:`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}: ${n}`,
	best: {
		higher: 'The highest cards go, even out of a set.',
		lower: 'The lowest numbers go, even out of a set.'
	},
	noFirstTax: 'The first round has no taxes.',
	/** Accessible name of the drawn plays, and of one of them. */
	examples: 'Examples',
	example: (over: string, under: string, allowed: boolean) =>
		`${over} on ${under}: ${allowed ? 'allowed' : 'not allowed'}`,
	/** @param game whose rules these are */
	source: (game: string) => `The rules of ${game}, in our own words.`,
	houseSource: 'The rules of this table, in our own words.'
};
