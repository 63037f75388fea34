import type { Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/words/words.svelte.ts';
import { gameText } from './titles.ts';

/** What there is to say about this number of players (TI-1). */
export interface Remark {
	readonly text: string;
	/** Whether it cannot be played so. */
	readonly wrong: boolean;
}

/** @param rules of a game, with what the house changed */
export function numberRemark(
	{ ruleset, name, players }: Pick<Rules, 'ruleset' | 'name' | 'players'>,
	number: number
): Remark {
	const words = m.start.number;
	const game = gameText(ruleset, name);
	const [from, to] = players.best;
	if (number < players.min) return { text: words.tooFew(game, players.min, from, to), wrong: true };
	if (number > players.max) return { text: words.tooMany(game, players.max, number), wrong: true };
	if (number < players.fair) return { text: words.unfair(number, game, from, to), wrong: false };
	if (number < from || number > to) return { text: words.works(number, from, to), wrong: false };
	return { text: words.fine(number, from, to), wrong: false };
}
