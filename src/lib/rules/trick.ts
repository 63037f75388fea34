import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { effectsOf, type EffectOptions } from './effects.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from './options.ts';
import {
	isWildCard,
	rankingOf,
	ranksOfSets,
	readings,
	tops,
	type Order,
	type PlayOptions,
	type Reading
} from './plays.ts';

/** Why a play is not allowed, in the order in which the rules are checked. */
export type PlayCode =
	| 'passed-out'
	| 'not-a-pattern'
	| 'must-include-3c'
	| 'breaks-sequence'
	| 'unbeatable'
	| 'wrong-pattern'
	| 'wrong-count'
	| 'not-higher'
	| 'suit-locked'
	| 'number-locked'
	| 'forbidden-last';

export type LegalityOptions = PlayOptions &
	EffectOptions &
	Pick<
		Options,
		| 'afterPass'
		| 'twosEndTrick'
		| 'startsWith3d'
		| 'eightsEndTrick'
		| 'suitLock'
		| 'spadeThreeTopsJoker'
		| 'forbiddenLast'
		| 'completedFour'
		| 'bomb'
		| 'topCard'
		| 'numberLock'
	>;

/** Plays that end a trick at once: the 3 of spades on a lone Joker (DF-7), the card above all
 * (PR-13), threes that clear the pile (PR-14), four of a rank that were completed (PR-11). */
type EndedBy = 'spade-three' | 'top-card' | 'threes' | 'completed-four';

/** The play on the table that has to be beaten. */
export interface Table {
	readonly cards: readonly Card[];
	readonly reading: Reading;
	/** Whether the ranking is reversed. */
	readonly turned: boolean;
	/** Whether it stays reversed when the trick is over: Jacks turn it for the trick only
	 * (DF-12). */
	readonly turnedForRound: boolean;
	/** The suits that the trick is locked to, as `suitsOf` returns them. */
	readonly lock: string | null;
	/** Whether only the next neighbour may follow (DF-13). */
	readonly numberLock: boolean;
	/** How many cards of the last play's rank lie on top (PR-11). */
	readonly ofRank: number;
	/** The reason for the end of the trick, if it was not the rank alone (PL-4, PR-6). */
	readonly endedBy: EndedBy | null;
}

/** Whether a play is this card alone. */
const isAlone = (cards: readonly Card[], rank: Rank, suits: readonly Suit[]): boolean => {
	const [card] = cards;
	return (
		cards.length === 1 &&
		card?.kind === 'suited' &&
		card.as === undefined &&
		card.rank === rank &&
		suits.includes(card.suit)
	);
};

const isLoneJoker = (cards: readonly Card[]): boolean =>
	cards.length === 1 && cards[0]!.kind === 'wild';

/** Whether the 3 of spades is played on a lone Joker (DF-7). */
const answersJoker = (options: LegalityOptions, play: readonly Card[], table: Table): boolean =>
	options.spadeThreeTopsJoker && isAlone(play, '3', ['S']) && isLoneJoker(table.cards);

const TOP_CARDS: Record<Options['topCard'], readonly Suit[]> = {
	none: [],
	'3c': ['C'],
	'red-threes': ['D', 'H']
};

/** Whether a play is the card above all, alone (PR-13). */
const isTopCard = ({ topCard }: LegalityOptions, play: readonly Card[]): boolean =>
	isAlone(play, '3', TOP_CARDS[topCard]);

/** Whether a play is a bomb: a set of four (PR-12). */
const isBomb = ({ bomb }: LegalityOptions, { pattern, count }: Reading): boolean =>
	bomb === 'four' && pattern === 'set' && count === 4;

/** Whether a play is threes that clear a set of as many (PR-14). */
const clears = ({ threes }: LegalityOptions, play: Reading, table: Reading): boolean =>
	threes === 'clear' &&
	table.pattern === 'set' &&
	play.pattern === 'set' &&
	play.rank === '3' &&
	play.count === table.count;

/** Whether the trick is over at once (PL-4, PR-6, PR-11, PR-13, PR-14, DF-7). */
function hasEnded(options: LegalityOptions, { reading, endedBy }: Table): boolean {
	if (endedBy !== null) return true;
	if (reading.pattern !== 'set') return false;
	return (
		(reading.rank === '8' && options.eightsEndTrick) ||
		(reading.rank === '2' && options.twosEndTrick)
	);
}

