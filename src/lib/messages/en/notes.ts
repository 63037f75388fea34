import { grammar } from '#lib/messages/grammar.ts';

const { plural, list } = grammar('en');

/** Notices that can appear on any page. */
export default {
	/** Storage problems: what happened, and what to do. */
	troubles: {
		missing: {
			what: 'This browser gives Courtbook no place to store anything.',
			todo: 'The evening goes on in memory, but closing the page loses it. Save a file before that, or play in another browser.'
		},
		forbidden: {
			what: 'This browser does not let Courtbook store anything.',
			todo: 'The evening goes on in memory, but closing the page loses it. Save a file before that. A private window, or blocked site data, can be the reason.'
		},
		unopened: {
			what: 'This browser could not open the storage of Courtbook.',
			todo: 'The evening goes on in memory, but closing the page loses it. Save a file before that. Courtbook keeps trying; starting the browser again may help.'
		},
		blocked: {
			what: 'An older tab of Courtbook is blocking the storage.',
			todo: 'Close other tabs of Courtbook. This one then carries on by itself.'
		},
		newer: {
			what: 'A newer version of Courtbook has taken over the storage.',
			todo: 'If entries are in memory only, save a file. Then load this page again.'
		},
		full: {
			what: 'The storage is full.',
			todo: 'The evening goes on in memory. Free some space on the phone, and save a file meanwhile. Courtbook keeps trying.'
		},
		lost: {
			what: 'The storage was closed or deleted while Courtbook was open.',
			todo: 'Courtbook keeps trying. Save a file meanwhile.'
		},
		failed: {
			what: 'The last entry could not be stored.',
			todo: 'Courtbook keeps trying. Save a file meanwhile.'
		}
	},
	/** Instead of `troubles.failed` where nothing was being stored. */
	wentWrong: 'Something went wrong in this browser.',
	/** A worker did not start. */
	noWorker:
		'This browser did not start a background part of Courtbook. Without it there are no searches, statistics, backups, links or scans; the table goes on as usual. Load the page again, or try another browser.',
	/** @param n how many entries are not stored */
	safe: (n: number) =>
		n === 0
			? 'What was stored before is safe.'
			: plural(n, {
					one: 'What was stored before is safe. The last entry is in memory only.',
					other: `What was stored before is safe. The last ${n} entries are in memory only.`
				}),
	saveFile: 'Save a file',

	cutOff: (file: string) => `Restoring ${file} was cut off. Nothing is lost.`,
	finish: 'Finish it',

	/** The evening on the table nears or has reached the largest size: what, and what to do. */
	full: {
		nearly: {
			what: 'This evening is nearly as large as Courtbook can keep one.',
			todo: 'Close it soon and start a new one with the same people. Everything in it stays.'
		},
		full: {
			what: 'This evening is as large as Courtbook can keep one.',
			todo: 'Nothing more is recorded in it. Close it and start a new one with the same people. Everything in it stays.'
		}
	},

	damaged: {
		/** @param name null if it cannot be read either */
		what: (name: string | null) =>
			`${name === null ? 'This evening' : `“${name}”`} is damaged and cannot be read.`,
		leftAsItIs:
			'Nothing was changed, and all other evenings are safe. Save it as it is; someone may be able to repair it.',
		notGivenOut: 'It cannot be read right now. Try again later.',
		save: 'Save it as it is',
		takeOff: 'Take it off the table'
	},

	/** Another tab of the same browser. */
	otherTab: {
		putOn: (evening: string) => `Another tab has put “${evening}” on the table.`,
		nameless: 'an evening',
		tookOff: (evening: string) =>
			`Another tab has taken “${evening}” off the table. It is in the Chronicle.`,
		stays: (evening: string) => `This tab keeps “${evening}” until you reload it.`,
		takeOffToo: 'Take it off here too',
		showHere: 'Show it here',
		notNow: 'Not now',
		keep: 'Keep this one on the table'
	},
	/** Another tab recorded something first.
	 * @param was what it recorded, in a few words: Ana’s exit */
	writeConflict: {
		exit: (name: string) => `${name}’s exit`,
		undo: 'the undo',
		redo: 'the redo',
		nothingUndone: 'Nothing was undone here.',
		nothingRedone: 'Nothing was redone here.',
		same: (was: string) => `Another tab had recorded this already: ${was}. It is stored once.`,
		/** @param why a sentence, or empty */
		refused: (was: string, why: string) => `Another tab was first: ${was}. ${why}`,
		leftOut: (was: string, dropped: readonly string[]) =>
			`Another tab was first: ${was}. This no longer fits and is left out: ${list(dropped)}.`
	},

	/** The reminder to back up. */
	backup: {
		label: 'Backup',
		never:
			'Ten evenings are kept on this phone alone. A file on another device keeps them safe if you lose it.',
		since:
			'Ten evenings have ended since the last backup. A file on another device keeps them safe if you lose this phone.',
		write: 'Back up',
		later: 'After ten more'
	}
};
