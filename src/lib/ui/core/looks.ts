import type { PlayerId } from '#lib/evening/ids.ts';

/** The shapes of chart markers, as paths around 0 0 in a square of 12. */
const MARKERS = {
	circle: 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
	square: 'M-4.5-4.5h9v9h-9z',
	diamond: 'M0-6 6 0 0 6-6 0z',
	triangle: 'M0-5.5 5.5 4.5h-11z',
	pointer: 'M0 5.5 5.5-4.5h-11z',
	plus: 'M-2-5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z'
} as const;
const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'pointer', 'plus'] as const;

/** How a player's line is drawn in charts: colour is never the only difference. */
export interface Look {
	/** A custom property of theme.css. */
	readonly colour: string;
	/** For `stroke-dasharray`; null for a solid line. */
	readonly dash: string | null;
	/** The path of the line's markers. */
	readonly marker: string;
}

const lookAt = (i: number): Look => ({
	colour: `var(--player-${(i % (2 * SHAPES.length)) + 1})`,
	dash: [null, '7 4', '1.5 3'][Math.floor(i / SHAPES.length)]!,
	marker: MARKERS[SHAPES[i % SHAPES.length]!]
});
/** Twelve looks that can be chosen: six shapes with a solid line, then with a dashed one. */
export const LOOKS: readonly Look[] = Array.from({ length: 12 }, (_, i) => lookAt(i));
/** Four more for the largest tables: dotted, in colours of the first ones. */
const MORE: readonly Look[] = Array.from({ length: 4 }, (_, i) => lookAt(LOOKS.length + i));

/** Assigns a look to each player: the chosen one if it is free, otherwise the first free one. With
 * more than sixteen players looks repeat.
 * @param chosen the index in `LOOKS` that a player has chosen */
export function looksFor(
	players: readonly PlayerId[],
	chosen: Readonly<Partial<Record<PlayerId, number>>> = {}
): Map<PlayerId, Look> {
	const all = [...LOOKS, ...MORE];
	const assigned = new Map<PlayerId, number>();
	const taken = new Set<number>();
	for (const player of players) {
		const look = chosen[player];
		if (look === undefined || LOOKS[look] === undefined || taken.has(look)) continue;
		assigned.set(player, look);
		taken.add(look);
	}
	for (const [i, player] of players.entries()) {
		if (assigned.has(player)) continue;
		const free = all.findIndex((_, look) => !taken.has(look));
		const look = free < 0 ? i % all.length : free;
		assigned.set(player, look);
		taken.add(look);
	}
	return new Map(players.map((player) => [player, all[assigned.get(player)!]!]));
}
