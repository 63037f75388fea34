import { capital, numberWord } from './grammar/nouns.ts';

// formatters of this language, for its messages
export { de, que } from './grammar/elision.ts';
export { numberWord as words } from './grammar/nouns.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
export { toGame } from './grammar/elision.ts';
export { rounds } from './grammar/rounds.ts';
