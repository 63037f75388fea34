import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A phone's line to a server of this computer. The browser's own slow line has no latency for
 * messages of a WebSocket. */

export interface LineSpeed {
	/** In milliseconds. */
	readonly roundTrip: number;
	/** In bits a second. */
	readonly down: number;
	readonly up: number;
}

/** As that of the other benches (phone.ts). */
export const SLOW: LineSpeed = { roundTrip: 150, down: 1_600_000, up: 750_000 };

/** Larger pieces would arrive in bursts. */
const PIECE = 4096;

/** One direction: pieces arrive one after the other, at the line's speed and half a round trip
 * later. */
class Direction {
	#freeAt = 0;
	bytes = 0;
	constructor(
		public bits: number,
		public delay: number
	) {}

	/** @returns when the last byte has arrived */
	take(length: number): number {
		this.bytes += length;
		this.#freeAt = Math.max(performance.now(), this.#freeAt) + (length * 8000) / this.bits;
		return this.#freeAt + this.delay;
	}
}

/** Passes pieces on when they are due; the timer is up to a millisecond late. */
class Pipe {
	readonly #waiting: { readonly due: number; readonly bytes: Buffer | null }[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	constructor(
		readonly from: Socket,
		readonly to: Socket,
		readonly direction: Direction,
		readonly opensAt: number
	) {
		from.on('data', (data: Buffer) => {
			for (let at = 0; at < data.length; at += PIECE)
				this.#add(data.subarray(at, at + PIECE), direction.take(Math.min(PIECE, data.length - at)));
		});
		from.on('end', () => this.#add(null, direction.take(0)));
		for (const event of ['close', 'error'])
			from.on(event, () => this.#add(null, direction.take(0)));
	}

	#add(bytes: Buffer | null, due: number): void {
		this.#waiting.push({ due: Math.max(due, this.opensAt), bytes });
		// stops reading while the line is full
		if (this.#waiting.length > 64) this.from.pause();
		if (this.#timer === undefined) this.#wait();
	}

	#wait(): void {
		const [next] = this.#waiting;
		this.#timer = next && setTimeout(() => this.#send(), Math.max(0, next.due - performance.now()));
	}

	#send(): void {
		while (this.#waiting.length > 0 && this.#waiting[0]!.due <= performance.now()) {
			const { bytes } = this.#waiting.shift()!;
			if (bytes === null) this.to.end();
			else if (this.to.writable) this.to.write(bytes);
		}
		if (this.#waiting.length <= 64) this.from.resume();
		this.#wait();
	}
}

export interface SlowLine {
	readonly port: number;
	/** Bytes that went to the phone. */
	readonly received: () => number;
	/** From now on. */
	readonly setSpeed: (speed: LineSpeed) => void;
	/** Ends all connections; new ones are made as before. */
	readonly cut: () => void;
	readonly close: () => void;
}

/** Opens the line of one phone: all its connections share it. */
export async function slowLine(port: number, speed: LineSpeed): Promise<SlowLine> {
	const toPhone = new Direction(speed.down, speed.roundTrip / 2);
	const toServer = new Direction(speed.up, speed.roundTrip / 2);
	const sockets = new Set<Socket>();
	const server = createServer({ allowHalfOpen: true }, (phone) => {
		const host = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
		for (const socket of [phone, host]) {
			sockets.add(socket.setNoDelay(true));
			socket.on('close', () => sockets.delete(socket));
		}
		// the handshake takes a round trip
		const opensAt = performance.now() + 2 * toPhone.delay;
		new Pipe(phone, host, toServer, opensAt);
		new Pipe(host, phone, toPhone, opensAt);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const cut = () => sockets.forEach((socket) => socket.destroy());
	return {
		port: (server.address() as AddressInfo).port,
		received: () => toPhone.bytes,
		setSpeed({ roundTrip, down, up }) {
			Object.assign(toPhone, { bits: down, delay: roundTrip / 2 });
			Object.assign(toServer, { bits: up, delay: roundTrip / 2 });
		},
		cut,
		close() {
			server.close();
			cut();
		}
	};
}
