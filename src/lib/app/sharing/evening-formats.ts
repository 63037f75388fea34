import type { EveningId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { readLog } from '#lib/storage/entries.ts';
import { appAddress, createLink } from './links.ts';
import { session } from '#lib/app/table/session.svelte.ts';

/** The log of an evening; for the one on the table, with its unsaved entries. */
const logOf = async (id: EveningId) =>
	session.timeline?.state.id === id ? session.entries : await readLog(id);

/** The formats in which an evening can be shared. Each is loaded and written when its function is
 * called, which rejects if that fails. */
export function eveningFormats(evening: Evening) {
	const { id } = evening;
	return {
		app: appAddress,
		link: async () => createLink({ kind: 'evening', log: await logOf(id) }),
		json: async () => {
			const { eveningJson } = await import('#lib/exchange/backup/write.ts');
			return eveningJson(id, await logOf(id), Date.now());
		},
		csv: async () => {
			const { roundsCsv } = await import('#lib/exchange/csv.ts');
			return roundsCsv({ state: evening });
		},
		bgStats: async (comments: string) => {
			const { bgStatsAddress } = await import('#lib/exchange/bgstats.ts');
			return bgStatsAddress(evening, comments);
		}
	};
}
