import { Database } from '@hocuspocus/extension-database';
import { Hocuspocus, OutgoingMessage } from '@hocuspocus/server';
import { createHash, timingSafeEqual } from 'node:crypto';
import { WebSocketServer } from 'ws';
import { GuardedSocket } from './guarded-socket.js';
import { addressBook, defaultLimits, presenceOwners, waitingBytes } from './limits.js';

/** The relay: it keeps sealed documents in rooms, and passes on what is added to one. It reads
 * nothing of them.
 *
 * A room is opened by the first phone that names it with a read token and a write token; hashes of
 * both are kept. After that a phone with both tokens may add records, and one with the read token
 * may read. */

const DAY = 24 * 60 * 60 * 1000;
const KEEP_TABLES = 60 * DAY;
const KEEP_CLUBS = 2 * 365 * DAY;
/** In milliseconds. */
const SWEEP_EVERY = 60_000;
/** In milliseconds: a store after the last change, and at the latest. */
const STORE_AFTER = 1000;
const STORE_AT_LATEST = 5000;
/** A phone that does not answer for two of these is gone. In milliseconds. */
const PING_EVERY = 10_000;

/** @param {string} token */
const hashOf = (token) => createHash('sha256').update(token).digest();

/** `r.<read token>` or `w.<read token>.<write token>`.
 * @param {string} token @returns {{ read: Buffer, write: Buffer | null } | null} */
function parseToken(token) {
	const [, read, write] =
		/^(?:r\.([\w-]{22,64})|w\.([\w-]{22,64})\.([\w-]{22,64}))$/.exec(token)?.filter(Boolean) ?? [];
	if (read === undefined) return null;
	return { read: hashOf(read), write: write === undefined ? null : hashOf(write) };
}

/** @param {string} reason a code; an error with a message would be logged */
const refusal = (reason) => ({ code: 4403, reason });

/** @param {import('node:http').IncomingMessage} request @param {boolean} behindProxy */
function addressOf({ headers, socket }, behindProxy) {
	const forwarded = String(headers['x-forwarded-for'] ?? '')
		.split(',')
		.at(-1)
		?.trim();
	return (behindProxy && forwarded) || socket.remoteAddress || 'unknown';
}

/** @param {import('node:http').IncomingMessage} request
 * @returns whether another page than the app's own opened the connection */
function isForeign({ headers: { origin, host } }) {
	if (origin === undefined) return false;
	try {
		return new URL(origin).host !== host;
	} catch {
		return true;
	}
}

/** Hocuspocus's own extension, but for two things. There is no lock while a room is stored: who
 * does not get it would not store at all, and each store would cost several commands. The rooms
 * merge what two processes store. And what is added goes to the others at once; comparing what both
 * have takes three messages, one after the other.
 * @param {string} url such as `redis://reach:6379` */
async function openRedis(url) {
	const { Redis } = await import('@hocuspocus/extension-redis');
	class Pipe extends Redis {
		async onStoreDocument() {}
		async afterStoreDocument() {}
		/** @param {import('@hocuspocus/server').onChangePayload} change */
		async onChange({ documentName, transactionOrigin, update }) {
			// what waited for a Redis that is gone would fill the memory; when it is back,
			// documents are compared
			if (transactionOrigin === this.redisTransactionOrigin || this.pub.status !== 'ready') return;
			const message = new OutgoingMessage(documentName).createSyncMessage().writeUpdate(update);
			const bytes = Buffer.concat([this.messagePrefix, message.toUint8Array()]);
			const channel = `${this.configuration.prefix}:${documentName}`;
			void this.pub.publish(channel, bytes).catch(() => undefined);
		}
	}
	const { hostname, port, username, password, pathname, protocol } = new URL(url);
	const pipe = new Pipe({
		prefix: 'reach',
		host: hostname,
		port: Number(port || 6379),
		options: {
			...(username && { username: decodeURIComponent(username) }),
			...(password && { password: decodeURIComponent(password) }),
			...(pathname.length > 1 && { db: Number(pathname.slice(1)) }),
			...(protocol === 'rediss:' && { tls: {} }),
			// it connects again by itself, and does not give up what waits
			maxRetriesPerRequest: null
		}
	});
	const clients = [pipe.pub, pipe.sub];
	for (const client of clients) {
		client.on('error', () => undefined);
		// what was added while it was gone reached nobody elsewhere: each document is compared anew
		client.on('ready', () => {
			if (!clients.every(({ status }) => status === 'ready')) return;
			for (const document of pipe.instance?.documents.values() ?? []) {
				const loaded = /** @type {any} */ ({ documentName: document.name, document });
				void pipe.afterLoadDocument(loaded).catch(() => undefined);
			}
		});
	}
	return pipe;
}

