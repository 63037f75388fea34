import { describe, expect, test } from 'vitest';
import { titlesFor } from '#lib/rules/titles.ts';
import type { House } from '#lib/rules/options.ts';
import { rulesOf } from '../given.ts';

/** `'King, 2 × Commoner'` → `['King', 'Commoner', 'Commoner']`. */
const spelled = (line: string): string[] =>
	line.split(', ').flatMap((part) => {
		const [, times, title = part] = /^(\d+) × (.*)$/.exec(part) ?? [];
		return Array.from({ length: Number(times ?? 1) }, () => title);
	});

function titles(id: string, question: Parameters<typeof titlesFor>[1], house: House = {}) {
	return titlesFor(rulesOf(id, house), question);
}

const tables: [string, string, Record<number, string>][] = [
	[
		'TI-2',
		'temple',
		{
			3: 'Emperor, Middle Class, Poor Man',
			4: 'Emperor, Prince, Middle Class, Poor Man',
			5: 'Emperor, Prince, Middle Class, Second Poorest, Poor Man',
			6: 'Emperor, Prince, 2 × Middle Class, Second Poorest, Poor Man',
			7: 'Emperor, Prince, Duke, Middle Class, Third Poorest, Second Poorest, Poor Man',
			8: 'Emperor, Prince, Duke, 2 × Middle Class, Third Poorest, Second Poorest, Poor Man',
			9: 'Emperor, Prince, Duke, Count, Middle Class, Fourth Poorest, Third Poorest, Second Poorest, Poor Man',
			10: 'Emperor, Prince, Duke, Count, 2 × Middle Class, Fourth Poorest, Third Poorest, Second Poorest, Poor Man',
			11: 'Emperor, Prince, Duke, Count, Baron, Middle Class, Fifth Poorest, Fourth Poorest, Third Poorest, Second Poorest, Poor Man',
			12: 'Emperor, Prince, Duke, Count, Baron, 2 × Middle Class, Fifth Poorest, Fourth Poorest, Third Poorest, Second Poorest, Poor Man'
		}
	],
	[
		'TI-3',
		'tahimi',
		{
			3: 'Tahimi, Merchant, Serf',
			4: 'Tahimi, Vice Tahimi, Master Serf, Serf',
			5: 'Tahimi, Vice Tahimi, Merchant, Master Serf, Serf',
			6: 'Tahimi, Vice Tahimi, 2 × Merchant, Master Serf, Serf',
			7: 'Tahimi, Vice Tahimi, 3 × Merchant, Master Serf, Serf',
			8: 'Tahimi, Vice Tahimi, 4 × Merchant, Master Serf, Serf',
			9: 'Tahimi, Vice Tahimi, 5 × Merchant, Master Serf, Serf',
			10: 'Tahimi, Vice Tahimi, 6 × Merchant, Master Serf, Serf',
			11: 'Tahimi, Vice Tahimi, 7 × Merchant, Master Serf, Serf',
			12: 'Tahimi, Vice Tahimi, 8 × Merchant, Master Serf, Serf'
		}
	],
	[
		'TI-4',
		'dalmuti',
		{
			3: 'Greater Dalmuti, Merchant, Greater Peon',
			4: 'Greater Dalmuti, Lesser Dalmuti, Lesser Peon, Greater Peon',
			5: 'Greater Dalmuti, Lesser Dalmuti, Merchant, Lesser Peon, Greater Peon',
			6: 'Greater Dalmuti, Lesser Dalmuti, 2 × Merchant, Lesser Peon, Greater Peon',
			7: 'Greater Dalmuti, Lesser Dalmuti, 3 × Merchant, Lesser Peon, Greater Peon',
			8: 'Greater Dalmuti, Lesser Dalmuti, 4 × Merchant, Lesser Peon, Greater Peon',
			9: 'Greater Dalmuti, Lesser Dalmuti, 5 × Merchant, Lesser Peon, Greater Peon',
			10: 'Greater Dalmuti, Lesser Dalmuti, 6 × Merchant, Lesser Peon, Greater Peon',
			11: 'Greater Dalmuti, Lesser Dalmuti, 7 × Merchant, Lesser Peon, Greater Peon',
			12: 'Greater Dalmuti, Lesser Dalmuti, 8 × Merchant, Lesser Peon, Greater Peon'
		}
	],
	[
		'TI-5',
		'kings-and-bastards',
		{
			3: 'King, Commoner, Bastard',
			4: 'King, Vice-King, Vice-Bastard, Bastard',
			5: 'King, Vice-King, Commoner, Vice-Bastard, Bastard',
			6: 'King, Vice-King, 2 × Commoner, Vice-Bastard, Bastard',
			7: 'King, Vice-King, 3 × Commoner, Vice-Bastard, Bastard',
			8: 'King, Vice-King, 4 × Commoner, Vice-Bastard, Bastard',
			9: 'King, Vice-King, 5 × Commoner, Vice-Bastard, Bastard',
			10: 'King, Vice-King, 6 × Commoner, Vice-Bastard, Bastard',
			11: 'King, Vice-King, 7 × Commoner, Vice-Bastard, Bastard',
			12: 'King, Vice-King, 8 × Commoner, Vice-Bastard, Bastard'
		}
	]
];

