import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { daifugoBook } from './books/daifugo.ts';
import { dalmutiBook } from './books/dalmuti.ts';
import { kingsBook } from './books/kings-and-bastards.ts';
import { presidentBook } from './books/president.ts';
import { tahimiBook } from './books/tahimi.ts';
import { tarotHimiBook } from './books/tarot-himi.ts';
import { templeBook } from './books/temple.ts';
import type { Rulebook } from './rulebook.ts';
import { GAME_IDS, isGameId, type GameId } from './ruleset.ts';

const BOOKS: Readonly<Record<GameId, Rulebook>> = {
	temple: templeBook,
	tahimi: tahimiBook,
	dalmuti: dalmutiBook,
	'kings-and-bastards': kingsBook,
	president: presidentBook,
	daifugo: daifugoBook,
	'tarot-himi': tarotHimiBook
};

/** The rules of a published game, in play order. Kept apart from the rulesets, because only the
 * screens that show rules need the books. */
export const bookOf = (game: GameId): Rulebook => BOOKS[game];

/** All games, the table's own first: house rules may bring rules of another game. */
const gamesFrom = (ruleset: string): readonly GameId[] =>
	isGameId(ruleset) ? [ruleset, ...GAME_IDS] : GAME_IDS;

/** The game whose rulebook has a rule, the table's own game first. */
export const bookWith = (ruleset: string, id: RuleId): GameId | undefined =>
	gamesFrom(ruleset).find((game) => bookOf(game).some((rule) => rule.id === id));

/** The rule that an option belongs to, that of the table's own game first; null if none has it. */
export const ruleOfOption = (ruleset: string, option: OptionName): RuleId | null =>
	gamesFrom(ruleset)
		.flatMap(bookOf)
		.find(({ options }) => options.includes(option))?.id ?? null;
