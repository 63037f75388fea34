import { describe, expect, test } from 'vitest';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import type { LeadQuestion } from '#lib/rules/lead.ts';
import type { House } from '#lib/rules/options.ts';
import { rulesOf, words } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

const five = words('A B C D E');

describe('LE-1, LE-2, PL-7 who leads, with the rules and options that decided', () => {
	type More = Partial<LeadQuestion<string>>;
	const rows: [string, string, House, More, string, string][] = [
		['LE-1', 'temple', {}, { round: 1 }, '3C', 'firstLead opener'],
		['LE-1', 'temple', {}, {}, 'A', 'laterLead'],
		['LE-1 DF-3', 'daifugo', {}, { round: 1 }, '3D', 'firstLead opener'],
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
			expect([verdict.rules.join(' '), decidingOptions(verdict)]).toEqual([rules, options]);
		});
	test('LE-1 RV-2 the new Greater Dalmuti leads after a greater revolution', () => {
		const places = five.toReversed();
		const verdict = judgeLead(rulesOf('dalmuti'), { places, round: 2 }, true);
		expect([verdict.lead.leader, verdict.rules]).toEqual(['E', ['RV-2', 'LE-1']]);
	});
});
