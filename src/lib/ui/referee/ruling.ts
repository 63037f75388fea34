import { earlierRuling } from '#lib/evening/kinds/rulings-logged.ts';
import type { Evening, Ruling } from '#lib/evening/state.ts';
import { withoutNewClashes, type Grounds, type Setting } from '#lib/referee/grounds.ts';
import { isSameQuestion, questionKeyOf, type RefereeQuestion } from '#lib/referee/question-key.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import { changedRules } from '#lib/rulesets/house-set.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName, valueLabel } from '#lib/ui/house/options.ts';
import type { AnswerText } from './stored-answer.ts';
import { isolated, unmarked } from '#lib/ui/text/rich.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('referee');

/** The referee's answer to a question. */
export interface RefereeAnswer extends AnswerText {
	readonly question: RefereeQuestion;
	/** The question in a few words. */
	readonly title: string;
	readonly grounds: Grounds;
}

type LogRuling = Extract<TimelineCommand, { type: 'logRuling' }>;

/** The command that logs a ruling.
 * @param own the table's own answer, if it differs from the referee's */
export function logCommand(
	rules: Rules,
	answer: RefereeAnswer,
	askedBy: PlayerId | null,
	own: { readonly text: AnswerText; readonly setting: Setting | null } | null = null
): LogRuling {
	const { tone, word, sentence } = own?.text ?? answer;
	const setting = own?.setting ?? null;
	return {
		type: 'logRuling',
		kind: answer.question.kind,
		key: questionKeyOf(rules, answer.question),
		question: answer.title,
		answer: { tone, word: unmarked(word), sentence: unmarked(sentence) },
		rules: answer.grounds.rules,
		askedBy,
		house: own !== null,
		option:
			setting === null
				? null
				: ({ name: setting.option, value: setting.value } as LogRuling['option'])
	};
}

/** The latest ruling of this evening on the same question. */
export const rulingBefore = (
	evening: Evening | null,
	rules: Rules,
	question: RefereeQuestion
): Ruling | undefined => {
	if (evening === null || evening.rulings.length === 0) return undefined;
	const key = questionKeyOf(rules, question);
	return earlierRuling(evening, (stored) => isSameQuestion(rules, stored, key));
};

/** The round of a ruling, and the isolated name of the player who asked; null if nobody is
 * named. */
export const whenRuled = (
	evening: Evening,
	{ round, askedBy }: Ruling
): readonly [round: number, askedBy: string | null] => [
	round,
	askedBy === null ? null : isolated(nameOf(evening, askedBy))
];

/** The settings under which the answer could differ: each other value of an option that decided, if
 * it does not clash with the rest of the rules. */
export const otherSettings = (rules: Rules, { options }: Grounds): Setting[] =>
	withoutNewClashes(
		rules,
		options.flatMap(({ option }) =>
			!(option in CHOICES)
				? []
				: (CHOICES[option as keyof typeof CHOICES] as readonly unknown[])
						.filter((value) => value !== rules.options[option])
						.map((value) => ({ option, value }) as Setting)
		)
	);

/** The name of a setting, its meaning, and the sentence that the log stores if it is the answer. */
export function settingText(
	{ option, value }: Setting,
	options: Rules['options']
): {
	name: string;
	sentence: string;
	logged: string;
} {
	const label = valueLabel(option, value as never);
	const sentence = valueMeaning(option, value as never, options);
	const name = optionName(option);
	return {
		name: m.referee.house.setting(name, label),
		sentence,
		logged: m.referee.house.settingSaid(name, label, sentence)
	};
}

/** The rules with one option changed. */
export const withSetting = (rules: Rules, { option, value }: Setting): Rules =>
	changedRules(rules, { [option]: value });