for (const [rule, id, table] of tables)
	describe(`${rule} the titles of ${id}`, () => {
		for (const [players, line] of Object.entries(table))
			test(`${rule} ${players} players`, () =>
				expect(titles(id, { players: Number(players), round: 2 })).toEqual(spelled(line)));
	});

describe('PR-2 more titles in the middle, for tables that chose them', () => {
	const rows: Record<number, string> = {
		3: 'President, Citizen, Scum',
		4: 'President, Vice President, Vice Scum, Scum',
		5: 'President, Vice President, Citizen, Vice Scum, Scum',
		6: 'President, Vice President, Secretary, Clerk, Vice Scum, Scum',
		7: 'President, Vice President, Secretary, Citizen, Clerk, Vice Scum, Scum',
		8: 'President, Vice President, Secretary, 2 × Citizen, Clerk, Vice Scum, Scum'
	};
	for (const [players, line] of Object.entries(rows))
		test(`${players} players`, () => {
			const question = { players: Number(players), round: 2 };
			expect(titles('president', question, { middleTitles: 'more' })).toEqual(spelled(line));
			expect(titles('president', question)).toEqual(
				spelled(line.replace('Secretary', 'Citizen').replace('Clerk', 'Citizen'))
			);
		});
	test('RG-18 Daifugō adds titles outside from seven players on, and further ones from nine', () => {
		const of = (players: number) =>
			titles('daifugo', { players, round: 2 }, { middleTitles: 'more' });
		expect(of(6)).toEqual(titles('daifugo', { players: 6, round: 2 }));
		expect(of(8).join(' ')).toBe('Ōsama Daifugō Fugō Heimin Heimin Hinmin Daihinmin Dorei');
		expect(of(9).join(' ')).toBe(
			'Kamisama Ōsama Daifugō Fugō Heimin Hinmin Daihinmin Dorei Kachiku'
		);
	});
	test('a game without such titles stays as it is', () => {
		const question = { players: 8, round: 2 };
		for (const id of ['tahimi', 'temple'])
			expect(titles(id, question, { middleTitles: 'more' })).toEqual(titles(id, question));
	});
});

describe('TI-0 the first round', () => {
	const rows: [string, string, string][] = [
		['temple', 'nobody has any standing', '5 × Middle Class'],
		['kings-and-bastards', 'nobody has any standing', '5 × Commoner'],
		['tahimi', 'the draw gave it', 'Tahimi, Vice Tahimi, Merchant, Master Serf, Serf'],
		[
			'dalmuti',
			'the draw gave it',
			'Greater Dalmuti, Lesser Dalmuti, Merchant, Lesser Peon, Greater Peon'
		]
	];
	for (const [id, why, line] of rows)
		test(`TI-0 ${id}: ${why}`, () =>
			expect(titles(id, { players: 5, round: 1 })).toEqual(spelled(line)));
});

