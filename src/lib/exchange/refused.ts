/** Why something from outside is not let in. */
export const REFUSALS = [
	/* it cannot be read from where it lies */
	'unreadable',
	/* nothing that this app has written */
	'not-ours',
	/* it cannot be unpacked, or is no text, or no JSON, or cut off */
	'damaged',
	/* written by a later version of the app */
	'newer-version',
	/* more than any honest one */
	'too-large',
	'unpacks-too-large',
	'too-deep',
	'too-many',
	/* a value that cannot stand at its place */
	'wrong-shape',
	/* an entry that the evening before it would not have taken */
	'does-not-follow',
	/* an id that may be there once */
	'twice',
	/* fewer or more than it says of itself; parts that are missing */
	'incomplete'
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal, and where in the file or link it is. */
export interface Refused {
	readonly code: RefusalCode;
	/** As `evenings[3].entries[17].player`; null where it is about the whole. */
	readonly place: string | null;
}

/** Carries a refusal out of a stream. */
export class RefusedError extends Error {
	override name = 'RefusedError';
	constructor(readonly refused: Refused) {
		super(`${refused.code} at ${refused.place ?? 'the whole'}`);
	}
}
