import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';

/** The state of a connection. `synced`: the phone and the relay have the same records; `syncing`:
 * records are on their way; `offline`: the phone tries to reach the relay; or the relay's code with
 * which it refused the phone. */
export type LineState = 'offline' | 'syncing' | 'synced' | { readonly refused: string };

/** A connection to a room, which reconnects by itself. */
export interface Line {
	close(): void;
}

/** Transports a room's document and the presence of its phones, whose contents it does not know. */
export interface Carrier {
	/** Joins a room.
	 * @param onState called with each new state of the line
	 * @param onEcho called with the clock of this phone's own presence when the relay sends it back:
	 * the answer to a ping, which a dead line cannot give */
	readonly join: (
		room: { readonly name: string; readonly token: string },
		doc: Doc,
		presence: Awareness,
		onState: (state: LineState) => void,
		onEcho: (clock: number) => void
	) => Line;
}
