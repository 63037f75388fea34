import { formatCard, type Card, type Rank } from '#lib/cards/card.ts';
import { answersJoker, breaksLock, hasTrump, isForbiddenLast, isTopCard } from './beyond.ts';
import { readings, type Reading } from './readings.ts';
import { jokersAreTrumps, ranking, turn, twosAreTrumps, type Rules } from './words.ts';

export interface Situation {
	trick: readonly (readonly Card[])[];
	play: readonly Card[];
	opening?: boolean;
	passed?: boolean;
	call?: 'plain' | 'red' | 'black' | 'C' | 'D' | 'H' | 'S';
	/** Whether the ranking is reversed when the trick begins. */
	turned?: boolean;
	/** Whether the play empties the hand. */
	last?: boolean;
}

/** `the-table-says`: there is a tarot trump, on which the sources are silent. */
export type Verdict = 'legal' | 'the-table-says' | Code;
type Code =
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

/** PL-3, PL-5: the ranks of sets, weak to strong. Twos that are trumps are the highest, whatever
 * the ranking. */
function setOrder(options: Rules): string[] {
	const ranks = ranking(options);
	const plain = twosAreTrumps(options) ? [...ranks.filter((rank) => rank !== '2'), '2'] : ranks;
	return ['below-all', ...plain, 'joker'];
}

function place(options: Rules, reading: Reading): number {
	return reading.pattern === 'set'
		? setOrder(options).indexOf(reading.of)
		: ranking(options).indexOf(reading.top);
}

/** PL-5, FP-1, FP-10: one trump on a set. */
function trumps(options: Rules, below: Reading, play: Reading): boolean {
	if (below.pattern !== 'set' || play.pattern !== 'set' || play.size !== 1) return false;
	if (play.of === 'joker') return jokersAreTrumps(options) && below.of !== 'joker';
	if (play.of === '2' && twosAreTrumps(options)) return below.of !== '2' && below.of !== 'joker';
	return false;
}

/** PL-4, PR-6: the sets that end the trick (FP-2: never a run). */
const endsTrick = (options: Rules, { pattern, ...below }: Reading): boolean =>
	pattern === 'set' &&
	'of' in below &&
	((below.of === '2' && options.twosEndTrick) || (below.of === '8' && options.eightsEndTrick));

/** PL-5: the trumps that nothing but a card above all can beat. */
const isTopTrump = (options: Rules, { pattern, ...below }: Reading): boolean =>
	pattern === 'set' &&
	'of' in below &&
	((below.of === '2' && options.trumps === 'twos') ||
		(below.of === 'joker' && jokersAreTrumps(options)));

/** PR-12: a set of four. */
const isBomb = (options: Rules, { pattern, size }: Reading): boolean =>
	options.bomb === 'four' && pattern === 'set' && size === 4;

/** PR-14: threes on a set of as many. */
const isClearing = (options: Rules, below: Reading, play: Reading): boolean =>
	options.threes === 'clear' &&
	below.pattern === 'set' &&
	play.pattern === 'set' &&
	play.of === '3' &&
	play.size === below.size;

/** PR-12, PR-14: whether a play may be laid whatever is locked. */
function hasPower(options: Rules, below: Reading, play: Reading): boolean {
	if (isClearing(options, below, play)) return true;
	if (!isBomb(options, play)) return false;
	return !isBomb(options, below) || place(options, play) > place(options, below);
}

/** PL-2, PL-5: whether one play tops another, and if not, why. Only a bomb tops a bomb. */
function onTable(options: Rules, below: Reading, plays: Reading[]): Verdict {
	const isOnBomb = isBomb(options, below);
	if (!isOnBomb && plays.some((play) => trumps(options, below, play))) return 'legal';
	const rightNumber = plays.filter((play) => play.size === below.size);
	const rightPattern = rightNumber.filter((play) => play.pattern === below.pattern);
	if (rightNumber.length > 0 && rightPattern.length === 0) return 'wrong-pattern';
	if (rightNumber.length === 0) return 'wrong-count';
	if (isOnBomb) return 'not-higher';
	return rightPattern.some((play) => isHigher(options, below, play)) ? 'legal' : 'not-higher';
}

