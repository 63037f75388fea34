import type { EveningId } from '#lib/evening/ids.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { readRows } from '#lib/storage/entries.ts';
import { rawJson } from './raw-text.ts';
import { saveFile } from './save-file.ts';

/** Downloads the stored records of a damaged evening, unchanged.
 * @returns false if it cannot be read at all */
export async function saveDamagedEvening(id: EveningId, refused: DataFault): Promise<boolean> {
	try {
		const [rows, summary] = await Promise.all([readRows(id), findSummary(id)]);
		saveFile('courtbook-damaged-evening.json', rawJson({ evening: id, refused, summary, rows }));
		return true;
	} catch {
		return false;
	}
}
