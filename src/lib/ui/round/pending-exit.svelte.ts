import type { PlayerId } from '#lib/evening/ids.ts';

/** In milliseconds. For exits that are stored sooner, a waiting indicator would only flicker. */
const DELAY = 100;

/** The player whose exit has been waiting to be stored for longer than `DELAY`. */
export class PendingExit {
	player = $state<PlayerId | null>(null);

	async during(player: PlayerId, work: () => Promise<unknown>): Promise<void> {
		const timer = setTimeout(() => (this.player = player), DELAY);
		try {
			await work();
		} finally {
			clearTimeout(timer);
			if (this.player === player) this.player = null;
		}
	}
}
