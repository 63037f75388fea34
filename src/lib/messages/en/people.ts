import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('en');
const evenings = (n: number) => plural(n, { one: `${n} evening`, other: `${n} evenings` });
const rounds = (n: number) => plural(n, { one: `${n} round`, other: `${n} rounds` });
const names = (n: number) => plural(n, { one: `${n} name`, other: `${n} names` });

/** The list of the people, and the page of each. */
export default {
	title: 'People',
	subtitle: 'Everybody who ever played, those seen last first',
	unreadable: 'The roster cannot be read now. It is left as it is.',
	none: {
		/** A sentence in which what stands between is a link to the Table. */
		before: 'Nobody yet. ',
		link: 'Start an evening at the Table',
		after: '; whoever sits down is kept here.'
	},
	search: 'Search the people',
	notFound: 'Nobody has such a name. Try fewer letters.',
	found: (n: number) => plural(n, { one: `${n} name found`, other: `${n} names found` }),
	allHidden: 'Everybody is hidden. Open a name below to have it offered again.',
	hidden: 'Hidden',
	countedAsOther: 'Counted as somebody else',
	names,
	/** How often somebody was there. */
	played: (n: number, inRounds: number) =>
		n === 0 ? 'No round yet' : `${evenings(n)} · ${rounds(inRounds)}`,
	lastSeen: (day: string) => `Last seen ${day}`,
	/** After how often, on the same line. */
	thenLastSeen: (day: string) => `last seen ${day}`,

	person: 'Person',
	noSuch: 'There is no such person on this phone.',
	all: 'All people',
	/** Instead of a name that is unknown here: in a sentence, and in a table. */
	somebody: 'somebody',
	somebodyListed: 'Somebody',
	eveningsOf: (name: string) => `Evenings of ${name}`,
	notCounted: 'The statistics cannot be worked out now.',
	counting: 'Counting…',
	notStored: 'It could not be stored. Nothing was changed.',
	undo: 'Undo',

	name: 'Name',
	rename: 'Rename',
	renamed: 'Renamed, in every evening.',
	taken: 'Somebody else of the roster has that name. Add a letter, or count both as one below.',

	/** Whether somebody is an Emperor or an Empress; a button for each, with such titles. */
	address: 'Form of address',
	titles: (titles: readonly string[]) => titles.join(', '),

	colour: 'Colour in charts',
	noColour: 'None is chosen: each chart gives one that is free.',
	sameColour:
		'If somebody else in a chart has the same colour, that chart draws one of the two in another.',
	/** The colours of the players’ lines, in their order. */
	colours: [
		...['Brass', 'Wax', 'Mint', 'Blue', 'Cream', 'Lilac'],
		...['Leaf', 'Ice', 'Teal', 'Rose', 'Ash', 'Sky']
	],

	offering: 'At the start of an evening',
	isHidden: 'Hidden: the name is not offered any more. The history stays as it is.',
	isOffered:
		'The name is offered, and so it is when somebody joins. Hiding it changes nothing in the history.',
	offer: 'Offer the name again',
	hide: 'Hide the name',
	nowHidden: 'Hidden. The history stays as it is.',
	nowOffered: 'Offered again.',

	/** Two entries that are one person. */
	merge: {
		label: 'Is the same person as',
		choose: 'Choose a name',
		choice: (name: string, n: number) => `${name}, ${evenings(n)}`,
		help: 'For somebody who was entered twice, as Ben and as Benn. You see what would follow before anything changes.',
		unreadable: 'The evenings cannot be read now. Nothing was changed.',
		failed: 'They could not be counted as one now. Nothing was changed.',
		/** `from` is counted for `into`, whose name stays. */
		together: (from: string, into: string) =>
			`${from} and ${into} sat at one table at one time, so they are two people. They stay apart.`,
		nothing: (from: string) => `No evening is counted for ${from} yet.`,
		/** @param n the evenings of `from` @param all those of both @param inRounds their rounds */
		follows: (from: string, into: string, n: number, all: number, inRounds: number) =>
			plural(n, {
				one: `The one evening of ${from} will count for ${into}`,
				other: `All ${n} evenings of ${from} will count for ${into}`
			}) + `, who then has ${evenings(all)} and ${rounds(inRounds)}.`,
		preview: 'What would follow',
		evening: (evening: string, day: string) => `${evening}, ${day}`,
		correctFirst:
			'If one of them was seated there by mistake, correct the rounds of that evening first.',
		both: (name: string) => `Both as ${name}`,
		stays: (name: string) =>
			`Every evening, old or new, then shows the name ${name}. Both entries stay stored, so they can be parted again at any time.`,
		keepOther: (name: string) => `Keep the name ${name} instead`,
		go: 'Count both as one',
		done: (from: string, into: string) => `${from} counts for ${into} now.`
	},
	merged: {
		/** Above the names that count for this person. */
		title: 'Also entered as',
		part: 'Part them',
		/** The same read aloud. */
		partWhich: (name: string) => `Part ${name} from this person`,
		parted: (name: string) => `${name} stands for one person again.`,
		countedAs: (name: string) => `Counted as ${name}`,
		countsFor: (from: string, into: string) =>
			`All evenings of ${from} count for ${into} and show that name.`,
		/** A link to the person. */
		to: (name: string) => `To ${name}`
	}
};
