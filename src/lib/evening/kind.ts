import { no, type Result } from '#lib/rules/result.ts';
import type { PlayerId } from './ids.ts';
import type { TextError } from './names.ts';
import type { Evening, Round } from './state.ts';

/** Why a command is refused. */
export type Refusal =
	| TextError
	| 'evening-closed'
	| 'evening-open'
	| 'evening-deleted'
	| 'evening-full'
	| 'not-in-the-history'
	| 'does-not-fit'
	| 'no-round'
	| 'not-at-the-table'
	| 'seats-are-settled'
	| 'not-everyone-once'
	| 'draw-is-on'
	| 'wrong-draw'
	| 'no-such-chair'
	| 'no-chairs-yet'
	| 'dealer-is-fixed'
	| 'cards-are-dealt'
	| 'not-dealt'
	| 'step-behind'
	| 'too-few'
	| 'too-many'
	| 'table-full'
	| 'name-taken'
	| 'already-here'
	| 'card-needed'
	| 'no-place-to-keep'
	| 'no-revolution'
	| 'tax-begun'
	| 'no-exchange'
	| 'no-misdeal'
	| 'no-bracket'
	| 'not-playing-yet'
	| 'already-out'
	| 'fell'
	| 'not-out'
	| 'exits-recorded'
	| 'round-finished'
	| 'round-not-finished'
	| 'round-ended-early'
	| 'no-forbidden-cards'
	| 'no-turning'
	| 'no-reversing'
	| 'rules-clash'
	| 'newcomers-are-seated'
	| 'already-announced'
	| 'no-standing'
	| 'not-entitled'
	| 'no-target'
	| 'no-such-decree'
	| 'decree-settled'
	| 'no-veto'
	| 'no-such-ruling'
	| 'wrong-points'
	| 'no-change'
	| 'nothing-to-undo'
	| 'nothing-to-redo';

/** The topics of corrections. */
export const TOPICS = [
	'exits',
	'ranking',
	'revolution',
	'tax',
	'chairs',
	'people',
	'rules',
	'seats'
] as const;
export type Topic = (typeof TOPICS)[number];

/** How the log of an evening shows an entry: not at all, by a sentence with the names of the
 * players it concerns, or with details of its own. */
export type LogStyle = 'hidden' | 'names' | 'details';

/** One kind of entry: its command, the decision on it, the effect of the entry on the evening, and
 * properties that the log, the corrections and the search need. */
export interface Kind<
	C extends { type: string },
	F extends { type: string },
	L extends LogStyle = 'hidden'
> {
	readonly command: C['type'];
	readonly fact: F['type'];
	/** The players whom the entry is about; the one whose entry it is comes first. */
	readonly concerns: (fact: F) => readonly PlayerId[];
	/** The topic of the corrections that the entry belongs to. */
	readonly topic: Topic | null;
	readonly log: L;
	/** The free texts of the entry, for the search. */
	readonly texts?: (fact: F) => readonly string[];
	/** Whether its `number` is a new one, by which later entries refer to it. */
	readonly assignsNumber?: true;
	readonly decide: (evening: Evening, command: C) => Result<F, Refusal>;
	/** @param at when it happened, in milliseconds since 1970 */
	readonly evolve: (evening: Evening, fact: F, at: number) => Evening;
}

/** The `concerns` of entries that are not about particular players. */
export const nobody = (): readonly PlayerId[] => [];

/** Decides with the current round; refuses with `evening-closed` or `no-round`. */
export function inRound<F>(
	{ closedAt, round }: Evening,
	then: (round: Round) => Result<F, Refusal>
): Result<F, Refusal> {
	if (closedAt !== null) return no('evening-closed');
	return round === null ? no('no-round') : then(round);
}

/** The evening with its current round changed. */
export function onRound(evening: Evening, change: (round: Round) => Round): Evening {
	return evening.round === null ? evening : { ...evening, round: change(evening.round) };
}

/** Whether `some` contains each of `all` exactly once. */
export const isEveryoneOnce = (some: readonly PlayerId[], all: readonly PlayerId[]): boolean =>
	some.length === all.length &&
	new Set(some).size === all.length &&
	all.every((p) => some.includes(p));
