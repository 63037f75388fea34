import type { PlayerId } from '#lib/evening/ids.ts';

/** The names that people have today, by id; those who were merged under the name of whom they were merged into. Empty
 * until the roster is read, and whoever is not in it has the name that stands in the evening. To be called where
 * changes are followed (`$derived`, markup): it reads the roster at the first call. */
export function knownAs(): Readonly<Record<PlayerId, string>> {
	return {};
}
