import type { Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { gameText } from './titles.ts';

/** What there is to say about this number of players (TI-1). */
export interface Remark {
	readonly text: string;
	/** Whether it cannot be played so. */
	readonly wrong: boolean;
}

/** @param rules of a published game, or of a table */
export function numberRemark(
	{ ruleset, name, players }: Pick<Rules, 'ruleset' | 'name' | 'players'>,
	number: number
): Remark {
	const { tooFew, tooMany, notFair, works, best } = m.start.number;
	const game = gameText(ruleset, name);
	if (number < players.min) return { text: tooFew(game, players.min, players.best), wrong: true };
	if (number > players.max) return { text: tooMany(game, players.max, number), wrong: true };
	if (number < players.fair) return { text: notFair(number, game, players.best), wrong: false };
	const isBest = number >= players.best[0] && number <= players.best[1];
	return { text: (isBest ? best : works)(number, players.best), wrong: false };
}
