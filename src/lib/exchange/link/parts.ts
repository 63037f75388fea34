/** A link that is too long for one QR code is split into parts. Each part is a fragment of its own:
 * `p`, the link's checksum, the number of the part and of all parts, and a slice of the link:
 * `p12345678.2.7.…`. */

interface LinkPart {
	/** The checksum of the link, by which parts of one link are recognised. */
	readonly checksum: string;
	/** From 1. */
	readonly number: number;
	readonly total: number;
	readonly slice: string;
}

/** Enough for a link of the longest length allowed. */
const MAX_PARTS = 999;
const HEADER_LENGTH = `p12345678.${MAX_PARTS}.${MAX_PARTS}.`.length;

const checksumOf = (fragment: string): string => fragment.split('.', 2)[1] ?? '';

/** Splits a link's fragment into parts of about the same length.
 * @param maxLength of a part, in letters */
export function splitLink(fragment: string, maxLength: number): string[] {
	const total = Math.ceil(fragment.length / Math.max(1, maxLength - HEADER_LENGTH));
	const length = Math.ceil(fragment.length / total);
	return Array.from({ length: total }, (_, i) => {
		const slice = fragment.slice(i * length, (i + 1) * length);
		return `p${checksumOf(fragment)}.${i + 1}.${total}.${slice}`;
	});
}

/** Parses the fragment of a part; null if it is not one. */
export function parseLinkPart(fragment: string): LinkPart | null {
	const [, checksum = '', number, total, slice = ''] =
		/^p([\w-]{8})\.([1-9]\d{0,2})\.([1-9]\d{0,2})\.([\w.-]+)$/.exec(fragment) ?? [];
	const part = { checksum, number: Number(number), total: Number(total), slice };
	return part.number <= part.total ? part : null;
}

/** The parts of one link that were found so far. */
export interface CollectedParts {
	readonly checksum: string;
	readonly total: number;
	/** The slices by the number of their part. */
	readonly slices: ReadonlyMap<number, string>;
}

/** Adds a part to those found before, in any order. A part of another link starts a new
 * collection. */
export function addLinkPart(before: CollectedParts | null, part: LinkPart): CollectedParts {
	const { checksum, number, total, slice } = part;
	if (before?.checksum !== checksum || before.total !== total)
		return { checksum, total, slices: new Map([[number, slice]]) };
	if (before.slices.has(number)) return before;
	return { checksum, total, slices: new Map([...before.slices, [number, slice]]) };
}

/** The fragment of the link, to be read with `readLink`; null while a part is missing. */
export function joinLinkParts({ total, slices }: CollectedParts): string | null {
	if (slices.size < total) return null;
	return Array.from({ length: total }, (_, i) => slices.get(i + 1)).join('');
}

/** The index at which the full stops at the end of a text begin. A regular expression would take
 * quadratic time for a long row of them. */
function endWithoutStops(text: string): number {
	let end = text.length;
	while (text[end - 1] === '.') end -= 1;
	return end;
}

/** The fragments of this app's links in a text, of whole links or parts: each follows a `#`, or is
 * the whole text. A full stop at the end is not part of it. */
export function fragmentsIn(text: string): string[] {
	return [...text.trim().matchAll(/(?:#|^)([ehp][1-9a-zA-Z\d_-][\w.-]*)/g)]
		.map(([, fragment = '']) => fragment.slice(0, endWithoutStops(fragment)))
		.filter((fragment) => /^(?:[eh]\d+\.|p[\w-]{8}\.\d)/.test(fragment));
}

/** The fragment of a link to a shared table or a club in a text (`src/lib/reach/links.ts`). Null
 * without one, and for a link to another host, which has other rooms.
 * @param origin of this app */
export function roomFragmentIn(text: string, origin: string): string | null {
	const [, address, fragment] =
		/(?:(https?:\/\/[^\s#]*)#|^)([msc]\d{1,6}\.[\w.-]{1,80})/.exec(text.trim()) ?? [];
	return address === undefined || address.startsWith(`${origin}/`) ? (fragment ?? null) : null;
}
