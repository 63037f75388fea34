import { describe, expect, test } from 'vitest';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type HouseRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { shownBook, type ShownChapter } from '#lib/ui/rulebook/book.ts';
import { ruleText } from '#lib/ui/rulebook/texts.ts';

const temple = findRuleset('temple')!;
const played = (house: HouseRules, ruleset = temple) =>
	shownBook(ruleset, resolveRules(ruleset, house));
const rulesOf = (chapters: readonly ShownChapter[]) => chapters.flatMap(({ rules }) => rules);
const ruleOf = (chapters: readonly ShownChapter[], id: string) =>
	rulesOf(chapters).find((rule) => rule.id === id)!;
const othersOf = (chapters: readonly ShownChapter[]) =>
	chapters.flatMap(({ chapter, others }) => others.map(({ name }) => [chapter, name]));

describe('the published book', () => {
	test.each(RULESETS)('$name: every rule once, in the order of the book, with its text', (game) => {
		const book = bookOf(game.id);
		const shown = rulesOf(shownBook(game, null));
		expect(shown.map(({ id }) => id)).toEqual(book.map(({ id }) => id));
		for (const { id, title, text, reading, house } of shown) {
			const expected = ruleText(game.id, id)!;
			expect(title).toBe(expected.title);
			expect([text, reading]).toEqual([expected.text, expected.reading]);
			expect(house).toEqual([]);
		}
	});
	test.each(RULESETS)('$name: the rules that the Table links to are in the book', (game) => {
		const ids = bookOf(game.id).map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(['DK-7', 'TX-7', 'LE-1', 'LE-2']));
	});
	test('no house rules', () => {
		expect(othersOf(shownBook(temple, null))).toEqual([]);
	});
	test('our reading is separate from the text', () => {
		const shown = RULESETS.flatMap((game) => rulesOf(shownBook(game, null)));
		expect(shown.filter(({ reading }) => reading !== null)).not.toEqual([]);
		for (const { text, reading } of shown) expect(`${text} ${reading}`).not.toMatch(/our reading/i);
	});
});

describe('the book with house rules', () => {
	test('TX-5 changed: the new sentence and the published one', () => {
		const shown = played({ options: { giveback: 'worst' } });
		const { house, text } = ruleOf(shown, 'TX-5');
		expect(house).toEqual([
			{
				name: optionName('giveback'),
				sentence: valueMeaning('giveback', 'worst'),
				published: valueMeaning('giveback', 'free-after-looking')
			}
		]);
		expect(text).not.toBe('');
		expect(ruleOf(shown, 'TX-1').house).toEqual([]);
	});
	test('rules that went through JSON count as published', () => {
		const rules = JSON.parse(JSON.stringify(resolveRules(temple))) as ReturnType<
			typeof resolveRules
		>;
		expect(shownBook(temple, rules)).toEqual(shownBook(temple, null));
	});
	test.each(RULESETS)('$name: counter-clockwise, each rule that names a side says so', (game) => {
		const book = played({ options: { direction: 'counter-clockwise' } }, game);
		const names = rulesOf(book)
			// the order of the names is clockwise in both directions of play (RG-4)
			.filter(({ id }) => id !== 'SE-1')
			.filter(({ text, reading }) =>
				/\bclockwise|dealer’s left|to the left/.test(`${text} ${reading ?? ''}`)
			);
		const turned = optionName('direction');
		for (const { id, house } of names)
			expect(
				house.map(({ name }) => name),
				id
			).toContain(turned);
	});
	test('an option that no rule covers is listed in its chapter', () => {
		const shown = played({ options: { lastCardCall: true, scoring: 'beaten' } });
		expect(othersOf(shown)).toContainEqual(['play', optionName('lastCardCall')]);
	});
	test('TI-6, SC-3: renamed titles, and points by title', () => {
		const shown = played({
			options: { scoring: 'by-title' },
			titles: { Emperor: 'Boss' },
			points: { Emperor: 3 }
		});
		const of = (chapter: string) => shown.find((one) => one.chapter === chapter)!.others;
		expect(of('table').map(({ sentence }) => sentence)).toEqual(['Emperor is called Boss.']);
		expect(of('score').map(({ sentence }) => sentence)).toContain('Boss 3.');
	});

	const OTHERS = {
		forbiddenLast: ['A'],
		opener: '5S',
		wildRank: '6',
		tops: ['AD>single'],
		effects: ['6:skip'],
		turnedBy: ['run-of-four']
	};
	/** A value that differs from the published one. */
	function otherValue({ options }: Ruleset, option: OptionName): unknown {
		if (option === 'target') return { rounds: 20 };
		if (option in OTHERS) return OTHERS[option as keyof typeof OTHERS];
		return CHOICES[option as keyof typeof CHOICES].find((value) => value !== options[option].value);
	}
	test.each(RULESETS)('$name: every changed option is mentioned', (game) => {
		for (const option of OPTION_NAMES) {
			const house = { [option]: otherValue(game, option) } as House;
			const shown = played({ options: house }, game);
			const lines = shown.flatMap(({ rules, others }) => [
				...rules.flatMap((rule) => rule.house),
				...others
			]);
			expect(
				lines.map(({ name }) => name),
				option
			).toContain(optionName(option));
		}
	});
});
