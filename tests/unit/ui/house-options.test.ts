import { describe, expect, test } from 'vitest';
import { findClashes, type ClashCode } from '#lib/rules/clashes.ts';
import { findIdle, type IdleCode } from '#lib/rules/idle.ts';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { clashText, idleText } from '#lib/ui/house/clash-text.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { GROUPS, optionName, valueLabel } from '#lib/ui/house/options.ts';

const optionsOf = (ruleset: string, house: House = {}) =>
	resolveRules(findRuleset(ruleset)!, { options: house }).options;

const EXAMPLES = {
	forbiddenLast: [[], ['JK'], ['2', '3S']],
	opener: ['3C', 'QH'],
	wildRank: [null, '6'],
	tops: [[], ['3S>JK'], ['AD>single']],
	effects: [[], ['8:clears'], ['9x2:clears']],
	turnedBy: [[], ['four'], ['run-of-four']]
};

/** All values of an option, or examples where they are unbounded. */
const valuesOf = (option: OptionName): readonly unknown[] => {
	if (option === 'target') return ['open', { rounds: 20 }, { points: 100 }];
	if (option in EXAMPLES) return EXAMPLES[option as keyof typeof EXAMPLES];
	if (option === 'taxSchedule') return [...CHOICES.taxSchedule, { 3: [1], 4: [2, 1] }];
	return CHOICES[option as keyof typeof CHOICES];
};

describe('labels and meanings of options', () => {
	test('every option is in exactly one group and has a unique name', () => {
		const grouped = GROUPS.flatMap(({ options }) => options);
		expect(grouped.toSorted()).toEqual(OPTION_NAMES.toSorted());
		expect(new Set(OPTION_NAMES.map(optionName)).size).toBe(OPTION_NAMES.length);
	});
	test('cards of the pack of 40 have Spanish suits', () => {
		const labels = [
			valueLabel('opener', 'AD', '40'),
			valueLabel('tops', ['3S>JK'], '40'),
			valueLabel('forbiddenLast', ['3S*', 'KH'], '40')
		];
		expect(labels.join(' · ')).toMatch(/A of oros.*3 of espadas.*3 of espadas.*K of copas/u);
		expect(labels.join()).not.toMatch(/[♣♦♥♠]/u);
		expect(valueLabel('opener', 'AD', '32')).toBe('A♦');
	});
	for (const option of OPTION_NAMES)
		test(`${option}: each value has a unique short label and one sentence`, () => {
			const texts = valuesOf(option).map((value) => ({
				label: valueLabel(option, value as never),
				sentence: valueMeaning(option, value as never)
			}));
			expect(new Set(texts.map(({ label }) => label)).size).toBe(texts.length);
			for (const { label, sentence } of texts) {
				expect(label).toMatch(/^.{1,26}$/u);
				expect(sentence).toMatch(/^\P{Ll}.{15,140}\.$/u);
				expect(sentence, 'no he or she').not.toMatch(/\b(he|she|his|her|him)\b/i);
			}
		});
	test('one round and one point are singular', () => {
		expect(valueLabel('target', { rounds: 1 })).toBe('After 1 round');
		expect(valueLabel('target', { points: 1 })).toBe('At 1 point');
	});
	test('forbidden last cards are listed with their signs', () => {
		const label = valueLabel('forbiddenLast', ['JK', '2', 'A', '3S', '10D']);
		expect(label).toBe('Jokers, 2s, As, 3♠, 10♦');
	});
});

