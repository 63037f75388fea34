import { afterFrame, layOutApart } from './animation.ts';

/** For the options of a long select, which have no other place to go. */
export const OPTIONS = { first: 100, step: 100 };

/** Renders a long list, or the parts of a screen, a few in each frame, so that showing all of it
 * does not block input. Call it while a component initializes.
 * @param total how many items there are now
 * @param first how many are rendered at once; then `step` more after each frame
 * @returns `count`, the number of items to render; it can be raised by hand, but never falls */
export function gradually(
	total: () => number,
	{ first = 1, step = 1 }: { first?: number; step?: number } = {}
): { count: number } {
	let count = $state(first);
	$effect(() => {
		if (count >= total()) return;
		return afterFrame(() => {
			count += step;
			layOutApart();
		});
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
