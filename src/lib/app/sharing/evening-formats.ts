import type { EveningId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { readLog } from '#lib/storage/entries.ts';
import { linkTo } from './links.ts';
import { session } from '#lib/app/table/session.svelte.ts';

/** The log of an evening: that on the table with what the store would not take yet. */
const logOf = async (id: EveningId) =>
	session.timeline?.state.id === id ? session.entries : await readLog(id);

/** What an evening can be made into for others. All of it is loaded and made when it is asked for. */
export function formsOf(evening: Evening) {
	const { id } = evening;
	return {
		link: async () => linkTo({ kind: 'evening', log: await logOf(id) }),
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
