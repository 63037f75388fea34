import { type Hit } from '#lib/ask/ask.ts';
import type { Subject } from '#lib/ask/phrasings.ts';
import { rulesWhileTurned } from '#lib/referee/judge-asked.ts';
import type { Irregularity } from '#lib/referee/judge-irregular.ts';
import { parseEffect, type EffectName } from '#lib/rules/effects.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import { effectMeanings } from '#lib/ui/house/option-meanings.ts';
import { ruleText } from '#lib/ui/rulebook/texts.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import {
	asksMore,
	meaningOf,
	namedIn,
	nothingAsked,
	optionAnswer,
	ruleSaid,
	unanswered,
	type QuestionAnswer,
	type RuleAnswer
} from './answer-parts.ts';
import {
	mishapAnswer,
	playAnswer,
	revolutionAnswer,
	taxAnswer,
	turnAnswer
} from './question-answers.ts';
import type { Situation } from './situation.ts';
import { subjectAnswer } from './subject-answers.ts';

const m = messagesOf('answers', 'referee', 'rules');

/** Rules that are about Jokers. */
const OF_JOKERS: readonly RuleId[] = ['PL-3', 'TX-4'];

/** The ranks that have an effect at this table; if none has, what the rule says of it. */
function effectAnswer(rules: Rules, id: RuleId, name: EffectName, exact: boolean): RuleAnswer {
	const game = rules.ruleset as GameId;
	const own = rules.options.effects.filter((one) => parseEffect(one)?.effect === name);
	const inForce = own.length > 0;
	return {
		...(exact ? yesOrNo(inForce) : { tone: 'open', word: ruleText(game, id)?.title ?? id }),
		sentence: m.referee.sentences(
			inForce ? effectMeanings(own) : [m.referee.ask.notHere, ruleSaid(game, id, undefined)]
		),
		rule: id
	};
}

/** The options of a rule that the table’s house rules change. */
function changedOf(rules: Rules, id: RuleId): OptionName[] {
	const game = rules.ruleset as GameId;
	const options = bookOf(game).find((rule) => rule.id === id)?.options ?? [];
	const ruleset = findRuleset(game);
	return options.filter(
		(option) => ruleset !== undefined && originOf(ruleset, rules, option) === 'house'
	);
}

/** A rule of the table’s game: its value at this table, or its text. */
function ruleAnswer(rules: Rules, id: RuleId, hit: Hit): RuleAnswer {
	const { phrasing } = hit;
	const exact = wantsYesOrNo(hit);
	const game = rules.ruleset as GameId;
	const title = ruleText(game, id)?.title ?? id;
	const changed = changedOf(rules, id);
	if (phrasing.effect !== undefined) return effectAnswer(rules, id, phrasing.effect, exact);
	const by = typeof phrasing.by === 'function' ? phrasing.by(rules.options) : phrasing.by;
	const shown = by === undefined ? changed : [by];
	// something else was asked too, which the rest of the rule may answer
	const isMore = (asksMore(hit) || !hit.exact) && changed.length === 0;
	const sentence =
		shown.length > 0
			? m.referee.sentences([
					...shown.map((option) => meaningOf(rules, option)),
					...(isMore ? [ruleSaid(game, id, undefined)] : [])
				])
			: ruleSaid(game, id, isMore ? undefined : phrasing.says);
	// a single term names a subject, so yes or no would be no answer
	const isSubject = !phrasing.terms.includes(' ');
	const yes = exact && !isSubject ? phrasing.yes?.(rules.options) : undefined;
	return {
		...(yes === undefined ? { tone: 'open', word: title } : yesOrNo(yes)),
		sentence,
		rule: id,
		...(shown[0] !== undefined && { by: shown[0] })
	};
}

/** Whether yes or no would answer a question. */
const wantsYesOrNo = ({ exact, question }: Hit): boolean => exact && !question.open;

const yesOrNo = (yes: boolean): Pick<RuleAnswer, 'tone' | 'word'> =>
	yes ? { tone: 'yes', word: m.referee.ask.yes } : { tone: 'no', word: m.referee.ask.no };

function subjectOf(situation: Situation, subject: Subject, hit: Hit): RuleAnswer {
	const { rules } = situation;
	const { sentence, yes, rule } = subjectAnswer(subject, situation, hit);
	// something else was asked too, which the rule may answer
	const isMore = !hit.exact && rule !== null && changedOf(rules, rule).length === 0;
	const whole = isMore ? ruleSaid(rules.ruleset as GameId, rule, undefined) : '';
	return {
		...(yes === undefined || !wantsYesOrNo(hit)
			? { tone: 'open', word: m.answers.questions[subject] }
			: yesOrNo(yes)),
		sentence: whole.includes(sentence)
			? whole
			: m.referee.sentences([sentence, ...(isMore ? [whole] : [])]),
		rule
	};
}

/** What the rules in force say about a hit. */
export function answerTo(situation: Situation, hit: Hit): RuleAnswer | QuestionAnswer {
	const rules = rulesWhileTurned(situation.rules, situation.now);
	const { target } = hit;
	const { concepts } = hit.question;
	if ('rule' in target) {
		const lacksJokers = rules.options.jokers === 0 && concepts.includes('joker');
		return lacksJokers && OF_JOKERS.includes(target.rule)
			? optionAnswer(rules, 'jokers')
			: ruleAnswer(rules, target.rule, hit);
	}
	if ('subject' in target) return subjectOf({ ...situation, rules }, target.subject, hit);
	if ('option' in target) return optionAnswer(rules, target.option as OptionName);
	switch (target.question) {
		case 'play':
			return playAnswer(situation, hit);
		case 'call':
			return unanswered('call', optionAnswer(rules, 'calledRuns').sentence, 'PL-8');
		case 'next':
			return turnAnswer(situation, hit);
		case 'hand':
			return taxAnswer(situation, hit, target.side);
		case 'join': {
			const player = concepts.includes('leave') ? namedIn(situation, hit) : null;
			const asked = { ...nothingAsked, player };
			return unanswered('join', meaningOf(rules, 'newcomers'), 'JO-2', asked);
		}
		case 'revolution':
			return revolutionAnswer(situation, hit);
		case 'irregular':
			return mishapAnswer(situation, hit, target.what as Irregularity);
	}
}
