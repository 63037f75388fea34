import { Hocuspocus } from '@hocuspocus/server';
import { setTimeout } from 'node:timers/promises';
import { applyUpdate } from 'yjs';
import { headers } from '../scripts/headers.js';
import { Connections, isForeign } from './connections.js';
import { budget, defaultLimits } from './limits.js';
import { Evenings } from './evenings.js';
import { LoadedRooms } from './loaded-rooms.js';
import { refusal, signIn } from './sign-in.js';

/** The relay: it stores a document of sealed records for each room, and passes on the records that
 * are added. It cannot read them. */

const DAY = 24 * 60 * 60 * 1000;
const KEEP_TABLES = 60 * DAY;
const KEEP_CLUBS = 2 * 365 * DAY;
/** In milliseconds. */
const SWEEP_EVERY = 60_000;
/** In milliseconds: a store after the last change, and at the latest. */
const STORE_AFTER = 1000;
const STORE_AT_LATEST = 5000;
/** The share of the limit of stored bytes above which rooms are removed earlier. */
const NEARLY_FULL = 0.9;
/** In milliseconds, for the answers of other processes by Redis. */
const TIME_TO_HEAR_OTHERS = 200;
/** How long a failed write counts that nothing tries again, such as that of a new room. In
 * milliseconds. */
const FAILURE_COUNTS = 60_000;
/** What it costs to send a presence to one phone, as bytes. */
const BYTES_PER_MESSAGE = 500;
/** The name of the room and the type, in bytes. */
const MESSAGE_HEADER = 200;
/** A phone that does not answer two pings is disconnected. In milliseconds. */
const PING_EVERY = 10_000;

/** @typedef {object} Parts of a relay
 * @property {ReturnType<typeof watchWrites>} rooms
 * @property {LoadedRooms} loaded
 * @property {Connections} connections
 * @property {Evenings} evenings
 * @property {{ signInsRefused: number }} counts
 * @property {Map<string, Set<object>>} spectators the connections that were admitted to only read a
 * room
 * @property {() => Promise<readonly string[]>} addresses
 * @property {import('./limits.js').Limits} limits
 * @property {() => number} now */
/** @typedef {Parts & { hocuspocus: Hocuspocus }} Relay */

/**
 * Opens a relay.
 * @param {object} options
 * @param {string} options.path of its address, such as `/reach`
 * @param {import('./rooms-sqlite.js').Rooms} options.rooms closed with the relay
 * @param {string} [options.redis] its address, if other processes serve the same rooms
 * @param {boolean} [options.behindProxy] whether a proxy before it sets `X-Forwarded-For`
 * @param {() => Promise<readonly string[]>} [options.addresses] the origins at which phones reach the
 * app, the best one first
 * @param {Partial<import('./limits.js').Limits>} [options.limits]
 * @param {() => number} [options.now]
 * @returns `upgrade` and `answer` for an HTTP server, `sweep`, and `close`
 */
export async function openRelay({
	path,
	rooms: given,
	redis,
	behindProxy = false,
	addresses = () => Promise.resolve([]),
	limits: changedLimits = {},
	now = Date.now
}) {
	const limits = { ...defaultLimits, ...changedLimits };
	const connections = new Connections({
		path,
		behindProxy,
		limits,
		now,
		isPresent: (room, id) => hocuspocus.documents.get(room)?.awareness.getStates().has(id) ?? false,
		connect: (socket, request, context) =>
			hocuspocus.handleConnection(/** @type {any} */ (socket), request, context)
	});
	const rooms = watchWrites(given, now);
	const loaded = new LoadedRooms(rooms, limits, now);
	const counts = { signInsRefused: 0 };
	const evenings = new Evenings({ rooms, loaded, limits, now });
	const spectators = new Map();
	const parts = {
		rooms,
		loaded,
		connections,
		evenings,
		counts,
		spectators,
		addresses: shared(addresses),
		limits,
		now
	};
	const hocuspocus = await openHocuspocus(parts, redis);
	const relay = { ...parts, hocuspocus };
	await loaded.measure();
	const sweeping = setInterval(() => void sweep(relay).catch(() => undefined), SWEEP_EVERY);
	sweeping.unref();
	return {
		/** @type {Connections['upgrade']} */
		upgrade: (request, stream, head) => connections.upgrade(request, stream, head),
		/** Answers `/reach/health`, and requests for sealed evenings.
		 * @param {import('node:http').IncomingMessage} request
		 * @param {import('node:http').ServerResponse} response
		 * @returns whether the request is for the relay */
		answer: (request, response) => answer(relay, path, request, response),
		sweep: () => sweep(relay),
		/** Stores everything, and ends all connections. */
		close() {
			clearInterval(sweeping);
			return close(relay);
		}
	};
}

/** A function whose calls share one answer while it is awaited: anybody may ask for it, any number
 * of times.
 * @template T @param {() => Promise<T>} ask
 * @returns {() => Promise<T>} */
