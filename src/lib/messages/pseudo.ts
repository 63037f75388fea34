/** `words` with every message between brackets, and with its letters accented: ⟦Ûñđô⟧. What a test finds outside
 * of brackets is in no catalogue. */
export function marked(words: object): object {
	return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, mark(value)]));
}

function mark(value: unknown): unknown {
	if (typeof value === 'string') return `⟦${value}⟧`;
	if (Array.isArray(value)) return value.map(mark);
	if (typeof value === 'function')
		return (...given: unknown[]): unknown =>
			mark((value as (...g: unknown[]) => unknown)(...given));
	return typeof value === 'object' && value !== null ? marked(value) : value;
}
