import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { count } from '#lib/ui/words.ts';
import type { PersonShown } from './person.ts';

/** What it would mean that two entries of the roster are one person. */
export interface MergeShown {
	readonly from: PersonShown;
	readonly into: PersonShown;
	/** What would be counted for `into`. */
	readonly evenings: number;
	readonly rounds: number;
	/** Where both sat at one time. */
	readonly together: readonly Summary[];
}

/** Which of two would count for the other, unless somebody wants it the other way: the one who was there less. */
export function fewerFirst(a: PersonShown, b: PersonShown): { from: PlayerId; into: PlayerId } {
	const less = a.evenings - b.evenings || a.rounds - b.rounds || a.lastSeen - b.lastSeen;
	return less < 0 ? { from: a.id, into: b.id } : { from: b.id, into: a.id };
}

/** What would follow, in words. */
export function mergeWords({ from, into, evenings, rounds, together }: MergeShown): string {
	if (together.length > 0)
		return `${from.name} and ${into.name} sat at one table at one time, so they are two people. They stay apart.`;
	if (from.evenings === 0) return `No evening is counted for ${from.name} yet.`;
	const all =
		from.evenings === 1
			? `The one evening of ${from.name} will count for ${into.name}`
			: `All ${from.evenings} evenings of ${from.name} will count for ${into.name}`;
	return `${all}, who then has ${count(evenings, 'evening')} and ${count(rounds, 'round')}.`;
}
