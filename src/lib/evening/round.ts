import { joinTable } from '#lib/rules/join.ts';
import { lead, usualDealer, type Lead } from '#lib/rules/lead.ts';
import { chairMoves, chairsBefore, seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { PlayerId } from './ids.ts';
import type { Evening, Past, Round, Step } from './state.ts';

const none = {
	newcomers: [],
	cards: {},
	dealer: null,
	dealt: false,
	voided: 0,
	revolution: null,
	marks: {},
	out: [],
	left: [],
	rest: null
} as const;

/** Whether the round begins with the Seats step: not where nobody has any standing yet (TI-0). */
export const hasSeatsStep = (rules: Rules, round: Pick<Round, 'first'>): boolean =>
	!(round.first && rules.standing === 'after-round-1');

/** The number that the rules know the round by: 1 for a first round. */
const ruleRound = (round: Round): number => (round.first ? 1 : Math.max(2, round.number));

function defaultTopChair(round: Pick<Round, 'before' | 'places'>): number {
	if (round.before === null) return 0;
	const own = chairsBefore(round.before, round.places).indexOf(round.places[0]!);
	if (own >= 0) return own;
	const { movesByTopChair, fewest } = chairMoves(round.before, round.places);
	return movesByTopChair.indexOf(fewest);
}

function chairsOf(round: Omit<Round, 'chairs'>): readonly PlayerId[] {
	if (round.before === null) return round.places;
	return round.keepChairs
		? seatsKept(round.before, round.places)
		: seatsFrom(round.places, round.topChair);
}

/** The round with its chairs worked out anew after a choice of them. */
export const withChairs = (round: Round): Round => ({ ...round, chairs: chairsOf(round) });

/** The round with places and chairs worked out anew after someone came or went: it begins with its seats. Where
 * newcomers bring a new draw there are none here. */
export function reseated(
	rules: Rules,
	round: Omit<Round, 'chairs' | 'places' | 'topChair' | 'step'>
): Round {
	const { veterans, newcomers, cards } = round;
	const joined = joinTable(rules.options, { places: veterans, join: newcomers, cards });
	const places = joined.kind === 'places' ? joined.places : veterans;
	const topChair = defaultTopChair({ before: round.before, places });
	const step = hasSeatsStep(rules, round) ? 'seats' : 'deal';
	return withChairs({ ...round, places, topChair, chairs: [], step });
}

/** A first round: by the order that the table or a draw gave. */
export function firstRound(rules: Rules, order: readonly PlayerId[], number: number): Round {
	const round = { ...none, number, first: true, veterans: order, before: null };
	return reseated(rules, { ...round, keepChairs: rules.options.seats === 'stay' });
}

/** The round after the one that is on: the order of going out is the new order of places. Who left is gone; who
 * sat out comes back to the place that was kept. */
export function nextRound({ rules, sitting }: Evening, last: Round): Round {
	const order = result(last).filter((p) => !last.left.includes(p));
	for (const { player, place } of sitting.toSorted((a, b) => a.place - b.place))
		order.splice(Math.min(place - 1, order.length), 0, player);
	return reseated(rules, {
		...none,
		number: last.number + 1,
		first: false,
		veterans: order,
		before: last.chairs,
		keepChairs: last.keepChairs
	});
}

/** The same round before its cards were dealt: taxes, revolution and exits are gone, and so are those who left. */
export function dealtAgain(rules: Rules, round: Round): Round {
	const stay = (p: PlayerId) => !round.left.includes(p);
	const moved = round.left.length > 0 || round.revolution?.greater === true;
	const again = reseated(rules, {
		...round,
		...none,
		voided: round.voided + 1,
		dealer: round.dealer !== null && stay(round.dealer) ? round.dealer : null,
		cards: round.cards,
		veterans: round.veterans.filter(stay),
		newcomers: round.newcomers.filter(stay),
		// everybody sits where this round had put them; who moved for a revolution moves back
		before: moved || round.before !== null ? round.chairs : null
	});
	return moved ? again : { ...again, step: 'deal' };
}

/** Who still holds cards. */
export const stillIn = (round: Round): PlayerId[] =>
	round.places.filter((p) => !round.out.includes(p) && !round.left.includes(p));

/** Whether all places of the round are settled: at most one player still holds cards. */
export const isFinished = (round: Round): boolean =>
	round.rest !== null || (round.dealt && stillIn(round).length <= 1);

/** Whether any place of the round is settled: someone went out or left, or the end was called. */
export const hasExits = (round: Round): boolean =>
	round.rest !== null || stillIn(round).length < round.places.length;

/** The places that the round gave, from the top (SE-4); of a round that is on, as it stands. */
export const result = (round: Round): PlayerId[] => [
	...round.out,
	...(round.rest ?? stillIn(round)),
	...round.left.toReversed()
];

/** The title of each player in this round. */
export function titlesOf(rules: Rules, round: Round): Map<PlayerId, string> {
	const newcomers = round.newcomers.map((p) => round.places.indexOf(p));
	const titles = titlesFor(rules, {
		players: round.places.length,
		newcomers,
		round: ruleRound(round)
	});
	return new Map(round.places.map((p, i) => [p, titles[i]!]));
}

/** Who pays whom in this round. */
export const taxesOf = (rules: Rules, round: Round): Taxes<PlayerId> =>
	taxes(rules.options, {
		places: round.places,
		newcomers: round.newcomers,
		round: ruleRound(round),
		revolution: round.revolution?.caller
	});

/** Who deals, or dealt before a greater revolution turned the places. */
export const dealerOf = (rules: Rules, round: Round): PlayerId =>
	round.dealer ??
	usualDealer(rules.options, round.revolution?.greater ? round.places.toReversed() : round.places);

/** Who leads the round's first trick. */
export const firstLeadOf = (rules: Rules, round: Round): Lead<PlayerId> =>
	lead(rules.options, {
		places: round.places,
		chairs: round.chairs,
		round: ruleRound(round),
		dealer: dealerOf(rules, round)
	});

/** Who leads if nobody tops the last play of the latest to go out; undefined when nobody is out, or all are. */
export function leadIfExitStands(rules: Rules, round: Round): Lead<PlayerId> | undefined {
	const lastPlayBy = round.out.at(-1);
	if (lastPlayBy === undefined || isFinished(round)) return undefined;
	return lead(rules.options, {
		places: round.places,
		chairs: round.chairs,
		round: ruleRound(round),
		out: [...round.out, ...round.left],
		lastPlayBy
	});
}

/** The step after the one that the round has reached. After a greater revolution the hands are dealt and the
 * taxes void, so play comes next. */
export function nextStep(round: Round): Step | null {
	switch (round.step) {
		case 'seats':
			return round.dealt ? 'play' : 'deal';
		case 'deal':
			return 'taxes';
		case 'taxes':
			return 'play';
		case 'play':
			return null;
	}
}

/** The rounds that are over, in order. */
export function pastRounds(past: Past | null): Round[] {
	const rounds: Round[] = [];
	for (let at = past; at !== null; at = at.before) rounds.push(at.round);
	return rounds.reverse();
}

/** Rounds with a result, the one that waits for its confirmation included. */
export function roundsPlayed({ past, round }: Evening): number {
	const confirmed = past?.round.number ?? 0;
	return round !== null && isFinished(round) ? round.number : confirmed;
}
