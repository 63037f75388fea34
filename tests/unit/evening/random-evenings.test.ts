import { describe, expect, test } from 'vitest';
import { evolve, initialState } from '#lib/evening/decide.ts';
import { decreesInForce, issuersIn } from '#lib/evening/edicts.ts';
import { KINDS, type Entry, type Fact, type HistoryAmended } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { nextCommands } from '#lib/evening/next.ts';
import {
	isFinished,
	pastRounds,
	present,
	result,
	rulesInForce,
	stillIn,
	taxesOf,
	titlesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { advance, decideNext, fold, type Timeline } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';
import { player } from '../given.ts';

/** Enough evenings for every kind of entry to occur in each game. */
const evenings = many(100, 20);
/** How many of them are checked entry by entry. */
const checked = many(5, 397);

/** Every other evening is played as published. */
const houses: readonly House[] = [
	{
		newcomers: 'by-card',
		forbiddenLast: ['2', '12'],
		fallOfTheCapital: true,
		turnedBy: ['four']
	},
	{ newcomers: 'redraw' },
	{ newcomers: 'bottom', seats: 'stay' },
	{ newcomers: 'middle-untaxed', taxSchedule: 'two-one', seats: 'move' },
	{ newcomers: 'middle-low-side', dealer: 'named-by-top', laterLead: 'left-of-dealer' },
	{ revolution: 'dalmuti', jokers: 2, firstDealRevolution: true },
	{ merchantExchange: true, misdeal: 'top-player-rules', firstRoundTax: true },
	{ taxSchedule: 'none', firstLead: 'bottom-seat', leadAfterExit: 'highest-place' }
];
function evening(ruleset: Ruleset, seed: number): Entry[] {
	const house = seed % 2 === 0 ? {} : houses[((seed - 1) / 2) % houses.length]!;
	return randomEvening(seed, resolveRules(ruleset, { options: house }));
}

/** The entries in force, derived from the log without a timeline. */
function naive(log: readonly Entry[]): Evening {
	const [start, ...rest] = log;
	if (start?.type !== 'EveningStarted') throw new Error('no start');
	const standing: Entry[] = [];
	const undone: Entry[] = [];
	for (const entry of rest) {
		if (entry.type === 'EntryUndone') undone.push(standing.pop()!);
		else if (entry.type === 'EntryRedone') standing.push(undone.pop()!);
		else {
			standing.push(entry);
			undone.length = 0;
		}
	}
	let happened: Entry[] = [start];
	for (const entry of standing)
		if (entry.type === 'HistoryAmended') happened = amendedHistory(happened, entry);
		else happened.push(entry);
	return happened
		.slice(1)
		.reduce((state, entry) => evolve(state, entry as Fact & Entry), initialState(start));
}

/** The entries with the edits of amendments applied; inserted facts are numbered. */
function amendedHistory(
	happened: readonly Entry[],
	{ edits, id }: HistoryAmended & Entry
): Entry[] {
	let number = 0;
	return happened.flatMap((entry) => {
		const edit = edits.find(({ at }) => at === entry.id);
		const put = (edit?.put ?? []).map((fact): Entry => {
			number += 1;
			return { ...fact, id: `${id}.${number}` as EntryId, at: entry.at };
		});
		return edit?.keep === false ? put : [entry, ...put];
	});
}

const isSame = (a: readonly string[], b: readonly string[]) =>
	a.length === b.length && new Set(a).size === a.length && b.every((p) => a.includes(p));
const isOnce = (players: readonly string[]) => new Set(players).size === players.length;

/** Checks the invariants of a round. @returns the names of those that are broken */
function brokenRound(round: Round, evening: Evening): string[] {
	const { places, chairs, veterans, newcomers, out, left, rest, before, marks, revolution } = round;
	const { rules } = round;
	const titles = titlesOf(evening, round);
	const laws: [string, boolean][] = [
		['SE-2 chairs is a permutation of places', isSame(chairs, places)],
		['places are the veterans and the newcomers', isSame(places, [...veterans, ...newcomers])],
		['places has nobody twice', isOnce(places)],
		['SE-4 nobody is out or left twice, or both', isOnce([...out, ...left])],
		['SE-4 who is out or left has a place', [...out, ...left].every((p) => places.includes(p))],
		['SE-4 the rest are those still in', rest === null || isSame(rest, stillIn(round))],
		['SE-4 the result is a permutation of places', isSame(result(round), places)],
		['nobody is out before the cards are dealt', round.dealt || out.length + left.length === 0],
		['exits are recorded in play alone', round.step === 'play' || out.length === 0],
		['a round is finished in play alone', round.step === 'play' || !isFinished(round)],
		['play has cards', round.dealt || round.step === 'seats' || round.step === 'deal'],
		['the dealer plays', round.dealer === null || places.includes(round.dealer)],
		['who chose a chair chose one that is there', round.topChair < Math.max(1, places.length)],
		['marks are of players', Object.keys(marks).every((p) => places.includes(player(p)))],
		[
			'a first round is taxed by the rules of one',
			!round.first || rules.options.firstRoundTax || taxesOf(round).brackets.length === 0
		],
		[
			'RV-1 RV-2 no taxes after a revolution',
			revolution === null || taxesOf(round).brackets.length === 0
		],
		[
			'RV-2 the caller of a greater revolution is at the top',
			revolution?.greater !== true || places[0] === revolution.caller
		],
		['TI-2 everyone has a title', places.every((p) => (titles.get(p)?.spoken ?? '') !== '')],
		['nobody had two chairs', before === null || isOnce(before.filter((p) => p !== null))]
	];
	return laws.filter(([, holds]) => !holds).map(([rule]) => rule);
}

/** The rules in force, and earlier rules by which the present players may have joined. */
const heldBy = (state: Evening): Rules[] => [
	state.rules,
	rulesInForce(state),
	...pastRounds(state.past).map(({ rules }) => rules)
];

function broken(state: Evening): string[] {
	const { round, seating, sitting, people, past, edicts, rulings } = state;
	const numbers = [...edicts, ...rulings].flatMap((e) => ('number' in e ? [`${e.number}`] : []));
	const reigning = decreesInForce(state).filter(({ term }) => term === 'reign');
	const issuers = issuersIn(round);
	const here = present(state);
	const found = round === null ? [] : brokenRound(round, state);
	const laws: [string, boolean][] = [
		['a round is on or seats are being found', (round === null) !== (seating === null)],
		['nobody both sits out and plays, and nobody is here twice', isOnce(here)],
		['everybody here is known', here.every((p) => people[p] !== undefined)],
		[
			// rules for one round may have let more of them in
			'no more than the table holds',
			here.length <= Math.max(...heldBy(state).map(({ players }) => players.max))
		],
		['somebody is here', here.length > 0],
		['names are unique', isOnce(here.map((p) => people[p]!.name.toLowerCase()))],
		['JO-5 kept places are places', sitting.every(({ place }) => place >= 1)],
		['DE-1 decrees and rulings are numbered once', isOnce(numbers)],
		[
			'DE-1 who decreed while reigning is at the place still',
			reigning.every(({ issuer, place }) => round?.places[place - 1] === issuer)
		],
		[
			'DE-1 a decree for the round is of this round',
			decreesInForce(state).every(
				({ term, round: since }) => term !== 'round' || since === (past?.round.number ?? 0) + 1
			)
		],
		[
			'DE-1 who may command is in the upper half, and one of them is the top player',
			issuers.length === 0 ||
				(issuers[0] === round?.places[0] &&
					issuers.length <= Math.max(1, Math.floor((round?.places.length ?? 0) / 2)))
		],
		['rounds are counted', round === null || round.number === (past?.round.number ?? 0) + 1]
	];
	return [...found, ...laws.filter(([, holds]) => !holds).map(([rule]) => rule)];
}

function refusedNext(timeline: Timeline): string[] {
	const next = nextCommands(timeline.state);
	if (next.length === 0) return ['nothing takes the evening forward'];
	return next.flatMap((command) => {
		const decided = decideNext(timeline, command);
		return decided.ok ? [] : [`${command.type}: ${decided.error}`];
	});
}

for (const ruleset of RULESETS)
	describe(`${checked} random evenings of ${ruleset.name}`, () => {
		const logs = Array.from({ length: evenings }, (_, seed) => evening(ruleset, seed));
		const some = logs.slice(0, checked);
		/** Each of them after each of its entries. */
		const states = some.map((log) => {
			const all: Timeline[] = [];
			for (const entry of log) all.push(advance(all.at(-1) ?? null, entry));
			return all;
		});
		/** Fails with what is found wrong in any state. */
		function expectOfEach(wrongIn: (timeline: Timeline) => string[]) {
			for (const [n, timelines] of states.entries())
				for (const [i, timeline] of timelines.entries()) {
					const found = wrongIn(timeline);
					const { id, type } = some[n]![i]!;
					if (found.length > 0) expect.fail(`${id} ${type}: ${found.join('; ')}`);
				}
		}

		test('a seed makes the same evening each time; another seed makes another', () => {
			expect(evening(ruleset, 7)).toEqual(logs[7]);
			expect(evening(ruleset, 8)).not.toEqual(logs[7]);
		});

		test('the evenings reach an end, and every kind of entry occurs', () => {
			const types = new Set(logs.flat().map(({ type }) => type));
			const all = [
				'EveningStarted',
				'EntryUndone',
				'EntryRedone',
				'HistoryAmended',
				...KINDS.map(({ fact }) => fact)
			];
			expect([...types].sort()).toEqual(all.sort());
			const rounds = logs.map((log) => pastRounds(fold(log)!.state.past).length);
			expect(rounds.reduce((sum, n) => sum + n, 0) / evenings).toBeGreaterThan(2);
		});

		test('the invariants of the rules hold in every state', () =>
			expectOfEach(({ state }) => broken(state)));

		test('from every state some command moves the evening forward', () =>
			expectOfEach(refusedNext));

		test('a log folds to the same state step by step, at once, in two parts and by a naive fold', () => {
			for (const [seed, log] of some.entries()) {
				const whole = fold(log);
				expect(whole!.state).toEqual(states[seed]!.at(-1)!.state);
				const half = seed % log.length;
				expect(fold(log.slice(half), fold(log.slice(0, half)))!.state).toEqual(whole!.state);
				expect(whole!.state).toEqual(naive(log));
				expect(fold(log.slice(0, half + 1))!.state).toEqual(naive(log.slice(0, half + 1)));
			}
		});

		test('undoing everything gives the start, and redoing everything the end', () => {
			for (const log of some) {
				const end = fold(log)!;
				const start = log[0]!;
				if (start.type !== 'EveningStarted') throw new Error(start.type);
				const all = run(end, 'undo');
				expect(all.state).toEqual(initialState(start));
				expect(decideNext(all, { type: 'undo' })).toEqual({ ok: false, error: 'nothing-to-undo' });
				const again = run(all, 'redo');
				expect(decideNext(again, { type: 'redo' })).toEqual({
					ok: false,
					error: 'nothing-to-redo'
				});
				// what had been undone at the end is redone as well
				expect(run(end, 'redo').state).toEqual(again.state);
			}
		});

		test('redo after undo returns the same state, at every entry', () => {
			for (const timeline of states.flat()) {
				if (timeline.before === null) continue;
				const undone = step(timeline, 'undo')!;
				// a step back, not a fold from the start
				expect(undone.state).toBe(timeline.before.state);
				const redone = step(undone, 'redo')!;
				expect(redone.state).toEqual(timeline.state);
				expect(redone.undone).toBe(timeline.undone);
			}
		});

		test('a log is unchanged after writing and reading', () => {
			for (const log of logs.slice(0, 20)) {
				const read = JSON.parse(JSON.stringify(log)) as Entry[];
				expect(read).toEqual(log);
				expect(fold(read)!.state).toEqual(fold(log)!.state);
			}
		});
	});

function step(timeline: Timeline, type: 'undo' | 'redo'): Timeline | undefined {
	const decided = decideNext(timeline, { type });
	if (!decided.ok) return undefined;
	return advance(timeline, { ...decided.value, id: 'more', at: 0 } as unknown as Entry);
}
function run(timeline: Timeline, type: 'undo' | 'redo'): Timeline {
	for (let at = timeline; ;) {
		const next = step(at, type);
		if (next === undefined) return at;
		at = next;
	}
}
