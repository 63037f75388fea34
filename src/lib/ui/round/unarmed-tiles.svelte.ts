import type { PlayerId } from '#lib/evening/ids.ts';

/** How long tiles take no tap after an exit, in milliseconds. */
export const PAUSE = 500;

/** Tiles that take no tap for a moment, and look so: the one that was just tapped, so that a double
 * tap does not open its correction, and all of them when that tap ended the round, because further
 * fingers may be on the way. */
export class UnarmedTiles {
	#players = $state<readonly PlayerId[]>([]);

	has = (player: PlayerId): boolean => this.#players.includes(player);

	disarm(players: readonly PlayerId[]): void {
		this.#players = [...this.#players, ...players];
		setTimeout(() => (this.#players = this.#players.slice(players.length)), PAUSE);
	}
}
