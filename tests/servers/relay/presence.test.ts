import { Document, type Hocuspocus } from '@hocuspocus/server';
import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyAwarenessUpdate } from 'y-protocols/awareness';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { announce } from '#lib/reach/presence.ts';
import { Room } from '#lib/reach/room.ts';
import { readSecretOf, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { readPresence } from '../../../relay/messages.js';
import { openRedis } from '../../../relay/redis.js';
import { refusal } from '../../../relay/sign-in.js';
import { presenceOf, signInOf } from '../../fixtures/relay-messages.ts';
import { Client, member, QuietWebSocket, roomName, startRelay } from '../../fixtures/relay.ts';
import { seats, sharedTable, SharedPhone } from '../../fixtures/shared-phones.ts';
import { until } from '../../fixtures/until.ts';

/** What a spectator may do to the presence of others. */

const folder = mkdtempSync(path.join(tmpdir(), 'courtbook-presence-'));
const clock = {
	/** In milliseconds. */
	ahead: 0,
	get now() {
		return Date.now() + this.ahead;
	}
};
let relay: Awaited<ReturnType<typeof startRelay>>;
beforeAll(async () => {
	relay = await startRelay(folder);
});
afterAll(async () => {
	await relay.stop();
	rmSync(folder, { recursive: true });
});

/** A table of two members, who hear each other, and its connections in the order of joining. */
async function table() {
	const sockets: QuietWebSocket[] = [];
	class Observed extends QuietWebSocket {
		constructor(url: string) {
			super(url);
			sockets.push(this);
		}
	}
	const carrier = hocuspocusCarrier(relay.url, Observed);
	const { phones, secret, founder } = await sharedTable(carrier, [seats[1]!], clock);
	const [pen, ben] = phones as [SharedPhone, SharedPhone];
	const headOfPen = () => ben.table.phones.find(({ id }) => id === pen.me.id)?.head;
	/** Resolves when one member hears the latest of the other. */
	const hears = () => until(() => expect(headOfPen()).toBe(pen.table.head!.record.id));
	await until(() => expect(ben.table.isMember).toBe(true));
	await hears();
	const spectatorKeys = await RoomKeys.of('t', 'spectator', await readSecretOf(secret));
	const { name, token } = spectatorKeys;
	const access = { keys: await RoomKeys.of('t', 'member', secret), founder, carrier, clock };
	return { pen, ben, hears, sockets, name, token, access, spectatorKeys };
}

/** A spectator's connection, which announces no phone by itself. */
async function spectate(name: string, token: string) {
	const socket = new QuietWebSocket(relay.url);
	await once(socket, 'open');
	socket.send(signInOf(name, token));
	await once(socket, 'message');
	return {
		announce: (id: number, at: number, state: string) =>
			socket.send(presenceOf(name, id, at, state)),
		close: () => socket.terminate()
	};
}
const FORGED = '{"sealed":"forged"}';

/** The presences in a message. */
function statesIn(message: Uint8Array): Uint8Array {
	const decoder = createDecoder(message);
	readVarString(decoder);
	readVarUint(decoder);
	return readVarUint8Array(decoder);
}

test('a spectator cannot announce that others are gone, nor make them count', async () => {
	const { pen, ben, hears, name, token } = await table();
	const client = new Client(relay.url, name, token);
	const seen = client.provider.awareness!;
	await until(() => expect(seen.getStates().size).toBe(3));
	const hostile = await spectate(name, token);
	for (const id of seen.getStates().keys()) hostile.announce(id, 2 ** 32, 'null');
	await pen.tap({ type: 'addNote', text: 'still here' });
	await until(() => expect(ben.notes).toEqual(['still here']));
	await hears();
	expect((await relay.health()).faults).toEqual({});
	client.close();
	hostile.close();
	for (const phone of [pen, ben]) await phone.table.leave();
});

test('a spectator that claims a phone after a broken connection does not keep it from coming back', async () => {
	const { pen, ben, hears, name, token, sockets } = await table();
	const client = new Client(relay.url, name, token);
	const ids = () => [...client.provider.awareness!.getStates().keys()];
	await until(() => expect(ids()).toHaveLength(3));
	const before = ids();
	sockets[0]!.terminate();
	await until(() => expect(ids()).toHaveLength(2));
	const hostile = await spectate(name, token);
	const [gone] = before.filter((id) => !ids().includes(id));
	let at = 0;
	const claiming = setInterval(() => hostile.announce(gone!, (at += 1), FORGED), 100);
	await until(() => expect(ids()).toContain(gone));
	await until(() => expect(pen.table.line).toBe('synced'));
	await pen.tap({ type: 'addNote', text: 'back again' });
	await hears();
	clearInterval(claiming);
	client.close();
	hostile.close();
	for (const phone of [pen, ben]) await phone.table.leave();
});

test('phones that a spectator invents do not keep members out', async () => {
	const { pen, ben, name, token, access } = await table();
	const one = await spectate(name, token);
	for (let id = 1; id <= 70; id++) one.announce(id, 1, FORGED);
	// one phone for each of 70 connections
	const crowd = await Promise.all(Array.from({ length: 70 }, () => spectate(name, token)));
	crowd.forEach(({ announce }, i) => announce(100 + i, 1, FORGED));
	const client = new Client(relay.url, name, token);
	const seen = client.provider.awareness!;
	await until(() => expect(seen.getStates().size).toBe(74));
	const late = new SharedPhone(access, await newSigner(), seats[2]!);
	await late.open();
	await until(() => expect(late.table.isMember).toBe(true));
	client.close();
	for (const { close } of [one, ...crowd]) close();
	for (const phone of [pen, ben, late]) await phone.table.leave();
});

test('a spectator that says that it lacks records does not fill the room', async () => {
	const { pen, ben, name, token, spectatorKeys } = await table();
	const client = new Client(relay.url, name, token);
	await until(() => expect(client.records.length).toBe(ben.records.length));
	const me = await newSigner();
	const lacking = {
		key: me.publicKey,
		proof: null,
		seat: null,
		beat: 1,
		head: null,
		proposals: []
	};
	await announce(spectatorKeys, client.provider.awareness!, me, lacking);
	await until(() => expect(pen.table.phones.map(({ id }) => id)).toContain(me.id));
	const before = client.records.length;
	for (let i = 0; i < 3; i++) {
		clock.ahead += 6000;
		await pen.table.tick();
	}
	await pen.tap({ type: 'addNote', text: 'the only new record' });
	await until(() => expect(ben.notes).toEqual(['the only new record']));
	await until(() => expect(client.records.length).toBe(before + 1));
	client.close();
	for (const phone of [pen, ben]) await phone.table.leave();
});

test('a message of another process that cannot be read is not taken for a presence', () => {
	const message = Buffer.from(presenceOf('t', 1, 1, '{"sealed":"x"}'));
	expect(readPresence(message)).toEqual({ room: 't', ids: [{ id: 1, clock: 1 }] });
	expect(readPresence(Buffer.from(presenceOf('t', 1, 1, 'no JSON')))).toBeNull();
	for (let length = 0; length < message.length; length++)
		expect(readPresence(message.subarray(0, length))).toBeNull();
});

test('a presence from another relay counts unless it is of a phone that is connected here', () => {
	const [room, here, there] = ['t', 1, 2];
	// no Redis answers there: its messages are those below
	const redis = openRedis('redis://127.0.0.1:1', (name, id) => name === room && id === here);
	const document = new Document(room);
	redis.instance = { documents: new Map([[room, document]]) } as Hocuspocus;
	/** Delivers a message, after the name of the relay that published it. */
	const hear = (message: Uint8Array) =>
		redis.sub.emit(
			'messageBuffer',
			Buffer.from(`reach:${room}`),
			Buffer.concat([Buffer.from([5]), Buffer.from('other'), message])
		);
	const states = () => [...document.awareness.getStates()];
	hear(presenceOf(room, here, 1, FORGED));
	expect(states()).toEqual([]);
	hear(presenceOf(room, there, 1, FORGED));
	expect(states()).toEqual([[there, JSON.parse(FORGED)]]);
	// nor is it gone because another relay says so
	const own = '{"sealed":"own"}';
	applyAwarenessUpdate(document.awareness, statesIn(presenceOf(room, here, 1, own)), 'phone');
	hear(presenceOf(room, here, 900, 'null'));
	hear(presenceOf(room, there, 2, 'null'));
	expect(states()).toEqual([[here, JSON.parse(own)]]);
	document.destroy();
	for (const client of [redis.pub, redis.sub]) client.disconnect(false);
});

/** Skips the pauses after two refusals, and notes them. */
function skipPauses() {
	// no other timer has such a time
	const random = vi.spyOn(Math, 'random').mockReturnValue(0.1234);
	const pauses = [2000, 4000].map((pause) => pause * (0.5 + 0.1234));
	const waited: number[] = [];
	const { setTimeout: wait } = globalThis;
	const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
		run: () => void,
		time = 0,
		...rest: unknown[]
	) => {
		if (!pauses.includes(time)) return wait(run, time, ...rest);
		waited.push(time);
		return wait(run);
	}) as typeof setTimeout);
	const restore = () => [random, timers].forEach((spy) => spy.mockRestore());
	return { pauses, waited, restore };
}

