import { exitOrder, type Change, type Passage } from '#lib/evening/amend/changes.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isFinished, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { houseOf, type Rules } from '#lib/rulesets/ruleset.ts';
import { houseLine } from '#lib/ui/house/brief.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { named, namesOf } from './names.ts';

/** What can be told otherwise of a round. */
const TOPICS = ['exits', 'revolution', 'tax', 'chairs', 'people', 'rules', 'seats'] as const;
export type Topic = (typeof TOPICS)[number];

export const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text);

/** What is corrected. A change that is first of several is what it is about. */
export const changedTopic = ({ type }: Change): Topic =>
	type === 'join' || type === 'leave' || type === 'sit-out' || type === 'not-so' ? 'people' : type;

/** The rounds that can be corrected, the latest first: those with a result, and the one that is dealt. */
export function correctable(evening: Evening): Round[] {
	const { round } = evening;
	const played = playedRounds(evening);
	const on = round !== null && round.dealt && !isFinished(round) ? [round] : [];
	return [...played, ...on].reverse();
}

/** What can be told otherwise of this round. */
export function topicsOf(round: Round): Topic[] {
	const { options } = round.rules;
	const taxed = taxesOf(round).brackets.length > 0;
	const turns = options.revolution === 'dalmuti' && options.jokers === 2;
	const can: Record<Topic, boolean> = {
		exits: isFinished(round),
		revolution: round.revolution !== null || (options.revolution !== 'none' && (taxed || turns)),
		tax: taxed,
		chairs: round.before !== null,
		people: true,
		rules: true,
		seats: round.first
	};
	return TOPICS.filter((topic) => can[topic]);
}

function taxText(evening: Evening, round: Round): string {
	const r = m.correct.recorded;
	const payers = taxesOf(round).brackets.map(({ payer }) => payer);
	const done = payers.filter((p) => round.marks[p]?.paid === true && round.marks[p].returned);
	const unknown = payers.filter((p) => round.marks[p] === undefined);
	if (unknown.length === payers.length) return r.taxUnknown;
	if (done.length === payers.length) return r.taxDone;
	const paid = payers.filter((p) => round.marks[p]?.paid === true);
	return paid.length === 0 ? r.nobodyPaid : r.paid(namesOf(evening, paid));
}

/** The table's name for its rules, or what they change. */
function rulesText(rules: Rules): string {
	const ruleset = findRuleset(rules.ruleset);
	const game = gameText(rules.ruleset, rules.name);
	if (rules.houseName !== undefined)
		return m.correct.recorded.rulesNamed(game, isolated(rules.houseName));
	return ruleset === undefined
		? game
		: m.correct.recorded.rulesChanged(game, houseLine(ruleset, houseOf(rules)));
}

function revolutionText(evening: Evening, { revolution }: Round): string {
	const r = m.correct.recorded;
	if (revolution === null) return r.noRevolution;
	const caller = named(evening, revolution.caller);
	return revolution.greater ? r.greaterRevolution(caller) : r.revolution(caller);
}

/** What is recorded now; names in it are marked. */
export function recorded(evening: Evening, round: Round, topic: Topic): string {
	const r = m.correct.recorded;
	switch (topic) {
		case 'exits':
			return r.names(namesOf(evening, exitOrder(round)));
		case 'revolution':
			return revolutionText(evening, round);
		case 'tax':
			return taxText(evening, round);
		case 'chairs':
			return round.keepChairs
				? r.keptChairs
				: r.tookChair(named(evening, round.places[0]!), round.topChair + 1);
		case 'people':
			return r.players(namesOf(evening, round.places));
		case 'rules':
			return rulesText(round.rules);
		case 'seats':
			return r.names(namesOf(evening, round.places));
	}
}

/** Where people came or went, the latest first; it may have been a mistake. */
export const isComingOrGoing = ({ entry }: Passage): boolean =>
	entry.type === 'PlayerJoined' ||
	entry.type === 'PlayerLeft' ||
	entry.type === 'PlayerSatOut' ||
	entry.type === 'PlayerLeftMidRound';

export function comingText(evening: Evening, { entry }: Passage): string {
	switch (entry.type) {
		case 'PlayerJoined':
			return m.correct.comings.PlayerJoined(isolated(entry.player.name));
		case 'PlayerLeft':
		case 'PlayerSatOut':
		case 'PlayerLeftMidRound':
			return m.correct.comings[entry.type](named(evening, entry.player));
		default:
			return '';
	}
}

/** What stands out in a round, beside its result. */
export function marksOf(evening: Evening, round: Round): string[] {
	const { revolution, voided, left, rest } = round;
	const w = m.correct.marks;
	const marks: string[] = [];
	if (!isFinished(round)) marks.push(w.on);
	if (revolution !== null) {
		const caller = named(evening, revolution.caller);
		marks.push(revolution.greater ? w.greaterRevolution(caller) : w.revolution(caller));
	}
	if (voided > 0) marks.push(w.dealtAgain(voided));
	if (left.length > 0) marks.push(w.left(namesOf(evening, left)));
	if (rest !== null) marks.push(w.endedEarly);
	return marks;
}

/** Who came in on which place; of the round that is on, who is out. */
export const comeIn = (round: Round): readonly PlayerId[] =>
	isFinished(round) ? result(round) : round.out;
