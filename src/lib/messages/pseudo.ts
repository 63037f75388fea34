/** Returns a copy of a catalogue with every message in brackets: ⟦Undo⟧. Text on the screen outside
 * of brackets comes from no catalogue. */
export function pseudoLocalize(catalogue: object): object {
	return Object.fromEntries(
		Object.entries(catalogue).map(([key, value]) => [key, pseudoValue(value)])
	);
}

function pseudoValue(value: unknown): unknown {
	if (typeof value === 'string') return `⟦${value}⟧`;
	if (Array.isArray(value)) return value.map(pseudoValue);
	if (typeof value === 'function')
		return (...params: unknown[]): unknown =>
			pseudoValue((value as (...p: unknown[]) => unknown)(...params));
	return typeof value === 'object' && value !== null ? pseudoLocalize(value) : value;
}
