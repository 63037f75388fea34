import { joinTable } from '#lib/rules/join.ts';
import { chairMoves, chairsBefore, seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import type { PlayerId } from './ids.ts';
import { hasSeatsStep, result, rulesForNextDeal, rulesInForce } from './round.ts';
import type { Evening, Round, Sitting } from './state.ts';

/** The places and chairs of a round, derived from the round before. */

const none = {
	newcomers: [],
	cards: {},
	dealer: null,
	dealt: false,
	dealtAt: null,
	voided: 0,
	revolution: null,
	marks: {},
	taxCorrections: [],
	exchange: null,
	exposed: [],
	turnings: 0,
	turnedForTrick: false,
	reversed: false,
	out: [],
	outTurned: [],
	forbidden: [],
	left: [],
	leftBeforePlay: [],
	handsChanged: null,
	voidTaxes: [],
	rest: null
} as const;

function defaultTopChair(round: Pick<Round, 'rules' | 'before' | 'places'>): number {
	if (round.before === null) return 0;
	const own = chairsBefore(round.before, round.places).indexOf(round.places[0]!);
	if (own >= 0) return own;
	const { movesByTopChair, fewest } = chairMoves(round.rules.options, round.before, round.places);
	return movesByTopChair.indexOf(fewest);
}

function chairsOf(round: Omit<Round, 'chairs'>): readonly PlayerId[] {
	const { rules, before, places, keepChairs, topChair } = round;
	// without a standing the order is how people sit, clockwise
	if (before === null && !hasSeatsStep(round)) return places;
	return before !== null && keepChairs
		? seatsKept(before, places)
		: seatsFrom(rules.options, places, topChair);
}

/** Recomputes the chairs of a round after a choice of them. */
export const withChairs = (round: Round): Round => ({ ...round, chairs: chairsOf(round) });

/** The chairs of a round if people who sat before keep their order round the table. Others sit
 * after their neighbour in the round (SE-2). */
export function asTheySat(before: readonly PlayerId[], { chairs }: Pick<Round, 'chairs'>) {
	const sat = before.filter((p) => chairs.includes(p));
	const first = chairs.findIndex((p) => sat.includes(p));
	const clockwise = [...chairs.slice(first), ...chairs.slice(0, Math.max(first, 0))];
	for (const [i, p] of clockwise.entries())
		if (!sat.includes(p)) sat.splice(sat.indexOf(clockwise[i - 1]!) + 1, 0, p);
	return sat;
}

/** The chairs in which people sit when a round changes before its deal: those of the round before,
 * and once its Seats step is confirmed its own (SE-2). Null before anyone had a chair. */
export const chairsTaken = (round: Round): Round['before'] =>
	hasSeatsStep(round) && round.step !== 'seats' ? round.chairs : round.before;

/** Recomputes places and chairs after someone came or went; the round begins at its seats again.
 * Not for rules by which everyone draws anew. */
export function reseated(round: Omit<Round, 'chairs' | 'places' | 'topChair' | 'step'>): Round {
	const { rules, veterans, newcomers, cards } = round;
	const joined = joinTable(rules.options, { places: veterans, join: newcomers, cards });
	const places = joined.kind === 'places' ? joined.places : veterans;
	const topChair = defaultTopChair({ rules, before: round.before, places });
	const step = hasSeatsStep(round) ? 'seats' : 'deal';
	return withChairs({ ...round, places, topChair, chairs: [], step });
}

/** Begins a first round.
 * @param order the players from the top */
export function seated(evening: Evening, order: readonly PlayerId[]): Evening {
	const rules = rulesInForce(evening);
	const round = reseated({
		...none,
		number: (evening.past?.round.number ?? 0) + 1,
		rules,
		once: evening.once !== null || evening.round?.once === true,
		first: true,
		veterans: order,
		before: null,
		keepChairs: rules.options.seats === 'stay',
		voided: evening.round?.voided ?? 0
	});
	return { ...evening, seating: null, round, once: null };
}

/** The chairs of a round, with players who sat out back in their chairs: next to the player who sat
 * before them, clockwise. */
function withThoseBack({ chairs }: Round, sitting: readonly Sitting[]): PlayerId[] {
	const all = [...chairs];
	for (const { player, chairs: sat } of sitting.toReversed()) {
		if (sat === null) continue;
		const at = sat.indexOf(player);
		const before = [...sat.slice(at + 1), ...sat.slice(0, at)].findLast((p) => all.includes(p!));
		if (before) all.splice(all.indexOf(before) + 1, 0, player);
	}
	return all;
}

/** The next round: the order of going out is the new order of places. Players who left are gone,
 * and those who sat out come back to the places that were kept for them, and where people keep
 * their chairs to their chairs (SE-3). */
export function nextRound(evening: Evening, last: Round): Round {
	const { sitting } = evening;
	const order = result(last).filter((p) => !last.left.includes(p));
	for (const { player, place } of sitting.toSorted((a, b) => a.place - b.place))
		order.splice(Math.min(place - 1, order.length), 0, player);
	const rules = rulesForNextDeal(evening);
	const seatsChanged = rules.options.seats !== last.rules.options.seats;
	const keepChairs = seatsChanged ? rules.options.seats === 'stay' : last.keepChairs;
	return reseated({
		...none,
		number: last.number + 1,
		rules,
		once: evening.once !== null,
		first: false,
		veterans: order,
		before: keepChairs ? withThoseBack(last, sitting) : last.chairs,
		keepChairs
	});
}

/** The same round before its deal: without taxes, revolution, exits, and players who left. Nobody
 * moves unless somebody left or a greater revolution had moved them. */
export function dealtAgain(round: Round): Round {
	const stay = (p: PlayerId) => !round.left.includes(p);
	const moved = round.left.length > 0 || round.revolution?.greater === true;
	const again = reseated({
		...round,
		...none,
		voided: round.voided + 1,
		dealer: round.dealer !== null && stay(round.dealer) ? round.dealer : null,
		cards: round.cards,
		veterans: round.veterans.filter(stay),
		newcomers: round.newcomers.filter(stay),
		// everybody stays where this round seated them; players who moved for a revolution move
		// back
		before: moved || round.before !== null ? round.chairs : null
	});
	return moved ? again : { ...again, chairs: round.chairs, step: 'deal' };
}
