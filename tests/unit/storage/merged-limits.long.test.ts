import { expect, test } from 'vitest';
import { BackupJobs } from '#lib/app/backup/jobs.ts';
import { MergedIds } from '#lib/app/backup/merged-ids.ts';
import type { Written } from '#lib/app/backup/protocol.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import { MAX_BRANCHES, MAX_PEOPLE } from '#lib/exchange/limits.ts';
import { database } from '#lib/storage/database.ts';
import { logOf, rulesOf, words } from '../../e2e/support/logs.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

/** What is added to the store, wherever it comes from, leaves its own backup readable. */

useFakeStore();

async function expectReadableBackup(): Promise<void> {
	const { signal } = new AbortController();
	const jobs = new BackupJobs(() => undefined);
	const answer = await jobs.answer({ topic: 'write', madeAt: 1 }, signal);
	if (answer.status !== 'done') throw new Error(answer.status);
	const { blob } = answer.value as Written;
	expect(await readBackup(blob.stream(), blob.size, () => undefined)).toMatchObject({ ok: true });
}

const person = (n: number) => ({
	id: `p${n}` as PlayerId,
	name: `P${n}`,
	lastSeen: 1,
	changedAt: 1
});

async function storePeople(from: number, to: number): Promise<void> {
	const tx = (await database.open()).transaction('people', 'readwrite');
	for (let n = from; n < to; n++) void tx.store.put(person(n));
	await tx.done;
}

/** Whether these people may be added. */
async function mayMerge(from: number, to: number): Promise<boolean> {
	const merged = await MergedIds.ofStore();
	for (let n = from; n < to; n++) await merged.add({ kind: 'person', person: person(n) });
	return !merged.areTooMany;
}

test('versions of a shared evening are stored until a file holds no more of them', async () => {
	const begun = logOf(rulesOf('temple'), words('Ana Ben Chidi Dee'), []);
	for (let n = 0; n <= MAX_BRANCHES; n++) {
		const text = `version ${n}`;
		const note = { type: 'NoteAdded', text, id: `n${n}` as EntryId, at: 2 } as const;
		const log = [...begun, note];
		const { state } = fold(log)!;
		const merged = mergeReceived(state.id, log, state, 3);
		await (n < MAX_BRANCHES ? merged : expect(merged).rejects.toThrow());
	}
	await expectReadableBackup();
});

test('after the largest merge there is room for names that are added by hand', async () => {
	expect(await mayMerge(0, MAX_PEOPLE)).toBe(false);
	const most = 0.9 * MAX_PEOPLE;
	expect(await mayMerge(0, most)).toBe(true);
	await storePeople(0, most);
	await storePeople(most, most + 100);
	await expectReadableBackup();
	// what is known is always accepted
	expect(await mayMerge(0, most + 100)).toBe(true);
	expect(await mayMerge(most + 100, most + 101)).toBe(false);
});
