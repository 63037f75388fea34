import type { PlayerId } from '#lib/evening/ids.ts';

/** How long tiles ignore taps after an exit, in milliseconds. */
export const PAUSE = 500;

/** Tiles that ignore taps for a moment, and look disabled: the one that was just tapped, so that a
 * double tap does not open its correction; and all of them when that tap ended the round, because
 * other players may be about to tap theirs. */
export class UnarmedTiles {
	#players = $state<readonly PlayerId[]>([]);

	has = (player: PlayerId): boolean => this.#players.includes(player);

	disarm(players: readonly PlayerId[]): void {
		this.#players = [...this.#players, ...players];
		setTimeout(() => (this.#players = this.#players.slice(players.length)), PAUSE);
	}
}
