import { describe, expect, test } from 'vitest';
import { isOptionValue } from '#lib/rules/option-values.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import { RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import { clashesAtAnyTable } from '#lib/rulesets/fit.ts';
import { changedOptions } from '#lib/rulesets/house-set.ts';
import { answered, isAnswered, questionsOf } from '#lib/rulesets/questions.ts';
import { regionsOf } from '#lib/rulesets/regions.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';

const optionsOf = (ruleset: Ruleset, house: House) =>
	resolveRules(ruleset, { options: house }).options;

/** Every way to answer all questions of a game, one after the other. */
function* allAnswers(ruleset: Ruleset, house: House = {}, at = 0): Generator<House> {
	const question = questionsOf(ruleset.id)[at];
	if (question === undefined) yield house;
	else
		for (const answer of question.answers)
			yield* allAnswers(ruleset, answered(ruleset, house, answer), at + 1);
}

describe.each(RULESETS)('the questions about $name', (ruleset) => {
	const questions = questionsOf(ruleset.id);

	test('are five or six, and the published rules answer each', () => {
		expect(questions.length).toBeGreaterThanOrEqual(5);
		expect(questions.length).toBeLessThanOrEqual(6);
		for (const { id, answers } of questions)
			expect(
				answers.filter((answer) => isAnswered(optionsOf(ruleset, {}), answer)),
				id
			).toHaveLength(1);
	});

	test('each answer holds after it is given, and no other one to the same question', () => {
		for (const { id, answers } of questions)
			for (const answer of answers) {
				const options = optionsOf(ruleset, answered(ruleset, {}, answer));
				const given = answers.filter((one) => isAnswered(options, one));
				expect(given, `${id}: ${answer.says}`).toEqual([answer]);
			}
	});

	test('FP-15 no set of answers contradicts itself', () => {
		for (const house of allAnswers(ruleset))
			expect(clashesAtAnyTable(ruleset, optionsOf(ruleset, house)), JSON.stringify(house)).toEqual(
				[]
			);
	});

	test('the published answers, given again, are no house rule', () => {
		const house = questions.reduce<House>((house, { answers }) => {
			const given = answers.find((answer) => isAnswered(optionsOf(ruleset, {}), answer))!;
			return answered(ruleset, house, given);
		}, {});
		expect(house).toEqual({});
	});
});

test('an answer to a list leaves its other entries', () => {
	const daifugo = rulesetOf('daifugo');
	const eight = questionsOf('daifugo').find(({ id }) => id === 'eight')!;
	const [no, yes] = eight.answers;
	const house: House = { effects: ['8:clears', 'J:back'] };
	expect(answered(daifugo, house, no!)).toEqual({ effects: ['J:back'] });
	expect(answered(daifugo, { effects: ['J:back'] }, yes!)).toEqual({
		effects: ['J:back', '8:clears']
	});
});

test('RG-1 RG-2 where the lowest club begins, it is that of the pack', () => {
	const president = rulesetOf('president');
	const [pack, , , , , lead] = questionsOf('president');
	const [of32, of40, of52] = pack!.answers;
	const holder = answered(president, {}, lead!.answers[0]!);
	const with32 = answered(president, holder, of32!);
	expect(with32).toEqual({ deck: '32', firstLead: 'holder-of-card', opener: '8C' });
	expect(answered(president, with32, of40!)).toMatchObject({
		deck: '40',
		firstLead: 'holder-of-card'
	});
	expect(answered(president, with32, of52!)).toEqual({ firstLead: 'holder-of-card' });
	// another card stays as long as the pack has it
	const queen: House = { firstLead: 'holder-of-card', opener: 'QH' };
	expect(answered(president, queen, of32!)).toEqual({ deck: '32', ...queen });
});

describe.each(
	RULESETS.flatMap((ruleset) => regionsOf(ruleset.id).map((one) => ({ ruleset, one })))
)('$ruleset.name in $one.id', ({ ruleset, one }) => {
	test('FP-15 its values are valid, differ from the published ones, and go together', () => {
		const names = Object.keys(one.options) as OptionName[];
		for (const name of names) expect(isOptionValue(name, one.options[name]), name).toBe(true);
		expect(changedOptions(ruleset, one.options).toSorted()).toEqual(names.toSorted());
		expect(clashesAtAnyTable(ruleset, optionsOf(ruleset, one.options))).toEqual([]);
	});
});
