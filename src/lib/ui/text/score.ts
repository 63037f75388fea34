import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Points } from '#lib/rules/score.ts';
import type { Scoreboard } from '#lib/stats/score.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { titleText } from './titles.ts';
import { plainName } from './format.ts';

/** +2, −1. */
export const signed = (points: number): string =>
	points < 0 ? `−${Math.abs(points)}` : `+${points}`;

/** Where points came from. */
export function pointsText(evening: Evening, points: Points<PlayerId>): string {
	const words = m.sheets.score;
	switch (points.from) {
		case 'beaten':
			return points.beaten.length === 0
				? words.beatNobody
				: words.beat(points.beaten.map((p) => plainName(evening, p)));
		case 'philanthropy':
			return words.rose(plainName(evening, points.risen));
		case 'title':
			return points.title === null ? words.came(points.place) : words.as(titleText(points.title));
	}
}

/** That the series is over, and who won it; equal totals share the win (SC-2). */
export function targetText(evening: Evening, { target }: Scoreboard): string | null {
	if (target === null) return null;
	const { by, amount, winners } = target;
	const names = winners.map((p) => plainName(evening, p));
	return m['table-steps'].target[by](amount, names);
}
