import { describe, expect, test } from 'vitest';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { MAX_PEOPLE } from '#lib/exchange/limits.ts';
import { checkLog } from '#lib/exchange/validate.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import { BackupFile, decompress } from '#lib/exchange/backup/decompress.ts';
import { backupStream, eveningJson } from '#lib/exchange/backup/write.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { fold } from '#lib/evening/timeline.ts';
import { VERSION } from '#lib/evening/versions.ts';
import golden from '../../fixtures/backup-v8.json?raw';
import version7 from '../../fixtures/backup-v7.json?raw';
import version6 from '../../fixtures/backup-v6.json?raw';
import version5 from '../../fixtures/backup-v5.json?raw';
import version4 from '../../fixtures/backup-v4.json?raw';
import old from '../../fixtures/backup-v3.json?raw';
import {
	bytesOf,
	eveningRecord,
	header,
	gzippedBackup,
	readBytes,
	randomRecords,
	start,
	streamOf
} from '../../fixtures/backups.ts';
import { gzip } from '../../fixtures/hostile.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const countsOf = (records: readonly BackupRecord[]) => ({
	people: records.filter(({ kind }) => kind === 'person').length,
	houses: records.filter(({ kind }) => kind === 'house').length,
	evenings: records.filter(({ kind }) => kind === 'evening').length,
	entries: records.reduce(
		(sum, record) => sum + (record.kind === 'evening' ? record.log.length : 0),
		0
	)
});
const runs = Number(process.env['TORTURE_RUNS'] ?? 4);

test('a backup of random evenings reads back the same, in chunks of any size', async () => {
	for (let seed = 0; seed < runs; seed++) {
		const records = randomRecords(seed);
		const bytes = await gzippedBackup(records);
		const read = await readBytes(bytes, 1 + ((seed * 7919) % 5000));
		expect(read.records).toEqual(records);
		const counts = countsOf(records);
		expect(read.result).toEqual({ ok: true, value: { header, counts, start } });
		expect(await gzippedBackup(read.records)).toEqual(bytes);
	}
});

test('the format has not changed: the committed file is written byte for byte', async () => {
	const { result, records } = await readBytes(encode(golden));
	expect(result).toMatchObject({ ok: true, value: { header, counts: countsOf(records) } });
	expect(countsOf(records)).toEqual({ people: 3, houses: 2, evenings: 2, entries: 70 });
	expect(await gzip.unpack(await gzippedBackup(records))).toBe(golden);
});

test('a file of version 3 is upgraded when it is read', async () => {
	expect(old).not.toContain('jokersHighest');
	expect(old).not.toContain('changedAt');
	const { result, records } = await readBytes(encode(old));
	expect(result).toMatchObject({ ok: true, value: { header: { version: 3 } } });
	expect(countsOf(records)).toMatchObject({ evenings: 3, houses: 0 });
	for (const record of records) {
		if (record.kind === 'person') expect(record.person.changedAt).toBe(record.person.lastSeen);
		if (record.kind === 'evening')
			expect(fold(record.log)!.state.rules.options.jokersHighest).toBe(false);
	}
});

test.each([
	[4, version4],
	[5, version5],
	[6, version6],
	[7, version7]
])('a file of version %i has the same records', async (version, text) => {
	const [before, now] = [await readBytes(encode(text)), await readBytes(encode(golden))];
	expect(before.result).toMatchObject({ ok: true, value: { header: { version } } });
	expect(before.records).toEqual(now.records);
});

test('a single evening is read like a backup', async () => {
	const record = randomRecords(3).at(-1)!;
	if (record.kind !== 'evening') throw new Error(record.kind);
	const json = eveningJson(record.id, record.log, 1_800_000_000_000);
	const { result, records } = await readBytes(encode(json));
	expect(records).toEqual([record]);
	expect(result).toMatchObject({ ok: true, value: { header: { kind: 'evening' }, start: null } });
});

test('an empty backup is valid', async () => {
	const bytes = await bytesOf(backupStream(header, []));
	const counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	const { result } = await readBytes(bytes);
	expect(result).toEqual({ ok: true, value: { header, counts, start: null } });
});

test('records out of order are not written', async () => {
	const records = randomRecords(1).reverse();
	await expect(bytesOf(backupStream(header, records))).rejects.toThrow('out of order');
});

