import { expect, test } from 'vitest';
import { DATA_FAULT_CODES, type DataFaultCode } from '#lib/exchange/data-fault.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { gzippedBackup, readBytes, randomRecords } from '../../fixtures/backups.ts';
import { mutated } from '../../fixtures/hostile.ts';
import { tellAll } from '../../fixtures/projections.ts';
import { report } from '../../sample.ts';

const runs = Number(process.env['HOSTILE_RUNS'] ?? 200);
const records = randomRecords(5, 2, 40);
const file = await gzippedBackup(records);

const projected = new Set<string>();
/** Computes every projection of the log, once per log: most mutations leave the logs unchanged. */
function project(record: BackupRecord & { kind: 'evening' }): void {
	const text = JSON.stringify(record);
	if (!projected.has(text)) tellAll(record.log);
	projected.add(text);
}

/** Reads a mutated file. Fails if that throws, or if a mutation without effect on the meaning is
 * refused. */
async function outcomeOf(seed: number): Promise<'restored' | 'accepted' | DataFaultCode> {
	const { bytes, what, keepsMeaning } = await mutated(file, seed);
	const read = await readBytes(bytes, 1 + ((seed * 31) % 70_000));
	const title = `${what} of seed ${seed}`;
	for (const record of read.records) if (record.kind === 'evening') project(record);
	if (keepsMeaning) {
		expect(read.result, title).toMatchObject({ ok: true });
		expect(read.records.toSorted(byKind), title).toEqual(records);
		return 'restored';
	}
	if (read.result.ok) return 'accepted';
	expect(DATA_FAULT_CODES, title).toContain(read.result.error.code);
	return read.result.error.code;
}
const KINDS = ['person', 'house', 'evening'];
/** The lists of a file may come in any order. */
const byKind = (a: BackupRecord, b: BackupRecord) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

test.each<[number, string, string]>([
	[40, 'restored', 'one surrogate of a pair is escaped, the other not'],
	[6, 'damaged', 'some engines read two gzips in a row as one'],
	[18, 'damaged', 'some engines ignore data after a gzip'],
	[29, 'wrong-shape', 'a key of Object.prototype']
])('seed %i is still %s: %s', async (seed, outcome) => {
	expect(await outcomeOf(seed)).toBe(outcome);
});

/** Unhandled rejections of streams. */
const uncaught: unknown[] = [];
process.on('unhandledRejection', (error) => uncaught.push(error));

test(`${runs} mutated files are refused without side effects, or restored if their meaning is unchanged`, async () => {
	const outcomes = new Map<string, number>();
	for (let seed = 0; seed < runs; seed++) {
		const outcome = await outcomeOf(seed);
		outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
	}
	// no stream of the last file is slower than all of another
	await outcomeOf(0);
	expect(uncaught).toEqual([]);
	expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
	expect(outcomes.get('restored')).toBeGreaterThan(runs / 10);
	// no mutation makes a file unreadable
	const gone = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('gone')) });
	const unreadable = await readBackup(gone, 9, () => undefined);
	if (!unreadable.ok) outcomes.set(unreadable.error.code, 1);
	// none makes as much work as `work.test.ts` does
	outcomes.set('too-much-work', 0);
	expect([...outcomes.keys()]).toEqual(expect.arrayContaining([...DATA_FAULT_CODES]));
	const counts = [...outcomes].sort((a, b) => b[1] - a[1]).map(([what, n]) => `${n} ${what}`);
	report(`${runs} files: ${counts.join(', ')}`);
});
