import type { EveningId, PlayerId } from '#lib/evening/ids.ts';

/*
 * The rules of counting. A round counts if it has a result; a voided deal, an unfinished round and
 * a deleted evening do not. A round has standing if its players had places before the deal
 * (`hasSeatsStep`): only then is anyone at the top or the bottom. Start places are those at the
 * start of play, after a greater revolution. People who were merged count as one, but a reign or a
 * stay at the bottom belongs to one name at one table: it ends with the evening, with another game,
 * and when the player leaves or sits out.
 */

/** A run of rounds in one evening. */
export interface Streak {
	readonly evening: EveningId;
	/** When that evening began, in milliseconds since 1970. */
	readonly startedAt: number;
	/** The numbers of its first and last round. */
	readonly first: number;
	readonly last: number;
	/** `last` − `first` + 1. */
	readonly rounds: number;
}

export interface Cards {
	/** Brackets whose tribute was marked as paid, and the cards in them. */
	readonly brackets: number;
	readonly cards: number;
}

export interface PersonStatistics {
	readonly player: PlayerId;
	/** Evenings with at least one round. */
	readonly evenings: number;
	readonly rounds: number;
	/** Rounds with standing. */
	readonly standing: number;
	/** Rounds with standing played from the first place, and from the last. */
	readonly top: number;
	readonly bottom: number;
	/** Rounds that the player finished first, and last. */
	readonly won: number;
	readonly lost: number;
	/** The mean of (place − 1) ÷ (players − 1) at the end of a round: 0 is always first, 1 always
	 * last. NaN without rounds. */
	readonly averagePlace: number;
	/** The longest streak at the top, and at the bottom; of equal ones the earliest. */
	readonly longestReign: Streak | null;
	readonly longestStay: Streak | null;
	/** How often the player came from the bottom to the top within one evening, and from the top to
	 * the bottom. */
	readonly rises: number;
	readonly falls: number;
	readonly paid: Cards;
	readonly received: Cards;
	/** Brackets of the player, as payer or receiver, that were not recorded as paid. */
	readonly unrecorded: number;
	readonly revolutions: number;
	/** Greater revolutions, included in `revolutions`. */
	readonly greater: number;
	/** Decrees that the player issued, and those of them that were refused. */
	readonly decrees: number;
	readonly refused: number;
	/** Rulings that the player asked for. */
	readonly rulings: number;
	/** How many more of the other players this one beats per round than everyone in the scope did
	 * who started from the same place of as many players: in percent of the others, shrunk towards
	 * 0 by the factor
	 * `standing` ÷ (`standing` + RATING_PRIOR). NaN without standing. */
	readonly rating: number;
}

/** Number of average rounds that the rating adds for everyone, so that one lucky evening makes no
 * champion. */
export const RATING_PRIOR = 20;

/** How often each start place led to each end place, in rounds with standing at one number of
 * players. */
export interface Mobility {
	readonly players: number;
	/** `counts[start][end]`, places from 0. By chance alone, all counts of a row would be equal. */
	readonly counts: readonly (readonly number[])[];
	/** The number of rounds, which is the sum of each row. */
	readonly rounds: number;
}

/** Two players, in the rounds that both played. The id of `a` sorts before that of `b`. */
export interface Pair {
	readonly a: PlayerId;
	readonly b: PlayerId;
	readonly rounds: number;
	/** Rounds in which `a` finished higher. */
	readonly aAhead: number;
	/** Tribute paid by `a` to `b`, and by `b` to `a`. */
	readonly aToB: Cards;
	readonly bToA: Cards;
}

export interface Statistics {
	readonly evenings: number;
	readonly rounds: number;
	/** How often a play turned the ranking. */
	readonly turnings: number;
	readonly standing: number;
	/** Brackets of all rounds, and those not recorded as paid. */
	readonly brackets: number;
	readonly unrecorded: number;
	/** Sorted by rating, the best first; without a rating by rounds, then by id. */
	readonly people: readonly PersonStatistics[];
	/** Sorted by number of players. */
	readonly mobility: readonly Mobility[];
	/** Sorted by `a`, then `b`. */
	readonly pairs: readonly Pair[];
}

/** The rounds that count. */
export interface Scope {
	/** One evening, or null for all. */
	readonly evening: EveningId | null;
	/** Rounds by one published ruleset, such as `temple`, or null for all. */
	readonly ruleset: string | null;
	/** If not empty, only evenings count at which each of these people played a round, and only
	 * they are listed. */
	readonly people: readonly PlayerId[];
	/** Only evenings that began at `from` or later and before `to`, in milliseconds since 1970. */
	readonly dates?: { readonly from: number; readonly to: number };
}

/** Whether an evening began in the time of a scope. */
export const isInTime = ({ dates }: Scope, startedAt: number): boolean =>
	dates === undefined || (startedAt >= dates.from && startedAt < dates.to);
