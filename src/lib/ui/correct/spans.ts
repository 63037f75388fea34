type Span = readonly [from: number, to: number];

/** `[3, 4, 5, 7]` → 3 to 5, and 7. @param numbers in order; the same may come twice */
export function spansOf(numbers: readonly number[]): Span[] {
	const spans: { from: number; to: number }[] = [];
	for (const n of numbers) {
		const last = spans.at(-1);
		if (last !== undefined && n === last.to + 1) last.to = n;
		else if (last?.to !== n) spans.push({ from: n, to: n });
	}
	// two neighbours are two
	return spans.flatMap(({ from, to }): Span[] =>
		to === from + 1
			? [
					[from, from],
					[to, to]
				]
			: [[from, to]]
	);
}
