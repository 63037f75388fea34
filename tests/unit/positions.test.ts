import { describe, expect, test } from 'vitest';
import { ask } from '../conformance/ask.ts';
import { publicCases, readCases } from '../conformance/cases.ts';
import { verdict } from '../oracle/play.ts';
import { cardsOf } from '../oracle/sampling.ts';
import { totals } from '../oracle/score.ts';
import { giveback, tribute } from '../oracle/taxes.ts';
import { dalmuti } from './positions/dalmuti.ts';
import { kingsAndBastards } from './positions/kings-and-bastards.ts';
import type { Position } from './positions/position.ts';
import { tahimi } from './positions/tahimi.ts';
import { temple } from './positions/temple.ts';
import { optionsOf } from './table.ts';

type Asked = Pick<Position, 'ask' | 'given'> & Partial<Pick<Position, 'house'>>;

/** The oracle's answer to a case, in the form of the conformance cases. */
function oracle(ruleset: string, { ask: kind, house, given }: Asked): Record<string, unknown> {
	const options = optionsOf(ruleset, house);
	const { trick = [], play = [], hand = [], count = 0, hands = [], ...more } = given;
	const cards = (names: readonly string[]) => cardsOf(names.join(' '));
	switch (kind) {
		case 'play': {
			const answer = verdict(options, { ...more, trick: trick.map(cards), play: cards(play) });
			return answer === 'legal' ? { legal: true } : { legal: false, code: answer };
		}
		case 'tribute':
			return { ...tribute(options, cards(hand), count) };
		case 'giveback':
			return { ...giveback(options, cards(hand), count) };
		case 'score':
			return { totals: totals(options, hands) };
	}
}

/** The keys that are expected; cards in any order. */
function answered(answer: Record<string, unknown>, expected: Record<string, unknown>) {
	const sorted = (value: unknown) =>
		Array.isArray(value) ? [...(value as string[])].sort() : value;
	return Object.fromEntries(Object.keys(expected).map((key) => [key, sorted(answer[key])]));
}

const all: [string, Position[]][] = [
	['temple', temple],
	['tahimi', tahimi],
	['dalmuti', dalmuti],
	['kings-and-bastards', kingsAndBastards]
];

for (const [ruleset, positions] of all)
	describe(`positions of ${ruleset}`, () => {
		for (const { rule, title, expect: expected, source, ...asked } of positions)
			test(`${rule} ${title} – ${source}`, () => {
				const core = ask({ id: title, ruleset, expect: {}, ...asked, house: { ...asked.house } });
				expect(answered(core, expected)).toEqual(answered(expected, expected));
				const other = oracle(ruleset, asked);
				expect(answered(other, expected)).toEqual(answered(expected, expected));
			});

		test('PL-1 to SC-1: thirty or more, each another', () => {
			const keys = positions.map(({ ask: kind, house, given }) =>
				JSON.stringify([kind, house, given])
			);
			expect(new Set(keys).size).toBe(positions.length);
			expect(positions.length).toBeGreaterThanOrEqual(30);
		});
	});

describe('the oracle answers the public cases', () => {
	const kinds = ['play', 'tribute', 'giveback', 'score'];
	const cases = readCases(publicCases).filter((one) => kinds.includes(one.ask));
	for (const { id, ruleset, expect: expected, ...asked } of cases)
		test(`PL-1 to SC-1 ${id}`, () => {
			const answer = oracle(ruleset, asked as Asked);
			expect(answered(answer, expected)).toEqual(answered(expected, expected));
		});
});
