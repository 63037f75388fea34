import type { GameId } from '#lib/rulesets/ruleset.ts';

/** What a file says about evenings of the past, before anything of it is made into a log. People
 * are named: who they are is found out later. */

/** A round as a file has it. */
export interface FoundRound {
	/** The line of the file in which it begins, from 1. */
	readonly line: number;
	/** Null: the file does not say. */
	readonly game: GameId | null;
	/** From the top, at its start; null where the file does not say, or nobody had a place. */
	readonly places: readonly string[] | null;
	/** Whether the file says that nobody had a place at its start. */
	readonly isFirst: boolean;
	/** From the top, at its end. */
	readonly result: readonly string[];
	/** Those of `result` who left before the end. */
	readonly left: readonly string[];
	/** The title of each place at its start, as the table said it. */
	readonly titles: ReadonlyMap<string, string> | null;
	/** The points of each player; null if it was not scored. */
	readonly points: ReadonlyMap<string, number> | null;
}

/** An evening as a file has it. */
export interface FoundEvening {
	readonly line: number;
	/** Null: the file has no name for it. */
	readonly name: string | null;
	/** When it was played, in milliseconds since 1970; null: the file does not say. */
	readonly at: number | null;
	/** In milliseconds; 0: the file does not say. */
	readonly duration: number;
	readonly rounds: readonly FoundRound[];
	/** Where the file has only the end of the evening. */
	readonly end: FoundEnd | null;
}

/** The end of an evening, of which the file has no rounds. */
export interface FoundEnd {
	/** Everyone, in the order of the file. */
	readonly players: readonly string[];
	/** The points of each player with a rank; null if it was not scored. */
	readonly totals: ReadonlyMap<string, number> | null;
	/** The last title of each player who was there until the end; empty: the file does not say. */
	readonly roles: ReadonlyMap<string, string>;
	/** Those who were there earlier, and not at the end. */
	readonly earlier: readonly string[];
	/** The player who led first. */
	readonly leader: string | null;
	/** The name of the house rules. */
	readonly house: string | null;
	readonly comments: string | null;
}

/** Why a part of a file is not taken, or not wholly. `no-order`: nothing says who was before whom.
 * `does-not-fit`: it cannot have happened so by the rules of the game. */
export type ImportFault =
	| 'unknown-game'
	| 'wrong-date'
	| 'wrong-name'
	| 'name-twice'
	| 'players-missing'
	| 'wrong-places'
	| 'wrong-points'
	| 'no-order'
	| 'too-few'
	| 'too-many'
	| 'does-not-fit'
	/** An evening like it is stored. */
	| 'already-here'
	/** The round is taken, without this. */
	| 'titles-not-kept'
	| 'points-not-kept'
	| 'leader-not-kept'
	| 'comment-not-kept';

/** A part of a file that is not taken, or not wholly. */
export interface LeftOut {
	readonly fault: ImportFault;
	/** From 1. */
	readonly line: number;
	/** The name of the game, the person or the evening that it is about, if any. */
	readonly what: string | null;
}

/** The content of a file. */
export interface FoundFile {
	readonly evenings: readonly FoundEvening[];
	readonly leftOut: readonly LeftOut[];
}
