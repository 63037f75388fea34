import { type Hit } from '#lib/ask/ask.ts';
import { parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { valueInUse } from '#lib/referee/judge-asked.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf, ruleOfOption } from '#lib/rulesets/books.ts';
import type { GameId, Rules } from '#lib/rulesets/ruleset.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { ruleSentences } from '#lib/ui/rulebook/texts.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { Prefill, QuestionName } from './referee-draft.svelte.ts';
import type { Situation } from './situation.ts';
import type { AnswerText } from './stored-answer.ts';

const m = messagesOf('answers', 'referee', 'rules');

/** An answer with the rule behind it. */
export interface RuleAnswer extends AnswerText {
	readonly rule: RuleId | null;
	/** The option whose value is the answer. */
	readonly by?: OptionName;
}

/** An answer, and the values to fill in when its question is opened. */
export interface QuestionAnswer extends RuleAnswer {
	readonly asked: Prefill;
}

export const nothingAsked: Prefill = {
	player: null,
	exit: false,
	side: null,
	what: null,
	plays: null
};

/** The first of these rules that the game has. */
export const ruleIn = (rules: Rules, ...ids: RuleId[]): RuleId | null =>
	ids.find((id) => bookOf(rules.ruleset as GameId).some((rule) => rule.id === id)) ?? null;

/** A card by its code: 8, 3S, JK. */
export const cardOf = (code: string): Card =>
	parseCard(code) ?? { kind: 'plain', rank: code as Rank };

export function meaningOf<K extends OptionName>(rules: Rules, option: K): string {
	const { forbiddenLast } = rules.options;
	// otherwise the cards are shown beside the sentence
	if (option === 'forbiddenLast' && forbiddenLast.length > 0)
		return m.referee.play.refused.forbiddenLast(
			forbiddenTextsNow(rules.options, {}).map((text) => text.replace(/\*$/, ''))
		);
	const value: Options[K] = rules.options[option];
	return valueMeaning(option, value, rules.options);
}

/** The text of a rule, or of the sentences that answer; our reading is marked.
 * @param says their indexes */
export function ruleSaid(game: GameId, id: RuleId, says: readonly number[] | undefined): string {
	const all = ruleSentences(game, id);
	const some = says?.flatMap((i) => all[i] ?? []) ?? [];
	const sentences = some.length === 0 ? all : some;
	return m.referee.sentences(
		sentences.map(({ text, isReading }, i) =>
			isReading && sentences[i - 1]?.isReading !== true ? `${m.rules.reading} ${text}` : text
		)
	);
}

/** Whether a question has more to it than what was found. */
export const asksMore = ({ unanswered, question }: Hit): boolean =>
	unanswered || question.unknown >= 1;

/** The meaning of an option at this table; if it is off, what it would do. */
export function optionAnswer(rules: Rules, option: OptionName): RuleAnswer {
	const { isOff, value } = valueInUse(rules, option);
	const { elsewhere, notHere } = m.referee.ask;
	return {
		tone: 'open',
		word: optionName(option),
		sentence: isOff
			? m.referee.sentences([notHere, elsewhere(valueMeaning(option, value, rules.options))])
			: meaningOf(rules, option),
		rule: ruleOfOption(rules.ruleset, option),
		by: option
	};
}

/** A question that needs more input: its name, and the text of the rules about it. */
export const unanswered = (
	question: QuestionName,
	sentence: string,
	rule: RuleId | null,
	asked = nothingAsked
): QuestionAnswer => ({
	tone: 'open',
	word: m.referee.questions[question],
	sentence,
	rule,
	asked
});

/** The player who is named, if seated. */
export function namedIn({ places, evening }: Situation, { question }: Hit): PlayerId | null {
	return evening === null || question.player === null
		? null
		: (places[question.player]?.id ?? null);
}

export const namesOf =
	({ places }: Situation) =>
	(player: PlayerId): string =>
		isolateName(places.find(({ id }) => id === player)?.name ?? '');
