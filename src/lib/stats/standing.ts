import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle } from '#lib/rulesets/ruleset.ts';

interface Stand {
	readonly player: PlayerId;
	/** The title that the place gives, as it is said to the player (TI-6). */
	readonly title: string;
}

/** How the evening stands after its last round, from the top; empty before there is one (SE-4). */
export function standingOf(evening: Evening): readonly Stand[] {
	const last = playedRounds(evening).at(-1);
	if (last === undefined) return [];
	const order = result(last);
	const titles = titlesFor(last.rules, { players: order.length, round: last.number + 1 });
	return order.map((player, i) => ({
		player,
		title: spokenTitle(last.rules, titles[i]!, evening.people[player]?.otherForm)
	}));
}
