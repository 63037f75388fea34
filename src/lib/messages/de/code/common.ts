import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': 'Tagelöhner',
	'11': 'Bergleute',
	'10': 'Schafhirtin',
	'9': 'Köche',
	'8': 'Steinmetze',
	'7': 'Näherin',
	'6': 'Ritter',
	'5': 'Äbtissin',
	'4': 'Baronin',
	'3': 'Hofmarschall',
	'2': 'Erzbischof',
	'1': 'Dalmuti'
};

/** Plurals of the face cards. */
const faces: ByText<string> = {
	J: 'Buben',
	Q: 'Damen',
	K: 'Könige',
	A: 'Asse',
	P: 'Pagen',
	N: 'Ritter'
};

export default {
	cards: {
		allOf: (rank: string) => lookUp(faces, rank) ?? `${rank}er`,
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source: string, place: string) => `${source}, „${place.replace(/[“”]/g, '')}“`
	}
} satisfies CodeOf<'de', 'common'>;
