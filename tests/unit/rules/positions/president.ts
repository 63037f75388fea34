import { giveback, play, score, tribute, type Position } from './position.ts';

const ranks = 'balagamenight.com, The Deck and Card Ranking';
const exchange = 'balagamenight.com, Card Exchange';
const sets = 'uno-online.co, the paragraph on sets';
const passing = 'palace-of-cards.com, the paragraph on passing';
const equal = 'palace-of-cards.com, the paragraph on a turn';
const two = 'fuegogames.com, the sentence on ending with a two';
const equalReading = 'our reading, PR-5';
const eights = 'our reading, PR-6';
const turning = 'our reading, PR-7';
const last = 'our reading, PR-8';

const EQUAL = { house: { equalRank: 'allowed' } } as const;
const SKIPS = { house: { equalRank: 'allowed-and-skips' } } as const;
const EIGHTS = { house: { effects: ['8:clears'] } } as const;
const TURNS = { house: { turnedBy: ['four'] } } as const;
const NO_TWO = { house: { forbiddenLast: ['2'] }, last: true } as const;
const WILD = { jokers: 2, wild: 'any-card' } as const;

/** President, with the options that are its tables' to choose. */
export const president: Position[] = [
	play(['PL-2', sets], '6S 6H', 'KD KC', 'legal'),
	play(['PL-2', sets], '6S 6H', 'KD', 'wrong-count'),
	play(['PL-2', sets], '6S 6H', '7D 7C 7H', 'wrong-count'),
	play(['PL-1', sets], '', '7D 8D 9D', 'not-a-pattern'),
	play(['PL-2', ranks], 'AS', '2C', 'legal'),
	play(['PL-2', ranks], '2S', 'AC', 'not-higher'),
	play(['PL-2', ranks], 'KS', '3C', 'not-higher'),
	play(['PL-6', passing], '5S', '9S', 'legal', { passed: true }),
	play(['PR-5', sets], '7D', '7C', 'not-higher'),
	play(['PR-5', equal], '4S 4H', '4D 4C', 'legal', EQUAL),
	play(['PR-5', equal], '4S', '3D', 'not-higher', EQUAL),
	play(['PR-5', equalReading], '4S 4H 4D', '4C', 'wrong-count', EQUAL),
	play(['PR-5', equalReading], '2S', '2D', 'legal', SKIPS),
	play(['PR-5', equalReading], '4S 5S 6S', '4H 5H 6H', 'legal', {
		house: { ...EQUAL.house, runs: 'suited' }
	}),
	play(['RG-10', 'our reading, RG-10'], '7S 7H', '8D 8C 9D 9C', 'wrong-count', {
		house: { counts: 'more-beats', pairRuns: 2 }
	}),
	play(['RG-10', 'our reading, RG-10'], '7S 7H 7D 7C', '8D 8C 9D 9C', 'wrong-pattern', {
		house: { counts: 'more-beats', pairRuns: 2 }
	}),
	play(['PR-12', 'our reading, PR-12'], '7S 7H 7D 7C', '8D 8C 8S 8H JK', 'wrong-count', {
		house: { ...WILD, maxSet: null, bomb: 'four', counts: 'more-beats' }
	}),
	play(['RG-14', 'our reading, RG-14'], 'AS', '3S', 'forbidden-last', {
		house: { tops: ['3>single', '3S>single'], forbiddenLast: ['3S*'] },
		last: true
	}),
	play(['PR-6', eights], '7S', '8D', 'legal', EIGHTS),
	play(['PR-6', eights], '8D', '9S', 'unbeatable', EIGHTS),
	play(['PR-6', eights], '8D 8H', '9S', 'unbeatable', EIGHTS),
	play(['PR-6', eights], '9S', '8D', 'not-higher', EIGHTS),
	play(['PR-6', eights], '8D', '8H', 'unbeatable', { house: { ...EQUAL.house, ...EIGHTS.house } }),
	play(['PR-6', eights], '7H 8H 9H', '9S 10S JS', 'legal', {
		house: { ...EIGHTS.house, runs: 'suited' }
	}),
	play(['PR-7', turning], '6S', '5D', 'legal', { ...TURNS, turned: true }),
	play(['PR-7', turning], '6S', '7D', 'not-higher', { ...TURNS, turned: true }),
	play(['PR-7', turning], '3S', '2D', 'not-higher', { ...TURNS, turned: true }),
	play(['PR-7', turning], '6C 6D 6H 6S', '5C 5D 5H 5S', 'legal', TURNS),
	play(['PR-7', turning], '6C 6D 6H 6S', '7C 7D 7H 7S', 'not-higher', TURNS),
	play(['PR-7', turning], '6C 6D 6H 6S', '7C 7D 7H 7S', 'legal', { ...TURNS, turned: true }),
	play(['PR-7', turning], '6C 6D 6H 6S | 5C 5D 5H 5S', '7C 7D 7H 7S', 'legal', TURNS),
	play(['PR-7', turning], '6C 6D 6H JK', '7C 7D 7H 7S', 'not-higher', {
		house: { ...TURNS.house, ...WILD }
	}),
	play(['PR-7', turning], '3C 4C 5C 6C', '7D 8D 9D 10D', 'legal', {
		house: { ...TURNS.house, runs: 'suited' }
	}),
	play(['PR-7', turning], '2C 2D 2H 2S', '3C 3D 3H 3S', 'unbeatable', {
		house: { ...TURNS.house, effects: ['2:clears'] }
	}),
	play(['PR-8', two], 'AS', '2D', 'forbidden-last', NO_TWO),
	play(['PR-8', two], '', '2D 2H', 'forbidden-last', NO_TWO),
	play(['PR-8', last], 'AS', '2D', 'legal', { house: NO_TWO.house }),
	play(['PR-8', last], '2S', '2D', 'not-higher', NO_TWO),
	play(['PR-8', last], 'KS KH', 'AD JK', 'legal', {
		...NO_TWO,
		house: { ...NO_TWO.house, ...WILD }
	}),
	tribute(['TX-3', exchange], '2S AH KD 4C', 2, '2S AH'),
	tribute(['FP-6', 'our reading, TX-3'], '2S 2H 2D 4C', 2, '+ 2 2S 2H 2D'),
	tribute(['TX-4', 'our reading, PR-9'], 'JK 2S AH 4C', 1, 'JK', WILD),
	giveback(['TX-5', exchange], '2S AH KD 4C', 2, { free: true, seesTribute: true }),
	score(
		['SC-3', 'our reading, PR-10'],
		'Ana Ben Chidi Dee',
		'Dee Ana Chidi Ben',
		{ Dee: 2, Ana: 1, Chidi: 0, Ben: 0 },
		{ house: { scoring: 'by-title' } }
	)
];
