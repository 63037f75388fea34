import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import {
	advance,
	decideNext,
	fold,
	type Timeline,
	type TimelineCommand
} from '#lib/evening/timeline.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { StatisticsBuilder, statisticsOf } from '#lib/stats/statistics-builder.ts';
import type { PersonStatistics, Scope, Statistics } from '#lib/stats/statistics.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import { exitSwap, oneTakenOut } from '../../fixtures/amendments.ts';
import { Chance } from '../../fixtures/chance.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { rawRecords } from '../../fixtures/raw-rounds.ts';
import { countStatistics } from '../../oracle/statistics.ts';
import { many } from '../../sample.ts';

/** What may happen to an evening after some rounds. */
const ACTIONS = [
	'play',
	'other-game',
	'swap',
	'take-out',
	'undo',
	'redo',
	'delete',
	'restore'
] as const;
type Action = (typeof ACTIONS)[number];

interface Night {
	readonly ruleset: number;
	readonly seed: number;
	readonly moves: number;
	readonly actions: readonly Action[];
}
const nights: fc.Arbitrary<Night[]> = fc.array(
	fc.record({
		ruleset: fc.nat(RULESETS.length - 1),
		seed: fc.nat(1_000_000),
		moves: fc.integer({ min: 40, max: 240 }),
		actions: fc.array(
			fc.constantFrom(
				...ACTIONS,
				...(['play', 'play', 'play', 'swap', 'other-game', 'delete', 'restore'] as const)
			),
			{
				maxLength: 12
			}
		)
	}),
	{ minLength: 1, maxLength: 5 }
);
/** Pairs of people who are merged, by index. */
const merges = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 4 });

/** How often the random evenings contained each case. */
const seen = { swaps: 0, accepted: 0, games: 0, deleted: 0, restored: 0 };

function commandsFor(
	{ state, history }: Timeline,
	action: Action,
	chance: Chance
): TimelineCommand[] {
	switch (action) {
		case 'play':
			return [chance.pick(nextCommands(state))];
		case 'other-game':
			return [{ type: 'changeRules', rules: resolveRules(chance.pick(RULESETS)), once: false }];
		case 'swap':
			return exitSwap(history, chance);
		case 'take-out':
			return oneTakenOut(history, chance);
		case 'undo':
		case 'redo':
			return [{ type: action }];
		case 'delete':
			return [{ type: 'deleteEvening' }];
		case 'restore':
			return [{ type: 'restoreEvening' }];
	}
}

function acted(timeline: Timeline, action: Action, chance: Chance): Timeline {
	for (let times = action === 'play' ? 20 : 1; times > 0; times--)
		for (const command of commandsFor(timeline, action, chance)) {
			const decided = decideNext(timeline, command);
			if (action === 'swap' && timeline.state.deletedAt === null) seen.swaps += 1;
			if (!decided.ok) continue;
			if (action === 'swap') seen.accepted += 1;
			if (action === 'restore') seen.restored += 1;
			const id = `more ${chance.below(1e9)}` as EntryId;
			timeline = advance(timeline, { ...decided.value, id, at: timeline.entry.at + 1000 });
		}
	return timeline;
}

/** Plays evenings, each of which shares people with the one before: its first player is the third
 * of that one. */
function played(all: readonly Night[]): Evening[] {
	return all.map(({ ruleset, seed, moves, actions }, i) => {
		const chance = new Chance(seed);
		const text = JSON.stringify(randomEvening(seed, resolveRules(RULESETS[ruleset]!), moves));
		const other = text.replace(/"p(\d+)"/g, (_, n: string) => `"p${Number(n) + 2 * i}"`);
		const [start, ...log] = JSON.parse(other) as Entry[];
		const evening = `evening ${9 - i}` as EveningId;
		// two evenings begin at the same time
		const at = start!.at + Math.floor(i / 2) * 86_400_000;
		const begun = { ...start, evening, at } as Entry;
		return actions.reduce(
			(timeline, action) => acted(timeline, action, chance),
			fold([begun, ...log])!
		).state;
	});
}

