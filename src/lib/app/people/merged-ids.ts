import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';

/** Who a player is, with all that were merged. */
export type Root = (id: PlayerId) => PlayerId;

/** Follows `mergedInto` to its end. Whoever is merged into somebody that the roster lacks, or in a circle, is
 * themselves. */
export function rootOf(people: readonly Pick<RosterPlayer, 'id' | 'mergedInto'>[]): Root {
	const next = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]));
	const end = (id: PlayerId): PlayerId => {
		const seen = new Set([id]);
		for (let at = id; ;) {
			const into = next.get(at);
			if (into === undefined || !next.has(into)) return at;
			if (seen.has(into)) return id;
			seen.add(into);
			at = into;
		}
	};
	const roots = new Map(people.map(({ id }) => [id, end(id)]));
	return (id) => roots.get(id) ?? id;
}

/** Each person once, with the others in the order of their first ids. */
export const distinct = (ids: readonly PlayerId[], root: Root): PlayerId[] => [
	...new Set(ids.map(root))
];
