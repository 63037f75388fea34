import { fallenTop, overturns } from '#lib/rules/first-exit.ts';
import { dealTo, type Deal } from '#lib/rules/deal.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import { lead, usualDealer, type Lead, type LeadQuestion } from '#lib/rules/lead.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import type { PlayerId } from './ids.ts';
import type { Evening, PastRounds, Round, Step } from './state.ts';

/** Whether the round has a Seats step: not while nobody has any standing (TI-0). */
export const hasSeatsStep = ({ first, rules }: Pick<Round, 'first' | 'rules'>): boolean =>
	!(first && rules.standing === 'after-round-1');

/** The number of the round for rules: 1 for any first round. */
export const ruleRound = (round: Round): number => (round.first ? 1 : Math.max(2, round.number));

/** The rules of the next deal. */
export const rulesForNextDeal = ({ rules, once }: Evening): Rules => once ?? rules;

/** The rules of the current round, or of the next one between rounds. */
export const rulesInForce = (evening: Evening): Rules =>
	evening.round?.rules ?? rulesForNextDeal(evening);

/** The rules that a change starts from: those of the next deal. */
export const rulesToChange = (evening: Evening): Rules =>
	evening.round?.dealt ? rulesForNextDeal(evening) : rulesInForce(evening);

/** Whether other rules hold from the next deal on. */
export const rulesWillChange = (evening: Evening): boolean =>
	evening.round !== null &&
	!evening.round.once &&
	JSON.stringify(rulesToChange(evening)) !== JSON.stringify(evening.round.rules);

/** Everyone at the table, including players who sit out. */
export function present({ seating, round, sitting }: Evening): PlayerId[] {
	return [...(seating?.players ?? round?.places ?? []), ...sitting.map(({ player }) => player)];
}

/** The players who went out, without those who ended on a forbidden card. */
const finishers = ({ out, forbidden }: Round): readonly PlayerId[] =>
	out.filter((p) => !forbidden.includes(p));

/** Whether the last place went out first, which reverses all places and ends the round (DF-8). */
export const isOverturned = (round: Round): boolean =>
	!round.first && overturns(round.rules.options, round.places, finishers(round)[0]);

/** The top player, if somebody else went out first and the top player is out of the round at last
 * place (DF-6). */
export const fallen = (round: Round): PlayerId | null =>
	round.first
		? null
		: fallenTop(round.rules.options, round.places, finishers(round)[0], round.left);

/** Whether nobody has gone out yet in a round whose places are ranks: the first to go out can fell
 * the top player or reverse all places (DF-6, DF-8). */
export const awaitsFirstOut = (round: Round): boolean =>
	!round.first && finishers(round).length === 0;

/** Whether the ranking is turned now (PR-7). */
export const isTurned = ({ turnings, turnedForTrick }: Round): boolean =>
	(turnings % 2 === 1) !== turnedForTrick;

/** What nobody may end on in this round: always, then what is forbidden for its effect (PR-8,
 * RG-14).
 * @param turned whether the ranking is reversed */
export const forbiddenLastOf = ({ rules, places }: Round, turned: boolean): readonly string[] =>
	forbiddenTextsNow(rules.options, { players: places.length, turned });

/** The players who still hold cards, from the top. */
export const stillIn = (round: Round): PlayerId[] => {
	const down = fallen(round);
	return round.places.filter(
		(p) => p !== down && !round.out.includes(p) && !round.left.includes(p)
	);
};

/** Whether the round is finished: at most one player still holds cards, or its end was called. */
export const isFinished = (round: Round): boolean =>
	round.rest !== null || (round.dealt && (stillIn(round).length <= 1 || isOverturned(round)));

/** The step to show. */
export const reachedStep = (round: Round): Step => (isFinished(round) ? 'play' : round.step);

/** Whether any place of the round is decided: someone went out or left, or the end was called. */
export const hasExits = (round: Round): boolean =>
	round.rest !== null || round.out.length > 0 || round.left.length > 0;

/** Whether a place of the round was decided in play: before it somebody may leave already
 * (SE-4). */
export const isDecidedInPlay = ({ rest, out, left, leftBeforePlay }: Round): boolean =>
	rest !== null || out.length > 0 || left.length > leftBeforePlay.length;

/** The new places from the top (SE-4); of an unfinished round, as things are. Overturning from the
 * bottom comes before everything else. From the last place upward: players who left and players who
 * ended on a forbidden card, the first of them lowest, then the fallen capital (DF-9). */
export function result(round: Round): PlayerId[] {
	const { places, out, forbidden, rest, left } = round;
	const gone = left.toReversed();
	if (isOverturned(round)) return [...places.filter((p) => !left.includes(p)).reverse(), ...gone];
	const down = fallen(round);
	const hasNotFallen = (p: PlayerId) => p !== down;
	const low = out.filter((p) => forbidden.includes(p)).reverse();
	const falls = down === null || forbidden.includes(down) ? [] : [down];
	return [
		...finishers(round).filter(hasNotFallen),
		...(rest ?? stillIn(round)),
		...falls,
		...low,
		...gone
	];
}

/** Everyone who did not leave a round, in the order of going out, the rest after them. */
export function exitOrder(round: Round): PlayerId[] {
	const down = fallen(round);
	const falls = down === null || round.out.includes(down) ? [] : [down];
	return [...round.out, ...(round.rest ?? stillIn(round)), ...falls];
}

/** The players who play their last card if they go out in this order: not the last, nor the fallen
 * top player (DF-6), nor anyone after all places were reversed (DF-8).
 * @param order everyone who did not leave */
