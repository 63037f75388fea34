import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('en');

/** What may have to be said on any page. */
export default {
	/** Troubles with the store. */
	troubles: {
		missing: {
			what: 'This browser gives Courtbook no place to store anything.',
			todo: 'The evening goes on in memory. Save a file before you close the page, or leave private browsing.'
		},
		blocked: {
			what: 'An older tab of Courtbook holds the store.',
			todo: 'Close other tabs of Courtbook; storing is tried again by itself.'
		},
		newer: {
			what: 'A newer version of Courtbook has taken over the store.',
			todo: 'Save a file if entries are in memory only, then load this page again.'
		},
		full: {
			what: 'The storage is full.',
			todo: 'The evening goes on in memory. Free some space, and save a file meanwhile; storing is tried again by itself.'
		},
		lost: {
			what: 'The store was closed or deleted under the app.',
			todo: 'Storing is tried again by itself; save a file meanwhile.'
		},
		failed: {
			what: 'The last entry could not be stored.',
			todo: 'Storing is tried again by itself; save a file meanwhile.'
		}
	},
	/** Where no entry is being stored. */
	wentWrong: 'Something went wrong in this browser.',
	/** `n` entries are not stored. */
	safe: (n: number) =>
		n === 0
			? 'What was stored before is safe.'
			: plural(n, {
					one: 'What was stored before is safe. The last entry is in memory only.',
					other: `What was stored before is safe. The last ${n} entries are in memory only.`
				}),
	saveFile: 'Save a file',

	cutOff: (file: string) => `The restore of ${file} was cut off. Nothing is lost.`,
	finish: 'Finish it',

	damaged: {
		/** Null where not even the name can be read. */
		what: (name: string | null) =>
			`${name === null ? 'This evening' : `“${name}”`} is damaged and cannot be read.`,
		leftAsItIs:
			'It is left as it is, and nothing else is touched: all other evenings are safe. Save it as it is for somebody who may mend it.',
		notGivenOut: 'The store does not give it out now. Try again later.',
		save: 'Save it as it is',
		takeOff: 'Take it off the table'
	},

	/** Another tab of the same browser. */
	otherTab: {
		putOn: (evening: string) => `Another tab has put “${evening}” on the table.`,
		nameless: 'an evening',
		tookOff: (evening: string) =>
			`Another tab has taken “${evening}” off the table. It is in the Chronicle.`,
		stays: (evening: string) => `This tab stays with “${evening}” until it is loaded again.`,
		takeOffToo: 'Take it off here too',
		showHere: 'Show it here',
		notNow: 'Not now',
		keep: 'Keep this one on the table'
	},
	/** What another tab did first, here and below in a few words: "Ana’s exit". */
	told: {
		exit: (name: string) => `${name}’s exit`,
		undo: 'the undo',
		redo: 'the redo',
		nothingUndone: 'Nothing was undone here.',
		nothingRedone: 'Nothing was redone here.',
		same: (was: string) => `Another tab had recorded this already: ${was}. It is stored once.`,
		/** `why` is a sentence, or empty. */
		refused: (was: string, why: string) => `Another tab was first: ${was}. ${why}`,
		leftOut: (was: string, dropped: readonly string[]) =>
			`Another tab was first: ${was}. After that, this does not fit any more and is left out: ${list(dropped)}.`
	},

	/** A word about backups. */
	backup: {
		label: 'Backup',
		never:
			'Ten evenings are kept on this phone alone. A file on another device keeps them, should this phone be lost.',
		since:
			'Ten evenings have ended since the last backup. A file on another device keeps them, should this phone be lost.',
		write: 'Back up',
		later: 'After ten more'
	}
};
