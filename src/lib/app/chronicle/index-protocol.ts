import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { CareerNight, Honours } from '#lib/stats/honours.ts';
import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import type { PlayCount, PlayCounts } from './people-counts.ts';

/** A search for evenings. */
export interface EveningQuery {
	/** Words, each of which must occur in the name, a note, a decree, a ruling or a player's
	 * name. */
	readonly text: string;
	readonly player: PlayerId | null;
	/** The id of the published rules (`temple`). */
	readonly ruleset: string | null;
	/** Started at this time or later, in milliseconds since 1970. */
	readonly from: number | null;
	/** Started before this time. */
	readonly to: number | null;
	/** Deleted evenings that can be restored, the latest deleted first; else all others. */
	readonly deleted: boolean;
}

/** How many evenings have been indexed, of those that have to be. */
export interface IndexProgress {
	readonly done: number;
	readonly total: number;
}

/** An evening whose log cannot be read or counted. */
export interface UncountableEvening {
	readonly id: EveningId;
	readonly name: string;
	/** In milliseconds since 1970. */
	readonly startedAt: number;
	/** All participants; merged ids are replaced by the person's. */
	readonly people: readonly PlayerId[];
}

/** The questions that the index answers, and their answers. */
interface IndexTopics {
	/** Refreshes the index, so that later questions need not wait for it. */
	index: [ask: object, answer: null];
	evenings: [
		ask: { readonly query: EveningQuery; readonly offset: number; readonly most: number },
		answer: { readonly items: readonly Summary[]; readonly total: number }
	];
	/** Of all evenings; `uncountable` are left out. */
	statistics: [
		ask: { readonly scope: Scope },
		answer: Statistics & { readonly uncountable: readonly UncountableEvening[] }
	];
	/** The ids of the published rules that counted rounds were played by. */
	games: [ask: object, answer: readonly string[]];
	/** Of all evenings; null while there are too few.
	 * @param now in milliseconds since 1970 */
	honours: [ask: { readonly now: number }, answer: Honours | null];
	/** The evenings of a person, the earliest first. */
	career: [ask: { readonly player: PlayerId }, answer: readonly CareerNight[]];
	people: [ask: object, answer: PlayCounts];
	merge: [
		ask: { readonly from: PlayerId; readonly into: PlayerId },
		answer: PlayCount & { readonly together: readonly Summary[] }
	];
}
export type IndexTopic = keyof IndexTopics;
export type IndexQuestion<T extends IndexTopic = IndexTopic> = {
	[K in T]: { readonly topic: K } & IndexTopics[K][0];
}[T];
export type IndexAnswer<T extends IndexTopic = IndexTopic> = IndexTopics[T][1];
