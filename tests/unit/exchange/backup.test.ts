import { describe, expect, test } from 'vitest';
import { checkLog } from '#lib/exchange/validate.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import { BackupFile, decompress } from '#lib/exchange/backup/decompress.ts';
import { backupStream, eveningJson } from '#lib/exchange/backup/write.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { fold } from '#lib/evening/timeline.ts';
import golden from '../../fixtures/backup-v4.json?raw';
import old from '../../fixtures/backup-v3.json?raw';
import {
	bytesOf,
	eveningPart,
	header,
	packedBackup,
	readBytes,
	someParts,
	start,
	streamOf
} from '../../fixtures/backups.ts';
import { gzip } from '../../fixtures/hostile.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const countsOf = (parts: readonly BackupRecord[]) => ({
	people: parts.filter(({ kind }) => kind === 'person').length,
	houses: parts.filter(({ kind }) => kind === 'house').length,
	evenings: parts.filter(({ kind }) => kind === 'evening').length,
	entries: parts.reduce((sum, part) => sum + (part.kind === 'evening' ? part.log.length : 0), 0)
});
const runs = Number(process.env['TORTURE_RUNS'] ?? 50);

test('random histories are read as they were written, however the bytes come', async () => {
	for (let seed = 0; seed < runs; seed++) {
		const parts = someParts(seed);
		const bytes = await packedBackup(parts);
		const read = await readBytes(bytes, 1 + ((seed * 7919) % 5000));
		expect(read.parts).toEqual(parts);
		const counts = countsOf(parts);
		expect(read.result).toEqual({ ok: true, value: { header, counts, start } });
		expect(await packedBackup(read.parts)).toEqual(bytes);
	}
}, 600_000);

test('the format is what it was: what is written today is the committed file', async () => {
	const { result, parts } = await readBytes(encode(golden));
	expect(result).toMatchObject({ ok: true, value: { header, counts: countsOf(parts) } });
	expect(countsOf(parts)).toEqual({ people: 3, houses: 2, evenings: 2, entries: 70 });
	expect(await gzip.unpack(await packedBackup(parts))).toBe(golden);
});

test('a file of version 3 is written as today once it is read', async () => {
	expect(old).not.toContain('jokersHighest');
	expect(old).not.toContain('changedAt');
	const { result, parts } = await readBytes(encode(old));
	expect(result).toMatchObject({ ok: true, value: { header: { version: 3 } } });
	expect(countsOf(parts)).toMatchObject({ evenings: 3, houses: 0 });
	for (const part of parts) {
		if (part.kind === 'person') expect(part.person.changedAt).toBe(part.person.lastSeen);
		if (part.kind === 'evening')
			expect(fold(part.log)!.state.rules.options.jokersHighest).toBe(false);
	}
});

test('one evening alone is read like a backup', async () => {
	const part = someParts(3).at(-1)!;
	if (part.kind !== 'evening') throw new Error(part.kind);
	const json = eveningJson(part.id, part.log, 1_800_000_000_000);
	const { result, parts } = await readBytes(encode(json));
	expect(parts).toEqual([part]);
	expect(result).toMatchObject({ ok: true, value: { header: { kind: 'evening' }, start: null } });
});

test('an empty backup is one', async () => {
	const bytes = await bytesOf(backupStream(header, []));
	const counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	const { result } = await readBytes(bytes);
	expect(result).toEqual({ ok: true, value: { header, counts, start: null } });
});

test('parts in the wrong order are not written', async () => {
	const parts = someParts(1).reverse();
	await expect(bytesOf(backupStream(header, parts))).rejects.toThrow('out of order');
});

test('what cannot be read while it is written is thrown', async () => {
	// eslint-disable-next-line @typescript-eslint/require-await
	async function* broken(): AsyncGenerator<BackupRecord> {
		yield someParts(1)[0]!;
		throw new Error('the store is gone');
	}
	await expect(bytesOf(backupStream(header, broken()))).rejects.toThrow('the store is gone');
});

test('nothing is read of the parts before the file is wanted', async () => {
	let asked = 0;
	function* many(): Generator<BackupRecord> {
		for (;;) {
			asked += 1;
			yield someParts(asked, 1, 60).at(-1)!;
		}
	}
	const reader = backupStream(header, many()).getReader();
	await reader.read();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(asked).toBeLessThan(100);
	await reader.cancel();
});

