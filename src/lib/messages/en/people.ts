import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('en');
const evenings = byCount('# evening', '# evenings');
const rounds = byCount('# round', '# rounds');
const names = byCount('# name', '# names');

/** The list of people, and the page of each. */
export default {
	title: 'People',
	unreadable: 'The list of people cannot be read right now. Nothing has changed; try again later.',
	none: {
		/** A sentence whose middle part links to the Table. */
		before: 'Nobody yet. ',
		link: 'Start an evening at the Table',
		after: ', and everyone who sits down is listed here.'
	},
	search: 'Search the people',
	notFound: 'Nobody has a name like that. Try fewer letters.',
	found: byCount('# name found', '# names found'),
	allHidden: 'Everyone is hidden. Open a name below to offer it again.',
	hidden: 'Hidden',
	countedAsOther: 'Counted as somebody else',
	names,
	/** How often a person played. */
	played: (n: number, inRounds: number) =>
		n === 0 ? 'No round yet' : `${evenings(n)} · ${rounds(inRounds)}`,
	lastSeen: (day: string) => `Last seen ${day}`,
	/** Follows `played` on the same line. */
	thenLastSeen: (day: string) => `last seen ${day}`,

	person: 'Person',
	noSuch: 'There is no such person on this phone.',
	all: 'All people',
	/** Instead of an unknown name: in a sentence, and in a list. */
	somebody: 'somebody',
	somebodyListed: 'Somebody',
	eveningsOf: (name: string) => `Evenings of ${name}`,
	notCounted: 'The statistics cannot be worked out right now. Try again later.',
	counting: 'Counting…',
	notStored: 'It could not be stored. Nothing was changed; try again.',
	undo: 'Undo',

	name: 'Name',
	rename: 'Rename',
	renamed: 'Renamed, in every evening.',
	taken: 'Someone else has that name. Add a letter, or count both as one below.',

	/** Whether a person is an Emperor or an Empress: a button for each form, with its titles. */
	address: 'Form of address',
	titles: (titles: readonly string[]) => titles.join(', '),

	colour: 'Colour in charts',
	noColour: 'None chosen: each chart picks a free one.',
	sameColour:
		'If someone else in a chart has the same colour, that chart gives one of you another.',
	/** The names of the line colours, in the order of the palette. */
	colours: [
		'Lemon',
		'Plum',
		'Lake',
		'Blue',
		'Cream',
		'Lilac',
		'Leaf',
		'Ice',
		'Teal',
		'Rose',
		'Ash',
		'Sky'
	],

	offering: 'At the start of an evening',
	isHidden: 'Hidden: the name is no longer offered. The history stays as it is.',
	isOffered:
		'The name is offered, and also when someone joins later. Hiding it changes nothing in the history.',
	offer: 'Offer the name again',
	hide: 'Hide the name',
	nowHidden: 'Hidden. The history stays as it is.',
	nowOffered: 'Offered again.',

	/** Two entries for the same person. */
	merge: {
		label: 'Is the same person as',
		choose: 'Choose a name',
		choice: (name: string, n: number) => `${name}, ${evenings(n)}`,
		help: 'For someone who was entered twice, as Ben and as Benn. You see what would follow before anything changes.',
		unreadable: 'The evenings cannot be read right now. Nothing was changed.',
		failed: 'They could not be counted as one. Nothing was changed; try again.',
		/** @param from is counted for `into`, whose name stays */
		together: (from: string, into: string) =>
			`${from} and ${into} sat at the same table at the same time, so they are two people. They stay separate.`,
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
			`Every evening, old or new, then shows the name ${name}. You can separate them again at any time.`,
		keepOther: (name: string) => `Keep the name ${name} instead`,
		go: 'Count both as one',
		done: (from: string, into: string) => `${from} counts for ${into} now.`
	},
	merged: {
		/** Heading above the names counted for this person. */
		title: 'Also entered as',
		part: 'Separate them',
		/** Accessible name of that button. */
		partWhich: (name: string) => `Separate ${name} from this person`,
		parted: (name: string) => `${name} is a person of their own again.`,
		countedAs: (name: string) => `Counted as ${name}`,
		countsFor: (from: string, into: string) =>
			`All evenings of ${from} count for ${into} and show that name.`,
		/** A link to the person. */
		to: (name: string) => `To ${name}`
	}
};
