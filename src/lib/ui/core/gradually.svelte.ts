/** For the options of a long select, which have no other place to go. */
export const OPTIONS = { first: 100, step: 100 };

/** Renders a long list, or the parts of a screen, a few at a time, each in a task of its own, so
 * that showing all of it does not block input. Call it while a component initializes.
 * @param total how many items there are now
 * @param first how many are rendered at once; then `step` more after each `pause` (milliseconds)
 * @returns `count`, the number of items to render; it can be raised by hand, but never falls */
export function gradually(
	total: () => number,
	{ first, step, pause = 0 }: { first: number; step: number; pause?: number }
): { count: number } {
	let count = $state(first);
	$effect(() => {
		if (count >= total()) return;
		const timer = setTimeout(() => (count += step), pause);
		return () => clearTimeout(timer);
	});
	return {
		get count() {
			return count;
		},
		set count(next) {
			count = Math.max(count, next);
		}
	};
}
