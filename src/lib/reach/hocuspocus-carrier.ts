import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { Carrier } from './carrier.ts';

/** Refusals that pass: the relay has too much to do, is stopped, or its database cannot be read. */
const PASSING = ['permission-denied', 'closing', 'too-many-rooms', 'too-many-messages'];
/** In milliseconds. */
const TRY_AGAIN_AFTER = 5000;

/** Carries rooms by the relay at an address.
 * @param url such as `wss://courtbook.example/reach`
 * @param WebSocketPolyfill in Node */
export const hocuspocusCarrier = (url: string, WebSocketPolyfill?: unknown): Carrier => ({
	join({ name, token }, doc, presence, listen) {
		let again: ReturnType<typeof setTimeout> | undefined;
		const websocket = new HocuspocusProviderWebsocket({
			// a balancer that hashes it brings all phones of a room to one process
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
			onUnsyncedChanges: () => tell(),
			onSynced: () => tell(),
			onDisconnect: () => listen('offline'),
			onClose: ({ event: { reason } }) => {
				// the relay's own codes say that this phone is not wanted as it is
				if (/^(room-full|no-deleting|not-a-record|record-too-large)$/.test(reason)) refuse(reason);
			},
			onAuthenticationFailed: ({ reason }) => refuse(reason)
		});

		function tell(): void {
			listen(provider.isSynced && !provider.hasUnsyncedChanges ? 'synced' : 'syncing');
		}
		function refuse(reason: string): void {
			websocket.disconnect();
			if (PASSING.includes(reason))
				again = setTimeout(() => void websocket.connect(), TRY_AGAIN_AFTER);
			else listen({ refused: reason });
		}

		provider.attach();
		return {
			close() {
				clearTimeout(again);
				provider.destroy();
				websocket.destroy();
				// a retry that waits would open it again
				websocket.connect = () => Promise.resolve();
			}
		};
	}
});
