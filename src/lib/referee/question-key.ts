import { formatCard, SUITS, type Card, type Suit } from '#lib/cards/card.ts';
import type { LeadQuestion } from '#lib/rules/lead.ts';
import { rankingOf } from '#lib/rules/ranking.ts';
import { holdsIn, isOldSetting } from '#lib/rulesets/lift.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { suitsNeeded } from './suits-needed.ts';
import type { Grounds } from './grounds.ts';
import { judgeCall, type CallQuestion } from './judge-call.ts';
import { judgeHand, type HandQuestion } from './judge-hand.ts';
import { judgeIrregular, type Irregularity } from './judge-irregular.ts';
import { judgeJoin, type JoiningQuestion } from './judge-join.ts';
import { judgeLead } from './judge-lead.ts';
import { judgeNext, type TrickQuestion } from './judge-next.ts';
import { judgeOwed, type OwedQuestion } from './judge-owed.ts';
import { judgePass } from './judge-pass.ts';
import { judgePlay, type PlayVerdict } from './judge-play.ts';
import { judgeRevolution, type RevolutionQuestion } from './judge-revolution.ts';
import { isNatural } from './patterns.ts';
import type { TableQuestion } from './play-facts.ts';

/** Identifies a question, so that an earlier ruling on the same question is found. Two questions
 * have the same key if they are of one kind, about the same game and equivalent cards, and the
 * options that decide them have the same values. The name of a house's rules does not matter. */
export type QuestionKey = string;

/** Any question to the referee. */
export type RefereeQuestion =
	| { readonly kind: 'play'; readonly question: TableQuestion }
	| { readonly kind: 'call'; readonly question: CallQuestion }
	| { readonly kind: 'hand'; readonly question: HandQuestion }
	| { readonly kind: 'owed'; readonly question: OwedQuestion<string> }
	| { readonly kind: 'next'; readonly question: TrickQuestion<string> }
	| { readonly kind: 'lead'; readonly question: LeadQuestion<string> }
	| { readonly kind: 'join'; readonly question: JoiningQuestion<string> }
	| { readonly kind: 'revolution'; readonly question: RevolutionQuestion<string> }
	| { readonly kind: 'irregular'; readonly question: Irregularity };

/** @param facts what distinguishes questions of one kind; no names, and no cards of a hand */
function buildKey(
	kind: RefereeQuestion['kind'],
	{ ruleset }: Rules,
	{ options }: Pick<Grounds, 'options'>,
	facts: Readonly<Record<string, unknown>>
): QuestionKey {
	const settings = options.map(({ option, value }) => [option, value]);
	const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify([kind, ruleset, settings, sorted]);
}

type Play = readonly Card[];

/** The plays on which the answer depends, without the suits on which it does not. Of all plays
 * before the last one only the suit lock matters; it is written as twos of the locked suits. */
function relevantPlays(rules: Rules, question: TableQuestion, { table, legal, code }: PlayVerdict) {
	const lock = table?.lock ?? null;
	const needs = suitsNeeded(rules, question).filter(({ why }) => {
		if (why === 'lock') return lock !== null;
		return why !== 'forbidden-last' || legal === true || code === 'forbidden-last';
	});
	const plays = [...question.trick, question.play].map((cards, play) =>
		cards.map((card, i): Card => {
			const isNeeded = needs.some((need) => need.play === play && need.cards.includes(i));
			return isNatural(card) && !isNeeded ? { kind: 'plain', rank: card.rank } : card;
		})
	);
	const locked = [...(lock ?? '')].map((suit): Card => ({
		kind: 'suited',
		rank: '2',
		suit: suit as Suit
	}));
	// for a run or a lock it only matters which cards share a suit
	const needsExactSuits = needs.some(({ why }) => why !== 'run' && why !== 'lock');
	return { plays: [locked, ...plays.slice(table === null ? 0 : -2)], needsExactSuits };
}

function permutations<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((item) =>
		permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest])
	);
}

const textOf = (plays: readonly Play[]): string =>
	JSON.stringify(plays.map((cards) => cards.map(formatCard).sort()));

/** The same text for all plays that differ only by a permutation of suits. */
function textUpToSuits(plays: readonly Play[]): string {
	const suits = SUITS.filter((suit) =>
		plays.flat().some((card) => card.kind === 'suited' && card.suit === suit)
	);
	const texts = permutations(suits).map((order) => {
		const newSuit = (suit: Suit): Suit => SUITS[order.indexOf(suit)]!;
		const permuted = (card: Card): Card =>
			card.kind === 'suited' ? { ...card, suit: newSuit(card.suit) } : card;
		return textOf(plays.map((cards) => cards.map(permuted)));
	});
	return texts.sort()[0]!;
}

/** The part of the pack that matters: its ranking if runs are involved, else the played ranks that
 * it lacks. */
function packFacts({ options }: Rules, question: TableQuestion, verdict: PlayVerdict): string {
	const ranking = rankingOf(options, question);
	const hasRuns = [verdict.reading, verdict.table?.reading].some((one) => one?.pattern === 'run');
	if (hasRuns || question.call !== undefined) return ranking.join();
	const cards = [...question.trick.flat(), ...question.play].filter(isNatural);
	return cards.flatMap(({ rank }) => (ranking.includes(rank) ? [] : rank)).join();
}

