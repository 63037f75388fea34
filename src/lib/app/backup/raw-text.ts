/** Whatever a store can hold, as JSON: what JSON cannot say is said in words. It is for people and programs that mend
 * what is damaged, so it never throws, and leaves nothing out that can be written. */
export function textOf(value: unknown): string {
	return JSON.stringify(spoken(value, '$', new Map()), undefined, '\t');
}

/** Deeper than anything that was ever written, and far from the end of the stack. */
const DEEPEST = 200;

/** Where each object was written first: it may hold itself, or stand in many places. */
type Seen = Map<object, string>;

function spoken(value: unknown, place: string, seen: Seen, depth = 0): unknown {
	switch (typeof value) {
		case 'string':
		case 'boolean':
			return value;
		case 'number':
			return Number.isFinite(value) ? value : { number: String(value) };
		case 'bigint':
			return { bigint: String(value) };
		case 'undefined':
			return { undefined: true };
		case 'symbol':
		case 'function':
			return { unknown: typeof value };
		case 'object': {
			if (value === null) return null;
			const first = seen.get(value);
			if (first !== undefined) return { again: first };
			if (depth >= DEEPEST) return { unknown: 'too deep' };
			seen.set(value, place);
			return inside(value, (one, key) => spoken(one, `${place}.${key}`, seen, depth + 1));
		}
	}
}

const bytes = (buffer: ArrayBufferLike): number[] => [...new Uint8Array(buffer)];

function inside(value: object, say: (one: unknown, key: string | number) => unknown): unknown {
	if (Array.isArray(value)) return Array.from(value, say);
	if (value instanceof Map) return { map: Array.from(value, say) };
	if (value instanceof Set) return { set: Array.from(value, say) };
	if (value instanceof Date)
		return { date: Number.isNaN(value.getTime()) ? 'none' : value.toISOString() };
	if (value instanceof RegExp) return { regexp: String(value) };
	if (value instanceof Error) return { error: value.name, message: value.message };
	if (value instanceof Blob) return { blob: value.type, size: value.size };
	if (value instanceof ArrayBuffer) return { bytes: bytes(value) };
	if (ArrayBuffer.isView(value)) {
		const { buffer, byteOffset, byteLength } = value;
		return { bytes: bytes(buffer.slice(byteOffset, byteOffset + byteLength)) };
	}
	// `fromEntries` makes a field `__proto__` as any other
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, say(one, key)]));
}
