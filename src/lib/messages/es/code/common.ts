import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': 'Campesinos',
	'11': 'Picapedreros',
	'10': 'Pastora',
	'9': 'Cocineras',
	'8': 'Albañiles',
	'7': 'Costurera',
	'6': 'Caballeros',
	'5': 'Abadesa',
	'4': 'Baronesa',
	'3': 'Conde Mariscal',
	'2': 'Arzobispo',
	'1': 'Dalmuti'
};

export default {
	cards: {
		allOf: (rank: string) => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`,
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source: string, place: string) => `${source}, “${place.replace(/[“”]/g, '')}”`
	}
} satisfies CodeOf<'es', 'common'>;
