/** A link that is too long for one code, in parts: each is a fragment of its own, `p`, the check of the whole, which
 * part it is and of how many, and some of the link's letters. */

interface Frame {
	/** The check of the whole: parts of one link have the same. */
	readonly set: string;
	/** From 1. */
	readonly part: number;
	readonly of: number;
	readonly letters: string;
}

/** No link of an allowed length has more. */
const MOST_PARTS = 999;
const HEAD = `p12345678.${MOST_PARTS}.${MOST_PARTS}.`.length;

/** The check that stands in a link. */
const checkIn = (fragment: string): string => fragment.split('.', 2)[1] ?? '';

/** A link's fragment in parts of at most `room` letters, all about as long. */
export function framesOf(fragment: string, room: number): string[] {
	const of = Math.ceil(fragment.length / Math.max(1, room - HEAD));
	const each = Math.ceil(fragment.length / of);
	return Array.from({ length: of }, (_, i) => {
		const letters = fragment.slice(i * each, (i + 1) * each);
		return `p${checkIn(fragment)}.${i + 1}.${of}.${letters}`;
	});
}

/** What a part's fragment says; null where it is none. */
export function readFrame(fragment: string): Frame | null {
	const [, set = '', part, of, letters = ''] =
		/^p([\w-]{8})\.([1-9]\d{0,2})\.([1-9]\d{0,2})\.([\w.-]+)$/.exec(fragment) ?? [];
	const frame = { set, part: Number(part), of: Number(of), letters };
	return frame.part <= frame.of ? frame : null;
}

/** The parts that were found so far. */
export interface Collected {
	readonly set: string;
	readonly of: number;
	readonly parts: ReadonlyMap<number, string>;
}

/** One more part, in any order; one of another link begins anew. */
export function collect(before: Collected | null, frame: Frame): Collected {
	const { set, part, of, letters } = frame;
	if (before?.set !== set || before.of !== of)
		return { set, of, parts: new Map([[part, letters]]) };
	if (before.parts.has(part)) return before;
	return { set, of, parts: new Map([...before.parts, [part, letters]]) };
}

/** The link, once all its parts are there. It is checked as one that came whole. */
export function joined({ of, parts }: Collected): string | null {
	if (parts.size < of) return null;
	return Array.from({ length: of }, (_, i) => parts.get(i + 1)).join('');
}
