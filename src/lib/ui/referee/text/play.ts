import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { SuitRequest } from '#lib/referee/play-entry.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';
import { isOfWildRank, isWild, standIns } from '#lib/referee/patterns.ts';
import type { PlayVerdict } from '#lib/referee/judge-play.ts';
import { foulCards, type Call } from '#lib/rules/legality.ts';
import type { PlayCode } from '#lib/rules/trick.ts';
import { clearingRanks } from '#lib/rules/effects.ts';
import { twosAreTrumps } from '#lib/rules/options.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText, wildOf } from '#lib/ui/text/cards.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('referee', 'common');

/** A play with the verdict on it. */
interface JudgedPlay {
	readonly rules: Rules;
	readonly question: TableQuestion;
	readonly verdict: PlayVerdict;
}

/** The verdict in one or two words. */
export function verdictWord({ legal }: Pick<PlayVerdict, 'legal'>): string {
	const { yes, no, table } = m.referee.play.verdicts;
	return legal === null ? table : legal ? yes : no;
}

/** The name of a call (calledRuns). Stars have an outlined symbol, because the filled one is that
 * of wild cards. */
export function callName(call: Call): string {
	if (call === 'plain' || call === 'red' || call === 'black') return m.referee.play.calls[call];
	return callSign(call);
}
const callSign = (suit: Suit): string => (suit === 'T' ? '☆' : suitSign(suit));

/** How cards were read, as messages take it. Cards of a rank may be wild, too: they are not
 * called Jokers (RG-7). */
const shapeOf = (
	rules: Pick<Rules, 'options'>,
	{ count, rank, pattern }: Pick<Reading, 'count' | 'rank' | 'pattern'>,
	cards: readonly Card[]
): PlayShape =>
	rank === 'wild' && !cards.some(isWild)
		? { kind: 'set', count, rank: rules.options.wildRank ?? '3' }
		: rank === 'wild' || rank === 'joker'
			? { kind: 'wilds', count, wild: wildOf(rules) }
			: { kind: pattern, count, rank };

const tableShape = ({ rules, verdict }: JudgedPlay): PlayShape =>
	verdict.table === null
		? { kind: 'cards', count: 0 }
		: shapeOf(rules, verdict.table.reading, verdict.table.cards);

const playShape = ({ rules, question, verdict }: JudgedPlay): PlayShape =>
	verdict.reading === null
		? { kind: 'cards', count: question.play.length }
		: shapeOf(rules, verdict.reading, question.play);

const isLow = ({ rules }: JudgedPlay): boolean => rules.options.ranking === 'low-wins';
const isEqual = ({ verdict }: JudgedPlay): boolean =>
	verdict.reading?.strength === verdict.table?.reading.strength;

/** Whether the turned ranking decides; Jokers alone are above every rank either way. */
const isTurned = ({ verdict: { table, reading } }: JudgedPlay): boolean =>
	table?.turned === true && table.reading.rank !== 'joker' && reading?.rank !== 'joker';

/** Whether a play has more cards than the one that it beats (RG-10). */
const isMore = ({ verdict: { table, reading } }: JudgedPlay): boolean =>
	table !== null && reading !== null && reading.count > table.reading.count;

/** Whether twos are only the highest because they are trumps (PL-5, RG-11). */
const isTrumpTwo = (judged: JudgedPlay): boolean =>
	twosAreTrumps(judged.rules.options) &&
	judged.verdict.reading?.rank === '2' &&
	judged.verdict.table?.reading.rank !== '2' &&
	(judged.verdict.table?.turned === true || judged.rules.options.ranking !== 'twos-high');

function followText(judged: JudgedPlay): string {
	const { allowed } = m.referee.play;
	const [own, other] = [playShape(judged), tableShape(judged)];
	const { counts } = judged.rules.options;
	if (isMore(judged)) return allowed[counts === 'more-beats' ? 'more' : 'moreStronger'](own, other);
	if (isEqual(judged)) return allowed.equal(own, other);
	if (isTrumpTwo(judged)) return trumpText(judged);
	if (isTurned(judged)) return allowed.turned(own, other);
	if (isLow(judged)) return allowed.lower(own, other);
	const isRun = own.kind === 'run' || own.kind === 'pairs';
	return isRun ? allowed.higherRun(own, other) : allowed.higher(own, other);
}

