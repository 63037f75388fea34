import { checkPlay, type PlayAnswer, type PlayQuestion } from '#lib/rules/legality.ts';
import type { Top } from '#lib/rules/tops.ts';
import { tableAfter, topOf, type PlayedAs, type Table } from '#lib/rules/trick.ts';
import type { Options } from '#lib/rules/options.ts';
import { readings, type Reading } from '#lib/rules/plays.ts';
import type { Order } from '#lib/rules/ranking.ts';
import { findPatternFault, type PatternFault } from './patterns.ts';

/** A play, with the number of players, on which the pack depends. */
export interface TableQuestion extends PlayQuestion {
	readonly players: number;
	/** Whether it is asked if the player, whose whole hand `play` is, may pass (RG-16). */
	readonly pass?: boolean;
}

/** Everything on which a rule about a play may depend. */
export interface PlayFacts {
	readonly options: Options;
	readonly question: TableQuestion;
	readonly answer: PlayAnswer;
	/** The play to beat; undefined for a lead. */
	readonly table: Table | undefined;
	/** The ranking in force. */
	readonly order: Order;
	/** How the play was read: the reading that makes it legal, else the strongest one; null if it
	 * has none. */
	readonly reading: Reading | null;
	/** Null if the play is not legal. */
	readonly as: PlayedAs | null;
	/** The entry of `tops` by which it ends the trick, if one does. */
	readonly top: Top | null;
	/** Why the cards are no pattern; null if they are one. */
	readonly fault: PatternFault | null;
}

/** The strongest of the readings that match the table's pattern and count, or of all if none
 * does. */
function strongest(all: readonly Reading[], table: Table | undefined): Reading | undefined {
	const matching = all.filter(
		({ pattern, count }) => pattern === table?.reading.pattern && count === table.reading.count
	);
	return (matching.length > 0 ? matching : all).reduce<Reading | undefined>(
		(best, one) => (best === undefined || one.strength > best.strength ? one : best),
		undefined
	);
}

/** Checks a play and collects the facts on which its verdict rests. */
export function factsOf(options: Options, question: TableQuestion): PlayFacts {
	const answer = checkPlay(options, question);
	const table = tableAfter(options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const all = readings(options, question.play, order);
	const reading = answer.legal === true ? answer.reading : (strongest(all, table) ?? null);
	const as = answer.legal === true ? answer.as : null;
	const top =
		answer.legal === true ? topOf(options, table, question.play, answer.reading) : undefined;
	const hasNoPattern = answer.legal === false && answer.code === 'not-a-pattern';
	const fault = hasNoPattern ? findPatternFault(options, question.play, order) : null;
	return { options, question, answer, table, order, reading, as, top: top ?? null, fault };
}
