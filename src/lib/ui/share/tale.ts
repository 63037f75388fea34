import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { recap } from '#lib/ui/chronicle/recap.ts';
import { count, dateText, nameOf } from '#lib/ui/words.ts';

/** The game, and the house rules where they have a name. */
export const gameOf = ({ rules }: Pick<Evening, 'rules'>): string =>
	rules.name + (rules.houseName === undefined ? '' : `, ${rules.houseName}`);

/** When, what, and how many rounds. */
export const headOf = (evening: Evening): string =>
	[dateText(evening.startedAt), gameOf(evening), count(roundsPlayed(evening), 'round')].join(' · ');

/** Who ruled the night; null before the first round is over. */
export function rulerText(evening: Evening): string | null {
	const { ruler } = summaryOf(evening);
	return ruler === null ? null : `${nameOf(evening, ruler)} ruled the night.`;
}

/** Who came out of the last round on which place: `1. Ana, Emperor`. */
export const standingText = (evening: Evening): string[] =>
	standingOf(evening).map(
		({ player, title }, i) => `${i + 1}. ${nameOf(evening, player)}, ${title}`
	);

/** The evening as a text for others: what it was, how it ended, and what stands out. */
export function tale(evening: Evening): string {
	const { scored, totals } = scoreboard(evening);
	const standing = standingText(evening);
	const points = totals.map(({ player, points }) => `${nameOf(evening, player)} ${points}`);
	const ruler = rulerText(evening);
	return [
		`${evening.name}\n${headOf(evening)}`,
		...(standing.length > 0 ? [standing.join('\n')] : []),
		...(scored && points.length > 0 ? [`Points: ${points.join(', ')}`] : []),
		[...(ruler === null ? [] : [ruler]), ...recap(evening)].join(' ')
	].join('\n\n');
}
