import type { EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { canDecompress } from '#lib/exchange/backup/decompress.ts';
import { backupStream } from '#lib/exchange/backup/write.ts';
import { checkRememberedStart } from '#lib/exchange/validate.ts';
import type { BackupCounts, BackupRecord } from '#lib/exchange/backup/format.ts';
import { recall } from '#lib/storage/remembered.ts';
import { countAll, someEvenings } from '#lib/storage/whole-store.ts';
import type { Damaged, JobContext, Written } from './protocol.ts';
import { storedHouses, storedLog, storedPeople } from './checked-records.ts';

/** How many ids are read at a time. */
const ID_BATCH = 100;

/** The ids of all evenings that have a log. */
export async function* allEvenings(): AsyncGenerator<EveningId> {
	for (let last: EveningId | null = null; ;) {
		const some: EveningId[] = await someEvenings(last, ID_BATCH);
		yield* some;
		last = some.at(-1) ?? null;
		if (some.length < ID_BATCH) return;
	}
}

/** The records of the store, without those that cannot be read. */
class StoredRecords {
	readonly damaged: Damaged[] = [];
	readonly lengths = new Map<EveningId, number>();
	readonly #context: JobContext;
	#counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	#total = 0;
	/** Bytes of the file that were written so far. */
	bytes = 0;

	constructor(context: JobContext) {
		this.#context = context;
	}

	get counts(): BackupCounts {
		return this.#counts;
	}

	async *all(): AsyncGenerator<BackupRecord> {
		this.#total = (await countAll()).evenings;
		const [people, houses] = await Promise.all([storedPeople(), storedHouses()]);
		this.damaged.push(...people.damaged, ...houses.damaged);
		this.#counts.people = people.sound.length;
		this.#counts.houses = houses.sound.length;
		for (const person of people.sound) yield { kind: 'person', person };
		for (const house of houses.sound) yield { kind: 'house', house };
		for await (const id of allEvenings()) {
			const record = await this.#evening(id);
			if (record !== null) yield record;
		}
	}

	async #evening(id: EveningId): Promise<BackupRecord | null> {
		const { signal, pauseIfDue, onProgress } = this.#context;
		signal.throwIfAborted();
		const { name, ...result } = await storedLog(id);
		await pauseIfDue();
		if (!result.ok) {
			this.damaged.push({ kind: 'evening', key: id, part: 'log', name, refused: result.error });
			this.lengths.set(id, Infinity);
			return null;
		}
		const { log } = result.value;
		this.lengths.set(id, log.length);
		this.#counts.evenings += 1;
		this.#counts.entries += log.length;
		onProgress({ done: this.#counts.evenings, of: this.#total, bytes: this.bytes, size: null });
		return { kind: 'evening', id, log };
	}
}

/** Bytes that are collected before they become a blob, which the browser can move to disk: so a
 * large backup is never in memory as a whole. */
const PIECE_SIZE = 1_000_000;

async function blobOf(stream: ReadableStream<Uint8Array>, onProgress: (bytes: number) => void) {
	const pieces: Blob[] = [];
	let chunks: BlobPart[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (let bytes = 0; ;) {
		const { done, value } = await reader.read();
		if (done || size >= PIECE_SIZE) {
			pieces.push(new Blob(chunks));
			[chunks, size] = [[], 0];
		}
		if (done) return new Blob(pieces);
		chunks.push(value as Uint8Array<ArrayBuffer>);
		size += value.length;
		onProgress((bytes += value.length));
	}
}

/** Decompresses a backup. */
async function decompress(packed: Blob): Promise<Blob> {
	const stream = packed.stream().pipeThrough(new DecompressionStream('gzip'));
	const blob = await blobOf(stream, () => undefined);
	return blob.slice(0, blob.size, 'application/json');
}

/** Writes a backup of the whole store. It is compressed, unless it compresses so well that a
 * restore would refuse it as a decompression bomb. Rejects if the store fails or the job is
 * stopped.
 * @param madeAt in milliseconds since 1970 */
export async function writeBackup(madeAt: number, context: JobContext): Promise<Written> {
	const records = new StoredRecords(context);
	const header = { version: VERSION, kind: 'backup', madeAt } as const;
	const start = checkRememberedStart(await recall('start'), 'start');
	const stream = backupStream(header, records.all(), start.ok ? start.value : undefined);
	const packed = await blobOf(stream, (bytes) => (records.bytes = bytes));
	const blob = (await canDecompress(packed)) ? packed : await decompress(packed);
	return { blob, counts: records.counts, damaged: records.damaged, lengths: records.lengths };
}