export function lastCardsOf(
	round: Round,
	order: readonly PlayerId[],
	forbidden: readonly PlayerId[]
): PlayerId[] {
	const out: PlayerId[] = [];
	for (const player of order) {
		const now = { ...round, out, forbidden: out.filter((p) => forbidden.includes(p)), rest: null };
		if (!isFinished(now) && stillIn(now).includes(player)) out.push(player);
	}
	return out;
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

/** A player's title: as published, and as this table says it (TI-6). */
export interface TitleHeld {
	readonly published: string;
	readonly spoken: string;
}

/** The title of each player in this round, in the form that the player chose. */
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

/** The dealer of this round. A greater revolution does not change it. */
export const dealerOf = (round: Round): PlayerId =>
	round.dealer ?? usualDealer(round.rules.options, orderAtDeal(round).places);

/** The places and chairs at the deal: a greater revolution reversed both after it (RV-2). */
export function orderAtDeal({ revolution, before, places, chairs }: Round) {
	if (revolution?.greater !== true) return { places, chairs };
	return { places: places.toReversed(), chairs: before?.filter((p) => p !== null) ?? chairs };
}

/** The number of cards for each player. */
export function dealOf(round: Round): Deal<PlayerId> {
	const { places, chairs } = orderAtDeal(round);
	const question = { chairs, places, dealer: dealerOf(round), standing: hasSeatsStep(round) };
	return dealTo(round.rules.options, question);
}

/** The taxes of this round, without brackets that are void. */
export function taxesOf(round: Round): Taxes<PlayerId> {
	const due = taxes(round.rules.options, {
		places: round.places,
		newcomers: round.newcomers,
		round: ruleRound(round),
		revolution: round.revolution?.caller,
		deal: dealOf(round)
	});
	const brackets = due.brackets.filter(({ payer }) => !round.voidTaxes.includes(payer));
	return { ...due, brackets };
}

/** The question for the leader of the first trick, of those who did not leave before it. Where
 * chance decides, a player is drawn once the cards are dealt (RG-1). */
export function firstLeadQuestion(round: Round): LeadQuestion<PlayerId> {
	const { places, chairs, dealtAt, leftBeforePlay: out } = round;
	const here = places.filter((p) => !out.includes(p));
	return {
		places,
		chairs,
		round: ruleRound(round),
		dealer: dealerOf(round),
		out,
		// the moment of the deal is the chance: it is in the log, so that every phone names the same
		drawn: dealtAt === null ? null : here[dealtAt % here.length]
	};
}

/** The leader of the first trick (LE-1, RG-1). */
export const firstLeadOf = (round: Round): Lead<PlayerId> =>
	lead(round.rules.options, firstLeadQuestion(round));

/** The next leader if nobody beats the last card of the latest player to go out; undefined if
 * nobody is out, or all are. */
export function leadIfExitStands(round: Round): Lead<PlayerId> | undefined {
	const lastPlayBy = round.out.at(-1);
	if (lastPlayBy === undefined || isFinished(round)) return undefined;
	return lead(round.rules.options, {
		places: round.places,
		chairs: round.chairs,
		round: ruleRound(round),
		out: round.places.filter((p) => !stillIn(round).includes(p)),
		lastPlayBy,
		reversed: round.reversed
	});
}

/** Whether the round has a Taxes step: somebody owes cards, or there may be a greater revolution,
 * or there was one (TX-7, RV-2). */
export const hasTaxesStep = (round: Round): boolean =>
	round.step === 'taxes' ||
	round.revolution !== null ||
	round.voidTaxes.length > 0 ||
	round.rules.options.revolution === 'dalmuti' ||
	taxesOf(round).brackets.length > 0;

/** The next step; null after Play. A round without taxes has no Taxes step. After a greater
 * revolution the cards are already dealt and nobody is taxed, so Play comes next. */
export function nextStep(round: Round): Step | null {
	switch (round.step) {
		case 'seats':
			return round.dealt ? 'play' : 'deal';
		case 'deal':
			return hasTaxesStep(round) ? 'taxes' : 'play';
		case 'taxes':
			return 'play';
		case 'play':
			return null;
	}
}

/** The number of the current round, or of the next one between rounds. */
export const roundNumber = ({ round, past }: Evening): number =>
	round?.number ?? (past?.round.number ?? 0) + 1;

/** The confirmed rounds, in order. */
export function pastRounds(past: PastRounds | null): Round[] {
	const rounds: Round[] = [];
	for (let at = past; at !== null; at = at.before) rounds.push(at.round);
	return rounds.reverse();
}

/** How many rounds have a result, confirmed or not. */
export function roundsPlayed({ past, round }: Evening): number {
	const confirmed = past?.round.number ?? 0;
	return round !== null && isFinished(round) ? round.number : confirmed;
}

/** The rounds with a result, confirmed or not, in order. */
export function playedRounds({ past, round }: Evening): Round[] {
	const rounds = pastRounds(past);
	return round !== null && isFinished(round) ? [...rounds, round] : rounds;
}

/** Why the next deal is impossible: then someone has to join or leave, or the evening ends. Null if
 * it is possible. */
export function cannotDeal(evening: Evening): 'too-few' | 'too-many' | null {
	const { seating, round } = evening;
	const rules = rulesInForce(evening);
	const players = (seating?.players ?? round?.places ?? []).length;
	if (players < rules.players.min) return 'too-few';
	return players > rules.players.max ? 'too-many' : null;
}
