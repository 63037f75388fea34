import { toEntry } from '#lib/app/table/run-command.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { advance, decideNext, fold, type Timeline } from '#lib/evening/timeline.ts';
import type { Act } from '#lib/ui/table/act.ts';

/** Keeps an evening in memory and runs commands on it.
 * @param onchange is called with the timeline after each command */
export function keepEvening(log: readonly Entry[], onchange: (timeline: Timeline) => void) {
	let timeline = fold(log)!;
	const added: Entry[] = [];
	const act: Act = (command) => {
		const decided = decideNext(timeline, command);
		if (!decided.ok) return Promise.resolve(decided);
		const entry = toEntry(decided.value);
		added.push(entry);
		timeline = advance(timeline, entry);
		onchange(timeline);
		return Promise.resolve({ ok: true, value: entry });
	};
	return { act, first: timeline, added, state: () => timeline.state };
}
