import { ok } from '#lib/rules/result.ts';
import { begin } from './table/start-evening.ts';
import { carryOut } from './table/run-command.ts';
import { Ledger } from './table/evening-log.ts';
import { wholeOf, type IsOnTable } from './logs.ts';
import { toldOfDropped } from './table/conflicts.ts';

function beginOn(isOnTable: IsOnTable, ...start: Parameters<typeof begin>) {
	const begun = begin(...start);
	if (!begun.ok) return begun;
	return ok({ ...begun.value, ledger: new Ledger(begun.value.id, wholeOf(isOnTable)) });
}

/** What the table does when somebody does something. */
export const deeds = { begin: beginOn, carryOut, toldOfDropped };
