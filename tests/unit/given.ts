import { expect, test } from 'vitest';
import { parseCard, type Card } from '#lib/cards/card.ts';
import type { Change } from '#lib/evening/amend/changes.ts';
import { planAmendment, type Plan } from '#lib/evening/amend/plan.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result, taxesOf, titlesOf } from '#lib/evening/round.ts';
import type {
	Evening,
	Outcome,
	Round,
	RulingText,
	Step,
	TaxCorrection,
	Term
} from '#lib/evening/state.ts';
import {
	advance,
	decideNext,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { no, ok } from '#lib/rules/result.ts';
import type { House, Options } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';

/** A published ruleset with house rules, by its id. */
export function rulesOf(id: string, house: House = {}): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`no ruleset ${id}`);
	return resolveRules(ruleset, { options: house });
}
export const optionsOf = (id: string, house: House = {}): Options => rulesOf(id, house).options;

/** `'A B C'` → `['A', 'B', 'C']`. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Cards in the notation of `parseCard`: `'AS KS 3C'`. */
export const cards = (text: string): Card[] => words(text).map((card) => parseCard(card)!);

/** A player's id is the name. */
export const player = (name: string) => name as PlayerId;
export const players = (names: string): PlayerId[] => words(names).map(player);

let entries = 0;
const stamp = () => {
	entries += 1;
	return { id: `entry ${entries}` as EntryId, at: entries * 1000 };
};

/** The timeline of an evening that has just begun. */
export function begin(rules: Rules, names: string): Timeline {
	const start = decideStart({
		evening: 'evening' as EveningId,
		name: 'Friday',
		rules,
		players: players(names).map((id) => ({ id, name: id }))
	});
	if (!start.ok) throw new Error(start.error);
	return advance(null, { ...start.value, ...stamp() });
}

/** The timeline after these commands; throws if one is refused. */
export function given(timeline: Timeline, ...commands: TimelineCommand[]): Timeline {
	return commands.reduce((before, command) => {
		const decided = decideNext(before, command);
		if (!decided.ok) throw new Error(`${command.type}: ${decided.error}`);
		return advance(before, { ...decided.value, ...stamp() });
	}, timeline);
}

/** Title, timeline, command, and the fact or the refusal that it leads to. */
export type Decision = readonly [string, Timeline, TimelineCommand, TimelineFact | Refusal];

/** A test for each decision. */
export function decides(decisions: readonly Decision[]): void {
	for (const [title, before, command, then] of decisions)
		test(title, () =>
			expect(decideNext(before, command)).toEqual(typeof then === 'string' ? no(then) : ok(then))
		);
}

/** Five players, seated by hand in this order. */
export const five = 'Ana Ben Chidi Dee Eli';
export const four = 'Ana Ben Chidi Dee';
export const begun = (id: string, house: House = {}) => begin(rulesOf(id, house), five);
export const seated = (id: string, house: House = {}, names = five) =>
	given(begin(rulesOf(id, house), names), sit(names));
/** A round without recorded taxes, in which these players go out; the last is filled in. */
export const played = (timeline: Timeline, names: string) =>
	given(timeline, go('play'), ...exits(names), confirm);
/** The same with its taxes paid. */
export const playedTaxed = (timeline: Timeline, names: string) =>
	given(timeline, go('taxes'), settleTaxes, ...exits(names), confirm);
/** Temple with four: round 1 with the seats as they came in, then two taxed rounds; round 4 is
 * about to begin. */
export const threeRounds = (): Timeline =>
	playedTaxed(
		playedTaxed(played(seated('temple', {}, four), 'Ana Ben Chidi'), 'Ben Ana Chidi'),
		'Ben Chidi Ana'
	);

/** The plan of these changes; throws if they are refused. */
export function planned(timeline: Timeline, ...changes: [Change, ...Change[]]): Plan {
	const plan = planAmendment(timeline.history, changes);
	if (!plan.ok) throw new Error(plan.error);
	return plan.value;
}
/** The timeline after a correction; throws if it is refused. */
export function amended(timeline: Timeline, ...changes: [Change, ...Change[]]): Timeline {
	const { about, round, edits } = planned(timeline, ...changes);
	return given(timeline, { type: 'amend', about, round, edits });
}
/** A change of the order in which players went out of a round. */
export const exitsOf = (round: number, order: string, forbidden = ''): Change => ({
	type: 'exits',
	round,
	order: players(order),
	forbidden: players(forbidden)
});

/** Their round 2: the places are Chidi, Ana, Eli, Ben, Dee. */
export const later = (id: string, house: House = {}) =>
	given(seated(id, house), go('play'), ...exits('Chidi Ana Eli Ben'), confirm);

/** Their round 2, dealt and not yet taxed. */
export const taxed = (id: string, house: House = {}) => given(later(id, house), go('taxes'));
/** Their round 2, with cards led. */
export const playing = (id: string, house: House = {}) => given(later(id, house), go('play'));

/** The round's brackets as `payer→receiver count`, or why there are none. */
export function bracketsOf({ state }: Timeline): string {
	const { brackets, untaxed } = taxesOf(roundOf({ state }));
	return untaxed ?? brackets.map((b) => `${b.payer}→${b.receiver} ${b.count}`).join(', ');
}
/** The titles of the places, from the top: `'Emperor, Prince, Poor Man'`. */
export const titlesIn = ({ state }: Timeline): string =>
	[...titlesOf(state, roundOf({ state })).values()].map(({ spoken }) => spoken).join(', ');