/** Whether nothing but the card above all tops the play (PL-5). */
function isTopTrump(options: LegalityOptions, { reading: { pattern, rank } }: Table): boolean {
	if (pattern !== 'set') return false;
	if (rank === 'joker') return jokersAreTrumps(options);
	return rank === '2' && twosAreTrumps(options) && !jokersAreTrumps(options);
}

/** Whether a rule says that nothing in this pack beats the play, or that the trick is over (PL-4,
 * PL-5, FP-2, PR-6, PR-11, PR-13, PR-14, DF-7). */
export const isUnbeatable = (options: LegalityOptions, table: Table): boolean =>
	hasEnded(options, table) || (options.topCard === 'none' && isTopTrump(options, table));

/** The suits of a play, sorted; null if it contains a wild, which has no suit. */
function suitsOf(options: LegalityOptions, cards: readonly Card[]): string | null {
	const suits = cards.map((card) =>
		card.kind === 'suited' && !isWildCard(options, card) ? card.suit : null
	);
	return suits.includes(null) ? null : suits.toSorted().join('');
}

/** Two plays of the same suits in a row lock the trick to them (DF-4). A wild has no suit: it
 * neither locks nor unlocks. */
function lockAfter(options: LegalityOptions, table: Table, play: readonly Card[]) {
	if (table.lock !== null || !options.suitLock) return table.lock;
	const suits = suitsOf(options, play);
	return suits !== null && suits === suitsOf(options, table.cards) ? suits : null;
}

