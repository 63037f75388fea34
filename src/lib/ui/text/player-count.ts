import type { Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { gameText } from './titles.ts';

const m = messagesOf('start');

/** How well a number of players suits a game (TI-1). */
export interface Remark {
	readonly text: string;
	/** Whether the game cannot be played with this number. */
	readonly wrong: boolean;
}

/** The remark on `number` players, for a published game or the rules of a table. */
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
