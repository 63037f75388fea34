import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { Carrier } from './carrier.ts';

/** Temporary refusals: a limit is reached, the relay stops, or its database fails. */
const TEMPORARY = ['permission-denied', 'closing', 'too-many-rooms', 'too-many-messages'];
/** In milliseconds. */
const RETRY_AFTER = 5000;

/** Connects to rooms at a relay.
 * @param url such as `wss://courtbook.example/reach`
 * @param WebSocketPolyfill for Node */
export const hocuspocusCarrier = (url: string, WebSocketPolyfill?: unknown): Carrier => ({
	join({ name, token }, doc, presence, onState) {
		let retry: ReturnType<typeof setTimeout> | undefined;
		const websocket = new HocuspocusProviderWebsocket({
			// a balancer can send all phones of a room to one process by this hash
			url: `${url}?room=${name.slice(0, 5)}`,
			delay: 500,
			minDelay: 500,
			maxDelay: 10_000,
			jitter: true,
			...(WebSocketPolyfill !== undefined && { WebSocketPolyfill })
		});
		const provider = new HocuspocusProvider({
			name,
			token,
			document: doc,
			awareness: presence,
			websocketProvider: websocket,
			onUnsyncedChanges: () => reportSync(),
			onSynced: () => reportSync(),
			onDisconnect: () => onState('offline'),
			onClose: ({ event: { reason } }) => {
				// codes of refusals that a reconnection would repeat
				if (/^(room-full|no-deleting|not-a-record|record-too-large)$/.test(reason)) refuse(reason);
			},
			onAuthenticationFailed: ({ reason }) => refuse(reason)
		});

		function reportSync(): void {
			onState(provider.isSynced && !provider.hasUnsyncedChanges ? 'synced' : 'syncing');
		}
		function refuse(reason: string): void {
			websocket.disconnect();
			if (TEMPORARY.includes(reason))
				retry = setTimeout(() => void websocket.connect(), RETRY_AFTER);
			else onState({ refused: reason });
		}

		provider.attach();
		return {
			close() {
				clearTimeout(retry);
				provider.destroy();
				websocket.destroy();
				// a pending retry would reconnect
				websocket.connect = () => Promise.resolve();
			}
		};
	}
});
