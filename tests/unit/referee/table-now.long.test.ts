import { describe, expect, test } from 'vitest';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { firstLeadOf, isFinished, leadIfExitStands, stillIn, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { judgeNext } from '#lib/referee/judge-next.ts';
import { judgeOwed } from '#lib/referee/judge-owed.ts';
import { judgeRevolution } from '#lib/referee/judge-revolution.ts';
import {
	joiningQuestion,
	leadQuestion,
	owedQuestion,
	revolutionQuestion,
	tableNow
} from '#lib/referee/table-now.ts';
import { inTurn } from '#lib/rules/lead.ts';
import type { House } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { Chance } from '../../fixtures/chance.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';
import {
	announce,
	begin,
	changeRules,
	confirm,
	exit,
	exits,
	given,
	go,
	join,
	later,
	player,
	players,
	revolt,
	rulesOf,
	seated,
	settleTaxes,
	taxed
} from '../given.ts';

const houses: readonly House[] = [
	{},
	{ newcomers: 'by-card', seats: 'stay' },
	{ newcomers: 'redraw' },
	{ newcomers: 'bottom', firstRoundTax: true },
	{ newcomers: 'middle-untaxed', taxSchedule: 'two-one' },
	{ revolution: 'dalmuti', jokers: 2, wild: 'any-card', firstDealRevolution: true },
	{ fallOfTheCapital: true, leadAfterExit: 'highest-place', laterLead: 'left-of-dealer' }
];

let entries = 0;
/** The timeline after these commands; or the refusal of the first that is refused. */
function after(timeline: Timeline, commands: readonly TimelineCommand[]): Timeline | string {
	for (const command of commands) {
		const decided = decideNext(timeline, command);
		if (!decided.ok) return decided.error;
		entries += 1;
		const id = `more ${entries}` as EntryId;
		timeline = advance(timeline, { ...decided.value, id, at: 0 });
	}
	return timeline;
}

/** What has to happen before the next round: nothing while the cards are not dealt. */
function untilNext({ round }: Evening): TimelineCommand[] {
	if (round?.dealt !== true) return [];
	const step: TimelineCommand[] = round.step === 'play' ? [] : [{ type: 'goToStep', step: 'play' }];
	const end: TimelineCommand[] = isFinished(round)
		? []
		: [...step, { type: 'endRoundEarly', rest: stillIn(round) }];
	return [...end, { type: 'confirmRound' }];
}

const isOpen = ({ closedAt, deletedAt }: Evening) => closedAt === null && deletedAt === null;
const bracketsIn = (round: Round) => taxesOf(round).brackets;
const titlesIn = (round: Round) =>
	titlesFor(round.rules, {
		players: round.places.length,
		newcomers: round.newcomers.map((p) => round.places.indexOf(p)),
		round: round.first ? 1 : 2
	});

function checkLeads(timeline: Timeline): void {
	const { state } = timeline;
	const now = tableNow(state);
	if (now.round === null) return;
	const said = judgeLead(now.roundRules, leadQuestion(now)).lead;
	const then = isFinished(state.round!) ? after(timeline, [{ type: 'confirmRound' }]) : timeline;
	if (typeof then === 'string') return;
	const round = then.state.round!;
	expect(said).toEqual(leadIfExitStands(round) ?? firstLeadOf(round));
}

/** Who leads, or that the round is over, if somebody goes out now and nobody tops that play. */
function checkNextExit(timeline: Timeline): void {
	const { state } = timeline;
	const now = tableNow(state);
	if (now.round === null || isFinished(state.round!) || state.round!.step !== 'play') return;
	const { places, chairs, gone, firstOut, reversed, roundRules } = now;
	const order = inTurn(chairs, reversed).filter((p) => !gone.includes(p));
	for (const p of order) {
		const at = order.indexOf(p);
		const others = [...order.slice(at + 1), ...order.slice(0, at)];
		const said = judgeNext(roundRules, {
			places,
			chairs,
			reversed,
			firstOut,
			out: gone,
			turns: [
				{ player: p, did: 'play', exit: true },
				...others.map((other) => ({ player: other, did: 'pass' }) as const)
			]
		});
		const done = after(timeline, [{ type: 'recordExit', player: p }]);
		if (typeof done === 'string') throw new Error(done);
		const round = done.state.round!;
		const lead = said.kind === 'won' ? said.lead : undefined;
		expect([said.kind === 'over', lead]).toEqual([isFinished(round), leadIfExitStands(round)]);
	}
}

function checkTaxes(timeline: Timeline): void {
	const { state } = timeline;
	const now = tableNow(state);
	if (now.round === null) return;
	const then = isFinished(state.round!) ? after(timeline, [{ type: 'confirmRound' }]) : timeline;
	if (typeof then === 'string') return;
	const { brackets, untaxed } = taxesOf(then.state.round!);
	for (const p of now.places) {
		const { bracket, why } = judgeOwed(now.roundRules, owedQuestion(now, p));
		expect(bracket).toEqual(brackets.find((b) => b.payer === p || b.receiver === p) ?? null);
		expect(why === null).toBe(bracket !== null);
		if (untaxed !== undefined) expect(why).toBe(untaxed);
	}
}

function checkRevolutions(timeline: Timeline): void {
	const { state } = timeline;
	const now = tableNow(state);
	if (now.round === null || isFinished(state.round!)) return;
	for (const caller of now.places) {
		const verdict = judgeRevolution(now.roundRules, revolutionQuestion(now, caller));
		const changes = verdict.allowed && verdict.changes.length > 0;
		const done = after(timeline, [{ type: 'callRevolution', caller }]);
		if (typeof done === 'string') {
			expect([changes, caller, done]).toEqual([false, caller, done]);
			continue;
		}
		// a forgotten one can still be entered later, as a correction
		if (state.round!.step === 'play') {
			expect(verdict.code).toMatch(/play-begun|tax-begun/);
			continue;
		}
		expect(changes).toBe(true);
		expect(verdict.after.places).toEqual(done.state.round!.places);
		expect(verdict.after.brackets).toEqual(bracketsIn(done.state.round!));
	}
}

function checkJoins(timeline: Timeline, chance: Chance): void {
	const { state } = timeline;
	const now = tableNow(state);
	const { joined } = now;
	const here = joined?.places ?? now.waiting;
	const leave = chance.shuffled(here).slice(0, chance.below(3));
	const comes = Array.from({ length: chance.below(3) }, (_, i) => `new ${i + 1}` as PlayerId);
	const rules = now.joinedRules;
	const ranks = [...rankCounts(packFor(rules.options, here.length + 1)).keys()];
	const cards = Object.fromEntries(comes.map((p) => [p, chance.pick(ranks)])) as Record<
		PlayerId,
		string
	>;
	const said = judgeJoin(rules, joiningQuestion(now, { leave, join: comes, cards }));
	const done = after(timeline, [
		...untilNext(state),
		...leave.map((p): TimelineCommand => ({ type: 'leave', player: p })),
		...comes.map((p): TimelineCommand => ({
			type: 'join',
			player: { id: p, name: p },
			...(rules.options.newcomers === 'by-card' && { card: cards[p]! })
		}))
	]);
	if (done === 'table-full') expect(said.code).toMatch(/too-many/);
	if (typeof done === 'string' || said.code === 'too-few' || said.code === 'too-many') return;
	const { round } = done.state;
	if (round === null) {
		expect(said.code).toBe(joined === null ? 'no-seats' : 'redraw');
		return;
	}
	expect(said.code).toBe('seated');
	expect(said.after!.places).toEqual(round.places);
	expect(said.after!.titles).toEqual(titlesIn(round));
	expect(said.after!.brackets).toEqual(bracketsIn(round));
	expect(said.after!.pack).toEqual(packFor(round.rules.options, round.places.length));
}

for (const ruleset of RULESETS)
	describe(`${ruleset.name}: the referee’s answers match the evening`, () => {
		const evenings = Array.from({ length: many(2, 106) }, (_, i) => {
			const rules: Rules = resolveRules(ruleset, { options: houses[i % houses.length]! });
			const states: Timeline[] = [];
			randomEvening(1000 + i, rules).reduce<Timeline | null>((before, entry) => {
				const timeline = advance(before, entry);
				if (isOpen(timeline.state)) states.push(timeline);
				return timeline;
			}, null);
			return states;
		});
		test('LE-1 LE-2 of leads', () => evenings.flat().forEach(checkLeads));
		test('LE-2 DF-6 DF-8 DF-14 of the lead after the next exit', () =>
			evenings.flat().forEach(checkNextExit));
		test('TX-1 TX-2 TX-7 to TX-9 TX-12 SE-4 of taxes', () => evenings.flat().forEach(checkTaxes));
		test('RV-1 RV-2 of revolutions', () => evenings.flat().forEach(checkRevolutions));
		test('JO-1 JO-2 JO-5 TX-8 of arrivals and departures', () => {
			const chance = new Chance(26);
			for (const timeline of evenings.flat()) checkJoins(timeline, chance);
		});
	});

const nowOf = ({ state }: Timeline) => tableNow(state);
const newcomer = { join: players('Zoe') };
function joins(timeline: Timeline) {
	const now = nowOf(timeline);
	const { after: table, code } = judgeJoin(
		now.joined?.rules ?? now.rules,
		joiningQuestion(now, newcomer)
	);
	if (table === null) return code;
	const brackets = table.brackets.map((b) => `${b.payer}→${b.receiver} ${b.count}`);
	return `${table.places.join(' ')}: ${table.untaxed ?? brackets.join(', ')}; ${[...new Set(table.titles)].join(', ')}`;
}
const why = (timeline: Timeline, name: string) => {
	const now = nowOf(timeline);
	return judgeOwed(now.roundRules, owedQuestion(now, player(name))).why;
};
const mayCall = (timeline: Timeline, name: string) => {
	const now = nowOf(timeline);
	return judgeRevolution(now.roundRules, revolutionQuestion(now, player(name))).code;
};

describe('JO-2 TX-8 a newcomer, by the state of the evening', () => {
	test('TI-0 TX-7 before the first deal nobody has a rank, and nobody pays', () => {
		expect(joins(seated('temple'))).toBe('Ana Ben Chidi Zoe Dee Eli: first-round; Middle Class');
	});
	test('TX-8 newcomers of this round stay untaxed when another joins', () => {
		const four = given(seated('temple', {}, 'A B C D'), go('play'));
		const table = given(four, ...exits('A B C'), confirm, join('N1'), join('N2'));
		expect(joins(table)).toBe(
			'A B N1 N2 Zoe C D: D→A 2, C→B 1; Emperor, Prince, Middle Class, Second Poorest, Poor Man'
		);
	});
	test('SE-4 after a finished round the new places count', () => {
		const finished = given(seated('temple'), go('play'), ...exits('Eli Dee Chidi Ben'));
		expect(joins(finished)).toMatch(/^Eli Dee Chidi Zoe Ben Ana: Ana→Eli 2, Ben→Dee 1;/);
	});
	test('TX-12 DK-1 the deal follows the recorded chairs, until somebody joins or leaves', () => {
		const names = 'A B C D E F G H I J K L';
		const twelve = given(seated('temple', {}, names), go('play'));
		const next = given(twelve, ...exits('A B C D E F G H I J K'), confirm);
		const chairs = players('A L B C D E F G H I J K');
		const table = given(next, { type: 'recordChairs', chairs });
		const now = nowOf(table);
		const owes = ({ brackets }: { brackets: readonly { count: number }[] }) => brackets[0]!.count;
		const said = (coming: object) => judgeJoin(now.roundRules, joiningQuestion(now, coming));
		// L sits at the dealer’s left, and is dealt five cards, not four
		expect(owes(taxesOf(table.state.round!))).toBe(5);
		expect(owes(said({}).before)).toBe(5);
		expect(owes(said({}).after!)).toBe(5);
		const left = given(table, { type: 'leave', player: player('K') });
		const { after: without } = said({ leave: players('K') });
		expect(owes(without!)).toBe(owes(taxesOf(left.state.round!)));
	});
	test('JO-1 DE-2 a player who arrives before a redraw joins by the rules of the next deal', () => {
		const next = rulesOf('temple', { newcomers: 'redraw', taxSchedule: 'none' });
		const table = given(
			seated('temple', { newcomers: 'redraw' }),
			go('play'),
			announce('Zoe'),
			changeRules(next)
		);
		const { joined, joinedRules, rules } = nowOf(table);
		expect([joined, joinedRules.options.taxSchedule, rules.options.taxSchedule]).toEqual([
			null,
			'none',
			'tiered'
		]);
	});
	test('SE-1 while the first seats are found there is no seat to compare', () => {
		expect(joins(begin(rulesOf('temple'), 'A B C'))).toBe('no-seats');
	});
});

describe('TX-7 to TX-9 RV-1 why nothing is owed', () => {
	test('in a first round', () => expect(why(seated('temple'), 'Eli')).toBe('first-round'));
	test('by the middle class', () => {
		expect(why(later('temple'), 'Eli')).toBe('middle');
		expect(why(later('temple'), 'Dee')).toBeNull();
	});
	test('by a newcomer', () => {
		expect(why(given(later('temple'), join('Zoe')), 'Zoe')).toBe('newcomer');
	});
	test('after a revolution', () => {
		expect(why(given(taxed('temple'), revolt('Ana')), 'Dee')).toBe('revolution');
	});
	test('where no taxes are played', () => {
		expect(why(later('temple', { taxSchedule: 'none' }), 'Dee')).toBe('no-taxes');
	});
});

describe('RV-1 RV-2 whether a revolution may be called now', () => {
	const table = later('temple');
	const dealt = given(table, go('taxes'));
	test.each([
		['not before the deal', table, 'not-dealt'],
		['after the deal', dealt, 'may-be-called'],
		['not twice', given(dealt, revolt('Ana')), 'already-called'],
		['not after the taxes were skipped', given(dealt, go('play')), 'play-begun'],
		['not after taxes were paid', given(dealt, settleTaxes), 'tax-begun'],
		['not once cards are led', given(dealt, go('play'), exit('Ana')), 'play-begun'],
		['PR-7 it is a play in Daifugō', seated('daifugo'), 'turns-the-ranking']
	] as const)('%s', (_, timeline, code) => expect(mayCall(timeline, 'Ben')).toBe(code));
});

describe('LE-2 who leads, by the state of the evening', () => {
	test('players who are out do not lead', () => {
		const table = given(seated('temple'), go('play'), ...exits('Ben Chidi'));
		const now = nowOf(table);
		expect([now.latestOut, now.gone]).toEqual(['Chidi', players('Ben Chidi')]);
		expect(judgeLead(now.roundRules, leadQuestion(now)).lead.leader).toBe('Dee');
	});
	test('LE-1 after a finished round the question is about the next one', () => {
		const finished = given(seated('temple'), go('play'), ...exits('Eli Dee Chidi Ben'));
		const now = nowOf(finished);
		expect(judgeLead(now.roundRules, leadQuestion(now)).lead.leader).toBe('Eli');
	});
	test('DE-2 rules for one round decide its leads', () => {
		const rules = rulesOf('tahimi', { laterLead: 'bottom-seat' });
		const now = nowOf(given(later('tahimi'), changeRules(rules, true)));
		expect(judgeLead(now.roundRules, leadQuestion(now)).lead.leader).toBe('Dee');
	});
});
