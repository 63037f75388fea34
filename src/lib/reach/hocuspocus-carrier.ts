import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import type { Carrier, Line, LineState } from './carrier.ts';

/** Temporary refusals: a limit is reached, the relay stops, or its database fails. */
const TEMPORARY = ['permission-denied', 'closing', 'too-many-rooms', 'too-many-messages'];
/** Close codes of refusals that a reconnection would repeat. */
const PERMANENT = ['room-full', 'no-deleting', 'not-a-record', 'record-too-large'];
/** In milliseconds. */
const RETRY_AFTER = 5000;

/** Connects to rooms at a relay.
 * @param url such as `wss://courtbook.example/reach`
 * @param WebSocketPolyfill for Node */
export const hocuspocusCarrier = (url: string, WebSocketPolyfill?: unknown): Carrier => ({
	join({ name, token }, document, awareness, onState) {
		const websocket = new HocuspocusProviderWebsocket({
			// a balancer can send all phones of a room to one process by this hash
			url: `${url}?room=${name.slice(0, 5)}`,
			delay: 500,
			minDelay: 500,
			maxDelay: 10_000,
			jitter: true,
			...(WebSocketPolyfill !== undefined && { WebSocketPolyfill })
		});
		return new HocuspocusLine(websocket, { name, token, document, awareness }, onState);
	}
});

interface RoomOptions {
	readonly name: string;
	readonly token: string;
	readonly document: Doc;
	readonly awareness: Awareness;
}

class HocuspocusLine implements Line {
	readonly #websocket: HocuspocusProviderWebsocket;
	readonly #provider: HocuspocusProvider;
	readonly #onState: (state: LineState) => void;
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(
		websocket: HocuspocusProviderWebsocket,
		room: RoomOptions,
		onState: (state: LineState) => void
	) {
		this.#websocket = websocket;
		this.#onState = onState;
		this.#provider = new HocuspocusProvider({
			...room,
			websocketProvider: websocket,
			onUnsyncedChanges: () => this.#reportSync(),
			onSynced: () => this.#reportSync(),
			onDisconnect: () => onState('offline'),
			onClose: ({ event: { reason } }) => {
				if (PERMANENT.includes(reason)) this.#stop(reason);
			},
			onAuthenticationFailed: ({ reason }) => this.#stop(reason)
		});
		this.#provider.attach();
	}

	#reportSync(): void {
		const { isSynced, hasUnsyncedChanges } = this.#provider;
		this.#onState(isSynced && !hasUnsyncedChanges ? 'synced' : 'syncing');
	}

	/** Disconnects after a refusal, and reconnects later if it is temporary. */
	#stop(reason: string): void {
		this.#websocket.disconnect();
		if (TEMPORARY.includes(reason))
			this.#retry = setTimeout(() => void this.#websocket.connect(), RETRY_AFTER);
		else this.#onState({ refused: reason });
	}

	close(): void {
		clearTimeout(this.#retry);
		this.#provider.destroy();
		this.#websocket.destroy();
		// a pending retry would reconnect
		this.#websocket.connect = () => Promise.resolve();
	}
}
