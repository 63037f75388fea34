import type { Lexicon } from '#lib/ask/concepts.ts';
import words from './ask.txt?raw';

/** The words of questions that people type; see `Lexicon`. */
export default { words, stem: (word: string) => word } satisfies Lexicon;