test('the stream fails with the error of its source', async () => {
	// oxlint-disable-next-line typescript/require-await
	async function* broken(): AsyncGenerator<BackupRecord> {
		yield randomRecords(1)[0]!;
		throw new Error('the store is gone');
	}
	await expect(bytesOf(backupStream(header, broken()))).rejects.toThrow('the store is gone');
});

test('the writer requests records only as fast as the stream is read', async () => {
	// more than gzip looks back
	const some = Array.from({ length: 40 }, (_, seed) => randomRecords(seed, 1, 60).at(-1)!);
	/** Counts the records that are requested. */
	function source() {
		const counter = { asked: 0 };
		function* records(): Generator<BackupRecord> {
			for (;;) {
				counter.asked += 1;
				yield some[counter.asked % some.length]!;
			}
		}
		return { counter, reader: backupStream(header, records()).getReader() };
	}
	const [still, read] = [source(), source()];
	await still.reader.read();
	// while another stream is read, this one could go on just as well
	while (read.counter.asked < 600) await read.reader.read();
	expect(still.counter.asked).toBeLessThan(200);
	for (const { reader } of [still, read]) await reader.cancel();
});

/** The committed file, changed. */
const changed = (change: (document: Record<string, unknown>) => void): Uint8Array => {
	const document = JSON.parse(golden) as Record<string, unknown>;
	change(document);
	return encode(JSON.stringify(document));
};
type List = Record<string, unknown>[];
const list = (document: Record<string, unknown>, key: string) => document[key] as List;
const entries = (document: Record<string, unknown>, n: number) =>
	list(document, 'evenings')[n]!['entries'] as List;

/** Invalid UTF-8 in the name Ana. */
const invalidUtf8 = encode(golden).with(golden.indexOf('Ana'), 0xc0);

describe('the code and the path of a refusal:', () => {
	test.each<[string, Uint8Array, string, string | null]>([
		['nothing', new Uint8Array(), 'not-ours', null],
		['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'not-ours', null],
		['a list', encode('[1]'), 'not-ours', null],
		['a file of another app', encode('{"games":[]}'), 'not-ours', 'games'],
		['no format', encode('{}'), 'not-ours', null],
		['another format', changed((d) => (d['format'] = 'x')), 'not-ours', 'format'],
		['a later version', changed((d) => (d['version'] = VERSION + 1)), 'newer-version', 'version'],
		['no version', changed((d) => delete d['version']), 'incomplete', 'version'],
		['a fractional version', changed((d) => (d['version'] = 1.5)), 'wrong-shape', 'version'],
		['another kind', changed((d) => (d['kind'] = 'x')), 'wrong-shape', 'kind'],
		['the year 10000', changed((d) => (d['madeAt'] = 3e14)), 'wrong-shape', 'madeAt'],
		['an unknown key', changed((d) => (d['more'] = 1)), 'wrong-shape', 'more'],
		['an unknown list', changed((d) => (d['more'] = [])), 'wrong-shape', 'more'],
		['a script as a key', changed((d) => (d['<script>'] = 1)), 'wrong-shape', '?'],
		['a number for a list', changed((d) => (d['people'] = 1)), 'wrong-shape', 'people'],
		['a list for a string', changed((d) => (d['kind'] = ['backup'])), 'wrong-shape', 'kind'],
		['a key twice', encode(golden.replace(/}\s*$/, ',"people":[]}')), 'twice', 'people'],
		['no end', changed((d) => delete d['end']), 'incomplete', 'end'],
		[
			'a person missing',
			changed((d) => list(d, 'people').pop()),
			...(['incomplete', 'end.people'] as const)
		],
		[
			'a person twice',
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
			'the start not first',
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
			'a house of nested arrays',
			encode(golden.replace('"Ours"', '['.repeat(99_999) + ']'.repeat(99_999))),
			...(['too-deep', 'houses[0]'] as const)
		],
		['nothing but nesting', encode('{"a":'.repeat(100_000)), 'not-ours', 'a'],
		['cut off', encode(golden.slice(0, -3)), 'damaged', 'end'],
		['text after the document', encode(`${golden}{}`), 'damaged', null],
		['a lone comma', encode('{"format":"courtbook","people":[,]}'), 'damaged', 'people[0]'],
		['a comma too many', encode(golden.replace('\n],\n"h', ',\n],\n"h')), 'damaged', 'people[3]'],
		['no comma', encode(golden.replace('},\n{', '}\n{')), 'damaged', 'people[0]'],
		['no colon', encode(golden.replace('"kind":', '"kind"')), 'damaged', null],
		['a number as a key', encode('{1:2}'), 'damaged', null],
		['invalid UTF-8', invalidUtf8, 'damaged', 'people[0]']
	])('%s', async (_, bytes, code, path) => {
		const { result } = await readBytes(bytes);
		expect(result).toEqual({ ok: false, error: { code, path } });
		const packed = await readBytes(await gzip.pack(bytes));
		if (code !== 'not-ours' && code !== 'damaged') expect(packed.result).toEqual(result);
		else expect(packed.result.ok).toBe(false);
	});
});

