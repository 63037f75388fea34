import type { Change } from '#lib/evening/amend/changes.ts';
import { isAttendance, type EntryContext } from '#lib/evening/amend/contexts.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { concernedBy } from '#lib/evening/entry-info.ts';
import type { Topic } from '#lib/evening/kind.ts';
import { exitOrder, isFinished, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { houseOf, type Rules } from '#lib/rulesets/ruleset.ts';
import { houseLine } from '#lib/ui/house/summary.ts';
import { isolated, isolatedName, isolatedNames } from '#lib/ui/text/rich.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { Snippet } from 'svelte';
import { topChairText } from './choices.ts';

const m = messagesOf('correct');

/** One or more changes that are planned together; the first one names the amendment. */
export type Changes = readonly [Change, ...Change[]];

/** The props that every correction form takes. */
export interface FormProps {
	readonly evening: Evening;
	readonly round: Round;
	/** Names the round below the title. */
	readonly subtitle: string;
	/** Why the last changes were refused, as a sentence. */
	readonly problem: string | null;
	readonly onchanges: (changes: Changes) => void;
	/** Plans changes while they are being made. */
	readonly ondraft: (changes: Changes) => void;
	/** The plan, if it raises no question: it can be recorded at once. */
	readonly direct: Direct | null;
}

/** A planned correction that raises no question. */
interface Direct {
	readonly changes: Changes;
	/** Its main consequence, in one line. */
	readonly summary: string;
	readonly following: Snippet;
	readonly onaccept: () => void;
}

function taxText(evening: Evening, round: Round): string {
	const { handsChanged } = round;
	if (handsChanged === null) return paidText(evening, round);
	const hands = m.correct.tax.hands(isolatedName(evening, handsChanged));
	return taxesOf(round).brackets.length === 0
		? hands
		: m.correct.recorded.names([hands, paidText(evening, round)]);
}

function paidText(evening: Evening, round: Round): string {
	const r = m.correct.recorded;
	const payers = taxesOf(round).brackets.map(({ payer }) => payer);
	const done = payers.filter((p) => round.marks[p]?.paid === true && round.marks[p].returned);
	const unknown = payers.filter((p) => round.marks[p] === undefined);
	if (unknown.length === payers.length) return r.taxUnknown;
	if (done.length === payers.length) return r.taxDone;
	const paid = payers.filter((p) => round.marks[p]?.paid === true);
	return paid.length === 0 ? r.nobodyPaid : r.paid(isolatedNames(evening, paid));
}

/** The name of the house rules; without one, their changes to the published game. */
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
	const caller = isolatedName(evening, revolution.caller);
	return revolution.greater ? r.greaterRevolution(caller) : r.revolution(caller);
}

/** The recorded state of a topic, as a sentence with isolated names. */
export function recordedText(evening: Evening, round: Round, topic: Topic): string {
	const r = m.correct.recorded;
	switch (topic) {
		case 'exits':
			return r.names(isolatedNames(evening, exitOrder(round)));
		case 'ranking':
			return r.turnings(round.turnings);
		case 'revolution':
			return revolutionText(evening, round);
		case 'tax':
			return taxText(evening, round);
		case 'chairs':
			return topChairText(evening, round);
		case 'people':
			return r.players(isolatedNames(evening, round.places));
		case 'rules':
			return rulesText(round.rules);
		case 'seats':
			return r.names(isolatedNames(evening, round.places));
	}
}

/** The types of entries about attendance. */
type AttendanceType = Extract<keyof typeof m.correct.comings, HistoryEntry['type']>;

/** "Ana joined", "Ben left": the sentence for such an entry, with isolated names; empty for other
 * entries. */
export function attendanceText(evening: Evening, { entry }: EntryContext): string {
	const [player] = concernedBy(entry);
	if (!isAttendance({ entry }) || player === undefined) return '';
	const joined = entry.type === 'PlayerJoined' || entry.type === 'ArrivalAnnounced';
	const name = joined ? isolated(entry.player.name) : isolatedName(evening, player);
	return m.correct.comings[entry.type as AttendanceType](name);
}

/** Notes on a round besides its result: a revolution, a redeal, players who left. */
export function roundNotes(evening: Evening, round: Round): string[] {
	const { revolution, voided, left, rest } = round;
	const text = m.correct.marks;
	const notes: string[] = [];
	if (!isFinished(round)) notes.push(text.on);
	if (revolution !== null) {
		const caller = isolatedName(evening, revolution.caller);
		notes.push(revolution.greater ? text.greaterRevolution(caller) : text.revolution(caller));
	}
	if (round.turnings > 0) notes.push(text.turned(round.turnings));
	if (voided > 0) notes.push(text.dealtAgain(voided));
	if (left.length > 0) notes.push(text.left(isolatedNames(evening, left)));
	if (rest !== null) notes.push(text.endedEarly);
	return notes;
}
