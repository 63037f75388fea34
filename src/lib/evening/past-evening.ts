import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { decideStart } from './decide.ts';
import type { Command, Entry, EveningStarted } from './entries.ts';
import type { EntryId, PlayerId } from './ids.ts';
import type { Refusal } from './kind.ts';
import { isFinished, present, result, rulesInForce, rulesToChange } from './round.ts';
import type { Evening, Newcomer, Person } from './state.ts';
import { advance, decideNext, fold, type Timeline } from './timeline.ts';

/** Makes the log of an evening that was played before it is entered, by hand or from a file. It has
 * the entries that the evening would have had, as far as they are known, so that everything counts
 * and corrects it like any other. */

/** An evening of the past so far. Adding to it makes another one, so that additions can be
 * tried. */
export interface PastEvening {
	readonly entries: readonly Entry[];
	readonly timeline: Timeline;
}

/** A round of which the places are known. */
export interface PastRound {
	/** From the top, at its start; null: as they follow from the round before. */
	readonly places: readonly PlayerId[] | null;
	/** Whether everyone drew anew before it, because somebody joined (JO-2). */
	readonly redrawn: boolean;
	/** Everyone in the order of the new places, from the top. */
	readonly result: readonly PlayerId[];
	/** Those of `result` who left before the round was over: its last ones. */
	readonly left: readonly PlayerId[];
}

const idOf = (evening: string, n: number) => `${evening}-${n}` as EntryId;

/** Begins an evening of the past; refuses as `decideStart` does.
 * @param at when it was played, in milliseconds since 1970 */
export function beginPast(
	start: Omit<EveningStarted, 'type'> & { readonly enteredAt: number },
	at: number
): Result<PastEvening, Refusal> {
	const started = decideStart(start);
	if (!started.ok) return started;
	const entry: Entry = { ...started.value, id: idOf(start.evening, 0), at };
	return ok({ entries: [entry], timeline: advance(null, entry) });
}

/** Appends the entry that a command leads to. */
export function appendPast(past: PastEvening, command: Command): Result<PastEvening, Refusal> {
	const { entries, timeline } = past;
	const decided = decideNext(timeline, command);
	if (!decided.ok) return decided;
	const id = idOf(timeline.state.id, entries.length);
	const entry: Entry = { ...decided.value, id, at: timeline.state.startedAt };
	return ok({ entries: [...entries, entry], timeline: advance(timeline, entry) });
}

const stateOf = ({ timeline }: PastEvening) => timeline.state;

/** A newcomer with a card that the rules accept, where a card decides the place: nobody knows which
 * it was. */
function withJoined(past: PastEvening, player: Person): Result<PastEvening, Refusal> {
	const join = (newcomer: Newcomer) => appendPast(past, { type: 'join', ...newcomer });
	const joined = join({ player });
	if (joined.ok || joined.error !== 'card-needed') return joined;
	const state = stateOf(past);
	const pack = packFor(rulesInForce(state).options, present(state).length + 1);
	for (const card of rankCounts(pack).keys()) {
		const drawn = join({ player, card });
		if (drawn.ok) return drawn;
	}
	return joined;
}

/** The evening with exactly the people of a round at the table. Whoever was away joins as a
 * newcomer (JO-5). */
function withPeople(
	past: PastEvening,
	{ result: there, redrawn }: PastRound,
	people: ReadonlyMap<PlayerId, Person>
): Result<PastEvening, Refusal> {
	const before = present(stateOf(past));
	const joining = there.filter((player) => !before.includes(player));
	// somebody left and came back: nobody knows who
	const come = redrawn && joining.length === 0 ? there.slice(-1) : joining;
	const gone = before.filter((player) => !there.includes(player) || come.includes(player));
	let now = past;
	// the last ones at a table can only leave when others are there
	const stuck: PlayerId[] = [];
	for (const player of gone) {
		const left = appendPast(now, { type: 'leave', player });
		if (left.ok) now = left.value;
		else if (left.error === 'too-few') stuck.push(player);
		else return left;
	}
	for (const player of come) {
		const joined = withJoined(now, people.get(player)!);
		if (!joined.ok) return joined;
		now = joined.value;
	}
	for (const player of stuck) {
		const left = appendPast(now, { type: 'leave', player });
		if (!left.ok) return left;
		now = left.value;
	}
	return ok(now);
}

