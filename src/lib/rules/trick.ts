import type { Card } from '#lib/cards/card.ts';
import { effectsOf, type EffectOptions } from './effects.ts';
import { fitsLock, isNeighbour, lockAfter, type LockOptions } from './locks.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from './options.ts';
import {
	countFits,
	isEqual,
	isHigher,
	ranksOfSets,
	readings,
	type PlayOptions,
	type Reading
} from './plays.ts';
import { rankingOf, type Order } from './ranking.ts';
import { isOverOneCard, liesUnder, topBy, topsOf, type Top } from './tops.ts';

/** Why a play is not allowed, in the order in which the rules are checked. */
export type PlayCode =
	| 'out-of-turn'
	| 'passed-out'
	| 'not-a-pattern'
	| 'must-include-3c'
	| 'breaks-sequence'
	| 'unbeatable'
	| 'wrong-pattern'
	| 'wrong-count'
	| 'not-higher'
	| 'must-equal'
	| 'suit-locked'
	| 'number-locked'
	| 'forbidden-last';

export type LegalityOptions = PlayOptions &
	EffectOptions &
	LockOptions &
	Pick<
		Options,
		| 'afterPass'
		| 'firstLead'
		| 'laterLead'
		| 'opener'
		| 'tops'
		| 'forbiddenLast'
		| 'completedFour'
		| 'bomb'
	>;

/** Why a play ended the trick at once: an entry of `tops` (RG-8), four cards of a rank that were
 * completed (PR-11, RG-5), or an effect of its rank (RG-9). */
type EndedBy = 'top' | 'completed-four' | 'clears';

/** The play on the table that has to be beaten. */
export interface Table {
	readonly cards: readonly Card[];
	readonly reading: Reading;
	/** Whether the ranking is reversed. */
	readonly turned: boolean;
	/** Whether it stays reversed when the trick is over: some effects turn it for the trick only
	 * (DF-12). */
	readonly turnedForRound: boolean;
	/** The suits that the trick is locked to, as `lockAfter` returns them. */
	readonly lock: string | null;
	/** Whether only the next neighbour may follow (DF-13). */
	readonly numberLock: boolean;
	/** How many cards of the last play's rank lie on top (PR-11). */
	readonly ofRank: number;
	/** How many plays in a row are equal, this one included (RG-5). */
	readonly equals: number;
	/** The reason for the end of the trick, if it is over. */
	readonly endedBy: EndedBy | null;
	/** The entry of `tops` that ended it, if one did. */
	readonly top: Top | null;
}

/** Whether a play is a bomb: a set of four (PR-12). */
const isBomb = ({ bomb }: LegalityOptions, { pattern, count }: Reading): boolean =>
	bomb === 'four' && pattern === 'set' && count === 4;

/** Whether only an entry of `tops` tops the play (PL-5, RG-11). Several 2s may still be exceeded
 * where there are Jokers, but for `twos-fewer`. */
function isTopTrump(
	options: LegalityOptions,
	{ reading: { pattern, rank, count } }: Table
): boolean {
	if (pattern !== 'set') return false;
	if (rank === 'joker') return jokersAreTrumps(options);
	if (rank !== '2' || !twosAreTrumps(options) || jokersAreTrumps(options)) return false;
	return options.trumps === 'twos-fewer' || count === 1 || options.jokers === 0;
}

/** The entries of `tops` that may be laid over the table, as far as their cards are there (RG-8). A
 * trick that is over stays over, but an entry over one card holds against the effect of that card;
 * sets do not top the highest trump. */
function topsOver(options: LegalityOptions, table: Table): Top[] {
	const { endedBy } = table;
	if (endedBy !== null && endedBy !== 'clears') return [];
	return topsOf(options).filter(
		(top) =>
			liesUnder(top, table) &&
			(endedBy === null || isOverOneCard(top)) &&
			(top.over !== 'set' || !isTopTrump(options, table))
	);
}

/** Whether a rule says that nothing in this pack beats the play, or that the trick is over (PL-5,
 * FP-2, PR-11, RG-8, RG-9, RG-11). */
export const isUnbeatable = (options: LegalityOptions, table: Table): boolean =>
	table.endedBy !== null ||
	(isTopTrump(options, table) &&
		topsOf(options).every(({ over }) => over !== 'any' && over !== 'single'));

/** Whether some card may still be laid on a play on which nothing else may follow: on a trick that
 * is over, by anyone before the next lead (RG-8). */
export const canBeStopped = (options: LegalityOptions, table: Table): boolean =>
	topsOver(options, table).some(isOverOneCard);

