import { listed } from '#lib/ui/words.ts';

/** `[3, 4, 5, 7]` → `3 to 5, and 7`. */
function spanned(numbers: readonly number[]): string {
	const spans: { from: number; to: number }[] = [];
	for (const n of numbers) {
		const last = spans.at(-1);
		if (last !== undefined && n === last.to + 1) last.to = n;
		else if (last?.to !== n) spans.push({ from: n, to: n });
	}
	// two neighbours are two
	const texts = spans.flatMap(({ from, to }) => {
		if (from === to) return [`${from}`];
		return to === from + 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`];
	});
	return listed(texts);
}

/** round 3, rounds 3 and 4, rounds 3 to 9. @param numbers in order; the same may come twice */
export const roundsText = (numbers: readonly number[]): string =>
	`${new Set(numbers).size === 1 ? 'round' : 'rounds'} ${spanned(numbers)}`;