/** Several twos top sets of as many cards alone, as the highest rank, unless they may be fewer. */
function trumpText(judged: JudgedPlay): string {
	const { allowed } = m.referee.play;
	const isSeveral = judged.verdict.reading?.rank === '2' && judged.verdict.reading.count > 1;
	const say =
		judged.rules.options.trumps === 'twos-fewer'
			? allowed.fewerTwos
			: isSeveral
				? allowed.higher
				: allowed.trump;
	return say(playShape(judged), tableShape(judged));
}

const ALLOWED: Record<PlayedAs, (judged: JudgedPlay) => string> = {
	lead: (judged) =>
		judged.question.opening === true
			? m.referee.play.allowed.opens(
					playShape(judged),
					openerText(judged.rules, judged.question.players)
				)
			: m.referee.play.allowed.leads(playShape(judged)),
	follow: followText,
	trump: trumpText,
	top: (judged) =>
		judged.verdict.top?.over === 'JK' && isSpadeThree(judged.question)
			? m.referee.play.allowed.spadeThree
			: m.referee.play.allowed.top(playedCards(judged.question.play), tableShape(judged)),
	completes: () => m.referee.play.allowed.completes,
	bomb: bombText,
	call: () => m.referee.play.allowed.call
};

/** The cards of a play, as printed. */
const playedCards = (play: readonly Card[]): string =>
	play.map((card) => cardText(formatCard(card).split('=')[0]!)).join(' ');

const isSpadeThree = ({ play }: Pick<TableQuestion, 'play'>): boolean =>
	play.length === 1 && formatCard(play[0]!) === '3S';

function faultText({ rules, question, verdict }: JudgedPlay): string {
	const { refused } = m.referee.play;
	const fault = verdict.fault ?? 'no-set-or-run';
	const rank = cardText(rules.options.wildRank ?? '3');
	if (!question.play.some(isWild)) {
		if (fault === 'wilds-not-in-runs') return refused.wildRankNotInRuns(rank);
		if (fault === 'stand-in-does-not-fit') return refused.wildRankDoesNotFit(rank);
	}
	const { runs } = rules.options;
	const none = { none: 'no-set', suited: 'no-set-or-run', mixed: 'no-set-or-mixed-run' } as const;
	const code = fault === 'no-set-or-run' ? none[runs] : fault;
	return refused.faults({
		wild: wildOf(rules),
		most: rules.options.maxSet ?? 4,
		least: rules.options.runLength,
		rank
	})[code];
}

function bombText(judged: JudgedPlay): string {
	const { allowed } = m.referee.play;
	const isAlone = judged.rules.options.tops.length === 0;
	return m.referee.sentences([
		allowed.bomb(playShape(judged)),
		...(isAlone ? [allowed.onlyBomb] : [])
	]);
}

function mustInclude(judged: JudgedPlay): string {
	const { refused } = m.referee.play;
	const has = judged.question.play.some(({ kind }) => kind === 'wild');
	return m.referee.sentences([
		refused.mustInclude(openerText(judged.rules, judged.question.players)),
		...(has ? [refused.wildIsNot(wildOf(judged.rules))] : [])
	]);
}

function notHigher(judged: JudgedPlay): string {
	const { refused } = m.referee.play;
	const [own, other] = [playShape(judged), tableShape(judged)];
	if (isEqual(judged)) return refused.equal(own, other);
	if (isTurned(judged)) return refused.turned(own, other);
	return isLow(judged) ? refused.notLower(own, other) : refused.notHigher(own, other);
}

function forbiddenLastText(judged: JudgedPlay): string {
	const { refused } = m.referee.play;
	const { options } = judged.rules;
	const { forbiddenLast } = options;
	const names = [...foulCards(options, judged.question)];
	const hasChanged = names.some((name) => !forbiddenLast.some((text) => text.startsWith(name)));
	const isChange =
		isTurned(judged) && hasChanged && !forbiddenLast.some((text) => text.startsWith('strongest'));
	return m.referee.sentences([
		refused.forbiddenLast(names),
		...(isChange ? [refused.forbiddenTurned] : [])
	]);
}

