import { formatCard, type Card, type Rank } from '#lib/cards/card.ts';
import {
	breaksLock,
	effectsBy,
	hasTrump,
	isForbiddenLast,
	isOfOneCard,
	topsBy,
	type Counted
} from './beyond.ts';
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
	/** How many passed since the last play. */
	passesSince?: number;
	/** Whether it is somebody else's turn. */
	outOfTurn?: boolean;
}

/** `the-table-says`: there is a tarot trump, on which the sources are silent. */
export type Verdict = 'legal' | 'the-table-says' | Code;
type Code =
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

const orders = new WeakMap<Rules, readonly string[]>();

/** PL-3, PL-5: the ranks of sets, weak to strong. Twos that are trumps are the highest, whatever
 * the ranking. */
function setOrder(options: Rules): readonly string[] {
	const known = orders.get(options);
	if (known) return known;
	const ranks = ranking(options);
	const others = ranks.filter((rank) => rank !== '2');
	const hasTwos = others.length < ranks.length;
	const plain = twosAreTrumps(options) && hasTwos ? [...others, '2'] : ranks;
	const order = ['below-all', ...plain, 'joker'];
	orders.set(options, order);
	return order;
}

function place(options: Rules, reading: Reading): number {
	return reading.pattern === 'set'
		? setOrder(options).indexOf(reading.of)
		: ranking(options).indexOf(reading.top);
}

/** PL-5, FP-1, FP-10, RG-11: trumps on a set. */
function trumps(options: Rules, below: Reading, play: Reading): boolean {
	if (below.pattern !== 'set' || play.pattern !== 'set') return false;
	if (play.of === 'joker')
		return play.size === 1 && jokersAreTrumps(options) && below.of !== 'joker';
	if (play.of !== '2' || !twosAreTrumps(options)) return false;
	if (below.of === '2' || below.of === 'joker') return false;
	const more = below.size - play.size;
	return options.trumps === 'twos-fewer' ? more === 0 || more === 1 : play.size === 1;
}

/** PL-5, RG-11: the trumps that nothing but an entry of `tops` can beat: one 2, or several where no
 * Jokers are in the pack or k twos top k cards; and Jokers that are trumps. */
function isTopTrump(options: Rules, below: Reading): boolean {
	if (below.pattern !== 'set') return false;
	if (below.of === 'joker') return jokersAreTrumps(options);
	if (below.of !== '2') return false;
	if (options.trumps === 'twos') return below.size === 1 || options.jokers === 0;
	return options.trumps === 'twos-fewer';
}

/** PR-12: a set of four. */
const isBomb = (options: Rules, { pattern, size }: Reading): boolean =>
	options.bomb === 'four' && pattern === 'set' && size === 4;

/** PR-12: whether a play may be laid whatever is locked. */
const bombs = (options: Rules, below: Reading, play: Reading): boolean =>
	isBomb(options, play) &&
	(!isBomb(options, below) || place(options, play) > place(options, below));

/** RG-8: the entries by which a play may be laid on this table. */
function toppingEntries(table: Table, cards: readonly Card[], reading: Reading): string[] {
	const { rules, below, trick, ended } = table;
	const on = trick.at(-1);
	if (!below || !on || (ended && ended !== 'clears')) return [];
	return topsBy(rules, { cards: on, reading: below }, { cards, reading }).filter(
		(entry) =>
			(!ended || isOfOneCard(entry)) && !(isTopTrump(rules, below) && entry.endsWith('>set'))
	);
}

/** RG-6: one to three cards that make four of the rank that lies there. */
function completes(table: Table, play: Reading): boolean {
	const { rules, below, counted, ended } = table;
	if (rules.completedFour !== 'anyone' || !below || ended) return false;
	if (isTopTrump(rules, below) && !rules.tops.some((entry) => /(any|single)$/.test(entry)))
		return false;
	if (below.pattern !== 'set' || play.pattern !== 'set' || play.of !== below.of) return false;
	if (play.of === 'joker' || play.of === 'below-all' || play.size > 3) return false;
	const all = [...onTop(counted, play.of), play].reduce((sum, { size }) => sum + size, 0);
	return rules.packs === 2 ? all >= 4 : all === 4;
}

