import { describe, expect, test } from 'vitest';
import { joinTable } from '#lib/rules/join.ts';
import { lead, nextClockwise, usualDealer } from '#lib/rules/lead.ts';
import type { House } from '#lib/rules/options.ts';
import { optionsOf, words } from './table.ts';

interface Situation {
	places: string;
	chairs?: string;
	round?: number;
	dealer?: string;
	out?: string;
	by?: string;
}

function told(id: string, situation: Situation, house: House = {}) {
	const { places, chairs, round = 2, dealer, out, by } = situation;
	const answer = lead(optionsOf(id, house), {
		places: words(places),
		round,
		...(chairs === undefined ? {} : { chairs: words(chairs) }),
		...(dealer === undefined ? {} : { dealer }),
		...(out === undefined ? {} : { out: words(out) }),
		...(by === undefined ? {} : { lastPlayBy: by })
	});
	return [answer.leader ?? answer.holderOf, answer.by];
}

describe('LE-1 who leads the first trick of a round', () => {
	const five = 'A B C D E';
	const rows: [string, string, Situation, House, [string, string]][] = [
		['Temple, round 1', 'temple', { places: five, round: 1 }, {}, ['3C', 'holder-of-3c']],
		['Temple, later', 'temple', { places: five }, {}, ['A', 'top-seat']],
		['Tahimi, round 1', 'tahimi', { places: five, round: 1 }, {}, ['A', 'top-seat']],
		['Tahimi, later', 'tahimi', { places: five }, {}, ['A', 'top-seat']],
		['Dalmuti, round 1', 'dalmuti', { places: five, round: 1 }, {}, ['A', 'top-seat']],
		['Dalmuti, later', 'dalmuti', { places: five }, {}, ['A', 'top-seat']],
		[
			'Kings, round 1',
			'kings-and-bastards',
			{ places: five, round: 1 },
			{},
			['3C', 'holder-of-3c']
		],
		['Kings, later', 'kings-and-bastards', { places: five }, {}, ['3C', 'holder-of-3c']],
		[
			'by place, not by chair',
			'tahimi',
			{ places: five, chairs: 'C D E A B' },
			{},
			['A', 'top-seat']
		],
		['bottom-seat', 'temple', { places: five }, { laterLead: 'bottom-seat' }, ['E', 'bottom-seat']],
		[
			'left of the usual dealer, who is the top player',
			'tahimi',
			{ places: five },
			{ laterLead: 'left-of-dealer' },
			['B', 'left-of-dealer']
		],
		[
			'left of the usual dealer, who is the last',
			'dalmuti',
			{ places: five },
			{ laterLead: 'left-of-dealer' },
			['A', 'left-of-dealer']
		],
		[
			'left of a dealer who was named, by chair',
			'tahimi',
			{ places: five, chairs: 'C D E A B', dealer: 'B' },
			{ laterLead: 'left-of-dealer' },
			['C', 'left-of-dealer']
		],
		[
			'the first lead has an option of its own',
			'temple',
			{ places: five, round: 1 },
			{ firstLead: 'left-of-dealer' },
			['B', 'left-of-dealer']
		],
		[
			'the 3 of diamonds, where the house says so',
			'temple',
			{ places: five, round: 1 },
			{ startsWith3d: true },
			['3D', 'holder-of-3c']
		]
	];
	for (const [what, id, situation, house, expected] of rows)
		test(`LE-1 ${what}`, () => expect(told(id, situation, house)).toEqual(expected));
});

describe('PL-7 LE-2 who leads after a trick', () => {
	const six = 'A B C D E F';
	const rows: [string, string, Situation, [string | null, string]][] = [
		[
			'PL-7 who won it, if still in',
			'dalmuti',
			{ places: six, out: 'A', by: 'D' },
			['D', 'trick-winner']
		],
		['PL-7 nobody is out', 'tahimi', { places: six, by: 'F' }, ['F', 'trick-winner']],
		['LE-2 next in turn', 'dalmuti', { places: six, out: 'C', by: 'C' }, ['D', 'next-in-turn']],
		[
			'LE-2 next in turn, past those who are out',
			'dalmuti',
			{ places: six, out: 'D E C', by: 'C' },
			['F', 'next-in-turn']
		],
		[
			'LE-2 next in turn, round the end of the table',
			'temple',
			{ places: six, out: 'A F B E', by: 'E' },
			['C', 'next-in-turn']
		],
		[
			'LE-2 next in turn goes by chair',
			'kings-and-bastards',
			{ places: six, chairs: 'F C A E B D', out: 'C', by: 'C' },
			['A', 'next-in-turn']
		],
		[
			'LE-2 next in turn by chair, past several',
			'kings-and-bastards',
			{ places: six, chairs: 'F C A E B D', out: 'A E C', by: 'C' },
			['B', 'next-in-turn']
		],
		['LE-2 highest place', 'tahimi', { places: six, out: 'C', by: 'C' }, ['A', 'highest-place']],
		[
			'LE-2 highest place still in',
			'tahimi',
			{ places: six, out: 'B D A', by: 'A' },
			['C', 'highest-place']
		],
		[
			'LE-2 highest place, whatever the chairs',
			'tahimi',
			{ places: six, chairs: 'F C A E B D', out: 'A E', by: 'E' },
			['B', 'highest-place']
		],
		[
			'LE-2 only one is left',
			'dalmuti',
			{ places: 'A B C', out: 'B C', by: 'C' },
			['A', 'next-in-turn']
		],
		[
			'LE-2 nobody is left',
			'dalmuti',
			{ places: 'A B', out: 'A B', by: 'B' },
			[null, 'next-in-turn']
		]
	];
	for (const [what, id, situation, expected] of rows)
		test(what, () => expect(told(id, situation)).toEqual(expected));
	test('LE-2 without rank privilege', () =>
		expect(
			told('tahimi', { places: six, out: 'C', by: 'C' }, { leadAfterExit: 'next-in-turn' })
		).toEqual(['D', 'next-in-turn']));
	test('LE-2 clockwise is to the left', () => {
		expect(nextClockwise(words('A B C'), 'C')).toBe('A');
		expect(nextClockwise(words('A B C'), 'A', (p) => p !== 'B')).toBe('C');
		expect(nextClockwise(words('A B C'), 'A', () => false)).toBeNull();
	});
});

describe('DK-7 who deals unless another is named', () => {
	const rows: [string, House, string][] = [
		['temple', {}, 'A'],
		['tahimi', {}, 'A'],
		['dalmuti', {}, 'D'],
		['kings-and-bastards', {}, 'D'],
		['dalmuti', { dealer: 'top-seat' }, 'A'],
		['tahimi', { dealer: 'bottom-seat' }, 'D']
	];
	for (const [id, house, expected] of rows)
		test(`DK-7 ${id} ${JSON.stringify(house)}`, () =>
			expect(usualDealer(optionsOf(id, house), words('A B C D'))).toBe(expected));
});

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

describe('JO-1 those who leave: the others close ranks', () => {
	for (const newcomers of [
		'middle-untaxed',
		'middle-low-side',
		'bottom',
		'redraw',
		'by-card'
	] as const)
		test(`JO-1 ${newcomers}`, () => {
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
	test('JO-2 the published rulesets', () => {
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
	test('JO-2 redraw: everyone draws anew, but not for someone who leaves', () => {
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
	test('FP-11 never above the top', () => {
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
	test('FP-11 several newcomers, one after the other', () => {
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
