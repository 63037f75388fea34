import { expect, test } from 'vitest';
import { commandOf, decide } from '#lib/evening/decide.ts';
import type { Fact } from '#lib/evening/entries.ts';
import { roundsPlayed } from '#lib/evening/round.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { statisticsOf } from '#lib/stats/statistics-builder.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import { FRIENDS, history, nightOf } from '../../fixtures/histories.ts';

const nights = [...history(1, 60)];

test('each generated evening folds, is closed, and has the wanted number of rounds', () => {
	for (const { log, timeline } of nights) {
		const { state } = fold(log)!;
		expect(state).toEqual(timeline.state);
		expect(roundsPlayed(state)).toBe(40);
		expect(state.closedAt).toBe(log.at(-1)!.at);
		expect(summaryOf(state)).toMatchObject({ rounds: 40, deletedAt: null });
	}
	expect(new Set(nights.map(({ timeline }) => timeline.state.id)).size).toBe(60);
	const friends = FRIENDS.map(({ id }) => id);
	for (const { timeline } of nights)
		expect(friends).toEqual(expect.arrayContaining(Object.keys(timeline.state.people)));
	expect([...history(1, 3, 5)].map(({ timeline }) => roundsPlayed(timeline.state))).toEqual([
		5, 5, 5
	]);
});

test('every generated entry would be accepted at that point', () => {
	for (const { log } of nights.slice(0, 10))
		log.reduce<ReturnType<typeof fold>>((before, entry) => {
			if (before !== null) expect(decide(before.state, commandOf(entry as Fact)).ok).toBe(true);
			return fold([entry], before);
		}, null);
});

test('a seed makes the same history each time; another seed makes another', () => {
	expect(nightOf(1, 7).log).toEqual(nights[7]!.log);
	expect(nightOf(2, 7).log).not.toEqual(nights[7]!.log);
});

test('the history contains everything that statistics count', () => {
	const types = new Set(nights.flatMap(({ log }) => log.map(({ type }) => type)));
	for (const type of [
		'NoteAdded',
		'DecreeIssued',
		'DecreeSettled',
		'RulingLogged',
		'TaxesSettled',
		'TaxMarked',
		'TaxCorrected',
		'RevolutionCalled',
		'PlayerJoined',
		'PlayerLeft',
		'PlayerSatOut',
		'PlayerLeftMidRound',
		'RulesChanged'
	])
		expect(types).toContain(type);
	const tallies = nights.flatMap(({ timeline }) => talliesOf(timeline.state));
	expect(new Set(tallies.map(({ ruleset }) => ruleset)).size).toBe(RULESETS.length);
	const all = { evening: null, ruleset: null, people: [] };
	const { people, mobility, unrecorded } = statisticsOf(tallies, all, (id) => id);
	expect(people.length).toBeGreaterThan(20);
	expect(mobility.length).toBeGreaterThan(3);
	expect(unrecorded).toBeGreaterThan(0);
	expect(Math.max(...people.map(({ rating }) => rating))).toBeGreaterThan(5);
});
