import { formatCard, type Card, type Rank } from '#lib/cards/card.ts';
import { answersJoker, breaksLock, hasTrump, isForbiddenLast } from './beyond.ts';
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

/** `the-table-says`: there is a tarot trump, of which the sources say nothing. */
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
	| 'forbidden-last';

/** PL-3, PL-5: the ranks of sets, weak to strong. Twos that are trumps are the highest, whatever the ranking. */
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

/** PL-4, PL-5 and PR-6: the sets that nothing can beat (FP-2: never a run). */
function isUnbeatable(options: Rules, below: Reading): boolean {
	if (below.pattern !== 'set') return false;
	if (below.of === '2' && options.twosEndTrick) return true;
	if (below.of === '2' && options.trumps === 'twos') return true;
	if (below.of === '8' && options.eightsEndTrick) return true;
	return below.of === 'joker' && jokersAreTrumps(options);
}

/** PL-2 and the rest of Play: whether one play beats another, and if not, why. */
function onTable(options: Rules, below: Reading, plays: Reading[]): Verdict {
	if (isUnbeatable(options, below)) return 'unbeatable';
	if (plays.some((play) => trumps(options, below, play))) return 'legal';
	const rightNumber = plays.filter((play) => play.size === below.size);
	const rightPattern = rightNumber.filter((play) => play.pattern === below.pattern);
	if (rightNumber.length > 0 && rightPattern.length === 0) return 'wrong-pattern';
	if (rightNumber.length === 0) return 'wrong-count';
	return rightPattern.some((play) => isHigher(options, below, play)) ? 'legal' : 'not-higher';
}

/** PL-2, PR-5: equal strength may follow too, if the rules allow it. */
function isHigher(options: Rules, below: Reading, play: Reading): boolean {
	const [under, over] = [place(options, below), place(options, play)];
	return over > under || (over === under && options.equalRank !== 'never');
}

/** PR-7: a set of four or more reverses the ranking. */
const turnsRanking = (options: Rules, { pattern, size }: Reading): boolean =>
	options.fourOfAKindTurns && pattern === 'set' && size >= 4;

/** The state of a trick: its last play, and the rules with the current ranking. */
interface Table {
	rules: Rules;
	below?: Reading;
}

/** FP-3: the reading of each play of a trick that counts: the strongest legal one, a set rather than a run. */
function tableOf(options: Rules, { trick, turned }: Situation): Table {
	let rules = turned ? turn(options) : options;
	let below: Reading | undefined;
	for (const [at, cards] of trick.entries()) {
		const table = below;
		const all = readings(rules, cards);
		const legal = all.filter((one) => !table || onTable(rules, table, [one]) === 'legal');
		// the 3 of spades on a Joker is the only legal play that is not higher
		const open = answersJoker(rules, trick[at - 1], cards) ? all : legal;
		const strongest = (pattern: Reading['pattern']) =>
			open
				.filter((one) => one.pattern === pattern)
				.sort((a, b) => place(rules, b) - place(rules, a))[0];
		below = strongest('set') ?? strongest('run');
		if (below && turnsRanking(rules, below)) rules = turn(rules);
	}
	return below ? { rules, below } : { rules };
}

const SUITS_OF_CALL: Record<string, string> = { plain: 'CDHSTM', red: 'DH', black: 'CS' };

/** PL-8, FP-5: the cards that continue a called sequence: of the next rank and of the called suits. */
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
	formatCard(card) === (options.startsWith3d ? '3D' : '3C');

/** Whether the play is legal, or the first reason why not, in the order of the verdict codes. */
export function verdict(options: Rules, asked: Situation): Verdict {
	const found = withoutTheEnd(options, asked);
	const ends = asked.last && found === 'legal';
	return ends && isForbiddenLast(options, asked.play) ? 'forbidden-last' : found;
}

function withoutTheEnd(options: Rules, asked: Situation): Verdict {
	const { trick, play } = asked;
	if (options.afterPass === 'out-of-trick' && asked.passed) return 'passed-out';
	if (hasTrump([...trick, play])) return 'the-table-says';
	const { rules, below } = tableOf(options, asked);
	const plays = readings(rules, play);
	if (plays.length === 0) return 'not-a-pattern';
	if (asked.opening && !play.some((card) => isOpeningCard(options, card))) return 'must-include-3c';
	if (!below) return 'legal';
	if (asked.call) return continues(rules, below, asked) ? 'legal' : 'breaks-sequence';
	if (answersJoker(options, trick.at(-1), play)) return 'legal';
	if (answersJoker(options, trick.at(-2), trick.at(-1) ?? [])) return 'unbeatable';
	const found = onTable(rules, below, plays);
	return found === 'legal' && breaksLock(options, trick, play) ? 'suit-locked' : found;
}
