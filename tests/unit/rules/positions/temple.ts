import { giveback, play, tribute, type Position } from './position.ts';

const patterns = 'How the game is played, the second paragraph';
const fives = 'How the game is played, the third paragraph';
const runs = 'How the game is played, the fourth paragraph';
const start = 'How the game is played, the paragraph on the first round';
const first = 'Special rules, the first';
const second = 'Special rules, the second';
const third = 'Special rules, the third';
const taxes = 'How the game is played, the paragraph on taxes';

/** Temple of the Sixth Happiness; the special rules are the paragraphs that count from "First of
 * all" on. */
export const temple: Position[] = [
	play(['PL-2', fives], '5S 5H', '8D 8C', 'legal'),
	play(['PL-2', fives], '5S 5H', '5D 5C', 'not-higher'),
	play(['PL-2', fives], '4S', '5D 5C', 'wrong-count'),
	play(['PL-2', fives], '5S 5H 5D', '6C 6D 6H', 'legal'),
	play(['PL-2', runs], '3S 4S 5S', '5H 6H 7H', 'legal'),
	play(['PL-2', runs], '3S 4S 5S 6S', '8H 9H 10H', 'wrong-count'),
	play(['PL-2', runs], '6S 7S 8S', '6H 7H 8H', 'not-higher'),
	play(['PL-1', runs], '', '6S 7S', 'not-a-pattern'),
	play(['PL-1', runs], '', '6S 7S 8H', 'not-a-pattern'),
	play(['PL-1', patterns], '', '9C 9D 9H 9S JK', 'not-a-pattern'),
	play(['PL-2', patterns], '3S 4S 5S', 'JD JH JS', 'wrong-pattern'),
	play(['PL-2', first], 'AH', '2D', 'legal'),
	play(['PL-1', first], 'QS KS AS', 'KH AH 2H', 'legal'),
	play(['PL-1', 'our reading, PL-1'], '', 'AH 2H 3H', 'not-a-pattern'),
	play(['PL-4', second], '2S 2D', 'AC AD', 'unbeatable'),
	play(['PL-4', second], 'AH | 2S', 'JK', 'unbeatable'),
	play(['PL-4', third], 'KH KD | 2S JK', '2C 2D', 'unbeatable'),
	play(['FP-2', 'our reading, FP-2'], 'KS AS 2S', '4H 5H 6H', 'not-higher'),
	play(['PL-3', third], 'AS', 'JK', 'legal'),
	play(['PL-3', third], 'AS AH', '2C JK', 'legal'),
	play(['PL-3', third], 'AS AH', 'JK JK', 'legal'),
	play(['PL-3', third], '9D 10D JD', '10C JC JK', 'legal'),
	play(['PL-3', third], '9D 10D JD', '9S JK JS', 'not-higher'),
	play(['PL-3', third], '', '4C JK 5D', 'not-a-pattern'),
	play(['FP-3', 'our reading, FP-3'], 'JK', '2C', 'unbeatable'),
	play(['FP-3', 'our reading, FP-3'], 'JK=9', '10C', 'legal'),
	play(['FP-3', 'our reading, FP-3'], 'JK JK 9H', '10C JC QC', 'wrong-pattern'),
	play(['FP-3', 'our reading, FP-3'], '4S 5S 6S | JK JK 9H', '9C 10C JC', 'not-higher'),
	play(['FP-3', 'our reading, FP-3'], '4S 5S 6S | JK JK 9H', '10C JC QC', 'legal'),
	play(['LE-1', start], '', '3C 3D', 'legal', { opening: true }),
	play(['LE-1', start], '', '3C 4C 5C', 'legal', { opening: true }),
	play(['LE-1', start], '', '3D 3H', 'must-include-3c', { opening: true }),
	play(['FP-4', 'our reading, FP-4'], '', '3D JK=3', 'must-include-3c', { opening: true }),
	play(['PL-6', 'our reading, PL-6'], '5S', '9S', 'legal', { passed: true }),
	tribute(['TX-4', third], 'JK 2S AH AD 3C', 2, '2S + 1 AH AD'),
	tribute(['TX-3', third], 'AS KH KD 4C JK', 2, 'AS + 1 KH KD'),
	tribute(['TX-4', 'our reading, TX-4'], 'JK JK 5C', 2, '5C + 1 JK JK'),
	giveback(['TX-5', taxes], '2S 4D 3C 3H', 1, { free: true, seesTribute: true })
];
