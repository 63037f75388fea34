import { WebSocket } from 'ws';

/** Accepts the bench's certificate. */
export class TrustingWebSocket extends WebSocket {
	constructor(url: string) {
		super(url, { rejectUnauthorized: false });
		this.on('error', () => undefined);
	}
}
