import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { checkHouse, checkPerson } from '#lib/exchange/validate.ts';
import { putSummary, rawRecord, removeEvening, removeRecord } from '#lib/storage/damaged.ts';
import { readRows } from '#lib/storage/entries.ts';
import type { Damaged } from './protocol.ts';
import { rawJson } from './raw-text.ts';
import { storedLog } from './checked-records.ts';

const STORES = { person: 'people', house: 'houses', evening: 'evenings' } as const;

/** The damaged records as stored, as a JSON file. */
export async function rawFile(damaged: readonly Damaged[]): Promise<Blob> {
	const all: unknown[] = [];
	for (const { kind, key, part, refused } of damaged) {
		const record = await rawRecord(STORES[kind], key);
		const log = kind === 'evening' && part === 'log' ? await readRows(key as EveningId) : undefined;
		all.push({ kind, key, refused, record, log });
	}
	return new Blob([rawJson(all)], { type: 'application/json' });
}

/** Removes damaged records from the store. A record that can be read stays: it may have been
 * restored since it was found to be damaged. The summary of an evening whose log can be read is
 * rebuilt.
 * @returns how many were handled */
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
