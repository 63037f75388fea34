/** How far a phone's presence may count in one step: it counts by one, and messages may be lost. */
const MAX_STEP = 1000;

/** The presence of one phone in a message.
 * @typedef {{ id: number, clock: number }} PresenceId */

/** Decides which connection may send the presence of a phone, and that it is gone: the one that
 * sent it first, for as long as it is connected. Each connection has one phone in a room. Otherwise
 * a spectator could show other phones as away, or invent some. */
export class PresenceOwners {
	/** By room, and by the phone's id there.
	 * @type {Map<string, Map<number, { owner: object, clock: number }>>} */
	#rooms = new Map();
	#isPresent;

	/** @param {(room: string, id: number) => boolean} isPresent whether a phone is present in the
	 * room, here or at another process */
	constructor(isPresent) {
		this.#isPresent = isPresent;
	}

	/** @param {string} room @param {readonly PresenceId[]} ids @param {object} owner a connection
	 * @returns `dropped` if the message is not of the connection's own phone, `not-allowed` if it
	 * counts too far, null if it may pass */
	claim(room, ids, owner) {
		const [first] = ids;
		if (first === undefined || ids.length > 1) return 'dropped';
		const { id, clock } = first;
		const phones = this.#rooms.get(room) ?? new Map();
		const known = phones.get(id);
		if (known === undefined) {
			const hasPhone = [...phones.values()].some((one) => one.owner === owner);
			if (hasPhone || this.#isPresent(room, id)) return 'dropped';
		} else if (known.owner !== owner) return 'dropped';
		else if (clock > known.clock + MAX_STEP) return 'not-allowed';
		phones.set(id, { owner, clock: Math.max(clock, known?.clock ?? 0) });
		this.#rooms.set(room, phones);
		return null;
	}

	/** Whether a phone is connected to this process. @param {string} room @param {number} id */
	has(room, id) {
		return this.#rooms.get(room)?.has(id) ?? false;
	}

	/** @param {object} owner a connection that has left the room, or all rooms
	 * @param {Iterable<string>} rooms */
	release(owner, rooms) {
		for (const room of rooms) {
			const phones = this.#rooms.get(room);
			for (const [id, known] of phones ?? []) if (known.owner === owner) phones?.delete(id);
			if (phones?.size === 0) this.#rooms.delete(room);
		}
	}
}