/** Whether the natural cards of a play have the locked suits; wilds stand in for any suit. */
function fitsLock(options: LegalityOptions, lock: string | null, play: readonly Card[]): boolean {
	if (lock === null) return true;
	const left = [...lock];
	return play.every((card) => {
		if (isWildCard(options, card)) return true;
		if (card.kind !== 'suited') return false;
		const at = left.indexOf(card.suit);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

/** Whether a play is the next neighbour of the one on the table, in the ranking in force
 * (DF-13). */
const isNeighbour = (play: Reading, table: Reading): boolean =>
	play.pattern === table.pattern && play.strength === table.strength + 1;

/** In which way a play is legal: as a lead, by following, as a trump, as the 3 of spades on a lone
 * Joker, as the card above all, as threes that clear, as a bomb, or as the next of a called
 * sequence. */
export type PlayedAs =
	'lead' | 'follow' | 'trump' | 'spade-three' | 'top-card' | 'threes' | 'bomb' | 'call';

/** How a play may be read on the table. */
type Following =
	| {
			readonly legal: true;
			/** The readings that may be played. */
			readonly readings: readonly Reading[];
			/** How the last of them is legal. */
			readonly as: PlayedAs;
	  }
	/** `near` are the readings that only a lock forbids. */
	| { readonly legal: false; readonly code: PlayCode; readonly near: readonly Reading[] };

const refused = (code: PlayCode, near: readonly Reading[] = []): Following => ({
	legal: false,
	code,
	near
});

/** The readings that may be played whatever is locked: threes that clear, and bombs. */
function withPower(
	options: LegalityOptions,
	mine: readonly Reading[],
	{ reading: on }: Table
): readonly Reading[] {
	const clearing = mine.filter((reading) => clears(options, reading, on));
	const bombs = mine.filter((reading) => isBomb(options, reading) && !clearing.includes(reading));
	const isOnBomb = isBomb(options, on);
	return [...clearing, ...bombs.filter(({ strength }) => !isOnBomb || strength > on.strength)];
}

/** Why none of the readings follows. */
function whyNot(play: readonly Card[], mine: readonly Reading[], on: Reading): PlayCode {
	if (play.length !== on.count) return 'wrong-count';
	return mine.some(({ pattern }) => pattern === on.pattern) ? 'not-higher' : 'wrong-pattern';
}

/** How a reading is legal that tops the table or has a power of its own. */
function asWhat(
	options: LegalityOptions,
	reading: Reading,
	on: Reading,
	isHigher: boolean
): PlayedAs {
	const isAlike = reading.pattern === on.pattern && reading.count === on.count;
	if (isHigher || (isAlike && isBomb(options, on) && reading.strength > on.strength))
		return isAlike ? 'follow' : 'trump';
	return clears(options, reading, on) ? 'threes' : 'bomb';
}

/** Finds the readings of a play that may follow (PL-2 to PL-5, PR-11 to PR-14, DF-4, DF-7, DF-13).
 * Only a stronger set of four, the card above all and threes that clear follow a bomb. */
export function follow(
	options: LegalityOptions,
	play: readonly Card[],
	mine: readonly Reading[],
	table: Table
): Following {
	const on = table.reading;
	if (table.endedBy !== null) return refused('unbeatable');
	if (answersJoker(options, play, table))
		return { legal: true, readings: mine.slice(-1), as: 'spade-three' };
	if (hasEnded(options, table)) return refused('unbeatable');
	if (isTopCard(options, play)) return { legal: true, readings: mine, as: 'top-card' };
	if (isTopTrump(options, table)) return refused('unbeatable');
	const powerful = withPower(options, mine, table);
	const higher = isBomb(options, on) ? [] : mine.filter((reading) => tops(options, reading, on));
	const fits = fitsLock(options, table.lock, play);
	const ordinary = higher.filter(
		(reading) => fits && (!table.numberLock || isNeighbour(reading, on))
	);
	const legal = [...powerful.filter((reading) => !ordinary.includes(reading)), ...ordinary];
	const last = legal.at(-1);
	if (last !== undefined) {
		const as = asWhat(options, last, on, ordinary.includes(last));
		return { legal: true, readings: legal, as };
	}
	if (higher.length === 0) return refused(whyNot(play, mine, on));
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
	const found = table === undefined ? undefined : follow(options, cards, all, table);
	const legal = found === undefined ? all : found.legal ? found.readings : found.near;
	const open = legal.length > 0 ? legal : all;
	const sets = open.filter(({ pattern }) => pattern === 'set');
	const [first, ...others] = sets.length > 0 ? sets : open;
	return others.reduce(
		(best, reading) => (reading.strength > best!.strength ? reading : best),
		first
	);
}

/** The reason why this play ended the trick at once, if it was not the rank alone. */
function endedBy(
	options: LegalityOptions,
	table: Table | undefined,
	cards: readonly Card[],
	{ reading, ofRank }: Pick<Table, 'reading' | 'ofRank'>
): EndedBy | null {
	if (isTopCard(options, cards)) return 'top-card';
	const isRank = reading.rank !== 'wild' && reading.rank !== 'joker';
	if (options.completedFour === 'clears' && isRank && ofRank >= 4) return 'completed-four';
	if (table === undefined) return null;
	if (answersJoker(options, cards, table)) return 'spade-three';
	return clears(options, reading, table.reading) ? 'threes' : null;
}

/** Whether two plays in a row lock the trick to the next neighbour (DF-13). */
const numberLockAfter = (options: LegalityOptions, table: Table, reading: Reading): boolean =>
	table.numberLock || (options.numberLock && isNeighbour(reading, table.reading));

/** A reading in the reversed ranking. The highest card of a run is then at its other end. */
function reread(options: LegalityOptions, reading: Reading, order: Order): Reading {
	const { pattern, count, rank } = reading;
	const [now, after] = [rankingOf(options, order), rankingOf(options, turnedOver(order))];
	if (pattern === 'set') return { ...reading, strength: ranksOfSets(options, after).indexOf(rank) };
	const top = now[now.findIndex((one) => one === rank) - count + 1]!;
	return { ...reading, rank: top, strength: after.indexOf(top) };
}

const turnedOver = ({ players, turned = false }: Order): Order => ({ players, turned: !turned });

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
	const { pattern, rank, count } = reading;
	const isSameRank = pattern === 'set' && table?.reading.pattern === pattern;
	const below = isSameRank && table.reading.rank === rank ? table.ofRank : 0;
	const ofRank = pattern === 'set' ? below + count : 0;
	const { turnsRound, turnsTrick } = effectsOf(options, reading);
	const isTurned = now.turned !== (turnsRound !== turnsTrick);
	return {
		cards,
		reading: isTurned === now.turned ? reading : reread(options, reading, now),
		turned: isTurned,
		turnedForRound: (table?.turnedForRound ?? turned) !== turnsRound,
		lock: table === undefined ? null : lockAfter(options, table, cards),
		numberLock: table !== undefined && numberLockAfter(options, table, reading),
		ofRank,
		endedBy: endedBy(options, table, cards, { reading, ofRank })
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
