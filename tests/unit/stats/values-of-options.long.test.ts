import { expect, test } from 'vitest';
import { RANKS, type Rank } from '#lib/cards/card.ts';
import { bgStatsAddress } from '#lib/exchange/bgstats.ts';
import { roundsCsv } from '#lib/exchange/csv.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import { EFFECT_NAMES } from '#lib/rules/effects.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { isDigest } from '#lib/stats/check-digest.ts';
import { digestOf } from '#lib/stats/digest.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { statisticsOf } from '#lib/stats/statistics-builder.ts';
import { confirm, exits, given, go, seated } from '../given.ts';

/** Two rounds of five under one house rule; null where the rules do not allow them. */
function evening(game: GameId, house: House) {
	try {
		const first = given(seated(game, house, 'Ana Ben Cyd Dee Eli'), go('play'));
		const second = given(first, ...exits('Ana Ben Cyd Dee'), confirm, go('play'));
		return given(second, ...exits('Eli Dee Cyd Ben'), confirm);
	} catch {
		return null;
	}
}

const ALL = { evening: null, ruleset: null, people: [] };

/** Counts and exports an evening under each house rule in each game that allows it; returns how
 * many were played, and the house rules that no game allows. */
function countAndExport(houses: readonly House[]) {
	let played = 0;
	const unplayed = new Set(houses);
	for (const { id } of RULESETS)
		for (const house of houses) {
			const timeline = evening(id, house);
			if (timeline === null) continue;
			played++;
			unplayed.delete(house);
			const exported = `${roundsCsv(timeline)} ${bgStatsAddress(timeline.state, '')}`;
			const name = `${id} ${JSON.stringify(house)}`;
			expect(exported, name).not.toMatch(/undefined|NaN| null$|%5Bobject/);
			const digest = digestOf(timeline, 1);
			expect(isDigest(structuredClone(digest)), name).toBe(true);
			const { rounds, people } = statisticsOf(digest.tallies, ALL, (person) => person);
			expect([rounds, people.length], name).toEqual([2, 5]);
			const points = scoreboard(timeline.state).totals.map(({ points }) => points);
			expect(points.every(Number.isFinite), name).toBe(true);
		}
	return { played, unplayed: [...unplayed] };
}

test('each value of an option can be counted and exported', () => {
	const houses = Object.entries(CHOICES).flatMap(([option, values]) =>
		values.map((value): House => ({ [option]: value }))
	);
	expect(countAndExport(houses).played).toBeGreaterThan(800);
});

/** Values of the options without a list of them: each kind of entry, alone and beside another. */
const FREE_VALUES: readonly House[] = [
	...(['open', { rounds: 1 }, { rounds: 2 }, { points: 1 }, { points: 50 }] as const).flatMap(
		(target): House[] => [
			{ target },
			{ target, scoring: 'by-title' },
			{ target, scoring: 'beaten' }
		]
	),
	...['3C', '3D', '7S', 'QH', 'AS', '2D', 'JK'].flatMap((opener): House[] => [
		{ opener },
		{ opener, firstLead: 'holder-of-card' },
		{ opener, firstLead: 'holder-leads', laterLead: 'holder-leads' }
	]),
	...[null, ...RANKS].map((wildRank: Rank | null): House => ({ wildRank })),
	...['3C>any', 'AD>single', '3>set', '3S>JK', '4x2>8', 'JK>2', '2>any'].map((top): House => ({
		tops: [top]
	})),
	{ tops: ['3C>any', 'AD>single', '3S>JK'] },
	...EFFECT_NAMES.flatMap((name) =>
		(['2', '5', '8', '9', 'J', 'Q', 'K', 'A'] as const).map((rank): House => ({
			effects: [`${rank}:${name}`]
		}))
	),
	{ effects: EFFECT_NAMES.map((name, i) => `${i + 3}:${name}`) },
	{ effects: [] },
	...([[], ['four'], ['run-of-four'], ['four', 'run-of-four']] as const).flatMap(
		(turnedBy): House[] => [{ turnedBy }, { turnedBy, runs: 'suited' }]
	),
	...['2', '8', '8*', 'J*', '3S', '3S*', 'JK', 'strongest', 'strongest*'].map((last): House => ({
		forbiddenLast: [last]
	})),
	{ forbiddenLast: ['strongest', 'JK', '8*', '3S*'] },
	{ forbiddenLast: [] },
	{ taxSchedule: { 2: [1] } },
	{ taxSchedule: { 3: [2], 5: [3, 1], 7: [6, 3, 1] } },
	{ taxSchedule: { 4: [] } },
	{ taxSchedule: { 5: [6, 6] } }
];

test('values without a list of choices can be counted and exported', () => {
	const { played, unplayed } = countAndExport(FREE_VALUES);
	expect(unplayed).toEqual([]);
	expect(played).toBeGreaterThan(500);
});
