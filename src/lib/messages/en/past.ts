import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('en');

/** Why a part of a file is not taken, or not wholly; of each the game, name or text that it is
 * about. */
const faults = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook does not know the game.' : `Courtbook does not know the game ${what}.`,
	'wrong-date': (what: string) => `“${what}” is not a day. Write it like 2026-11-21.`,
	'wrong-name': (what: string) => `“${what}” cannot be a name.`,
	'name-twice': (_: string) => 'A name is there twice.',
	'wrong-places': (_: string) => 'The places are not 1, 2, 3 and so on, each once.',
	'wrong-points': (_: string) => 'The points are not whole numbers.',
	'no-order': (_: string) => 'Nothing says who was before whom.',
	'too-few': (_: string) => 'Too few players for this game.',
	'too-many': (_: string) => 'Too many players for this game.',
	'does-not-fit': (_: string) => 'It cannot have happened like this.',
	'already-here': (what: string) => `“${what}” is on this phone already.`,
	'titles-not-kept': (_: string) => 'The round is taken, but its titles are not those of the game.',
	'points-not-kept': (_: string) => 'The points are not taken: no rules lead to them.',
	'leader-not-kept': (_: string) => 'Who led first is not taken.',
	'comment-not-kept': (_: string) => 'The comment is not taken whole.'
};

/** Evenings that are entered after they were played: from a file, or by hand. */
export default {
	title: 'Earlier evenings',
	subtitle: 'Evenings that were played before you enter them',
	faults,
	file: {
		heading: 'From a file',
		text: 'A file that BG Stats exports, a table that Courtbook saved (CSV), or a list of places: a name above each column, and a line for each round with everybody’s place. You see everything first.',
		choose: 'Choose a file',
		/** Label of the file chooser. */
		label: 'The file with the evenings',
		reading: 'Reading the file…',
		adding: 'Adding the evenings…',
		stop: 'Stop',
		/** Headings. */
		found: byCount('One evening can be added', '# evenings can be added'),
		nothing: 'Nothing of this file can be added',
		askGame: 'The file names no game. Which was it?',
		askDay: 'The file names no day. Which was it?',
		more: byCount('and one more', 'and # more'),
		rounds: byCount('# round', '# rounds'),
		known: (names: readonly string[]) => `Known here: ${list(names)}`,
		newPeople: (names: readonly string[]) => `New people: ${list(names)}`,
		/** A name of the file, and the name by which this person goes here. */
		renamed: (name: string, known: string) => `${name}, known here as ${known}`,
		leftOut: byCount('One thing is not taken', '# things are not taken'),
		/** A line of a table, or a play of BG Stats. @param what one of the faults */
		line: (line: number, what: string) => `Line ${line}: ${what}`,
		play: (line: number, what: string) => `Play ${line}: ${what}`,
		add: byCount('Add this evening', 'Add # evenings'),
		notNow: 'Not now',
		another: 'Choose another file',
		added: byCount(
			'One evening was added to the Chronicle.',
			'# evenings were added to the Chronicle.'
		),
		show: 'Show it',
		toList: 'Show the Chronicle',
		notOurs:
			'Courtbook cannot read evenings from this file. It reads a file that BG Stats exports, a table with Courtbook’s columns, or a list with names in its first line. A backup is restored under Settings.',
		tooLarge: 'The file is too large.',
		tooMany: 'The file has too many evenings for one time. Split it.',
		nothingChanged: 'Nothing was added.',
		stopped: 'It was stopped. What was added until then is in the Chronicle.'
	},
	hand: {
		heading: 'By hand',
		text: 'Enter who played and how the rounds ended.',
		enter: 'Enter an evening',
		game: 'Game',
		day: 'Day',
		how: 'What is known',
		rounds: 'Every round',
		places: 'Only the final places',
		who: 'Who played',
		whoHint: 'Tap the names, or type new ones. People may come and go between rounds.',
		order: (n: number) => `Round ${n}: tap the names from first to last`,
		final: 'Tap the names from first to last',
		/** The name of a button. */
		tapped: (name: string, place: number) => `${name}: place ${place}`,
		notYet: (name: string) => `${name}: no place yet`,
		again: 'Start this round again',
		enterRound: 'Enter the round',
		taken: 'Rounds so far',
		round: (n: number, names: readonly string[]) => `Round ${n}: ${list(names)}`,
		remove: 'Remove the last round',
		save: 'Add to the Chronicle',
		notSaved: 'It could not be stored. Try again.'
	}
};
