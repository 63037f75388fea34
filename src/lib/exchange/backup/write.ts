import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import type { Heading, Part } from '#lib/exchange/parts.ts';
import { FORMAT, LIST_OF, LISTS, type List, type RememberedStart } from './format.ts';
import { streamed, through, type Bytes } from './through.ts';

/** So much text is handed on at once. */
const BATCH = 65_536;

/** A file as text, piece after piece: one JSON document, with a line for every thing in it. */
class Document {
	readonly #counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	/** Of those that are written, the last one is still open. */
	#lists = 0;

	begin({ version, kind, madeAt }: Heading, start?: RememberedStart): string {
		const heading = JSON.stringify({ format: FORMAT, version, kind, madeAt });
		const remembered = start === undefined ? '' : `,\n"remembered":${JSON.stringify({ start })}`;
		return heading.slice(0, -1) + remembered;
	}

	/** All lists are there, and in order. */
	#openUpTo(list: List): string {
		const wanted = LISTS.indexOf(list) + 1;
		if (wanted < this.#lists) throw new Error(`${list} come too late`);
		let text = '';
		for (; this.#lists < wanted; this.#lists += 1)
			text += `${this.#lists === 0 ? '' : '\n]'},\n"${LISTS[this.#lists]}":[`;
		return text;
	}

	*part(part: Part): Generator<string> {
		const list = LIST_OF[part.kind];
		yield this.#openUpTo(list);
		yield this.#counts[list] === 0 ? '\n' : ',\n';
		this.#counts[list] += 1;
		switch (part.kind) {
			case 'person':
				yield JSON.stringify(part.person);
				return;
			case 'house':
				yield JSON.stringify(part.house);
				return;
			case 'evening':
				this.#counts.entries += part.log.length;
				yield `{"id":${JSON.stringify(part.id)},"entries":[`;
				for (const [i, entry] of part.log.entries())
					yield (i === 0 ? '' : ',') + JSON.stringify(entry);
				yield ']}';
		}
	}

	end(): string {
		return `${this.#openUpTo('evenings')}\n],\n"end":${JSON.stringify(this.#counts)}}\n`;
	}
}

async function* textOf(
	heading: Heading,
	parts: AsyncIterable<Part> | Iterable<Part>,
	start?: RememberedStart
): AsyncGenerator<string> {
	const document = new Document();
	let batch = document.begin(heading, start);
	for await (const part of parts)
		for (const text of document.part(part)) {
			batch += text;
			if (batch.length < BATCH) continue;
			yield batch;
			batch = '';
		}
	yield batch + document.end();
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Bytes> {
	const encoder = new TextEncoder();
	for await (const text of texts) yield encoder.encode(text);
}

/** A backup, packed, as fast as it is taken: nothing is kept of it. What the parts throw, the stream throws.
 * @param parts people, then houses, then evenings
 * @param start what is remembered beside them */
export function backupStream(
	heading: Heading,
	parts: AsyncIterable<Part> | Iterable<Part>,
	start?: RememberedStart
): ReadableStream<Uint8Array> {
	return streamed(through(encoded(textOf(heading, parts, start)), new CompressionStream('gzip')));
}

/** One evening alone, to be read like a backup. */
export function eveningJson(id: EveningId, log: readonly Entry[], madeAt: number): string {
	const document = new Document();
	const heading = document.begin({ version: VERSION, kind: 'evening', madeAt });
	const evening = [...document.part({ kind: 'evening', id, log })].join('');
	return heading + evening + document.end();
}
