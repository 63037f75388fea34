import { stemmer } from '@orama/stemmers/spanish';
import type { Lexicon } from '#lib/ask/concepts.ts';
import vectors from './ask-vectors.txt?raw';
import words from './ask.txt?raw';

/** The words of questions that people type; see `Lexicon`. */
export default { words, vectors, stem: stemmer } satisfies Lexicon;