describe('a bad gzip:', async () => {
	const bytes = await gzippedBackup(randomRecords(1));
	test.each<[string, Uint8Array, string]>([
		['cut off', bytes.slice(0, -1), 'damaged'],
		['cut off in the middle', bytes.slice(0, bytes.length >> 1), 'damaged'],
		['only its magic number', bytes.slice(0, 2), 'damaged'],
		['a byte after it', new Uint8Array([...bytes, 0]), 'damaged'],
		['twice', new Uint8Array([...bytes, ...bytes]), 'damaged'],
		['a wrong sum', bytes.map((b, i) => (i === bytes.length - 6 ? b ^ 1 : b)), 'damaged'],
		['zeros', await gzip.pack('\0'.repeat(50)), 'not-ours'],
		['a bomb', await gzip.pack(`{${' '.repeat(20_000_000)}}`), 'unpacks-too-large']
	])('%s', async (_, packed, code) => {
		const { result } = await readBytes(packed);
		expect(result).toEqual({ ok: false, error: { code, path: null } });
	});
});

test('decompression can be cancelled at any point without an unhandled error', async () => {
	const packed = await gzip.pack(' '.repeat(5_000_000));
	for (let taken = 1; taken <= 20; taken++) {
		let left = taken;
		for await (const bytes of decompress(new BackupFile(streamOf(packed)))) {
			expect(bytes.length).toBeGreaterThan(0);
			if (--left === 0) break;
			// lets the next chunk become ready
			await new Promise((resolve) => setTimeout(resolve, 2));
		}
	}
});

test('a file whose stated size is too large is not read', async () => {
	const result = await readBackup(streamOf(encode(golden)), 3e9, () => undefined);
	expect(result).toEqual({ ok: false, error: { code: 'too-large', path: null } });
});

