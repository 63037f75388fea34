/** What came from outside, or out of the store. */
type Thing = 'file' | 'link' | 'record';

/** What a refusal means, and what to do about it. */
interface RefusedWords {
	readonly what: string;
	readonly todo: string;
}

const again = 'Have it sent or copied once more, whole, from the phone that made it.';
const changed =
	'Something other than Courtbook changed it. Make it once more on the phone it came from.';
const made = 'Make it once more on the phone it came from.';

/** What to look for instead. */
const ours: Record<Thing, string> = {
	file: 'Look for a file that Courtbook saved: its name ends in .json.gz or .json.',
	link: 'Look for a link or a code that Courtbook made.',
	record: 'Save it as it is before you remove it.'
};
const unreadable: Record<Thing, string> = {
	file: 'It may have been moved, or lie in a cloud that is out of reach. Save it on this phone and choose it again.',
	link: 'Load Courtbook again and open it once more. If that does not help, this browser is too old for links.',
	record: 'Load Courtbook again.'
};

const words = {
	unreadable: (it) => ({ what: `The ${it} cannot be read.`, todo: unreadable[it] }),
	'not-ours': (it) => ({ what: `This ${it} is not one of Courtbook’s.`, todo: ours[it] }),
	damaged: (it) => ({ what: `The ${it} is damaged or cut off.`, todo: again }),
	'newer-version': (it) => ({
		what: `A newer version of Courtbook made the ${it}.`,
		todo: 'Load Courtbook again while the phone is online, to update it. Then try once more.'
	}),
	'too-large': (it) => ({
		what: `The ${it} is larger than anything that Courtbook writes.`,
		todo: made
	}),
	'unpacks-too-large': (it) => ({
		what: `The ${it} unpacks to more than Courtbook ever writes.`,
		todo: made
	}),
	'too-deep': (it) => ({
		what: `The ${it} is built in a way that Courtbook never writes.`,
		todo: made
	}),
	'too-many': (it) => ({ what: `The ${it} holds more than Courtbook ever writes.`, todo: made }),
	'wrong-shape': (it) => ({
		what: `Something in the ${it} is not as Courtbook writes it.`,
		todo: changed
	}),
	'does-not-follow': (it) => ({
		what: `The ${it} tells of something that could not have happened then.`,
		todo: changed
	}),
	twice: (it) => ({ what: `The ${it} has something twice that can be there once.`, todo: changed }),
	incomplete: (it) => ({ what: `Something is missing in the ${it}.`, todo: again })
} as const satisfies Readonly<Record<string, (it: Thing) => RefusedWords>>;

/** Why something is not let in, as a code of the door's; one that has no words here is an error of types where it is
 * looked up. */
export type RefusedCode = keyof typeof words;

/** The code, and where it is: for whoever is asked for help. */
export const refusedAt = (refused: {
	readonly code: RefusedCode;
	readonly place: string | null;
}): string => `Refused: ${refused.code}${refused.place === null ? '' : `, at ${refused.place}`}`;

/** What is said of a file, a link or a stored record that is not let in. */
export const refusedWords = (code: RefusedCode, it: Thing): RefusedWords => words[code](it);
