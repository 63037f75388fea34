import type { Card } from '#lib/cards/card.ts';
import type { HandQuestion, HandVerdict } from '#lib/referee/hand.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { count, listed } from '#lib/ui/words.ts';
import { numberWord, ranksWord, shownCard, wildWord } from './card-words.ts';

type Told = Pick<HandQuestion, 'side' | 'count'>;

const some = (n: number, adjective: string): string =>
	n === 1 ? `the ${adjective} card` : `the ${numberWord(n)} ${adjective} cards`;

/** What has to go, without a word of the hand: so it may stand in the log. */
export function handWord(
	{ options }: Rules,
	{ side, count: n }: Told,
	verdict: HandVerdict
): string {
	const low = options.ranking === 'low-wins';
	if (side === 'payer') return `Give ${some(n, low ? 'best' : 'highest')}`;
	if (verdict.free !== null) return `Return any ${n === 1 ? 'card' : `${numberWord(n)} cards`}`;
	return `Return ${some(n, low ? 'worst' : 'lowest')}`;
}

/** Whether the wilds that are held may stay. */
function wildText(rules: Rules, { wilds: { held, least, most } }: HandVerdict): string {
	const name = wildWord(rules);
	if (held === 0) return '';
	if (held === 1) {
		if (most === 0) return ` The ${name} stays.`;
		return least === 1 ? ` The ${name} has to go.` : ` The ${name} may go or stay.`;
	}
	if (most === 0) return ` The ${name}s stay.`;
	if (least === held) return ` Both ${name}s have to go.`;
	if (least === most) return ` ${least === 1 ? 'One' : numberWord(least)} ${name} has to go.`;
	return ` The ${name}s may go or stay.`;
}

/** Why, without a word of the hand but for its wild cards. */
export function handSentence(rules: Rules, { side }: Told, verdict: HandVerdict): string {
	const { free, pick } = verdict;
	if (free !== null)
		return free.seesTribute
			? 'The receiver looks at the tribute first and picks freely; what was received may go back.'
			: 'The receiver picks freely, before seeing the tribute.';
	const owner = side === 'payer' ? 'payer' : 'receiver';
	const picks = pick > 0 ? ` Of equal ranks the ${owner} picks.` : '';
	const broken =
		side === 'payer' ? 'Rank alone counts, even if a set breaks.' : 'Rank alone counts.';
	return broken + picks + wildText(rules, verdict);
}

const cards = (of: readonly Card[]): string => listed(of.map(shownCard));

/** The cards themselves: which have to go, and among which the owner picks. */
export function dueLines({ must, pick, of, free }: HandVerdict): string[] {
	if (free !== null) return [];
	const lines = must.length > 0 ? [`These go: ${cards(must)}.`] : [];
	if (pick > 0) lines.push(`${must.length > 0 ? 'And pick' : 'Pick'} ${pick} of: ${cards(of)}.`);
	return lines;
}

/** What could still change it while only an end of the hand is known. */
export function doubtText(
	rules: Rules,
	{ count: n }: Told,
	doubt: HandVerdict['doubts'][number]
): string {
	switch (doubt.code) {
		case 'too-few-cards':
			return `Enter at least ${count(n, 'card')} of that end of the hand.`;
		case 'more-of-rank': {
			const more = doubt.rank === 'wild' ? `${wildWord(rules)}s` : ranksWord(doubt.rank);
			return `With more ${more} in the hand, their owner picks among them all.`;
		}
		case 'wilds':
			return `A ${wildWord(rules)} in the hand counts as whatever its owner says.`;
	}
}

/** The question, without a word of the hand. */
export const bracketWord = ({ side, count: n }: Told): string =>
	`${side === 'payer' ? 'A tribute' : 'A giveback'} of ${count(n, 'card')}`;
