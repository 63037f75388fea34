import { templeBook } from './books/temple.ts';
import type { Rulebook } from './rulebook.ts';

const BOOKS: ReadonlyMap<string, Rulebook> = new Map([['temple', templeBook]]);

/** The rules that apply to a published game, by its id; none where there is no such game. Only the screens that show
 * them load the books. */
export const bookOf = (rulesetId: string): Rulebook => BOOKS.get(rulesetId) ?? [];
