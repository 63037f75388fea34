import type { Hit } from '#lib/ask/ask.ts';
import type { Target } from '#lib/ask/phrasings.ts';
import { isSure } from '#lib/ask/sure.ts';
import { type Irregularity } from '#lib/referee/judge-irregular.ts';
import { isOptionName } from '#lib/rules/choices.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { bookOf, bookWith } from '#lib/rulesets/books.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { isGameId, originOf, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import type { Chapter } from '#lib/rulesets/rulebook.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { ruleText } from '#lib/ui/rulebook/texts.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { RuleAnswer } from './answer-parts.ts';
import { askerOf } from './asker.ts';
import type { Prefill, QuestionName } from './referee-draft.svelte.ts';
import { type Situation } from './situation.ts';
import { answerTo } from './target-answers.ts';

const m = messagesOf('answers', 'referee', 'rules');

/** An answer to a question in words. */
export interface AskedAnswer extends RuleAnswer {
	/** Its question, for “Did you mean …?”. */
	readonly label: string;
	/** Whether it is certain that this was asked: only the first of several answers may be. */
	readonly sure: boolean;
	/** Whether the value that it rests on is our reading. */
	readonly isReading: boolean;
	/** The rulebook's link to the rule. */
	readonly place: { readonly book: GameId; readonly chapter: Chapter } | null;
	/** The question that the answer opens, with the values to fill in; null if the answer is the rule
	 * itself. */
	readonly opens: { readonly question: QuestionName; readonly asked: Prefill } | null;
}

/** The game and chapter of a rule: "Temple, Taxes". */
export const placeText = ({ book, chapter }: NonNullable<AskedAnswer['place']>): string =>
	m.referee.ask.place(gameText(book, ''), m.rules.chapters[chapter]);

/** The question that a target answers. */
function labelOf({ ruleset }: Rules, target: Target): string {
	if ('rule' in target) return ruleText(ruleset as GameId, target.rule)?.title ?? target.rule;
	if ('option' in target) return optionName(target.option as OptionName);
	if ('subject' in target) return m.answers.questions[target.subject];
	return target.question === 'irregular'
		? m.referee.irregular.names[target.what as Irregularity]
		: m.referee.questions[target.question];
}

/** Whether the value that an answer rests on is our reading. */
function restsOnReading(rules: Rules, { by }: RuleAnswer): boolean {
	const ruleset = findRuleset(rules.ruleset);
	if (by === undefined || ruleset === undefined) return false;
	const origin = originOf(ruleset, rules, by);
	return origin !== 'house' && origin.by === 'reading';
}

/** Whether all that can be said is how to enter the cards of a play. */
function isHowTo(situation: Situation, hit: Hit): boolean {
	if (!('question' in hit.target) || hit.target.question !== 'play') return false;
	const answer = answerTo(situation, hit);
	return 'asked' in answer && answer.asked.plays === null;
}

/** How many answers are offered at most. */
const MOST = 3;

/** Answers a question in words: the answer and, in case another question was meant, up to two more;
 * if it is not sure which question was asked, all of them without a yes or no. */
export function answersTo(words: string, situation: Situation): AskedAnswer[] {
	const { rules, places, evening } = situation;
	if (words.trim() === '' || !isGameId(rules.ruleset)) return [];
	const game = rules.ruleset;
	const names = evening === null ? [] : places.map(({ name }) => name);
	const hits = askerOf(game)
		.ask(words, names)
		.filter(({ target }) => !('option' in target) || isOptionName(target.option));
	const answers: AskedAnswer[] = [];
	/** Further answers by the rule of one before, which are offered if there is room. */
	const repeated: AskedAnswer[] = [];
	const sure = isSure(hits) && !isHowTo(situation, hits[0]!);
	for (const hit of hits) {
		if (answers.length >= MOST) break;
		const answer = answerTo(situation, hit);
		const { tone, word, sentence, rule } = answer;
		// the text of a rule that an answer is made from adds nothing to it
		const isText = 'rule' in hit.target;
		const isSaid = answers.some(
			(one) => one.rule === rule && (one.sentence === sentence || (isText && rule !== null))
		);
		if (isSaid) continue;
		const book = rule === null ? undefined : bookWith(game, rule);
		const chapter = book && bookOf(book).find(({ id }) => id === rule)?.chapter;
		const label = labelOf(rules, hit.target);
		const isFirst = answers.length === 0;
		// whether a revolution may be called is a verdict whatever its tone
		const isVerdict =
			tone !== 'open' || ('question' in hit.target && hit.target.question === 'revolution');
		const isRepeated = rule !== null && answers.some((one) => one.rule === rule);
		const said: AskedAnswer = {
			label,
			sure: sure && isFirst,
			tone: sure ? tone : 'open',
			word: sure || !isVerdict ? word : label,
			sentence,
			rule,
			isReading: restsOnReading(rules, answer),
			place: book === undefined || chapter === undefined ? null : { book, chapter },
			opens:
				'asked' in answer && 'question' in hit.target
					? { question: hit.target.question, asked: answer.asked }
					: null
		};
		(isRepeated ? repeated : answers).push(said);
	}
	return [...answers, ...repeated].slice(0, MOST);
}
