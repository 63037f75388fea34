import type { Evening } from '#lib/evening/state.ts';
import type { Scoreboard } from '#lib/stats/score.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { plainName } from './format.ts';

const m = messagesOf('results');

/** A number of points with its sign: +2, −1. */
export const signed = (points: number): string =>
	points < 0 ? `−${Math.abs(points)}` : `+${points}`;

/** The winners of the series; null while it goes on. Equal totals share the win (SC-2). */
export function targetText(evening: Evening, { target }: Scoreboard): string | null {
	if (target === null) return null;
	const { by, amount, winners } = target;
	const names = winners.map((p) => plainName(evening, p));
	return m.results.target[by](amount, names);
}
