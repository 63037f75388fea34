import { describe, expect, test } from 'vitest';
import { joinTable } from '#lib/rules/join.ts';

import type { House } from '#lib/rules/options.ts';
import { optionsOf, words } from '../given.ts';

interface Coming {
	places: string;
	leave?: string;
	join?: string;
	cards?: Record<string, string>;
}

function after(id: string, house: House, { places, leave = '', join = '', cards }: Coming): string {
	const answer = joinTable(optionsOf(id, house), {
		places: words(places),
		leave: words(leave),
		join: words(join),
		...(cards === undefined ? {} : { cards })
	});
	return answer.kind === 'redraw' ? 'redraw' : answer.places.join(' ');
}

describe('JO-1 the others close ranks when players leave', () => {
	for (const newcomers of [
		'middle-untaxed',
		'middle-low-side',
		'bottom',
		'redraw',
		'by-card'
	] as const)
		test(`JO-1 newcomers ${newcomers}`, () => {
			expect(after('temple', { newcomers }, { places: 'A B C D E', leave: 'B' })).toBe('A C D E');
			expect(after('temple', { newcomers }, { places: 'A B C D E', leave: 'E A' })).toBe('B C D');
			expect(after('temple', { newcomers }, { places: 'A B C', leave: '' })).toBe('A B C');
		});
});

describe('JO-2 newcomers in the middle, after the first half rounded up', () => {
	const rows: [string, string, string, string][] = [
		['A B', 'n', '', 'A n B'],
		['A B C', 'n', '', 'A B n C'],
		['A B C D', 'n', '', 'A B n C D'],
		['A B C D E', 'n', '', 'A B C n D E'],
		['A B C D E F', 'n', '', 'A B C n D E F'],
		['A B C D E F G', 'n', '', 'A B C D n E F G'],
		['A B C D', 'n o p', '', 'A B n o p C D'],
		['A B C', 'o n', '', 'A B o n C'],
		['A B C D E', 'n', 'A B', 'C D n E'],
		['A', 'n o', '', 'A n o'],
		['', 'n o', '', 'n o'],
		['A B C D E', 'E', 'E', 'A B E C D'],
		['A B C D E', 'n E', 'E', 'A B n E C D']
	];
	for (const newcomers of ['middle-untaxed', 'middle-low-side'] as const)
		for (const [places, join, leave, expected] of rows)
			test(`JO-2 ${newcomers}: ${join} to ${places || 'nobody'}${leave === '' ? '' : `, without ${leave}`}`, () =>
				expect(after('temple', { newcomers }, { places, join, leave })).toBe(expected));
	test('JO-2 the published rulesets seat newcomers in the middle', () => {
		for (const id of ['temple', 'tahimi', 'dalmuti', 'kings-and-bastards'])
			expect(after(id, {}, { places: 'A B C', join: 'n' })).toBe('A B n C');
	});
});

describe('JO-2 the other ways', () => {
	test('JO-2 bottom: last, in the order they came', () => {
		const house: House = { newcomers: 'bottom' };
		expect(after('tahimi', house, { places: 'A B C', join: 'n o' })).toBe('A B C n o');
		expect(after('tahimi', house, { places: 'A B C', leave: 'A', join: 'A' })).toBe('B C A');
	});
	test('JO-2 redraw: everyone draws again, but not because someone leaves', () => {
		const house: House = { newcomers: 'redraw' };
		expect(after('tahimi', house, { places: 'A B C', join: 'n' })).toBe('redraw');
		expect(after('tahimi', house, { places: 'A B C', leave: 'B' })).toBe('A C');
	});
});

describe('JO-2 by-card: three ranks to a place from the bottom', () => {
	const ladders: [string, string, House, [string, string][]][] = [
		[
			'aces high',
			'tahimi',
			{},
			[
				['2 3 4', 'A B C D E n'],
				['5 6 7', 'A B C D n E'],
				['8 9 10', 'A B C n D E'],
				['J Q K', 'A B n C D E'],
				['A', 'A n B C D E']
			]
		],
		[
			'twos high',
			'temple',
			{},
			[
				['3 4 5', 'A B C D E n'],
				['6 7 8', 'A B C D n E'],
				['9 10 J', 'A B C n D E'],
				['Q K A', 'A B n C D E'],
				['2', 'A n B C D E']
			]
		],
		[
			'low wins',
			'dalmuti',
			{},
			[
				['12 11 10', 'A B C D E n'],
				['9 8 7', 'A B C D n E'],
				['6 5 4', 'A B C n D E'],
				['3 2 1', 'A B n C D E']
			]
		],
		[
			'the special pack for six',
			'tahimi',
			{ deck: 'suits-and-ranks' },
			[
				['2 3 4', 'A B C D E n'],
				['5 6 7', 'A B C D n E'],
				['8 9 10', 'A B C n D E'],
				['11 12 13', 'A B n C D E'],
				['J Q K', 'A n B C D E'],
				['A', 'n A B C D E']
			]
		]
	];
	for (const [what, id, house, ladder] of ladders)
		for (const [ranks, expected] of ladder)
			for (const rank of words(ranks))
				test(`JO-2 ${what}: ${rank}`, () =>
					expect(
						after(
							id,
							{ ...house, newcomers: 'by-card' },
							{ places: 'A B C D E', join: 'n', cards: { n: rank } }
						)
					).toBe(expected));

	const by: House = { newcomers: 'by-card' };
	test('FP-11 no card seats a newcomer above the top', () => {
		expect(after('tahimi', by, { places: 'A B C', join: 'n', cards: { n: 'AS' } })).toBe('n A B C');
		expect(after('tahimi', by, { places: 'A B', join: 'n', cards: { n: 'AS' } })).toBe('n A B');
		expect(after('tahimi', by, { places: 'A B', join: 'n', cards: { n: '9H' } })).toBe('n A B');
		expect(after('dalmuti', by, { places: 'A', join: 'n', cards: { n: '1' } })).toBe('n A');
	});
	test('FP-11 a wild card means last', () => {
		expect(after('temple', by, { places: 'A B C', join: 'n', cards: { n: 'JK' } })).toBe('A B C n');
		expect(after('dalmuti', by, { places: 'A B C', join: 'n', cards: { n: 'JE' } })).toBe(
			'A B C n'
		);
	});
	test('FP-11 several newcomers are seated one after the other', () => {
		const cards = { n: '2C', o: '5D', p: 'AH' };
		expect(after('tahimi', by, { places: 'A B', join: 'n', cards })).toBe('A B n');
		expect(after('tahimi', by, { places: 'A B', join: 'n o', cards })).toBe('A B o n');
		expect(after('tahimi', by, { places: 'A B', join: 'n o p', cards })).toBe('p A B o n');
		expect(after('tahimi', by, { places: 'A B', join: 'o n p', cards })).toBe('p A o B n');
	});
	test('JO-2 suits do not count', () => {
		for (const suit of words('C D H S'))
			expect(after('tahimi', by, { places: 'A B C D', join: 'n', cards: { n: `6${suit}` } })).toBe(
				'A B C n D'
			);
	});
});
