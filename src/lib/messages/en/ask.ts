import { stemmer } from '@orama/stemmers/english';
import type { Lexicon } from '#lib/ask/concepts.ts';
import vectors from './ask-vectors.txt?raw';
import words from './ask.txt?raw';

/** Verbs with their forms that the stemmer does not know. */
const VERBS =
	'beat beaten,begin began begun,break broke broken,catch caught,choose chose chosen,come came,deal dealt,draw drew drawn,fall fell fallen,get got gotten,' +
	'give gave given,go went gone goes,hang hung,hide hid hidden,hold held,keep kept,lay laid,lead led,lose lost,pay paid,run ran,' +
	'say said,see saw seen,send sent,sit sat,stand stood,stick stuck,sweep swept,take took taken,tell told,throw threw thrown,win won';
const verbOf = new Map(
	VERBS.split(',').flatMap((forms) => {
		const [verb = '', ...others] = forms.split(' ');
		return others.map((form) => [form, verb]);
	})
);

/** The words of questions that people type; see `Lexicon`. Not a translation: each language lists
 * what its speakers say. */
export default {
	words,
	vectors,
	stem: (word) => stemmer(verbOf.get(word) ?? word)
} satisfies Lexicon;
