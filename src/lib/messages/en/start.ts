import { grammar } from '#lib/messages/grammar.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const { byCount } = grammar('en');

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `best with ${from}` : `best with ${from} to ${to}`;
const players = byCount('# player', '# players');

const NUMBERS = [
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
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

/** Starting an evening. */
export default {
	/** One short line below the heading, on a first visit. */
	firstTime: 'Play with your own cards.',
	/** Comments on the number of players. */
	number: {
		tooFew: (game: string, min: number, best: PlayerRange) =>
			`${game} needs at least ${min}, ${bestWith(best)}.`,
		tooMany: (game: string, max: number, n: number) =>
			`${game} takes at most ${max}; ${n} are seated.`,
		notFair: (n: number, game: string, best: PlayerRange) =>
			`${players(n)}: fewer than ${game} was made for, ${bestWith(best)}.`,
		works: (n: number, best: PlayerRange) => `${players(n)}: it works, but is ${bestWith(best)}.`,
		best: (n: number, best: PlayerRange) => `${players(n)}, ${bestWith(best)}.`
	},
	title: 'A new evening',
	subtitle: 'Who plays what tonight?',
	game: (game: string) => `Game: ${game}`,
	allGames: 'All games',
	published: 'By the published rules',
	howDoYouPlay: 'How do you play it?',
	otherGames: 'Other games',
	whichGame: 'Which game?',
	players: (from: number, to: number) => `${from}–${to} players`,
	/** Other names of a game. */
	also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
	nameLabel: 'New name, or a list of names',
	namePlaceholder: 'Name, or a list of names',
	add: 'Add',
	/** @param why a sentence */
	refused: (name: string, why: string) => `${name}: ${why}`,
	seated: 'Players, clockwise as they sit',
	tap: 'Clockwise, as you sit.',
	largerPack:
		'With more than four players the source of Tahimi prefers a larger pack with higher taxes: choose that in house rules. Here the 52 cards are dealt evenly.',
	/** Follows `number.tooMany`, where a second pack helps (DF-10). */
	secondPack: (max: number) =>
		`One pack is too small for so many. With a second pack up to ${max} can play, by a house rule for this evening.`,
	twoPacks: 'Play with two packs',
	/** Asked where the pack is a tarot (TH-5). */
	trumps: {
		question: 'In tribute and in the draw for seats, tarot trumps count',
		below: 'below every rank (our reading)',
		above: 'above every rank'
	},
	addEveryone:
		'Add everyone who plays, clockwise as they sit. They are remembered for the next evening.',
	help: 'What people ask',
	/** Offers the people of the latest evening. @param day the weekday, if it was within a week */
	again: (n: number, day: string | null) =>
		day === null ? `Same ${number(n)} as last time?` : `Same ${number(n)} as ${day}?`,
	missing: 'Tap who is missing.',
	somebodyNew: 'Somebody new',
	change: 'Change',
	/** Moves on to the first deal. @param n of how many, if not everybody of the last time plays */
	deal: (n: number | null) =>
		n === null ? 'Deal round 1' : `Deal round 1 to ${n < 3 ? n : number(n)}`,
	/** Moves on to the draw for first seats. */
	draw: 'Draw for seats',
	/** @param n how many players are needed to begin */
	needed: (n: number) =>
		n === 1 ? 'One more is needed' : n === 2 ? 'Two more are needed' : `${n} more are needed`,
	/** Goes on with an evening that was left open. @param day the weekday, if it was within a week */
	goOn: (round: number, day: string | null) => `Go on with round ${round} of ${day ?? 'last time'}`,
	seeLast: (day: string | null) => (day === null ? 'See last time' : `See last ${day}`),
	/** An evening that was left open was closed because the next one has begun. */
	leftClosed: (evening: string) => `“${evening}” is closed.`,
	undo: 'Undo',
	undoClosing: 'Undo: go on with that evening',
	/** The first screen of an empty phone. */
	first: {
		title: 'You play the cards. It keeps the court.',
		how: 'Any deck of your own. Tap who goes out: seats, titles and taxes are worked out.',
		promises: ['Free', 'Offline', 'No account'],
		takeSeats: 'Take your seats',
		sample: 'Look at a played evening'
	},
	/** Finds a game by the name that people give it. */
	called: {
		question: 'What do you call it?',
		here: (game: string) => `Here it is called ${game}.`,
		none: 'No game here has that name. These are all:'
	},
	/** An evening to look at, and who plays it. */
	sample: {
		label: 'Sample',
		mark: 'A sample evening. Nothing of it is kept or counted.',
		players: ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Lena'],
		decree: 'Whoever comes last brings the drinks.',
		playOwn: 'Play your own'
	},
	mySeat: 'My seat at the shared table',
	allNames: (n: number) => `All ${n} names`,
	start: (n: number) => (n === 0 ? 'Start' : `Start with ${n}`),
	/** Default name of an evening: Friday Temple. */
	eveningName: (weekday: string, game: string) => `${weekday} ${game.replace(/^The /, '')}`
};