/** Whether a play completes four cards of the rank on the table, which anybody may do (RG-6). */
function completes(options: LegalityOptions, play: Reading, table: Table): boolean {
	const { reading: on, ofRank } = table;
	if (options.completedFour !== 'anyone' || isUnbeatable(options, table)) return false;
	if (play.pattern !== 'set' || on.pattern !== 'set' || play.rank !== on.rank) return false;
	if (play.rank === 'wild' || play.rank === 'joker' || play.count > 3) return false;
	const together = ofRank + play.count;
	return options.packs === 2 ? together >= 4 : together === 4;
}

/** Whether anybody may make this play, in turn or not, after a pass or not: it completes four of a
 * rank (RG-6), or stops a card that ended the trick (RG-8). */
export const isOutOfTurnPlay = (
	options: LegalityOptions,
	play: readonly Card[],
	mine: readonly Reading[],
	table: Table
): boolean =>
	mine.some((reading) => completes(options, reading, table)) ||
	(table.endedBy === 'clears' && toppingReadings(options, play, mine, table).length > 0);

const toppingReadings = (
	options: LegalityOptions,
	cards: readonly Card[],
	mine: readonly Reading[],
	table: Table
): Reading[] => {
	const entries = topsOver(options, table);
	return mine.filter((reading) => topBy(entries, { cards, reading }, table) !== undefined);
};

/** In which way a play is legal: as a lead, by following, as a trump, by an entry of `tops`, as a
 * bomb, by completing four of a rank, or as the next of a called sequence. */
export type PlayedAs = 'lead' | 'follow' | 'trump' | 'top' | 'bomb' | 'completes' | 'call';

/** How a play may be read on the table. */
type Following =
	| {
			readonly legal: true;
			/** The readings that may be played. */
			readonly readings: readonly Reading[];
			/** How the last of them is legal. */
			readonly as: PlayedAs;
	  }
	/** `near` are the readings that only a lock or an equal rank forbids. */
	| { readonly legal: false; readonly code: PlayCode; readonly near: readonly Reading[] };

const refused = (code: PlayCode, near: readonly Reading[] = []): Following => ({
	legal: false,
	code,
	near
});

/** Why none of the readings follows. */
function whyNot(
	options: LegalityOptions,
	play: readonly Card[],
	mine: readonly Reading[],
	on: Reading
): PlayCode {
	const isAlike = mine.some(({ pattern }) => pattern === on.pattern);
	// only a set may have more cards than the set below (RG-10), and four follow a bomb (PR-12)
	const mayBeMore = isAlike && !isBomb(options, on);
	const fits = mayBeMore ? countFits(options, play.length, on) : play.length === on.count;
	if (!fits) return 'wrong-count';
	return isAlike ? 'not-higher' : 'wrong-pattern';
}

/** Finds the readings of a play that may follow (PL-2 to PL-5, PR-11, PR-12, DF-4, DF-13, RG-5 to
 * RG-13). Only a stronger set of four and the entries of `tops` follow a bomb.
 * @param passesSince how many players passed since the last play */
export function follow(
	options: LegalityOptions,
	play: readonly Card[],
	mine: readonly Reading[],
	table: Table,
	passesSince: number
): Following {
	const on = table.reading;
	const topping = toppingReadings(options, play, mine, table);
	if (isUnbeatable(options, table) || isTopTrump(options, table))
		return topping.length > 0
			? { legal: true, readings: topping, as: 'top' }
			: refused('unbeatable');
	const isOnBomb = isBomb(options, on);
	const completing = mine.filter((reading) => completes(options, reading, table));
	const bombs = mine.filter(
		(reading) => isBomb(options, reading) && (!isOnBomb || reading.strength > on.strength)
	);
	const higher = isOnBomb ? [] : mine.filter((reading) => isHigher(options, reading, on));
	const mustEqual =
		options.equalRank === 'allowed-or-pass' && table.equals > 1 && passesSince === 0;
	const free = mustEqual ? higher.filter((reading) => isEqual(reading, on)) : higher;
	const fits = fitsLock(options, table.lock, play);
	const ordinary = free.filter(
		(reading) => fits && (!table.numberLock || isNeighbour(reading, on))
	);
	const legal = [...new Set([...bombs, ...completing, ...topping, ...ordinary])];
	const last = legal.at(-1);
	if (last !== undefined) {
		const isAlike = last.pattern === on.pattern && countFits(options, last.count, on);
		const follows = ordinary.includes(last) || (isOnBomb && isAlike);
		const asFollowing = isAlike ? 'follow' : 'trump';
		const power = completing.includes(last) ? 'completes' : follows ? asFollowing : 'bomb';
		return { legal: true, readings: legal, as: topping.includes(last) ? 'top' : power };
	}
	if (higher.length === 0) return refused(whyNot(options, play, mine, on));
	if (free.length === 0) return refused('must-equal', higher);
	return refused(fits ? 'number-locked' : 'suit-locked', higher);
}

