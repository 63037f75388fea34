import { ASKING, PARTS, type Hit } from './ask.ts';
import type { Concept } from './concepts.ts';

/** The terms that have the meaning of such concepts as `everyone`. */
const OF_PARTS: readonly string[] = ['allPass', 'nobodyPays', 'firstRound'];

/** The least chance of a sure answer: if it answers the question exactly, if its phrasing fits well,
 * and else. */
const LEAST = { exact: 0.5, fitting: 0.85, other: 0.95 };
/** A phrasing fits well with a better fit than this, if the question has all its terms or is about a
 * play. */
const WELL = 0.85;

/** Whether a hit is about the turn or the exit of a player whom the question names. */
export const isOfNamedPlayer = ({ target, question: { concepts, player } }: Hit): boolean =>
	'question' in target &&
	target.question === 'next' &&
	player !== null &&
	concepts.some((one) => one === 'turn' || one === 'out' || one === 'lastCard');

/** Whether the first hit is what was asked. */
export function isSure(hits: readonly Hit[]): boolean {
	const [first] = hits;
	if (first === undefined) return false;
	const { exact, matched, unanswered, question, target, phrasing, chance, signs } = first;
	const terms = phrasing.terms.split(' ');
	// who, where, … was asked, and it says nothing of that; “when” beside these is a condition
	const asked = ASKING.filter((one) => question.concepts.includes(one));
	const isCondition = (one: Concept) => one === 'when' && asked.length > 1;
	if (!exact && asked.some((one) => !terms.includes(one) && !isCondition(one))) return false;
	const isPlay = 'question' in target && target.question === 'play';
	const isFitting = isPlay ? signs.fit > WELL : signs.whole > WELL;
	const least = exact ? LEAST.exact : isFitting ? LEAST.fitting : LEAST.other;
	// the cards or the player that are named say enough
	const isNamed = (isPlay || isOfNamedPlayer(first)) && (exact || isFitting);
	if (!isNamed && chance < least) return false;
	// the cards are to be entered first
	if (isPlay && question.asks !== 'alone') return false;
	// what does it beat, or does it beat another, not: what beats it
	const isOfOne = new Set(question.cards).size <= 1 && !question.cardsFirst;
	if ('subject' in target && target.subject === 'beaten' && !isOfOne) return false;
	if (exact) return true;
	// everyone or nobody, of which nothing is said
	const parts = question.concepts.some((one) => PARTS.includes(one));
	if (parts && !terms.some((term) => OF_PARTS.includes(term))) return false;
	// nor of something else in the question; the cards of a play are all that counts
	if ((unanswered && !isPlay) || (question.unknown > 0 && matched < 2)) return false;
	return matched >= 2 * question.unknown;
}
