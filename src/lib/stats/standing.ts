import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle } from '#lib/rulesets/ruleset.ts';

interface RankedPlayer {
	readonly player: PlayerId;
	/** The title of the place, in the form in which the player is addressed (TI-6). */
	readonly title: string;
	/** The same title as published. */
	readonly published: string;
}

/** The players by place after the last round with a result, from the top; empty before there is one
 * (SE-4). */
export function standingOf(evening: Evening): readonly RankedPlayer[] {
	const last = playedRounds(evening).at(-1);
	if (last === undefined) return [];
	const order = result(last);
	const titles = titlesFor(last.rules, { players: order.length, round: last.number + 1 });
	return order.map((player, i) => ({
		player,
		title: spokenTitle(last.rules, titles[i]!, evening.people[player]?.otherForm),
		published: titles[i]!
	}));
}
