import type { EveningId } from '#lib/evening/ids.ts';
import { fold, type Timeline } from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { entryIn, readRows } from '#lib/storage/entries.ts';
import { Ledger } from './evening-log.ts';

interface Opened {
	readonly ledger: Ledger;
	/** Null where there is no such evening. */
	readonly timeline: Timeline | null;
	/** As it was known before. */
	readonly known: Timeline | null;
}

/** The schemas come beside the log. Where they cannot be loaded an evening is opened all the same: it is what this app
 * has written. */
const schemas = () => import('#lib/exchange/validate.ts').catch(() => null);

/** Opens the log of an evening as the store has it: each entry has the shape of one, none is missing, and they make an
 * evening together. One that a disk or somebody's tool has damaged is refused, and left as it is. Rejects where the
 * store cannot be read.
 * @param length of what was known of it before */
export async function openLog(
	evening: EveningId,
	whole: Ledger['whole'],
	length = Infinity
): Promise<Result<Opened, DataFault>> {
	const [rows, check] = await Promise.all([readRows(evening), schemas()]);
	const gap = rows.findIndex(({ seq }, i) => seq !== i);
	if (gap >= 0) return no({ code: 'incomplete', path: `entries[${gap}]` });
	const log = rows.map(entryIn);
	const checked = check?.checkEntries(log, 'entries');
	if (checked?.ok === false) return checked;
	const [start] = log;
	if (start?.type === 'EveningStarted' && start.evening !== evening)
		return no({ code: 'wrong-shape', path: 'entries[0].evening' });
	try {
		const known = fold(log.slice(0, length));
		const timeline = fold(log.slice(length), known);
		return ok({ ledger: new Ledger(evening, whole, log, length), timeline, known });
	} catch {
		return no({ code: 'does-not-follow', path: null });
	}
}
