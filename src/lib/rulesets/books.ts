import { daifugoBook } from './books/daifugo.ts';
import { dalmutiBook } from './books/dalmuti.ts';
import { kingsBook } from './books/kings-and-bastards.ts';
import { presidentBook } from './books/president.ts';
import { tahimiBook } from './books/tahimi.ts';
import { tarotHimiBook } from './books/tarot-himi.ts';
import { templeBook } from './books/temple.ts';
import type { Rulebook } from './rulebook.ts';
import type { GameId } from './ruleset.ts';

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
