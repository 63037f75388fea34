import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Points } from '#lib/rules/score.ts';
import type { Scoreboard } from '#lib/stats/score.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { titleText } from './titles.ts';
import { plainName } from './format.ts';

/** A number of points with its sign: +2, −1. */
export const signed = (points: number): string =>
	points < 0 ? `−${Math.abs(points)}` : `+${points}`;

/** What points were given for. */
export function pointsText(evening: Evening, points: Points<PlayerId>): string {
	const text = m.sheets.score;
	switch (points.from) {
		case 'beaten':
			return points.beaten.length === 0
				? text.beatNobody
				: text.beat(points.beaten.map((p) => plainName(evening, p)));
		case 'philanthropy':
			return text.rose(plainName(evening, points.risen));
		case 'title':
			return points.title === null ? text.came(points.place) : text.as(titleText(points.title));
	}
}

/** Who won the series; null while it goes on. Equal totals share the win (SC-2). */
export function targetText(evening: Evening, { target }: Scoreboard): string | null {
	if (target === null) return null;
	const { by, amount, winners } = target;
	const names = winners.map((p) => plainName(evening, p));
	return m.results.target[by](amount, names);
}
