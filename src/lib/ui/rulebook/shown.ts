import { OPTION_NAMES, type OptionName, type Options } from '#lib/rules/options.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { CHAPTERS, type BookRule, type Chapter } from '#lib/rulesets/rulebook.ts';
import { originOf, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { GROUPS, optionName, valueWords } from '#lib/ui/house/options.ts';
import { listed } from '#lib/ui/words.ts';
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

const MARK = 'Our reading:';

/** The text of a rule, and what follows the words "Our reading:" in it. */
function parted(text: string): { text: string; reading: string | null } {
	const at = text.indexOf(MARK);
	if (at < 0) return { text, reading: null };
	const reading = text.slice(at + MARK.length).trim();
	return {
		text: text.slice(0, at).trim(),
		reading: reading.charAt(0).toUpperCase() + reading.slice(1)
	};
}

function houseLine(ruleset: Ruleset, rules: Rules, option: OptionName): HouseLine {
	const of = <K extends OptionName>(name: K, options: Options) => valueWords(name, options[name]);
	const { value } = ruleset.options[option];
	const published = valueWords(option, value as never);
	return {
		name: optionName(option),
		sentence: of(option, rules.options).sentence,
		published: published.sentence
	};
}

/** Titles that are called otherwise, and their points. */
function tableWords(chapter: Chapter, { renamed = {}, points = {} }: Rules): HouseLine[] {
	const titles = Object.entries(renamed);
	if (chapter === 'table' && titles.length > 0) {
		const sentence = `${listed(titles.map(([title, name]) => `${title} is called ${name}`))}.`;
		return [{ name: 'Titles', sentence, published: null }];
	}
	const scores = Object.entries(points);
	if (chapter === 'score' && scores.length > 0) {
		const of = scores.map(([title, score]) => `${renamed[title] ?? title} ${score}`);
		return [{ name: 'Points by title', sentence: `${listed(of)}.`, published: null }];
	}
	return [];
}

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
		const { title = rule.id, text = '' } = ruleText(ruleset.id, rule.id) ?? {};
		const mine = rule.options.filter((option) => changed.includes(option));
		const stands = mine.length < rule.options.length;
		return { ...rule, title, ...parted(text), house: lines(mine), stands };
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
