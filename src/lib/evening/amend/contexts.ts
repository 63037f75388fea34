import type { HistoryEntry } from '#lib/evening/entries.ts';
import { topicOf } from '#lib/evening/entry-info.ts';
import { historySteps, type History } from '#lib/evening/history.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { roundNumber } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';

/** An entry of the history in its context. */
export interface EntryContext {
	readonly entry: HistoryEntry;
	/** The evening before it. */
	readonly was: Evening;
	/** The evening after it. */
	readonly became: Evening;
	/** The round in which it happened, or before which. */
	readonly round: number;
	/** Whether it belongs to the deal that counted, not to a void one. */
	readonly counts: boolean;
	/** Whether the round's cards were dealt before it. */
	readonly dealt: boolean;
	/** Whether it belongs to the seats that counted, not to those before everyone drew again
	 * (JO-2). */
	readonly seatsCount: boolean;
}

/** The entries after the start, in their context. */
export function entryContexts(history: History): EntryContext[] {
	const all = historySteps(history);
	/** How many deals of each round were void. */
	const voided = new Map<number, number>();
	/** How often everyone drew again for the seats of each round. */
	const redrawn = new Map<number, number>();
	const contexts = all.slice(1).map(({ entry, state }, i) => {
		const was = all[i]!.state;
		const round = roundNumber(was);
		const deal = voided.get(round) ?? 0;
		const seating = redrawn.get(round) ?? 0;
		if (entry.type === 'RoundVoided') voided.set(round, deal + 1);
		if (was.round !== null && state.round === null && roundNumber(state) === round)
			redrawn.set(round, seating + 1);
		return { entry, was, became: state, round, deal, seating, dealt: was.round?.dealt === true };
	});
	return contexts.map(({ deal, seating, ...context }) => ({
		...context,
		counts: deal === (voided.get(context.round) ?? 0),
		seatsCount: seating === (redrawn.get(context.round) ?? 0)
	}));
}

/** Whether an entry says that somebody joined, left or sat out. */
export const isAttendance = ({ entry }: Pick<EntryContext, 'entry'>): boolean =>
	topicOf(entry) === 'people';

export type Matches = (context: EntryContext) => boolean;

export const isOfType =
	(...types: HistoryEntry['type'][]): Matches =>
	({ entry }) =>
		types.includes(entry.type);

/** Positions among the entries of one round: the index of the entry that comes after them, or the
 * number of all entries for the end of the history. */
export class RoundPositions {
	constructor(
		readonly contexts: readonly EntryContext[],
		readonly round: number
	) {}

	/** Before the first matching entry; null if there is none. */
	beforeFirst(matches: Matches): number | null {
		const at = this.contexts.findIndex((c) => c.round === this.round && matches(c));
		return at < 0 ? null : at;
	}
	/** Before the last matching entry; null if there is none. */
	beforeLast(matches: Matches): number | null {
		const at = this.contexts.findLastIndex((c) => c.round === this.round && matches(c));
		return at < 0 ? null : at;
	}
	/** After the last matching entry; null if there is none. */
	afterLast(matches: Matches): number | null {
		const at = this.beforeLast(matches);
		return at === null ? null : at + 1;
	}
	/** Before everything that happened in the round. */
	start(): number {
		return this.beforeFirst(() => true) ?? this.contexts.length;
	}
	/** Before the round is confirmed, or the evening closed for good. */
	end(): number {
		const reopened = this.contexts.findLastIndex(isOfType('EveningReopened'));
		const closing = this.contexts.find(
			({ entry }, i) => entry.type === 'EveningClosed' && i > reopened
		);
		const end = this.beforeFirst(
			(c) => c.counts && (c.entry.type === 'RoundConfirmed' || c === closing)
		);
		return end ?? this.contexts.length;
	}
}

/** The players at the places that a first round was given first, from the top (SE-1).
 * @returns empty for a round that got no seats */
export function firstSeats(history: History, number: number): readonly PlayerId[] {
	const seating = entryContexts(history).findLast(
		({ entry, round }) => round === number && topicOf(entry) === 'seats'
	);
	return seating?.became.round?.places ?? [];
}
