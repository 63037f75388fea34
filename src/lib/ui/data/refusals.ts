/** Why something from outside was not let in, and what to do; `it` is a file or a link. */
const REFUSALS = {
	unreadable: (it: string) => ({
		what: `The ${it} cannot be read.`,
		todo: 'It may have been moved, or lie in a cloud that is out of reach. Save it on this phone and choose it again.'
	}),
	'not-ours': (it: string) => ({
		what: `This ${it} is not from Courtbook.`,
		todo: 'Look for a file whose name begins with “courtbook”.'
	}),
	damaged: (it: string) => ({
		what: `The ${it} is damaged.`,
		todo: 'It was cut off or changed on its way. Send or copy it once more from where it was made.'
	}),
	'newer-version': (it: string) => ({
		what: `The ${it} was made by a newer version of Courtbook.`,
		todo: 'Load the app again while the phone is online, update it, and try once more.'
	}),
	'too-large': (it: string) => ({
		what: `The ${it} holds something far larger than Courtbook ever writes.`,
		todo: 'Make it once more where it came from.'
	}),
	'unpacks-too-large': (it: string) => ({
		what: `The ${it} unpacks to far more than Courtbook ever writes.`,
		todo: 'Make it once more where it came from.'
	}),
	'too-deep': (it: string) => ({
		what: `The ${it} is built in a way that Courtbook never writes.`,
		todo: 'Make it once more where it came from.'
	}),
	'too-many': (it: string) => ({
		what: `The ${it} holds far more of something than Courtbook ever writes.`,
		todo: 'Make it once more where it came from.'
	}),
	'wrong-shape': (it: string) => ({
		what: `Something in the ${it} is not as Courtbook writes it.`,
		todo: 'It was changed by something else. Make it once more where it came from.'
	}),
	'does-not-follow': (it: string) => ({
		what: `The ${it} tells of something that cannot have happened then.`,
		todo: 'It was changed by something else. Make it once more where it came from.'
	}),
	twice: (it: string) => ({
		what: `The ${it} has something twice that can be there once.`,
		todo: 'It was changed by something else. Make it once more where it came from.'
	}),
	incomplete: (it: string) => ({
		what: `Something is missing in the ${it}.`,
		todo: 'It was cut off on its way. Send or copy it once more from where it was made.'
	})
} as const;

/** Why it was refused, and what to do. */
export const refusalWords = (
	code: keyof typeof REFUSALS,
	it: 'file' | 'link' | 'record'
): { readonly what: string; readonly todo: string } => REFUSALS[code](it);