/** PL-2, PR-5: equal strength may follow too, if the rules allow it. */
function isHigher(options: Rules, below: Reading, play: Reading): boolean {
	const [under, over] = [place(options, below), place(options, play)];
	return over > under || (over === under && options.equalRank !== 'never');
}

/** DF-13: the next place in the ranking in force, of the same pattern. */
const isNext = (options: Rules, below: Reading, play: Reading): boolean =>
	below.pattern === play.pattern && place(options, play) - place(options, below) === 1;

/** Whether a play may follow, and if not, why: first what ends a trick, then the powers, then the
 * order, then the locks. */
function follows(table: Table, cards: readonly Card[], plays: Reading[]): Verdict {
	const { rules, below, trick, ended, numberLocked } = table;
	if (!below) return 'legal';
	if (ended) return 'unbeatable';
	if (answersJoker(rules, trick.at(-1), cards)) return 'legal';
	if (endsTrick(rules, below)) return 'unbeatable';
	if (isTopCard(rules, cards)) return 'legal';
	if (isTopTrump(rules, below)) return 'unbeatable';
	if (plays.some((play) => hasPower(rules, below, play))) return 'legal';
	const found = onTable(rules, below, plays);
	if (found !== 'legal') return found;
	if (breaksLock(rules, trick, cards)) return 'suit-locked';
	const topping = plays.filter((play) => onTable(rules, below, [play]) === 'legal');
	return numberLocked && !topping.some((play) => isNext(rules, below, play))
		? 'number-locked'
		: 'legal';
}

/** PR-7, DF-11, DF-12, DF-17: how often a play turns the ranking. */
function turnsBy(options: Rules, play: Reading): number {
	if (play.pattern === 'run') return options.stairsRevolution === 'four' && play.size > 3 ? 1 : 0;
	const four = options.fourOfAKindTurns && play.size > 3;
	const nines = options.coup && play.of === '9' && play.size === 3;
	const jacks = options.jackBack && play.of === 'J';
	return [four, nines, jacks].filter(Boolean).length;
}

/** PR-11: whether four cards of a rank lie on top: the plays of that rank, one upon another. */
function isCompleted(options: Rules, table: Table, play: Reading): boolean {
	if (options.completedFour === 'never' || play.pattern === 'run') return false;
	if (play.of === 'joker' || play.of === 'below-all') return false;
	const same = table.counted.slice(
		table.counted.findLastIndex((one) => one.pattern === 'run' || one.of !== play.of) + 1
	);
	return [...same, play].reduce((sum, { size }) => sum + size, 0) >= 4;
}

/** The state of a trick: its plays and how they count, and the rules with the current ranking. */
interface Table {
	rules: Rules;
	trick: readonly (readonly Card[])[];
	counted: readonly Reading[];
	below?: Reading;
	/** Whether a play ended the trick by more than its rank. */
	ended: boolean;
	numberLocked: boolean;
}

/** FP-3: the reading of a play that counts: the strongest legal one, a set rather than a run. */
function counted(table: Table, cards: readonly Card[]): Reading | undefined {
	const { rules, below } = table;
	const all = readings(rules, cards);
	const without = { ...table, numberLocked: false, trick: table.trick.slice(-1) };
	const may = (on: Table) => all.filter((one) => follows(on, cards, [one]) === 'legal');
	const topping = all.filter((one) => below && onTable(rules, below, [one]) === 'legal');
	// the 3 of spades on a Joker and the card above all need not be higher
	const free = answersJoker(rules, table.trick.at(-1), cards) || isTopCard(rules, cards);
	const over = table.ended || (below && endsTrick(rules, below));
	const first = [may(table), over ? [] : may(without), over ? [] : topping, all];
	const open = (free && below ? all : first.find(({ length }) => length > 0)) ?? [];
	const strongest = (pattern: Reading['pattern']) =>
		open
			.filter((one) => one.pattern === pattern)
			.sort((a, b) => place(rules, b) - place(rules, a))[0];
	return strongest('set') ?? strongest('run');
}

