import { from, type Ruleset } from './ruleset.ts';
import { tahimi } from './tahimi.ts';

const { said, read } = from('tahimi');

/** Tahimi with a tarot pack. Its source names the game and no more: the trumps are the table's own (TH-3). */
export const tarotHimi: Ruleset = {
	...tahimi,
	id: 'tarot-himi',
	name: 'Tarot-Himi',
	aliases: ['Tarothimi', 'Tarot'],
	options: {
		...tahimi.options,
		deck: said('tarot', 'Tarot-Himi'),
		ranking: read('aces-high')
	}
};
