import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from '#lib/messages/fr/grammar/elision.ts';

const { plural, list } = grammar('fr');
const abouts = {
	rules: 'Règles',
	places: 'Places',
	chairs: 'Chaises',
	dealer: 'Donne',
	taxes: 'Impôts',
	ranking: 'Ordre des cartes',
	revolution: 'Révolution',
	result: 'Résultat'
};

const changing = { places: 'places', taxes: 'impôts', dealers: 'donne', results: 'résultats' };

export default {
	marks: {
		left: (names: readonly string[]) =>
			plural(names.length, {
				one: `Départ ${de(list(names))}`,
				other: `Départs\u00a0: ${list(names)}`
			})
	},
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'les règles'
					: parts.map(([part, times]) => `${changing[part]} (${times})`).join(', ');
			return plural(n, {
				one: `${n} manche suivante change\u00a0: ${what}.`,
				other: `${n} manches suivantes changent\u00a0: ${what}.`
			});
		}
	},
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i === 0 ? abouts[one] : abouts[one].toLowerCase())).join(', ')
} satisfies CodeOf<'fr', 'correct'>;
