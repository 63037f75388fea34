import { NEEDED } from './enough.ts';

/** The statistics, by code. */
export type StatisticCode =
	| 'rating'
	| 'top-and-bottom'
	| 'average-place'
	| 'reign'
	| 'stay'
	| 'rises-and-falls'
	| 'mobility'
	| 'tax'
	| 'who-taxed-whom'
	| 'revolutions'
	| 'decrees'
	| 'rulings'
	| 'head-to-head';

export interface Definition {
	readonly name: string;
	/** What is counted and how, a paragraph each. */
	readonly text: readonly string[];
}

const standing =
	'A round has standing when its players had places before it was dealt. A first round without a draw has none: nobody is on top yet.';
const inOneEvening =
	'It is counted within one evening and one game, and ends when the player leaves or sits a round out.';
const recorded =
	'Only tributes that were marked as paid count. A bracket is one payer and one receiver; where the tax step was skipped it is “not recorded”, and nobody’s cards are guessed. What the receiver gives back is not counted.';

/** What each statistic means (src/lib/stats/statistics.ts). */
export const DEFINITIONS: Readonly<Record<StatisticCode, Definition>> = {
	rating: {
		name: 'Rating',
		text: [
			'It is easier to finish well from the top than from the bottom. So a round is compared with how everyone here did from that same place among as many players: which share of the others did they leave behind, and which share did this player?',
			'+10 means: ten in a hundred of the others more than that. ±0 is as expected, below zero is less.',
			`To keep a lucky evening from making a champion, ${NEEDED.rating} rounds as expected are mixed in: rounds ÷ (rounds + ${NEEDED.rating}) of the difference counts. With fewer than ${NEEDED.rating} rounds with standing no rating is shown.`,
			'It belongs to the rounds chosen above: other rounds, other ratings.'
		]
	},
	'top-and-bottom': {
		name: 'On top and at the bottom',
		text: [
			'Rounds that the player began in the first place, and in the last. The places are those when play began, after a greater revolution. Who came out first and last stands in the table.',
			standing
		]
	},
	'average-place': {
		name: 'Average place',
		text: [
			'Where the player finishes between first and last, on average. Third of four is not third of twelve, so what counts is which share of the others finished behind: all of them is always first, none of them always last.',
			`With fewer than ${NEEDED.place} rounds it is not shown.`
		]
	},
	reign: {
		name: 'Longest reign',
		text: ['The most rounds in a row that the player began on top.', inOneEvening, standing]
	},
	stay: {
		name: 'Longest stay at the bottom',
		text: ['The most rounds in a row that the player began in the last place.', inOneEvening]
	},
	'rises-and-falls': {
		name: 'From bottom to top and back',
		text: [
			'A rise: on top after having been at the bottom, with any number of rounds in between. A fall: at the bottom after having been on top.',
			'Each is counted within one evening and one game, and once: the next rise begins with the next time at the bottom.'
		]
	},
	mobility: {
		name: 'Who moves where',
		text: [
			'Each row is a place at which a round was begun, each column one at which it was finished; the number says how many rounds went so. Tables of different sizes are kept apart.',
			'If places were drawn by lot, every field would hold the same number. + and − mark the fields where that number is missed by more than chance would do about one time in twenty, ++ and −− by more than one time in three hundred.',
			`With fewer rounds than five times the players nothing is marked. ${standing}`
		]
	},
	tax: {
		name: 'Cards paid and received',
		text: ['Cards paid in tax to players above, and received from players below.', recorded]
	},
	'who-taxed-whom': {
		name: 'Who taxed whom',
		text: ['The cards that one player paid to another, the most first.', recorded]
	},
	revolutions: {
		name: 'Revolutions',
		text: [
			'Revolutions by the player who called them. A greater one, called from the bottom, also turns the places round.'
		]
	},
	decrees: {
		name: 'Decrees',
		text: [
			'Decrees by the player who issued them, and how many of those were refused by whoever was to obey.'
		]
	},
	rulings: {
		name: 'Rulings',
		text: ['Rulings of the Referee that were logged, by the player who asked for them.']
	},
	'head-to-head': {
		name: 'Two players',
		text: [
			'The rounds that both played: who finished higher in how many of them, and what one paid the other in tax.',
			`Being ahead by chance is like tossing a coin: with fewer than ${NEEDED.pair} rounds no share is shown.`
		]
	}
};
