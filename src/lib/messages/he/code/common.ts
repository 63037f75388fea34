import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': 'איכרים',
	'11': 'סתתים',
	'10': 'רועת צאן',
	'9': 'טבחים',
	'8': 'בנאים',
	'7': 'תופרת',
	'6': 'אבירים',
	'5': 'אם המנזר',
	'4': 'ברונית',
	'3': 'מרשל',
	'2': 'ארכיבישוף',
	'1': 'דלמוטי'
};

export default {
	cards: {
		named: (rank) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source, place) => `${source}, ״${place.replace(/[“”]/g, '')}״`
	}
} satisfies CodeOf<'he', 'common'>;
