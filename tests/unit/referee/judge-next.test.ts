import { describe, expect, test } from 'vitest';
import {
	judgeNext,
	type NextVerdict,
	type TrickQuestion,
	type Turn
} from '#lib/referee/judge-next.ts';
import type { House } from '#lib/rules/options.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { rulesOf, words } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

/** Parses a turn: `A 5S 5H` plays these cards, `C` plays unknown cards, `A!` plays and goes out, `B
 * -` passes. */
function turn(text: string): Turn<string> {
	const [who = '', ...cards] = words(text);
	const player = who.replace('!', '');
	if (cards[0] === '-') return { player, did: 'pass' };
	return {
		player,
		did: 'play',
		exit: who.endsWith('!'),
		...(cards.length > 0 && { cards: cardsOf(cards.join(' ')) })
	};
}

function verdictText(verdict: NextVerdict<string>): string {
	switch (verdict.kind) {
		case 'next':
			return [
				`next ${verdict.player}`,
				verdict.leads && 'leads',
				verdict.skipped.length > 0 && `skips ${verdict.skipped.join(' ')}`
			]
				.filter(Boolean)
				.join(', ');
		case 'won':
			return `${verdict.winner} won, ${verdict.by}, ${verdict.lead.leader} leads`;
		case 'has-to-lead':
			return `${verdict.player} has to lead`;
		case 'over':
			return 'over';
	}
}

type More = Partial<Omit<TrickQuestion<string>, 'turns'>>;
const finalPass: House = { afterPass: 'out-of-trick' };
const kings = 'kings-and-bastards';

type Row = [string, string, House, string, More, string, string];
const skip: House = { effects: ['5:skip'] };
const back: House = { effects: ['9:reverse'] };
const fives: Row[] = [
	['PL-6 DF-14', 'daifugo', skip, 'A 5S', {}, 'next C, skips B', 'effects!'],
	['PL-6 DF-14', 'daifugo', skip, 'A 4S 4C, B 5S 5C', {}, 'next A, skips C D', 'effects!'],
	['PL-6 DF-14', 'daifugo', skip, 'A, B 5S', {}, 'next D, skips C', 'effects!'],
	['PL-6 DF-14', 'daifugo', skip, 'A 5S', { out: ['B'] }, 'next D, skips C', 'effects!'],
	[
		...(['PL-7 DF-14', 'daifugo', skip, 'A 3S, B -, C 4S, D -, A 5S', {}] as const),
		...(['A won, all-passed, A leads', 'effects!'] as const)
	],
	['PL-6', 'daifugo', skip, 'A 5S, B 6S', {}, 'next C', ''],
	['PL-6', 'daifugo', { ...skip, runs: 'suited' }, 'A 3S 4S 5S', {}, 'next B', ''],
	[
		...(['PL-7 DF-14', 'daifugo', skip, 'A 5S 5C 5D', {}] as const),
		...(['A won, all-passed, A leads', 'effects!'] as const)
	],
	// who passed and may return is still in the trick
	[
		...(['PL-6 DF-14', 'president', skip, 'A 4S 4C, B -, C -, D 5S 5C', {}] as const),
		...(['next C, skips A B', 'afterPass effects!'] as const)
	],
	[
		...(['PL-6 PR-5 DF-14', 'president', { ...skip, equalRank: 'allowed-and-skips' }] as const),
		...(['A 5S, B 5C', {}, 'next A, skips C D', 'equalRank! effects!'] as const)
	]
];
const nines: Row[] = [
	['PL-6 DF-14', 'daifugo', back, 'A 9S', {}, 'next D', 'effects!'],
	['PL-6 DF-14', 'daifugo', back, 'A 9S, D 10S', {}, 'next C', 'effects!'],
	['PL-6', 'daifugo', back, 'A 9S 9C', {}, 'next B', ''],
	['PL-6', 'daifugo', back, 'A 9S', { reversed: true }, 'next B', ''],
	['PL-6 DF-14', 'daifugo', back, 'A 4S', { reversed: true }, 'next D', 'effects!'],
	[
		'PL-6 DF-14',
		'daifugo',
		{ effects: ['5:skip', '9:reverse'] },
		'A 5S',
		{ reversed: true },
		'next C, skips D',
		'effects!'
	],
	[
		...(['PL-7 LE-2 DF-14', 'daifugo', back, 'A 4S, B! 9S, A -, D -, C -', {}] as const),
		...(['B won, all-passed, A leads', 'leadAfterExit effects!'] as const)
	],
	[
		...(['PL-7 LE-2', 'daifugo', { ...back, leadAfterExit: 'highest-place' }] as const),
		...(['A 4S, C! 9S, B -, A -, D -', {}, 'C won, all-passed, A leads', 'leadAfterExit!'] as const)
	]
];

