import type { Lead } from '#lib/rules/lead.ts';

/** Who leads and why, in a few words without a full stop. A card is given as it is printed: 3♣. */
export const lead = {
	leads: (name: string) => `${name} spielt aus`,
	holderLeads: (card: string) => `Wer ${card} hat, spielt aus`,
	/** @param card which the first play has to include */
	because: {
		'next-in-turn': () => 'Wer im Uhrzeigersinn als Nächstes noch Karten hat',
		'highest-place': () => 'Der höchste Platz, der noch Karten hat',
		'trick-winner': () => 'Wer den Stich macht, spielt zum nächsten aus',
		'top-seat': () => 'Platz 1 spielt aus',
		'bottom-seat': () => 'Der letzte Platz spielt aus',
		'left-of-dealer': () => 'Vorhand spielt aus: wer links von der Person sitzt, die gibt',
		'holder-of-3c': (card) => `Der erste Zug muss ${card} enthalten`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};
