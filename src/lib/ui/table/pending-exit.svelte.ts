import type { PlayerId } from '#lib/evening/ids.ts';

/** As long as something may take that was done at once, in milliseconds. */
const AT_ONCE = 100;

/** Whose tap is on its way to the store, where that takes long enough to be seen: the screen is not drawn for it in the
 * middle of each tap. */
export class OnItsWay {
	player = $state<PlayerId | null>(null);

	async during(player: PlayerId, work: () => Promise<unknown>): Promise<void> {
		const late = setTimeout(() => (this.player = player), AT_ONCE);
		try {
			await work();
		} finally {
			clearTimeout(late);
			if (this.player === player) this.player = null;
		}
	}
}
