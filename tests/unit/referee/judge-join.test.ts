import { describe, expect, test } from 'vitest';
import { judgeJoin, type JoinVerdict } from '#lib/referee/judge-join.ts';
import type { JoinQuestion } from '#lib/rules/join.ts';
import type { House } from '#lib/rules/options.ts';
import { rulesOf, words } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

/** Places, brackets and the size of the pack: `A B C: C→A 1; 54`. */
function tableText(table: JoinVerdict<string>['after']): string {
	if (table === null) return 'none';
	const brackets = table.brackets.map((b) => `${b.payer}→${b.receiver} ${b.count}`);
	return `${table.places.join(' ')}: ${brackets.join(', ')}; ${table.pack.cards}`;
}

describe('JO-1 to JO-5, TX-8, TX-9 the table after players left and joined', () => {
	type More = Partial<JoinQuestion<string>>;
	const four = words('A B C D');
	const x: More = { join: ['X'] };
	const rows: [string, string, House, More, string, string, string][] = [
		[
			'TX-1 TX-8 JO-1 JO-2 JO-4',
			'temple',
			{},
			x,
			'seated',
			'A B X C D: D→A 2, C→B 1; 54',
			'taxSchedule newcomers'
		],
		[
			'TX-2 TX-9 JO-1 JO-2 JO-4',
			'tahimi',
			{},
			x,
			'seated',
			'A B X C D: D→A 2, C→B 1; 50',
			'taxSchedule newcomers'
		],
		[
			'TX-2 TX-9 JO-1 JO-2 JO-4',
			'president',
			{},
			x,
			'seated',
			'A B C D X: X→A 2, D→B 1; 52',
			'taxSchedule newcomers'
		],
		[
			'TX-2 TX-8 JO-1 JO-2 JO-4 FP-8',
			'tahimi',
			{ newcomers: 'middle-untaxed' },
			x,
			'seated',
			'A B X C D: D→A 2, C→B 1; 50',
			'taxSchedule newcomers!'
		],
		[
			'SE-1 TX-2 JO-1 JO-2 JO-4 JO-5',
			'tahimi',
			{ newcomers: 'redraw' },
			x,
			'redraw',
			'none',
			'taxSchedule newcomers!'
		],
		[
			'TX-2 TX-9 JO-1 JO-2 JO-4 FP-11',
			'tahimi',
			{ newcomers: 'by-card' },
			{ ...x, cards: { X: 'AS' } },
			'seated',
			'X A B C D: D→X 2, C→A 1; 50',
			'taxSchedule newcomers!'
		],
		['TX-1 JO-1 JO-4', 'temple', {}, { leave: ['B'] }, 'seated', 'A C D: D→A 1; 54', 'taxSchedule'],
		[
			'TX-1 TX-8 JO-1 JO-2 JO-3 JO-5',
			'temple',
			{},
			{ leave: ['D'], join: ['D'] },
			'seated',
			'A B D C: C→A 1; 54',
			'taxSchedule newcomers'
		],
		[
			'TX-1 TX-8 JO-1 JO-2 JO-5',
			'temple',
			{},
			{ leave: ['B'], join: ['B'] },
			'seated',
			'A C B D: D→A 1; 54',
			'taxSchedule newcomers'
		],
		['TX-1 JO-1 JO-4', 'temple', {}, { leave: ['B', 'C'] }, 'too-few', 'none', 'taxSchedule'],
		[
			'TX-2 TX-9 JO-1 JO-2 JO-4',
			'tahimi',
			{},
			{ join: words('V W X Y Z') },
			'too-many',
			'none',
			'taxSchedule newcomers'
		]
	];
	for (const [rules, id, house, more, code, after, options] of rows)
		test(`${rules} ${id} ${JSON.stringify({ ...house, ...more })}`, () => {
			const verdict = judgeJoin(rulesOf(id, house), { places: four, ...more });
			expect([verdict.code, tableText(verdict.after)]).toEqual([code, after]);
			expect([verdict.rules.join(' '), decidingOptions(verdict)]).toEqual([rules, options]);
		});
	test('JO-4 the verdict has the table before, and the titles', () => {
		const { before, after } = judgeJoin(rulesOf('temple'), { places: four, ...x });
		expect(tableText(before)).toBe('A B C D: D→A 1; 54');
		expect(before.titles).toEqual(['Emperor', 'Prince', 'Middle Class', 'Poor Man']);
		expect(after?.titles).toEqual([
			'Emperor',
			'Prince',
			'Middle Class',
			'Second Poorest',
			'Poor Man'
		]);
	});
	test('JO-3 coming back from the last place is bad form', () => {
		const verdict = judgeJoin(rulesOf('temple'), { places: four, leave: ['D'], join: ['D', 'X'] });
		expect(verdict.badForm).toEqual(['D']);
	});
});
