import { describe, expect, test } from 'vitest';
import { judgeCall } from '#lib/referee/judge-call.ts';
import { questionKeyOf } from '#lib/referee/question-key.ts';
import type { Call } from '#lib/rules/legality.ts';
import { callAnswer } from '#lib/ui/referee/text/call.ts';
import { cards, rulesOf } from '../given.ts';

const kings = rulesOf('kings-and-bastards', { calledRuns: true });
const ask = (plays: string, call: Call) => ({
	players: 5,
	call,
	trick: plays === '' ? [] : plays.split(', ').map(cards)
});
const judge = (plays: string, call: Call, rules = kings) => judgeCall(rules, ask(plays, call));

describe('PL-8 whether a call was good', () => {
	const rows: readonly (readonly [string, Call, string])[] = [
		['3C, 4D, 5H', 'plain', 'good'],
		['3D, 4D, 5H', 'red', 'good'],
		['3C, 4S, 5C', 'black', 'good'],
		['3S, 4S, 5S', 'S', 'good'],
		['3C, 4D, 5H', 'red', 'colour'],
		['3D, 4H, 5D', 'black', 'colour'],
		['3D, 4H, 5D', 'D', 'suit'],
		['3C, 4D', 'plain', 'too-few'],
		['3C', 'plain', 'too-few'],
		['', 'plain', 'too-few'],
		['3C, 4D, 9H', 'plain', 'not-neighbours'],
		['3C, 5D, 7H', 'plain', 'not-neighbours'],
		['5C, 4D, 3H', 'plain', 'not-neighbours'],
		['3C 3D, 4C 4D, 5C 5D', 'plain', 'not-singles'],
		['4C, 5D, JK', 'plain', 'jokers'],
		// later, by whoever continues the chain
		['3C, 4D, 5H, 6H', 'plain', 'good'],
		['3C, 4H, 5H, 6H', 'H', 'good'],
		['3C, 9D, 10D, JD', 'D', 'good'],
		// a 2 may come after the ace
		['QC, KC, AC', 'C', 'good'],
		['KC, AC, 2C', 'C', 'good'],
		['AC, 2C, 3C', 'C', 'not-neighbours'],
		// suits that are not known
		['3, 4, 5', 'plain', 'good'],
		['3, 4D, 5H', 'red', 'suit of card 1'],
		['3, 4C, 5H', 'red', 'colour']
	];
	for (const [plays, call, expected] of rows)
		test(`${plays || 'nothing'}, called ${call}: ${expected}`, () => {
			const { good, fault, needsSuit } = judge(plays, call);
			const open = needsSuit === null ? null : `suit of card ${needsSuit + 1}`;
			expect(fault ?? open ?? 'good').toBe(expected);
			expect(good).toBe(open !== null ? null : fault === null);
		});
	test('no call is good without the rule on sequences', () => {
		const { fault, options } = judge('3C, 4C, 5C', 'C', rulesOf('kings-and-bastards'));
		expect([fault, options.map(({ option }) => option)]).toEqual([
			'not-played-here',
			['calledRuns']
		]);
	});
	test('RG-7 a card of the wild rank is never of its own', () => {
		const sixes = rulesOf('kings-and-bastards', { calledRuns: true, wildRank: '6' });
		const verdict = judge('5C, 6C, 7C', 'C', sixes);
		expect([verdict.good, verdict.fault]).toEqual([false, 'wild-rank']);
		expect(verdict.rules).toEqual(['PL-8', 'PR-14']);
		expect(judge('3C, 4C, 5C', 'C', sixes).good).toBe(true);
	});
	test('PR-7 while the ranking is turned, the next is one lower', () => {
		const turned = (plays: string) =>
			judgeCall(kings, { ...ask(plays, 'plain'), turned: true }).good;
		expect([turned('9C, 8D, 7H'), turned('7C, 8D, 9H')]).toEqual([true, false]);
	});
	test('FP-12 neighbours are those of the ranking in use', () => {
		expect(judge('3C, 4D, 9H', 'plain').rules).toEqual(['PL-8', 'FP-12']);
	});
	test('the caller may choose any call that the three cards allow', () => {
		expect(judge('3S, 4S, 5S', 'plain').open).toEqual(['plain', 'black', 'S']);
		expect(judge('3C, 4D, 5H', 'red').open).toEqual(['plain']);
	});
	test('the answer names the cards', () => {
		const say = (plays: string, call: Call) => {
			const { word, sentence } = callAnswer(ask(plays, call), judge(plays, call));
			return `${word}. ${sentence}`;
		};
		expect(say('3C, 4D, 5H', 'red')).toBe(
			'The call does not hold. 3♣, 4♦, and 5♥ are not all of that colour. The caller chooses how strict: Any suit.'
		);
		expect(say('3S, 4S, 5S', 'black')).toBe(
			'The call is good. 3♠, 4♠, and 5♠ follow each other by one, and the call fits all three. Only the next card in order may be played now; not even a trump tops it. The caller chooses how strict: Any suit, Black, or ♠.'
		);
	});
	test('the same question has the same key', () => {
		const key = (plays: string, call: Call) =>
			questionKeyOf(kings, { kind: 'call', question: ask(plays, call) });
		expect(key('3S, 4S, 5S', 'black')).toBe(key('3C, 4S, 5C', 'black'));
		expect(key('3S, 4S, 5S', 'black')).not.toBe(key('3S, 4S, 5S', 'S'));
	});
});
