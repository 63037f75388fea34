import type { Card, Rank } from '#lib/cards/card.ts';
import { readings, type Reading } from './readings.ts';
import { jokersAreTrumps, ranking, twosAreTrumps, type Rules } from './words.ts';

export interface Situation {
	trick: readonly (readonly Card[])[];
	play: readonly Card[];
	opening?: boolean;
	passed?: boolean;
	call?: 'plain' | 'red' | 'black' | 'C' | 'D' | 'H' | 'S';
}

export type Verdict = 'legal' | Code;
type Code =
	| 'passed-out'
	| 'not-a-pattern'
	| 'must-include-3c'
	| 'breaks-sequence'
	| 'unbeatable'
	| 'wrong-pattern'
	| 'wrong-count'
	| 'not-higher';

/** PL-3, PL-5: what sets can be of, weak to strong. Twos that are trumps are the highest, whatever the ranking. */
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
	if (play.of === 'joker') return below.of !== 'joker';
	if (play.of === '2' && twosAreTrumps(options)) return below.of !== '2' && below.of !== 'joker';
	return false;
}

/** PL-4 and PL-5: sets of which the rules say that nothing tops them (FP-2: no run is among them). */
function isUnbeatable(options: Rules, below: Reading): boolean {
	if (below.pattern !== 'set') return false;
	if (below.of === '2' && options.twosEndTrick) return true;
	if (below.of === '2' && options.trumps === 'twos') return true;
	return below.of === 'joker' && jokersAreTrumps(options);
}

/** PL-2 and the rest of Play: whether the one tops the other, and if not, why. */
function onTable(options: Rules, below: Reading, plays: Reading[]): Verdict {
	if (isUnbeatable(options, below)) return 'unbeatable';
	if (plays.some((play) => trumps(options, below, play))) return 'legal';
	const rightNumber = plays.filter((play) => play.size === below.size);
	const rightPattern = rightNumber.filter((play) => play.pattern === below.pattern);
	if (rightNumber.length > 0 && rightPattern.length === 0) return 'wrong-pattern';
	if (rightNumber.length === 0) return 'wrong-count';
	return rightPattern.some((play) => place(options, play) > place(options, below))
		? 'legal'
		: 'not-higher';
}

/** FP-3: the one reading of each play of a trick: the strongest that was legal there, a set rather than a run. */
function onlyReading(options: Rules, { trick }: Situation): Reading | undefined {
	let below: Reading | undefined;
	for (const cards of trick) {
		const table = below;
		const legal = readings(options, cards).filter(
			(one) => !table || onTable(options, table, [one]) === 'legal'
		);
		const strongest = (pattern: Reading['pattern']) =>
			legal
				.filter((one) => one.pattern === pattern)
				.sort((a, b) => place(options, b) - place(options, a))[0];
		below = strongest('set') ?? strongest('run');
	}
	return below;
}

const SUITS_OF_CALL: Record<string, string> = { plain: 'CDHSTM', red: 'DH', black: 'CS' };

/** PL-8, FP-5: the cards that a called sequence leaves: of the next rank and of the suits that were called. */
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

const isThreeOfClubs = (card: Card): boolean =>
	card.kind === 'suited' && card.rank === '3' && card.suit === 'C';

/** Whether the play is legal, or the first reason why not, in the order of the verdict codes. */
export function verdict(options: Rules, asked: Situation): Verdict {
	if (options.afterPass === 'out-of-trick' && asked.passed) return 'passed-out';
	const plays = readings(options, asked.play);
	if (plays.length === 0) return 'not-a-pattern';
	if (asked.opening && !asked.play.some(isThreeOfClubs)) return 'must-include-3c';
	const below = onlyReading(options, asked);
	if (!below) return 'legal';
	if (asked.call && !continues(options, below, asked)) return 'breaks-sequence';
	return asked.call ? 'legal' : onTable(options, below, plays);
}