function shared(ask) {
	/** @type {Promise<T> | null} */
	let answer = null;
	return () => (answer ??= ask().finally(() => (answer = null)));
}

/** Stored rooms, and whether the last one that was written could not be, a moment ago.
 * @param {import('./rooms-sqlite.js').Rooms} rooms @param {() => number} now */
function watchWrites(rooms, now) {
	let failedAt = -Infinity;
	/** @template {unknown[]} A @template R
	 * @param {(...parameters: A) => Promise<R>} write */
	const watch =
		(write) =>
		async (/** @type {A} */ ...parameters) => {
			try {
				const result = await write(...parameters);
				failedAt = -Infinity;
				return result;
			} catch (error) {
				failedAt = now();
				throw error;
			}
		};
	return {
		...rooms,
		store: watch(rooms.store),
		storeOnce: watch(rooms.storeOnce),
		create: watch(rooms.create),
		count: shared(rooms.count),
		hasFailed: () => now() - failedAt < FAILURE_COUNTS
	};
}

/** @param {Parts} parts @param {string | undefined} redis */
async function openHocuspocus(parts, redis) {
	const { loaded, connections } = parts;
	return new Hocuspocus({
		quiet: true,
		timeout: PING_EVERY,
		debounce: STORE_AFTER,
		maxDebounce: STORE_AT_LATEST,
		extensions: redis === undefined ? [] : [await openRedis(redis, connections)],
		// if this rejects, Hocuspocus refuses the phone: an empty document would be stored over the room
		async onLoadDocument({ document, documentName, context }) {
			const state = await loaded.load(documentName, context.address.reads);
			if (state !== null) applyUpdate(document, state);
		},
		onStoreDocument: ({ documentName }) => loaded.store(documentName),
		onAuthenticate: (payload) => admit(parts, payload),
		afterLoadDocument: async ({ document }) => keepNothingPending(document),
		async connected({ documentName, context }) {
			// other processes say who is present
			if (redis !== undefined) await setTimeout(TIME_TO_HEAR_OTHERS);
			context.socket.connect(documentName);
		},
		onChange: async ({ document }) => loaded.markChanged(document),
		// a document that cannot be stored stays loaded
		async beforeUnloadDocument({ documentName }) {
			if (!(await loaded.save(documentName))) throw refusal('unsaved');
		},
		afterUnloadDocument: async ({ documentName, instance }) => {
			if (!instance.documents.has(documentName)) loaded.forget(documentName);
		}
	});
}

/** @param {string} url @param {Connections} connections */
async function openRedis(url, { owners }) {
	const redis = await import('./redis.js');
	return redis.openRedis(url, (room, id) => owners.has(room, id));
}

/** Yjs keeps records that follow ones which the document lacks, and merges them with each update. The
 * phone sends them again when it is asked what the document lacks.
 * @param {import('@hocuspocus/server').Document} document */
function keepNothingPending(document) {
	const drop = () => {
		document.store.pendingStructs = null;
		document.store.pendingDs = null;
	};
	drop();
	document.on('afterTransaction', drop);
}

/** Admits a phone to a room. Throws a refusal.
 * @param {Parts} parts @param {import('@hocuspocus/server').onAuthenticatePayload} payload */
async function admit(parts, payload) {
	const { rooms, loaded, connections, limits, counts, now } = parts;
	const { documentName: room, token, connectionConfig, instance } = payload;
	/** @type {import('./connections.js').ConnectionContext} */
	const { socket, address } = payload.context;
	if (connections.isClosing) throw refusal('closing');
	/** @type {boolean} */
	let readOnly;
	try {
		const takeRoom = () => !loaded.isFull && address.rooms.take(1, now());
		readOnly = await signIn(rooms, { room, token, takeRoom }, now);
		// counted from here, not from when the document is loaded: many may sign in at once
		const watching = parts.spectators.get(room)?.size ?? 0;
		if (readOnly && watching >= limits.spectators) throw refusal('too-many-phones');
		if (!address.reads.take(0, now())) throw refusal('too-many-bytes');
	} catch (error) {
		counts.signInsRefused += 1;
		throw error;
	}
	connectionConfig.readOnly = readOnly;
	const perSecond = limits.roomPresencePerSecond;
	const presence = budget(3 * perSecond, perSecond);
	/** @param {number} bytes */
	function takePresence(bytes) {
		const phones = instance.documents.get(room)?.getConnectionsCount() ?? 0;
		const spectators = spectatorsIn(instance, room);
		const sent = (bytes + BYTES_PER_MESSAGE) * phones;
		if (!presence.take(0, now()) || !address.presence.take(sent, now())) return false;
		// an equal share of what all members, or all spectators, may send
		presence.charge(sent * (readOnly ? spectators : phones - spectators), now());
		return true;
	}
	socket.admit(room, {
		readOnly,
		messageBytes: loaded.maxBytes(room) + MESSAGE_HEADER,
		takeUpdate: (bytes, cost) => loaded.takeUpdate(room, bytes, cost, address.bytes),
		takePresence,
		onLeave: readOnly ? countSpectator(parts.spectators, room, socket) : () => undefined
	});
}

