import type { Card } from '#lib/cards/card.ts';
import type { ClassCards } from './cards.ts';

/** What messages are filled in with, in every language. */

export type Cards = readonly Card[];

/** Consecutive rounds; both numbers are the same for a single one. */
export type RoundSpan = readonly [from: number, to: number];

/** A place counted from 1, and whether it was the last. */
export interface TakenPlace {
	readonly place: number;
	readonly last: boolean;
}

/** Entries that no longer fit and are left out. */
interface LeftOut {
	/** The player concerned, or empty. */
	readonly who: string;
	/** The text of a decree. */
	readonly text: string;
	/** The rounds concerned. */
	readonly spans: readonly RoundSpan[];
	/** How many entries. */
	readonly times: number;
}
export type LeftOutSentence = (left: LeftOut) => string;

/** How much a phone or a backup holds. */
export interface StoredCounts {
	readonly evenings: number;
	readonly people: number;
	readonly houses: number;
}

/** What a link contains. */
export type LinkContent = 'evening' | 'house';

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
