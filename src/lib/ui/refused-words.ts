/** What a refusal means, and what to do about it. */
interface RefusedWords {
	readonly what: string;
	readonly todo: string;
}

const again = 'Ask for it once more, whole, from where it came.';
const tell = 'Nothing of it was taken in. Save or send it once more from the phone that made it.';

/** What is said of a file or link that is not let in, by the refusal's code. Whoever looks one up with a code of
 * `REFUSALS` gets an error of types where one is missing here. */
export const REFUSED = {
	unreadable: {
		what: 'It cannot be read from where it lies.',
		todo: 'Choose it again, or copy it to this phone first.'
	},
	'not-ours': {
		what: 'Courtbook has not written this.',
		todo: 'Look for a file or link that Courtbook made.'
	},
	damaged: { what: 'It is damaged or cut off.', todo: again },
	'newer-version': {
		what: 'A newer version of Courtbook has written this.',
		todo: 'Load Courtbook again to update it, then open this once more.'
	},
	'too-large': {
		what: 'It is larger than anything that Courtbook writes.',
		todo: 'Nothing of it was taken in.'
	},
	'unpacks-too-large': {
		what: 'Unpacked it is larger than anything that Courtbook writes.',
		todo: 'Nothing of it was taken in.'
	},
	'too-deep': {
		what: 'It is nested deeper than anything that Courtbook writes.',
		todo: 'Nothing of it was taken in.'
	},
	'too-many': {
		what: 'It holds more than Courtbook keeps.',
		todo: 'Nothing of it was taken in.'
	},
	'wrong-shape': { what: 'It holds something that cannot stand there.', todo: tell },
	'does-not-follow': {
		what: 'It tells of something that could not have happened then.',
		todo: tell
	},
	twice: { what: 'It holds twice what can be there once.', todo: tell },
	incomplete: { what: 'Something of it is missing.', todo: again }
} as const satisfies Readonly<Record<string, RefusedWords>>;
