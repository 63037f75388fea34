import { OPTION_NAMES, type OptionName, type Options } from '#lib/rules/options.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { CHAPTERS, type BookRule, type Chapter } from '#lib/rulesets/rulebook.ts';
import { originOf, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { GROUPS, optionName, valueMeaning } from '#lib/ui/house/options.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import type { RuleText } from '#lib/messages/rule-text.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { ruleText } from './texts.ts';

/** What a table has otherwise than the book. */
export interface HouseLine {
	readonly name: string;
	readonly sentence: string;
	/** What holds without it; null where its rule says so. */
	readonly published: string | null;
}

/** A rule with its words. */
export interface ShownRule extends BookRule {
	readonly title: string;
	/** The sentences of the rule, and the part of it that is our reading, if its source has only the rest. */
	readonly text: string;
	readonly reading: string | null;
	/** What the table has in its place. */
	readonly house: readonly HouseLine[];
	/** Whether it tells of more than what the table changed. */
	readonly stands: boolean;
}

export interface ShownChapter {
	readonly chapter: Chapter;
	readonly rules: readonly ShownRule[];
	/** What the table changed of what no rule of the book tells. */
	readonly others: readonly HouseLine[];
}

/** The groups of options that are not called as the chapter in which they are told of. */
const chapterOfGroup: Readonly<Record<string, Chapter>> = { newcomers: 'coming' };

/** Where an option is told of, if a rule tells of it. */
function chapterOf(option: OptionName): Chapter {
	if (option === 'seats') return 'seats';
	const id = GROUPS.find(({ options }) => options.includes(option))?.id ?? 'table';
	return chapterOfGroup[id] ?? (id as Chapter);
}

function houseLine(ruleset: Ruleset, rules: Rules, option: OptionName): HouseLine {
	const meaning = <K extends OptionName>(name: K, options: Options) =>
		valueMeaning(name, options[name]);
	const { value } = ruleset.options[option];
	return {
		name: optionName(option),
		sentence: meaning(option, rules.options),
		published: valueMeaning(option, value as never)
	};
}

/** Titles that are called otherwise, and their points. */
function tableWords(chapter: Chapter, { renamed = {}, points = {} }: Rules): HouseLine[] {
	const called = (title: string) => renamed[title] ?? titleText(title);
	const titles = Object.keys(renamed).map((title) => [titleText(title), called(title)] as const);
	if (chapter === 'table' && titles.length > 0) {
		const sentence = m.rules.renamedTitles(titles);
		return [{ name: m.rules.renamed, sentence, published: null }];
	}
	const scores = Object.entries(points).map(([title, score]) => [called(title), score] as const);
	if (chapter === 'score' && scores.length > 0)
		return [{ name: m.rules.points, sentence: m.rules.pointsOf(scores), published: null }];
	return [];
}

const wordless = ({ id }: BookRule): RuleText => ({ title: id, text: '', reading: null });

/** A rulebook as it is read: chapter by chapter, and with a table's rules in the place of what they change.
 * @param rules those of a table that plays this game; null for the published text */
export function shownBook(ruleset: Ruleset, rules: Rules | null): ShownChapter[] {
	const book = bookOf(ruleset.id);
	const changed = rules
		? OPTION_NAMES.filter((option) => originOf(ruleset, rules, option) === 'house')
		: [];
	const lines = (options: readonly OptionName[]) =>
		rules ? options.map((option) => houseLine(ruleset, rules, option)) : [];
	const shown = (rule: BookRule): ShownRule => {
		const { title, text, reading } = ruleText(ruleset.id, rule.id) ?? wordless(rule);
		const mine = rule.options.filter((option) => changed.includes(option));
		const stands = mine.length < rule.options.length;
		return { ...rule, title, text, reading, house: lines(mine), stands };
	};
	const told = new Set(book.flatMap(({ options }) => options));
	return CHAPTERS.map((chapter) => ({
		chapter,
		rules: book.filter((rule) => rule.chapter === chapter).map(shown),
		others: [
			...lines(changed.filter((o) => !told.has(o) && chapterOf(o) === chapter)),
			...(rules ? tableWords(chapter, rules) : [])
		]
	})).filter(({ rules: all, others }) => all.length + others.length > 0);
}
