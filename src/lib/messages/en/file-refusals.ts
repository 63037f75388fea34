import type { FileSentence, FileSource } from '#lib/messages/parameters.ts';

const again = 'Send or copy it again, whole, from the phone that made it.';
const changed =
	'Something other than Courtbook changed it. Make it again on the phone it came from.';
const made = 'Make it again on the phone it came from.';

const what = {
	unreadable: (it: FileSource) => `The ${it} cannot be read.`,
	'not-ours': (it: FileSource) => `This ${it} is not one of Courtbook’s.`,
	damaged: (it: FileSource) => `The ${it} is damaged or cut off.`,
	'newer-version': (it: FileSource) => `A newer version of Courtbook made the ${it}.`,
	'too-large': (it: FileSource) => `The ${it} is larger than anything that Courtbook writes.`,
	'unpacks-too-large': (it: FileSource) => `The ${it} unpacks to more than Courtbook ever writes.`,
	'too-deep': (it: FileSource) => `The ${it} is built in a way that Courtbook never writes.`,
	'too-many': (it: FileSource) => `The ${it} holds more than Courtbook ever writes.`,
	'too-much-work': (it: FileSource) => `The ${it} takes more work to check than any real evening.`,
	'wrong-shape': (it: FileSource) => `Something in the ${it} is not as Courtbook writes it.`,
	'does-not-follow': (it: FileSource) =>
		`The ${it} records something that could not have happened.`,
	twice: (it: FileSource) => `The ${it} has something twice that can be there once.`,
	incomplete: (it: FileSource) => `Something is missing in the ${it}.`
};

const todo: Record<keyof typeof what, FileSentence> = {
	unreadable: (it) =>
		({
			file: 'It may have been moved, or be in a cloud that is out of reach. Save it on this phone and choose it again.',
			link: 'Reload Courtbook and open the link again. If that does not help, this browser is too old for links.',
			record: 'Reload Courtbook.'
		})[it],
	'not-ours': (it) =>
		({
			file: 'Look for a file that Courtbook saved: its name ends in .json.gz or .json.',
			link: 'Look for a link or a code that Courtbook made.',
			record: 'Save it as it is before you remove it.'
		})[it],
	damaged: () => again,
	'newer-version': () =>
		'Reload Courtbook while the phone is online, to update it. Then try again.',
	'too-large': () => made,
	'unpacks-too-large': () => made,
	'too-deep': () => made,
	'too-many': () => made,
	'too-much-work': () => made,
	'wrong-shape': () => changed,
	'does-not-follow': () => changed,
	twice: () => changed,
	incomplete: () => again
};

/** Why a file, a link or a stored record was refused, and what to do about it. */
export default {
	what,
	todo,
	/** Details for support. @param place a path in the file: evenings[3].entries[17].player */
	at: (code: string, place: string | null) =>
		place === null ? `Refused: ${code}` : `Refused: ${code}, at ${place}`
};