/** The plays of a rank that lie on top, one upon another. */
const onTop = (counted: readonly Reading[], rank: string): readonly Reading[] =>
	counted.slice(counted.findLastIndex((one) => one.pattern !== 'set' || one.of !== rank) + 1);

/** RG-10: whether so many cards may follow: more than there lie only in a set on a set. */
function fitsCount({ counts }: Rules, below: Reading, { pattern, size }: Reading): boolean {
	if (size === below.size) return true;
	if (below.pattern !== 'set' || pattern !== 'set') return false;
	if (counts === 'same-or-double') return size === 2 * below.size;
	return counts !== 'same' && size > below.size;
}

/** PL-2, PL-5: whether one play tops another, and if not, why. Only a bomb tops a bomb. */
function onTable(options: Rules, below: Reading, plays: Reading[]): Verdict {
	const isOnBomb = isBomb(options, below);
	if (!isOnBomb && plays.some((play) => trumps(options, below, play))) return 'legal';
	const rightNumber = plays.filter((play) =>
		isOnBomb ? play.size === below.size : fitsCount(options, below, play)
	);
	const rightPattern = rightNumber.filter((play) => play.pattern === below.pattern);
	if (rightNumber.length > 0 && rightPattern.length === 0) return 'wrong-pattern';
	if (rightNumber.length === 0) return 'wrong-count';
	if (isOnBomb) return 'not-higher';
	return rightPattern.some((play) => isHigher(options, below, play)) ? 'legal' : 'not-higher';
}

/** PL-2, PR-5: equal strength may follow too, if the rules allow it. */
function isHigher(options: Rules, below: Reading, play: Reading): boolean {
	if (options.counts === 'more-beats' && play.size > below.size) return true;
	const [under, over] = [place(options, below), place(options, play)];
	return over > under || (equals(options, below, play) && options.equalRank !== 'never');
}

/** RG-5: as many cards of the same strength. */
const equals = (options: Rules, below: Reading, play: Reading): boolean =>
	below.pattern === play.pattern &&
	below.size === play.size &&
	place(options, below) === place(options, play);

/** DF-13: the next place in the ranking in force, of the same pattern. */
const isNext = (options: Rules, below: Reading, play: Reading): boolean =>
	below.pattern === play.pattern && place(options, play) - place(options, below) === 1;

/** Whether a play may follow, and if not, why: first what ends a trick, then the powers, then the
 * order, then the locks. */
function follows(
	table: Table,
	cards: readonly Card[],
	plays: Reading[],
	passesSince: number
): Verdict {
	const { rules, below, trick, ended, numberLocked } = table;
	if (!below) return 'legal';
	if (plays.some((play) => toppingEntries(table, cards, play).length > 0)) return 'legal';
	if (ended || isTopTrump(rules, below)) return 'unbeatable';
	if (plays.some((play) => bombs(rules, below, play) || completes(table, play))) return 'legal';
	const found = onTable(rules, below, plays);
	if (found !== 'legal') return found;
	const topping = plays.filter((play) => onTable(rules, below, [play]) === 'legal');
	const mustEqual = rules.equalRank === 'allowed-or-pass' && table.equalled && passesSince === 0;
	const open = topping.filter((play) => !mustEqual || equals(rules, below, play));
	if (open.length === 0) return 'must-equal';
	if (breaksLock(rules, trick, cards)) return 'suit-locked';
	return numberLocked && !open.some((play) => isNext(rules, below, play))
		? 'number-locked'
		: 'legal';
}

/** PR-7, DF-11, RG-9: how often a play turns the ranking. */
function turnsBy(options: Rules, play: Reading): number {
	const by = { set: 'four', run: 'run-of-four', pairs: '' }[play.pattern];
	const number = play.size > 3 && options.turnedBy.some((one) => one === by) ? 1 : 0;
	const names = new Set(effectsBy(options, play).map(({ effect }) => effect));
	return number + Number(names.has('turns')) + Number(names.has('back'));
}

/** PR-11, RG-5: whether four cards of a rank lie on top: the plays of that rank, one upon
 * another. */
