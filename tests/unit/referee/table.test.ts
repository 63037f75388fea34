import { describe, expect, test } from 'vitest';
import {
	judgeJoin,
	judgeLead,
	judgeRevolution,
	type RevolutionQuestion,
	type Standing
} from '#lib/referee/table.ts';
import type { JoinQuestion } from '#lib/rules/join.ts';
import type { LeadQuestion } from '#lib/rules/lead.ts';
import type { House } from '#lib/rules/options.ts';
import type { Grounds } from '#lib/referee/grounds.ts';
import { rulesOf, words } from '../given.ts';

const names = ({ options }: Grounds) =>
	options.map((o) => o.option + (o.origin === 'house' ? '!' : '')).join(' ');
const five = words('A B C D E');

describe('LE-1, LE-2, PL-7 who leads, and the rules it rests on', () => {
	type More = Partial<LeadQuestion<string>>;
	const rows: [string, string, House, More, string, string][] = [
		['LE-1', 'temple', {}, { round: 1 }, '3C', 'firstLead'],
		['LE-1', 'temple', {}, {}, 'A', 'laterLead'],
		['LE-1 DF-3', 'daifugo', {}, { round: 1 }, '3D', 'firstLead startsWith3d'],
		['LE-1', 'daifugo', {}, {}, 'E', 'laterLead'],
		['DK-7 LE-1', 'president', {}, { round: 1 }, 'A', 'firstLead dealer'],
		['LE-1', 'president', {}, { round: 1, dealer: 'B' }, 'C', 'firstLead'],
		['LE-1', 'tahimi', { laterLead: 'bottom-seat' }, {}, 'E', 'laterLead!'],
		['PL-7', 'temple', {}, { lastPlayBy: 'C' }, 'C', ''],
		['PL-7 LE-2', 'temple', {}, { lastPlayBy: 'C', out: ['C', 'D'] }, 'E', 'leadAfterExit'],
		['PL-7 LE-2', 'tahimi', {}, { lastPlayBy: 'C', out: ['A', 'C'] }, 'B', 'leadAfterExit'],
		[
			'PL-7 LE-2',
			'temple',
			{ leadAfterExit: 'highest-place' },
			{ lastPlayBy: 'C', out: ['C'] },
			'A',
			'leadAfterExit!'
		]
	];
	for (const [rules, id, house, more, leader, options] of rows)
		test(`${rules} ${id} ${JSON.stringify({ ...house, ...more })}`, () => {
			const verdict = judgeLead(rulesOf(id, house), { places: five, round: 2, ...more });
			expect(verdict.lead.leader ?? verdict.lead.holderOf).toBe(leader);
			expect([verdict.rules.join(' '), names(verdict)]).toEqual([rules, options]);
		});
	test('LE-1 RV-2 the new Greater Dalmuti leads after a greater revolution', () => {
		const places = five.toReversed();
		const verdict = judgeLead(rulesOf('dalmuti'), { places, round: 2 }, true);
		expect([verdict.lead.leader, verdict.rules]).toEqual(['E', ['RV-2', 'LE-1']]);
	});
});

/** Places, brackets and what is in the pack. */
function standing<P>(one: Standing<P> | null): string {
	if (one === null) return 'none';
	const brackets = one.brackets.map((b) => `${String(b.payer)}→${String(b.receiver)} ${b.count}`);
	return `${one.places.join(' ')}: ${brackets.join(', ')}; ${one.pack.cards}`;
}

describe('JO-1 to JO-5, TX-8, TX-9 where a newcomer sits, and who pays now', () => {
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
			expect([verdict.code, standing(verdict.after)]).toEqual([code, after]);
			expect([verdict.rules.join(' '), names(verdict)]).toEqual([rules, options]);
		});
	test('JO-4 what was before, with its titles', () => {
		const { before, after } = judgeJoin(rulesOf('temple'), { places: four, ...x });
		expect(standing(before)).toBe('A B C D: D→A 1; 54');
		expect(before.titles).toEqual(['Emperor', 'Prince', 'Middle Class', 'Poor Man']);
		expect(after?.titles).toEqual([
			'Emperor',
			'Prince',
			'Middle Class',
			'Second Poorest',
			'Poor Man'
		]);
	});
	test('JO-3 who came back from the last place', () => {
		const verdict = judgeJoin(rulesOf('temple'), { places: four, leave: ['D'], join: ['D', 'X'] });
		expect(verdict.badForm).toEqual(['D']);
	});
});

describe('RV-1 to RV-3 may a revolution be called now, and what changes', () => {
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
			expect([verdict.rules.join(' '), names(verdict)]).toEqual([rules, options]);
		});
	test('RV-1 TX-8 what is cancelled', () => {
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
