import type { Entry, EveningStarted } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import {
	advance,
	decideNext,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Beside } from '#lib/storage/entries.ts';
import type { Met } from '#lib/storage/met.ts';
import type { Appended, Ledger } from './evening-log.ts';
import {
	meantNow,
	onlyAsShown,
	saidThere,
	toldOf,
	toldOfDropped,
	writtenSince,
	type Meant
} from './conflicts.ts';
import type { Told } from './write-conflict.svelte.ts';

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

export interface CarriedOut {
	readonly answer: Result<TimelineFact, Refusal>;
	/** The evening then: with the entry, or as another tab left it. */
	readonly timeline: Timeline | null;
	/** How it went with the store; null where nothing was asked of it in the end. */
	readonly outcome: Exclude<Appended, 'overtaken'> | null;
	/** Set where another tab was first. */
	readonly told: Told | null;
}

/** Decides a command and has its entry taken into the log. Where another tab was first it is decided again: with what
 * that wrote it may mean something else, or may have been said.
 * @param meant what was shown when it was asked for */
export async function carryOut(
	ledger: Ledger,
	timeline: Timeline | null,
	command: TimelineCommand,
	meant: Meant = meantNow(timeline, ledger)
): Promise<CarriedOut> {
	const nothing = { timeline, outcome: null, told: null };
	if (timeline === null) return { ...nothing, answer: no('no-round') };
	const theirs = writtenSince(meant, ledger);
	const same = saidThere(timeline, command, meant, theirs);
	if (same !== undefined) {
		const about = { theirs: same, refusal: null, dropped: [], evening: timeline.state };
		return { ...nothing, answer: ok(same), told: { what: 'same', ...about } };
	}
	const outdated = theirs.length > 0 ? onlyAsShown(timeline, command, meant) : null;
	const decided = outdated === null ? decideNext(timeline, command) : no(outdated);
	if (!decided.ok)
		return { ...nothing, answer: decided, told: toldOf(timeline, theirs, decided.error) };
	const entry: Entry = stamped(decided.value);
	const next = advance(timeline, entry);
	const outcome = await ledger.append(entry, besideOf(timeline.state, next.state, entry));
	if (outcome !== 'overtaken')
		return { answer: ok(decided.value), timeline: next, outcome, told: null };
	const { timeline: news, dropped } = await ledger.readOn(timeline);
	const done = await carryOut(ledger, news, command, meant);
	const left = toldOfDropped(news, writtenSince(meant, ledger), dropped);
	return { ...done, told: done.told ?? left };
}
