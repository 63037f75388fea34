import type { CorrectionTopic, Edit, Entry, Fact, HistoryEntry } from '#lib/evening/entries.ts';
import type { History } from '#lib/evening/history.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { isFinished, roundNumber, stillIn } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { insertChange, insertionIndex, replaces, topicOfChange, type Change } from './changes.ts';
import { entryContexts, type EntryContext } from './contexts.ts';
import { PlanBuilder, type Problem } from './plan-builder.ts';
import { finishRound, keepChairs, prepareFor, stillFits } from './repair.ts';

/** The edits of an amendment, and their result. */
export interface Plan {
	readonly about: CorrectionTopic;
	readonly round: number;
	readonly edits: readonly Edit[];
	/** In the order of the history. */
	readonly problems: readonly Problem[];
	/** The evening after the amendment. */
	readonly after: Evening;
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
	const replayed = replay(history, changes);
	if (!replayed.ok) return replayed;
	const { edits, problems, state } = replayed.value;
	if (JSON.stringify(state) === JSON.stringify(history.state)) return no('no-change');
	const topic = topicOfChange(changes[0]);
	return ok({
		about: topic === 'seats' ? 'people' : topic,
		round: changes[0].round,
		edits,
		problems,
		after: state
	});
}

/** Replays a history entry by entry with changes. */
function replay(history: History, changes: readonly Change[]): Result<PlanBuilder, Refusal> {
	const contexts = entryContexts(history);
	const builder = new PlanBuilder(history);
	const pending = new Map(changes.map((change) => [change, insertionIndex(change, contexts)]));
	/** Corrections of points that wait for the exits they follow. */
	const points: ScoreCorrected[] = [];
	const insertAt = (index: number): Result<unknown, Refusal> => {
		for (const [change, at] of pending) {
			if (at !== index) continue;
			pending.delete(change);
			const inserted = insertChange(builder, change);
			if (!inserted.ok) return inserted;
			if (change.type === 'exits')
				for (const { player, points: n, reason } of points.splice(0))
					builder.insert({ type: 'correctScore', player, points: n, reason });
		}
		return ok(null);
	};
	const isClosed = history.state.closedAt !== null;
	const closing = contexts.findLast(({ entry }) => entry.type === 'EveningClosed');
	for (const [i, context] of contexts.entries()) {
		const { entry, was, became } = context;
		const inserted = insertAt(i);
		if (!inserted.ok) return inserted;
		if (isClosed && context === closing) finishRound(builder, was);
		if (changes.some((change) => replaces(change, context))) builder.drop(entry);
		else if (entry.type === 'ScoreCorrected' && awaitsExits(was, [...pending.keys()])) {
			points.push(entry);
			builder.drop(entry);
		} else {
			const appended = append(builder, context, changes);
			if (!appended.ok) return appended;
		}
		keepChairs(builder, became, changes);
	}
	const inserted = insertAt(contexts.length);
	if (!inserted.ok) return inserted;
	if (!isClosed) finishRound(builder, history.state);
	return ok(builder);
}

type ScoreCorrected = Extract<Fact, { type: 'ScoreCorrected' }>;

/** Whether a round had its result, and a change that is still to be inserted gives its exits. */
const awaitsExits = ({ round }: Evening, pending: readonly Change[]): boolean =>
	round !== null &&
	isFinished(round) &&
	pending.some((change) => change.type === 'exits' && change.round === round.number);

/** Refusals after which no later entry could be kept: the change itself is refused. */
const HOPELESS: readonly Refusal[] = ['too-few', 'too-many'];

/** Appends an old entry, after any facts that it needs now; if it cannot fit, it is left out and
 * reported. */
function append(
	builder: PlanBuilder,
	{ entry, was }: EntryContext,
	changes: readonly Change[]
): Result<unknown, Refusal> {
	const fact = entry as Entry & Fact;
	// keeps the order: entries after a result stay after it
	if (entry.type === 'ScoreCorrected' || entry.type === 'ExitsSwapped') finishRound(builder, was);
	for (let tries = 0; tries < 4; tries++) {
		const fit = stillFits(fact, was, builder.state);
		if (fit.ok) {
			builder.keep(fact);
			return fit;
		}
		if (HOPELESS.includes(fit.error)) return fit;
		if (!prepareFor(builder, { fact, why: fit.error, was }, changes)) {
			leaveOut(builder, entry, fit.error);
			return ok(null);
		}
		// before an exit, after which chairs are settled
		keepChairs(builder, was, changes);
	}
	leaveOut(builder, entry, 'does-not-fit');
	return ok(null);
}

function leaveOut(builder: PlanBuilder, entry: HistoryEntry, why: Refusal): void {
	const { state } = builder;
	if (!isObsolete(entry, why, state))
		builder.problems.push({ type: 'left-out', round: roundNumber(state), entry, why });
	builder.drop(entry);
}

/** Whether an entry can be left out silently: it has no effect any more, or only recorded the step
 * of the round. */
function isObsolete(entry: HistoryEntry, why: Refusal, { round }: Evening): boolean {
	switch (entry.type) {
		case 'ChairsRecorded':
			// it is recorded anew
			return true;
		case 'RulesChanged':
			// it is a decision even if the rules are the same already
			return false;
		case 'PlayerWentOut': {
			// it was filled in before, or the last player needs no exit
			if (why === 'already-out') return true;
			const left = round === null ? [] : stillIn(round);
			return why === 'round-finished' && left.length === 1 && left[0] === entry.player;
		}
		case 'StepReached':
			return why === 'no-change' || why === 'step-behind' || why === 'cards-are-dealt';
		default:
			return why === 'no-change';
	}
}
