import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { checkHouse, checkPerson } from '#lib/exchange/validate.ts';
import { putSummary, rawRecord, removeEvening, removeRecord } from '#lib/storage/damaged.ts';
import { readRows } from '#lib/storage/entries.ts';
import type { Damaged } from './protocol.ts';
import { textOf } from './raw-text.ts';
import { storedLog } from './checked-records.ts';

const STORES = { person: 'people', house: 'houses', evening: 'evenings' } as const;

/** Damaged records as they are. */
export async function rawText(damaged: readonly Damaged[]): Promise<Blob> {
	const all: unknown[] = [];
	for (const { kind, key, part, refused } of damaged) {
		const record = await rawRecord(STORES[kind], key);
		const log = kind === 'evening' && part === 'log' ? await readRows(key as EveningId) : undefined;
		all.push({ kind, key, refused, record, log });
	}
	return new Blob([textOf(all)], { type: 'application/json' });
}

/** Takes damaged records out of the store. What can be read by now stays, for it may have been restored
 * since it was looked at; the line of an evening that can be read is made anew. */
export async function removeDamaged(damaged: readonly Damaged[]): Promise<number> {
	for (const { kind, key } of damaged) {
		if (kind !== 'evening') {
			const check = kind === 'person' ? checkPerson : checkHouse;
			const isSound = check(await rawRecord(STORES[kind], key), kind).ok;
			if (!isSound) await removeRecord(STORES[kind], key);
			continue;
		}
		const id = key as EveningId;
		const log = await storedLog(id);
		if (log.ok) await putSummary(summaryOf(log.value.timeline.state));
		else await removeEvening(id);
	}
	return damaged.length;
}