/** The reading of a play that counts: unless its player named one, the strongest legal one, and a
 * set rather than a run (FP-3). */
export function countedReading(
	options: LegalityOptions,
	cards: readonly Card[],
	table: Table | undefined,
	order: Order
): Reading | undefined {
	const all = readings(options, cards, order);
	// whether anybody had passed is not known of plays that were made
	const found = table === undefined ? undefined : follow(options, cards, all, table, 1);
	const legal = found === undefined ? all : found.legal ? found.readings : found.near;
	const open = legal.length > 0 ? legal : all;
	const kinds = (['set', 'run', 'pairs'] as const).map((kind) =>
		open.filter(({ pattern }) => pattern === kind)
	);
	const [first, ...others] = kinds.find(({ length }) => length > 0) ?? [];
	return others.reduce(
		(best, reading) => (reading.strength > best!.strength ? reading : best),
		first
	);
}

/** The entry of `tops` by which a play ends the trick; undefined if none does (RG-8). */
export function topOf(
	options: LegalityOptions,
	table: Table | undefined,
	cards: readonly Card[],
	reading: Reading
): Top | undefined {
	const entries = table === undefined ? topsOf(options) : topsOver(options, table);
	return topBy(entries, { cards, reading }, table);
}

/** Why the trick is over after a play. It stays over if it was, but for an entry of `tops` that
 * held against that. */
function endedBy(
	table: Table | undefined,
	{ top, isFour, clears }: { top: Top | null; isFour: boolean; clears: boolean }
): EndedBy | null {
	if (top !== null) return 'top';
	return table?.endedBy ?? (isFour ? 'completed-four' : clears ? 'clears' : null);
}

/** A reading in the reversed ranking. The highest card of a run is then at its other end. */
function reread(options: LegalityOptions, reading: Reading, order: Order): Reading {
	const after = rankingOf(options, { ...order, turned: order.turned !== true });
	const ranks = reading.ranks.toReversed();
	if (reading.pattern === 'set')
		return { ...reading, strength: ranksOfSets(options, after).indexOf(reading.rank) };
	const rank = ranks.at(-1)!;
	return { ...reading, rank, ranks, strength: after.findIndex((one) => one === rank) };
}

/** The table after one more play of the trick. A play that turns the ranking does so at once (PR-7,
 * DF-11, DF-12, DF-17). */
function afterPlay(
	options: LegalityOptions,
	table: Table | undefined,
	cards: readonly Card[],
	{ players, turned = false }: Order
): Table | undefined {
	const now = { players, turned: table?.turned ?? turned };
	const reading = countedReading(options, cards, table, now);
	if (reading === undefined) return table;
	const on = table?.reading;
	const isSet = reading.pattern === 'set';
	const below = isSet && on?.pattern === 'set' && on.rank === reading.rank ? table!.ofRank : 0;
	const ofRank = isSet ? below + reading.count : 0;
	const { turnsRound, turnsTrick, clears } = effectsOf(options, reading);
	const isTurned = now.turned !== (turnsRound !== turnsTrick);
	const countsFour =
		options.completedFour !== 'never' || options.equalRank === 'allowed-and-skips-more';
	const isFour = countsFour && ofRank >= 4 && reading.rank !== 'wild' && reading.rank !== 'joker';
	const top = topOf(options, table, cards, reading) ?? null;
	return {
		cards,
		reading: isTurned === now.turned ? reading : reread(options, reading, now),
		turned: isTurned,
		turnedForRound: (table?.turnedForRound ?? turned) !== turnsRound,
		lock: table === undefined ? null : lockAfter(options, table.lock, table.cards, cards),
		numberLock:
			on !== undefined && (table!.numberLock || (options.numberLock && isNeighbour(reading, on))),
		ofRank,
		equals: on !== undefined && isEqual(reading, on) ? table!.equals + 1 : 1,
		endedBy: endedBy(table, { top, isFour, clears }),
		top
	};
}

/** The play on the table after the plays of a trick; undefined if there were none. */
export function tableAfter(
	options: LegalityOptions,
	question: Order & { readonly trick: readonly (readonly Card[])[] }
): Table | undefined {
	let table: Table | undefined;
	for (const cards of question.trick) table = afterPlay(options, table, cards, question);
	return table;
}
