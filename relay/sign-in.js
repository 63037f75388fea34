import { createHash, timingSafeEqual } from 'node:crypto';

/** Access to rooms. The first phone that names a room with a read token and a write token opens it;
 * hashes of both are stored. After that a phone with both tokens may add records, and one with only
 * the read token may read. */

/** @param {string} token */
const hashOf = (token) => createHash('sha256').update(token).digest();

/** `r.<read token>` or `w.<read token>.<write token>`.
 * @param {string} token
 * @returns {{ read: Buffer, write: Buffer | null } | null} hashes; null if it is malformed */
function parseToken(token) {
	const [, read, write] =
		/^(?:r\.([\w-]{22,64})|w\.([\w-]{22,64})\.([\w-]{22,64}))$/.exec(token)?.filter(Boolean) ?? [];
	if (read === undefined) return null;
	return { read: hashOf(read), write: write === undefined ? null : hashOf(write) };
}

/** What Hocuspocus sends to a phone that it does not admit.
 * @param {string} reason a code; Hocuspocus would log an error with a message */
export const refusal = (reason) => ({ code: 4403, reason });

/** Admits a phone to a room. Throws the refusals `wrong-token`, `no-room` and `too-many-rooms`.
 * @param {import('./rooms-sqlite.js').Rooms} rooms
 * @param {object} phone
 * @param {string} phone.room
 * @param {string} phone.token
 * @param {() => boolean} phone.takeRoom whether its address may open one more room
 * @param {() => number} now
 * @returns {Promise<boolean>} whether it may only read */
export async function signIn(rooms, { room, token, takeRoom }, now) {
	const given = parseToken(token);
	if (given === null) throw refusal('wrong-token');
	let stored = await rooms.tokens(room);
	if (stored === null && given.write !== null) {
		if (!takeRoom()) throw refusal('too-many-rooms');
		await rooms.create(room, given.read, given.write, now());
		// another phone or process may have opened the room first
		stored = await rooms.tokens(room);
	}
	if (stored === null) throw refusal('no-room');
	const canRead = timingSafeEqual(stored.read, given.read);
	const canWrite = given.write !== null && timingSafeEqual(stored.write, given.write);
	if (!canRead || (given.write !== null && !canWrite)) throw refusal('wrong-token');
	return !canWrite;
}
