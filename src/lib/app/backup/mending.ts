import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { putSummary, rawRecord, removeEvening, removeRecord } from '#lib/storage/mending.ts';
import { rawLog } from '#lib/storage/whole.ts';
import type { Damaged } from './questions.ts';
import { storedLog } from './stored.ts';

const STORES = { person: 'people', house: 'houses', evening: 'evenings' } as const;

/** What JSON has no form for; a list or record in its place. */
function inItsPlace(value: object): object | string {
	if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
	if (value instanceof Blob) return `(${value.size} bytes)`;
	return value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value;
}

/** What JSON cannot say, said in words: a store can hold such things, and what is in itself again. */
function inWords(): (key: string, value: unknown) => unknown {
	/** What is being written, from the outside in, and what stands in its place. */
	const above: { readonly value: object; readonly written: unknown }[] = [];
	return function (this: unknown, _key, value) {
		while (above.length > 0 && above.at(-1)!.written !== this) above.pop();
		if (typeof value === 'bigint') return `${value}n`;
		if (typeof value === 'number' && !Number.isFinite(value)) return `${value}`;
		if (typeof value !== 'object' || value === null) return value;
		if (above.some((one) => one.value === value)) return '(itself)';
		const written = inItsPlace(value);
		above.push({ value, written });
		return written;
	};
}

/** Whatever it is, as JSON. */
export const textOf = (value: unknown): string => JSON.stringify(value, inWords(), '\t') ?? 'null';

/** Damaged records as they are. */
export async function rawText(damaged: readonly Damaged[]): Promise<Blob> {
	const all: unknown[] = [];
	for (const { kind, key, part, refused } of damaged) {
		const record = await rawRecord(STORES[kind], key);
		const log = kind === 'evening' && part === 'log' ? await rawLog(key as EveningId) : undefined;
		all.push({ kind, key, refused, record, log });
	}
	return new Blob([textOf(all)], { type: 'application/json' });
}

/** Takes damaged records out of the store. The line of an evening that can be read is made anew. */
export async function removeDamaged(damaged: readonly Damaged[]): Promise<number> {
	for (const { kind, key, part } of damaged) {
		if (kind !== 'evening') {
			await removeRecord(STORES[kind], key);
			continue;
		}
		const id = key as EveningId;
		const log = part === 'record' ? await storedLog(id) : null;
		if (log?.ok === true) await putSummary(summaryOf(log.value.timeline.state));
		else await removeEvening(id);
	}
	return damaged.length;
}
