import type { Mobility } from '#lib/stats/statistics.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { neededForMobility } from './thresholds.ts';

const m = messagesOf('statistics');

/** How far a count is from its expected value: 0 within two standard deviations, ±1 within three,
 * ±2 beyond. */
type Deviation = -2 | -1 | 0 | 1 | 2;

export const DEVIATION_SIGNS: Readonly<Record<Deviation, string>> = {
	'-2': '−−',
	'-1': '−',
	0: '',
	1: '+',
	2: '++'
};

/** The deviation in words, for screen readers. */
export function deviationText(far: Exclude<Deviation, 0>): string {
	const { farLess, less, more, farMore } = m.statistics.mobility;
	return { '-2': farLess, '-1': less, 1: more, 2: farMore }[far];
}

/** The deviation of a field's count, if each round hits it with probability 1/`players`. */
export function deviation(
	hits: number,
	{ rounds, players }: Pick<Mobility, 'rounds' | 'players'>
): Deviation {
	const chance = 1 / players;
	const z = (hits - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
	if (Math.abs(z) < 2) return 0;
	const beyond = Math.abs(z) >= 3;
	if (z > 0) return beyond ? 2 : 1;
	return beyond ? -2 : -1;
}

export const isEnough = ({ rounds, players }: Pick<Mobility, 'rounds' | 'players'>): boolean =>
	rounds >= neededForMobility(players);

/** Rounds to one decimal: 6.7, 10. */
const oneDecimal = (n: number): number => Math.round(n * 10) / 10;

/** How many rounds the matrix is based on, and the count to expect by chance, or that only counts
 * are shown. */
export const chanceText = ({ rounds, players }: Mobility): string =>
	isEnough({ rounds, players })
		? m.statistics.mobility.chance(rounds, players, oneDecimal(rounds / players))
		: m.statistics.mobility.few(rounds, players);

/** How often the top player, and the bottom player, finished first. */
export const endsText = ({ counts, rounds, players }: Mobility): string =>
	m.statistics.mobility.ends(counts[0]?.[0] ?? 0, counts[players - 1]?.[0] ?? 0, rounds);

/** The table size with the most rounds. */
export const mostPlayed = (sizes: readonly Mobility[]): Mobility | undefined =>
	sizes.toSorted((a, b) => b.rounds - a.rounds)[0];
