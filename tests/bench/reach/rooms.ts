import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import {
	createEncoder,
	toUint8Array,
	writeVarString,
	writeVarUint,
	writeVarUint8Array
} from 'lib0/encoding';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import * as Y from 'yjs';
import type { AddressInfo } from 'node:net';
import { postgresServer, redisServer } from '../../fixtures/servers.ts';
import { record } from '../figures.ts';
import { percentile } from '../phone.ts';

/** Relays with many rooms: the time that an entry takes to the other phones of its room, and its
 * cost. */

const ROOMS = Number(process.env['REACH_ROOMS'] ?? 1000);
const PHONES = 8;
/** Between two entries of one room, in milliseconds. */
const EVERY = 5000;
const ENTRIES = 4;
/** A sealed entry with its padding. */
const RECORD_BYTES = 300;
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

/** A room whose phones have one document: what arrives at each is counted by its place in the
 * list. */
class LoadedRoom {
	readonly name: string;
	readonly doc = new Y.Doc();
	readonly sockets: WebSocket[] = [];
	/** The entries that arrived, by phone. */
	readonly arrived: Set<number>[] = [];
	#sentAt = 0;

	constructor(readonly times: number[]) {
		this.name = `t${randomBytes(16).toString('base64url')}`;
	}

	async join(url: string): Promise<void> {
		const socket = new WebSocket(url, { perMessageDeflate: false });
		await once(socket, 'open');
		this.sockets.push(socket);
		const here = new Set<number>();
		this.arrived.push(here);
		const synced = once(socket, 'message');
		socket.on('message', (data: Buffer) => {
			const decoder = createDecoder(new Uint8Array(data));
			readVarString(decoder);
			if (readVarUint(decoder) !== 0 || readVarUint(decoder) !== 2) return;
			for (const { id } of Y.decodeUpdate(readVarUint8Array(decoder)).structs)
				if (id.client === this.doc.clientID && !here.has(id.clock)) {
					here.add(id.clock);
					this.times.push(performance.now() - this.#sentAt);
				}
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

	/** Entries that did not arrive at each phone. */
	get lost(): number {
		return this.arrived.reduce((sum, { size }) => sum + ENTRIES - size, 0);
	}
}

/** A relay in a process of its own. */
class Relay {
	private constructor(
		readonly child: ChildProcess,
		readonly url: string
	) {}

	static async start(folder: string, env: Record<string, string>): Promise<Relay> {
		const child = spawn(process.execPath, ['tests/bench/reach/relay.js', folder], {
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { ...process.env, ...env }
		});
		const [line] = (await once(child.stdout, 'data')) as [Buffer];
		return new Relay(child, line.toString().trim());
	}

	async health() {
		const answer = await fetch(`${this.url.replace('ws', 'http')}/health`);
		return (await answer.json()) as { memory: number; cpu: number; connections: number };
	}

	async stop(): Promise<void> {
		this.child.kill('SIGKILL');
		await once(this.child, 'exit');
	}
}

interface Load {
	readonly p95: number;
	readonly lost: number;
	/** Of the largest process, in MB. */
	readonly memory: number;
}

/** Loads relays with rooms.
 * @param spread whether each room is at one of the processes, or its phones are at all of them */
async function load(
	name: string,
	processes: number,
	env: Record<string, string>,
	spread: 'rooms' | 'phones' = 'rooms'
): Promise<Load> {
	const folder = mkdtempSync(join(tmpdir(), 'courtbook-bench-'));
	const relays: Relay[] = [];
	const rooms: LoadedRoom[] = [];
	try {
		for (let i = 0; i < processes; i++) relays.push(await Relay.start(folder, env));
		const healths = async () => Promise.all(relays.map((relay) => relay.health()));
		const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
		const empty = await healths();
		const times: number[] = [];
		for (let i = 0; i < ROOMS; i++) {
			const room = new LoadedRoom(times);
			rooms.push(room);
			await Promise.all(
				Array.from({ length: PHONES }, (_, phone) =>
					room.join(relays[(spread === 'rooms' ? i : phone) % processes]!.url)
				)
			);
		}
		const joined = await healths();
		const begun = performance.now();
		for (let entry = 0; entry < ENTRIES; entry++)
			for (const [i, room] of rooms.entries()) {
				const due = begun + entry * EVERY + (i * EVERY) / ROOMS;
				if (performance.now() < due) await sleep(due - performance.now());
				room.write();
			}
		for (let i = 0; i < 10 && rooms.some(({ lost }) => lost > 0); i++) await sleep(1000);
		const after = await healths();
		const lost = sum(rooms.map((room) => room.lost));
		const echoed = await echo();
		const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
		const grown = sum(joined.map(({ memory }, i) => memory - empty[i]!.memory));
		const cpu = sum(after.map((one, i) => one.cpu - joined[i]!.cpu));
		console.log(
			`${name}, ${ROOMS} rooms × ${PHONES} phones: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (echo ${echoed.toFixed(2)} ms); ` +
				`${lost} of ${ROOMS * ENTRIES * PHONES} lost; ${(grown / ROOMS / 1000).toFixed(0)} kB a room; ` +
				`${((cpu * 1000) / (ROOMS * ENTRIES)).toFixed(2)} ms of one core an entry`
		);
		return { p95, lost, memory: Math.max(...after.map(({ memory }) => memory)) / 1e6 };
	} finally {
		for (const { sockets } of rooms) for (const socket of sockets) socket.terminate();
		for (const relay of relays) await relay.stop();
		rmSync(folder, { recursive: true });
	}
}

/** One relay with its rooms in SQLite. */
export async function measureRooms(): Promise<void> {
	const { p95, lost, memory } = await load('One relay', 1, {});
	record(`An entry to the other phones, ${ROOMS} rooms (p95)`, p95, 150, 'ms');
	record('Entries that did not arrive', lost, 0, '');
	record(`Memory of the relay with ${ROOMS} rooms of ${PHONES} phones`, memory, 1000, 'MB');
	record('A bare WebSocket echo (p95)', await echo(), null, 'ms');
}

/** Two relays against one, with Redis and PostgreSQL: with each table at one of them, as a balancer
 * by address mostly has it, and with the phones of each table at both, so that every entry takes
 * both processes and Redis. All of them share this computer's cores with the databases and with all
 * phones: this can show what a second process costs, not what it adds. */
export async function measureNodes(): Promise<void> {
	const [redis, postgres] = [await redisServer(), await postgresServer()];
	try {
		await Promise.all([redis.start(), postgres.start()]);
		const env = { REACH_REDIS: redis.url, REACH_POSTGRES: postgres.url };
		const loads = [
			() => load('One node', 1, env),
			() => load('Two nodes, each table at one', 2, env, 'rooms'),
			() => load('Two nodes, each table at both', 2, env, 'phones')
		];
		// alternately, and the better of two runs, since other load on the computer comes in bursts
		const first: Load[] = [];
		for (const measure of loads) first.push(await measure());
		const better: Load[] = [];
		for (const [i, measure] of loads.entries()) {
			const again = await measure();
			const lost = first[i]!.lost + again.lost;
			better.push({ ...again, p95: Math.min(first[i]!.p95, again.p95), lost });
		}
		const [one, apart, across] = better as [Load, Load, Load];
		record('Entries lost by two nodes', apart.lost + across.lost, 0, '');
		record('Two nodes against one, each table at one of them (p95)', apart.p95 / one.p95, 2, '×');
		record('Two nodes against one, each table at both (p95)', across.p95 / one.p95, 2, '×');
		record('… an entry there (p95)', across.p95, null, 'ms');
		record('A bare WebSocket echo (p95)', await echo(), null, 'ms');
	} finally {
		await Promise.all([redis.kill(), postgres.kill()]);
		rmSync(postgres.folder, { recursive: true });
	}
}