const fall: More = { firstOut: true };
const falls: Row[] = [
	[
		...(['PL-7 LE-2 DF-6', 'daifugo', {}, 'B, C!, D -, A -, B -', fall] as const),
		...(['C won, all-passed, D leads', 'leadAfterExit fallOfTheCapital'] as const)
	],
	[
		...([
			'PL-7 LE-2 DF-6',
			'daifugo',
			{ overturnFromTheBottom: false },
			'C, D!, B -, C -'
		] as const),
		...([fall, 'D won, all-passed, B leads', 'leadAfterExit fallOfTheCapital'] as const)
	],
	[
		'PL-6 DF-6',
		'daifugo',
		{ overturnFromTheBottom: false },
		'C, D!',
		fall,
		'next B',
		'fallOfTheCapital'
	],
	['SE-4 DF-6', 'daifugo', {}, 'A, B!', { ...fall, out: ['D'] }, 'over', 'fallOfTheCapital'],
	['PL-6', 'daifugo', {}, 'A, B!', {}, 'next C', ''],
	['PL-6', 'daifugo', {}, 'D, A!', fall, 'next B', ''],
	['PL-6', 'daifugo', { fallOfTheCapital: false }, 'A, B!', fall, 'next C', ''],
	['DF-8', 'daifugo', {}, 'C, D!', fall, 'over', 'overturnFromTheBottom'],
	['PL-6', 'daifugo', {}, 'C, D!', {}, 'next A', '']
];

