import type { Grounds } from '#lib/referee/grounds.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf, bookWith } from '#lib/rulesets/books.ts';
import { rulesetOf } from '#lib/rulesets/catalogue.ts';
import type { GameId, Rules } from '#lib/rulesets/ruleset.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { areasOf, ruleText } from '#lib/ui/rulebook/texts.ts';
import { originText } from '#lib/ui/text/sources.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import type { Area } from '#lib/messages/catalogue.ts';

/** A rule that an answer is based on, and where to read it. */
export interface GroundRule {
	readonly id: RuleId;
	/** The game whose rulebook has it. */
	readonly book: GameId;
	readonly title: string;
}

/** The catalogue areas that have to be loaded before these rules can be named. */
export const groundAreas = ({ ruleset }: Rules, { rules }: Pick<Grounds, 'rules'>): Area[] => [
	...new Set(rules.flatMap((id) => areasOf(bookWith(ruleset, id) ?? ruleset)))
];

export const groundRules = ({ ruleset }: Rules, { rules }: Pick<Grounds, 'rules'>): GroundRule[] =>
	rules.flatMap((id) => {
		const book = bookWith(ruleset, id);
		return book === undefined ? [] : [{ id, book, title: ruleText(book, id)?.title ?? id }];
	});

/** The sources of an answer, each once: those of its rules, then those of the options that
 * decided. */
export function sourceLines(rules: Rules, grounds: Grounds): string[] {
	const texts = groundRules(rules, grounds).flatMap(({ id, book }) => {
		const origin = bookOf(book).find((rule) => rule.id === id)?.origin;
		const name = gameText(book, rulesetOf(book).name);
		return origin === undefined ? [] : originText(origin, name);
	});
	const more = grounds.options.flatMap(({ origin }) =>
		origin === 'house' ? [] : originText(origin, gameText(rules.ruleset, rules.name))
	);
	return [...new Set([...texts, ...more])];
}

/** A house rule that decided, in a sentence. */
export interface HouseGround {
	readonly name: string;
	readonly sentence: string;
}

export const houseGrounds = (
	rules: Pick<Rules, 'options'>,
	{ options }: Pick<Grounds, 'options'>
): HouseGround[] =>
	options
		.filter(({ origin }) => origin === 'house')
		.map(({ option, value }) => ({
			name: optionName(option),
			sentence: valueMeaning(option, value as never, rules.options)
		}));