function personOfBy(pairs: readonly (readonly [number, number])[]): (id: PlayerId) => PlayerId {
	const into = new Map<string, string>();
	const last = (id: string): string => (into.has(id) ? last(into.get(id)!) : id);
	for (const [from, to] of pairs)
		if (last(`p${from}`) !== last(`p${to}`)) into.set(last(`p${from}`), `p${to}`);
	return (id) => last(id) as PlayerId;
}

function scopesOf(evenings: readonly Evening[]): Scope[] {
	const all: Scope = { evening: null, ruleset: null, people: [] };
	const players = evenings.flatMap((evening) =>
		playedRounds(evening).flatMap(({ places }) => places)
	);
	const [one, other] = [players[0], players[Math.floor(players.length / 2)]];
	const games = [...new Set(evenings.flatMap((e) => playedRounds(e).map((r) => r.rules.ruleset)))];
	return [
		all,
		...games.map((ruleset) => ({ ...all, ruleset })),
		...evenings.map(({ id }) => ({ ...all, evening: id })),
		...(one === undefined || other === undefined
			? []
			: [
					{ ...all, people: [one] },
					{ ...all, people: [one, other] },
					{ ...all, people: [other], ruleset: games[0]! }
				])
	];
}

/** The integers of the statistics, with people sorted by id. */
function integersOf({ people, ...others }: Statistics) {
	const whole = people.map(({ rating: _, averagePlace: __, ...person }) => person);
	return { ...others, people: whole.sort((a, b) => (a.player < b.player ? -1 : 1)) };
}
/** The largest difference between their other numbers. */
function largestDifference(a: Statistics, b: Statistics): number {
	const other = new Map(b.people.map((person) => [person.player, person]));
	const by = (key: 'rating' | 'averagePlace') =>
		a.people.map((person) => {
			const [one, two] = [person[key], other.get(person.player)![key]];
			return Number.isNaN(one) && Number.isNaN(two) ? 0 : Math.abs(one - two);
		});
	return Math.max(0, ...by('rating'), ...by('averagePlace'));
}
const isInOrder = (a: PersonStatistics, b: PersonStatistics): boolean => {
	if (Number.isNaN(a.rating) !== Number.isNaN(b.rating)) return Number.isNaN(b.rating);
	if (!Number.isNaN(a.rating) && a.rating !== b.rating) return a.rating > b.rating;
	return a.rounds === b.rounds ? a.player < b.player : a.rounds > b.rounds;
};

describe('statistics', () => {
	test('agree with a naive count over raw lists', () => {
		fc.assert(
			fc.property(nights, merges, (all, pairs) => {
				const evenings = played(all);
				const known = personOfBy(pairs);
				const tallies = evenings.flatMap(talliesOf);
				if (tallies.length > evenings.length) seen.games += 1;
				if (evenings.some(({ deletedAt }) => deletedAt !== null)) seen.deleted += 1;
				const raw = rawRecords(evenings);
				for (const scope of scopesOf(evenings)) {
					const index = statisticsOf(tallies, scope, known);
					const count = countStatistics(raw, scope, known);
					expect(integersOf(index)).toEqual(integersOf(count));
					expect(largestDifference(index, count)).toBeLessThan(1e-9);
					for (const [i, person] of index.people.slice(1).entries())
						expect(isInOrder(index.people[i]!, person)).toBe(true);
				}
			}),
			{ numRuns: many(20, 30), seed: 5 }
		);
		expect(seen.swaps).toBeGreaterThan(many(20, 30));
		expect(seen.accepted / seen.swaps).toBeGreaterThan(0.5);
		expect(Math.min(seen.games, seen.deleted, seen.restored)).toBeGreaterThan(many(1, 30));
	});

	test('do not depend on the order of the tallies or on slices', () => {
		fc.assert(
			fc.property(nights, merges, fc.nat(), (all, pairs, seed) => {
				const evenings = played(all);
				const known = personOfBy(pairs);
				const tallies = evenings.flatMap(talliesOf);
				for (const scope of scopesOf(evenings)) {
					const whole = statisticsOf(tallies, scope, known);
					const builder = new StatisticsBuilder(scope, known);
					for (const tally of new Chance(seed).shuffled(tallies)) {
						builder.add(structuredClone(tally));
						builder.build();
					}
					expect(builder.build()).toEqual(whole);
				}
			}),
			{ numRuns: many(6, 42), seed: 5 }
		);
	});
});
