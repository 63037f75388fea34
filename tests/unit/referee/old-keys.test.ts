import { expect, test } from 'vitest';
import { isSameQuestion, questionKeyOf, type RefereeQuestion } from '#lib/referee/question-key.ts';
import type { House } from '#lib/rules/options.ts';
import { cardsOf } from '../../oracle/sampling.ts';
import { rulesOf } from '../given.ts';

/* Keys that the build before version 8 of the data made, each with its question. */

const play = (trick: string, played: string, more = {}): RefereeQuestion => ({
	kind: 'play',
	question: {
		players: 4,
		trick: trick === '' ? [] : [cardsOf(trick)],
		play: cardsOf(played),
		...more
	}
});
const facts = (cards: string, table: string, others: string) =>
	`[["call",null],["cards","${cards.replaceAll('"', String.raw`\"`)}"],${others}["pack",""],["passed",false],["table",${table}],["trump",null],["turned",false]]]`;
const three = ['Ana', 'Ben', 'Chidi'];

const OLD: readonly [string, House, RefereeQuestion, string][] = [
	[
		'daifugo',
		{},
		play('JK', '3S'),
		`["play","daifugo",[["spadeThreeTopsJoker",true]],${facts('[[],["JK"],["3S"]]', '["set",1,"joker",null,false]', '["code",null],["last",false],["legal",true],["opening",false],')}`
	],
	[
		'president',
		{ effects: ['8:clears'] },
		play('8H', '9C'),
		`["play","president",[["eightsEndTrick",true]],${facts('[[],["8"],["9"]]', '["set",1,"8",null,false]', '["code","unbeatable"],["last",false],["legal",false],["opening",false],')}`
	],
	[
		'temple',
		{},
		play('', '4S', { opening: true }),
		`["play","temple",[["firstLead","holder-of-3c"]],${facts('[[],["4"]]', '[null,null,null,null,null]', '["code","must-include-3c"],["last",false],["legal",false],["opening",true],')}`
	],
	[
		'temple',
		{},
		{ kind: 'lead', question: { places: three, round: 1 } },
		'["lead","temple",[["firstLead","holder-of-3c"]],[["by","holder-of-3c"],["first",true],["holderOf","3C"]]]'
	],
	[
		'president',
		{ effects: ['8:clears'] },
		{
			kind: 'next',
			question: {
				places: three,
				chairs: three,
				out: [],
				turns: [{ player: 'Ana', did: 'play', cards: cardsOf('8C') }]
			}
		},
		'["next","president",[["eightsEndTrick",true]],[["by",["ends-the-trick","trick-winner"]],["is","won"],["skips",false]]]'
	]
];

test.each(OLD)(
	'%s %j: a ruling of an earlier version is found again',
	(id, house, question, old) => {
		const rules = rulesOf(id, house);
		expect(isSameQuestion(rules, old, questionKeyOf(rules, question))).toBe(true);
	}
);

test('it is not found where the option is no longer in force, or for another question', () => {
	const [, , question, old] = OLD[1]!;
	const without = rulesOf('president', {});
	expect(isSameQuestion(without, old, questionKeyOf(without, question))).toBe(false);
	const rules = rulesOf('president', { effects: ['8:clears'] });
	expect(isSameQuestion(rules, old, questionKeyOf(rules, play('8H', '10C')))).toBe(false);
	expect(isSameQuestion(rules, old, questionKeyOf(rules, OLD[4]![2]))).toBe(false);
});

test('other effects beside the old one do not hide it', () => {
	const rules = rulesOf('president', { effects: ['8:clears', '5:skip'] });
	const [, , question, old] = OLD[1]!;
	expect(isSameQuestion(rules, old, questionKeyOf(rules, question))).toBe(true);
});

test('a key of today is only itself, and what is no key is none', () => {
	const rules = rulesOf('president', {});
	const [king, ten] = [play('5H', 'KC'), play('5H', '10C')].map((one) => questionKeyOf(rules, one));
	expect(isSameQuestion(rules, king!, king!)).toBe(true);
	expect(isSameQuestion(rules, king!, ten!)).toBe(false);
	for (const text of ['', 'play', '{}', '[1,2,3]'])
		expect(isSameQuestion(rules, text, king!), text).toBe(false);
});
