import type { Entry } from '#lib/evening/entries.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import type { Beside } from '#lib/storage/entries.ts';
import type { Met } from '#lib/storage/met.ts';

/** What the store has beside the log of an evening, should it have lost that. */
export function wholeBeside(log: readonly Entry[]): Beside {
	const state = fold(log)?.state;
	if (state === undefined) return {};
	return { summary: summaryOf(state), people: seatedIn(state), settled: true };
}

/** Everybody who was at the table, as the evening tells of them. */
export function seatedIn({ people, startedAt }: Evening): Met[] {
	const at = { lastSeen: startedAt, changedAt: startedAt };
	return Object.values<Person>(people).map((person) => ({ ...person, ...at }));
}
