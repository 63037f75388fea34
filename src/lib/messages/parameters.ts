/** What messages are filled in with, in every language. */

/** Consecutive rounds; both numbers are the same for a single one. */
export type RoundSpan = readonly [from: number, to: number];

/** The names that the shared rules of a game use. */
export interface GameNames {
	readonly game: string;
	/** The localized titles of the top and the bottom player. */
	readonly top: string;
	readonly last: string;
}
