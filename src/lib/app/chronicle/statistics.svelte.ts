import type { PlayerId } from '#lib/evening/ids.ts';
import type { Scope } from '#lib/stats/statistics.ts';
import type { CareerNight, Honours } from '#lib/stats/honours.ts';
import { askIndex } from './index-client.ts';
import type { IndexAnswer, IndexProgress } from './index-protocol.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';

/** The statistics of a scope, computed in the worker. */
export class StatisticsQuery {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	/** The last result; it stays while another scope is computed. */
	statistics = $state.raw<IndexAnswer<'statistics'> | null>(null);
	progress = $state.raw<IndexProgress | null>(null);
	/** The ids of the published rules that counted rounds were played by, once they are read. */
	games = $state.raw<readonly string[]>([]);
	#request = 0;

	/** Reads `games`. Never rejects. */
	async readGames(): Promise<void> {
		try {
			this.games = await askIndex({ topic: 'games' });
		} catch {
			// `ask` reports the fault of the store
		}
	}

	/** Computes the statistics of a scope, and drops the result of an earlier call. Never
	 * rejects. */
	async ask(scope: Scope): Promise<void> {
		const request = ++this.#request;
		this.state = 'reading';
		this.progress = null;
		void readNames();
		try {
			// a reactive proxy cannot be sent to a worker
			const plain: Scope = { ...scope, people: [...scope.people] };
			const statistics = await askIndex({ topic: 'statistics', scope: plain }, (progress) => {
				if (request === this.#request) this.progress = progress;
			});
			if (request !== this.#request) return;
			this.statistics = statistics;
			this.state = 'read';
		} catch {
			if (request === this.#request) this.state = 'failed';
		}
	}
}

/** The honours of all evenings; null while there are too few, or if they cannot be read. */
export const readHonours = async (now: number): Promise<Honours | null> =>
	askIndex({ topic: 'honours', now }).catch(() => null);

/** The evenings of a person, the earliest first; none if they cannot be read. */
export const readCareer = async (player: PlayerId): Promise<readonly CareerNight[]> =>
	askIndex({ topic: 'career', player }).catch(() => []);
