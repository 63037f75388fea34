import { decide } from '#lib/evening/decide.ts';
import type { Command, Edit, Entry, Fact, CorrectionTopic } from '#lib/evening/entries.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { extend, fits, historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { isFinished, roundNumber, stillIn } from '#lib/evening/round.ts';
import { asTheySat } from '#lib/evening/seating.ts';
import type { Evening } from '#lib/evening/state.ts';
import { seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import {
	exitOrder,
	correctionTopicOf,
	entryContexts,
	insertionIndex,
	replaces,
	type Change,
	type EntryContext
} from './changes.ts';
import { sameBrackets, isAboutSameTaxes } from './same-taxes.ts';

/** A later entry that no longer fits, or a gap, and what the plan does about it unless another
 * change says otherwise. */
export type Problem =
	| {
			/** The entry is left out. */
			readonly type: 'left-out';
			readonly round: number;
			readonly entry: HistoryEntry;
			readonly why: Refusal;
	  }
	| {
			/** Some exits are unknown: the players who are still in go out in this order. An
			 * `exits` change of that round overrides it. */
			readonly type: 'filled-in';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  }
	| {
			/** A new draw would have been due: the players are seated in this order. A `seats`
			 * change of that round overrides it. */
			readonly type: 'seated';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  };

/** The edits of an amendment, and what they lead to. */
export interface Plan {
	readonly about: CorrectionTopic;
	readonly round: number;
	readonly edits: readonly Edit[];
	/** In the order of the history. */
	readonly problems: readonly Problem[];
	/** The evening after the amendment. */
	readonly after: Evening;
}

/** Refusals after which no later entry could be kept: the change itself is refused. */
const HOPELESS: readonly Refusal[] = ['too-few', 'too-many'];
/** Whether an entry can be left out silently: it has no effect any more, or only recorded the step
 * of the round. */
const isObsolete = ({ type }: HistoryEntry, why: Refusal): boolean =>
	// a change of rules is a decision even if the rules are the same already
	(why === 'no-change' && type !== 'RulesChanged') ||
	// it is recorded anew
	type === 'ChairsRecorded' ||
	// it was filled in before
	(type === 'PlayerWentOut' && why === 'already-out') ||
	(type === 'StepReached' && (why === 'step-behind' || why === 'cards-are-dealt'));

/** Whether a change says where people sat in a round. */
const movesPeople = (change: Change, round: number): boolean =>
	change.round === round && ['chairs', 'revolution', 'seats'].includes(change.type);

/** Replays a history entry by entry with changes, and collects the edits. */
class Replay {
	#now: History;
	/** The latest old entry; facts are inserted after it. */
	#anchor: EntryId;
	#number = 0;
	readonly #edits = new Map<EntryId, { keep: boolean; put: Fact[] }>();
	readonly #applied = new Set<Change>();
	/** Corrections of points that follow exits which are still to be inserted. */
	readonly #scores: Extract<Fact, { type: 'ScoreCorrected' }>[] = [];
	readonly problems: Problem[] = [];

	constructor(
		start: History,
		readonly changes: readonly Change[]
	) {
		this.#now = start;
		this.#anchor = start.entry.id;
	}

	get state(): Evening {
		return this.#now.state;
	}
	get edits(): Edit[] {
		return [...this.#edits].map(([at, edit]) => ({ at, ...edit }));
	}

	#editOf(id: EntryId, keep: boolean) {
		const edit = this.#edits.get(id) ?? { keep, put: [] };
		this.#edits.set(id, edit);
		return edit;
	}

	keep(entry: Entry & Fact): void {
		this.#now = extend(this.#now, entry);
		this.#anchor = entry.id;
	}
	drop(entry: HistoryEntry): void {
		this.#editOf(entry.id, false);
		this.#anchor = entry.id;
	}
	/** Inserts the fact that a command leads to. */
	insert(command: Command): Result<Fact, Refusal> {
		const decided = decide(this.state, command);
		if (!decided.ok) return decided;
		this.#editOf(this.#anchor, true).put.push(decided.value);
		this.#number += 1;
		const id = `new ${this.#number}` as EntryId;
		this.#now = extend(this.#now, { ...decided.value, id, at: this.#now.entry.at });
		return decided;
	}

	/** Inserts the facts of a change. An order of exits may include the last player, who needs no
	 * exit. */
	apply(change: Change): Result<unknown, Refusal> {
		const { round } = this.state;
		this.#applied.add(change);
		switch (change.type) {
			case 'exits':
				if (round !== null && round.step !== 'play')
					this.insert({ type: 'goToStep', step: 'play' });
				for (const player of change.order) {
					const out = this.insert({ type: 'recordExit', player });
					if (!out.ok && out.error !== 'round-finished' && out.error !== 'not-at-the-table')
						return out;
					if (out.ok && change.forbidden.includes(player)) {
						const judged = this.insert({ type: 'judgeExit', player, forbidden: true });
						if (!judged.ok) return judged;
					}
				}
				for (const { player, points, reason } of this.#scores.splice(0))
					this.insert({ type: 'correctScore', player, points, reason });
				return ok(null);
			case 'ranking': {
				if (round !== null && round.step !== 'play')
					this.insert({ type: 'goToStep', step: 'play' });
				for (let n = 0; n < change.times; n++) {
					const turned = this.insert({ type: 'turnRanking', until: 'round' });
					if (!turned.ok) return turned;
				}
				return ok(null);
			}
			case 'revolution':
				return change.caller === null
					? ok(null)
					: this.insert({ type: 'callRevolution', caller: change.caller });
			case 'hands':
				if (!change.changed) return ok(null);
				return round === null
					? no('no-round')
					: this.insert({ type: 'changeHands', payer: round.places.at(-1)! });
			case 'tax':
				return this.insert({ type: 'markTax', payer: change.payer, ...change.mark });
			case 'chairs':
				return this.#seatAt(change.chair);
			case 'join': {
				const { player, card } = change;
				return this.insert({ type: 'join', player, ...(card === undefined ? {} : { card }) });
			}
			case 'leave':
				return this.insert({ type: 'leave', player: change.player });
			case 'sit-out':
				return this.insert({ type: 'sitOut', player: change.player });
			case 'rules': {
				const same = JSON.stringify(round?.rules) === JSON.stringify(change.rules);
				const put = this.insert({ type: 'changeRules', rules: change.rules, once: change.once });
				return !put.ok && put.error === 'no-change' && same ? ok(null) : put;
			}
			case 'seats':
				return this.insert({ type: 'setSeats', order: change.order, how: 'by-hand' });
			case 'not-so':
				return ok(null);
		}
	}

	/** Records where people sat. Whether they keep their chairs in later rounds stays as it is
	 * (SE-3). */
	#seatAt(chair: number | 'kept'): Result<Fact, Refusal> {
		const { round } = this.state;
		if (round === null) return no('no-round');
		const { before, places, keepChairs } = round;
		if (before === null) return no('no-chairs-yet');
		if (chair === 'kept')
			return this.insert({ type: 'recordChairs', chairs: seatsKept(before, places) });
		if (!keepChairs) return this.insert({ type: 'chooseTopChair', chair });
		return this.insert({ type: 'recordChairs', chairs: seatsFrom(places, chair) });
	}

	/** Appends an old entry, after what it needs now; if it cannot fit, it is left out and
	 * reported. */
	append({ entry, was }: EntryContext): Result<unknown, Refusal> {
		const fact = entry as Entry & Fact;
		if (entry.type === 'ScoreCorrected' || entry.type === 'ExitsSwapped') {
			// what followed a result follows it again
			if (entry.type === 'ScoreCorrected' && this.#awaitsExits(was)) {
				this.#scores.push(entry);
				this.drop(entry);
				return ok(null);
			}
			this.finish(was);
		}
		for (let tries = 0; tries < 4; tries++) {
			const fit: Result<Fact, Refusal> = isAboutSameTaxes(fact, was, this.state)
				? fits(this.state, fact)
				: no('no-bracket');
			if (fit.ok) {
				this.keep(fact);
				return fit;
			}
			if (HOPELESS.includes(fit.error)) return fit;
			if (!this.#prepare(fact, fit.error, was)) return this.#leaveOut(entry, fit.error);
		}
		return this.#leaveOut(entry, 'does-not-fit');
	}

	#leaveOut(entry: HistoryEntry, why: Refusal): Result<unknown, Refusal> {
		const { round } = this.state;
		// the last player needs no exit
		const impliedLast =
			entry.type === 'PlayerWentOut' &&
			why === 'round-finished' &&
			round !== null &&
			stillIn(round).length === 1 &&
			stillIn(round)[0] === entry.player;
		if (!isObsolete(entry, why) && !impliedLast)
			this.problems.push({ type: 'left-out', round: roundNumber(this.state), entry, why });
		this.drop(entry);
		return ok(null);
	}

	/** Inserts what an entry needs to fit. @returns whether anything was inserted */
	#prepare(fact: Fact, why: Refusal, was: Evening): boolean {
		const { seating, round } = this.state;
		if (seating !== null && was.seating === null) return this.#seat(was);
		switch (why) {
			case 'not-playing-yet':
				return this.insert({ type: 'goToStep', step: 'play' }).ok;
			case 'not-dealt':
				return this.insert({ type: 'goToStep', step: 'taxes' }).ok;
			case 'round-not-finished':
				if (round === null) return false;
				if (round.step !== 'play') return this.insert({ type: 'goToStep', step: 'play' }).ok;
				return this.#fillIn(was);
			case 'round-finished': {
				// the deal was void before anybody knew its result
				const last = round?.out.at(-1);
				if (fact.type !== 'RoundVoided' || last === undefined) return false;
				return this.insert({ type: 'takeBackExit', player: last }).ok;
			}
			case 'no-bracket':
				// the entry also started play
				if (fact.type !== 'TaxesSettled' || round === null || round.step === 'play') return false;
				if (!round.dealt) this.insert({ type: 'goToStep', step: 'taxes' });
				for (const { payer } of sameBrackets(was, this.state))
					this.insert({ type: 'markTax', payer, paid: true, returned: true });
				this.insert({ type: 'goToStep', step: 'play' });
				return false;
			default:
				return false;
		}
	}

	/** Leaves people in the chairs in which they really sat, once they had confirmed them, unless
	 * the change is about them (SE-2).
	 * @param then the old evening at this point */
	stay({ round: then }: Evening): void {
		const { round } = this.state;
		if (then === null || round === null || then.number !== round.number) return;
		if (then.step === 'seats' || round.step === 'seats') return;
		if (this.changes.some((change) => movesPeople(change, round.number))) return;
		const chairs = asTheySat(then.chairs, round);
		if (chairs.some((player, i) => round.chairs[i] !== player))
			this.insert({ type: 'recordChairs', chairs });
	}

	/** Whether a round had its result, and its exits are to be given by a change. */
	#awaitsExits({ round }: Evening): boolean {
		const isOfRound = (c: Change) => c.type === 'exits' && c.round === round?.number;
		const isToCome = this.changes.some((c) => isOfRound(c) && !this.#applied.has(c));
		return isToCome && round !== null && isFinished(round);
	}

	/** Gives an unconfirmed round a result again if it had one. */
	finish(was: Evening): void {
		const { round } = this.state;
		if (was.round === null || !isFinished(was.round)) return;
		if (round?.number !== was.round.number || isFinished(round)) return;
		if (round.step !== 'play') this.insert({ type: 'goToStep', step: 'play' });
		this.#fillIn(was);
	}

	/** Lets everyone who is still in go out in the old order, with newcomers after them. */
	#fillIn(was: Evening): boolean {
		const { round } = this.state;
		if (round === null) return false;
		const before = was.round === null ? [] : exitOrder(was.round);
		const rank = (p: PlayerId) => (before.includes(p) ? before.indexOf(p) : Infinity);
		const order = stillIn(round).sort((a, b) => rank(a) - rank(b));
		for (const player of order) this.insert({ type: 'recordExit', player });
		this.problems.push({ type: 'filled-in', round: round.number, order });
		const now = this.state.round;
		return now !== null && isFinished(now);
	}

	/** Assigns first seats that the old history did not need: by a `seats` change, or as people
	 * sat, newcomers last. */
	#seat(was: Evening): boolean {
		const number = roundNumber(this.state);
		const { players } = this.state.seating!;
		const given = this.changes.find((c) => c.type === 'seats' && c.round === number);
		const before = was.round?.places ?? [];
		const rank = (p: PlayerId) => (before.includes(p) ? before.indexOf(p) : Infinity);
		const usual = [...players].sort((a, b) => rank(a) - rank(b));
		const order = given?.type === 'seats' ? given.order : usual;
		const seats = this.insert({ type: 'setSeats', order, how: 'by-hand' });
		if (seats.ok && given === undefined)
			this.problems.push({ type: 'seated', round: number, order });
		return seats.ok;
	}
}