test('a phone that is refused waits longer each time', async () => {
	const { pen, ben, sockets } = await table();
	const before = sockets.length;
	const { pauses, waited, restore } = skipPauses();
	for (let i = 0; i < 2; i++) {
		const socket = sockets.at(-1)!;
		await until(() => expect(socket.readyState).toBe(socket.OPEN));
		// a message that the relay refuses
		socket.send(new Uint8Array([200, 1, 2]));
		await until(() => expect(socket.readyState).toBe(socket.CLOSED));
		await until(() => expect(sockets.length).toBe(before + i + 1));
	}
	expect(waited).toEqual(pauses);
	restore();
	for (const phone of [pen, ben]) await phone.table.leave();
});

/** A phone in a room, and the clock of its presence that the relay sent back last. */
function enter(url: string, name: string, WebSocketPolyfill: unknown) {
	let heard = -1;
	const room = new Room(
		() => undefined,
		() => undefined,
		(clock) => (heard = clock)
	);
	room.join(hocuspocusCarrier(url, WebSocketPolyfill), { name, token: member });
	const announceItself = () => room.presence.setLocalState({ sealed: 'here' });
	const isHeard = () =>
		until(() => expect(heard).toBe(room.presence.meta.get(room.presence.clientID)?.clock));
	return { room, announceItself, isHeard };
}

