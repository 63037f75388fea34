import { expect, test } from 'vitest';
import { DATA_FAULT_CODES, type DataFaultCode } from '#lib/exchange/data-fault.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { packedBackup, readBytes, someParts } from '../../fixtures/backups.ts';
import { mutated } from '../../fixtures/hostile.ts';
import { tellAll } from '../../fixtures/projections.ts';

const runs = Number(process.env['HOSTILE_RUNS'] ?? 1000);
const parts = someParts(5, 2, 40);
const file = await packedBackup(parts);

const told = new Set<string>();
/** Most are as they were. */
function tell(part: BackupRecord & { kind: 'evening' }): void {
	const text = JSON.stringify(part);
	if (!told.has(text)) tellAll(part.log);
	told.add(text);
}

/** What is made of a hostile file; throws where that is no answer. */
async function answerTo(seed: number): Promise<'restored' | 'let in' | DataFaultCode> {
	const { bytes, what, keepsMeaning } = await mutated(file, seed);
	const read = await readBytes(bytes, 1 + ((seed * 31) % 70_000));
	const title = `${what} of seed ${seed}`;
	for (const part of read.parts) if (part.kind === 'evening') tell(part);
	if (keepsMeaning) {
		expect(read.result, title).toMatchObject({ ok: true });
		expect(read.parts.toSorted(byKind), title).toEqual(parts);
		return 'restored';
	}
	if (read.result.ok) return 'let in';
	expect(DATA_FAULT_CODES, title).toContain(read.result.error.code);
	return read.result.error.code;
}
const KINDS = ['person', 'house', 'evening'];
/** The lists may stand in any order. */
const byKind = (a: BackupRecord, b: BackupRecord) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

test.each<[number, string, string]>([
	[40, 'restored', 'one half of a character escaped, the other not'],
	[6, 'damaged', 'some engines read two gzips in a row as one'],
	[18, 'damaged', 'some engines do not mind what comes after a gzip'],
	[29, 'wrong-shape', 'a key that every object knows']
])('seed %i is still %s: %s', async (seed, answer) => {
	expect(await answerTo(seed)).toBe(answer);
});

/** Of streams that nobody waits for. */
const uncaught: unknown[] = [];
process.on('unhandledRejection', (error) => uncaught.push(error));

test(
	`of ${runs} hostile files none does more than to be refused, and what means the same is restored`,
	async () => {
		const answers = new Map<string, number>();
		for (let seed = 0; seed < runs; seed++) {
			const answer = await answerTo(seed);
			answers.set(answer, (answers.get(answer) ?? 0) + 1);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(uncaught).toEqual([]);
		expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
		expect(answers.get('restored')).toBeGreaterThan(runs / 10);
		// what only the disk does
		const gone = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error('gone')) });
		const unreadable = await readBackup(gone, 9, () => undefined);
		if (!unreadable.ok) answers.set(unreadable.error.code, 1);
		expect([...answers.keys()]).toEqual(expect.arrayContaining([...DATA_FAULT_CODES]));
		const counts = [...answers].sort((a, b) => b[1] - a[1]).map(([what, n]) => `${n} ${what}`);
		if (runs > 1000) console.log(`torture: ${runs} files: ${counts.join(', ')}`);
	},
	60 * runs
);
