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
	| 'not-in-the-history'
	| 'does-not-fit'
	| 'no-round'
	| 'not-at-the-table'
	| 'seats-are-settled'
	| 'not-everyone-once'
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
	| 'not-out'
	| 'exits-recorded'
	| 'round-finished'
	| 'round-not-finished'
	| 'round-ended-early'
	| 'no-forbidden-cards'
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

/** One kind of entry: the command that asks for it, what refuses it, and what it does to the evening. */
export interface Kind<C extends { type: string }, F extends { type: string }> {
	readonly command: C['type'];
	readonly fact: F['type'];
	readonly decide: (evening: Evening, command: C) => Result<F, Refusal>;
	/** @param at when it happened, in milliseconds since 1970 */
	readonly evolve: (evening: Evening, fact: F, at: number) => Evening;
}

/** Asks `then` with the round that is on, if there is one and the evening is open. */
export function inRound<F>(
	{ closedAt, round }: Evening,
	then: (round: Round) => Result<F, Refusal>
): Result<F, Refusal> {
	if (closedAt !== null) return no('evening-closed');
	return round === null ? no('no-round') : then(round);
}

/** The evening with its round changed. */
export function onRound(evening: Evening, change: (round: Round) => Round): Evening {
	return evening.round === null ? evening : { ...evening, round: change(evening.round) };
}

/** Whether `some` names everyone of `all`, each once. */
export const isEveryoneOnce = (some: readonly PlayerId[], all: readonly PlayerId[]): boolean =>
	some.length === all.length &&
	new Set(some).size === all.length &&
	all.every((p) => some.includes(p));
