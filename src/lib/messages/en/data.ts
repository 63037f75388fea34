import { grammar } from '#lib/messages/grammar.ts';

const { plural, list, number } = grammar('en');

interface Counts {
	readonly evenings: number;
	readonly people: number;
	readonly houses: number;
}

const evenings = (n: number) =>
	plural(n, { one: `${number(n)} evening`, other: `${number(n)} evenings` });
const entries = (n: number) =>
	plural(n, { one: `${number(n)} entry`, other: `${number(n)} entries` });
const people = (n: number) =>
	plural(n, { one: `${number(n)} person`, other: `${number(n)} people` });
const houses = (n: number) =>
	plural(n, { one: `${number(n)} set of house rules`, other: `${number(n)} sets of house rules` });
const others = (n: number) =>
	plural(n, { one: `${number(n)} other`, other: `${number(n)} others` });

/** 12 evenings, 6 people, and 1 set of house rules. */
const counted = (counts: Counts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

/** The page of backup and restore, and of what is kept. */
export default {
	title: 'Data and backup',
	subtitle: 'Everything stays on this phone, in this browser',
	backup: {
		heading: 'Backup',
		text: 'Evenings, people and house rules in one file, to be kept somewhere else.',
		write: 'Back up',
		restoring:
			'A backup, or a file with one evening, is checked first. Nothing changes before you say so.',
		restore: 'Restore a file',
		/** What the chooser of files is called. */
		file: 'The file to restore',
		another: 'Choose another file'
	},
	done: 'Done',
	notNow: 'Not now',
	allSettings: 'All settings',
	/** What the app is at; `failed` and `stopped` are headings too. */
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
	/** Read aloud; `doing` is one of the headings above. */
	progress: (doing: string, percent: number) => `${doing}: ${percent}%`,
	soFar: (n: number) => `${evenings(n)} so far.`,
	ofEvenings: (n: number, of: number) => `${number(n)} of ${evenings(of)}.`,
	nothingChanged: 'Nothing was changed.',
	partStays:
		'What was restored so far stays, each evening whole or not there yet. Choose the same file again to finish.',
	cutOff: (file: string) =>
		`The restore of ${file} was cut off. What was restored is kept, each evening whole or not there yet; choose the file again to finish.`,
	leaveIt: 'Leave it as it is',
	backupReady: 'The backup is ready',
	firstSave: 'First save what is here',
	replaceNow: 'Replace everything now',
	doNotReplace: 'Do not replace',
	merged: 'The file is merged',
	restored: 'The file is restored',
	restoredCounts: (counts: Counts) => `${counted(counts)}.`,
	refused: 'The file was refused',
	unstored: 'Some entries are in memory only',
	unstoredText: 'They would be lost with a restore. Wait until they are stored, and restore then.',
	busy: 'Another tab restores a file',
	busyText: 'Wait until it is done, and choose the file again.',
	/** `size` is one of the sizes below. */
	holds: (counts: Counts, file: string, size: string) => `${counted(counts)}: ${file}, ${size}.`,
	/** Names of what is damaged, and how many more there are. */
	notInIt: (names: readonly string[], more: number) =>
		`Not in it, for it cannot be read: ${list(more > 0 ? [...names, others(more)] : names)}. It stays where it is; see “Damaged records” below.`,
	saveFile: 'Save the file',
	saveAgain: 'Save the file again',
	shareFile: 'Share the file',
	saved:
		'Saved, where this browser puts what it downloads or where it was shared to. Keep it somewhere else than on this phone too.',
	sizes: {
		bytes: (n: number) => plural(n, { one: `${n} byte`, other: `${n} bytes` }),
		/** The number as it is written in the language. */
		kilobytes: (n: string) => `${n} kB`,
		megabytes: (n: string) => `${n} MB`
	},
	/** What was found in a chosen file. */
	found: {
		evening: (name: string) => `One evening: ${name}`,
		backup: (date: string) => `A backup of ${date}`,
		counts: (counts: Counts) => `${counted(counts)}.`,
		addsOne: 'It is added to what is here. Nothing here is lost or doubled.',
		merges:
			'Merge adds what is new. Nothing here is lost or doubled; of a person or of house rules that both have, what was changed later counts.',
		addOne: 'Add the evening',
		merge: 'Merge',
		replaces:
			'Replace takes everything away that is here and puts the file in its place. What is here is saved to a file first.',
		replace: 'Replace everything'
	},
	/** What a merge would do, or did, with the evenings of a file: of `all` so many are new here, longer than here, here
	 * already; `branches` were continued on two phones. */
	news: (all: number, added: number, longer: number, known: number, branches: number) => {
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
		failed: 'What is kept here cannot be read now.',
		evenings: 'Evenings',
		withEntries: (n: number, entriesOfThem: number) =>
			`${number(n)}, with ${entries(entriesOfThem)}`,
		people: 'People',
		houses: 'House rules',
		space: 'Space',
		appIncluded: (size: string) => `${size}, the app itself included`,
		lastBackup: 'Last backup',
		never: 'None yet',
		promised: 'The browser promises to keep it.',
		notPromised: 'The browser may clear it when the phone runs out of space.',
		unknown: 'This browser makes no promises about it.',
		asked:
			'It was asked just now and did not promise. It mostly does so for an app that is installed or opened often. A backup is safe in any case.',
		ask: 'Ask it to keep everything'
	},
	iphone: {
		heading: 'On an iPhone or iPad',
		text: 'In a Safari tab the data may be cleared when the page was not visited for seven days. The app on the Home Screen is not cleared so. It has a store of its own: what was played in the tab is not in it, nor the other way round.',
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
		failed: 'The store cannot be looked through now.',
		none: 'Everything can be read.',
		some: (n: number) =>
			plural(n, {
				one: `${number(n)} record cannot be read. All else is as it was.`,
				other: `${number(n)} records cannot be read. All else is as it was.`
			}),
		stays: 'What the disk has damaged is left out of lists, and stays as it is.',
		look: 'Look for damaged records',
		nameless: 'Without a name',
		kinds: {
			person: 'a person',
			house: 'house rules',
			evening: 'an evening',
			line: 'the line of an evening in the list'
		},
		/** `kind` is one of those above. */
		item: (name: string, kind: string) => `${name}, ${kind}`,
		andOthers: (n: number) => `… and ${others(n)}`,
		save: (n: number) => plural(n, { one: 'Save it as it is', other: 'Save them as they are' }),
		remove: (n: number) => plural(n, { one: 'Remove it', other: 'Remove them' }),
		gone: (n: number) =>
			plural(n, { one: 'It is gone for good then.', other: 'They are gone for good then.' }),
		goneUnsaved: (n: number) =>
			plural(n, {
				one: 'It is gone for good then, and not saved yet.',
				other: 'They are gone for good then, and not saved yet.'
			}),
		lineAnew: 'An evening’s line in the list is written anew.',
		forGood: 'Remove for good',
		keep: (n: number) => plural(n, { one: 'Keep it', other: 'Keep them' })
	}
};