/** The document of the committed file with something changed. */
const changed = (change: (document: Record<string, unknown>) => void): Uint8Array => {
	const document = JSON.parse(golden) as Record<string, unknown>;
	change(document);
	return encode(JSON.stringify(document));
};
type List = Record<string, unknown>[];
const list = (document: Record<string, unknown>, key: string) => document[key] as List;
const entries = (document: Record<string, unknown>, n: number) =>
	list(document, 'evenings')[n]!['entries'] as List;

/** In the name Ana. */
const noText = encode(golden).with(golden.indexOf('Ana'), 0xc0);

describe('what is refused, and where', () => {
	test.each<[string, Uint8Array, string, string | null]>([
		['nothing', new Uint8Array(), 'not-ours', null],
		['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'not-ours', null],
		['a list', encode('[1]'), 'not-ours', null],
		['another app’s', encode('{"games":[]}'), 'not-ours', 'games'],
		['no format', encode('{}'), 'not-ours', null],
		['another format', changed((d) => (d['format'] = 'x')), 'not-ours', 'format'],
		['a later version', changed((d) => (d['version'] = 5)), 'newer-version', 'version'],
		['no version', changed((d) => delete d['version']), 'incomplete', 'version'],
		['half a version', changed((d) => (d['version'] = 1.5)), 'wrong-shape', 'version'],
		['another kind', changed((d) => (d['kind'] = 'x')), 'wrong-shape', 'kind'],
		['the year 10000', changed((d) => (d['madeAt'] = 3e14)), 'wrong-shape', 'madeAt'],
		['an unknown key', changed((d) => (d['more'] = 1)), 'wrong-shape', 'more'],
		['an unknown list', changed((d) => (d['more'] = [])), 'wrong-shape', 'more'],
		['a script as a key', changed((d) => (d['<script>'] = 1)), 'wrong-shape', '?'],
		['no list', changed((d) => (d['people'] = 1)), 'wrong-shape', 'people'],
		['a list for a word', changed((d) => (d['kind'] = ['backup'])), 'wrong-shape', 'kind'],
		['a key twice', encode(golden.replace(/}\s*$/, ',"people":[]}')), 'twice', 'people'],
		['no end', changed((d) => delete d['end']), 'incomplete', 'end'],
		[
			'one person less',
			changed((d) => list(d, 'people').pop()),
			...(['incomplete', 'end.people'] as const)
		],
		[
			'somebody twice',
			changed((d) => list(d, 'people').push(list(d, 'people')[0]!)),
			...(['twice', 'people[3].id'] as const)
		],
		[
			'an evening twice',
			changed((d) => list(d, 'evenings').push(list(d, 'evenings')[1]!)),
			...(['twice', 'evenings[2].id'] as const)
		],
		[
			'an entry twice',
			changed((d) => entries(d, 1).push(entries(d, 1)[4]!)),
			...(['twice', 'evenings[1].entries[35].id'] as const)
		],
		[
			'an evening under another id',
			changed((d) => (list(d, 'evenings')[0]!['id'] = 'other')),
			...(['wrong-shape', 'evenings[0].id'] as const)
		],
		[
			'an evening without entries',
			changed((d) => (list(d, 'evenings')[0]!['entries'] = [])),
			...(['incomplete', 'evenings[0].entries'] as const)
		],
		[
			'an unknown field',
			changed((d) => (entries(d, 0)[3]!['hit'] = 1)),
			...(['wrong-shape', 'evenings[0].entries[3].hit'] as const)
		],
		[
			'a later start',
			changed((d) => entries(d, 0).unshift(entries(d, 0).pop()!)),
			...(['does-not-follow', 'evenings[0].entries[0]'] as const)
		],
		[
			'too many entries',
			changed((d) => (list(d, 'evenings')[1]!['entries'] = Array<number>(20_001).fill(0))),
			...(['too-many', 'evenings[1].entries'] as const)
		],
		[
			'a long text',
			changed((d) => (list(d, 'people')[0]!['name'] = 'x'.repeat(20_001))),
			...(['too-large', 'people[0].name'] as const)
		],
		[
			'many houses in one another',
			encode(golden.replace('"Ours"', '['.repeat(99_999) + ']'.repeat(99_999))),
			...(['too-deep', 'houses[0]'] as const)
		],
		['nothing but depth', encode('{"a":'.repeat(100_000)), 'not-ours', 'a'],
		['cut off', encode(golden.slice(0, -3)), 'damaged', 'end'],
		['more behind it', encode(`${golden}{}`), 'damaged', null],
		['commas alone', encode('{"format":"courtbook","people":[,]}'), 'damaged', 'people[0]'],
		['a comma too many', encode(golden.replace('\n],\n"h', ',\n],\n"h')), 'damaged', 'people[3]'],
		['no comma', encode(golden.replace('},\n{', '}\n{')), 'damaged', 'people[0]'],
		['no colon', encode(golden.replace('"kind":', '"kind"')), 'damaged', null],
		['a number as a key', encode('{1:2}'), 'damaged', null],
		['bytes that are no text', noText, 'damaged', 'people[0]']
	])('%s', async (_, bytes, code, path) => {
		const { result } = await readBytes(bytes);
		expect(result).toEqual({ ok: false, error: { code, path } });
		const packed = await readBytes(await gzip.pack(bytes));
		if (code !== 'not-ours' && code !== 'damaged') expect(packed.result).toEqual(result);
		else expect(packed.result.ok).toBe(false);
	});
});

