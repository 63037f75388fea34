import { lead, usualDealer, type Lead } from '#lib/rules/lead.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import type { PlayerId } from './ids.ts';
import type { Evening, Past, Round, Step } from './state.ts';

/** Whether the round begins with the Seats step: not where nobody has any standing yet (TI-0). */
export const hasSeatsStep = ({ first, rules }: Pick<Round, 'first' | 'rules'>): boolean =>
	!(first && rules.standing === 'after-round-1');

/** The number that the rules know the round by: 1 for a first round. */
const ruleRound = (round: Round): number => (round.first ? 1 : Math.max(2, round.number));

/** The rules for a round that begins. */
export const rulesForNextDeal = ({ rules, once }: Evening): Rules => once ?? rules;

/** The rules of the round that is on, or is about to begin. */
export const rulesInForce = (evening: Evening): Rules =>
	evening.round?.rules ?? rulesForNextDeal(evening);

/** The rules of the next deal, as the starting point of a change. */
export const rulesToChange = (evening: Evening): Rules =>
	evening.round?.dealt ? rulesForNextDeal(evening) : rulesInForce(evening);

/** Everyone at the table, those who sit out included. */
export function present({ seating, round, sitting }: Evening): PlayerId[] {
	return [...(seating?.players ?? round?.places ?? []), ...sitting.map(({ player }) => player)];
}

/** Who went out and took the best place that was free: nobody who ended on a forbidden card. */
const finishers = ({ out, forbidden }: Round): readonly PlayerId[] =>
	out.filter((p) => !forbidden.includes(p));

/** Whether the last in rank was the first out, and turned all places: the round is over (DF-8). */
export const isOverturned = (round: Round): boolean =>
	round.rules.options.overturnFromTheBottom &&
	!round.first &&
	finishers(round)[0] === round.places.at(-1);

/** The first in rank, once somebody else was the first out (DF-6): out of the round, and its last. */
export function fallen(round: Round): PlayerId | null {
	const [first] = finishers(round);
	const top = round.places[0]!;
	if (!round.rules.options.fallOfTheCapital || round.first || isOverturned(round)) return null;
	return first === undefined || first === top || round.left.includes(top) ? null : top;
}

/** Who still holds cards. */
export const stillIn = (round: Round): PlayerId[] => {
	const down = fallen(round);
	return round.places.filter(
		(p) => p !== down && !round.out.includes(p) && !round.left.includes(p)
	);
};

/** Whether all places of the round are settled: at most one player still holds cards. */
export const isFinished = (round: Round): boolean =>
	round.rest !== null || (round.dealt && (stillIn(round).length <= 1 || isOverturned(round)));

/** The step that the round waits at. */
export const reachedStep = (round: Round): Step => (isFinished(round) ? 'play' : round.step);

/** Whether any place of the round is settled: someone went out or left, or the end was called. */
export const hasExits = (round: Round): boolean =>
	round.rest !== null || round.out.length > 0 || round.left.length > 0;

/** The places that the round gave, from the top (SE-4); of a round that is on, as it stands. Overturning from the
 * bottom comes before all else; then, from the last place upward, who left, who ended on a forbidden card, the first of
 * them lowest, and the fallen capital (DF-9). */
export function result(round: Round): PlayerId[] {
	const { places, out, forbidden, rest, left } = round;
	const gone = left.toReversed();
	if (isOverturned(round)) return [...places.filter((p) => !left.includes(p)).reverse(), ...gone];
	const down = fallen(round);
	const stands = (p: PlayerId) => p !== down;
	const low = out.filter((p) => forbidden.includes(p)).reverse();
	const falls = down === null || forbidden.includes(down) ? [] : [down];
	return [
		...finishers(round).filter(stands),
		...(rest ?? stillIn(round)),
		...falls,
		...low,
		...gone
	];
}

/** The published title of each player in this round. */
function publishedTitles(round: Round): Map<PlayerId, string> {
	const newcomers = round.newcomers.map((p) => round.places.indexOf(p));
	const titles = titlesFor(round.rules, {
		players: round.places.length,
		newcomers,
		round: ruleRound(round)
	});
	return new Map(round.places.map((p, i) => [p, titles[i]!]));
}

/** A player's title in this round: as it is published, and as this table says it (TI-6). */
export interface TitleHeld {
	readonly published: string;
	readonly spoken: string;
}

/** The title of each player in this round, in the form in which they are addressed. */
export function titlesOf(
	{ people }: Pick<Evening, 'people'>,
	round: Round
): Map<PlayerId, TitleHeld> {
	const held = [...publishedTitles(round)].map(([p, published]): [PlayerId, TitleHeld] => [
		p,
		{ published, spoken: spokenTitle(round.rules, published, people[p]?.otherForm) }
	]);
	return new Map(held);
}

/** Who pays whom in this round. */
export const taxesOf = (round: Round): Taxes<PlayerId> =>
	taxes(round.rules.options, {
		places: round.places,
		newcomers: round.newcomers,
		round: ruleRound(round),
		revolution: round.revolution?.caller
	});

/** Who deals, or dealt before a greater revolution turned the places. */
export const dealerOf = (round: Round): PlayerId =>
	round.dealer ??
	usualDealer(
		round.rules.options,
		round.revolution?.greater ? round.places.toReversed() : round.places
	);

/** Who leads the round's first trick. */
export const firstLeadOf = (round: Round): Lead<PlayerId> =>
	lead(round.rules.options, {
		places: round.places,
		chairs: round.chairs,
		round: ruleRound(round),
		dealer: dealerOf(round)
	});

/** Who leads if nobody tops the last play of the latest to go out; undefined when nobody is out, or all are. */
export function leadIfExitStands(round: Round): Lead<PlayerId> | undefined {
	const lastPlayBy = round.out.at(-1);
	if (lastPlayBy === undefined || isFinished(round)) return undefined;
	return lead(round.rules.options, {
		places: round.places,
		chairs: round.chairs,
		round: ruleRound(round),
		out: round.places.filter((p) => !stillIn(round).includes(p)),
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

/** The number of the current round, or of the next one between rounds. */
export const roundNumber = ({ round, past }: Evening): number =>
	round?.number ?? (past?.round.number ?? 0) + 1;

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

/** The rounds with a result, in order, the one that waits for its confirmation included. */
export function playedRounds({ past, round }: Evening): Round[] {
	const rounds = pastRounds(past);
	return round !== null && isFinished(round) ? [...rounds, round] : rounds;
}

/** Whether there are too few or too many for a deal; then someone has to join or leave, or the evening ends. */
export function cannotDeal(evening: Evening): 'too-few' | 'too-many' | null {
	const { seating, round } = evening;
	const rules = rulesInForce(evening);
	const players = (seating?.players ?? round?.places ?? []).length;
	if (players < rules.players.min) return 'too-few';
	return players > rules.players.max ? 'too-many' : null;
}
