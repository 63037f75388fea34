import type { Entry, EveningStarted } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import {
	advance,
	decideNext,
	fold,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Beside } from '#lib/storage/evenings.ts';
import type { Met } from '#lib/storage/met.ts';
import type { Appended, Ledger } from './ledger.ts';

/** A fact with an id of its own, now. */
export const stamped = <F extends TimelineFact | EveningStarted>(fact: F) => ({
	...fact,
	id: crypto.randomUUID() as EntryId,
	at: Date.now()
});

/** Whoever is new in the roster, or named or addressed otherwise, after an entry: it may take back or correct an earlier
 * one. */
export function rosterNews(before: Evening, { people }: Evening, entry: Entry): Met[] {
	if (entry.type === 'PlayerJoined')
		return [{ ...entry.player, lastSeen: entry.at, changedAt: entry.at }];
	// it may be an old evening
	const at = { lastSeen: before.startedAt, changedAt: entry.at };
	return Object.values<Person>(people).flatMap((person): Met[] => {
		const known = before.people[person.id];
		if (known === undefined) return [{ ...person, ...at }];
		return [
			...(known.name === person.name ? [] : [{ ...person, ...at, news: 'name' as const }]),
			...((known.otherForm ?? false) === (person.otherForm ?? false)
				? []
				: [{ ...person, ...at, news: 'otherForm' as const }])
		];
	});
}

/** What an entry changes beside the log. */
function besideOf(before: Evening, next: Evening, entry: Entry): Beside {
	const summary = summaryOf(next);
	const people = rosterNews(before, next, entry);
	return {
		...(JSON.stringify(summary) !== JSON.stringify(summaryOf(before)) && { summary }),
		...(people.length > 0 && { people }),
		...([before, next].some(isSettled) && { settled: true })
	};
}
const isSettled = ({ closedAt, deletedAt }: Evening) => closedAt !== null || deletedAt !== null;

/** What the store has beside the log of an evening, should it have lost that. */
export function wholeBeside(log: readonly Entry[]): Beside {
	const state = fold(log)?.state;
	if (state === undefined) return {};
	const people = Object.values<Person>(state.people);
	return {
		summary: summaryOf(state),
		people: people.map((person) => ({
			...person,
			lastSeen: state.startedAt,
			changedAt: state.startedAt
		})),
		settled: true
	};
}

export interface CarriedOut {
	readonly answer: Result<TimelineFact, Refusal>;
	/** The evening then: with the entry, or as another tab left it. */
	readonly timeline: Timeline | null;
	/** How it went with the store; null where nothing was asked of it in the end. */
	readonly outcome: Exclude<Appended, 'overtaken'> | null;
}

/** Decides a command and has its entry taken into the log. Where another tab was first it is decided again: with what
 * that wrote it may mean something else. */
export async function carryOut(
	ledger: Ledger,
	timeline: Timeline | null,
	command: TimelineCommand
): Promise<CarriedOut> {
	if (timeline === null) return { answer: no('no-round'), timeline, outcome: null };
	const decided = decideNext(timeline, command);
	if (!decided.ok) return { answer: decided, timeline, outcome: null };
	const entry: Entry = stamped(decided.value);
	const next = advance(timeline, entry);
	const outcome = await ledger.append(entry, besideOf(timeline.state, next.state, entry));
	if (outcome !== 'overtaken') return { answer: ok(decided.value), timeline: next, outcome };
	const news = await ledger.readOn();
	// what would follow was shown for another history
	if (command.type === 'amend')
		return { answer: no('not-in-the-history'), timeline: news, outcome: null };
	// an undo or redo was meant for the entry that this tab named
	if (entry.type === 'EntryUndone' && news?.entry.id !== entry.entry)
		return { answer: no('nothing-to-undo'), timeline: news, outcome: null };
	if (entry.type === 'EntryRedone' && news?.undone?.entry.id !== entry.entry)
		return { answer: no('nothing-to-redo'), timeline: news, outcome: null };
	return carryOut(ledger, news, command);
}
