import type { EveningId, PlayerId } from '#lib/evening/ids.ts';

/*
 * What is counted, and how. A round counts when it has a result; a voided deal, an unfinished round and a deleted
 * evening do not. A round has standing when its players had places before it was dealt (`hasSeatsStep`): only then is
 * anyone at the top or at the bottom. Places at the start are those at the start of play, after a greater revolution.
 * People who were merged count as one; a reign or a stay at the bottom is that of a name at one table, though, and ends
 * with the evening, with another game, and when the player leaves or sits out.
 */

/** A run of rounds in one evening. */
export interface Streak {
	readonly evening: EveningId;
	/** When that evening began, in milliseconds since 1970. */
	readonly startedAt: number;
	/** Its first round and its last. */
	readonly first: number;
	readonly last: number;
	/** How many: `last` − `first` + 1. */
	readonly rounds: number;
}

export interface Cards {
	/** Brackets of which the tribute was marked as paid. */
	readonly brackets: number;
	readonly cards: number;
}

export interface PersonStatistics {
	readonly player: PlayerId;
	/** With at least one round. */
	readonly evenings: number;
	readonly rounds: number;
	/** Of those, with standing. */
	readonly standing: number;
	/** Rounds with standing played from the first place, and from the last. */
	readonly top: number;
	readonly bottom: number;
	/** Rounds that the player came out of first, and last. */
	readonly won: number;
	readonly lost: number;
	/** 0: always first, 1: always last; the mean of (place − 1) ÷ (players − 1) at the end of a round. NaN without any. */
	readonly averagePlace: number;
	/** The longest, and of equal ones the earliest. */
	readonly longestReign: Streak | null;
	readonly longestStay: Streak | null;
	/** Times at the top after having been at the bottom since the last time at the top; and the other way. Within one
	 * evening. */
	readonly rises: number;
	readonly falls: number;
	readonly paid: Cards;
	readonly received: Cards;
	/** Brackets of the player, as payer or receiver, that were not recorded as paid. */
	readonly unrecorded: number;
	readonly revolutions: number;
	/** Of those, greater ones. */
	readonly greater: number;
	/** Decrees that the player issued; of those, refused by whoever was to obey. */
	readonly decrees: number;
	readonly refused: number;
	readonly rulings: number;
	/** How many more of the others the player leaves behind than everyone did, in this selection, who began a round from
	 * the same place of as many players: in hundredths of the others, shrunk towards 0 by
	 * `standing` ÷ (`standing` + RATING_PRIOR). NaN without standing. */
	readonly rating: number;
}

/** So many rounds as if played to expectation, so that a lucky evening makes no champion. */
export const RATING_PRIOR = 20;

/** Start place to end place at tables of `players`, rounds with standing. */
export interface Mobility {
	readonly players: number;
	/** `counts[start][end]`, places from 0. Chance gives each row the same count in every column. */
	readonly counts: readonly (readonly number[])[];
	/** The sum of one row, which is the number of rounds. */
	readonly rounds: number;
}

/** Two players in the rounds that both played. `a` is before `b` in the order of their ids. */
export interface Pair {
	readonly a: PlayerId;
	readonly b: PlayerId;
	readonly rounds: number;
	/** Rounds of those in which `a` finished higher. */
	readonly aAhead: number;
	/** What `a` paid to `b`, and `b` to `a`. */
	readonly aToB: Cards;
	readonly bToA: Cards;
}

export interface Statistics {
	readonly evenings: number;
	readonly rounds: number;
	readonly standing: number;
	/** Brackets of all rounds, and those not recorded as paid. */
	readonly brackets: number;
	readonly unrecorded: number;
	/** The best rating first; without a rating by rounds, then by id. */
	readonly people: readonly PersonStatistics[];
	/** By number of players. */
	readonly mobility: readonly Mobility[];
	/** By `a`, then `b`. */
	readonly pairs: readonly Pair[];
}

/** Which rounds count. */
export interface Scope {
	/** One evening; null: all. */
	readonly evening: EveningId | null;
	/** Rounds played by this published ruleset (`temple`); null: all. */
	readonly ruleset: string | null;
	/** Evenings at which each of them played at least one counted round; those people alone are listed, unless nobody is
	 * named. */
	readonly people: readonly PlayerId[];
}