describe('packed badly', async () => {
	const bytes = await packedBackup(someParts(1));
	test.each<[string, Uint8Array, string]>([
		['cut off', bytes.slice(0, -1), 'damaged'],
		['cut off in the middle', bytes.slice(0, bytes.length >> 1), 'damaged'],
		['only its sign', bytes.slice(0, 2), 'damaged'],
		['something behind it', new Uint8Array([...bytes, 0]), 'damaged'],
		['twice', new Uint8Array([...bytes, ...bytes]), 'damaged'],
		['a wrong sum', bytes.map((b, i) => (i === bytes.length - 6 ? b ^ 1 : b)), 'damaged'],
		['zeros', await gzip.pack('\0'.repeat(50)), 'not-ours'],
		['a bomb', await gzip.pack(`{${' '.repeat(20_000_000)}}`), 'unpacks-too-large']
	])('%s', async (_, packed, code) => {
		const { result } = await readBytes(packed);
		expect(result).toEqual({ ok: false, error: { code, path: null } });
	});
});

test('what unpacks is left in the middle of it, and nothing is thrown behind it', async () => {
	const packed = await gzip.pack(' '.repeat(5_000_000));
	for (let taken = 1; taken <= 20; taken++) {
		let left = taken;
		for await (const bytes of decompress(new BackupFile(streamOf(packed)))) {
			expect(bytes.length).toBeGreaterThan(0);
			if (--left === 0) break;
			// more of it lies ready by then
			await new Promise((resolve) => setTimeout(resolve, 2));
		}
	}
});

test('a file that is too long by its own word is not opened', async () => {
	const result = await readBackup(streamOf(encode(golden)), 3e9, () => undefined);
	expect(result).toEqual({ ok: false, error: { code: 'too-large', path: null } });
});

test('a file that vanishes while it is read', async () => {
	for (const begin of [await packedBackup(someParts(1)), encode(golden)]) {
		let pulled = 0;
		const file = new ReadableStream<Uint8Array>({
			pull(controller) {
				pulled += 1;
				if (pulled === 1) controller.enqueue(begin.slice(0, 500));
				else controller.error(new DOMException('gone', 'NotReadableError'));
			}
		});
		const result = await readBackup(file, 1000, () => undefined);
		expect(result).toEqual({ ok: false, error: { code: 'unreadable', path: null } });
	}
});

