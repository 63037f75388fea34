import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';

/** How a phone reaches the others. `synced`: it has everything that the relay has, and the relay
 * everything of it; `syncing`: something is on its way; `offline`: it tries to reach the relay. */
export type LineState = 'offline' | 'syncing' | 'synced' | { readonly refused: string };

/** A connection to a room, which is made again by itself whenever it breaks. */
export interface Line {
	readonly close: () => void;
}

/** Carries a room's document and the presence of its phones. It knows of neither what they mean. */
export interface Carrier {
	/** Joins a room.
	 * @param token what the relay asks for
	 * @param listen is told of each change of the line's state */
	readonly join: (
		room: { readonly name: string; readonly token: string },
		doc: Doc,
		presence: Awareness,
		listen: (state: LineState) => void
	) => Line;
}
