import type { Summary } from '#lib/evening/summary.ts';
import type { LeftOut } from '#lib/exchange/import/found.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';

/** What is not in the file. */
export interface ImportChoices {
	/** The game of rounds for which the file names none. */
	readonly game: GameId;
	/** The local noon of the day of an evening without one, in milliseconds since 1970. */
	readonly day: number;
	/** A name for an evening of each game, by the day of the week from Sunday. */
	readonly names: Readonly<Record<GameId, readonly string[]>>;
	/** The tag of the language in which the file was probably saved. */
	readonly language: string;
	/** The reason of points that no round explains. */
	readonly pointsReason: string;
}

/** What would be added, before anything is. */
export interface ImportPreview {
	/** Of Courtbook or another table with a line for each player, a list of places, or BG Stats. */
	readonly kind: 'rounds' | 'list' | 'bgstats';
	readonly evenings: readonly Summary[];
	/** The names in the evenings, each with the name of the person in the roster who is meant; null
	 * for a new person. */
	readonly people: readonly { readonly name: string; readonly known: string | null }[];
	/** What is not taken, or not wholly. */
	readonly leftOut: readonly LeftOut[];
	/** Whether the file names no game, or no day, so that they are to be chosen. */
	readonly asks: { readonly game: boolean; readonly day: boolean };
}
