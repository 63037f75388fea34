import type { Options } from './options.ts';

/** The chairs for the next round, clockwise, one for each player: the player who sat there before,
 * or null for an empty or new chair. Newcomers take empty chairs first; spare chairs are removed,
 * and new ones are added after the last. */
export function chairsBefore<P>(chairs: readonly (P | null)[], places: readonly P[]): (P | null)[] {
	const here = chairs.map((p) => (p !== null && places.includes(p) ? p : null));
	let spare = here.length - places.length;
	const kept = here.filter((p) => p !== null || spare-- <= 0);
	return [...kept, ...Array.from({ length: places.length - kept.length }, () => null)];
}

/** Seats everybody by place in the direction of play, starting at the top player's chair (SE-2,
 * RG-4).
 * @returns the players clockwise */
export function seatsFrom<P>(
	{ direction }: Pick<Options, 'direction'>,
	places: readonly P[],
	topChair: number
): P[] {
	const n = places.length;
	const step = direction === 'clockwise' ? 1 : -1;
	return Array.from({ length: n }, (_, chair) => places[(step * (chair - topChair) + n) % n]!);
}

export interface ChairMoves {
	/** For each chair that the top player can take, how many people have to move, newcomers not
	 * counted. */
	readonly movesByTopChair: readonly number[];
	readonly fewest: number;
}

/** How many people have to move for each choice of the top player's chair (SE-2, FP-13,
 * RG-4). */
export function chairMoves<P>(
	options: Pick<Options, 'direction'>,
	chairs: readonly (P | null)[],
	places: readonly P[]
): ChairMoves {
	const before = chairsBefore(chairs, places);
	const movesByTopChair = places.map((_, top) => {
		const after = seatsFrom(options, places, top);
		return before.filter((p, chair) => p !== null && after[chair] !== p).length;
	});
	return { movesByTopChair, fewest: Math.min(...movesByTopChair) };
}

/** Seats people where they sat before; newcomers take the empty chairs, by place (SE-3). */
export function seatsKept<P>(chairs: readonly (P | null)[], places: readonly P[]): P[] {
	const before = chairsBefore(chairs, places);
	const standing = places.filter((p) => !before.includes(p));
	return before.map((p) => p ?? standing.shift()!);
}
