import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';
import { capital, numberWord } from './grammar/nouns.ts';

const { list } = grammar('fr');

// formatters of this language, for its messages
export { de, que, toGame } from './grammar/elision.ts';
/** “d’Ana”, “d’Ana et Ben”. */
export const deList = (names: Iterable<string>): string => de(list(names));
export { numberWord as words } from './grammar/nouns.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
export { rounds } from './grammar/rounds.ts';
