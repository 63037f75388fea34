/** Writes any value that IndexedDB can hold as JSON. Values that JSON lacks become objects such as
 * `{ bigint: '12' }`. Used to repair damaged data, so it never throws and omits as little as
 * possible. */
export function rawJson(value: unknown): string {
	return JSON.stringify(toJsonValue(value, '$', new Map()), undefined, '\t');
}

/** Deeper than any record of the app, but too shallow for a stack overflow. */
const MAX_DEPTH = 200;

/** The path at which each object was first written: an object may occur again, or contain
 * itself. */
type Seen = Map<object, string>;

function toJsonValue(value: unknown, place: string, seen: Seen, depth = 0): unknown {
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
			if (depth >= MAX_DEPTH) return { unknown: 'too deep' };
			seen.set(value, place);
			return toJsonObject(value, (one, key) =>
				toJsonValue(one, `${place}.${key}`, seen, depth + 1)
			);
		}
	}
}

const bytes = (buffer: ArrayBufferLike): number[] => [...new Uint8Array(buffer)];

function toJsonObject(
	value: object,
	convert: (one: unknown, key: string | number) => unknown
): unknown {
	if (Array.isArray(value)) return Array.from(value, convert);
	if (value instanceof Map) return { map: Array.from(value, convert) };
	if (value instanceof Set) return { set: Array.from(value, convert) };
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
	// `fromEntries` treats a field `__proto__` like any other
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convert(one, key)]));
}