function sequenceText({ question }: JudgedPlay): string {
	const { sequence } = m.referee.play.refused;
	const call = question.call ?? 'plain';
	return call === 'plain' || call === 'red' || call === 'black'
		? sequence[call]
		: sequence.suit(callSign(call));
}

/** The ranks that the wild cards on the table stand for; none if they have none. */
const tableStandIns = ({ rules, question, verdict: { table } }: JudgedPlay): readonly Rank[] =>
	table === null
		? []
		: standIns(rules.options, table.cards, table.reading, {
				players: question.players,
				turned: table.turned
			});

const areWild = (cards: readonly Card[]): boolean => cards.length > 0 && cards.every(isWild);

/** Why the trick is over, where more than a high rank ended it (PR-11, RG-8, RG-9). */
function endedText({ rules, verdict: { table } }: JudgedPlay): string | null {
	const { ended } = m.referee.play.refused;
	if (table === null) return null;
	const { cards, endedBy, reading } = table;
	const { rank } = reading;
	switch (endedBy) {
		case 'top':
			return table.top?.over === 'JK' && isSpadeThree({ play: cards })
				? ended.spadeThree
				: ended.top(playedCards(cards));
		case 'completed-four':
			return rank === 'wild' || rank === 'joker' ? null : ended.completedFour(rank);
		case 'clears': {
			const [cleared] = clearingRanks(rules.options, reading);
			return cleared === undefined || cleared === '2' ? null : ended.rank(cleared);
		}
		case null:
			return null;
	}
}

function unbeatableText(judged: JudgedPlay): string {
	const { refused } = m.referee.play;
	const ended = endedText(judged);
	if (ended !== null && !areWild(judged.verdict.table?.cards ?? [])) return ended;
	const ranks = tableStandIns(judged);
	return ranks.length > 0 && areWild(judged.verdict.table?.cards ?? [])
		? refused.wildsUnbeatable(wildOf(judged.rules), ranks)
		: refused.unbeatable(tableShape(judged));
}

/** How wild cards alone count, if one of the two plays consists of them. */
function wildsAlone({ rules, question, verdict: { table, reading } }: JudgedPlay): string[] {
	const { wildsAlone: alone, wildRankAlone } = m.referee.play.refused;
	const { wildRank } = rules.options;
	const ranks = [table?.reading.rank, reading?.rank];
	// cards of a rank may be wild, too: they are not called Jokers
	if (![...question.play, ...(table?.cards ?? [])].some(isWild))
		return wildRank !== null && ranks.includes('wild') ? [wildRankAlone(cardText(wildRank))] : [];
	const wild = wildOf(rules);
	if (ranks.includes('joker')) return [alone.highest(wild)];
	if (!ranks.includes('wild')) return [];
	return [rules.options.deck === 'dalmuti' ? alone.thirteen(wild) : alone.lowest(wild)];
}

/** How many cards have to follow: sets may have more than the set below (RG-10), but only four
 * cards follow a bomb (PR-12). */
function otherCount({ rules, question, verdict: { table, reading } }: JudgedPlay): string {
	const { refused } = m.referee.play;
	const { counts, bomb } = rules.options;
	const there = table?.reading.count ?? 0;
	const areSets = table?.reading.pattern === 'set' && reading?.pattern === 'set';
	const isFree = areSets && !(bomb === 'four' && there === 4);
	const say =
		!isFree || counts === 'same'
			? refused.otherCount
			: counts === 'same-or-double'
				? refused.otherCountDouble
				: refused.otherCountMore;
	return say(there, question.play.length);
}

/** The suits of a lock; of a run that is locked to one suit it is named once. */
function lockedSuits(lock: string | null | undefined): Suit[] {
	const suits = [...(lock ?? '')] as Suit[];
	return new Set(suits).size === 1 ? suits.slice(0, 1) : suits;
}

/** Refusals in which it does not matter what a wild card was read as. */
const WITHOUT_READING: readonly PlayCode[] = [
	'out-of-turn',
	'passed-out',
	'not-a-pattern',
	'must-include-3c',
	'forbidden-last'
];