describe('PL-4 to PL-7, LE-2, PR-5, PR-6, DF-6 to DF-8, DF-14 who is next, with the rules and options that decided', () => {
	const rows: Row[] = [
		['PL-6', 'temple', {}, 'A', {}, 'next B', ''],
		['PL-6', 'temple', {}, 'D', {}, 'next A', ''],
		['PL-6', 'temple', {}, 'A', { chairs: words('A C B D') }, 'next C', ''],
		['PL-6', 'temple', {}, 'A', { out: ['B', 'C'] }, 'next D', ''],
		['PL-6', 'temple', {}, 'A!', {}, 'next B', ''],
		['PL-6', 'temple', {}, 'A, B -', {}, 'next C', 'afterPass'],
		['PL-6', 'temple', {}, 'A, B -, C, D', {}, 'next A', 'afterPass'],
		['PL-6', 'temple', {}, 'A, B -, C, D, A', {}, 'next B', 'afterPass'],
		['PL-6', 'temple', finalPass, 'A, B -, C, D, A', {}, 'next C', 'afterPass!'],
		['PL-6', kings, {}, 'A, B -, C -, D, A', {}, 'next D', 'afterPass'],
		['PL-6', 'tahimi', {}, 'A -', {}, 'next B, leads', 'afterPass'],
		['PL-6', 'tahimi', {}, 'A -, B -, C -, D -', {}, 'next A, leads', 'afterPass'],
		['PL-6', 'tahimi', {}, 'A -, B', {}, 'next C', 'afterPass'],
		['PL-6', 'tarot-himi', {}, 'A -', {}, 'next B, leads', 'afterPass'],
		['PL-6', 'temple', {}, 'A -', {}, 'A has to lead', ''],
		['PL-6', 'dalmuti', {}, 'B -, C -', {}, 'B has to lead', ''],
		['PL-6', kings, {}, 'A -', {}, 'A has to lead', ''],
		['PL-6', 'president', {}, 'A -', {}, 'A has to lead', ''],
		['PL-6', 'daifugo', {}, 'A -', {}, 'A has to lead', ''],
		[
			...(['PL-7 PR-11', 'president', { completedFour: 'clears' }, 'A 7C 7D 7H 7S', {}] as const),
			...(['A won, ends-the-trick, A leads', 'completedFour!'] as const)
		],
		[
			...(['PL-7 PR-13', 'president', { tops: ['3C>any'] }, 'A KC, B 3C', {}] as const),
			...(['B won, ends-the-trick, B leads', 'tops!'] as const)
		],
		[
			...(['PL-7 PR-13', 'president', { tops: ['3>set'] }, 'A KC, B 3D', {}] as const),
			...(['B won, ends-the-trick, B leads', 'tops!'] as const)
		],
		['PL-7', 'temple', {}, 'A, B -, C -, D -', {}, 'A won, all-passed, A leads', ''],
		['PL-7', 'temple', finalPass, 'A, B -, C, D -, A, C -', {}, 'A won, all-passed, A leads', ''],
		[
			'PL-7 LE-2',
			'temple',
			{},
			'A, B!, C -, D -, A -',
			{},
			'B won, all-passed, C leads',
			'leadAfterExit'
		],
		[
			'PL-7 LE-2',
			'tahimi',
			{},
			'A, C!, D -, A -, B -',
			{},
			'C won, all-passed, A leads',
			'leadAfterExit'
		],
		['PL-4 PL-7', 'temple', {}, 'A 5S, B 2S', {}, 'B won, ends-the-trick, B leads', 'effects'],
		['PL-3 PL-4 PL-7', 'temple', {}, 'A 5S, B JK', {}, 'B won, ends-the-trick, B leads', 'effects'],
		[
			'PL-4 PL-7 LE-2',
			'temple',
			{},
			'A 5S, B! 2S',
			{},
			'B won, ends-the-trick, C leads',
			'leadAfterExit effects'
		],
		['PL-5 PL-7', kings, {}, 'A 5S 5C, B 2S', {}, 'B won, nothing-tops, B leads', 'trumps'],
		[
			'PL-5 PL-7',
			kings,
			{ trumps: 'jokers' },
			'A 5S 5C, B JK',
			{},
			'B won, nothing-tops, B leads',
			'trumps!'
		],
		['PL-7 PR-6', 'daifugo', {}, 'A 5S, B 8S', {}, 'B won, ends-the-trick, B leads', 'effects'],
		['PL-7 DF-7', 'daifugo', {}, 'A JK, B 3S', {}, 'B won, nothing-tops, B leads', 'tops'],
		['PL-6', 'daifugo', {}, 'A 5S, B JK', {}, 'next C', ''],
		['PL-6', kings, { trumps: 'jokers', tops: ['3S>JK'] }, 'A 5S, B JK', {}, 'next C', ''],
		['PL-6', 'temple', {}, 'A, B 2S', {}, 'next C', ''],
		[
			'PL-6 PR-5',
			'president',
			{ equalRank: 'allowed-and-skips' },
			'A 5S, B 5C',
			{},
			'next D, skips C',
			'equalRank!'
		],
		['PL-6', 'president', { equalRank: 'allowed-and-skips' }, 'A 5S, B 6C', {}, 'next C', ''],
		['PL-6', 'president', { equalRank: 'allowed' }, 'A 5S, B 5C', {}, 'next C', ''],
		[
			'PL-6 PR-5',
			'president',
			{ equalRank: 'allowed-and-skips', ...finalPass },
			'A 5S, B 6C, C -, D 7C, A 7S',
			{},
			'next D, skips B',
			'afterPass! equalRank!'
		],
		[
			'PL-7 PR-5',
			'president',
			{ equalRank: 'allowed-and-skips' },
			'A 5S, B 5C, D -, A -',
			{},
			'B won, all-passed, B leads',
			'equalRank!'
		],
		[
			'PL-7 PR-5',
			'president',
			{ equalRank: 'allowed-and-skips' },
			'A 5S, B 5C',
			{ out: ['C', 'D'] },
			'B won, all-passed, B leads',
			'equalRank!'
		],
		...fives,
		...nines,
		...falls,
		['SE-4', 'temple', {}, 'A, B!', { out: ['C', 'D'] }, 'over', '']
	];
	for (const [rules, id, house, text, more, expected, options] of rows)
		test(`${rules} ${id} ${JSON.stringify({ ...house, ...more })}: ${text}`, () => {
			const [first, ...others] = text.split(',').map(turn);
			const places = words('A B C D');
			const question = {
				places,
				chairs: places,
				out: [],
				turns: [first!, ...others] as const,
				...more
			};
			const verdict = judgeNext(rulesOf(id, house), question);
			expect(verdictText(verdict)).toBe(expected);
			expect(verdict.rules.join(' ')).toBe(rules);
			expect(decidingOptions(verdict)).toBe(options);
		});

	test('PR-7 a turned ranking does not change Jokers and eights', () => {
		const places = words('A B C D');
		const question = { places, chairs: places, out: [], turned: true };
		const judged = (text: string) =>
			judgeNext(rulesOf('daifugo'), { ...question, turns: [turn(text)] });
		expect([verdictText(judged('A 8S')), verdictText(judged('A 3S'))]).toEqual([
			'A won, ends-the-trick, A leads',
			'next B'
		]);
	});
});

test('DF-9 a player who goes out on a forbidden card is not first out: nobody falls, and nothing is overturned', () => {
	const rules = rulesOf('daifugo');
	const verdictOf = (turns: string) =>
		verdictText(
			judgeNext(rules, {
				places: words('A B C D'),
				chairs: words('A B C D'),
				out: [],
				firstOut: true,
				turns: turns.split(', ').map(turn) as [Turn<string>, ...Turn<string>[]]
			})
		);
	expect(verdictOf('C 7S, D! 9S')).toBe('over');
	expect(verdictOf('C 7S, D! 8S')).toBe('D won, ends-the-trick, A leads');
	expect(verdictOf('B 7S, C! 9S')).toBe('next D');
	expect(verdictOf('B 7S, C! 9S, D -')).toBe('next B');
	// the capital has not fallen, and is next after those who pass
	expect(verdictOf('B 7S, C! 2S, D -')).toBe('next A');
});
