import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Case } from '../../conformance/ask.ts';
import { ownCases, publicCases, readCases, regionalCases } from '../../conformance/cases.ts';
import { differences } from '../../conformance/compare.ts';

const cases = readCases(publicCases);
const regional = readCases(regionalCases);
const beyond = readCases(ownCases);
const kinds = (asked: readonly Case[]) => new Set(asked.map(({ ask }) => ask));

describe('the cases', () => {
	for (const question of [...cases, ...regional, ...beyond])
		test(`${question.id} ${question.ruleset}${question.why === undefined ? '' : `: ${question.why}`}`, () => {
			expect(differences(question)).toEqual([]);
		});

	test('every line of every file is a case with its own id', () => {
		const all = [...cases, ...regional, ...beyond];
		const lines = [publicCases, regionalCases, ownCases].flatMap((folder) =>
			readdirSync(folder).flatMap((file) =>
				readFileSync(join(folder, file), 'utf8').trim().split('\n')
			)
		);
		expect(all).toHaveLength(lines.length);
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	});

	test('the public cases cover every question', () => {
		const asked = ['chairs', 'deck', 'draw', 'giveback', 'join', 'lead', 'play', 'revolution'];
		expect([...kinds(cases)].sort()).toEqual([...asked, 'score', 'tax', 'titles', 'tribute']);
	});

	for (const id of ['president', 'daifugo', 'tarot-himi'])
		test(`${id} has at least thirty cases of many kinds, each with its source`, () => {
			const own = beyond.filter(({ ruleset }) => ruleset === id);
			expect(own.length).toBeGreaterThanOrEqual(30);
			expect(kinds(own).size).toBeGreaterThanOrEqual(10);
			for (const { why = '' } of own)
				expect(why).toMatch(/our reading|rules|RG-|Tahimi|Wikipedia|\w\.(co|com|net|org|xyz|jp)\b/);
		});
});

describe('an unknown question fails with a message', () => {
	const known: Case = {
		id: 'made-up',
		ask: 'deck',
		ruleset: 'temple',
		given: { players: 4 },
		expect: { cards: 54 }
	};
	const rows: [string, Partial<Case>, string][] = [
		['ask', { ask: 'fortune' }, 'unknown ask fortune'],
		['ruleset', { ruleset: 'whist' }, 'unknown ruleset whist'],
		['option', { house: { aces: 4 } }, 'unknown option aces'],
		['option by an inherited name', { house: { toString: 1 } }, 'unknown option toString'],
		['value', { house: { jokers: 5 } }, 'unknown value of jokers: 5'],
		['value of the wrong type', { house: { jokers: '2' } }, 'unknown value of jokers: "2"'],
		['target', { house: { target: { rounds: 0 } } }, 'unknown value of target: {"rounds":0}']
	];
	test('a known question has no differences', () => expect(differences(known)).toEqual([]));
	for (const [what, change, message] of rows)
		test(`unknown ${what}`, () => expect(differences({ ...known, ...change })).toEqual([message]));
});

describe('the comparison', () => {
	const draw: Case = {
		id: 'made-up',
		ask: 'draw',
		ruleset: 'tahimi',
		given: { draws: { Ana: '9H', Ben: 'QS', Chidi: '9D', Dee: 'QH' } },
		expect: {}
	};
	const titles: Case = {
		id: 'made-up',
		ask: 'titles',
		ruleset: 'tahimi',
		given: { players: 3 },
		expect: {}
	};
	const compare = (question: Case, answer: Record<string, unknown>) =>
		differences({ ...question, expect: answer });

	test('the comparison accepts groups that draw again in any order', () => {
		const redraw = [
			['Chidi', 'Ana'],
			['Ben', 'Dee']
		];
		expect(compare(draw, { redraw })).toEqual([]);
		expect(compare(draw, { redraw: redraw.slice(1) })).toEqual([
			'redraw: expected [["Ben","Dee"]], got [["Ben","Dee"],["Ana","Chidi"]]'
		]);
	});
	test('the comparison compares other lists in order', () => {
		expect(compare(titles, { titles: ['Tahimi', 'Merchant', 'Serf'] })).toEqual([]);
		expect(compare(titles, { titles: ['Serf', 'Merchant', 'Tahimi'] })).toEqual([
			'titles: expected ["Serf","Merchant","Tahimi"], got ["Tahimi","Merchant","Serf"]'
		]);
	});
	test('the comparison accepts two clashing options in any order', () => {
		const clash = { ...titles, house: { wild: 'any-card' } };
		expect(compare(clash, { code: 'wilds-missing', options: ['jokers', 'wild'] })).toEqual([]);
		expect(compare(clash, { options: ['jokers', 'trumps'] })).toHaveLength(1);
	});
	test('the comparison reports a key that the answer lacks', () => {
		expect(compare(titles, { order: [] })).toEqual(['order: expected [], got undefined']);
	});
});
