import { lookUp, type ByText } from '#lib/rules/by-text.ts';

const dalmuti: ByText<string> = {
	'12': 'Peasants',
	'11': 'Stonecutters',
	'10': 'Shepherdess',
	'9': 'Cooks',
	'8': 'Masons',
	'7': 'Seamstress',
	'6': 'Knights',
	'5': 'Abbess',
	'4': 'Baroness',
	'3': 'Earl Marshal',
	'2': 'Archbishop',
	'1': 'Dalmuti'
};

/** What ICU cannot say: names of ranks by their sign, and a citation that drops its quotes. */
export default {
	cards: {
		/** A rank of The Great Dalmuti: 12, Peasants. */
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	/** Where a rule comes from. @param source the title of the cited source */
	origins: {
		source: (source: string, place: string) => `${source}, “${place.replace(/[“”]/g, '')}”`
	}
};
