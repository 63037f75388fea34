import { earlierRuling } from '#lib/evening/kinds/rulings-logged.ts';
import type { Evening, Ruling } from '#lib/evening/state.ts';
import { withoutNewClashes, type Grounds, type Setting } from '#lib/referee/grounds.ts';
import { questionKeyOf, type RefereeQuestion } from '#lib/referee/question-key.ts';
import { CHOICES } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { withOptions } from '#lib/rulesets/house-set.ts';
import { houseOf, resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { optionName, valueLabel, valueMeaning } from '#lib/ui/house/options.ts';
import { isolated, unmarked } from '#lib/ui/text/rich.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** `yes` and `no` have a sign; other answers stand for themselves. */
type Tone = 'yes' | 'no' | 'open';

/** An answer in words, as the log keeps it: whatever later versions would say, it is what the table heard. */
export interface AnswerText {
	readonly tone: Tone;
	readonly word: string;
	readonly sentence: string;
}

/** A question with the referee's answer to it. */
export interface RefereeAnswer extends AnswerText {
	readonly asked: RefereeQuestion;
	/** The question in a few words. */
	readonly question: string;
	readonly grounds: Grounds;
}

type Log = Extract<TimelineCommand, { type: 'logRuling' }>;

/** @param own the table's answer, where it is another */
export function logCommand(
	rules: Rules,
	answered: RefereeAnswer,
	askedBy: PlayerId | null,
	own: { readonly said: AnswerText; readonly setting: Setting | null } | null = null
): Log {
	const { tone, ...said } = own?.said ?? answered;
	const [word, sentence] = [unmarked(said.word), unmarked(said.sentence)];
	const setting = own?.setting ?? null;
	return {
		type: 'logRuling',
		kind: answered.asked.kind,
		key: questionKeyOf(rules, answered.asked),
		question: answered.question,
		answer: { tone, word, sentence },
		rules: answered.grounds.rules,
		askedBy,
		house: own !== null,
		option:
			setting === null ? null : ({ name: setting.option, value: setting.value } as Log['option'])
	};
}

/** What was said in a ruling. */
export function answerOf({ answer }: Pick<Ruling, 'answer'>): AnswerText {
	const { tone, word, sentence } = (answer ?? {}) as Partial<AnswerText>;
	return { tone: tone ?? 'open', word: word ?? '', sentence: sentence ?? '' };
}

/** What this table ruled before on such a question. */
export const rulingBefore = (
	evening: Evening | null,
	rules: Rules,
	asked: RefereeQuestion
): Ruling | undefined =>
	evening === null ? undefined : earlierRuling(evening, questionKeyOf(rules, asked));

/** The round of a ruling, and the name of who asked. */
export const whenRuled = (
	evening: Evening,
	{ round, askedBy }: Ruling
): readonly [round: number, askedBy: string | null] => [
	round,
	askedBy === null ? null : isolated(nameOf(evening, askedBy))
];

/** The other values of the options that decided, one changed at a time, that go with the rest of the rules. */
export const otherSettings = (rules: Rules, { options }: Grounds): Setting[] =>
	withoutNewClashes(
		rules,
		options.flatMap(({ option }) =>
			option === 'target' || option === 'forbiddenLast'
				? []
				: (CHOICES[option] as readonly unknown[])
						.filter((value) => value !== rules.options[option])
						.map((value) => ({ option, value }) as Setting)
		)
	);

/** What a setting is called, what it means, and how it is kept as an answer. */
export function settingWords({ option, value }: Setting): {
	name: string;
	sentence: string;
	said: string;
} {
	const label = valueLabel(option, value as never);
	const sentence = valueMeaning(option, value as never);
	const name = optionName(option);
	return {
		name: m.referee.house.setting(name, label),
		sentence,
		said: m.referee.house.settingSaid(name, label, sentence)
	};
}

/** The rules with one option changed, for the next deal. */
export function withSetting(next: Rules, { option, value }: Setting): Rules {
	// an evening has one of the published games
	const ruleset = findRuleset(next.ruleset)!;
	const house = houseOf(next);
	const options = withOptions(ruleset, house.options, { [option]: value });
	return resolveRules(ruleset, { ...house, options }, next.houseName);
}