/** Plans an amendment of a history.
 * @param changes the change that the amendment is about, then those that answer the problems it
 * caused
 * @returns the edits and the remaining problems; or why a change is impossible: `no-round`,
 * `no-change`, or what the rules refuse */
export function planAmendment(
	history: History,
	changes: readonly [Change, ...Change[]]
): Result<Plan, Refusal> {
	if (changes.some(({ round }) => round > roundNumber(history.state))) return no('no-round');
	const contexts = entryContexts(history);
	const places = changes.map((change) => insertionIndex(change, contexts));
	const isClosing = ({ entry }: EntryContext) => entry.type === 'EveningClosed';
	const end = history.state.closedAt === null ? contexts.length : contexts.findLastIndex(isClosing);
	const replay = new Replay(historySteps(history)[0]!, changes);
	for (const [i, context] of [...contexts, null].entries()) {
		for (const [c, change] of changes.entries()) {
			if (places[c] !== i) continue;
			const applied = replay.apply(change);
			if (!applied.ok) return applied;
		}
		if (i === end) replay.finish(context?.was ?? history.state);
		if (context === null) continue;
		if (changes.some((change) => replaces(change, context))) replay.drop(context.entry);
		else {
			const appended = replay.append(context);
			if (!appended.ok) return appended;
		}
		replay.stay(contexts[i + 1]?.was ?? history.state);
	}
	const { edits, problems, state } = replay;
	if (JSON.stringify(state) === JSON.stringify(history.state)) return no('no-change');
	return ok({
		about: correctionTopicOf(changes[0]),
		round: changes[0].round,
		edits,
		problems,
		after: state
	});
}
