import {
	HocuspocusProvider,
	HocuspocusProviderWebsocket,
	WebSocketStatus
} from '@hocuspocus/provider';
import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import type { Carrier, Line, LineState } from './carrier.ts';

/** Refusals that a reconnection would repeat. After all others the phone tries again. */
const PERMANENT = [
	'wrong-token',
	'no-room',
	'room-full',
	'no-deleting',
	'not-a-record',
	'record-too-large'
];
/** The state of a WebSocket. */
const OPEN = 1;
/** The relay's close code for refusals. */
const REFUSED = 4400;
/** The pause after a refusal, which doubles with each further one. In milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;
/** A line that lasts this long starts again with the first pause. In milliseconds. */
const LASTING = 60_000;

/** Connects to rooms at a relay.
 * @param url such as `wss://courtbook.example/reach`
 * @param WebSocketPolyfill for Node */
export const hocuspocusCarrier = (url: string, WebSocketPolyfill?: unknown): Carrier => ({
	join({ name, token }, document, awareness, onState, onEcho) {
		const websocket = new PausingWebsocket({
			// a balancer can send all phones of a room to one process by this hash
			url: `${url}?room=${name.slice(0, 5)}`,
			autoConnect: false,
			delay: 500,
			minDelay: 500,
			maxDelay: 10_000,
			jitter: true,
			...(WebSocketPolyfill !== undefined && { WebSocketPolyfill })
		});
		const room = { name, token, document, awareness };
		return new HocuspocusLine(websocket, room, onState, onEcho);
	}
});

interface RoomOptions {
	readonly name: string;
	readonly token: string;
	readonly document: Doc;
	readonly awareness: Awareness;
}

/** A WebSocket that can be paused, and keeps no message for the next connection. Hocuspocus's own
 * reconnects half a second after each disconnection. */
class PausingWebsocket extends HocuspocusProviderWebsocket {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isPaused = false;

	/** Disconnects, and reconnects after a time in milliseconds, if it is finite. */
	pause(time: number): void {
		clearTimeout(this.#timer);
		this.#isPaused = true;
		this.disconnect();
		if (time !== Infinity) this.#timer = setTimeout(() => this.#resume(), time);
	}

	#resume(): void {
		this.#isPaused = false;
		// also if the connection takes longer than the pause to close
		this.shouldConnect = true;
		void this.connect();
	}

	/** Sends a message if there is a connection. At the start of each one the phone sends its presence
	 * and the records that the relay lacks. Hocuspocus's own would also send the messages that waited:
	 * of these, a presence has the id that the phone had before. */
	override send(message: Uint8Array): void {
		if (this.webSocket?.readyState === OPEN) super.send(message);
	}

	override connect(): Promise<unknown> {
		return this.#isPaused ? Promise.resolve() : super.connect();
	}
}

const AWARENESS = 1;

/** The clock of a phone's own presence in a message of the relay; null if it has none. */
function echoIn(message: Uint8Array, client: number): number | null {
	const decoder = createDecoder(message);
	readVarString(decoder);
	if (readVarUint(decoder) !== AWARENESS) return null;
	const states = createDecoder(readVarUint8Array(decoder));
	for (let count = readVarUint(states); count > 0; count--) {
		const [id, clock, state] = [readVarUint(states), readVarUint(states), readVarString(states)];
		if (id === client && state !== 'null') return clock;
	}
	return null;
}

class HocuspocusLine implements Line {
	readonly #websocket: PausingWebsocket;
	readonly #provider: HocuspocusProvider;
	readonly #onState: (state: LineState) => void;
	#pause = FIRST_PAUSE;
	#openedAt = Infinity;

	constructor(
		websocket: PausingWebsocket,
		room: RoomOptions,
		onState: (state: LineState) => void,
		onEcho: (clock: number) => void
	) {
		this.#websocket = websocket;
		this.#onState = onState;
		this.#provider = new HocuspocusProvider({
			...room,
			websocketProvider: websocket,
			onOpen: () => {
				this.#openedAt = Date.now();
				renewClientId(room);
			},
			onUnsyncedChanges: () => this.#reportSync(),
			onSynced: () => this.#reportSync(),
			onMessage: ({ event }) => {
				const clock = echoIn(new Uint8Array(event.data as ArrayBuffer), room.awareness.clientID);
				if (clock !== null) onEcho(clock);
			},
			onDisconnect: () => onState('offline'),
			onClose: ({ event: { code, reason } }) => {
				if (code === REFUSED) this.#stop(reason);
			},
			onAuthenticationFailed: ({ reason }) => this.#stop(reason)
		});
		this.#provider.attach();
		void websocket.connect();
	}

	#reportSync(): void {
		// what is written without a connection is unsynced too
		if (this.#websocket.status !== WebSocketStatus.Connected) return;
		const { isSynced, hasUnsyncedChanges } = this.#provider;
		this.#onState(isSynced && !hasUnsyncedChanges ? 'synced' : 'syncing');
	}

	/** Disconnects after a refusal, and reconnects later unless it is permanent. */
	#stop(reason: string): void {
		if (PERMANENT.includes(reason)) {
			this.#websocket.pause(Infinity);
			this.#onState({ refused: reason });
			return;
		}
		if (Date.now() - this.#openedAt > LASTING) this.#pause = FIRST_PAUSE;
		// phones that were refused together come back one by one
		this.#websocket.pause(this.#pause * (0.5 + Math.random()));
		this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
	}

	close(): void {
		this.#provider.destroy();
		this.#websocket.destroy();
		// a pending retry would reconnect
		this.#websocket.pause(Infinity);
	}
}

/** Gives the phone a new id in the room: a spectator may have claimed the old one while it was
 * disconnected, and the relay may hold the old connection for open. */
function renewClientId({ document, awareness }: RoomOptions): void {
	const state = awareness.getLocalState();
	awareness.states.delete(awareness.clientID);
	awareness.meta.delete(awareness.clientID);
	awareness.clientID = document.clientID = crypto.getRandomValues(new Uint32Array(1))[0]!;
	awareness.setLocalState(state);
}
