import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('he');

const abouts = {
	rules: 'כללים',
	places: 'מקומות',
	chairs: 'כיסאות',
	dealer: 'חלוקה',
	taxes: 'מיסים',
	ranking: 'דירוג',
	revolution: 'מהפכה',
	result: 'תוצאה'
};

const changing = { places: 'מקומות', taxes: 'מיסים', dealers: 'חלוקה', results: 'תוצאות' };

export default {
	summary: {
		rounds: (n, parts) => {
			const what =
				parts.length === 0
					? 'הכללים'
					: parts.map(([part, times]) => `${changing[part]} ב־${times}`).join(', ');
			return plural(n, {
				one: `סיבוב אחד אחריו משתנה: ${what}.`,
				two: `שני סיבובים אחריו משתנים: ${what}.`,
				other: `${n} סיבובים אחריו משתנים: ${what}.`
			});
		}
	},
	aboutRound: (about) => about.map((one) => abouts[one]).join(', ')
} satisfies CodeOf<'he', 'correct'>;
