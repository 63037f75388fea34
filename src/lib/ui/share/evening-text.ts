import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { recap } from '#lib/ui/chronicle/recap.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import { dateText, plainName } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** The name of the game, with the name of the house rules if they have one. */
export function gameName({ rules }: Pick<Evening, 'rules'>): string {
	const game = gameText(rules.ruleset, rules.name);
	return rules.houseName === undefined ? game : m.share.summary.gameOf(game, rules.houseName);
}

/** Date, game and number of rounds. */
export const headline = (evening: Evening): string =>
	[dateText(evening.startedAt), gameName(evening), m.common.rounds(roundsPlayed(evening))].join(
		' · '
	);

/** "Ana ruled the night."; null before the first round is over. */
export function rulerText(evening: Evening): string | null {
	const { ruler } = summaryOf(evening);
	return ruler === null ? null : m.share.summary.ruled(plainName(evening, ruler));
}

/** The standing after the last round, one line per player: "1. Ana, Emperor". */
export const standingText = (evening: Evening): string[] =>
	standingOf(evening).map(({ player, title }, i) =>
		m.share.summary.place(i + 1, plainName(evening, player), titleText(title))
	);

/** The evening as plain text: its head, standing, points, and recap. */
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