/** Equivalent cards have the same key, and so do tricks that left the same play to beat. */
function playKey(rules: Rules, question: TableQuestion): QuestionKey {
	// the key is stored in the log, so it holds no card of a hand
	if (question.pass === true) {
		const verdict = judgePass(rules, question);
		return buildKey('play', rules, verdict, { pass: true, legal: verdict.legal });
	}
	const verdict = judgePlay(rules, question);
	const { table, legal, code } = verdict;
	const { plays, needsExactSuits } = relevantPlays(rules, question, verdict);
	const { pattern, count, rank } = table?.reading ?? {};
	const {
		call,
		opening = false,
		outOfTurn = false,
		passesSince = 0,
		last = false,
		passed = false
	} = question;
	return buildKey('play', rules, verdict, {
		legal,
		code,
		call,
		opening,
		...(outOfTurn && { outOfTurn }),
		...(passesSince > 0 && { passesSince }),
		trump: verdict.trump,
		cards: needsExactSuits ? textOf(plays) : textUpToSuits(plays),
		table: [pattern, count, rank, table?.endedBy, table?.numberLock],
		turned: table?.turned ?? question.turned ?? false,
		passed: passed && rules.options.afterPass === 'out-of-trick',
		last: last && rules.options.forbiddenLast.length > 0,
		pack: packFacts(rules, question, verdict)
	});
}

/** The key is stored in the log, where everybody may read it, so it holds no card of the hand. */
function handKey(rules: Rules, question: HandQuestion): QuestionKey {
	const verdict = judgeHand(rules, question);
	const { side, count, part } = question;
	const grounds = verdict.ok ? verdict.value : { options: [] };
	const facts = verdict.ok
		? {
				wilds: verdict.value.wilds,
				picks: verdict.value.pick > 0,
				doubts: verdict.value.doubts.map(({ code }) => code)
			}
		: { problems: verdict.error.map(({ code }) => code) };
	return buildKey('hand', rules, grounds, { side, count, part, ...facts });
}

/** Computes the key of a question under these rules. */
export function questionKeyOf(rules: Rules, { kind, question }: RefereeQuestion): QuestionKey {
	switch (kind) {
		case 'play':
			return playKey(rules, question);
		case 'hand':
			return handKey(rules, question);
		case 'call': {
			const verdict = judgeCall(rules, question);
			const { good, fault } = verdict;
			const ranks = verdict.chain.flat().map((card) => (isNatural(card) ? card.rank : card.kind));
			return buildKey(kind, rules, verdict, { good, fault, call: question.call, ranks });
		}
		case 'owed': {
			const verdict = judgeOwed(rules, question);
			return buildKey(kind, rules, verdict, { why: verdict.why });
		}
		case 'next': {
			const next = judgeNext(rules, question);
			const won = next.kind === 'won' ? [next.by, next.lead.by] : [];
			const by = next.kind === 'over' && next.by === 'overturned' ? [next.by] : won;
			const skips = next.kind === 'next' && next.skipped.length > 0;
			const reversed = (next.kind === 'next' || next.kind === 'won') && next.reversed;
			const facts = { is: next.kind, by, skips, ...(reversed && { reversed }) };
			return buildKey(kind, rules, next, facts);
		}
		case 'lead': {
			const verdict = judgeLead(rules, question);
			const { by, holderOf } = verdict.lead;
			return buildKey(kind, rules, verdict, { by, holderOf, first: question.round === 1 });
		}
		case 'join': {
			const { places, leave = [], join = [] } = question;
			const verdict = judgeJoin(rules, question);
			const numbers = [places.length, leave.length, join.length];
			const { code, badForm } = verdict;
			return buildKey(kind, rules, verdict, { code, numbers, badForm: badForm.length });
		}
		case 'revolution': {
			const verdict = judgeRevolution(rules, question);
			const { code, changes } = verdict;
			return buildKey(kind, rules, verdict, { code, changes });
		}
		case 'irregular':
			return buildKey(kind, rules, judgeIrregular(rules, question), { question });
	}
}

/** What earlier versions called values of facts, and what they are called now. What a cleared trick
 * is called has no counterpart there. */
const RENAMED_FACTS: readonly (readonly [RegExp, string])[] = [
	[/"holder-of-3c"/g, '"holder-of-card"'],
	[/"(spade-three|top-card|threes)"/g, '"top"'],
	[/"clears"/g, 'null']
];
const factsOf = (text: string): string =>
	RENAMED_FACTS.reduce((facts, [old, now]) => facts.replace(old, now), text);

/** The parts of a key: the kind, the game and the facts as one text, and the options that
 * decided. */
function partsOf(key: QuestionKey): { same: string; settings: [string, unknown][] } | null {
	try {
		const [kind, game, settings, facts] = JSON.parse(key) as [string, string, unknown, unknown];
		const isList = Array.isArray(settings) && settings.every((one) => Array.isArray(one));
		return isList
			? {
					same: factsOf(JSON.stringify([kind, game, facts])),
					settings: settings as [string, unknown][]
				}
			: null;
	} catch {
		return null;
	}
}

/** Whether a stored key is that of the question with this key under these rules. A key of an
 * earlier version names options that others took the place of: those have to be in force. */
export function isSameQuestion(rules: Rules, stored: QuestionKey, key: QuestionKey): boolean {
	if (stored === key) return true;
	const [before, now] = [partsOf(stored), partsOf(key)];
	if (before === null || before.same !== now?.same) return false;
	const { settings } = before;
	return (
		settings.some(([name, value]) => isOldSetting(name, value)) &&
		settings.every(([name, value]) => holdsIn(rules.options, name, value))
	);
}
