import type { Lead } from '#lib/rules/lead.ts';

/** Who leads and why, in a few words without a full stop. A card is given as it is printed: 3♣. */
export const lead = {
	leads: (name: string) => `${name}から`,
	holderLeads: (card: string) => `${card}を持つ人から`,
	because: {
		'next-in-turn': () => '時計回りで次の、まだ札を持つ人から',
		'highest-place': () => 'まだ札を持つ人のうち最上位から',
		'trick-winner': () => '場を取った人が次の場を始める',
		'top-seat': () => '首位の人から',
		'bottom-seat': () => '最下位の人から',
		'left-of-dealer': () => '配った人の左隣から',
		'holder-of-3c': (card) => `最初の手に${card}を含める`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};
