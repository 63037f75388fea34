import { decide } from '#lib/evening/decide.ts';
import type { Command, Edit, Entry, Fact, Matter } from '#lib/evening/entries.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { extend, fits, historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { isFinished, roundNumber, stillIn } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import {
	exitOrder,
	matterOf,
	passagesOf,
	placeOf,
	replaces,
	type Change,
	type Passage
} from './changes.ts';
import { sameBrackets, saysTheSame } from './same-taxes.ts';

/** What later no longer fits, and what is done about it unless people say otherwise. */
export type Problem =
	| {
			/** It is left out. */
			readonly type: 'left-out';
			readonly round: number;
			readonly entry: HistoryEntry;
			readonly why: Refusal;
	  }
	| {
			/** Not everyone's exit is known: those who are still in go out in this order. An `exits` change of that round says
			 * otherwise. */
			readonly type: 'filled-in';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  }
	| {
			/** A new draw would have been due: seated like this. A `seats` change of that round says otherwise. */
			readonly type: 'seated';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  };

/** What an amendment comes to. */
export interface Plan {
	readonly about: Matter;
	readonly round: number;
	readonly edits: readonly Edit[];
	/** In the order of the history. */
	readonly problems: readonly Problem[];
	/** The evening as it would be. */
	readonly after: Evening;
}

/** No later entry can be kept: the change itself is refused then. */
const HOPELESS: readonly Refusal[] = ['too-few', 'too-many'];
/** The entry would change nothing any more, or only said how far the round had come. */
const isIdle = ({ type }: HistoryEntry, why: Refusal): boolean =>
	// a change of rules was somebody's word, though they were the rules already
	(why === 'no-change' && type !== 'RulesChanged') ||
	(type === 'StepReached' && (why === 'step-behind' || why === 'cards-are-dealt'));

/** Tells a history anew, entry by entry, with what is changed. */
class Retelling {
	#now: History;
	/** The old entry that came last: what is put in comes after it. */
	#anchor: EntryId;
	#number = 0;
	readonly #edits = new Map<EntryId, { keep: boolean; put: Fact[] }>();
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
	/** Puts in what a command leads to here. */
	put(command: Command): Result<Fact, Refusal> {
		const decided = decide(this.state, command);
		if (!decided.ok) return decided;
		this.#editOf(this.#anchor, true).put.push(decided.value);
		this.#number += 1;
		const id = `new ${this.#number}` as EntryId;
		this.#now = extend(this.#now, { ...decided.value, id, at: this.#now.entry.at });
		return decided;
	}

	/** Puts in what a change says. An order of exits may name more than the round needs: whoever is filled in. */
	say(change: Change): Result<unknown, Refusal> {
		const { round } = this.state;
		switch (change.type) {
			case 'exits':
				if (round !== null && round.step !== 'play') this.put({ type: 'goToStep', step: 'play' });
				for (const player of change.order) {
					const out = this.put({ type: 'recordExit', player });
					if (!out.ok && out.error !== 'round-finished' && out.error !== 'not-at-the-table')
						return out;
					if (out.ok && change.forbidden.includes(player)) {
						const judged = this.put({ type: 'judgeExit', player, forbidden: true });
						if (!judged.ok) return judged;
					}
				}
				return ok(null);
			case 'revolution':
				return change.caller === null
					? ok(null)
					: this.put({ type: 'callRevolution', caller: change.caller });
			case 'tax':
				return this.put({ type: 'markTax', payer: change.payer, ...change.mark });
			case 'chairs':
				return this.put(
					change.chair === 'kept'
						? { type: 'keepChairs' }
						: { type: 'chooseTopChair', chair: change.chair }
				);
			case 'join': {
				const { player, card } = change;
				return this.put({ type: 'join', player, ...(card === undefined ? {} : { card }) });
			}
			case 'leave':
				return this.put({ type: 'leave', player: change.player });
			case 'sit-out':
				return this.put({ type: 'sitOut', player: change.player });
			case 'rules': {
				const same = JSON.stringify(round?.rules) === JSON.stringify(change.rules);
				const put = this.put({ type: 'changeRules', rules: change.rules, once: change.once });
				return !put.ok && put.error === 'no-change' && same ? ok(null) : put;
			}
			case 'seats':
				return this.put({ type: 'setSeats', order: change.order, how: 'by-hand' });
			case 'not-so':
				return ok(null);
		}
	}

