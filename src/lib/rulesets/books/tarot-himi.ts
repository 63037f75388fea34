import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';
import { tarotHimi } from '#lib/rulesets/tarot-himi.ts';
import { tahimiChapters } from './tahimi.ts';

const { said, as } = citationsOf(tarotHimi);
const { table, play } = tahimiChapters;

/** The rules of Tahimi with another pack, without the rules about Tahimi's own packs. */
export const tarotHimiBook = rulebook({
	...tahimiChapters,
	table: { 'TH-4': said('Tarot-Himi'), ...table },
	cards: {
		'TH-1': said('Tarot-Himi', 'deck', 'leftovers', 'jokers'),
		'TH-2': as('ranking'),
		'TH-5': as('trumpValue')
	},
	play: { ...play, 'PL-2': said('The deck · Play'), 'TH-3': said('Tarot-Himi') }
});
