import type { Entry } from '#lib/evening/entries.ts';
import type { Evening } from '#lib/evening/state.ts';
import { saveFile } from './save-file.ts';

/** Hands the user a file of one evening, from which it can be restored. */
export async function saveEvening({ id, name }: Evening, log: readonly Entry[]): Promise<void> {
	let text: string;
	try {
		const { eveningJson } = await import('#lib/exchange/backup/write.ts');
		text = eveningJson(id, log, Date.now());
	} catch {
		// a browser that has no store may have no more of the app than is open: better a bare log than none
		text = JSON.stringify(log);
	}
	saveFile(`${name}.json`, text);
}
