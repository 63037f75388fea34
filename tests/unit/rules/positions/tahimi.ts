import { giveback, play, tribute, type Position } from './position.ts';

const lead = 'Play, the first paragraph';
const follow = 'Play, the second paragraph';
const onTop = 'Play, the paragraph on the cards that matter';
const deck = 'The deck';
const ranks = 'Taxation, the paragraph on ranks and pairs';
const low = 'Variations, Jokers, the first point';
const wild = 'Variations, Jokers, the second point';
const forTax = 'Variations, Jokers, the third point';
const deuces = 'Variations, Deuces high';

const JOKERS_LOW = { jokers: 2, wild: 'joins-a-set', wildTax: 'kept' } as const;
const JOKERS_WILD = { jokers: 2, wild: 'any-card', wildTax: 'owed' } as const;
const TWOS_HIGH = { ranking: 'twos-high' } as const;
const EXTRA_SUITS = { deck: 'extra-suits' } as const;

/** Tahimi, with its variations as house rules. */
export const tahimi: Position[] = [
	play(['PL-2', follow], '5S 5H', '6D 6C', 'legal'),
	play(['PL-2', follow], '5S 5H', '3D 3C', 'not-higher'),
	play(['PL-2', follow], '5S 5H', '5D 5C', 'not-higher'),
	play(['PL-2', follow], '5S 5H', '7D', 'wrong-count'),
	play(['PL-2', follow], '5S 5H', '7D 7C 7H', 'wrong-count'),
	play(['PL-1', lead], '', '5D 6D', 'not-a-pattern'),
	play(['PL-1', lead], '', '5D 6D 7D', 'not-a-pattern'),
	play(['PL-1', lead], '', 'KC KD KH KS', 'legal'),
	play(['PL-2', onTop], '5S 5H | 6S 6D', '7C 7D', 'legal'),
	play(['PL-2', onTop], '5S 5H | 8S 8D', '7C 7D', 'not-higher'),
	play(['PL-2', deck], 'KS', '2S', 'not-higher'),
	play(['PL-2', deck], 'KS', 'AH', 'legal'),
	play(['FP-2', 'our reading, FP-2'], 'AS AH', '3C 3D', 'not-higher'),
	play(['PL-6', 'our reading, PL-6'], '5S', '9S', 'legal', { passed: true }),
	play(['PL-1', 'More than four players, Add extra suits'], '', '7C 7C 7D 7H 7S', 'legal', {
		house: EXTRA_SUITS
	}),
	play(['PL-1', 'More than four players, Add suits and ranks'], '10S', '11T', 'legal', {
		house: { deck: 'suits-and-ranks' }
	}),
	play(['PL-1', 'More than four players, Add suits and ranks'], 'JS', '14M', 'not-higher', {
		house: { deck: 'suits-and-ranks' }
	}),
	play(['PL-3', low], '2S', 'JK', 'not-higher', { house: JOKERS_LOW }),
	play(['PL-3', low], 'JK', '2S', 'legal', { house: JOKERS_LOW }),
	play(['PL-3', low], 'KS KH KD', 'AS AH JK', 'legal', { house: JOKERS_LOW }),
	play(['PL-3', 'our reading, PL-3'], '2S 2H', 'JK JK', 'not-higher', { house: JOKERS_LOW }),
	play(['PL-3', 'our reading, PL-3'], 'JK JK', '2S 2H', 'legal', { house: JOKERS_LOW }),
	play(['PL-3', wild], 'KS', 'JK', 'legal', { house: JOKERS_WILD }),
	play(['PL-3', wild], 'KS KH', 'JK JK', 'legal', { house: JOKERS_WILD }),
	play(['PL-3', wild], 'AS AH', 'AD JK', 'not-higher', { house: JOKERS_WILD }),
	play(['FP-3', wild], 'JK', 'AS', 'not-higher', { house: JOKERS_WILD }),
	play(['PL-3', wild], 'JK=5', '6S', 'legal', { house: JOKERS_WILD }),
	play(['PL-2', deuces], 'AS', '2S', 'legal', { house: TWOS_HIGH }),
	play(['FP-2', 'our reading, FP-2'], '2S', 'AS', 'not-higher', { house: TWOS_HIGH }),
	tribute(['TX-3', ranks], 'AS KH KD 9C 4D', 2, 'AS + 1 KD KH'),
	tribute(['FP-6', 'our reading, TX-3'], 'AS AH AD 4C', 2, '+ 2 AS AH AD'),
	tribute(['TX-4', forTax], 'JK AS KH KD', 2, 'JK AS', JOKERS_WILD),
	tribute(['TX-4', forTax], 'JK AS KH KD', 3, 'AS KH KD', JOKERS_LOW),
	tribute(['TX-4', forTax], 'JK AS KH 4C', 2, 'AS + 1 KH JK', {
		...JOKERS_WILD,
		wildTax: 'payer-chooses'
	}),
	tribute(['TX-3', deuces], '2C AS KH 3D', 1, '2C', TWOS_HIGH),
	giveback(['TX-5', 'Taxation, the paragraph on the exchange'], '2C AS KH', 2, {
		free: true,
		seesTribute: true
	})
];
