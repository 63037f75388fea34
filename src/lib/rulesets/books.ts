import { daifugoBook } from './books/daifugo.ts';
import { dalmutiBook } from './books/dalmuti.ts';
import { kingsBook } from './books/kings-and-bastards.ts';
import { presidentBook } from './books/president.ts';
import { tahimiBook } from './books/tahimi.ts';
import { tarotHimiBook } from './books/tarot-himi.ts';
import { templeBook } from './books/temple.ts';
import type { Rulebook } from './rulebook.ts';

const BOOKS: ReadonlyMap<string, Rulebook> = new Map([
	['temple', templeBook],
	['tahimi', tahimiBook],
	['dalmuti', dalmutiBook],
	['kings-and-bastards', kingsBook],
	['president', presidentBook],
	['daifugo', daifugoBook],
	['tarot-himi', tarotHimiBook]
]);

/** The rules that apply to a published game, by its id; none where there is no such game. Only the screens that show
 * them load the books. */
export const bookOf = (rulesetId: string): Rulebook => BOOKS.get(rulesetId) ?? [];
