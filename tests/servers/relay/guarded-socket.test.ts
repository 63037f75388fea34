import { createDecoder, readVarString, readVarUint } from 'lib0/decoding';
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { GuardedSocket, type GuardOptions } from '../../../relay/guarded-socket.js';
import { addressBook, bufferedBytes, defaultLimits } from '../../../relay/limits.js';
import { PresenceOwners } from '../../../relay/presence-owners.js';
import { Turns } from '../../../relay/turns.js';
import {
	presenceOf,
	signInOf,
	syncOf,
	writeClient,
	writeRecord
} from '../../fixtures/relay-messages.ts';
import { member, roomName } from '../../fixtures/relay.ts';
import { until } from '../../fixtures/until.ts';

const room = roomName('g');

/** A phone's WebSocket, without a network. */
class FakeSocket extends EventEmitter {
	readyState = 1;
	bufferedAmount = 0;
	readonly sent: Uint8Array[] = [];
	readonly closed: string[] = [];
	send(data: Uint8Array): void {
		this.sent.push(data);
	}
	close(code: number, reason: string): void {
		this.closed.push(`${code} ${reason}`);
	}
	terminate(): void {
		this.readyState = 3;
	}
}

function guarded({
	takesPresence = true,
	answers = new Turns(),
	presences = new Turns(),
	bytesPerHour = 1e6
} = {}) {
	const [socket, stream] = [new FakeSocket(), new PassThrough()];
	const limits = { ...defaultLimits, bytesPerHour };
	const options = {
		stream,
		address: addressBook(limits).of('192.0.2.1'),
		buffered: bufferedBytes(1e9),
		owners: new PresenceOwners(() => false),
		answers,
		presences,
		limits,
		now: Date.now,
		onRefusal: () => undefined
	} satisfies GuardOptions;
	const guard = new GuardedSocket(socket as never, options);
	const passed: Uint8Array[] = [];
	guard.on('message', (data: Uint8Array) => passed.push(data));
	const receive = (data: Uint8Array) => socket.emit('message', Buffer.from(data), true);
	receive(signInOf(room, member));
	passed.splice(0);
	const onLeave = vi.fn();
	const admit = (readOnly = false) =>
		guard.admit(room, {
			readOnly,
			messageBytes: 1e6,
			takeUpdate: () => null,
			takePresence: () => takesPresence,
			onLeave
		});
	return { guard, socket, stream, passed, receive, admit, onLeave };
}

const message = (...parts: readonly (number | string)[]) => {
	const encoder = createEncoder();
	writeVarString(encoder, room);
	for (const part of parts)
		if (typeof part === 'number') writeVarUint(encoder, part);
		else writeVarString(encoder, part);
	return toUint8Array(encoder);
};
const typeOf = (data: Uint8Array) => {
	const decoder = createDecoder(data);
	readVarString(decoder);
	return readVarUint(decoder);
};
const SYNC_STATUS = 8;
const record = syncOf(room, 2, (encoder) => {
	writeVarUint(encoder, 1);
	writeClient(encoder, [7, 0, 1], (structs) => writeRecord(structs, null));
	writeVarUint(encoder, 0);
});
const vector = syncOf(room, 0, (encoder) => writeVarUint(encoder, 0));

test('ends the connection when Hocuspocus closes its room, instead of letting messages wait there', () => {
	const { guard, socket, admit } = guarded();
	admit();
	guard.connect(room);
	guard.send(message(7, 'Reset Connection'));
	expect(socket.closed).toEqual(['4400 closed']);
});

test('a phone that leaves its room by itself stays connected', () => {
	const { guard, socket, passed, receive, admit } = guarded();
	admit();
	guard.connect(room);
	receive(message(7));
	expect(passed).toHaveLength(1);
	guard.send(message(7, 'provider_initiated'));
	expect(socket.closed).toEqual([]);
});

test('a phone leaves its room once: by itself, with its connection, or before it is admitted', () => {
	const [leaving, ending, late] = [guarded(), guarded(), guarded()];
	for (const { admit, onLeave } of [leaving, ending]) {
		admit();
		expect(onLeave).not.toHaveBeenCalled();
	}
	leaving.receive(message(7));
	expect(leaving.onLeave).toHaveBeenCalledOnce();
	late.socket.readyState = 3;
	for (const { socket } of [leaving, ending, late]) socket.emit('close', 1001, Buffer.alloc(0));
	// the store of tokens has answered only now
	late.admit();
	for (const { onLeave } of [leaving, ending, late]) expect(onLeave).toHaveBeenCalledOnce();
});