/** DF-11: the top card of a run in the reversed ranking: the lowest before. */
function otherEnd(before: Rules, play: Reading): Reading {
	if (play.pattern === 'set') return play;
	const ranks = ranking(before);
	const stretch = ranks.slice(0, ranks.indexOf(play.top) + 1).slice(-play.size);
	return { ...play, top: stretch[0] ?? play.top };
}

/** The trick after one more play. */
function withPlay(table: Table, cards: readonly Card[]): Table {
	const { rules, below, trick } = table;
	const play = counted(table, cards);
	if (!play) return { ...table, trick: [...trick, cards] };
	const turned = turnsBy(rules, play) % 2 === 1;
	const clearing = below !== undefined && isClearing(rules, below, play);
	return {
		rules: turned ? turn(rules) : rules,
		trick: [...trick, cards],
		counted: [...table.counted, play],
		below: turned ? otherEnd(rules, play) : play,
		ended:
			isTopCard(rules, cards) ||
			clearing ||
			isCompleted(rules, table, play) ||
			(below !== undefined && answersJoker(rules, trick.at(-1), cards)),
		numberLocked:
			table.numberLocked || (rules.numberLock && below !== undefined && isNext(rules, below, play))
	};
}

function tableOf(options: Rules, { trick, turned }: Situation): Table {
	const rules = turned ? turn(options) : options;
	const empty: Table = { rules, trick: [], counted: [], ended: false, numberLocked: false };
	return trick.reduce(withPlay, empty);
}

const SUITS_OF_CALL: Record<string, string> = { plain: 'CDHSTM', red: 'DH', black: 'CS' };

/** PL-8, FP-5: the cards that continue a called sequence: of the next rank and of the called
 * suits. */
function continues(options: Rules, below: Reading, asked: Situation): boolean {
	const ranks: (Rank | 'joker' | 'below-all')[] = ranking(options);
	const last = below.pattern === 'set' && below.size === 1 ? ranks.indexOf(below.of) : -1;
	const [card] = asked.play;
	if (asked.play.length !== 1 || !card || last < 0) return false;
	if (card.kind === 'plain') return card.rank === ranks[last + 1] && asked.call === 'plain';
	if (card.kind !== 'suited') return false;
	const suits = SUITS_OF_CALL[asked.call ?? ''] ?? asked.call ?? '';
	return card.rank === ranks[last + 1] && suits.includes(card.suit);
}

/** LE-1, FP-4, DF-3: the card that a round has to begin with, if any. */
const isOpeningCard = (options: Rules, card: Card): boolean =>
	formatCard(card).split('=')[0] === (options.startsWith3d ? '3D' : '3C');

/** Whether the play is legal, or the first reason why not, in the order of the verdict codes. */
export function verdict(options: Rules, asked: Situation): Verdict {
	const found = withoutTheEnd(options, asked);
	const ends = asked.last && found === 'legal';
	const { rules } = tableOf(options, asked);
	return ends && isForbiddenLast(rules, asked.play) ? 'forbidden-last' : found;
}

function withoutTheEnd(options: Rules, asked: Situation): Verdict {
	const { trick, play } = asked;
	if (options.afterPass === 'out-of-trick' && asked.passed) return 'passed-out';
	if (hasTrump([...trick, play])) return 'the-table-says';
	const table = tableOf(options, asked);
	const { rules, below } = table;
	const plays = readings(rules, play);
	if (plays.length === 0) return 'not-a-pattern';
	if (asked.opening && !play.some((card) => isOpeningCard(options, card))) return 'must-include-3c';
	if (!below) return 'legal';
	if (asked.call) return continues(rules, below, asked) ? 'legal' : 'breaks-sequence';
	return follows(table, play, plays);
}
