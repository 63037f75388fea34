import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { count } from './words.ts';

/** What there is to say about this number of players (TI-1). */
export interface Remark {
	readonly text: string;
	/** Whether it cannot be played so. */
	readonly wrong: boolean;
}

const rangeText = ([from, to]: readonly [number, number]): string =>
	from === to ? `${from}` : `${from} to ${to}`;

/** @param rules of a published game, or of a table */
export function numberRemark(
	{ name, players }: Pick<Ruleset, 'name' | 'players'>,
	number: number
): Remark {
	const best = `best with ${rangeText(players.best)}`;
	if (number < players.min)
		return { text: `${name} needs at least ${players.min}, ${best}.`, wrong: true };
	if (number > players.max)
		return { text: `${name} takes at most ${players.max}; ${number} are seated.`, wrong: true };
	const seated = count(number, 'player');
	if (number < players.fair)
		return { text: `${seated}: fewer than ${name} was made for, ${best}.`, wrong: false };
	if (number < players.best[0] || number > players.best[1])
		return { text: `${seated}: it works, but is ${best}.`, wrong: false };
	return { text: `${seated}, ${best}.`, wrong: false };
}