/**
 * Opens a relay.
 * @param {object} options
 * @param {string} options.path of its address, such as `/reach`
 * @param {import('./rooms-sqlite.js').Rooms} options.rooms is closed with the relay
 * @param {string} [options.redis] its address, if other processes serve the same rooms
 * @param {boolean} [options.behindProxy] whether a proxy before it tells the address of each phone
 * @param {Partial<import('./limits.js').Limits>} [options.limits]
 * @param {() => number} [options.now]
 * @returns `upgrade` and `answer` for an HTTP server, `sweep`, and `close`
 */
export async function openRelay({
	path,
	rooms,
	redis,
	behindProxy = false,
	limits: own = {},
	now = Date.now
}) {
	const limits = { ...defaultLimits, ...own };
	const addresses = addressBook(limits);
	const waiting = waitingBytes(limits.waitingBytes);
	const owners = presenceOwners();
	/** The bytes of each room that is loaded: what was stored, and what came since.
	 * @type {Map<string, number>} */
	const sizes = new Map();
	/** Rooms with changes that are not stored. @type {Map<string, number>} */
	const unsaved = new Map();
	const counts = {
		connections: 0,
		messagesRefused: 0,
		signInsRefused: 0,
		stores: 0,
		storesFailed: 0
	};
	/** @type {Record<string, number>} */
	const faults = {};
	let closing = false;

	/** @param {string} name */
	const mostBytes = (name) => (name.startsWith('c') ? limits.clubBytes : limits.roomBytes);

	/** @param {{ documentName: string, state: Buffer }} document */
	async function store({ documentName, state }) {
		const since = unsaved.get(documentName);
		try {
			await rooms.store(documentName, state, now());
			counts.stores += 1;
			if (unsaved.get(documentName) === since) unsaved.delete(documentName);
		} catch (error) {
			counts.storesFailed += 1;
			throw error;
		}
	}

	/** Admits a phone to a room. Throws a refusal.
	 * @param {string} name @param {string} token @param {ReturnType<typeof addresses.of>} address
	 * @returns {Promise<boolean>} whether it may only read */
	async function signIn(name, token, address) {
		const given = parseToken(token);
		if (given === null) throw refusal('wrong-token');
		let kept = await rooms.tokens(name);
		if (kept === null && given.write !== null) {
			if (!address.rooms.take(1, now())) throw refusal('too-many-rooms');
			await rooms.create(name, given.read, given.write, now());
			// another phone, or another process, may have been first
			kept = await rooms.tokens(name);
		}
		if (kept === null) throw refusal('no-room');
		const reads = timingSafeEqual(kept.read, given.read);
		const writes = given.write !== null && timingSafeEqual(kept.write, given.write);
		if (!reads || (given.write !== null && !writes)) throw refusal('wrong-token');
		return !writes;
	}

	const hocuspocus = new Hocuspocus({
		quiet: true,
		timeout: PING_EVERY,
		debounce: STORE_AFTER,
		maxDebounce: STORE_AT_LATEST,
		extensions: [
			...(redis === undefined ? [] : [await openRedis(redis)]),
			new Database({
				// if this throws, Hocuspocus refuses the phone: an empty document in place of a
				// room would be stored over it
				fetch: async ({ documentName }) => {
					const state = await rooms.load(documentName);
					sizes.set(documentName, state?.length ?? 0);
					return state;
				},
				store
			})
		],
		onAuthenticate: async ({ documentName, token, connectionConfig, context }) => {
			/** @type {{ socket: GuardedSocket, address: ReturnType<typeof addresses.of> }} */
			const { socket, address } = context;
			if (closing) throw refusal('closing');
			/** @type {boolean} */
			let readOnly;
			try {
				readOnly = await signIn(documentName, token, address);
			} catch (error) {
				counts.signInsRefused += 1;
				throw error;
			}
			connectionConfig.readOnly = readOnly;
			socket.admit(documentName, {
				readOnly,
				take: (bytes) => {
					const size = (sizes.get(documentName) ?? 0) + bytes;
					if (size > mostBytes(documentName)) return 'room-full';
					if (!address.bytes.take(bytes, now())) return 'too-many-bytes';
					sizes.set(documentName, size);
					return null;
				}
			});
		},
		onChange: async ({ documentName }) => void unsaved.set(documentName, now()),
		beforeUnloadDocument: async ({ documentName, document }) => {
			// a store that failed is tried once more; if that fails too, the document stays, and is
			// tried by the sweep
			if (unsaved.has(documentName)) await save(document);
		},
		afterUnloadDocument: async ({ documentName, instance }) => {
			if (!instance.documents.has(documentName)) sizes.delete(documentName);
		}
	});

	/** @param {import('@hocuspocus/server').Document} document */
	async function save(document) {
		const { encodeStateAsUpdate } = await import('yjs');
		await store({
			documentName: document.name,
			state: Buffer.from(encodeStateAsUpdate(document))
		});
	}

	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: limits.messageBytes,
		perMessageDeflate: false
	});

	/** Answers a request to upgrade to a WebSocket.
	 * @param {import('node:http').IncomingMessage} request
	 * @param {import('node:stream').Duplex} socket
	 * @param {Buffer} head */
	function upgrade(request, socket, head) {
		// only compared, never parsed: there are addresses that URL throws at
		const [pathname] = (request.url ?? '').split('?', 1);
		const address = addresses.of(addressOf(request, behindProxy));
		const status =
			pathname !== path
				? '404 Not Found'
				: isForeign(request)
					? '403 Forbidden'
					: address.connections >= limits.connections
						? '429 Too Many Requests'
						: closing
							? '503 Service Unavailable'
							: null;
		if (status !== null) {
			socket.on('error', () => undefined);
			socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
			return;
		}
		sockets.handleUpgrade(request, socket, head, (connection) => {
			address.connections += 1;
			counts.connections += 1;
			connection.on('close', () => {
				address.connections -= 1;
				counts.connections -= 1;
			});
			const guarded = new GuardedSocket(connection, {
				stream: socket,
				address,
				waiting,
				owners,
				limits,
				now,
				refused: (fault) => {
					counts.messagesRefused += 1;
					faults[fault] = (faults[fault] ?? 0) + 1;
				}
			});
			const context = { socket: guarded, address };
			hocuspocus.handleConnection(/** @type {any} */ (guarded), request, context);
		});
	}

	async function health() {
		const stored = await rooms.count().catch(() => null);
		return {
			reach: 1,
			ok: stored !== null && !closing,
			rooms: { stored, open: hocuspocus.documents.size, unsaved: unsaved.size },
			...counts,
			faults,
			memory: process.memoryUsage().rss,
			/** In seconds of one core, since the start. */
			cpu: (process.cpuUsage().user + process.cpuUsage().system) / 1e6
		};
	}

	/** Answers `/reach/health`.
	 * @param {import('node:http').IncomingMessage} request
	 * @param {import('node:http').ServerResponse} response
	 * @returns {boolean} whether the request is for the relay */
	function answer({ method, url }, response) {
		const [pathname] = (url ?? '').split('?', 1);
		if (pathname !== path && !pathname?.startsWith(`${path}/`)) return false;
		const isHealth = pathname === `${path}/health` && (method === 'GET' || method === 'HEAD');
		/** @type {(status: number, body: object) => void} */
		const send = (status, body) => {
			response.writeHead(status, {
				'content-type': 'application/json',
				'cache-control': 'no-store'
			});
			response.end(method === 'HEAD' ? undefined : JSON.stringify(body));
		};
		if (!isHealth) send(404, {});
		else void health().then((body) => send(body.ok ? 200 : 503, body));
		return true;
	}

	async function sweep() {
		const time = now();
		for (const document of hocuspocus.documents.values()) {
			const since = unsaved.get(document.name);
			if (since !== undefined && time - since > 2 * STORE_AT_LATEST)
				await save(document).catch(() => undefined);
			// a document whose last phone left while it was loading would stay for ever
			if (document.getConnectionsCount() === 0)
				await hocuspocus.unloadDocument(document).catch(() => undefined);
		}
		await rooms.touch([...hocuspocus.documents.keys()], time);
		await rooms.removeIdle(time - KEEP_TABLES, time - KEEP_CLUBS);
	}
	const sweeping = setInterval(() => void sweep().catch(() => undefined), SWEEP_EVERY);
	sweeping.unref();

	/** Stores everything, and ends all connections: phones connect again by themselves. */
	async function close() {
		closing = true;
		clearInterval(sweeping);
		await Promise.allSettled(
			[...hocuspocus.documents.values()]
				.filter(({ name }) => unsaved.has(name))
				.map((document) => save(document))
		);
		for (const socket of sockets.clients) socket.close(1012);
		setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref();
		await hocuspocus.hooks('onDestroy', { instance: hocuspocus });
		await rooms.close();
	}

	return { upgrade, answer, sweep, close };
}