describe('FP-15 texts of clashes', () => {
	const cases: readonly (readonly [ClashCode, string, House, number?])[] = [
		['wilds-missing', 'tahimi', { wild: 'any-card' }],
		['jokers-without-use', 'tahimi', { jokers: 2 }],
		['trump-jokers-missing', 'kings-and-bastards', { trumps: 'jokers', jokers: 0 }],
		['ranking-not-of-deck', 'temple', { ranking: 'low-wins' }],
		['no-suits-in-deck', 'dalmuti', { runs: 'suited' }],
		['opener-not-in-pack', 'dalmuti', { laterLead: 'holder-of-card' }],
		['leftovers-not-of-deck', 'dalmuti', { leftovers: 'taken-out' }],
		['counts-with-lock', 'daifugo', { counts: 'more-beats' }],
		['deck-not-for-so-many', 'tahimi', { deck: 'suits-and-ranks' }, 9],
		['taxes-not-for-so-many', 'temple', { taxSchedule: 'progressive' }, 9],
		['points-without-scoring', 'temple', { target: { points: 9 } }],
		['runs-missing', 'daifugo', { turnedBy: ['four', 'run-of-four'] }],
		['packs-not-for-so-many', 'daifugo', { packs: 2 }, 4],
		['second-pack-not-of-deck', 'tarot-himi', { packs: 2 }],
		['jokers-of-two-packs', 'temple', { jokers: 4 }]
	];
	for (const [code, ruleset, house, players] of cases)
		test(`FP-15 ${code}: names both options and the reason`, () => {
			const range = { min: players ?? 3, max: players ?? 12 };
			const clash = findClashes(optionsOf(ruleset, house), range).find((one) => one.code === code)!;
			const { names, sentence } = clashText(clash);
			for (const option of clash.options) expect(names).toContain(optionName(option));
			expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
		});
});

describe('options without effect', () => {
	const cases: readonly (readonly [IdleCode, OptionName, string, House])[] = [
		['other-pack', 'stripped', 'temple', { stripped: true }],
		['needs-both-wilds', 'revolution', 'temple', { jokers: 1 }],
		['no-wilds', 'wildTax', 'tahimi', { wildTax: 'owed' }],
		['card-not-in-pack', 'tops', 'president', { tops: ['3S>JK'] }],
		['card-not-in-pack', 'tops', 'dalmuti', { tops: ['3S>JK'] }],
		['no-suits', 'suitLock', 'dalmuti', { suitLock: 'all' }],
		[
			'trumps-already',
			'jokersHighest',
			'kings-and-bastards',
			{
				trumps: 'jokers',
				jokersHighest: true
			}
		],
		['no-taxes', 'giveback', 'temple', { taxSchedule: 'none' }],
		['no-taxes', 'firstRoundTax', 'temple', { taxSchedule: 'none', firstRoundTax: true }],
		['no-taxes', 'merchantExchange', 'temple', { taxSchedule: 'none', merchantExchange: true }],
		['nothing-to-cancel', 'revolution', 'temple', { taxSchedule: 'none' }],
		['untaxed-anyway', 'firstRoundTax', 'dalmuti', { firstDealRevolution: true }],
		['nothing-to-cancel', 'firstDealRevolution', 'temple', { firstDealRevolution: true }],
		[
			'no-greater-revolution',
			'firstDealRevolution',
			'temple',
			{
				firstDealRevolution: true,
				firstRoundTax: true
			}
		],
		['card-not-in-pack', 'forbiddenLast', 'president', { forbiddenLast: ['JK'] }],
		['card-not-in-pack', 'forbiddenLast', 'dalmuti', { forbiddenLast: ['3S'] }],
		['card-not-in-pack', 'tops', 'dalmuti', { tops: ['3D>any', '3H>any'] }],
		['rank-not-in-pack', 'wildRank', 'president', { deck: '32', wildRank: '5' }],
		['rank-not-in-pack', 'effects', 'tarot-himi', { effects: ['J:back'] }],
		['rank-not-in-pack', 'effects', 'dalmuti', { effects: ['Q:bomber'] }],
		['no-taxes', 'tenpenChii', 'daifugo', { taxSchedule: 'none', tenpenChii: true }],
		['no-more-titles', 'middleTitles', 'temple', { middleTitles: 'more' }]
	];
	for (const [code, option, ruleset, house] of cases)
		test(`${ruleset} ${JSON.stringify(house)}: ${option}, ${code}`, () => {
			const found = findIdle(optionsOf(ruleset, house), findRuleset(ruleset)!.titles);
			expect(found.find((one) => one.option === option)?.code).toBe(code);
			for (const idle of found) expect(idleText(idle)).toMatch(/\.$/);
		});
	test('no published game has an option without effect, except the wild tax without Jokers', () => {
		const found = RULESETS.flatMap(({ id, titles }) =>
			findIdle(optionsOf(id), titles).map(({ code, option }) => `${id} ${option} ${code}`)
		);
		const withoutJokers = RULESETS.filter(({ options }) => options.jokers.value === 0);
		expect(found).toEqual(withoutJokers.map(({ id }) => `${id} wildTax no-wilds`));
	});
});
