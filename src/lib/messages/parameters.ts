import type { ClassCards } from './cards.ts';

/** What messages are filled in with, in every language. */

/** Consecutive rounds; both numbers are the same for a single one. */
export type RoundSpan = readonly [from: number, to: number];

/** A place counted from 1, and whether it was the last. */
export interface TakenPlace {
	readonly place: number;
	readonly last: boolean;
}

/** How much a phone or a backup holds. */
export interface StoredCounts {
	readonly evenings: number;
	readonly people: number;
	readonly houses: number;
}

export type CardsOf<K extends ClassCards['kind']> = Extract<ClassCards, { kind: K }>;
export type WildCount = CardsOf<'run'>['count'];

/** The names that the shared rules of a game use. */
export interface GameNames {
	readonly game: string;
	/** The localized titles of the top and the bottom player. */
	readonly top: string;
	readonly last: string;
}

/** Wraps text in bold markup. */
export type Markup = (text: string) => string;
