import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import type { Beside } from '#lib/storage/entries.ts';
import { keepSoon } from './keep-shown.ts';
import { Ledger } from './table/evening-log.ts';
import { openLog } from './table/open-log.ts';
import { Storing } from './table/unsaved.ts';
import { wholeBeside } from './table/side-writes.ts';

export type IsOnTable = (evening: EveningId) => boolean;

/** What the store has beside the log of an evening, and that it lies on the table, should it have lost that. */
export const wholeOf =
	(isOnTable: IsOnTable) =>
	(log: readonly Entry[]): Beside => {
		const whole = wholeBeside(log);
		const id = whole.summary?.id;
		return id !== undefined && isOnTable(id) ? { ...whole, remember: { table: id } } : whole;
	};

/** What the table does with the logs of evenings, before anybody does anything. */
export const logs = {
	open: (isOnTable: IsOnTable, id: EveningId, length?: number) =>
		openLog(id, wholeOf(isOnTable), length),
	/** Of an evening that the store does not have whole. */
	atHand: (ledger: Ledger) => {
		const timeline = fold(ledger.entries);
		return { ledger, timeline, known: timeline };
	},
	keepSoon,
	storing: (readOn: Storing['readOn']) => new Storing(readOn)
};
