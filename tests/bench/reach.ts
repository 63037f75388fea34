import { createDecoder, readVarString, readVarUint } from 'lib0/decoding';
import {
	createEncoder,
	toUint8Array,
	writeVarString,
	writeVarUint,
	writeVarUint8Array
} from 'lib0/encoding';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import * as Y from 'yjs';
import type { AddressInfo } from 'node:net';
import { record } from './figures.ts';

/** One relay with many rooms: how long an entry takes to the other phones of its room, and what it costs. */

const ROOMS = Number(process.env['REACH_ROOMS'] ?? 1000);
const PHONES = 8;
/** Between two entries of one room, in milliseconds. */
const EVERY = 5000;
const ENTRIES = 4;
/** A sealed entry with its padding. */
const RECORD_BYTES = 556;
const TOKEN = `w.${'r'.repeat(22)}.${'w'.repeat(22)}`;

function frame(room: string, ...parts: readonly (number | string | Uint8Array)[]): Uint8Array {
	const encoder = createEncoder();
	writeVarString(encoder, room);
	for (const part of parts)
		if (typeof part === 'number') writeVarUint(encoder, part);
		else if (typeof part === 'string') writeVarString(encoder, part);
		else writeVarUint8Array(encoder, part);
	return toUint8Array(encoder);
}

const percentile = (values: readonly number[], part: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** p95 of a WebSocket that sends back what it gets, in this process and this run. */
async function echo(): Promise<number> {
	const server = new WebSocketServer({ port: 0 });
	server.on('connection', (socket) => socket.on('message', (data) => socket.send(data as Buffer)));
	const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
	await once(socket, 'open');
	const times: number[] = [];
	for (let i = 0; i < 200; i++) {
		const at = performance.now();
		socket.send(new Uint8Array(RECORD_BYTES));
		await once(socket, 'message');
		times.push(performance.now() - at);
	}
	socket.close();
	server.close();
	return percentile(times, 0.95);
}

class LoadedRoom {
	readonly name: string;
	readonly doc = new Y.Doc();
	readonly sockets: WebSocket[] = [];
	#sentAt = 0;
	arrived = 0;

	constructor(
		number: number,
		readonly times: number[]
	) {
		this.name = `t${String(number).padStart(22, '0')}`;
	}

	async join(url: string): Promise<void> {
		const socket = new WebSocket(url, { perMessageDeflate: false });
		await once(socket, 'open');
		this.sockets.push(socket);
		const [synced] = [once(socket, 'message')];
		socket.on('message', (data: Buffer) => {
			const decoder = createDecoder(new Uint8Array(data));
			readVarString(decoder);
			if (readVarUint(decoder) !== 0 || readVarUint(decoder) !== 2) return;
			this.arrived += 1;
			this.times.push(performance.now() - this.#sentAt);
		});
		socket.send(frame(this.name, 2, 0, TOKEN));
		socket.send(frame(this.name, 0, 0, Y.encodeStateVector(this.doc)));
		await synced;
	}

	write(): void {
		const before = Y.encodeStateVector(this.doc);
		this.doc.getArray('records').push([crypto.getRandomValues(new Uint8Array(RECORD_BYTES))]);
		this.#sentAt = performance.now();
		this.sockets[0]!.send(frame(this.name, 0, 2, Y.encodeStateAsUpdate(this.doc, before)));
	}
}

export async function measureReach(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'courtbook-bench-'));
	const relay = spawn(process.execPath, ['tests/bench/relay.js', folder], {
		stdio: ['ignore', 'pipe', 'inherit']
	});
	const [line] = (await once(relay.stdout, 'data')) as [Buffer];
	const url = line.toString().trim();
	const health = async () =>
		(await (await fetch(`${url.replace('ws', 'http')}/health`)).json()) as {
			memory: number;
			cpu: number;
			connections: number;
		};
	try {
		const empty = await health();
		const times: number[] = [];
		const rooms = Array.from({ length: ROOMS }, (_, i) => new LoadedRoom(i, times));
		for (const room of rooms)
			await Promise.all(Array.from({ length: PHONES }, () => room.join(url)));
		const joined = await health();
		const begun = performance.now();
		for (let entry = 0; entry < ENTRIES; entry++)
			for (const [i, room] of rooms.entries()) {
				const due = begun + entry * EVERY + (i * EVERY) / ROOMS;
				if (performance.now() < due) await sleep(due - performance.now());
				room.write();
			}
		await sleep(2000);
		const after = await health();
		const all = rooms.reduce((sum, { arrived }) => sum + arrived, 0);
		const echoed = await echo();
		const p95 = percentile(times, 0.95);
		console.log(
			`${ROOMS} rooms × ${PHONES} phones: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (echo ${echoed.toFixed(2)} ms); ${all} of ${ROOMS * ENTRIES * PHONES} arrived; ` +
				`${((joined.memory - empty.memory) / ROOMS / 1000).toFixed(0)} kB a room of ${PHONES}; ` +
				`${(((after.cpu - joined.cpu) * 1000) / (ROOMS * ENTRIES)).toFixed(2)} ms of one core an entry`
		);
		record('An entry to the other phones, 1,000 rooms (p95)', p95, 150, 'ms');
		record('Memory of the relay with 1,000 rooms of 8 phones', after.memory / 1e6, 1000, 'MB');
		for (const { sockets } of rooms) for (const socket of sockets) socket.terminate();
	} finally {
		relay.kill('SIGKILL');
		await once(relay, 'exit');
		rmSync(folder, { recursive: true });
	}
}
