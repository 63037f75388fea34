/** A budget that fills up again with time.
 * @param {number} most @param {number} perSecond */
export function budget(most, perSecond) {
	let [left, at] = [most, 0];
	return {
		/** @param {number} amount
		 * @param {number} now in milliseconds
		 * @returns whether there was enough */
		take(amount, now) {
			left = Math.min(most, left + Math.max(0, now - at) * (perSecond / 1000));
			at = now;
			if (amount > left) return false;
			left -= amount;
			return true;
		}
	};
}

/** Limits of rooms, messages, connections and addresses.
 * @typedef {object} Limits
 * @property {number} roomBytes of a table
 * @property {number} clubBytes of a club
 * @property {number} messageBytes of one message
 * @property {number} waitingBytes of all messages that have begun to arrive, or are not read yet
 * @property {number} presencePerSecond bytes of one connection; thirty times as many in a burst
 * @property {number} connections of one address at a time
 * @property {number} roomsPerHour that one address may open
 * @property {number} bytesPerHour that one address may write
 * @property {number} messagesPerSecond of one connection; ten times as many in a burst
 * @property {number} addresses that are remembered
 * @property {number} millisecondsToClose for the answer of a refused phone to the closing frame */

/** An evening of 40 rounds has about 400 records of 300 bytes. Forty tables of a hall may share one
 * address.
 * @type {Limits} */
export const defaultLimits = {
	roomBytes: 4_000_000,
	clubBytes: 24_000_000,
	messageBytes: 24_500_000,
	waitingBytes: 300_000_000,
	presencePerSecond: 4000,
	connections: 600,
	roomsPerHour: 120,
	bytesPerHour: 200_000_000,
	messagesPerSecond: 40,
	addresses: 20_000,
	millisecondsToClose: 2000
};

/** @typedef {object} Socket
 * @property {number} waiting in bytes
 * @property {object} address
 * @property {(fault: string) => void} cutOff */

/** Counts the bytes that wait in memory: of messages that have begun and not ended, and of those
 * that a phone has not read yet. If they are too many, the connection with the most is cut off, of
 * the address with the most.
 * @param {number} most */
export function waitingBytes(most) {
	/** @type {Map<Socket, number>} */
	const all = new Map();
	let sum = 0;

	/** @param {Socket} socket @param {number} bytes */
	function set(socket, bytes) {
		sum += bytes - (all.get(socket) ?? 0);
		if (bytes > 0) all.set(socket, bytes);
		else all.delete(socket);
	}

	/** @returns {Socket | undefined} */
	function worst() {
		/** @type {Map<object, { bytes: number, most: number, socket: Socket }>} */
		const addresses = new Map();
		for (const [socket, bytes] of all) {
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
		/** To be called when more waits for or from a phone, or nothing any more.
		 * @param {Socket} socket */
		update(socket) {
			set(socket, socket.waiting);
			if (sum <= most) return;
			// phones may have read meanwhile
			for (const other of all.keys()) set(other, other.waiting);
			if (sum > most) worst()?.cutOff('too-many-bytes');
		}
	};
}

/** Which connection speaks for a phone in the presence of a room: the first one that named it,
 * until it is silent. Otherwise whoever watches could make others look away. */
export function presenceOwners() {
	/** A phone that reconnects may be there twice for so long. In milliseconds. */
	const SILENT = 12_000;
	/** @type {Map<string, Map<number, { owner: object, at: number }>>} by room and id */
	const rooms = new Map();
	return {
		/** @param {string} room @param {number} id @param {object} owner @param {number} now
		 * @returns whether it may speak for that phone */
		claim(room, id, owner, now) {
			const ids = rooms.get(room) ?? new Map();
			const known = ids.get(id);
			if (known !== undefined && known.owner !== owner && now - known.at < SILENT) return false;
			ids.set(id, { owner, at: now });
			rooms.set(room, ids);
			return true;
		},
		/** @param {object} owner who is gone */
		release(owner) {
			for (const [room, ids] of rooms) {
				for (const [id, known] of ids) if (known.owner === owner) ids.delete(id);
				if (ids.size === 0) rooms.delete(room);
			}
		}
	};
}

/** The budgets of each address. They are kept in memory only.
 * @param {Limits} limits */
export function addressBook(limits) {
	/** @typedef {ReturnType<typeof budget>} Budget */
	/** @typedef {{ connections: number, rooms: Budget, bytes: Budget }} Address */
	/** @type {Map<string, Address>} */
	const known = new Map();
	return {
		/** @param {string} address */
		of(address) {
			const key = networkOf(address);
			const found = known.get(key) ?? {
				connections: 0,
				rooms: budget(limits.roomsPerHour, limits.roomsPerHour / 3600),
				bytes: budget(limits.bytesPerHour, limits.bytesPerHour / 3600)
			};
			// the one that was seen last is at the end
			known.delete(key);
			known.set(key, found);
			for (const [other, { connections }] of known) {
				if (known.size <= limits.addresses) break;
				if (connections === 0) known.delete(other);
				else break;
			}
			return found;
		}
	};
}

/** Whoever has an IPv6 address has 2^64 of them.
 * @param {string} address */
function networkOf(address) {
	const plain = address.replace(/^::ffff:/, '');
	return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
