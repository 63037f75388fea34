import type { EveningId } from '#lib/evening/ids.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { readRows } from '#lib/storage/entries.ts';
import { textOf } from './raw-text.ts';
import { saveFile } from './save-file.ts';

/** Hands the user what the store has of a damaged evening, as it is. @returns false where it cannot be read at all */
export async function saveRaw(id: EveningId, refused: DataFault): Promise<boolean> {
	try {
		const [rows, summary] = await Promise.all([readRows(id), findSummary(id)]);
		saveFile('courtbook-damaged-evening.json', textOf({ evening: id, refused, summary, rows }));
		return true;
	} catch {
		return false;
	}
}
