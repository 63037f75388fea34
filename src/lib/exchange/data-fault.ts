/** The reasons for which a file, a link or a stored record is refused. */
export const DATA_FAULT_CODES = [
	/* the file cannot be read from its disk */
	'unreadable',
	/* not a file or link of this app */
	'not-ours',
	/* not decompressible, not UTF-8, not JSON, or cut off */
	'damaged',
	/* written by a later version of the app */
	'newer-version',
	/* above one of the limits */
	'too-large',
	'unpacks-too-large',
	'too-deep',
	'too-many',
	/* takes longer to check than any real evening */
	'too-much-work',
	/* a value that its schema does not allow */
	'wrong-shape',
	/* an entry that the evening before it would have refused */
	'does-not-follow',
	/* an id or key that must be unique */
	'twice',
	/* differs from the counts that the file states; missing fields or rows */
	'incomplete'
] as const;
export type DataFaultCode = (typeof DATA_FAULT_CODES)[number];

/** Why data is refused, and where the fault is. */
export interface DataFault {
	readonly code: DataFaultCode;
	/** Path of the faulty value, such as `evenings[3].entries[17].player`; null if the fault
	 * concerns the whole. */
	readonly path: string | null;
}

/** Carries a fault out of a stream. It never leaves `exchange`: public functions return the fault
 * as a Result. */
export class DataFaultError extends Error {
	override name = 'DataFaultError';
	constructor(readonly fault: DataFault) {
		super(`${fault.code} at ${fault.path ?? 'the whole'}`);
	}
}

/** Appends a key or an index to a path: `evenings[3]`, `evenings[3].id`. A key may be any text from
 * outside, so an unusual one becomes `?`. */
export function childPath(path: string, key: string | number): string {
	if (typeof key === 'number') return `${path}[${key}]`;
	const name = /^[\w.~-]{1,100}$/.test(key) ? key : '?';
	return path === '' ? name : `${path}.${name}`;
}