/** The evening with its seats assigned, at these places if they are given. */
function withPlaces(past: PastEvening, places: PastRound['places']): Result<PastEvening, Refusal> {
	const { seating, round, enteredAt } = stateOf(past);
	if (enteredAt === null) return no('seats-are-settled');
	const seat = (order: readonly PlayerId[]) =>
		appendPast(past, { type: 'setSeats', order, how: 'by-hand' });
	if (seating !== null) return seat(places ?? seating.players);
	if (round === null) return ok(past);
	// the cards of newcomers are made up
	const isDrawn = round.newcomers.length > 0 && round.rules.options.newcomers === 'by-card';
	const order = places ?? (isDrawn ? [...round.veterans, ...round.newcomers] : round.places);
	return order.every((player, i) => player === round.places[i]) ? ok(past) : seat(order);
}

const hasResult = (past: PastEvening, order: readonly PlayerId[]): boolean => {
	const { round } = stateOf(past);
	return (
		round !== null && isFinished(round) && result(round).every((player, i) => player === order[i])
	);
};

/** The evening with the round played: by exits in this order if they lead to these places, else
 * with everyone placed by hand (SE-4). */
function withResult(
	past: PastEvening,
	{ result: order, left }: PastRound
): Result<PastEvening, Refusal> {
	let now = past;
	for (const player of order.filter((player) => left.includes(player)).reverse()) {
		const gone = appendPast(now, { type: 'leaveMidRound', player });
		if (!gone.ok) return gone;
		now = gone.value;
	}
	const stayed = order.filter((player) => !left.includes(player));
	const exits = stayed.reduce((at, player) => {
		const out = appendPast(at, { type: 'recordExit', player });
		// the last and the fallen need no exit
		return out.ok ? out.value : at;
	}, now);
	if (hasResult(exits, order)) return ok(exits);
	const placed = appendPast(now, { type: 'endRoundEarly', rest: stayed });
	return placed.ok && !hasResult(placed.value, order) ? no('does-not-fit') : placed;
}

const isPlayed = ({ round }: Evening): boolean => round !== null && isFinished(round);

/** The evening with other rules from the next deal on, if they are others. */
function withRules(past: PastEvening, rules: Rules): Result<PastEvening, Refusal> {
	const isSame = JSON.stringify(rulesToChange(stateOf(past))) === JSON.stringify(rules);
	return isSame ? ok(past) : appendPast(past, { type: 'changeRules', rules, once: false });
}

/** The evening ready for its next round. */
function withNextRound(past: PastEvening, rules: Rules): Result<PastEvening, Refusal> {
	if (!isPlayed(stateOf(past))) return withRules(past, rules);
	// later there may be too few players for a change, and now too few for these rules
	const changed = withRules(past, rules);
	const next = appendPast(changed.ok ? changed.value : past, { type: 'confirmRound' });
	return next.ok ? withRules(next.value, rules) : next;
}

/**
 * Adds a round.
 * @param rules of this round and the later ones
 * @param people everyone in it
 * @returns the evening, with the round finished; or why it cannot have been played so by these
 * rules
 */
export function addPastRound(
	past: PastEvening,
	round: PastRound,
	rules: Rules,
	people: ReadonlyMap<PlayerId, Person>
): Result<PastEvening, Refusal> {
	const steps: readonly ((now: PastEvening) => Result<PastEvening, Refusal>)[] = [
		(now) => withNextRound(now, rules),
		(now) => withPeople(now, round, people),
		(now) => withPlaces(now, round.places),
		(now) => appendPast(now, { type: 'goToStep', step: 'play' }),
		(now) => withResult(now, round)
	];
	let now = past;
	for (const step of steps) {
		const next = step(now);
		if (!next.ok) return next;
		now = next.value;
	}
	return ok(now);
}

/** Closes an evening of the past.
 * @param duration how long it was played, in milliseconds; 0 if nobody knows */
export function endPast(past: PastEvening, duration: number): Result<PastEvening, Refusal> {
	const last = isPlayed(stateOf(past)) ? appendPast(past, { type: 'confirmRound' }) : ok(past);
	const closed = last.ok ? appendPast(last.value, { type: 'closeEvening' }) : last;
	if (!closed.ok) return closed;
	const { entries } = closed.value;
	const timed = entries.map((entry, i) => ({
		...entry,
		at: entry.at + Math.round((duration * i) / (entries.length - 1))
	}));
	return ok({ entries: timed, timeline: fold(timed)! });
}
