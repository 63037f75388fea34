import type { RosterPlayer } from '#lib/evening/roster.ts';

/** Of two versions of one thing the one that was changed later, as a whole. Where both were changed at the same time
 * they are mostly the same; if not, it is the same one on every phone, whichever came first. */
export function later<T extends { readonly changedAt: number }>(a: T, b: T): T {
	if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
	return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** A person of the roster, with what another phone knows. */
export function mergedPerson(known: RosterPlayer | undefined, other: RosterPlayer): RosterPlayer {
	if (known === undefined) return other;
	// the time of the last seat says nothing about who knows better
	const lastSeen = Math.max(known.lastSeen, other.lastSeen);
	return later({ ...known, lastSeen }, { ...other, lastSeen });
}
