import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { RosterPerson } from './person.ts';

const m = messagesOf('people');

/** The effect of merging one person of the roster into another. */
export interface MergeEffect {
	readonly from: RosterPerson;
	readonly into: RosterPerson;
	/** Totals of both, as they would be counted for `into`. */
	readonly evenings: number;
	readonly rounds: number;
	/** Evenings in which both played at the same time: these rule a merge out. */
	readonly together: readonly Summary[];
}

/** Suggests which of two people to merge into the other: the one with fewer evenings, then rounds,
 * then seen less recently. */
export function mergeDirection(
	a: RosterPerson,
	b: RosterPerson
): { from: PlayerId; into: PlayerId } {
	const less = a.evenings - b.evenings || a.rounds - b.rounds || a.lastSeen - b.lastSeen;
	return less < 0 ? { from: a.id, into: b.id } : { from: b.id, into: a.id };
}

/** The effect of a merge as a sentence.
 * @param format marks names within the sentence, as `isolated` does */
export function mergeText(
	{ from, into, evenings, rounds, together }: MergeEffect,
	format = isolateName
): string {
	const text = m.people.merge;
	const [one, other] = [format(from.name), format(into.name)];
	if (together.length > 0) return text.together(one, other);
	if (from.evenings === 0) return text.nothing(one);
	return text.follows(one, other, from.evenings, evenings, rounds);
}