function isCompleted(options: Rules, table: Table, play: Reading): boolean {
	const counts =
		options.completedFour !== 'never' || options.equalRank === 'allowed-and-skips-more';
	if (!counts || play.pattern !== 'set') return false;
	if (play.of === 'joker' || play.of === 'below-all') return false;
	const all = [...onTop(table.counted, play.of), play];
	return all.reduce((sum, { size }) => sum + size, 0) >= 4;
}

/** The state of a trick: its plays and how they count, and the rules with the current ranking. */
interface Table {
	rules: Rules;
	trick: readonly (readonly Card[])[];
	counted: readonly Reading[];
	below?: Reading;
	/** Why the trick is over, if it is. */
	ended: 'top' | 'four' | 'clears' | null;
	/** Whether the last play equals the one before. */
	equalled: boolean;
	numberLocked: boolean;
}

/** FP-3: the reading of a play that counts: the strongest legal one, a set rather than a run. */
function counted(table: Table, cards: readonly Card[]): Reading | undefined {
	const { rules, below } = table;
	const all = readings(rules, cards);
	const without = { ...table, numberLocked: false, trick: table.trick.slice(-1) };
	const may = (on: Table) => all.filter((one) => follows(on, cards, [one], 1) === 'legal');
	const topping = all.filter((one) => below && onTable(rules, below, [one]) === 'legal');
	const over = table.ended !== null || (below && isTopTrump(rules, below));
	const first = [may(table), over ? [] : may(without), over ? [] : topping, all];
	const open = first.find(({ length }) => length > 0) ?? [];
	const strongest = (pattern: Reading['pattern']) =>
		open
			.filter((one) => one.pattern === pattern)
			.sort((a, b) => place(rules, b) - place(rules, a))[0];
	return strongest('set') ?? strongest('run') ?? strongest('pairs');
}

/** DF-11: the top card of a run in the reversed ranking: the lowest before. */
function otherEnd(before: Rules, play: Reading): Reading {
	if (play.pattern === 'set') return play;
	const ranks = ranking(before);
	const length = play.pattern === 'pairs' ? play.size / 2 : play.size;
	const stretch = ranks.slice(0, ranks.indexOf(play.top) + 1).slice(-length);
	return { ...play, top: stretch[0] ?? play.top };
}

/** The trick after one more play. */
function withPlay(table: Table, cards: readonly Card[]): Table {
	const { rules, below, trick } = table;
	const play = counted(table, cards);
	if (!play) return { ...table, trick: [...trick, cards] };
	const turned = turnsBy(rules, play) % 2 === 1;
	const clears = effectsBy(rules, play).some(({ effect }) => effect === 'clears');
	const tops = below
		? toppingEntries(table, cards, play)
		: topsBy(rules, undefined, { cards, reading: play });
	const ends = isCompleted(rules, table, play) ? 'four' : clears ? 'clears' : null;
	return {
		rules: turned ? turn(rules) : rules,
		trick: [...trick, cards],
		counted: [...table.counted, play],
		below: turned ? otherEnd(rules, play) : play,
		ended: tops.length > 0 ? 'top' : (table.ended ?? ends),
		equalled: below !== undefined && equals(rules, below, play),
		numberLocked:
			table.numberLocked || (rules.numberLock && below !== undefined && isNext(rules, below, play))
	};
}

const tables = new WeakMap<Rules, WeakMap<Situation['trick'], Table>>();

/** Cached, because many plays are tried on one trick. */
function tableOf(options: Rules, { trick, turned }: Situation): Table {
	const rules = turned ? turn(options) : options;
	const kept = tables.get(rules) ?? new WeakMap<Situation['trick'], Table>();
	tables.set(rules, kept);
	const empty: Table = {
		rules,
		trick: [],
		counted: [],
		ended: null,
		equalled: false,
		numberLocked: false
	};
	const table = kept.get(trick) ?? trick.reduce(withPlay, empty);
	kept.set(trick, table);
	return table;
}

const SUITS_OF_CALL: Record<string, string> = { plain: 'CDHSTM', red: 'DH', black: 'CS' };

