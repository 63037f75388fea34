import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import { ok } from '#lib/rules/result.ts';
import type { Beside } from '#lib/storage/evenings.ts';
import { begin } from './begin.ts';
import { carryOut, wholeBeside } from './carry-out.ts';
import { Ledger } from './ledger.ts';
import { openLog } from './open-log.ts';
import { toldOfDropped } from './other-tab.ts';

type IsOnTable = (evening: EveningId) => boolean;

/** What the store has beside the log of an evening, and that it lies on the table, should it have lost that. */
const wholeOf =
	(isOnTable: IsOnTable) =>
	(log: readonly Entry[]): Beside => {
		const whole = wholeBeside(log);
		const id = whole.summary?.id;
		return id !== undefined && isOnTable(id) ? { ...whole, remember: { table: id } } : whole;
	};

function beginOn(isOnTable: IsOnTable, ...start: Parameters<typeof begin>) {
	const begun = begin(...start);
	if (!begun.ok) return begun;
	return ok({ ...begun.value, ledger: new Ledger(begun.value.id, wholeOf(isOnTable)) });
}

/** What the table does with the logs of evenings. */
export const logs = {
	open: (isOnTable: IsOnTable, id: EveningId) => openLog(id, wholeOf(isOnTable)),
	/** Of an evening that the store does not have whole. */
	atHand: (ledger: Ledger) => ({ ledger, timeline: fold(ledger.entries) }),
	begin: beginOn,
	carryOut,
	toldOfDropped
};
