import { giveback, play, score, tribute, type Position } from './position.ts';

const cards = 'Components, the rank of a card';
const jesters = 'Components, the Jesters';
const sets = 'Game Progress, the paragraph on the sets of a round';
const alone = 'Game Progress, the paragraph on the Jesters';
const tax = 'Game Progress, the paragraph on tax';
const points = 'Optional Rules, Scoring';
const philanthropy = 'Optional Rules, Philanthropic Scoring';

const PHILANTHROPIC = { scoring: 'beaten-philanthropic' } as const;
const ANY_CARD = { wild: 'any-card' } as const;

/** The Great Dalmuti. */
export const dalmuti: Position[] = [
	play(['PL-2', sets], '9 9', '7 7', 'legal'),
	play(['PL-2', cards], '9 9', '11 11', 'not-higher'),
	play(['PL-2', sets], '9 9', '9 9', 'not-higher'),
	play(['PL-2', sets], '9 9', '7', 'wrong-count'),
	play(['PL-2', sets], '9 9', '7 7 7', 'wrong-count'),
	play(['PL-2', cards], '2', '1', 'legal'),
	play(['FP-2', 'our reading, FP-2'], '1', '2', 'not-higher'),
	play(['PL-1', sets], '', '7 8', 'not-a-pattern'),
	play(['PL-1', sets], '', '12 12 12 12 12 12 12', 'legal'),
	play(['PL-1', 'our reading, PL-1'], '', '5 6 7', 'not-a-pattern'),
	play(['PL-3', jesters], '12', 'JE', 'not-higher'),
	play(['PL-3', jesters], 'JE', '12', 'legal'),
	play(['PL-3', alone], 'JE', 'JE', 'not-higher'),
	play(['PL-3', alone], '9 9 9', '4 4 JE', 'legal'),
	play(['PL-3', alone], '9 9 9', '4 JE JE', 'legal'),
	play(['PL-3', jesters], '3 3', '2 JE', 'legal'),
	play(['PL-3', jesters], '2 JE', '2 2', 'not-higher'),
	play(['PL-3', jesters], '2 2 2', '1 JE JE', 'legal'),
	play(['PL-3', jesters], '1 JE', '2 2', 'not-higher'),
	play(['PL-3', jesters], '', '4 5 JE', 'not-a-pattern'),
	play(['PL-3', jesters], '', '12 12 12 JE JE', 'legal'),
	play(['PL-3', 'our reading, PL-3'], 'JE JE', '12 12', 'legal'),
	play(['PL-3', 'our reading, PL-3'], '12 12', 'JE JE', 'not-higher'),
	play(['PL-3', 'our reading, PL-3'], '6 6', '5 JE=4', 'not-a-pattern'),
	play(['PL-3', 'our reading, PL-3'], '2', 'JE', 'legal', { house: ANY_CARD }),
	play(['FP-3', 'our reading, FP-3'], 'JE', '1', 'not-higher', { house: ANY_CARD }),
	play(['PL-6', 'our reading, PL-6'], '9', '7', 'legal', { passed: true }),
	play(['PL-8', 'our reading, PL-8'], '12 | 11 | 10', '9', 'legal', {
		house: { calledRuns: true },
		call: 'plain'
	}),
	tribute(['TX-3', tax], 'JE 3 3 5 12 12', 2, '3 3'),
	tribute(['TX-3', tax], '1 2 4 JE', 1, '1'),
	tribute(['FP-6', 'our reading, FP-6'], '3 3 3 5 7', 2, '+ 2 3 3 3'),
	tribute(['TX-4', tax], 'JE JE 12', 2, '12 + 1 JE JE'),
	giveback(['TX-5', 'our reading, TX-5'], '1 2 12 12', 2, { free: true, seesTribute: false }),
	giveback(['FP-7', 'our reading, FP-7'], '12 12 12 4 JE', 2, 'JE + 1 12 12 12', {
		giveback: 'worst'
	}),
	score(
		['SC-1', points],
		'Ana Ben Chidi Dee Eli',
		'Ben Ana Eli Dee Chidi',
		{ Ben: 4, Ana: 3, Eli: 2, Dee: 1, Chidi: 0 },
		{ house: { scoring: 'beaten' } }
	),
	score(
		['SC-1', philanthropy],
		'Ana Ben Chidi Dee',
		'Ben Ana Dee Chidi',
		{ Ben: 3, Ana: 3, Dee: 1, Chidi: 0 },
		{ house: PHILANTHROPIC }
	),
	score(
		['SC-1', philanthropy],
		'Ana Ben Chidi Dee',
		'Chidi Ana Ben Dee',
		{ Chidi: 3, Ana: 2, Ben: 2, Dee: 0 },
		{ house: PHILANTHROPIC }
	),
	score(
		['FP-14', 'our reading, FP-14'],
		'Ana Ben Chidi',
		'Ben Chidi Ana',
		{ Ben: 2, Chidi: 1, Ana: 1 },
		{ house: PHILANTHROPIC }
	),
	score(
		['SC-1', 'our reading, SC-1'],
		'Ana Ben Chidi Dee',
		'Dee Ana Chidi Ben',
		{ Dee: 4, Ana: 2, Chidi: 1, Ben: 0 },
		{ house: PHILANTHROPIC, revolution: 'Dee' }
	)
];
