import { capital, numberWord } from './grammar/nouns.ts';

// formatters of this language, for its messages
export { numberWord as words, ranksWord as ranks } from './grammar/nouns.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
export { inRounds } from './grammar/rounds.ts';