describe('TI-2 newcomers are Middle Class; the others form the brackets', () => {
	// newcomers as indexes from 0; TX-8: ⌊v/2⌋ brackets for v veterans
	const rows: [string, number, number[], string][] = [
		['1 veteran, 3 newcomers', 4, [1, 2, 3], 'Emperor, 3 × Middle Class'],
		['2 and 1', 3, [1], 'Emperor, Middle Class, Poor Man'],
		['2 and 2', 4, [1, 2], 'Emperor, 2 × Middle Class, Poor Man'],
		['3 and 1', 4, [2], 'Emperor, Prince, Middle Class, Poor Man'],
		['3 and 2', 5, [2, 3], 'Emperor, Prince, 2 × Middle Class, Poor Man'],
		['4 and 1', 5, [2], 'Emperor, Prince, Middle Class, Second Poorest, Poor Man'],
		['4 and 3', 7, [2, 3, 4], 'Emperor, Prince, 3 × Middle Class, Second Poorest, Poor Man'],
		['5 and 1', 6, [3], 'Emperor, Prince, 2 × Middle Class, Second Poorest, Poor Man'],
		[
			'6 and 1',
			7,
			[3],
			'Emperor, Prince, Duke, Middle Class, Third Poorest, Second Poorest, Poor Man'
		],
		[
			'6 and 6',
			12,
			[3, 4, 5, 6, 7, 8],
			'Emperor, Prince, Duke, 6 × Middle Class, Third Poorest, Second Poorest, Poor Man'
		],
		[
			'10 and 2',
			12,
			[5, 6],
			'Emperor, Prince, Duke, Count, Baron, 2 × Middle Class, Fifth Poorest, Fourth Poorest, Third Poorest, Second Poorest, Poor Man'
		],
		['nobody but newcomers', 4, [0, 1, 2, 3], '4 × Middle Class']
	];
	for (const [what, players, newcomers, line] of rows)
		test(`TI-2 ${what}`, () =>
			expect(titles('temple', { players, newcomers, round: 2 })).toEqual(spelled(line)));

	test('TI-2 in round 1 everyone is Middle Class', () =>
		expect(titles('temple', { players: 4, newcomers: [2], round: 1 })).toEqual(
			spelled('4 × Middle Class')
		));
	test('TX-9 newcomers who are taxed by the seat have the title of the seat', () => {
		for (const newcomers of ['middle-low-side', 'bottom', 'redraw', 'by-card'] as const)
			expect(titles('temple', { players: 5, newcomers: [3], round: 2 }, { newcomers })).toEqual(
				spelled('Emperor, Prince, Middle Class, Second Poorest, Poor Man')
			);
		expect(titles('tahimi', { players: 4, newcomers: [2], round: 2 })).toEqual(
			spelled('Tahimi, Vice Tahimi, Master Serf, Serf')
		);
	});
});

describe('TI-3 eight players under progressive taxes', () => {
	const progressive: House = { taxSchedule: 'progressive', deck: 'suits-and-ranks' };
	const eight =
		'Tahimi, Senior Vice Tahimi, Junior Vice Tahimi, 2 × Merchant, Master Serf, Junior Assistant to the Master Serf, Serf';
	test('TI-3 every place has its title, in this order', () => {
		expect(titles('tahimi', { players: 8, round: 2 }, progressive)).toEqual(spelled(eight));
		expect(titles('tahimi', { players: 8, round: 1 }, progressive)).toEqual(spelled(eight));
	});
	test('TI-3 seven players have none of these titles', () => {
		const seven = 'Tahimi, Vice Tahimi, 3 × Merchant, Master Serf, Serf';
		expect(titles('tahimi', { players: 7, round: 2 }, progressive)).toEqual(spelled(seven));
	});
	test('TI-3 a newcomer who is not taxed has no title of a bracket', () => {
		const house: House = { ...progressive, newcomers: 'middle-untaxed' };
		expect(titles('tahimi', { players: 8, newcomers: [3, 4, 5], round: 2 }, house)).toEqual(
			spelled(
				'Tahimi, Senior Vice Tahimi, Junior Vice Tahimi, 3 × Merchant, Junior Assistant to the Master Serf, Serf'
			)
		);
	});
});
