import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { pipeBytes, toReadableStream, type Bytes } from '#lib/exchange/streams.ts';
import {
	FORMAT,
	LIST_OF,
	LISTS,
	type BackupHeader,
	type BackupRecord,
	type List,
	type RememberedStart
} from './format.ts';

/** How much text, in UTF-16 code units, is encoded and compressed at a time. */
const BATCH_LENGTH = 65_536;

/** Writes the JSON document of a backup in pieces, one line per record. */
class BackupDocument {
	readonly #counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	/** How many lists are opened; the last one is not closed yet. */
	#openedLists = 0;

	begin({ version, kind, madeAt }: BackupHeader, start?: RememberedStart): string {
		const header = JSON.stringify({ format: FORMAT, version, kind, madeAt });
		const remembered = start === undefined ? '' : `,\n"remembered":${JSON.stringify({ start })}`;
		return header.slice(0, -1) + remembered;
	}

	/** Opens all lists up to this one and closes those before it, so that empty lists are written
	 * too. */
	#openUpTo(list: List): string {
		const wanted = LISTS.indexOf(list) + 1;
		if (wanted < this.#openedLists) throw new Error(`${list} out of order`);
		let text = '';
		for (; this.#openedLists < wanted; this.#openedLists += 1)
			text += `${this.#openedLists === 0 ? '' : '\n]'},\n"${LISTS[this.#openedLists]}":[`;
		return text;
	}

	*add(record: BackupRecord): Generator<string> {
		const list = LIST_OF[record.kind];
		yield this.#openUpTo(list);
		yield this.#counts[list] === 0 ? '\n' : ',\n';
		this.#counts[list] += 1;
		switch (record.kind) {
			case 'person':
				yield JSON.stringify(record.person);
				return;
			case 'house':
				yield JSON.stringify(record.house);
				return;
			case 'evening':
				this.#counts.entries += record.log.length;
				yield `{"id":${JSON.stringify(record.id)},"entries":[`;
				for (const [i, entry] of record.log.entries())
					yield (i === 0 ? '' : ',') + JSON.stringify(entry);
				yield ']}';
		}
	}

	end(): string {
		return `${this.#openUpTo('evenings')}\n],\n"end":${JSON.stringify(this.#counts)}}\n`;
	}
}

async function* textOf(
	header: BackupHeader,
	records: AsyncIterable<BackupRecord> | Iterable<BackupRecord>,
	start?: RememberedStart
): AsyncGenerator<string> {
	const document = new BackupDocument();
	let batch = document.begin(header, start);
	for await (const record of records)
		for (const text of document.add(record)) {
			batch += text;
			if (batch.length < BATCH_LENGTH) continue;
			yield batch;
			batch = '';
		}
	yield batch + document.end();
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Bytes> {
	const encoder = new TextEncoder();
	for await (const text of texts) yield encoder.encode(text);
}

/**
 * Writes a backup as gzip, no faster than the stream is read: memory holds one record at a time.
 * @param records people, then houses, then evenings; each list must be in order
 * @param start the remembered start, if there is one
 * @returns a stream that fails with what `records` throws, or if they are out of order
 */
export function backupStream(
	header: BackupHeader,
	records: AsyncIterable<BackupRecord> | Iterable<BackupRecord>,
	start?: RememberedStart
): ReadableStream<Uint8Array> {
	const bytes = encode(textOf(header, records, start));
	return toReadableStream(pipeBytes(bytes, new CompressionStream('gzip')));
}

/** Writes one evening alone as uncompressed JSON, which `readBackup` reads.
 * @param madeAt in milliseconds since 1970 */
export function eveningJson(id: EveningId, log: readonly Entry[], madeAt: number): string {
	const document = new BackupDocument();
	const header = document.begin({ version: VERSION, kind: 'evening', madeAt });
	const evening = [...document.add({ kind: 'evening', id, log })].join('');
	return header + evening + document.end();
}
