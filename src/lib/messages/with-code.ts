const isGroup = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The messages of an area that are data, and those that are code. For the modules that the build
 * makes of them (scripts/messages). */
export function withCode(messages: object, code: object): object {
	const all = new Map<string, unknown>(Object.entries(messages));
	for (const [key, value] of Object.entries(code) as [string, unknown][]) {
		const own = all.get(key);
		all.set(key, isGroup(own) && isGroup(value) ? withCode(own, value) : value);
	}
	return Object.fromEntries(all);
}
