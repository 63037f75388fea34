import { describe, expect, test } from 'vitest';
import { judgeRevolution, type RevolutionQuestion } from '#lib/referee/judge-revolution.ts';
import type { House } from '#lib/rules/options.ts';
import { rulesOf, words } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

const five = words('A B C D E');

describe('RV-1 to RV-3 whether a revolution may be called, and what it changes', () => {
	type More = Partial<RevolutionQuestion<string>>;
	const rows: [string, string, House, More, string, string, string][] = [
		['RV-1 RV-3', 'temple', {}, {}, 'may-be-called: taxes-cancelled', 'A B C D E', 'revolution'],
		['RV-2 RV-3', 'dalmuti', {}, {}, 'may-be-called: taxes-cancelled', 'A B C D E', 'revolution'],
		[
			'RV-2 RV-3',
			'dalmuti',
			{},
			{ caller: 'E' },
			'may-be-called: taxes-cancelled places-turned',
			'E D C B A',
			'revolution'
		],
		[
			'RV-1 RV-3',
			'temple',
			{},
			{ caller: 'E' },
			'may-be-called: taxes-cancelled',
			'A B C D E',
			'revolution'
		],
		[
			'TX-7 RV-1 RV-3 FP-9',
			'temple',
			{},
			{ round: 1 },
			'may-be-called: ',
			'A B C D E',
			'firstRoundTax revolution'
		],
		[
			'TX-7 RV-2 RV-3 FP-9',
			'dalmuti',
			{ firstDealRevolution: true },
			{ round: 1, caller: 'E' },
			'may-be-called: places-turned',
			'E D C B A',
			'firstRoundTax revolution firstDealRevolution!'
		],
		['RV-1', 'temple', {}, { holdsBoth: false }, 'not-both-held: ', 'A B C D E', 'revolution'],
		[
			'RV-2',
			'dalmuti',
			{},
			{ taxBegun: true, caller: 'E' },
			'tax-begun: ',
			'A B C D E',
			'revolution'
		],
		[
			'RV-1 RV-3',
			'temple',
			{ packs: 2, jokers: 4 },
			{},
			'may-be-called: taxes-cancelled',
			'A B C D E',
			'revolution'
		],
		['RV-1', 'temple', { jokers: 1 }, {}, 'not-two-wilds: ', 'A B C D E', 'jokers! revolution'],
		['', 'tahimi', {}, {}, 'no-revolution: ', 'A B C D E', ''],
		['', 'temple', { revolution: 'none' }, {}, 'no-revolution: ', 'A B C D E', 'revolution!']
	];
	for (const [rules, id, house, more, answer, after, options] of rows)
		test(`RV-1 RV-2 RV-3 ${id} ${JSON.stringify({ ...house, ...more })}: ${answer}`, () => {
			const question = {
				places: five,
				round: 2,
				caller: 'B',
				holdsBoth: true,
				taxBegun: false,
				...more
			};
			const verdict = judgeRevolution(rulesOf(id, house), question);
			expect(`${verdict.code}: ${verdict.changes.join(' ')}`).toBe(answer);
			expect(verdict.allowed).toBe(verdict.code === 'may-be-called');
			expect(verdict.after.places.join(' ')).toBe(after);
			expect(verdict.after.brackets).toEqual(verdict.allowed ? [] : verdict.before.brackets);
			expect([verdict.rules.join(' '), decidingOptions(verdict)]).toEqual([rules, options]);
		});
	test('RV-1 TX-8 the verdict has the brackets that it cancels', () => {
		const question = {
			places: five,
			newcomers: ['C'],
			round: 2,
			caller: 'B',
			holdsBoth: true,
			taxBegun: false
		};
		const { before } = judgeRevolution(rulesOf('temple'), question);
		expect(before.brackets.map(({ count }) => count)).toEqual([2, 1]);
	});
});
