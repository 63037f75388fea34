import type { Fact } from '#lib/evening/entries.ts';
import { fits } from '#lib/evening/history.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { exitOrder, isFinished, roundNumber, stillIn, taxesOf } from '#lib/evening/round.ts';
import { asTheySat } from '#lib/evening/seating.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Change } from './changes.ts';
import type { PlanBuilder } from './plan-builder.ts';

/** Inserts facts that later entries need to fit after a change. `was` is the evening before the
 * same entry in the old history. */

const bracketsOf = ({ round }: Evening): readonly Bracket<PlayerId>[] =>
	round === null ? [] : taxesOf(round).brackets;

/** The brackets that are the same in both evenings: payer, receiver and count. */
function sameBrackets(was: Evening, now: Evening): Bracket<PlayerId>[] {
	const before = bracketsOf(was);
	return bracketsOf(now).filter(({ payer, receiver, count }) =>
		before.some((b) => b.payer === payer && b.receiver === receiver && b.count === count)
	);
}

/** Whether an entry about taxes is about the same taxes in both evenings. Others cannot be kept:
 * nobody knows whether the players paid what they would have owed. */
function isAboutSameTaxes(fact: Fact, was: Evening, now: Evening): boolean {
	switch (fact.type) {
		case 'TaxesSettled':
			return sameBrackets(was, now).length === bracketsOf(now).length;
		case 'TaxMarked':
		case 'TaxCorrected':
			return sameBrackets(was, now).some(({ payer }) => payer === fact.payer);
		default:
			return true;
	}
}

/** Whether an old entry is still accepted, with the same meaning. */
export const stillFits = (fact: Fact, was: Evening, now: Evening): Result<Fact, Refusal> =>
	isAboutSameTaxes(fact, was, now) ? fits(now, fact) : no('no-bracket');

/** Inserts the facts that a refused entry needs to fit.
 * @returns whether anything was inserted after which it may fit */
export function prepareFor(
	builder: PlanBuilder,
	{ fact, why, was }: { fact: Fact; why: Refusal; was: Evening },
	changes: readonly Change[]
): boolean {
	const { seating, round } = builder.state;
	if (seating !== null && was.seating === null) return assignSeats(builder, was, changes);
	switch (why) {
		case 'not-playing-yet':
			return builder.startPlay();
		case 'not-dealt':
			return builder.insert({ type: 'goToStep', step: 'taxes' }).ok;
		case 'round-not-finished':
			if (round === null) return false;
			return round.step === 'play' ? fillIn(builder, was) : builder.startPlay();
		case 'round-finished': {
			// the deal was void before anybody knew its result
			const last = round?.out.at(-1);
			if (fact.type !== 'RoundVoided' || last === undefined) return false;
			return builder.insert({ type: 'takeBackExit', player: last }).ok;
		}
		case 'no-bracket':
			// the entry itself is dropped, but its start of play is kept
			if (fact.type === 'TaxesSettled') settleSameTaxes(builder, was);
			return false;
		default:
			return false;
	}
}

/** Assigns first seats that the old history did not need: by a `seats` change, or as people sat,
 * newcomers last. */
function assignSeats(builder: PlanBuilder, was: Evening, changes: readonly Change[]): boolean {
	const { state } = builder;
	const round = roundNumber(state);
	const given = changes.find((change) => change.type === 'seats' && change.round === round);
	const order =
		given?.type === 'seats'
			? given.order
			: inOldOrder(state.seating?.players ?? [], was.round?.places ?? []);
	const seats = builder.insert({ type: 'setSeats', order, how: 'by-hand' });
	if (seats.ok && given === undefined) builder.problems.push({ type: 'seated', round, order });
	return seats.ok;
}

/** Players as they were ordered before; those who were not there come last. */
function inOldOrder(players: readonly PlayerId[], before: readonly PlayerId[]): PlayerId[] {
	const rank = (player: PlayerId) => (before.includes(player) ? before.indexOf(player) : Infinity);
	return players.toSorted((a, b) => rank(a) - rank(b));
}

/** Lets the remaining players go out in the old order, with newcomers after them.
 * @returns whether the round is finished then */
function fillIn(builder: PlanBuilder, was: Evening): boolean {
	const { round } = builder.state;
	if (round === null) return false;
	const order = inOldOrder(stillIn(round), was.round === null ? [] : exitOrder(was.round));
	for (const player of order) builder.insert({ type: 'recordExit', player });
	builder.problems.push({ type: 'filled-in', round: round.number, order });
	const now = builder.state.round;
	return now !== null && isFinished(now);
}

/** Starts play with the taxes paid that are owed as before. */
function settleSameTaxes(builder: PlanBuilder, was: Evening): void {
	const { round } = builder.state;
	if (round === null || round.step === 'play') return;
	if (!round.dealt) builder.insert({ type: 'goToStep', step: 'taxes' });
	for (const { payer } of sameBrackets(was, builder.state))
		builder.insert({ type: 'markTax', payer, paid: true, returned: true });
	builder.startPlay();
}

/** Gives an unconfirmed round a result again if it had one. */
export function finishRound(builder: PlanBuilder, was: Evening): void {
	const { round } = builder.state;
	if (was.round === null || !isFinished(was.round)) return;
	if (round?.number !== was.round.number || isFinished(round)) return;
	builder.startPlay();
	fillIn(builder, was);
}

/** Whether a change says that people sat otherwise in a round than is recorded. */
function movesPeople(change: Change, was: Round): boolean {
	if (change.round !== was.number) return false;
	switch (change.type) {
		case 'chairs':
		case 'seats':
			return true;
		case 'revolution': {
			const recorded = was.revolution?.greater === true;
			return (change.moved ?? recorded) !== recorded;
		}
		default:
			return false;
	}
}

/** Leaves people in the chairs in which they really sat, once they had confirmed them, unless a
 * change is about them (SE-2). */
export function keepChairs(
	builder: PlanBuilder,
	{ round: old }: Evening,
	changes: readonly Change[]
): void {
	const { round } = builder.state;
	if (old === null || round === null || old.number !== round.number) return;
	if (old.step === 'seats' || round.step === 'seats') return;
	if (changes.some((change) => movesPeople(change, old))) return;
	const chairs = asTheySat(old.chairs, round);
	if (chairs.some((player, i) => round.chairs[i] !== player))
		builder.insert({ type: 'recordChairs', chairs });
}
