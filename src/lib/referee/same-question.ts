import { formatCard, SUITS, type Card, type Suit } from '#lib/cards/card.ts';
import type { JoinQuestion } from '#lib/rules/join.ts';
import type { LeadQuestion } from '#lib/rules/lead.ts';
import { rankingOf } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { suitsNeeded } from './cards-in-question.ts';
import type { Grounds } from './grounds.ts';
import { judgeHand, type HandQuestion } from './hand.ts';
import { judgeIrregular, type Irregularity } from './irregular.ts';
import { judgeNext, type TrickQuestion } from './next-to-play.ts';
import { isNatural } from './patterns.ts';
import { judgePlay, type PlayVerdict, type TableQuestion } from './play.ts';
import { judgeJoin, judgeLead, judgeRevolution, type RevolutionQuestion } from './table.ts';

/** What stands for a question in an earlier ruling: equal for questions of one kind, under the same game and the same
 * values of the options that decided, about equivalent cards. What the table calls its rules is no part of it. */
export type QuestionKey = string;

/** Any question to the referee. */
export type Asked =
	| { readonly kind: 'play'; readonly question: TableQuestion }
	| { readonly kind: 'hand'; readonly question: HandQuestion }
	| { readonly kind: 'next'; readonly question: TrickQuestion<string> }
	| { readonly kind: 'lead'; readonly question: LeadQuestion<string> }
	| { readonly kind: 'join'; readonly question: JoinQuestion<string> }
	| { readonly kind: 'revolution'; readonly question: RevolutionQuestion<string> }
	| { readonly kind: 'irregular'; readonly question: Irregularity };

/** @param facts what tells the question from others of its kind: nobody's name, and no card of a hand */
function questionKey(
	kind: Asked['kind'],
	{ ruleset }: Rules,
	{ options }: Pick<Grounds, 'options'>,
	facts: Readonly<Record<string, unknown>>
): QuestionKey {
	const settings = options.map(({ option, value }) => [option, value]);
	const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify([kind, ruleset, settings, sorted]);
}

type Play = readonly Card[];

/** The plays that matter still, with the suits dropped that are of no matter: of those before the last only the lock
 * that they left, told by cards of no rank in particular. */
function asNeeded(rules: Rules, question: TableQuestion, { table, legal, code }: PlayVerdict) {
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
		...{ kind: 'suited', rank: '2' },
		suit: suit as Suit
	}));
	const isNamed = needs.some(({ why }) => why !== 'run' && why !== 'lock');
	return { plays: [locked, ...plays.slice(table === null ? 0 : -2)], isNamed };
}

/** Every way of taking the items in another order. */
function orders<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((item) =>
		orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest])
	);
}

const textOf = (plays: readonly Play[]): string =>
	JSON.stringify(plays.map((cards) => cards.map(formatCard).sort()));

/** One text for all plays that are alike but for an exchange of suits. */
function inAnySuits(plays: readonly Play[]): string {
	const suits = SUITS.filter((suit) =>
		plays.flat().some((card) => card.kind === 'suited' && card.suit === suit)
	);
	const texts = orders(suits).map((order) => {
		const other = (suit: Suit): Suit => SUITS[order.indexOf(suit)]!;
		const exchanged = (card: Card): Card =>
			card.kind === 'suited' ? { ...card, suit: other(card.suit) } : card;
		return textOf(plays.map((cards) => cards.map(exchanged)));
	});
	return texts.sort()[0]!;
}

/** What of the pack the answer hangs on: which neighbours the ranks have, or that a rank is not in it. */
function packFacts({ options }: Rules, question: TableQuestion, verdict: PlayVerdict): string {
	const ranking = rankingOf(options, question);
	const runs = [verdict.reading, verdict.table?.reading].some((one) => one?.pattern === 'run');
	if (runs || question.call !== undefined) return ranking.join();
	const cards = [...question.trick.flat(), ...question.play].filter(isNatural);
	return cards.flatMap(({ rank }) => (ranking.includes(rank) ? [] : rank)).join();
}

/** Cards that are equivalent make one key, and so do tricks that left the same on the table. */
function playKey(rules: Rules, question: TableQuestion): QuestionKey {
	const verdict = judgePlay(rules, question);
	const { table, legal, code } = verdict;
	const { plays, isNamed } = asNeeded(rules, question, verdict);
	const { pattern, count, rank } = table?.reading ?? {};
	const { call, opening = false, last = false, passed = false } = question;
	return questionKey('play', rules, verdict, {
		...{ legal, code, call, opening, trump: verdict.trump },
		cards: isNamed ? textOf(plays) : inAnySuits(plays),
		table: [pattern, count, rank, table?.settled],
		turned: table?.turned ?? question.turned ?? false,
		passed: passed && rules.options.afterPass === 'out-of-trick',
		last: last && rules.options.forbiddenLast.length > 0,
		pack: packFacts(rules, question, verdict)
	});
}

/** A hand is nobody's to keep: its key tells how the question lies, and not one card. */
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
	return questionKey('hand', rules, grounds, { side, count, part, ...facts });
}

/** The key by which an earlier ruling on such a question is found. */
export function keyOf(rules: Rules, { kind, question }: Asked): QuestionKey {
	switch (kind) {
		case 'play':
			return playKey(rules, question);
		case 'hand':
			return handKey(rules, question);
		case 'next': {
			const next = judgeNext(rules, question);
			const by = next.kind === 'won' ? [next.by, next.lead.by] : [];
			const skips = next.kind === 'next' && next.skipped !== null;
			return questionKey(kind, rules, next, { is: next.kind, by, skips });
		}
		case 'lead': {
			const verdict = judgeLead(rules, question);
			const { by, holderOf } = verdict.lead;
			return questionKey(kind, rules, verdict, { by, holderOf, first: question.round === 1 });
		}
		case 'join': {
			const { places, leave = [], join = [] } = question;
			const verdict = judgeJoin(rules, question);
			const numbers = [places.length, leave.length, join.length];
			const { code, badForm } = verdict;
			return questionKey(kind, rules, verdict, { code, numbers, badForm: badForm.length });
		}
		case 'revolution': {
			const verdict = judgeRevolution(rules, question);
			const { code, changes } = verdict;
			return questionKey(kind, rules, verdict, { code, changes });
		}
		case 'irregular':
			return questionKey(kind, rules, judgeIrregular(rules, question), { question });
	}
}