test('what comes before the document is loaded waits, or is acknowledged to be sent again', async () => {
	const { guard, socket, passed, receive, admit } = guarded();
	receive(vector);
	receive(presenceOf(room, 5, 1, '{}'));
	admit();
	receive(record);
	expect([passed, socket.sent]).toEqual([[], []]);
	guard.connect(room);
	expect(socket.sent.map(typeOf)).toEqual([SYNC_STATUS]);
	await until(() => expect(passed.map(typeOf)).toEqual([1, 0]));
	receive(record);
	expect(passed).toHaveLength(3);
});

test('of what comes before the document is loaded, the first presence says which phone it is', async () => {
	const { guard, passed, receive, admit } = guarded();
	const [first, older, next] = [
		presenceOf(room, 5, 0, '{}'),
		presenceOf(room, 6, 4, '{}'),
		presenceOf(room, 5, 1, '{}')
	];
	receive(first);
	admit();
	receive(next);
	receive(older);
	guard.connect(room);
	await until(() => expect(passed).toEqual([Buffer.from(next)]));
	receive(presenceOf(room, 5, 2, '{}'));
	await until(() => expect(passed).toHaveLength(2));
});

test.each([
	['a member before the document is loaded', false],
	['a spectator before the document is loaded', true],
	['a spectator after that', true]
])('counts the bytes of updates that are dropped: of %s', (when, readOnly) => {
	const { guard, socket, passed, receive, admit } = guarded({ bytesPerHour: 3 * record.length });
	admit(readOnly);
	if (when.endsWith('after that')) guard.connect(room);
	for (let i = 0; i < 3; i++) receive(record);
	expect([passed, socket.closed]).toEqual([[], []]);
	receive(record);
	expect(socket.closed).toEqual(['4400 too-many-bytes']);
});

test.each(['ping', 'pong'])('cuts off a phone that sends one %s after the other', (kind) => {
	const { socket, admit } = guarded();
	admit();
	for (let i = 0; i < 300; i++) socket.emit(kind);
	expect(socket.readyState).toBe(1);
	for (let i = 0; i < 200; i++) socket.emit(kind);
	expect(socket.readyState).toBe(3);
});

test('answers a phone only when it has read what it was sent', async () => {
	const answers = new Turns();
	const { guard, socket, stream, passed, receive, admit } = guarded({ answers });
	admit();
	guard.connect(room);
	socket.bufferedAmount = 1_000_000;
	receive(vector);
	receive(vector);
	// another phone, which asks later, is answered before it
	const other = guarded({ answers });
	other.admit();
	other.guard.connect(room);
	other.receive(vector);
	await until(() => expect(other.passed).toHaveLength(1));
	expect(passed).toEqual([]);
	socket.bufferedAmount = 0;
	stream.emit('drain');
	// the last of both
	await until(() => expect(passed).toHaveLength(1));
});

test('presence goes to all phones by turns, of each phone the last one', async () => {
	const presences = new Turns();
	const [one, other] = [guarded({ presences }), guarded({ presences })];
	for (const { admit, guard } of [one, other]) {
		admit();
		guard.connect(room);
	}
	one.receive(presenceOf(room, 5, 1, '{}'));
	for (const clock of [1, 2, 3]) other.receive(presenceOf(room, 6, clock, '{}'));
	expect([one.passed, other.passed].map(({ length }) => length)).toEqual([1, 0]);
	await until(() => expect(other.passed).toEqual([Buffer.from(presenceOf(room, 6, 3, '{}'))]));
	one.receive(presenceOf(room, 5, 2, '{}'));
	other.receive(presenceOf(room, 6, 4, '{}'));
	other.socket.emit('close', 1001, Buffer.alloc(0));
	// after the turn that the other one has left
	one.receive(presenceOf(room, 5, 3, '{}'));
	await until(() => expect(one.passed).toHaveLength(3));
	expect(other.passed).toHaveLength(1);
});

test('presence above the budget of a room returns to its sender only', () => {
	const { guard, socket, passed, receive, admit } = guarded({ takesPresence: false });
	admit();
	guard.connect(room);
	const presence = presenceOf(room, 5, 1, '{}');
	receive(presence);
	expect(passed).toEqual([]);
	expect(socket.sent.map((data) => [...data])).toEqual([[...presence]]);
});