test('a phone that announced itself before it was connected is heard, however late its room is loaded', async () => {
	let load = () => {};
	const mayLoad = new Promise<void>((resolve) => (load = resolve));
	const late = await startRelay(path.join(folder, 'late'), {
		wrap: (rooms) => ({ ...rooms, load: (name) => mayLoad.then(() => rooms.load(name)) })
	});
	class Observed extends QuietWebSocket {
		constructor(url: string) {
			super(url);
			// the pong follows what the phone sends when it is admitted
			this.once('message', () => setImmediate(() => this.ping()));
			this.once('pong', load);
		}
	}
	const { room, announceItself, isHeard } = enter(late.url, roomName('l'), Observed);
	announceItself();
	room.put([new Uint8Array(300)]);
	expect(room.state).toBe('offline');
	await until(() => expect(room.state).toBe('synced'));
	await isHeard();
	announceItself();
	await isHeard();
	expect((await late.health()).faults).toEqual({});
	room.leave();
	await late.stop();
});

test('a phone whose connection takes longer to close than the pause after a refusal comes back', async () => {
	let refusals = 0;
	const busy = await startRelay(path.join(folder, 'busy'), {
		wrap: (rooms) => ({
			...rooms,
			tokens: async (name) => {
				refusals += 1;
				if (refusals > 1) return rooms.tokens(name);
				throw Object.assign(new Error(), refusal('closing'));
			}
		})
	});
	const closings: (() => void)[] = [];
	class SlowToClose extends QuietWebSocket {
		override close(): void {
			closings.push(() => super.close());
		}
	}
	const { waited, restore } = skipPauses();
	const { room } = enter(busy.url, roomName('b'), SlowToClose);
	await until(() => expect(waited).toHaveLength(1));
	await new Promise(setImmediate);
	for (const close of closings.splice(0)) close();
	await until(() => expect(room.state).toBe('synced'));
	restore();
	room.leave();
	for (const close of closings) close();
	await busy.stop();
});
