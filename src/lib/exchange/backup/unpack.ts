import { leave } from '#lib/exchange/leave.ts';
import { ALWAYS_UNPACKED, FILE_SIZE, RATIO, UNPACKED_SIZE } from '#lib/exchange/limits.ts';
import { RefusedError, type RefusalCode } from '#lib/exchange/refused.ts';
import { through, type Bytes } from './through.ts';

/** What is unpacked at once: some engines make all of it before they ask whether anybody wants it. */
const SLICE = 16_384;

const refused = (code: RefusalCode) => new RefusedError({ code, place: null });

/** Where a file ends, gzip says how long it was: engines differ in whether they mind what comes after. */
class Tail {
	#last: Bytes = new Uint8Array(0);
	add(bytes: Bytes): void {
		const both = new Uint8Array([...this.#last, ...bytes.subarray(-4)]);
		this.#last = both.slice(-4);
	}
	says(size: number): boolean {
		if (this.#last.length < 4) return false;
		return new DataView(this.#last.buffer).getUint32(0, true) === size % 2 ** 32;
	}
}

/** A file as it lies there, in slices, and how much of it was read. */
export class Packed {
	/** In bytes. */
	read = 0;
	readonly tail = new Tail();
	readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

	constructor(file: ReadableStream<Uint8Array>) {
		this.#reader = file.getReader();
	}
	async *slices(): AsyncGenerator<Bytes> {
		for (;;) {
			const bytes = await this.#next();
			if (bytes === null) return;
			for (let i = 0; i < bytes.length; i += SLICE) {
				const slice = bytes.slice(i, i + SLICE);
				this.read += slice.length;
				if (this.read > FILE_SIZE) throw refused('too-large');
				this.tail.add(slice);
				yield slice;
			}
		}
	}
	async #next(): Promise<Uint8Array | null> {
		try {
			const { done, value } = await this.#reader.read();
			return done ? null : value;
		} catch {
			throw refused('unreadable');
		}
	}
	/** Nothing more is wanted of it. */
	leave(): void {
		leave(this.#reader);
	}
}

/** The slices with the first bytes of them in one. */
async function begun(slices: AsyncGenerator<Bytes>): Promise<{ first: Bytes; more: boolean }> {
	let first: Bytes = new Uint8Array(0);
	while (first.length < 2) {
		const next = await slices.next();
		if (next.done === true) return { first, more: false };
		first = new Uint8Array([...first, ...next.value]);
	}
	return { first, more: true };
}

async function* from(first: Bytes, slices: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
	yield first;
	yield* slices;
}

/** The bytes of a gzip. Whatever is wrong with it, it is damaged. */
async function* gunzipped(packed: Packed, slices: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
	let size = 0;
	try {
		for await (const bytes of through(slices, new DecompressionStream('gzip'))) {
			size += bytes.length;
			yield bytes;
		}
	} catch (error) {
		throw error instanceof RefusedError ? error : refused('damaged');
	}
	if (!packed.tail.says(size)) throw refused('damaged');
}

/** Whether a gzip can be unpacked here: what packs too well would be taken for a bomb. Only half as well is well enough,
 * for how far it was read when so much was unpacked is never the same. */
export async function canUnpack(file: Blob): Promise<boolean> {
	const packed = new Packed(file.stream());
	try {
		for await (const bytes of unpacked(packed, RATIO / 2)) if (bytes.length === 0) break;
		return true;
	} catch (error) {
		if (error instanceof RefusedError) return false;
		throw error;
	} finally {
		packed.leave();
	}
}

/** The bytes of a file, gzip or not, as long as there are not too many. */
export async function* unpacked(packed: Packed, ratio = RATIO): AsyncGenerator<Bytes> {
	const slices = packed.slices();
	const { first, more } = await begun(slices);
	if (!more && first.length === 0) throw refused('not-ours');
	const all = from(first, slices);
	const isGzip = first[0] === 0x1f && first[1] === 0x8b;
	let size = 0;
	for await (const bytes of isGzip ? gunzipped(packed, all) : all) {
		size += bytes.length;
		const most = Math.min(UNPACKED_SIZE, Math.max(ALWAYS_UNPACKED, ratio * packed.read));
		if (size > most) throw refused('unpacks-too-large');
		yield bytes;
	}
}
