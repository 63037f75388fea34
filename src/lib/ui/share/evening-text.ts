import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { recap } from '#lib/ui/chronicle/recap.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import { dateText, isolateName, nameOf } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('share', 'common');

type GameRules = Pick<Evening['rules'], 'ruleset' | 'name' | 'houseName'>;

/** The preview of an evening from a link, before it is stored. Times are in milliseconds since
 * 1970. */
export interface EveningPreview {
	readonly name: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	readonly deletedAt: number | null;
	readonly rules: GameRules;
	/** Rounds that are over. */
	readonly rounds: number;
	/** The names of all participants. */
	readonly players: readonly string[];
	/** From the top; empty before the first result. */
	readonly standing: readonly PlayerTitle[];
	/** The name of the player who ruled the evening. */
	readonly ruler: string | null;
}
interface PlayerTitle {
	readonly name: string;
	readonly title: string;
}

/** The name of the game, with the name of the house rules if they have one. */
export function gameName({ rules }: { readonly rules: GameRules }): string {
	const game = gameText(rules.ruleset, rules.name);
	return rules.houseName === undefined ? game : m.share.summary.gameOf(game, rules.houseName);
}

/** Date, game and number of rounds. */
const headline = (evening: Evening): string =>
	[dateText(evening.startedAt), gameName(evening), m.common.rounds(roundsPlayed(evening))].join(
		' · '
	);

/** "Ana ruled the night" */
export const rulerLine = (name: string): string => m.share.summary.ruled(isolateName(name));

/** "Ana ruled the night"; null before the first round is over. */
export function rulerText(evening: Evening): string | null {
	const { ruler } = summaryOf(evening);
	return ruler === null ? null : rulerLine(nameOf(evening, ruler));
}

/** One line per player, from the top: "1. Ana, Emperor". */
export const standingLines = (standing: readonly PlayerTitle[]): string[] =>
	standing.map(({ name, title }, i) =>
		m.share.summary.place(i + 1, isolateName(name), titleText(title))
	);

/** The standing after the last round, one line per player: "1. Ana, Emperor". */
export const standingText = (evening: Evening): string[] =>
	standingLines(
		standingOf(evening).map(({ player, title }) => ({ name: nameOf(evening, player), title }))
	);

/** The evening as plain text: its head, standing, points, and recap. */
export function eveningText(evening: Evening): string {
	const { scored, totals } = scoreboard(evening);
	const standing = standingText(evening);
	const points = totals.map(({ player, points }) =>
		m.share.summary.pointsOf(isolateName(nameOf(evening, player)), points)
	);
	const ruler = rulerText(evening);
	return [
		`${evening.name}\n${headline(evening)}`,
		...(ruler === null ? [] : [ruler]),
		...(standing.length > 0 ? [standing.join('\n')] : []),
		...(scored && points.length > 0 ? [m.share.summary.points(points)] : []),
		m.share.summary.sentences(recap(evening))
	].join('\n\n');
}