test('a file that disappears while it is read is refused as unreadable', async () => {
	for (const begin of [await gzippedBackup(randomRecords(1)), encode(golden)]) {
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

describe('aborting', () => {
	test('rejects before reading, while waiting for bytes, and between records', async () => {
		const bytes = await gzippedBackup(randomRecords(1));
		const before = readBackup(streamOf(bytes), 1, () => undefined, { signal: AbortSignal.abort() });
		await expect(before).rejects.toMatchObject({ name: 'AbortError' });

		const waiting = new AbortController();
		let pending: Promise<unknown> | undefined;
		await new Promise<void>((isWaiting) => {
			let pulled = 0;
			const silent = new ReadableStream<Uint8Array>(
				{
					pull(controller) {
						pulled += 1;
						if (pulled === 1) controller.enqueue(bytes.slice(0, 400));
						else isWaiting();
					}
				},
				{ highWaterMark: 0 }
			);
			pending = readBackup(silent, 1, () => undefined, { signal: waiting.signal });
		});
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
	test('an error of the record callback rejects', async () => {
		const bytes = await gzippedBackup(randomRecords(1));
		const taking = readBackup(streamOf(bytes), 1, () => Promise.reject(new Error('no room')));
		await expect(taking).rejects.toThrow('no room');
	});
});

test('the progress rises to the size of the file', async () => {
	const bytes = await gzippedBackup(randomRecords(1));
	const progress: number[] = [];
	await readBackup(streamOf(bytes, 1000), bytes.length, () => undefined, {
		progress: (read) => progress.push(read)
	});
	expect(progress).toEqual(progress.toSorted((a, b) => a - b));
	expect(progress.at(-1)).toBe(bytes.length);
});

test('a verified file is checked again, except that its entries follow one another', async () => {
	const bytes = changed((d) => entries(d, 0).splice(5, 1));
	const reread = (file: Uint8Array) =>
		readBackup(streamOf(file), file.length, () => undefined, { isVerified: true });
	expect(await reread(bytes)).toMatchObject({ error: { code: 'incomplete', path: 'end.entries' } });
	const odd = changed((d) => (entries(d, 0)[5]!['type'] = 'Odd'));
	expect(await reread(odd)).toMatchObject({ error: { code: 'wrong-shape' } });
	expect(await reread(encode(golden))).toMatchObject({ ok: true });
});

test('an evening of 20,000 entries is read', async () => {
	const record = randomRecords(3).at(-1)!;
	if (record.kind !== 'evening') throw new Error(record.kind);
	const [first] = record.log;
	const at = first!.at;
	const notes = Array.from({ length: 19_999 }, (_, i) => ({
		type: 'NoteAdded',
		text: `Note ${i}`,
		id: `n${i}`,
		at
	}));
	const long = eveningRecord([first!, ...notes] as typeof record.log);
	const { result, records } = await readBytes(await gzippedBackup([long]));
	expect(result).toMatchObject({ ok: true, value: { counts: { entries: 20_000 } } });
	expect(records).toEqual([long]);
});

describe('data that checkLog accepts survive a backup and its restore:', () => {
	const nested = (deep: number): unknown => (deep === 0 ? 1 : [nested(deep - 1)]);
	const [begun] = randomRecords(1, 1, 0).flatMap((record) =>
		record.kind === 'evening' ? record.log : []
	);
	const logWithRuling = (deep: number) => [
		begun,
		{
			type: 'RulingLogged',
			kind: 'legal',
			key: 'k',
			question: nested(deep),
			answer: 1,
			rules: [],
			askedBy: null,
			house: false,
			option: null,
			number: 1,
			id: 'r',
			at: 1_800_000_000_000
		}
	];

	test('data of any depth', async () => {
		let accepted = 0;
		for (let deep = 20; deep < 40; deep++) {
			const checked = checkLog(logWithRuling(deep), 'entries');
			if (!checked.ok) continue;
			accepted += 1;
			const { result } = await readBytes(await gzippedBackup([eveningRecord(checked.value.log)]));
			expect(result, String(deep)).toMatchObject({ ok: true });
		}
		expect(accepted).toBeGreaterThan(0);
	});

	test('ids of any length, also as a branch', () => {
		const log = (id: string) => [begun!, { ...logWithRuling(1)[1], id }];
		expect(checkLog(log('a'.repeat(48)), 'entries').ok).toBe(true);
		expect(checkLog(log('a'.repeat(49)), 'entries')).toMatchObject({
			error: { code: 'wrong-shape', path: 'entries[1].id' }
		});
		const start = { ...begun, evening: `${'a'.repeat(49)}~b` };
		expect(checkLog([start], 'entries').ok).toBe(false);
	});
});

describe('limits of a whole file', () => {
	const person = (i: number): BackupRecord => ({
		kind: 'person',
		person: { id: `q${i}` as PlayerId, name: `Q ${i}`, lastSeen: 1, changedAt: 1 }
	});
	const codeOf = async (records: readonly BackupRecord[]) => {
		const { result } = await readBytes(await gzippedBackup(records, header));
		return result.ok ? null : result.error.code;
	};
	test('more people than any club has', async () => {
		const people = Array.from({ length: MAX_PEOPLE }, (_, i) => person(i));
		expect(await codeOf(people)).toBeNull();
		expect(await codeOf([...people, person(MAX_PEOPLE)])).toBe('too-many');
		// those who only sat at a table count too
		const evening = randomRecords(1, 1, 0).filter(({ kind }) => kind === 'evening');
		expect(await codeOf([...people, ...evening])).toBe('too-many');
	});
	test('more branches of an evening than a merge can compare', async () => {
		const [evening] = randomRecords(1, 1, 0).filter((record) => record.kind === 'evening');
		const branches = Array.from({ length: 51 }, (_, i): BackupRecord => {
			const id = `one~${i}` as EveningId;
			return { ...evening!, id, log: evening!.log.map((entry) => ({ ...entry, evening: id })) };
		});
		expect(await codeOf(branches.slice(1))).toBeNull();
		expect(await codeOf(branches)).toBe('too-many');
	});
});
