import type { Lead } from '#lib/rules/lead.ts';

/** Who leads and why, in a few words without a full stop. A card is given as it is printed: 3♣. */
export const lead = {
	leads: (name: string) => `${name} entame`,
	holderLeads: (card: string) => `Qui a le ${card} entame`,
	because: {
		'next-in-turn': () => 'La prochaine personne, dans le sens horaire, qui a encore des cartes',
		'highest-place': () => 'La plus haute place qui a encore des cartes',
		'trick-winner': () => 'Qui gagne le pli entame le suivant',
		'top-seat': () => 'La première place entame',
		'bottom-seat': () => 'La dernière place entame',
		'left-of-dealer': () => 'La personne à gauche de qui donne entame',
		'holder-of-3c': (card) => `Le premier coup doit comprendre le ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};
