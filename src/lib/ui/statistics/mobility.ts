import type { Mobility } from '#lib/stats/statistics.ts';
import { count } from '#lib/ui/words.ts';
import { neededForMobility, tooFew } from './enough.ts';

/** How far a field is from what chance gives: 0 within its usual reach, 1 beyond it, 2 far beyond. */
type Distance = -2 | -1 | 0 | 1 | 2;

export const SIGNS: Readonly<Record<Distance, { readonly sign: string; readonly words: string }>> =
	{
		'-2': { sign: '−−', words: 'far less than by chance' },
		'-1': { sign: '−', words: 'less than by chance' },
		0: { sign: '', words: '' },
		1: { sign: '+', words: 'more than by chance' },
		2: { sign: '++', words: 'far more than by chance' }
	};

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
const about = (n: number): string => `${Math.round(n * 10) / 10}`;

/** What it rests on, and what chance would give. */
export function chanceText({ rounds, players }: Mobility): string {
	const base = `${count(rounds, 'round')} with standing of ${players} players`;
	return isEnough({ rounds, players })
		? `${base}. By chance each field would hold about ${about(rounds / players)}.`
		: `${base}: ${tooFew(rounds, neededForMobility(players))}. Only the counts are shown.`;
}

/** What became of those who began on top, and of those who began at the bottom. */
export function endsText({ counts, rounds, players }: Mobility): string {
	const [stayed, rose] = [counts[0]?.[0] ?? 0, counts[players - 1]?.[0] ?? 0];
	const times = (n: number) => (n === 0 ? 'never' : `in ${n} of ${count(rounds, 'round')}`);
	return `Who began on top came out first ${times(stayed)}; who began at the bottom, ${times(rose)}.`;
}

/** The size of table that was played most. */
export const mostPlayed = (sizes: readonly Mobility[]): Mobility | undefined =>
	sizes.toSorted((a, b) => b.rounds - a.rounds)[0];
