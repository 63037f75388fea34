import type { PlayerId } from '#lib/evening/ids.ts';

/** In milliseconds. A tap that is stored sooner shows no sign of waiting, which would only
 * flicker. */
const DELAY = 100;

/** The player whose exit is being stored, once that takes longer than `DELAY`. */
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
