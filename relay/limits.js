/** A budget that fills up again with time.
 * @param {number} most @param {number} perSecond */
export function budget(most, perSecond) {
	let [left, at] = [most, 0];
	return {
		/** @param {number} amount @param {number} now in milliseconds @returns whether there was enough */
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
 * @property {number} unfinishedBytes of all messages that have begun to arrive
 * @property {number} connections of one address at a time
 * @property {number} roomsPerHour that one address may open
 * @property {number} bytesPerHour that one address may write
 * @property {number} messagesPerSecond of one connection; ten times as many in a burst
 * @property {number} addresses that are remembered */

/** An evening of 40 rounds has about 400 records of 300 bytes. Forty tables of a hall may share one address.
 * @type {Limits} */
export const defaultLimits = {
	roomBytes: 4_000_000,
	clubBytes: 24_000_000,
	messageBytes: 24_500_000,
	unfinishedBytes: 150_000_000,
	connections: 600,
	roomsPerHour: 120,
	bytesPerHour: 200_000_000,
	messagesPerSecond: 40,
	addresses: 20_000
};

/** Counts the bytes of messages that have begun and not ended, which wait in memory. If they are too many, the connection
 * with the most of them is cut off.
 * @param {number} most */
export function unfinishedMessages(most) {
	/** @typedef {{ cutOff: (fault: string) => void }} Socket */
	/** @type {Map<Socket, number>} */
	const waiting = new Map();
	let sum = 0;
	return {
		/** @param {Socket} socket @param {number} bytes that came of a message
		 * @returns how many there are of it */
		add(socket, bytes) {
			const length = (waiting.get(socket) ?? 0) + bytes;
			waiting.set(socket, length);
			sum += bytes;
			if (sum > most) {
				const [[longest] = [socket]] = [...waiting].sort(([, a], [, b]) => b - a);
				longest.cutOff('too-many-bytes');
			}
			return length;
		},
		/** The message has ended, or the connection has.
		 * @param {Socket} socket */
		end(socket) {
			sum -= waiting.get(socket) ?? 0;
			waiting.delete(socket);
		}
	};
}

/** The budgets of each address. They are kept in memory only.
 * @param {Limits} limits */
export function addressBook(limits) {
	/** @typedef {{ connections: number, rooms: ReturnType<typeof budget>, bytes: ReturnType<typeof budget> }} Address */
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