	/** Takes an old entry in, after what it needs now; else it is left out and named. */
	take({ entry, was }: Passage): Result<unknown, Refusal> {
		const fact = entry as Entry & Fact;
		for (let tries = 0; tries < 4; tries++) {
			const fit: Result<Fact, Refusal> = saysTheSame(fact, was, this.state)
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
		// the last in is last without being tapped
		const impliedLast =
			entry.type === 'PlayerWentOut' &&
			why === 'round-finished' &&
			round !== null &&
			stillIn(round).length === 1 &&
			stillIn(round)[0] === entry.player;
		if (!isIdle(entry, why) && !impliedLast)
			this.problems.push({ type: 'left-out', round: roundNumber(this.state), entry, why });
		this.drop(entry);
		return ok(null);
	}

	/** Does what has to happen before an entry fits. @returns whether anything was done */
	#prepare(fact: Fact, why: Refusal, was: Evening): boolean {
		const { seating, round } = this.state;
		if (seating !== null && was.seating === null) return this.#seat(was);
		switch (why) {
			case 'not-playing-yet':
				return this.put({ type: 'goToStep', step: 'play' }).ok;
			case 'not-dealt':
				return this.put({ type: 'goToStep', step: 'taxes' }).ok;
			case 'round-not-finished':
				if (round === null) return false;
				if (round.step !== 'play') return this.put({ type: 'goToStep', step: 'play' }).ok;
				return this.#fillIn(was);
			case 'no-bracket':
				// it said that play begins, too
				if (fact.type !== 'TaxesSettled' || round === null || round.step === 'play') return false;
				if (!round.dealt) this.put({ type: 'goToStep', step: 'taxes' });
				for (const { payer } of sameBrackets(was, this.state))
					this.put({ type: 'markTax', payer, paid: true, returned: true });
				this.put({ type: 'goToStep', step: 'play' });
				return false;
			default:
				return false;
		}
	}

	/** A round that had its result without being confirmed has one still. */
	finish(was: Evening): void {
		const { round } = this.state;
		if (was.round === null || !isFinished(was.round)) return;
		if (round?.number !== was.round.number || isFinished(round)) return;
		if (round.step !== 'play') this.put({ type: 'goToStep', step: 'play' });
		this.#fillIn(was);
	}

	/** Everyone who is still in goes out as they did before, newcomers after them. */
	#fillIn(was: Evening): boolean {
		const { round } = this.state;
		if (round === null) return false;
		const before = was.round === null ? [] : exitOrder(was.round);
		const rank = (p: PlayerId) => (before.includes(p) ? before.indexOf(p) : Infinity);
		const order = stillIn(round).sort((a, b) => rank(a) - rank(b));
		for (const player of order) this.put({ type: 'recordExit', player });
		this.problems.push({ type: 'filled-in', round: round.number, order });
		const now = this.state.round;
		return now !== null && isFinished(now);
	}

	/** First seats where there were none to find: as people say, or as they sat, with newcomers after them. */
	#seat(was: Evening): boolean {
		const number = roundNumber(this.state);
		const { players } = this.state.seating!;
		const said = this.changes.find((c) => c.type === 'seats' && c.round === number);
		const before = was.round?.places ?? [];
		const rank = (p: PlayerId) => (before.includes(p) ? before.indexOf(p) : Infinity);
		const usual = [...players].sort((a, b) => rank(a) - rank(b));
		const order = said?.type === 'seats' ? said.order : usual;
		const seats = this.put({ type: 'setSeats', order, how: 'by-hand' });
		if (seats.ok && said === undefined)
			this.problems.push({ type: 'seated', round: number, order });
		return seats.ok;
	}
}

/** What the history would be with these changes, and what of it no longer fits. The first change is what it is about;
 * the others answer what it brought up.
 * @returns the reason if a change cannot be: it contradicts the rules, or nothing would change */
export function planAmendment(
	history: History,
	changes: readonly [Change, ...Change[]]
): Result<Plan, Refusal> {
	if (changes.some(({ round }) => round > roundNumber(history.state))) return no('no-round');
	const passages = passagesOf(history);
	const places = changes.map((change) => placeOf(change, passages));
	const isClosing = ({ entry }: Passage) => entry.type === 'EveningClosed';
	const end = history.state.closedAt === null ? passages.length : passages.findLastIndex(isClosing);
	const telling = new Retelling(historySteps(history)[0]!, changes);
	for (const [i, passage] of [...passages, null].entries()) {
		for (const [c, change] of changes.entries()) {
			if (places[c] !== i) continue;
			const said = telling.say(change);
			if (!said.ok) return said;
		}
		if (i === end) telling.finish(passage?.was ?? history.state);
		if (passage === null) continue;
		if (changes.some((change) => replaces(change, passage))) telling.drop(passage.entry);
		else {
			const taken = telling.take(passage);
			if (!taken.ok) return taken;
		}
	}
	const { edits, problems, state } = telling;
	if (JSON.stringify(state) === JSON.stringify(history.state)) return no('no-change');
	return ok({
		about: matterOf(changes[0]),
		round: changes[0].round,
		edits,
		problems,
		after: state
	});
}
