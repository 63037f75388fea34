import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('de');
const abouts = {
	rules: 'Regeln',
	places: 'Plätze',
	chairs: 'Stühle',
	dealer: 'Wer gibt',
	taxes: 'Steuern',
	ranking: 'Rangfolge',
	revolution: 'Revolution',
	result: 'Ergebnis'
};

const changing = { places: 'Plätze', taxes: 'Steuern', dealers: 'wer gibt', results: 'Ergebnisse' };

export default {
	summary: {
		rounds: (n: number, parts: readonly (readonly [keyof typeof changing, number])[]) => {
			const what =
				parts.length === 0
					? 'die Regeln'
					: parts.map(([part, times]) => `${changing[part]} in ${times}`).join(', ');
			return plural(n, {
				one: `${n} spätere Runde ändert sich: ${what}.`,
				other: `${n} spätere Runden ändern sich: ${what}.`
			});
		}
	},
	aboutRound: (about: readonly (keyof typeof abouts)[]) =>
		about.map((one, i) => (i > 0 && one === 'dealer' ? 'wer gibt' : abouts[one])).join(', ')
} satisfies CodeOf<'de', 'correct'>;