describe('cancelled', () => {
	const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
	test('before, while it waits for bytes, and while it is taken in', async () => {
		const bytes = await packedBackup(someParts(1));
		const before = readBackup(streamOf(bytes), 1, () => undefined, { signal: AbortSignal.abort() });
		await expect(before).rejects.toMatchObject({ name: 'AbortError' });

		const waiting = new AbortController();
		const silent = new ReadableStream<Uint8Array>({
			start: (controller) => controller.enqueue(bytes.slice(0, 400))
		});
		const pending = readBackup(silent, 1, () => undefined, { signal: waiting.signal });
		await wait();
		waiting.abort();
		await expect(pending).rejects.toMatchObject({ name: 'AbortError' });

		const busy = new AbortController();
		let taken = 0;
		const taking = readBackup(
			streamOf(bytes),
			1,
			() => {
				taken += 1;
				if (taken === 4) busy.abort();
			},
			{ signal: busy.signal }
		);
		await expect(taking).rejects.toMatchObject({ name: 'AbortError' });
		expect(taken).toBe(4);
	});
	test('what the taker throws is thrown', async () => {
		const bytes = await packedBackup(someParts(1));
		const taking = readBackup(streamOf(bytes), 1, () => Promise.reject(new Error('no room')));
		await expect(taking).rejects.toThrow('no room');
	});
});

test('it is told how far it is, up to the whole', async () => {
	const bytes = await packedBackup(someParts(1));
	const told: number[] = [];
	await readBackup(streamOf(bytes, 1000), bytes.length, () => undefined, {
		progress: (read) => told.push(read)
	});
	expect(told).toEqual(told.toSorted((a, b) => a - b));
	expect(told.at(-1)).toBe(bytes.length);
});

test('read again, an evening is taken by the shape of its entries, but nothing else is believed', async () => {
	const bytes = changed((d) => entries(d, 0).splice(5, 1));
	const again = (file: Uint8Array) =>
		readBackup(streamOf(file), file.length, () => undefined, { isVerified: true });
	expect(await again(bytes)).toMatchObject({ error: { code: 'incomplete', path: 'end.entries' } });
	const odd = changed((d) => (entries(d, 0)[5]!['type'] = 'Odd'));
	expect(await again(odd)).toMatchObject({ error: { code: 'wrong-shape' } });
	expect(await again(encode(golden))).toMatchObject({ ok: true });
});

test('an evening of 20,000 entries', async () => {
	const part = someParts(3).at(-1)!;
	if (part.kind !== 'evening') throw new Error(part.kind);
	const [first] = part.log;
	const at = first!.at;
	const notes = Array.from({ length: 19_999 }, (_, i) => ({
		...{ type: 'NoteAdded', text: `Note ${i}`, id: `n${i}`, at }
	}));
	const long = eveningPart([first!, ...notes] as typeof part.log);
	const { result, parts } = await readBytes(await packedBackup([long]));
	expect(result).toMatchObject({ ok: true, value: { counts: { entries: 20_000 } } });
	expect(parts).toEqual([long]);
});

describe('whatever is let in by another way comes back out of a backup', () => {
	const nested = (deep: number): unknown => (deep === 0 ? 1 : [nested(deep - 1)]);
	const [begun] = someParts(1, 1, 0).flatMap((part) => (part.kind === 'evening' ? part.log : []));
	const ruled = (deep: number) => [
		begun,
		{
			...{ type: 'RulingLogged', kind: 'legal', key: 'k', question: nested(deep), answer: 1 },
			...{ rules: [], askedBy: null, house: false, option: null, number: 1 },
			...{ id: 'r', at: 1_800_000_000_000 }
		}
	];

	test('however deep it is', async () => {
		let letIn = 0;
		for (let deep = 20; deep < 40; deep++) {
			const checked = checkLog(ruled(deep), 'entries');
			if (!checked.ok) continue;
			letIn += 1;
			const { result } = await readBytes(await packedBackup([eveningPart(checked.value.log)]));
			expect(result, String(deep)).toMatchObject({ ok: true });
		}
		expect(letIn).toBeGreaterThan(0);
	});

	test('however long its ids are, as a branch too', () => {
		const log = (id: string) => [begun!, { ...ruled(1)[1], id }];
		expect(checkLog(log('a'.repeat(48)), 'entries').ok).toBe(true);
		expect(checkLog(log('a'.repeat(49)), 'entries')).toMatchObject({
			error: { code: 'wrong-shape', path: 'entries[1].id' }
		});
		const start = { ...begun, evening: `${'a'.repeat(49)}~b` };
		expect(checkLog([start], 'entries').ok).toBe(false);
	});
});
