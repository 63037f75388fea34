import { capital, numberWord } from './grammar/nouns.ts';

// formatters of this language, for its messages
export { numberWord as words } from './grammar/nouns.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
/** “los 2”, “las J”. */
export const everyRank = (rank: string): string => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`;
export { nth } from './grammar/ordinals.ts';
export { rounds } from './grammar/rounds.ts';
