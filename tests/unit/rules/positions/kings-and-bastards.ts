import { giveback, play, tribute, type Position } from './position.ts';

const ranks = 'Basics of Play, the ranks';
const turns = 'Basics of Play, the second paragraph';
const multiples = 'Multiple Cards';
const trumps = 'Trumps, Standard Trumps';
const noMoreTwos = 'Trumps, Joker Trumps, the first set of rules';
const aboveTwos = 'Trumps, Joker Trumps, the second set of rules';
const ordering = 'Ordering';
const example = 'Example';
const worst = 'Victory, the exchange';

const JOKERS = { house: { trumps: 'jokers' } } as const;
const TWOS_THEN_JOKERS = { house: { trumps: 'twos-then-jokers' } } as const;
const ORDERING = { calledRuns: true } as const;

/** Kings and Bastards, with Joker trumps and Ordering as house rules. */
export const kingsAndBastards: Position[] = [
	play(['PL-2', turns], '5S', '9S', 'legal'),
	play(['PL-2', turns], '5S', '5H', 'not-higher'),
	play(['PL-2', ranks], 'KS', 'AS', 'legal'),
	play(['PL-6', turns], '5S', '9S', 'passed-out', { passed: true }),
	play(['PL-2', multiples], '5S 5H 5D', '9C 9D', 'wrong-count'),
	play(['PL-2', multiples], '5S 5H', '9C 9D', 'legal'),
	play(['PL-2', multiples], '5S', '9C 9D', 'wrong-count'),
	play(['PL-1', multiples], '', '4S 5S 6S', 'not-a-pattern'),
	play(['LE-1', example], '', '3C 3D 3H', 'legal', { opening: true }),
	play(['LE-1', ranks], '', '4D', 'must-include-3c', { opening: true }),
	play(['LE-1', ranks], '', '3D 3H', 'must-include-3c', { opening: true }),
	play(['PL-5', trumps], 'AS', '2C', 'legal'),
	play(['PL-5', example], '3C 3D 3H | 9S 9H 9D', '2C', 'legal'),
	play(['PL-5', trumps], '9S 9H | 2C', '2D', 'unbeatable'),
	play(['PL-5', trumps], '2C', 'AS', 'unbeatable'),
	play(['PL-5', 'our reading, PL-5'], 'AS AH', '2C 2D', 'legal'),
	play(['PL-5', 'our reading, PL-5'], '2C 2D', '2H', 'unbeatable'),
	play(['PL-5', 'our reading, PL-5'], '2C 2D', 'AS AH', 'unbeatable'),
	play(['PL-5', noMoreTwos], '9S 9H', '2C', 'wrong-count', JOKERS),
	play(['PL-5', noMoreTwos], 'AS', '2C', 'legal', JOKERS),
	play(['PL-5', noMoreTwos], '2C 2D', 'JK', 'legal', JOKERS),
	play(['PL-5', 'our reading, PL-5'], 'JK JK', '2C 2D', 'unbeatable', JOKERS),
	play(['PL-5', 'our reading, PL-5'], '2C 2D', 'JK JK', 'legal', JOKERS),
	play(['PL-5', 'our reading, PL-5'], '', '9S JK', 'not-a-pattern', JOKERS),
	play(['PL-5', aboveTwos], '9S 9H | 2C', 'JK', 'legal', TWOS_THEN_JOKERS),
	play(['FP-1', aboveTwos], '2C 2D', 'JK', 'legal', TWOS_THEN_JOKERS),
	play(['FP-1', aboveTwos], 'JK', 'JK', 'unbeatable', TWOS_THEN_JOKERS),
	play(['FP-1', 'our reading, FP-1'], '2C', '2D', 'not-higher', TWOS_THEN_JOKERS),
	play(['FP-10', 'our reading, FP-10'], '4S 5S 6S', '2C', 'wrong-count', {
		house: { runs: 'suited' }
	}),
	play(['PL-8', ordering], '3S | 4H | 5D', '6C', 'legal', { house: ORDERING, call: 'plain' }),
	play(['PL-8', ordering], '3S | 4H | 5D', '7C', 'breaks-sequence', {
		house: ORDERING,
		call: 'plain'
	}),
	play(['PL-8', ordering], '3H | 4H | 5D', '6C', 'breaks-sequence', {
		house: ORDERING,
		call: 'red'
	}),
	play(['PL-8', ordering], '3H | 4H | 5H', '6D', 'breaks-sequence', { house: ORDERING, call: 'H' }),
	play(['PL-8', example], '4C | 5C | 7H | 8D | 9H', '10D', 'legal', {
		house: ORDERING,
		call: 'red'
	}),
	play(['PL-8', example], '3S | 4H | 5D', '7C', 'legal', { house: ORDERING }),
	play(['PL-8', ordering], '7D | 8H | 9D', '2C', 'breaks-sequence', {
		house: ORDERING,
		call: 'plain'
	}),
	play(['PL-8', ordering], 'QH | KH | AH', '2H', 'legal', { house: ORDERING, call: 'H' }),
	play(['FP-5', ordering], '3S | 4H | 5D', 'JK', 'breaks-sequence', {
		house: { ...ORDERING, trumps: 'twos-then-jokers' },
		call: 'plain'
	}),
	play(['FP-5', 'our reading, FP-5'], 'KS | AH | 2C', 'JK', 'breaks-sequence', {
		house: { ...ORDERING, trumps: 'twos-then-jokers' },
		call: 'plain'
	}),
	play(['PL-5', 'our reading, PL-5'], 'AS AH | 2S 2H', '2D 2C', 'unbeatable'),
	play(['PL-5', 'our reading, PL-5'], 'AS AH | 2S 2H', 'KD KC', 'not-higher', {
		house: { jokers: 2, wild: 'joins-a-set' }
	}),
	play(['PL-5', 'our reading, PL-5'], 'AS | 2S', 'JK', 'unbeatable', {
		house: { jokers: 2, wild: 'any-card' }
	}),
	play(['RG-2', 'our reading, RG-2'], '7S', '2S', 'not-a-pattern', {
		house: { deck: '32', opener: '7D' }
	}),
	tribute(['TX-3', worst], '2S AH KD KC 9S', 3, '2S AH + 1 KC KD'),
	tribute(['TX-4', 'our reading, TX-4'], 'JK 2S AH 4D', 1, 'JK', {
		trumps: 'twos-then-jokers'
	}),
	giveback(['TX-5', worst], '3C 3H 4D 9S AS 2H', 3, '3C 3H 4D'),
	giveback(['TX-5', worst], '3C 3D 3H 3S 9S 2H', 3, '+ 3 3C 3D 3H 3S'),
	giveback(['TX-5', worst], '3C 3H 3S 9S 2H', 1, '3C'),
	giveback(['TX-5', 'our reading, TX-5'], '3C 4D 4H 4S KS', 3, '3C + 2 4D 4H 4S'),
	giveback(['FP-7', 'our reading, FP-7'], '9S AS 2H JK', 3, '9S AS 2H', {
		trumps: 'twos-then-jokers'
	})
];
