import { formatCard, type Card, type Suit } from '#lib/cards/card.ts';
import type { PlayedAs, TableQuestion } from '#lib/referee/play-facts.ts';
import type { PlayVerdict } from '#lib/referee/judge-play.ts';
import type { Call, PlayCode } from '#lib/rules/legality.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import { suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { laid, wildOf } from './laid.ts';

/** What a verdict on a play is told of. */
interface Told {
	readonly rules: Rules;
	readonly question: TableQuestion;
	readonly verdict: PlayVerdict;
}

/** The answer in one or two words. */
export function verdictWord({ legal }: Pick<PlayVerdict, 'legal'>): string {
	const { yes, no, table } = m.referee.play.verdicts;
	return legal === null ? table : legal ? yes : no;
}

/** What may be called of a sequence; the Stars have an empty sign beside the full one of the wild cards. */
export function callName(call: Call): string {
	if (call === 'plain' || call === 'red' || call === 'black') return m.referee.play.calls[call];
	return callSign(call);
}
const callSign = (suit: Suit): string => (suit === 'T' ? '☆' : suitSign(suit));

const onTable = ({ rules, verdict }: Told): PlayShape =>
	verdict.table === null ? { kind: 'cards', count: 0 } : laid(rules, verdict.table.reading);

const mine = ({ rules, question, verdict }: Told): PlayShape =>
	verdict.reading === null
		? { kind: 'cards', count: question.play.length }
		: laid(rules, verdict.reading);

const opener = ({ rules }: Told): string => cardText(rules.options.startsWith3d ? '3D' : '3C');
const isLow = ({ rules }: Told): boolean => rules.options.ranking === 'low-wins';
const isEqual = ({ verdict }: Told): boolean =>
	verdict.reading?.strength === verdict.table?.reading.strength;

function followText(told: Told): string {
	const { allowed } = m.referee.play;
	const [own, other] = [mine(told), onTable(told)];
	if (isEqual(told)) return allowed.equal(own, other);
	if (own.kind === 'run') return allowed.higherRun(own, other);
	if (told.verdict.table?.turned === true) return allowed.turned(own, other);
	return isLow(told) ? allowed.lower(own, other) : allowed.higher(own, other);
}

const ALLOWED: Record<PlayedAs, (told: Told) => string> = {
	lead: (told) =>
		told.question.opening === true
			? m.referee.play.allowed.opens(mine(told), opener(told))
			: m.referee.play.allowed.leads(mine(told)),
	follow: followText,
	trump: (told) => m.referee.play.allowed.trump(mine(told), onTable(told)),
	'spade-three': () => m.referee.play.allowed.spadeThree,
	call: () => m.referee.play.allowed.call
};

function faultText({ rules, verdict }: Told): string {
	const fault = verdict.fault ?? 'no-set-or-run';
	const code = fault === 'no-set-or-run' && rules.options.runs === 'none' ? 'no-set' : fault;
	return m.referee.play.refused.faults[code]({
		wild: wildOf(rules),
		most: rules.options.maxSet ?? 4
	});
}

function mustInclude(told: Told): string {
	const { refused } = m.referee.play;
	const has = told.question.play.some(({ kind }) => kind === 'wild');
	return m.referee.sentences([
		refused.mustInclude(opener(told)),
		...(has ? [refused.wildIsNot(wildOf(told.rules))] : [])
	]);
}

function notHigher(told: Told): string {
	const { refused } = m.referee.play;
	const [own, other] = [mine(told), onTable(told)];
	if (isEqual(told)) return refused.equal(own, other);
	if (told.verdict.table?.turned === true) return refused.turned(own, other);
	return isLow(told) ? refused.notLower(own, other) : refused.notHigher(own, other);
}

const isNamed = (card: Card, name: string): boolean =>
	card.kind === 'wild' ? card.wild === name : formatCard(card) === name || isRank(card, name);
const isRank = (card: Card, name: string): boolean =>
	(card.kind === 'suited' || card.kind === 'plain') && card.rank === name;

/** The cards of the play with which nobody may end. */
const forbiddenIn = ({ rules, question }: Told): string[] =>
	rules.options.forbiddenLast.filter((name) => question.play.some((card) => isNamed(card, name)));

function sequenceText({ question }: Told): string {
	const { sequence } = m.referee.play.refused;
	const call = question.call ?? 'plain';
	return call === 'plain' || call === 'red' || call === 'black'
		? sequence[call]
		: sequence.suit(callSign(call));
}

const REFUSED: Record<PlayCode, (told: Told) => string> = {
	'passed-out': () => m.referee.play.refused.passedOut,
	'not-a-pattern': faultText,
	'must-include-3c': mustInclude,
	'breaks-sequence': sequenceText,
	unbeatable: (told) => m.referee.play.refused.unbeatable(onTable(told)),
	'wrong-pattern': (told) => m.referee.play.refused.otherPattern(mine(told), onTable(told)),
	'wrong-count': ({ question, verdict }) =>
		m.referee.play.refused.otherCount(verdict.table?.reading.count ?? 0, question.play.length),
	'not-higher': notHigher,
	'suit-locked': ({ verdict }) =>
		m.referee.play.refused.locked([...(verdict.table?.lock ?? '')] as Suit[]),
	'forbidden-last': (told) => m.referee.play.refused.forbiddenLast(forbiddenIn(told))
};

/** Why a play is allowed or not, in a sentence or two. */
export function playSentence(told: Told): string {
	const { rules, verdict } = told;
	const { play } = m.referee;
	if (verdict.trump !== null) {
		const { number, text } = verdict.trump;
		return text === null ? play.trumpUnwritten(number) : play.trumpSays(number, text);
	}
	if (verdict.code !== null) return REFUSED[verdict.code](told);
	const as = verdict.as ?? 'lead';
	const stands =
		as !== 'call' &&
		as !== 'spade-three' &&
		verdict.standIns.length > 0 &&
		verdict.reading !== null;
	return m.referee.sentences([
		ALLOWED[as](told),
		...(stands ? [play.allowed.standsFor(wildOf(rules), verdict.standIns)] : [])
	]);
}

/** A play as it is named in a list: "8 ★ on 5 5". */
export function playTitle({ trick, play }: Pick<TableQuestion, 'trick' | 'play'>): string {
	const under = trick.at(-1);
	const { asLead, onto } = m.referee.play;
	return under === undefined ? asLead(play) : onto(play, under);
}
