import { WebSocketServer } from 'ws';
import { headers } from '../scripts/headers.js';
import { GuardedSocket } from './guarded-socket.js';
import { addressBook, bufferedBytes } from './limits.js';
import { PresenceOwners } from './presence-owners.js';
import { Turns } from './turns.js';

/** How long a phone may take to answer the closing frame when the relay stops. In milliseconds. */
const TIME_TO_CLOSE = 500;

/** @typedef {import('./limits.js').Address} Address */
/** The context of a connection for Hocuspocus's hooks.
 * @typedef {{ socket: GuardedSocket, address: Address }} ConnectionContext */

/** @param {import('node:http').IncomingMessage} request @param {boolean} behindProxy */
function addressOf({ headers, socket }, behindProxy) {
	const forwarded = String(headers['x-forwarded-for'] ?? '')
		.split(',')
		.at(-1)
		?.trim();
	return (behindProxy && forwarded) || socket.remoteAddress || 'unknown';
}

/** @param {import('node:http').IncomingMessage} request
 * @returns whether a page of another origin opened the connection */
export function isForeign({ headers: { origin, host } }) {
	if (origin === undefined) return false;
	try {
		return new URL(origin).host !== host;
	} catch {
		return true;
	}
}

/** Answers a request to upgrade with a refusal.
 * @param {import('node:stream').Duplex} stream @param {string} status of HTTP */
function refuse(stream, status) {
	stream.on('error', () => undefined);
	const lines = Object.entries({ ...headers, connection: 'close', 'content-length': 0 });
	const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	stream.end(`HTTP/1.1 ${status}\r\n${text}\r\n`);
}

/** The WebSockets of all phones, and their limits by address. */
export class Connections {
	count = 0;
	messagesRefused = 0;
	/** The number of refusals by fault. @type {Record<string, number>} */
	faults = {};
	isClosing = false;
	#options;
	#sockets;
	#addresses;
	#buffered;
	owners;
	#answers = new Turns();
	#presences = new Turns();

	/** @param {object} options
	 * @param {string} options.path of the relay's address
	 * @param {boolean} options.behindProxy
	 * @param {import('./limits.js').Limits} options.limits
	 * @param {() => number} options.now
	 * @param {(room: string, id: number) => boolean} options.isPresent whether a phone is present in a
	 * room
	 * @param {(socket: GuardedSocket, request: import('node:http').IncomingMessage, context:
	 * ConnectionContext) => void} options.connect called for each new connection */
	constructor(options) {
		this.#options = options;
		const { limits } = options;
		this.owners = new PresenceOwners(options.isPresent);
		this.#addresses = addressBook(limits);
		this.#buffered = bufferedBytes(limits.bufferedBytes);
		this.#sockets = new WebSocketServer({
			noServer: true,
			maxPayload: limits.messageBytes,
			perMessageDeflate: false
		});
		// a request that is none for a WebSocket
		this.#sockets.on('wsClientError', (_, stream) => refuse(stream, '400 Bad Request'));
	}

	/** The budgets of the address that a request comes from.
	 * @param {import('node:http').IncomingMessage} request */
	addressOf(request) {
		return this.#addresses.of(addressOf(request, this.#options.behindProxy));
	}

	/** Counts an answer towards the bytes that phones have not read.
	 * @param {import('node:http').ServerResponse} response @param {Address} address */
	countUnread(response, address) {
		const { socket } = response.req;
		const unread = {
			address,
			get bufferedBytes() {
				return response.closed || socket.destroyed ? 0 : response.writableLength;
			},
			/** @param {string} fault */
			cutOff: (fault) => {
				this.#countRefusal(fault);
				socket.destroy();
			}
		};
		this.#buffered.update(unread);
		response.once('close', () => this.#buffered.update(unread));
	}

	/** Answers a request to upgrade to a WebSocket.
	 * @param {import('node:http').IncomingMessage} request
	 * @param {import('node:stream').Duplex} stream
	 * @param {Buffer} head */
	upgrade(request, stream, head) {
		const address = this.addressOf(request);
		const status = this.#refusalOf(request, address);
		if (status !== null) return refuse(stream, status);
		this.#sockets.handleUpgrade(request, stream, head, (socket) => {
			this.#count(socket, address);
			const guarded = this.#guard(socket, stream, address);
			this.#options.connect(guarded, request, { socket: guarded, address });
		});
	}

	/** @param {import('node:http').IncomingMessage} request @param {Address} address
	 * @returns {string | null} the HTTP status with which an upgrade is refused */
	#refusalOf(request, address) {
		// compares the path as a string: `new URL` throws on some of the paths that clients send
		const [pathname] = (request.url ?? '').split('?', 1);
		if (pathname !== this.#options.path) return '404 Not Found';
		if (isForeign(request)) return '403 Forbidden';
		const { limits, now } = this.#options;
		if (address.connections >= limits.connections) return '429 Too Many Requests';
		if (!address.upgrades.take(1, now())) return '429 Too Many Requests';
		return this.isClosing ? '503 Service Unavailable' : null;
	}

	/** @param {import('ws').WebSocket} socket @param {Address} address */
	#count(socket, address) {
		address.connections += 1;
		this.count += 1;
		socket.on('close', () => {
			address.connections -= 1;
			this.count -= 1;
		});
	}

	/** @param {import('ws').WebSocket} socket @param {import('node:stream').Duplex} stream
	 * @param {Address} address */
	#guard(socket, stream, address) {
		const { limits, now } = this.#options;
		return new GuardedSocket(socket, {
			stream,
			address,
			buffered: this.#buffered,
			owners: this.owners,
			answers: this.#answers,
			presences: this.#presences,
			limits,
			now,
			onRefusal: (fault) => this.#countRefusal(fault)
		});
	}

	/** @param {string} fault */
	#countRefusal(fault) {
		this.messagesRefused += 1;
		this.faults[fault] = (this.faults[fault] ?? 0) + 1;
	}

	/** Ends all connections; phones connect again by themselves. */
	closeAll() {
		for (const socket of this.#sockets.clients) socket.close(1012);
		const terminate = () => this.#sockets.clients.forEach((socket) => socket.terminate());
		setTimeout(terminate, TIME_TO_CLOSE).unref();
	}
}
