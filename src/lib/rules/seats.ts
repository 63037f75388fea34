/** The chairs of the table for the next round: who sat there before, or null for a new or empty one.
 * Clockwise, one for each of `places`. Chairs left empty go first to newcomers; those not needed are taken
 * away, and new ones stand between the last and the first. */
export function chairsBefore<P>(chairs: readonly (P | null)[], places: readonly P[]): (P | null)[] {
	const here = chairs.map((p) => (p !== null && places.includes(p) ? p : null));
	let spare = here.length - places.length;
	const kept = here.filter((p) => p !== null || spare-- <= 0);
	return [...kept, ...Array.from({ length: places.length - kept.length }, () => null)];
}

/** Everybody clockwise by place from the top player's chair (SE-2). */
export function seatsFrom<P>(places: readonly P[], topChair: number): P[] {
	const n = places.length;
	return Array.from({ length: n }, (_, chair) => places[(chair - topChair + n) % n]!);
}

export interface ChairMoves {
	/** For each chair that the top player may take, how many people must move; newcomers are not counted. */
	readonly movesByTopChair: readonly number[];
	readonly fewest: number;
}

/** How many people move for each choice of the top player's chair (SE-2, FP-13). */
export function chairMoves<P>(chairs: readonly (P | null)[], places: readonly P[]): ChairMoves {
	const before = chairsBefore(chairs, places);
	const movesByTopChair = places.map((_, top) => {
		const after = seatsFrom(places, top);
		return before.filter((p, chair) => p !== null && after[chair] !== p).length;
	});
	return { movesByTopChair, fewest: Math.min(...movesByTopChair) };
}

/** People keep their chairs (SE-3); newcomers take the empty ones, by place. */
export function seatsKept<P>(chairs: readonly (P | null)[], places: readonly P[]): P[] {
	const before = chairsBefore(chairs, places);
	const standing = places.filter((p) => !before.includes(p));
	return before.map((p) => p ?? standing.shift()!);
}
