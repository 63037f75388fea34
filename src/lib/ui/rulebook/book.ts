import { lookUp } from '#lib/rules/by-text.ts';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { CHAPTERS, type BookRule, type Chapter } from '#lib/rulesets/rulebook.ts';
import { originOf, type Rules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { GROUPS, optionName } from '#lib/ui/house/options.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { ruleText, type RuleParts } from './texts.ts';

const m = messagesOf('rules');

/** A change that a table made to the published rules. */
export interface HouseLine {
	readonly name: string;
	readonly sentence: string;
	/** The published value; null where the rule's text says it. */
	readonly published: string | null;
}

/** A rule with its text. */
export interface ShownRule extends BookRule, RuleParts {
	/** The table's changes to this rule. */
	readonly house: readonly HouseLine[];
	/** Whether the rule also covers something that the table did not change. */
	readonly isPartlyInForce: boolean;
}

export interface ShownChapter {
	readonly chapter: Chapter;
	readonly rules: readonly ShownRule[];
	/** The table's changes that no rule of the book covers. */
	readonly others: readonly HouseLine[];
}

/** Groups of options whose name is not that of their chapter. */
const chapterOfGroup = new Map<string, Chapter>([
	['newcomers', 'coming'],
	['effects', 'play']
]);

/** The chapter for a changed option that no rule covers. */
function chapterOf(option: OptionName): Chapter {
	if (option === 'seats') return 'seats';
	const id = GROUPS.find(({ options }) => options.includes(option))?.id ?? 'table';
	return chapterOfGroup.get(id) ?? (id as Chapter);
}

function houseLine(ruleset: Ruleset, rules: Rules, option: OptionName): HouseLine {
	const meaning = <K extends OptionName>(name: K, options: Options) =>
		valueMeaning(name, options[name], options);
	const { [option]: published, deck, direction } = ruleset.options;
	return {
		name: optionName(option),
		sentence: meaning(option, rules.options),
		published: valueMeaning(option, published.value as never, {
			deck: deck.value,
			direction: direction.value
		})
	};
}

/** Renamed titles, and points by title. */
function titleLines(chapter: Chapter, { renamed = {}, points = {} }: Rules): HouseLine[] {
	const nameOf = (title: string) => lookUp(renamed, title) ?? titleText(title);
	const titles = Object.keys(renamed).map((title) =>
		m.rules.renamedTitle(titleText(title), nameOf(title))
	);
	if (chapter === 'table' && titles.length > 0) {
		const sentence = m.rules.renamedTitles(titles);
		return [{ name: m.rules.renamed, sentence, published: null }];
	}
	const scores = Object.entries(points).map(([title, score]) =>
		m.rules.pointsFor(nameOf(title), score)
	);
	if (chapter === 'score' && scores.length > 0)
		return [{ name: m.rules.points, sentence: m.rules.pointsOf(scores), published: null }];
	return [];
}

const withoutText = ({ id }: BookRule): RuleParts => ({
	title: id,
	text: '',
	reading: null,
	inApp: null
});

/** A game's rulebook by chapter, without empty chapters.
 * @param rules the rules of a table that plays this game, whose changes are added; null for the
 * published book */
export function shownBook(ruleset: Ruleset, rules: Rules | null): ShownChapter[] {
	const book = bookOf(ruleset.id);
	const changed = rules
		? OPTION_NAMES.filter((option) => originOf(ruleset, rules, option) === 'house')
		: [];
	const lines = (options: readonly OptionName[]) =>
		rules ? options.map((option) => houseLine(ruleset, rules, option)) : [];
	const shown = (rule: BookRule): ShownRule => {
		const parts = ruleText(ruleset.id, rule.id) ?? withoutText(rule);
		const changedHere = rule.options.filter((option) => changed.includes(option));
		const isPartlyInForce = changedHere.length < rule.options.length;
		return { ...rule, ...parts, house: lines(changedHere), isPartlyInForce };
	};
	const covered = new Set(book.flatMap(({ options }) => options));
	return CHAPTERS.map((chapter) => ({
		chapter,
		rules: book.filter((rule) => rule.chapter === chapter).map(shown),
		others: [
			...lines(changed.filter((o) => !covered.has(o) && chapterOf(o) === chapter)),
			...(rules ? titleLines(chapter, rules) : [])
		]
	})).filter(({ rules: all, others }) => all.length + others.length > 0);
}