export const placesOf = (timeline: Timeline): string => roundOf(timeline).places.join(' ');
export const chairsOf = (timeline: Timeline): string => roundOf(timeline).chairs.join(' ');

/** The new places of each round with a result: `'Chidi Ana Eli'`. */
export const resultsOf = ({ state }: { state: Evening }): string[] =>
	playedRounds(state).map((round) => result(round).join(' '));

export function roundOf({ state }: { state: Evening }): Round {
	if (state.round === null) throw new Error('no round is on');
	return state.round;
}

/* Commands, with names for ids. */
export const sit = (names: string): TimelineCommand => ({
	type: 'setSeats',
	order: players(names),
	how: 'by-hand'
});
export const draw = (cards: Record<string, string>): TimelineCommand => ({
	type: 'recordDraw',
	draw: cards
});
export const topChair = (chair: number): TimelineCommand => ({ type: 'chooseTopChair', chair });
export const keepChairs: TimelineCommand = { type: 'keepChairs' };
export const nameDealer = (name: string): TimelineCommand => ({
	type: 'nameDealer',
	player: player(name)
});
export const go = (step: Step): TimelineCommand => ({ type: 'goToStep', step });
export const revolt = (name: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: player(name)
});
export const markTax = (name: string, paid = true, returned = false): TimelineCommand => ({
	type: 'markTax',
	payer: player(name),
	paid,
	returned
});
export const settleTaxes: TimelineCommand = { type: 'settleTaxes' };
/** A play turns the ranking until the round, or the trick, ends. */
export const turn: TimelineCommand = { type: 'turnRanking', until: 'round' };
export const exit = (name: string): TimelineCommand => ({
	type: 'recordExit',
	player: player(name)
});
export const exits = (names: string): TimelineCommand[] => words(names).map(exit);
export const swap = (a: string, b: string): TimelineCommand => ({
	type: 'swapExits',
	players: [player(a), player(b)]
});
export const takeBack = (name: string): TimelineCommand => ({
	type: 'takeBackExit',
	player: player(name)
});
export const judge = (name: string, forbidden = true): TimelineCommand => ({
	type: 'judgeExit',
	player: player(name),
	forbidden
});
export const changeRules = (rules: Rules, once = false): TimelineCommand => ({
	type: 'changeRules',
	rules,
	once
});
export const address = (name: string, otherForm = true): TimelineCommand => ({
	type: 'address',
	player: player(name),
	otherForm
});
export const leaveMidRound = (name: string): TimelineCommand => ({
	type: 'leaveMidRound',
	player: player(name)
});
export const voidRound: TimelineCommand = { type: 'voidRound' };
export const endEarly = (names: string): TimelineCommand => ({
	type: 'endRoundEarly',
	rest: players(names)
});
export const confirm: TimelineCommand = { type: 'confirmRound' };
export const join = (name: string, card?: string): TimelineCommand => ({
	type: 'join',
	player: { id: player(name), name },
	...(card === undefined ? {} : { card })
});
export const leave = (name: string): TimelineCommand => ({ type: 'leave', player: player(name) });
export const announce = (name: string, card?: string): TimelineCommand => ({
	type: 'announceArrival',
	player: { id: player(name), name },
	...(card === undefined ? {} : { card })
});
export const leaveNext = (name: string): TimelineCommand => ({
	type: 'announceDeparture',
	player: player(name)
});
export const withdraw = (name: string): TimelineCommand => ({
	type: 'withdrawAnnouncement',
	player: player(name)
});
export const sitOut = (name: string): TimelineCommand => ({ type: 'sitOut', player: player(name) });
export const note = (text: string): TimelineCommand => ({ type: 'addNote', text });
export const lastRound: TimelineCommand = { type: 'announceLastRound' };
export const close: TimelineCommand = { type: 'closeEvening' };
export const reopen: TimelineCommand = { type: 'reopenEvening' };
export const undo: TimelineCommand = { type: 'undo' };
export const redo: TimelineCommand = { type: 'redo' };

export const decree = (
	issuer: string,
	targets: string,
	more: { text?: string; template?: string; term?: Term } = {}
): TimelineCommand => ({
	type: 'issueDecree',
	issuer: player(issuer),
	targets: targets === 'everyone' ? targets : players(targets),
	text: more.text ?? 'Bring the drinks',
	template: more.template ?? null,
	term: more.term ?? 'reign'
});
export const settle = (number: number, outcome: Outcome): TimelineCommand => ({
	type: 'settleDecree',
	number,
	outcome
});
export const rule = (key: string, more: Partial<RulingText> = {}): TimelineCommand => ({
	type: 'logRuling',
	kind: 'may-play',
	key,
	question: { table: ['4S'], play: ['5S'] },
	answer: { allowed: true },
	rules: ['PL-2'],
	askedBy: null,
	house: false,
	option: null,
	...more
});
export const overrule = (number: number): TimelineCommand => ({ type: 'overruleRuling', number });
export const correctTax = (
	name: string,
	remedy: TaxCorrection['remedy'],
	fine: string | null = null
): TimelineCommand => ({
	type: 'correctTax',
	payer: player(name),
	fault: 'wrong',
	remedy,
	fine
});
export const exchange = (name: string | null): TimelineCommand => ({
	type: 'exchangeMerchants',
	partner: name === null ? null : player(name)
});
export const expose = (owner: string, keeper: string): TimelineCommand => ({
	type: 'exposeCard',
	owner: player(owner),
	keeper: player(keeper)
});
export const correctScore = (name: string, points: number, reason = 'A miscount') =>
	({ type: 'correctScore', player: player(name), points, reason }) as const;
