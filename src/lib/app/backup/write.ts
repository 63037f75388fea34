import type { EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { canDecompress } from '#lib/exchange/backup/decompress.ts';
import { backupStream } from '#lib/exchange/backup/write.ts';
import { checkRememberedStart } from '#lib/exchange/validate.ts';
import type { BackupCounts, BackupRecord } from '#lib/exchange/backup/format.ts';
import { recall } from '#lib/storage/remembered.ts';
import { countAll, someEvenings } from '#lib/storage/whole-store.ts';
import type { Damaged, Written } from './protocol.ts';
import type { Running } from './running.ts';
import { storedHouses, storedLog, storedPeople } from './checked-records.ts';

/** Ids that are read at a time. */
const SOME = 100;

/** The ids of all evenings that have a log. */
export async function* allEvenings(): AsyncGenerator<EveningId> {
	for (let last: EveningId | null = null; ;) {
		const some: EveningId[] = await someEvenings(last, SOME);
		yield* some;
		last = some.at(-1) ?? null;
		if (some.length < SOME) return;
	}
}

/** The store, part by part, with what could not be read left out. */
class Parts {
	readonly damaged: Damaged[] = [];
	readonly lengths = new Map<EveningId, number>();
	readonly #running: Running;
	#counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	#total = 0;
	/** Of the file, so far. */
	bytes = 0;

	constructor(running: Running) {
		this.#running = running;
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
			const part = await this.#evening(id);
			if (part !== null) yield part;
		}
	}

	async #evening(id: EveningId): Promise<BackupRecord | null> {
		const { signal, pause, tell } = this.#running;
		signal.throwIfAborted();
		const { name, ...result } = await storedLog(id);
		await pause();
		if (!result.ok) {
			this.damaged.push({ kind: 'evening', key: id, part: 'log', name, refused: result.error });
			this.lengths.set(id, Infinity);
			return null;
		}
		const { log } = result.value;
		this.lengths.set(id, log.length);
		this.#counts.evenings += 1;
		this.#counts.entries += log.length;
		tell({ evenings: this.#counts.evenings, of: this.#total, bytes: this.bytes, size: null });
		return { kind: 'evening', id, log };
	}
}

/** So much is handed over to the browser at once, which keeps it where it keeps files: memory holds only what is on its
 * way. */
const PIECE = 1_000_000;

async function blobOf(stream: ReadableStream<Uint8Array>, tell: (bytes: number) => void) {
	const pieces: Blob[] = [];
	let chunks: BlobPart[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (let bytes = 0; ;) {
		const { done, value } = await reader.read();
		if (done || size >= PIECE) {
			pieces.push(new Blob(chunks));
			[chunks, size] = [[], 0];
		}
		if (done) return new Blob(pieces);
		chunks.push(value as Uint8Array<ArrayBuffer>);
		size += value.length;
		tell((bytes += value.length));
	}
}

/** The same as it was before it was packed. */
async function plain(packed: Blob): Promise<Blob> {
	const unpacking = packed.stream().pipeThrough(new DecompressionStream('gzip'));
	const blob = await blobOf(unpacking, () => undefined);
	return blob.slice(0, blob.size, 'application/json');
}

/** Everything in one file. It is packed, unless it packs so well that nobody would believe it: somebody may have sent
 * an evening that does. */
export async function writeBackup(madeAt: number, running: Running): Promise<Written> {
	const parts = new Parts(running);
	const header = { version: VERSION, kind: 'backup', madeAt } as const;
	const start = checkRememberedStart(await recall('start'), 'start');
	const stream = backupStream(header, parts.all(), start.ok ? start.value : undefined);
	const packed = await blobOf(stream, (bytes) => (parts.bytes = bytes));
	const blob = (await canDecompress(packed)) ? packed : await plain(packed);
	return { blob, counts: parts.counts, damaged: parts.damaged, lengths: parts.lengths };
}
