import { from, type Ruleset } from './ruleset.ts';
import { anyPackBundles, tahimi } from './tahimi.ts';

const { said, read } = from('tahimi');

/** Tahimi with a tarot pack. The source only names the game: the table decides on the effects of
 * trumps (TH-3). */
export const tarotHimi = {
	...tahimi,
	id: 'tarot-himi',
	name: 'Tarot-Himi',
	aliases: ['Tarothimi', 'Tarot'],
	variationOf: 'tahimi',
	bundles: anyPackBundles,
	options: {
		...tahimi.options,
		deck: said('tarot', 'Tarot-Himi'),
		leftovers: read('dealt'),
		ranking: read('aces-high'),
		trumpValue: read('below')
	}
} as const satisfies Ruleset;