/** @param {Parts['spectators']} spectators @param {string} room @param {object} socket
 * @returns a function for the time when it leaves the room */
function countSpectator(spectators, room, socket) {
	const watching = spectators.get(room) ?? new Set();
	spectators.set(room, watching.add(socket));
	return () => {
		watching.delete(socket);
		if (watching.size === 0) spectators.delete(room);
	};
}

/** @param {Hocuspocus} hocuspocus @param {string} room */
function spectatorsIn(hocuspocus, room) {
	const connections = hocuspocus.documents.get(room)?.getConnections() ?? [];
	return connections.filter(({ readOnly }) => readOnly).length;
}

/** @param {Relay} relay */
async function health({ rooms, loaded, connections, evenings, hocuspocus, counts }) {
	const stored = await rooms.count().catch(() => null);
	const cpu = process.cpuUsage();
	return {
		reach: 1,
		ok: stored !== null && !loaded.isFailing && !rooms.hasFailed() && !connections.isClosing,
		rooms: {
			stored,
			bytes: loaded.storedBytes,
			open: hocuspocus.documents.size,
			unsaved: loaded.unsaved
		},
		connections: connections.count,
		messagesRefused: connections.messagesRefused,
		signInsRefused: counts.signInsRefused,
		eveningsRefused: evenings.refused,
		stores: loaded.stores,
		storesFailed: loaded.storesFailed,
		faults: connections.faults,
		memory: process.memoryUsage().rss,
		/** In seconds of one core, since the start. */
		cpu: (cpu.user + cpu.system) / 1e6
	};
}

/** @param {Relay} relay @param {string} path
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response */
function answer(relay, path, request, response) {
	const {
		method,
		url,
		headers: { host }
	} = request;
	const [pathname] = (url ?? '').split('?', 1);
	if (pathname !== path && !pathname?.startsWith(`${path}/`)) return false;
	const isRead = method === 'GET' || method === 'HEAD';
	const [, evening] = /\/evening\/([^/]*)$/.exec(pathname.slice(path.length)) ?? [];
	/** @type {(status: number, body: object | Uint8Array) => void} */
	const send = (status, body) => {
		const isBytes = body instanceof Uint8Array;
		response.writeHead(status, {
			...headers,
			'content-type': isBytes ? 'application/octet-stream' : 'application/json',
			'cache-control': 'no-store'
		});
		response.end(method === 'HEAD' ? undefined : isBytes ? body : JSON.stringify(body));
	};
	if (pathname === `${path}/health` && isRead) void report();
	else if (evening !== undefined && (method === 'GET' || method === 'PUT')) void pass(evening);
	else send(404, {});
	return true;

	/** @param {string} name */
	async function pass(name) {
		const { evenings, connections } = relay;
		if (isForeign(request)) return send(403, {});
		if (connections.isClosing) return send(503, {});
		const address = connections.addressOf(request);
		const { status, body } = await evenings.answer(request, name, address);
		// what is left of a refused body would be read to its end
		if (status >= 400 && !request.complete) response.setHeader('connection', 'close');
		send(status, body ?? {});
		connections.countUnread(response, address);
	}

	async function report() {
		const body = await health(relay);
		// only to this computer's own pages: those of another name may have been led here by DNS
		const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
		const more = isLocal ? { addresses: await relay.addresses().catch(() => []) } : {};
		send(body.ok ? 200 : 503, { ...body, ...more });
	}
}

/** Stores changes that came from other processes, unloads documents without phones, and removes
 * rooms that nobody uses.
 * @param {Relay} relay */
async function sweep({ rooms, loaded, hocuspocus, limits, now }) {
	if (!loaded.isFailing) await loaded.saveAll(2 * STORE_AT_LATEST);
	for (const document of hocuspocus.documents.values())
		// Hocuspocus does not unload a document whose last phone left while it was loading
		if (document.getConnectionsCount() === 0)
			await hocuspocus.unloadDocument(document).catch(() => undefined);
	const time = now();
	await rooms.touch([...hocuspocus.documents.keys()], time);
	// near the limit, rooms are removed after a shorter time: phones upload their records again
	for (const share of [1, 1 / 2, 1 / 8, 1 / 60]) {
		await rooms.removeIdle(time - KEEP_TABLES * share, time - KEEP_CLUBS * share);
		if ((await loaded.measure()) < limits.storedBytes * NEARLY_FULL) break;
	}
}

/** @param {Relay} relay */
async function close({ rooms, loaded, connections, hocuspocus }) {
	connections.isClosing = true;
	await loaded.saveAll();
	loaded.close();
	connections.closeAll();
	await hocuspocus.hooks('onDestroy', { instance: hocuspocus });
	await rooms.close();
}
