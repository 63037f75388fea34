import { isIPv6 } from 'node:net';

/** A budget that fills up again with time.
 * @param {number} most @param {number} perSecond */
export function budget(most, perSecond) {
	let [left, at] = [most, 0];
	/** @param {number} now */
	function refill(now) {
		left = Math.min(most, left + Math.max(0, now - at) * (perSecond / 1000));
		at = now;
	}
	return {
		/** @param {number} amount
		 * @param {number} now in milliseconds
		 * @returns whether there was enough */
		take(amount, now) {
			refill(now);
			if (amount > left) return false;
			left -= amount;
			return true;
		},
		/** Takes an amount that was not known before: less than nothing may be left.
		 * @param {number} amount @param {number} now */
		charge(amount, now) {
			refill(now);
			left -= amount;
		}
	};
}

/** Limits of rooms, messages, connections and addresses.
 * @typedef {object} Limits
 * @property {number} roomBytes of a table
 * @property {number} clubBytes of a club
 * @property {number} eveningBytes of a sealed evening behind a short link
 * @property {number} storedBytes of all rooms
 * @property {number} messageBytes of one message
 * @property {number} bufferedBytes of all messages that have not ended, and of all that phones have
 * not read
 * @property {number} smallPerSecond bytes of one connection in messages other than updates; thirty
 * times as many in a burst
 * @property {number} roomPresencePerSecond bytes that phones are sent for the presence of all members
 * of a room, and as many for that of all spectators; three times as many in a burst
 * @property {number} addressPresencePerSecond bytes that phones are sent for the presence of phones of
 * one address, also in a burst
 * @property {number} spectators of a room at a time
 * @property {number} connections of one address at a time
 * @property {number} connectionsPerSecond of one address; sixty times as many in a burst
 * @property {number} roomsPerHour that one address may open
 * @property {number} bytesPerHour that one address may write
 * @property {number} readsPerHour bytes of rooms that one address may read, or have loaded
 * @property {number} messagesPerSecond of one connection; ten times as many in a burst
 * @property {number} addressMessagesPerSecond as for a connection
 * @property {number} addresses whose budgets are kept
 * @property {number} millisecondsToClose in which a refused phone answers the closing frame */

/** An evening of 40 rounds has about 400 records of 300 bytes. Forty tables of a hall may share one
 * address.
 * @type {Limits} */
export const defaultLimits = {
	roomBytes: 4_000_000,
	clubBytes: 24_000_000,
	eveningBytes: 262_144,
	storedBytes: 2_000_000_000,
	messageBytes: 24_500_000,
	bufferedBytes: 100_000_000,
	smallPerSecond: 4000,
	roomPresencePerSecond: 4_000_000,
	addressPresencePerSecond: 8_000_000,
	spectators: 150,
	connections: 600,
	connectionsPerSecond: 20,
	roomsPerHour: 120,
	bytesPerHour: 200_000_000,
	readsPerHour: 400_000_000,
	messagesPerSecond: 40,
	addressMessagesPerSecond: 2000,
	addresses: 20_000,
	millisecondsToClose: 2000
};

/** @typedef {object} Socket
 * @property {number} bufferedBytes
 * @property {object} address
 * @property {(fault: string) => void} cutOff */

/** Limits the bytes that are buffered for all connections: of messages that have not ended, and of
 * messages that phones have not read. Above the limit it cuts off the connection with the most, of
 * the address with the most.
 * @param {number} most */
export function bufferedBytes(most) {
	/** @type {Map<Socket, number>} */
	const bySocket = new Map();
	let sum = 0;

	/** @param {Socket} socket */
	function count(socket) {
		const bytes = socket.bufferedBytes;
		sum += bytes - (bySocket.get(socket) ?? 0);
		if (bytes > 0) bySocket.set(socket, bytes);
		else bySocket.delete(socket);
	}

	/** @returns {Socket | undefined} */
	function largest() {
		/** @type {Map<object, { bytes: number, most: number, socket: Socket }>} */
		const addresses = new Map();
		for (const [socket, bytes] of bySocket) {
			const known = addresses.get(socket.address) ?? { bytes: 0, most: 0, socket };
			const isMost = bytes > known.most;
			addresses.set(socket.address, {
				bytes: known.bytes + bytes,
				most: isMost ? bytes : known.most,
				socket: isMost ? socket : known.socket
			});
		}
		return [...addresses.values()].sort((a, b) => b.bytes - a.bytes)[0]?.socket;
	}

	return {
		/** To be called when the buffered bytes of a connection change.
		 * @param {Socket} socket */
		update(socket) {
			count(socket);
			if (sum <= most) return;
			// phones may have read messages meanwhile
			for (const other of bySocket.keys()) count(other);
			if (sum > most) largest()?.cutOff('too-many-bytes');
		}
	};
}

/** @typedef {ReturnType<typeof budget>} Budget */
/** The budgets of an address, and how many evenings are arriving from it.
 * @typedef {{ connections: number, arriving: number } & Record<'upgrades' | 'messages' | 'presence' | 'rooms' |
 * 'bytes' | 'reads', Budget>} Address */

/** How many of the addresses seen least recently are looked at for one that can be forgotten. */
const MAX_TRIES = 10;

/** The budgets of each address, in memory only. One that is connected is not forgotten.
 * @param {Limits} limits */
export function addressBook(limits) {
	/** @type {Map<string, Address>} */
	const known = new Map();
	const { connectionsPerSecond, roomsPerHour, bytesPerHour, readsPerHour } = limits;
	const { addressMessagesPerSecond, addressPresencePerSecond } = limits;
	return {
		/** @param {string} address */
		of(address) {
			const key = networkOf(address);
			const found = known.get(key) ?? {
				connections: 0,
				arriving: 0,
				upgrades: budget(connectionsPerSecond * 60, connectionsPerSecond),
				messages: budget(addressMessagesPerSecond * 10, addressMessagesPerSecond),
				presence: budget(addressPresencePerSecond, addressPresencePerSecond),
				rooms: budget(roomsPerHour, roomsPerHour / 3600),
				bytes: budget(bytesPerHour, bytesPerHour / 3600),
				reads: budget(readsPerHour, readsPerHour / 3600)
			};
			// the addresses seen last are at the end
			known.delete(key);
			known.set(key, found);
			let tries = MAX_TRIES;
			for (const [other, oldest] of known) {
				if (known.size <= limits.addresses || other === key || tries-- === 0) break;
				known.delete(other);
				if (oldest.connections > 0) known.set(other, oldest);
			}
			return found;
		}
	};
}

/** An IPv6 address counts as its network of 64 bits: one phone may use all its addresses. An
 * address may have a port, and an IPv4 address may be written as one of IPv6.
 * @param {string} address */
export function networkOf(address) {
	const [, bracketed, plain = address] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
	const [bare = ''] = (bracketed ?? plain).split('%', 1);
	if (!isIPv6(bare)) return bare;
	// in the shortest form, in hexadecimal
	const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
	const groups = (/** @type {string | undefined} */ text) => (text ? text.split(':') : []);
	const [first, last] = [groups(head), groups(tail)];
	const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
	const all = [...first, ...zeros, ...last].map((group) => parseInt(group, 16));
	const isMapped = all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff;
	if (!isMapped)
		return all
			.slice(0, 4)
			.map((group) => group.toString(16))
			.join(':');
	return all
		.slice(6)
		.flatMap((group) => [group >> 8, group & 255])
		.join('.');
}
