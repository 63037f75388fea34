import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': 'Paysans',
	'11': 'Tailleurs de pierre',
	'10': 'Bergère',
	'9': 'Cuisinières',
	'8': 'Maçons',
	'7': 'Couturière',
	'6': 'Chevaliers',
	'5': 'Abbesse',
	'4': 'Baronne',
	'3': 'Comte-maréchal',
	'2': 'Archevêque',
	'1': 'Dalmuti'
};

export default {
	cards: {
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source: string, place: string) =>
			`${source}, «\u202f${place.replace(/[“”]/g, '')}\u202f»`
	}
} satisfies CodeOf<'fr', 'common'>;
