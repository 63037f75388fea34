import type { Mobility } from '#lib/stats/statistics.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { neededForMobility } from './thresholds.ts';

/** How far a field is from what chance gives: 0 within its usual reach, 1 beyond it, 2 far beyond. */
type Distance = -2 | -1 | 0 | 1 | 2;

export const SIGNS: Readonly<Record<Distance, string>> = {
	'-2': '−−',
	'-1': '−',
	0: '',
	1: '+',
	2: '++'
};

/** The same, to be read out after the number of a field. */
export function distanceText(far: Exclude<Distance, 0>): string {
	const { farLess, less, more, farMore } = m.statistics.mobility;
	return { '-2': farLess, '-1': less, 1: more, 2: farMore }[far];
}

/** By two and by three standard deviations of a count of which each round hits the field once in `players`. */
export function distance(
	hits: number,
	{ rounds, players }: Pick<Mobility, 'rounds' | 'players'>
): Distance {
	const chance = 1 / players;
	const z = (hits - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
	if (Math.abs(z) < 2) return 0;
	const far = Math.abs(z) >= 3;
	if (z > 0) return far ? 2 : 1;
	return far ? -2 : -1;
}

export const isEnough = ({ rounds, players }: Pick<Mobility, 'rounds' | 'players'>): boolean =>
	rounds >= neededForMobility(players);

/** 6.7; 10 */
const about = (n: number): number => Math.round(n * 10) / 10;

/** What it rests on, and what chance would give. */
export const chanceText = ({ rounds, players }: Mobility): string =>
	isEnough({ rounds, players })
		? m.statistics.mobility.chance(rounds, players, about(rounds / players))
		: m.statistics.mobility.few(rounds, players, neededForMobility(players));

/** What became of those who began on top, and of those who began at the bottom. */
export const endsText = ({ counts, rounds, players }: Mobility): string =>
	m.statistics.mobility.ends(counts[0]?.[0] ?? 0, counts[players - 1]?.[0] ?? 0, rounds);

/** The size of table that was played most. */
export const mostPlayed = (sizes: readonly Mobility[]): Mobility | undefined =>
	sizes.toSorted((a, b) => b.rounds - a.rounds)[0];
