import { giveback, play, score, tribute, type Position } from './position.ts';

const lead = 'Tahimi, Play, the first paragraph';
const follow = 'Tahimi, Play, the second paragraph';
const tax = 'Tahimi, Taxation, the paragraph on ranks and pairs';
const deuces = 'Tahimi, Variations, Deuces high';
const low = 'Tahimi, Variations, Jokers, the first point';
const wild = 'Tahimi, Variations, Jokers, the second point';
const court = 'our reading, TH-1';
const aces = 'our reading, TH-2';
const trumps = 'our reading, TH-3';
const house = 'our reading, TH-4';

const RUNS = { house: { runs: 'suited' } } as const;
const TURNS = { house: { turnedBy: ['four'] } } as const;
const JOKERS_LOW = { jokers: 2, wild: 'joins-a-set' } as const;
const JOKERS_WILD = { jokers: 2, wild: 'any-card', wildTax: 'owed' } as const;

/** Tarot-Himi: the suited cards are played as in Tahimi; a trump is left to the table. */
export const tarotHimi: Position[] = [
	play(['PL-1', lead], '', '7C 7D 7H', 'legal'),
	play(['PL-1', lead], '', '7C 8C', 'not-a-pattern'),
	play(['PL-2', follow], '5S 5H', '6D 6C', 'legal'),
	play(['PL-2', follow], '5S 5H', '5D 5C', 'not-higher'),
	play(['PL-2', follow], '5S 5H', '7D', 'wrong-count'),
	play(['TH-1', court], '10S', 'PC', 'legal'),
	play(['TH-1', court], 'PS PH', 'NC ND', 'legal'),
	play(['TH-1', court], 'NS', 'PC', 'not-higher'),
	play(['TH-1', court], 'NS', 'QC', 'legal'),
	play(['TH-1', court], 'QS', 'KC', 'legal'),
	play(['TH-1', court], '', 'PC NC', 'not-a-pattern'),
	play(['TH-1', court], '', 'JC', 'not-a-pattern'),
	play(['TH-2', aces], 'KS', 'AC', 'legal'),
	play(['TH-2', aces], 'AS', '2C', 'not-higher'),
	play(['TH-2', deuces], 'AS', '2C', 'legal', { house: { ranking: 'twos-high' } }),
	play(['FP-12', house], '', '10C PC NC', 'legal', RUNS),
	play(['FP-12', house], '', 'PC QC KC', 'not-a-pattern', RUNS),
	play(['FP-12', house], '9C 10C PC', '10S PS NS', 'legal', RUNS),
	play(['FP-12', house], '', 'KC AC 2C', 'not-a-pattern', RUNS),
	play(['TH-3', trumps], '', 'TR0', 'trump 0'),
	play(['TH-3', trumps], 'AS', 'TR21', 'trump 21'),
	play(['TH-3', trumps], 'TR5', '9S', 'trump 5'),
	play(['TH-3', trumps], '4S | TR5 | 9S', '2C', 'trump 5'),
	play(['TH-3', trumps], 'TR5', 'TR6', 'trump 6'),
	play(['TH-3', trumps], '', '5S 5H TR1', 'trump 1'),
	play(['TH-3', trumps], '5S', 'TR1', 'passed-out', {
		house: { afterPass: 'out-of-trick' },
		passed: true
	}),
	play(['PL-6', 'our reading, PL-6'], '5S', '9S', 'legal', { passed: true }),
	play(['PL-3', low], '2S', 'JK', 'not-higher', { house: JOKERS_LOW }),
	play(['PL-3', low], 'PS PH', 'NC JK', 'legal', { house: JOKERS_LOW }),
	play(['PL-3', wild], 'PS', 'JK=N', 'legal', { house: JOKERS_WILD }),
	play(['PL-3', wild], 'NS', 'JK=P', 'not-higher', { house: JOKERS_WILD }),
	play(['PR-7', 'our reading, PR-7'], 'NC ND NH NS', 'PC PD PH PS', 'legal', TURNS),
	play(['PR-7', 'our reading, PR-7'], 'NS', 'QC', 'not-higher', { ...TURNS, turned: true }),
	play(['DF-4', 'our reading, DF-4'], 'PC | NC', 'QD', 'suit-locked', {
		house: { suitLock: 'all' }
	}),
	tribute(['TX-3', tax], 'AS KH KD NC', 2, 'AS + 1 KH KD'),
	tribute(['TH-1', court], 'NC PC 10C 9C', 1, 'NC'),
	tribute(['TH-3', trumps], 'TR0 TR21 PC 9C', 2, 'PC 9C'),
	tribute(['TH-3', trumps], 'TR0 TR21 PC', 2, 'PC + 1 TR0 TR21'),
	giveback(['TX-5', 'Tahimi, Taxation, the paragraph on the exchange'], '2C AS TR3', 2, {
		free: true,
		seesTribute: true
	}),
	score(
		['SC-1', house],
		'Ana Ben Chidi Dee',
		'Dee Ana Chidi Ben',
		{ Dee: 3, Ana: 2, Chidi: 1, Ben: 0 },
		{ house: { scoring: 'beaten' } }
	)
];
