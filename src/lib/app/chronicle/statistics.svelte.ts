import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import type { Progress } from './evening-list.svelte.ts';
import { ask } from './index-client.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';

/** The statistics of a scope, counted off the main thread. */
export class StatisticsQuery {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** What was counted last; it stays while something else is counted. */
	statistics = $state.raw<Statistics | null>(null);
	progress = $state.raw<Progress | null>(null);
	/** The ids of the published rules that counted rounds were played by, once they are read. */
	games = $state.raw<readonly string[]>([]);
	#asked = 0;

	/** Which games there are to choose from. */
	async readGames(): Promise<void> {
		try {
			this.games = await ask({ topic: 'games' });
		} catch {
			// the statistics tell what is wrong with the store
		}
	}

	/** Counts; what was asked before is given up. */
	async ask(scope: Scope): Promise<void> {
		const asked = ++this.#asked;
		this.state = 'reading';
		this.progress = null;
		void readNames();
		try {
			// what the screen hands over may be a proxy, which cannot be sent
			const plain: Scope = { ...scope, people: [...scope.people] };
			const statistics = await ask({ topic: 'statistics', scope: plain }, (progress) => {
				if (asked === this.#asked) this.progress = progress;
			});
			if (asked !== this.#asked) return;
			this.statistics = statistics;
			this.state = 'read';
		} catch {
			if (asked === this.#asked) this.state = 'failed';
		}
	}
}
