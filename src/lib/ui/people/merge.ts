import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { inPlain } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { RosterPerson } from './person.ts';

/** What it would mean that two entries of the roster are one person. */
export interface MergeEffect {
	readonly from: RosterPerson;
	readonly into: RosterPerson;
	/** What would be counted for `into`. */
	readonly evenings: number;
	readonly rounds: number;
	/** Where both sat at one time. */
	readonly together: readonly Summary[];
}

/** Which of two would count for the other, unless somebody wants it the other way: the one who was there less. */
export function fewerFirst(a: RosterPerson, b: RosterPerson): { from: PlayerId; into: PlayerId } {
	const less = a.evenings - b.evenings || a.rounds - b.rounds || a.lastSeen - b.lastSeen;
	return less < 0 ? { from: a.id, into: b.id } : { from: b.id, into: a.id };
}

/** What would follow, in words.
 * @param around what is put around names */
export function mergeText(
	{ from, into, evenings, rounds, together }: MergeEffect,
	around = inPlain
): string {
	const words = m.people.merge;
	const [one, other] = [around(from.name), around(into.name)];
	if (together.length > 0) return words.together(one, other);
	if (from.evenings === 0) return words.nothing(one);
	return words.follows(one, other, from.evenings, evenings, rounds);
}
