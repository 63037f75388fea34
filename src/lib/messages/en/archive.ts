import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('en');

/** What all parts of the Chronicle say. */
export default {
	parts: {
		label: 'Parts of the chronicle',
		evenings: 'Evenings',
		people: 'People',
		statistics: 'Statistics'
	},
	opening: 'Opening…',
	allEvenings: 'All evenings',
	noSuch: 'There is no such evening on this phone.',
	/** After a sentence that says why. */
	unreadable: 'The evening cannot be read now; that is tried again by itself.',
	leftOut: 'Something that is stored here cannot be read, and is left out.',
	/** A link after the last one, to the list of what is left out. */
	seeWhat: 'See what',
	/** While evenings are read that were not counted yet. */
	reading: (done: number, total: number) =>
		`Reading earlier evenings: ${number(done)} of ${number(total)}.`,
	/** The same for the ear. */
	readingPercent: (percent: number) => `Reading earlier evenings: ${percent}%`,
	readingGoesOn: 'What is found grows meanwhile; everything else can be used.',
	/** On a button that takes a deletion back. What is read aloud begins with what is seen. */
	undo: 'Undo',
	undoDeletion: 'Undo the deletion'
};
