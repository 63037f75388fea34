import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('en');

/** The Chronicle: shared by its pages. */
export default {
	parts: {
		label: 'Parts of the Chronicle',
		evenings: 'Evenings',
		people: 'People',
		statistics: 'Statistics'
	},
	opening: 'Opening…',
	allEvenings: 'All evenings',
	noSuch: 'There is no such evening on this phone.',
	/** Follows a sentence that gives the reason. */
	unreadable: 'The evening cannot be read right now. Courtbook keeps trying.',
	leftOut: 'Something stored here cannot be read, so it is not shown.',
	/** Link after `leftOut`, to the list of unreadable records. */
	seeWhat: 'See what',
	/** Progress while stored evenings are indexed. */
	reading: (done: number, total: number) =>
		`Reading earlier evenings: ${number(done)} of ${number(total)}.`,
	/** The same, for screen readers. */
	readingPercent: (percent: number) => `Reading earlier evenings: ${percent}%`,
	readingGoesOn: 'More will turn up as it reads. You can use everything else already.',
	/** Button that undoes a deletion; its accessible name begins with the visible text. */
	undo: 'Undo',
	undoDeletion: 'Undo the deletion'
};