/** PL-8, FP-5: the cards that continue a called sequence: of the next rank and of the called
 * suits. RG-7: a card of the wild rank is never of its own. */
function continues(options: Rules, below: Reading, asked: Situation): boolean {
	const ranks: readonly (Rank | 'joker' | 'below-all')[] = ranking(options);
	const last = below.pattern === 'set' && below.size === 1 ? ranks.indexOf(below.of) : -1;
	const [card] = asked.play;
	if (asked.play.length !== 1 || !card || last < 0) return false;
	if ('rank' in card && card.rank === options.wildRank) return false;
	if (card.kind === 'plain') return card.rank === ranks[last + 1] && asked.call === 'plain';
	if (card.kind !== 'suited') return false;
	const suits = SUITS_OF_CALL[asked.call ?? ''] ?? asked.call ?? '';
	return card.rank === ranks[last + 1] && suits.includes(card.suit);
}

/** LE-1, FP-4, RG-1: the card that a round has to begin with, if any. */
const isOpeningCard = (options: Rules, card: Card): boolean =>
	formatCard(card).split('=')[0] === openingCard(options);

/** RG-1: the opener, or the next card of its suit that is dealt. */
function openingCard(options: Rules): string {
	const { opener } = options;
	const suit = opener.at(-1)!;
	const dealt = ranking({ ...options, turned: false });
	const whole = ranking({ ...options, turned: false, leftovers: 'dealt' });
	const from = whole.findIndex((rank) => rank + suit === opener);
	const rank = [...whole.slice(from), ...whole.slice(0, from)].find((one) => dealt.includes(one));
	return from < 0 ? opener : rank! + suit;
}

/** RG-1: whether whoever holds the opener may lead anything. */
const leadsAnything = ({ firstLead, laterLead }: Rules): boolean =>
	[firstLead, laterLead].includes('holder-leads') &&
	![firstLead, laterLead].includes('holder-of-card');

/** The last play of a trick, and how it counts. */
function lastOf({ trick, below }: Table): Counted | undefined {
	const cards = trick.at(-1);
	return cards && below ? { cards, reading: below } : undefined;
}

/** Whether the play is legal, or the first reason why not, in the order of the verdict codes. */
export function verdict(options: Rules, asked: Situation): Verdict {
	const found = withoutTheEnd(options, asked);
	if (!asked.last || found !== 'legal') return found;
	const table = tableOf(options, asked);
	const reading = counted(table, asked.play);
	if (!reading) return found;
	// a trick that is over has no entries but those that hold against its end
	const below = toppingEntries(table, asked.play, reading).length > 0 ? lastOf(table) : undefined;
	const isTop = table.below === undefined || below !== undefined;
	const rules = isTop ? table.rules : { ...table.rules, tops: [] };
	return isForbiddenLast(rules, below, { cards: asked.play, reading }) ? 'forbidden-last' : found;
}

function withoutTheEnd(options: Rules, asked: Situation): Verdict {
	const { trick, play, passesSince = 0 } = asked;
	const isFree = hasTrump([...trick, play]) ? false : isAnybodys(options, asked);
	if (asked.outOfTurn && !isFree) return 'out-of-turn';
	if (options.afterPass === 'out-of-trick' && asked.passed && !isFree) return 'passed-out';
	if (hasTrump([...trick, play])) return 'the-table-says';
	const table = tableOf(options, asked);
	const { rules, below } = table;
	const plays = readings(rules, play);
	if (plays.length === 0) return 'not-a-pattern';
	const opens = asked.opening && !leadsAnything(options);
	if (opens && !play.some((card) => isOpeningCard(options, card))) return 'must-include-3c';
	if (!below) return 'legal';
	if (asked.call) return continues(rules, below, asked) ? 'legal' : 'breaks-sequence';
	return follows(table, play, plays, passesSince);
}

/** RG-6, RG-8: whether anybody may make this play, in turn or not. */
function isAnybodys(options: Rules, asked: Situation): boolean {
	const table = tableOf(options, asked);
	return readings(table.rules, asked.play).some(
		(one) =>
			completes(table, one) ||
			(table.ended === 'clears' && toppingEntries(table, asked.play, one).length > 0)
	);
}
