import { ASKING, PARTS, type Hit } from './ask.ts';
import type { Concept } from './concepts.ts';

/** The terms that have the meaning of such concepts as `everyone`. */
const OF_PARTS: readonly string[] = ['allPass', 'nobodyPays', 'firstRound'];

/** The least score of a sure answer, and how far it is ahead of the next one. */
const SURE = { score: 0.85, lead: 0.15 };
/** The same if something in the question is in no list. */
const SURE_UNKNOWN = { score: 0.95, lead: 0.25 };

/** The least chance of a sure answer, and of one that answers the question exactly. */
const SURE_CHANCE = 0.4;
const EXACT_CHANCE = 0.03;
/** The least likeness of its rules’ texts to the question, unless it answers it exactly. */
const SURE_LIKENESS = 0.2;

/** Whether the first hit is what was asked. */
export function isSure(hits: readonly Hit[]): boolean {
	const [first, ...others] = hits;
	if (first === undefined) return false;
	const { exact, score, matched, unanswered, question, target, phrasing, chance } = first;
	// beside one about the named player, one that asks for the same of nobody is no other question
	const terms = phrasing.terms.split(' ');
	const second = others.find(
		(other) =>
			!terms.includes('player') ||
			other.phrasing.terms.split(' ').some((term) => !terms.includes(term))
	);
	// who, where, … was asked, and it says nothing of that; “when” beside these is a condition
	const asked = ASKING.filter((one) => question.concepts.includes(one));
	const isCondition = (one: Concept) => one === 'when' && asked.length > 1;
	if (!exact && asked.some((one) => !terms.includes(one) && !isCondition(one))) return false;
	const isPlay = 'question' in target && target.question === 'play';
	if (!isPlay && chance < (exact ? EXACT_CHANCE : SURE_CHANCE)) return false;
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
	if (matched < 2 * question.unknown) return false;
	// the texts of its rules are about something else
	if (hits.some(({ likest }) => likest) && first.likeness < SURE_LIKENESS) return false;
	const least = question.unknown === 0 ? SURE : SURE_UNKNOWN;
	return score >= least.score && score - (second?.score ?? 0) >= least.lead;
}
