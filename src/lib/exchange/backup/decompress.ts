import { DataFaultError, type DataFaultCode } from '#lib/exchange/data-fault.ts';
import {
	MAX_COMPRESSION_RATIO,
	MAX_DECOMPRESSED_BYTES,
	MAX_FILE_BYTES,
	RATIO_EXEMPT_BYTES
} from '#lib/exchange/limits.ts';
import { cancelLater, pipeBytes, type Bytes } from '#lib/exchange/streams.ts';

/** Compressed bytes that are decompressed at a time: some engines cannot be stopped within a
 * chunk. */
const SLICE_BYTES = 16_384;

const fault = (code: DataFaultCode) => new DataFaultError({ code, path: null });

/** The last four bytes of a file, which in gzip state its decompressed size modulo 2^32 (RFC 1952).
 * Not all engines refuse data after the end of a gzip, but its size reveals it. */
class GzipTrailer {
	#last: Bytes = new Uint8Array(0);
	add(bytes: Bytes): void {
		const both = new Uint8Array([...this.#last, ...bytes.subarray(-4)]);
		this.#last = both.slice(-4);
	}
	matches(size: number): boolean {
		if (this.#last.length < 4) return false;
		return new DataView(this.#last.buffer).getUint32(0, true) === size % 2 ** 32;
	}
}

/** A file being read in slices, gzip or plain. */
export class BackupFile {
	bytesRead = 0;
	readonly trailer = new GzipTrailer();
	readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

	constructor(stream: ReadableStream<Uint8Array>) {
		this.#reader = stream.getReader();
	}
	/** Throws a DataFaultError: `unreadable` or `too-large`. */
	async *slices(): AsyncGenerator<Bytes> {
		for (;;) {
			const bytes = await this.#next();
			if (bytes === null) return;
			for (let i = 0; i < bytes.length; i += SLICE_BYTES) {
				const slice = bytes.slice(i, i + SLICE_BYTES);
				this.bytesRead += slice.length;
				if (this.bytesRead > MAX_FILE_BYTES) throw fault('too-large');
				this.trailer.add(slice);
				yield slice;
			}
		}
	}
	async #next(): Promise<Uint8Array | null> {
		try {
			const { done, value } = await this.#reader.read();
			return done ? null : value;
		} catch {
			throw fault('unreadable');
		}
	}
	cancel(): void {
		cancelLater(this.#reader);
	}
}

/** Reads slices until there are two bytes, by which gzip is recognised. */
async function readFirst(slices: AsyncGenerator<Bytes>): Promise<Bytes> {
	let first: Bytes = new Uint8Array(0);
	while (first.length < 2) {
		const next = await slices.next();
		if (next.done === true) return first;
		first = new Uint8Array([...first, ...next.value]);
	}
	return first;
}

async function* prepend(first: Bytes, slices: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
	yield first;
	yield* slices;
}

async function* gunzip(file: BackupFile, slices: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
	let size = 0;
	try {
		for await (const bytes of pipeBytes(slices, new DecompressionStream('gzip'))) {
			size += bytes.length;
			yield bytes;
		}
	} catch (error) {
		// engines throw various errors for a gzip that is wrong
		throw error instanceof DataFaultError ? error : fault('damaged');
	}
	if (!file.trailer.matches(size)) throw fault('damaged');
}

/**
 * Yields the bytes of a file, decompressed if it is gzip.
 * @param maxRatio how many times its compressed size it may decompress to
 * @throws DataFaultError: `not-ours` if the file is empty, `unreadable`, `too-large`, `damaged`,
 * `unpacks-too-large`
 */
export async function* decompress(
	file: BackupFile,
	maxRatio = MAX_COMPRESSION_RATIO
): AsyncGenerator<Bytes> {
	const slices = file.slices();
	const first = await readFirst(slices);
	if (first.length === 0) throw fault('not-ours');
	const all = prepend(first, slices);
	const isGzip = first[0] === 0x1f && first[1] === 0x8b;
	let size = 0;
	for await (const bytes of isGzip ? gunzip(file, all) : all) {
		size += bytes.length;
		const byRatio = Math.max(RATIO_EXEMPT_BYTES, maxRatio * file.bytesRead);
		if (size > Math.min(MAX_DECOMPRESSED_BYTES, byRatio)) throw fault('unpacks-too-large');
		yield bytes;
	}
}

/**
 * Whether `readBackup` would decompress this gzip: a file that compresses too well would be refused
 * as a bomb. It demands half the allowed ratio, because how much of the file is read when a byte is
 * decompressed differs from run to run. Rejects with errors that are no fault of the
 * data.
 */
export async function canDecompress(gzip: Blob): Promise<boolean> {
	const file = new BackupFile(gzip.stream());
	try {
		for await (const bytes of decompress(file, MAX_COMPRESSION_RATIO / 2))
			if (bytes.length === 0) break;
		return true;
	} catch (error) {
		if (error instanceof DataFaultError) return false;
		throw error;
	} finally {
		file.cancel();
	}
}
