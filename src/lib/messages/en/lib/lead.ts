import type { Lead } from '#lib/rules/lead.ts';

/** Who leads and why, in a few words without a full stop. A card is given as it is printed: 3♣. */
export const lead = {
	leads: (name: string) => `${name} leads`,
	holderLeads: (card: string) => `Holder of ${card} leads`,
	/** @param card which the first play has to include */
	because: {
		'next-in-turn': () => 'The next clockwise who still holds cards',
		'highest-place': () => 'The highest in rank who still holds cards',
		'trick-winner': () => 'Who wins the trick leads the next',
		'top-seat': () => 'The first in rank leads',
		'bottom-seat': () => 'The last in rank leads',
		'left-of-dealer': () => 'The player on the dealer’s left leads',
		'holder-of-3c': (card) => `The first play has to include the ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};
