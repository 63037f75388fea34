import { describe, expect, test } from 'vitest';

import { lead, nextInOrder, usualDealer } from '#lib/rules/lead.ts';
import type { House } from '#lib/rules/options.ts';
import { optionsOf, words } from '../given.ts';

interface Situation {
	places: string;
	chairs?: string;
	round?: number;
	dealer?: string;
	out?: string;
	by?: string;
}

function outcome(id: string, situation: Situation, house: House = {}) {
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
		['Temple, round 1', 'temple', { places: five, round: 1 }, {}, ['3C', 'holder-of-card']],
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
			['3C', 'holder-of-card']
		],
		['Kings, later', 'kings-and-bastards', { places: five }, {}, ['3C', 'holder-of-card']],
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
			{ opener: '3D' },
			['3D', 'holder-of-card']
		]
	];
	for (const [what, id, situation, house, expected] of rows)
		test(`LE-1 ${what}`, () => expect(outcome(id, situation, house)).toEqual(expected));
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
		test(`PL-7 LE-2 ${what}`, () => expect(outcome(id, situation)).toEqual(expected));
	test('LE-2 without rank privilege the next clockwise leads', () =>
		expect(
			outcome('tahimi', { places: six, out: 'C', by: 'C' }, { leadAfterExit: 'next-in-turn' })
		).toEqual(['D', 'next-in-turn']));
	test('LE-2 clockwise goes to the left-hand neighbour', () => {
		expect(nextInOrder(words('A B C'), 'C')).toBe('A');
		expect(nextInOrder(words('A B C'), 'A', (p) => p !== 'B')).toBe('C');
		expect(nextInOrder(words('A B C'), 'A', () => false)).toBeNull();
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
