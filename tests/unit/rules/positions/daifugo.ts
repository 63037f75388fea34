import { giveback, play, tribute, type Position } from './position.ts';

const basic = 'jashinchan-dfg.com, the basic rules';
const jokers = 'jashinchan-dfg.com, the order of the cards';
const wild = 'cardgamebattle.com, the strength of the Joker';
const eight = 'boardgamecircle.hatenablog.com, the eight';
const lock = 'boardgamecircle.hatenablog.com, the lock';
const four = 'Wikipedia in Japanese, Daifugō, the five official rules';
const turned = 'boardoor.com, Card Strength';
const spade = 'boardoor.com, Special Rules';
const ends = 'sunsoft.jp, forbidden last cards';
const lockReading = 'our reading, DF-4';
const jokerReading = 'our reading, DF-1';
const spadeReading = 'our reading, DF-7';
const last = 'our reading, PR-8';

const TURNED = { turned: true } as const;
const LAST = { last: true } as const;

/** Daifugō. */
export const daifugo: Position[] = [
	play(['DF-3', basic], '', '3D 3H', 'legal', { opening: true }),
	play(['DF-3', basic], '', '3S', 'must-include-3c', { opening: true }),
	play(['PL-2', basic], '4S 4H', '7D 7H', 'legal'),
	play(['PL-2', basic], '4S 4H', '7D', 'wrong-count'),
	play(['PL-6', basic], '4S', '7D', 'passed-out', { passed: true }),
	play(['DF-1', jokers], '2S', 'JK', 'legal'),
	play(['DF-1', jokers], 'JK', '2S', 'not-higher'),
	play(['DF-1', jokerReading], 'JK', 'JK', 'not-higher'),
	play(['DF-1', jokerReading], '2S 2H', 'JK JK', 'legal'),
	play(['DF-1', jokerReading], '2S', 'JK=9', 'not-higher'),
	play(['PL-3', wild], '9S 9H', '10S JK', 'legal'),
	play(['PL-3', wild], '9S 9H 9D', '10S JK JK', 'legal'),
	play(['PL-3', wild], '2S 2H', '10S JK', 'not-higher'),
	play(['PL-1', 'our reading, PL-1'], '', '5H 6H 7H', 'not-a-pattern'),
	play(['PR-6', eight], '7S', '8D', 'legal'),
	play(['PR-6', eight], '8D', 'AS', 'unbeatable'),
	play(['PR-6', eight], '8D JK', 'AS AH', 'unbeatable'),
	play(['PR-6', eight], '7H 8H 9H', '10S JS QS', 'legal', { house: { runs: 'suited' } }),
	play(['PR-6', 'our reading, PR-6'], '8D', '9S', 'unbeatable', TURNED),
	play(['PR-7', four], '5C 5D 5H JK', '4C 4D 4H 4S', 'legal'),
	play(['PR-7', four], '5C 5D 5H 5S JK', '6C 6D 6H 6S JK', 'not-higher'),
	play(['PR-7', four], '5C 5D 5H 5S', '7C 7D 7H 7S', 'legal', TURNED),
	play(['PR-7', turned], '5S', '4D', 'legal', TURNED),
	play(['PR-7', turned], '5S', '6D', 'not-higher', TURNED),
	play(['DF-1', turned], '3S', 'JK', 'legal', TURNED),
	play(['DF-1', turned], 'JK', '3H', 'not-higher', TURNED),
	play(['DF-4', lock], '4H | 6H', '7H', 'legal'),
	play(['DF-4', lock], '4H | 6H', '7S', 'suit-locked'),
	play(['DF-4', lock], '4H | 6S | 7S', '9H', 'suit-locked'),
	play(['DF-4', lock], '4H | 6S', '7C', 'legal'),
	play(['DF-4', lockReading], '4H 4S | 6S 6H', '7S 7D', 'suit-locked'),
	play(['DF-4', lockReading], '4H 4S | 6S 6D', '7S 7C', 'legal'),
	play(['DF-4', lockReading], '4H | 6H', 'JK', 'legal'),
	play(['DF-4', lockReading], '4H | 6H | JK=7', '9S', 'suit-locked'),
	play(['DF-4', lockReading], '4H | 6H | JK=7', '9H', 'legal'),
	play(['DF-4', lockReading], '4H 4S | 6H JK | 7H 7S', '9H 9C', 'legal'),
	play(['DF-4', lockReading], '4H 4S | 6H 6S', '7H JK', 'legal'),
	play(['DF-4', lockReading], '4H 4S | 6H 6S', '7C JK', 'suit-locked'),
	play(['DF-4', lockReading], '4H | 6H', '5C', 'not-higher'),
	play(['DF-4', lockReading], '4H 4S | 6H JK', '7C 7D', 'legal'),
	play(['DF-7', spade], 'JK', '3S', 'legal'),
	play(['DF-7', spade], 'JK', '3C', 'not-higher'),
	play(['DF-7', spade], 'JK JK', '3S', 'wrong-count'),
	play(['DF-7', spadeReading], '4H | 6H | JK', '3S', 'legal'),
	play(['DF-7', spadeReading], '2H | JK | 3S', 'JK', 'unbeatable'),
	play(['DF-7', spadeReading], 'JK | 3S', '2S', 'unbeatable', TURNED),
	play(['PR-8', ends], '2H', 'JK', 'forbidden-last', LAST),
	play(['PR-8', ends], '7H', '8S', 'forbidden-last', LAST),
	play(['PR-8', ends], 'AH', '2S', 'forbidden-last', LAST),
	play(['PR-8', ends], 'JK', '3S', 'forbidden-last', LAST),
	play(['RG-14', last], '', '3S 3H', 'legal', LAST),
	play(['RG-14', last], '', '3S', 'legal', LAST),
	play(['PR-8', last], '', '3D 3H', 'legal', LAST),
	play(['PR-8', last], '4H | 6H', '8C', 'suit-locked', LAST),
	play(['PR-8', last], '2H', '8C', 'not-higher', LAST),
	tribute(['DF-5', 'our reading, DF-5'], 'JK 2S AH KD', 2, 'JK 2S'),
	tribute(['TX-3', basic], '2S AH KD 5C', 2, '2S AH'),
	giveback(['DF-5', 'our reading, DF-5'], '3C 4D 5H', 2, { free: true, seesTribute: false }),
	play(['PL-5', 'our reading, PL-5'], '2S 2H', 'JK JK', 'legal', { house: { trumps: 'twos' } })
];
