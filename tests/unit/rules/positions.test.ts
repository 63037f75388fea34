import { describe, expect, test } from 'vitest';
import type { Card } from '#lib/cards/card.ts';
import { ask } from '../../conformance/ask.ts';
import { ownCases, publicCases, readCases, regionalCases } from '../../conformance/cases.ts';
import { verdict } from '../../oracle/play.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { totals } from '../../oracle/score.ts';
import { giveback, tribute } from '../../oracle/taxes.ts';
import { daifugo } from './positions/daifugo.ts';
import { dalmuti } from './positions/dalmuti.ts';
import { kingsAndBastards } from './positions/kings-and-bastards.ts';
import type { Position } from './positions/position.ts';
import { president } from './positions/president.ts';
import { tahimi } from './positions/tahimi.ts';
import { tarotHimi } from './positions/tarot-himi.ts';
import { temple } from './positions/temple.ts';
import { liftHouse } from '#lib/rulesets/lift.ts';
import { optionsOf } from '../given.ts';

type Asked = Pick<Position, 'ask' | 'given'> & Partial<Pick<Position, 'house'>>;

/** The trump that a play is about: its own, or the first that lies. */
const firstTrump = (plays: readonly Card[][]) =>
	plays.flat().flatMap((card) => (card.kind === 'trump' ? [card.number] : []))[0];

/** The oracle's answer to a case, in the form of the conformance cases. */
function oracle(ruleset: string, { ask: kind, house, given }: Asked): Record<string, unknown> {
	const { trick = [], play = [], hand = [], count = 0, hands = [], players, ...more } = given;
	const pack = players === undefined ? {} : { players };
	const options = { ...optionsOf(ruleset, liftHouse(ruleset, { ...house })), ...pack };
	const cards = (names: readonly string[]) => cardsOf(names.join(' '));
	switch (kind) {
		case 'play': {
			const plays = trick.map(cards);
			const answer = verdict(options, { ...more, trick: plays, play: cards(play) });
			if (answer === 'the-table-says')
				return { legal: null, trump: firstTrump([cards(play), ...plays]) };
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
	['kings-and-bastards', kingsAndBastards],
	['president', president],
	['daifugo', daifugo],
	['tarot-himi', tarotHimi]
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

		test('PL-1 to SC-1 there are thirty positions or more, all different', () => {
			const keys = positions.map(({ ask: kind, house, given }) =>
				JSON.stringify([kind, house, given])
			);
			expect(new Set(keys).size).toBe(positions.length);
			expect(positions.length).toBeGreaterThanOrEqual(30);
		});
	});

describe('the oracle answers the cases', () => {
	const kinds = ['play', 'tribute', 'giveback', 'score'];
	const all = [publicCases, regionalCases, ownCases].flatMap(readCases);
	// a set of options that is refused has no position
	const cases = all.filter((one) => kinds.includes(one.ask) && !('options' in one.expect));
	for (const { id, ruleset, expect: expected, ...asked } of cases)
		test(`PL-1 to SC-1 ${id}`, () => {
			const answer = oracle(ruleset, asked as Asked);
			expect(answered(answer, expected)).toEqual(answered(expected, expected));
		});
});
