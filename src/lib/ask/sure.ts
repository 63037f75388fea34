import { ASKING, PARTS, type Hit } from './ask.ts';
import type { Concept } from './concepts.ts';

/** The terms that have the meaning of such concepts as `everyone`. */
const OF_PARTS: readonly string[] = ['allPass', 'nobodyPays', 'firstRound'];

/** The least chance of a sure answer; of one by a phrasing that the question has nearly whole, with
 * its least fit; and of one that answers the question exactly. */
const SURE = 0.95;
const LIKELY = 0.7;
const WHOLE = 0.85;
const EXACT = 0.2;

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
	const least = exact ? EXACT : signs.whole > WHOLE ? LIKELY : SURE;
	if (!isPlay && chance < least) return false;
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
