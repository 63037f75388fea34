import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import type { Progress } from './archive.svelte.ts';

/** The statistics of a scope, counted off the main thread. */
export class StatisticsQuery {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** What was asked last and is counted; stays while something else is counted. */
	statistics = $state.raw<Statistics | null>(null);
	progress = $state.raw<Progress | null>(null);
	/** The ids of the published rules that any counted round was played by. */
	games = $state.raw<readonly string[]>([]);

	/** Counts; what was asked before is given up. */
	ask(_scope: Scope): Promise<void> {
		throw new Error('not yet');
	}
}
