import type { EveningQuery } from './evening-list.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import type { Count, Counts } from './people-counts.ts';

/** What the index is asked, and what it answers. */
interface Topics {
	/** Brings the index up to date, so that later questions do not wait. */
	index: [ask: object, answer: null];
	evenings: [
		ask: { readonly query: EveningQuery; readonly offset: number; readonly most: number },
		answer: { readonly items: readonly Summary[]; readonly total: number }
	];
	statistics: [ask: { readonly scope: Scope }, answer: Statistics];
	/** The ids of the published rules that counted rounds were played by. */
	games: [ask: object, answer: readonly string[]];
	people: [ask: object, answer: Counts];
	merge: [
		ask: { readonly from: PlayerId; readonly into: PlayerId },
		answer: Count & { readonly together: readonly Summary[] }
	];
}
export type Topic = keyof Topics;
export type Question<T extends Topic = Topic> = {
	[K in T]: { readonly topic: K } & Topics[K][0];
}[T];
export type Answer<T extends Topic = Topic> = Topics[T][1];
