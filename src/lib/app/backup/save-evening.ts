import type { Entry } from '#lib/evening/entries.ts';
import type { Evening } from '#lib/evening/state.ts';
import { saveFile } from './save-file.ts';

/** Downloads a file of one evening, from which it can be restored. */
export async function saveEvening({ id, name }: Evening, log: readonly Entry[]): Promise<void> {
	let text: string;
	try {
		const { eveningJson } = await import('#lib/exchange/backup/write.ts');
		text = eveningJson(id, log, Date.now());
	} catch {
		// the writer cannot be loaded: a bare log is better than nothing
		text = JSON.stringify(log);
	}
	saveFile(`${name}.json`, text);
}