/** The ranks that the wild cards among these stand for. Cards of a rank may be wild, too: they are
 * not called Jokers (RG-7).
 * @param say says it of Jokers */
function standText(
	rules: Pick<Rules, 'options'>,
	cards: readonly Card[],
	ranks: readonly Rank[],
	say: (ranks: readonly Rank[]) => string
): string {
	const all = m.common.list([...new Set(ranks)].map(cardText));
	if (cards.some(isWild))
		return cards.some((card) => isOfWildRank(rules.options, card))
			? m.referee.play.refused.wildsStandFor(all)
			: say(ranks);
	return m.referee.play.refused.wildRankCounts(cardText(rules.options.wildRank ?? '3'), all);
}

/** The ranks as which the wild cards of both plays were read. */
function readAs(judged: JudgedPlay, code: PlayCode): string[] {
	if (WITHOUT_READING.includes(code)) return [];
	const { wildsCount } = m.referee.play.refused;
	const wild = wildOf(judged.rules);
	const { table, standIns: ranks } = judged.verdict;
	const below = tableStandIns(judged);
	const isSaid = code === 'unbeatable' && areWild(table?.cards ?? []);
	const asTable = () =>
		standText(judged.rules, table?.cards ?? [], below, (all) => wildsCount.table(wild, all));
	return [
		...(below.length > 0 && !isSaid ? [asTable()] : []),
		...(ranks.length > 0
			? [standText(judged.rules, judged.question.play, ranks, (all) => wildsCount.play(wild, all))]
			: []),
		...wildsAlone(judged)
	];
}

const REFUSED: Record<PlayCode, (judged: JudgedPlay) => string> = {
	'out-of-turn': () => m.referee.play.refused.outOfTurn,
	'passed-out': () => m.referee.play.refused.passedOut,
	'not-a-pattern': faultText,
	'must-include-3c': mustInclude,
	'breaks-sequence': sequenceText,
	unbeatable: unbeatableText,
	'wrong-pattern': (judged) =>
		m.referee.play.refused.otherPattern(playShape(judged), tableShape(judged)),
	'wrong-count': otherCount,
	'not-higher': notHigher,
	'must-equal': () => m.referee.play.refused.mustEqual,
	'suit-locked': ({ verdict }) => m.referee.play.refused.locked(lockedSuits(verdict.table?.lock)),
	'number-locked': (judged) => m.referee.play.refused.numberLocked(tableShape(judged)),
	'forbidden-last': forbiddenLastText
};

/** Why a play is allowed or not, in one or two sentences. */
export function playSentence(judged: JudgedPlay): string {
	const { rules, verdict } = judged;
	const { play } = m.referee;
	if (verdict.trump !== null) {
		const { number, text } = verdict.trump;
		return text === null ? play.trumpUnwritten(number) : play.trumpSays(number, text);
	}
	if (verdict.code !== null)
		return m.referee.sentences([REFUSED[verdict.code](judged), ...readAs(judged, verdict.code)]);
	const as = verdict.as ?? 'lead';
	const stands =
		as !== 'call' &&
		!(as === 'top' && judged.question.play.length === 1) &&
		verdict.standIns.length > 0 &&
		verdict.reading !== null;
	return m.referee.sentences([
		ALLOWED[as](judged),
		...(stands
			? [
					standText(rules, judged.question.play, verdict.standIns, (ranks) =>
						play.allowed.standsFor(wildOf(rules), ranks)
					)
				]
			: []),
		...(as === 'top' ? [] : wildsAlone(judged))
	]);
}

/** A play in a few signs: "8 ★ on 5 5". */
export function playTitle({ trick, play }: Pick<TableQuestion, 'trick' | 'play'>): string {
	const under = trick.at(-1);
	const { asLead, onto } = m.referee.play;
	return under === undefined ? asLead(play) : onto(play, under);
}

/** The card whose suit is requested, and why. */
export function suitLabel({ rank, why, run }: SuitRequest): string {
	const { whichSuit } = m.referee.play;
	return run ? whichSuit.run : whichSuit.card(rank, why);
}
