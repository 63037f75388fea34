import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Points } from '#lib/rules/score.ts';
import type { Scoreboard } from '#lib/stats/score.ts';
import { count, listed, nameOf, ordinal } from './words.ts';

/** +2, −1. */
export const signed = (points: number): string =>
	points < 0 ? `−${Math.abs(points)}` : `+${points}`;

/** Where points came from. */
export function pointsText(evening: Evening, points: Points<PlayerId>): string {
	switch (points.from) {
		case 'beaten':
			return points.beaten.length === 0
				? 'beat nobody'
				: `beat ${listed(points.beaten.map((p) => nameOf(evening, p)))}`;
		case 'philanthropy':
			return `${nameOf(evening, points.risen)} rose`;
		case 'title':
			return points.title === null ? `came ${ordinal(points.place)}` : `as ${points.title}`;
	}
}

/** That the series is over, and who won it; equal totals share the win (SC-2). */
export function targetText(evening: Evening, { target }: Scoreboard): string | null {
	if (target === null) return null;
	const { by, amount, winners } = target;
	const reached =
		by === 'rounds'
			? `${count(amount, 'round')} ${amount === 1 ? 'is' : 'are'} played`
			: `${amount} points are reached`;
	if (winners.length === 0) return `${reached}.`;
	const names = listed(winners.map((p) => nameOf(evening, p)));
	return `${reached}: ${names} ${winners.length === 1 ? 'wins' : 'share the win'}.`;
}
