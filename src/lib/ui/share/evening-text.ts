import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { recap } from '#lib/ui/chronicle/recap.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import { dateText, plainName } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** The game, and the house rules where they have a name. */
export function gameName({ rules }: Pick<Evening, 'rules'>): string {
	const game = gameText(rules.ruleset, rules.name);
	return rules.houseName === undefined ? game : m.share.summary.gameOf(game, rules.houseName);
}

/** When, what, and how many rounds. */
export const headline = (evening: Evening): string =>
	[dateText(evening.startedAt), gameName(evening), m.common.rounds(roundsPlayed(evening))].join(
		' · '
	);

/** Who ruled the night; null before the first round is over. */
export function rulerText(evening: Evening): string | null {
	const { ruler } = summaryOf(evening);
	return ruler === null ? null : m.share.summary.ruled(plainName(evening, ruler));
}

/** Who came out of the last round on which place: `1. Ana, Emperor`. */
export const standingText = (evening: Evening): string[] =>
	standingOf(evening).map(({ player, title }, i) =>
		m.share.summary.place(i + 1, plainName(evening, player), titleText(title))
	);

/** The evening as a text for others: what it was, how it ended, and what stands out. */
export function eveningText(evening: Evening): string {
	const { scored, totals } = scoreboard(evening);
	const standing = standingText(evening);
	const points = totals.map(({ player, points }) => [plainName(evening, player), points] as const);
	const ruler = rulerText(evening);
	return [
		`${evening.name}\n${headline(evening)}`,
		...(standing.length > 0 ? [standing.join('\n')] : []),
		...(scored && points.length > 0 ? [m.share.summary.points(points)] : []),
		m.share.summary.sentences([...(ruler === null ? [] : [ruler]), ...recap(evening)])
	].join('\n\n');
}
