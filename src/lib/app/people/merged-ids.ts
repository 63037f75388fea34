import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';

/** Maps a player's id to the id of the person that it was merged into, or to itself. */
export type PersonOf = (id: PlayerId) => PlayerId;

/** Follows `mergedInto` to its end. An id that is merged into an unknown one, or in a circle,
 * resolves to itself. */
export function personResolver(
	people: readonly Pick<RosterPlayer, 'id' | 'mergedInto'>[]
): PersonOf {
	const mergedInto = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]));
	const endOf = (id: PlayerId): PlayerId => {
		const seen = new Set([id]);
		for (let at = id; ;) {
			const into = mergedInto.get(at);
			if (into === undefined || !mergedInto.has(into)) return at;
			if (seen.has(into)) return id;
			seen.add(into);
			at = into;
		}
	};
	const ends = new Map(people.map(({ id }) => [id, endOf(id)]));
	return (id) => ends.get(id) ?? id;
}

/** The people behind these ids, each once, in the order of the ids. */
export const distinctPeople = (ids: readonly PlayerId[], personOf: PersonOf): PlayerId[] => [
	...new Set(ids.map(personOf))
];
