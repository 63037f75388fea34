import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, list, number } = grammar('en');

const evenings = byLargeCount('# evening', '# evenings');
const entries = byLargeCount('# entry', '# entries');
const people = byLargeCount('# person', '# people');
const houses = byLargeCount('# set of house rules', '# sets of house rules');
const others = byLargeCount('# other', '# others');

/** 12 evenings, 6 people, and 1 set of house rules. */
const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

/** The page of backup, restore and stored data. */
export default {
	title: 'Data and backup',
	subtitle: 'What is stored on this phone, in this browser',
	/** What the browser has lost since the last visit. */
	lost: {
		gone: 'Evenings that were kept here are gone: restore your backup.',
		shorter: byLargeCount(
			'One evening has lost its last entries: your backup may have them.',
			'# evenings have lost their last entries: your backup may have them.'
		),
		noBackup: 'No backup of this phone is known.',
		/** @param date a formatted date */
		backedUp: (date: string) => `The last backup was saved on ${date}.`,
		restore: 'Restore a backup',
		dismiss: 'I have read it'
	},
	backup: {
		heading: 'Backup',
		text: 'All evenings, people and house rules in one file. Keep it somewhere else.',
		write: 'Back up',
		restoring:
			'Choose a backup, or a file with one evening. It is checked first, and nothing changes until you say so.',
		restore: 'Restore a file',
		/** Label of the file chooser. */
		file: 'The file to restore',
		another: 'Choose another file'
	},
	done: 'Done',
	notNow: 'Not now',
	allSettings: 'All settings',
	/** The job in progress; `title`, `failed` and `stopped` are headings. */
	doing: {
		writing: {
			title: 'Writing the backup',
			failed: 'Writing the backup failed',
			stopped: 'Writing the backup was stopped'
		},
		checking: {
			title: 'Checking the file',
			failed: 'Checking the file failed',
			stopped: 'Checking the file was stopped'
		},
		keeping: {
			title: 'Saving what is here',
			failed: 'Saving what is here failed',
			stopped: 'Saving what is here was stopped'
		},
		restoring: {
			title: 'Restoring the file',
			failed: 'Restoring the file failed',
			stopped: 'Restoring the file was stopped'
		}
	},
	stop: 'Stop',
	/** For screen readers. @param doing one of the titles above */
	progress: (doing: string, percent: number) => `${doing}: ${percent}%`,
	soFar: (n: number) => `${evenings(n)} so far.`,
	ofEvenings: (n: number, of: number) => `${number(n)} of ${evenings(of)}.`,
	nothingChanged: 'Nothing was changed.',
	partStays:
		'What was restored so far stays, and no evening is left half done. Choose the same file again to finish.',
	cutOff: (file: string) =>
		`Restoring ${file} was cut off. What was restored so far stays, and no evening is left half done. Choose the file again to finish.`,
	leaveIt: 'Leave it as it is',
	backupReady: 'The backup is ready',
	firstSave: 'First save what is here',
	replaceNow: 'Replace everything now',
	doNotReplace: 'Do not replace',
	merged: 'The file is merged',
	restored: 'The file is restored',
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	refused: 'The file was refused',
	/** Beside a backup that was just made. */
	unstoredNotInIt:
		'Some entries are in memory only, and not in this file. Save a file of the evening as well.',
	unstored: 'Some entries are in memory only',
	unstoredText: 'A restore would lose them. Wait until they are stored, then try again.',
	busy: 'Another tab is restoring a file',
	busyText: 'Wait until it is done, then choose the file again.',
	/** @param size one of `sizes` */
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}: ${file}, ${size}.`,
	/** @param names of damaged records @param more how many further ones */
	notInIt: (names: readonly string[], more: number) =>
		`Left out, because it cannot be read: ${list(more > 0 ? [...names, others(more)] : names)}. It stays where it is; see “Damaged records” below.`,
	saveFile: 'Save the file',
	saveAgain: 'Save the file again',
	shareFile: 'Share the file',
	saved:
		'Saved with this browser’s downloads, or where you shared it to. Keep a copy somewhere other than this phone.',
	sizes: {
		bytes: byCount('# byte', '# bytes'),
		/** @param n formatted in the language */
		kilobytes: (n: string) => `${n} kB`,
		megabytes: (n: string) => `${n} MB`
	},
	/** The contents of the chosen file. */
	found: {
		evening: (name: string) => `One evening: ${name}`,
		backup: (date: string) => `A backup of ${date}`,
		counts: (counts: StoredCounts) => `${counted(counts)}.`,
		addsOne: 'It is added to what is here. Nothing here is lost or doubled.',
		/** Where nothing is stored yet, so that nothing has to be chosen. */
		restore: 'Restore',
		merges:
			'Merge adds what is new. Nothing here is lost or doubled. If both have the same person or house rules, the later change counts.',
		addOne: 'Add the evening',
		merge: 'Merge',
		replaces:
			'Replace removes everything here and puts the file in its place. What is here is saved to a file first.',
		replace: 'Replace everything'
	},
	/** What a merge does with the evenings of a file: how many of `all` are added, continue one
	 * stored here, or are known already; `branches` were continued on two phones. */
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0 ? [`${number(added)} new here`] : []),
			...(longer > 0 ? [`${number(longer)} longer than here`] : []),
			...(known > 0 ? [`${number(known)} here already`] : [])
		];
		const of = `Of ${evenings(all)}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, { one: 'evening was', other: 'evenings were' });
		return `${of} ${number(branches)} ${were} continued on two phones: both are kept, side by side.`;
	},
	kept: {
		heading: 'What is kept here',
		failed: 'What is kept here cannot be read right now. Try again later.',
		evenings: 'Evenings',
		withEntries: (n: number, entriesOfThem: number) =>
			`${number(n)}, with ${entries(entriesOfThem)}`,
		people: 'People',
		houses: 'House rules',
		space: 'Space',
		appIncluded: (size: string) => `${size}, including the app itself`,
		lastBackup: 'Last backup',
		never: 'None yet',
		promised: 'The browser promises to keep it.',
		notPromised: 'The browser may clear it when the phone runs out of space.',
		unknown: 'This browser makes no promises about it.',
		asked:
			'It did not promise just now. Browsers mostly do for an app that is installed or opened often. A backup is safe either way.',
		ask: 'Ask it to keep everything'
	},
	iphone: {
		heading: 'On an iPhone or iPad',
		text: 'Safari may clear what a page has stored when you have not visited it for seven days. It does not do that to an app on the Home Screen. That app has a storage of its own: it does not see what was played in the tab, and the tab does not see what was played in it.',
		move: 'To move from one to the other:',
		steps: [
			'Back up here, and save the file.',
			'In Safari choose Share, then Add to Home Screen.',
			'Open Courtbook from the Home Screen, come back to this page, and restore the file there.'
		]
	},
	damaged: {
		heading: 'Damaged records',
		reading: 'Looking through everything…',
		failed: 'The records cannot be checked right now. Try again later.',
		none: 'Everything can be read.',
		some: byLargeCount(
			'# record cannot be read. Nothing else is affected.',
			'# records cannot be read. Nothing else is affected.'
		),
		stays: 'Damaged records are left out of lists and stay as they are.',
		look: 'Look for damaged records',
		nameless: 'Without a name',
		kinds: {
			person: 'a person',
			house: 'house rules',
			evening: 'an evening',
			line: 'an evening’s line in the list'
		},
		/** @param kind one of `kinds` */
		item: (name: string, kind: string) => `${name}, ${kind}`,
		andOthers: (n: number) => `… and ${others(n)}`,
		save: byCount('Save it as it is', 'Save them as they are'),
		remove: byCount('Remove it', 'Remove them'),
		gone: byCount('Then it is gone for good.', 'Then they are gone for good.'),
		goneUnsaved: byCount(
			'Then it is gone for good, and it is not saved yet.',
			'Then they are gone for good, and they are not saved yet.'
		),
		lineAnew: 'An evening’s line in the list is written again.',
		forGood: 'Remove for good',
		keep: byCount('Keep it', 'Keep them')
	}
};
