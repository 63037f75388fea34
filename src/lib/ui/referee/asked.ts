import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import type { Hit } from '#lib/ask/ask.ts';
import { parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	judgeNamedPlay,
	judgeNamedRevolution,
	judgeNamedTax,
	judgeNamedTurn,
	rulesWhileTurned,
	valueInUse
} from '#lib/referee/judge-asked.ts';
import { judgeIrregular, type Irregularity } from '#lib/referee/judge-irregular.ts';
import { turningPlays } from '#lib/referee/judge-revolution.ts';
import { isOptionName } from '#lib/rules/choices.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf, bookWith, ruleOfOption } from '#lib/rulesets/books.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { isGameId, originOf, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import type { Chapter } from '#lib/rulesets/rulebook.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { ruleSentences, ruleText, type RuleSentence } from '#lib/ui/rulebook/texts.ts';
import { wordsOf } from '#lib/ui/rulebook/search-words.ts';
import { openerText } from '#lib/ui/text/cards.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { askerOf } from './asker.ts';
import type { Prefill, QuestionName } from './referee-draft.svelte.ts';
import type { AnswerText } from './stored-answer.ts';
import { seatsSituation, type Situation } from './situation.ts';
import { playSentence, suitLabel, verdictWord } from './text/play.ts';
import { bracketLine, revolutionSentence, revolutionWord } from './text/table-answers.ts';
import { leadSentence, leadWord, nextSentence, nextWord } from './text/turn.ts';

const m = messagesOf('referee', 'rules');

/** An answer with the rule behind it. */
interface RuleAnswer extends AnswerText {
	readonly rule: RuleId | null;
}

/** An answer, and the values to fill in when its question is opened. */
interface QuestionAnswer extends RuleAnswer {
	readonly asked: Prefill;
}

/** An answer to a question in words. */
export interface AskedAnswer extends RuleAnswer {
	/** The rulebook's link to the rule. */
	readonly place: { readonly book: GameId; readonly chapter: Chapter } | null;
	/** The question that the answer opens, with the values to fill in; null if the answer is the rule
	 * itself. */
	readonly opens: { readonly question: QuestionName; readonly asked: Prefill } | null;
}

/** The game and chapter of a rule: "Temple, Taxes". */
export const placeText = ({ book, chapter }: NonNullable<AskedAnswer['place']>): string =>
	m.referee.ask.place(gameText(book, ''), m.rules.chapters[chapter]);

const nothingAsked: Prefill = { player: null, exit: false, side: null, what: null, plays: null };

/** A card by its code: 8, 3S, JK. */
const cardOf = (code: string): Card => parseCard(code) ?? { kind: 'plain', rank: code as Rank };

function meaningOf<K extends OptionName>(rules: Rules, option: K): string {
	const { forbiddenLast } = rules.options;
	// otherwise the cards are shown beside the sentence
	if (option === 'forbiddenLast' && forbiddenLast.length > 0)
		return m.referee.play.refused.forbiddenLast(
			forbiddenTextsNow(rules.options, {}).map((text) => text.replace(/\*$/, ''))
		);
	const value: Options[K] = rules.options[option];
	return valueMeaning(option, value);
}

/** The sentence of a rule that has most of the words asked for; the first of those. What is our
 * reading says so. */
function bestSentence(game: GameId, id: RuleId, asked: readonly string[]): string {
	const stems = asked.filter((word) => word.length > 2).map((word) => word.slice(0, 5));
	const score = ({ text }: RuleSentence) => {
		const words = wordsOf(text);
		return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
	};
	const [first, ...others] = ruleSentences(game, id);
	if (first === undefined) return '';
	const { text, isReading } = others.reduce(
		(best, one) => (score(one) > score(best) ? one : best),
		first
	);
	return isReading ? `${m.rules.reading} ${text}` : text;
}

/** Rules that are about Jokers. */
const OF_JOKERS: readonly RuleId[] = ['PL-3', 'TX-4'];

/** A rule of the table’s game: its value at this table, or its text. */
function ruleAnswer(rules: Rules, id: RuleId, { phrasing, exact }: Hit, words: string): RuleAnswer {
	const game = rules.ruleset as GameId;
	const title = ruleText(game, id)?.title ?? id;
	const options = bookOf(game).find((rule) => rule.id === id)?.options ?? [];
	const ruleset = findRuleset(game);
	const changed = options.filter(
		(option) => ruleset !== undefined && originOf(ruleset, rules, option) === 'house'
	);
	const by = typeof phrasing.by === 'function' ? phrasing.by(rules.options) : phrasing.by;
	const shown = by !== undefined && exact ? [by] : changed;
	const sentence =
		shown.length > 0
			? m.referee.sentences(shown.map((option) => meaningOf(rules, option)))
			: bestSentence(game, id, wordsOf(words));
	// a single term names a subject, so yes or no would be no answer
	const isSubject = !phrasing.terms.includes(' ');
	const yes = exact && !isSubject ? phrasing.yes?.(rules.options) : undefined;
	if (yes === undefined) return { tone: 'open', word: title, sentence, rule: id };
	const { yes: yesWord, no } = m.referee.ask;
	return { tone: yes ? 'yes' : 'no', word: yes ? yesWord : no, sentence, rule: id };
}

/** The meaning of an option at this table; if it is off, what it would do. */
function optionAnswer(rules: Rules, option: OptionName): RuleAnswer {
	const { isOff, value } = valueInUse(rules, option);
	const { elsewhere, notHere } = m.referee.ask;
	return {
		tone: 'open',
		word: optionName(option),
		sentence: isOff
			? m.referee.sentences([notHere, elsewhere(valueMeaning(option, value))])
			: meaningOf(rules, option),
		rule: ruleOfOption(rules.ruleset, option)
	};
}

/** A question that needs more input: its name, and the text of the rules about it. */
const unanswered = (
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

function playAnswer({ rules, players, now }: Situation, { question: words }: Hit): QuestionAnswer {
	const { ask, play } = m.referee;
	const plays = [words.table.map(cardOf), words.play.map(cardOf)];
	const judged = judgeNamedPlay(rules, players, plays, now);
	if (words.asks === null || judged.kind === 'no-cards')
		return unanswered('play', play.how, 'PL-2');
	const asked: Prefill = { ...nothingAsked, plays };
	if (words.asks !== 'alone' || judged.kind === 'no-play')
		return unanswered('play', ask.cardsEntered, 'PL-2', asked);
	if (judged.kind === 'suit-needed') {
		const label = suitLabel(judged.request);
		return { ...unanswered('play', label, 'PL-1', asked), word: play.suitsMatter };
	}
	const { question, verdict, rule } = judged;
	const { legal } = verdict;
	return {
		tone: legal === null ? 'open' : legal ? 'yes' : 'no',
		word: verdictWord(verdict),
		sentence: playSentence({ rules, question, verdict }),
		rule,
		asked
	};
}

/** The player who is named, if seated. */
function namedIn({ places, evening }: Situation, { question }: Hit): PlayerId | null {
	return evening === null || question.player === null
		? null
		: (places[question.player]?.id ?? null);
}

const namesOf =
	({ places }: Situation) =>
	(player: PlayerId): string =>
		isolateName(places.find(({ id }) => id === player)?.name ?? '');

/** The leader, with the card that decides it. */
function leadMeaning(rules: Rules, option: 'firstLead' | 'laterLead'): string {
	return rules.options[option] === 'holder-of-card'
		? m.referee.play.refused.mustInclude(openerText(rules))
		: meaningOf(rules, option);
}

function turnAnswer(situation: Situation, hit: Hit): QuestionAnswer {
	const table = seatsSituation(situation);
	const { rules, now } = table;
	const seats = {
		places: table.places.map(({ id }) => id),
		chairs: table.chairs.map(({ id }) => id)
	};
	const player = namedIn(situation, hit);
	const exit = hit.question.concepts.includes('out');
	const judged = judgeNamedTurn(rules, seats, now, { player, exit });
	if (judged === null) {
		const { firstRound, laterRounds } = m.referee.ask;
		const first = leadMeaning(rules, 'firstLead');
		const later = leadMeaning(rules, 'laterLead');
		const lines = first === later ? [first] : [firstRound(first), laterRounds(later)];
		return unanswered('next', m.referee.sentences(lines), 'LE-1');
	}
	const name = namesOf(table);
	const { verdict } = judged;
	return {
		tone: 'open',
		...(judged.kind === 'next'
			? {
					word: nextWord(judged.verdict, name),
					sentence: nextSentence(judged.verdict, name),
					asked: { ...nothingAsked, player, exit }
				}
			: {
					word: leadWord(judged.verdict.lead, name),
					sentence: leadSentence(judged.verdict.lead),
					asked: nothingAsked
				}),
		rule: verdict.rules.at(-1) ?? null
	};
}

function taxAnswer(situation: Situation, hit: Hit, side: 'payer' | 'receiver'): QuestionAnswer {
	const table = seatsSituation(situation);
	const { rules, now } = table;
	const player = namedIn(situation, hit);
	const asked: Prefill = { ...nothingAsked, side, player };
	const giveback = side === 'receiver' ? [meaningOf(rules, 'giveback')] : [];
	const judged = judgeNamedTax(rules, now, player);
	if (judged === null)
		return side === 'receiver'
			? unanswered('hand', m.referee.sentences(giveback), 'TX-5', asked)
			: unanswered(
					'hand',
					meaningOf(rules, 'taxSchedule'),
					ruleOfOption(rules.ruleset, 'taxSchedule'),
					asked
				);
	if (judged.kind === 'owed') {
		const lines = judged.brackets.map((bracket) => bracketLine(bracket, namesOf(table)));
		const rule = side === 'receiver' ? 'TX-5' : 'TX-3';
		return unanswered('hand', m.referee.sentences([...lines, ...giveback]), rule, asked);
	}
	const { verdict } = judged;
	return {
		tone: 'open',
		word: m.referee.hand.nothing,
		sentence: verdict?.why ? m.referee.hand.whyNothing[verdict.why] : '',
		rule: verdict?.rules[0] ?? null,
		asked
	};
}

function revolutionAnswer(situation: Situation, hit: Hit): QuestionAnswer {
	const { rules, now } = seatsSituation(situation);
	const player = namedIn(situation, hit);
	const asked: Prefill = { ...nothingAsked, player };
	const verdict = judgeNamedRevolution(rules, now, player);
	const meaning = meaningOf(rules, 'revolution');
	if (verdict === null) {
		// a play that turns the ranking is the revolution of games in which none is called (PR-7)
		const plays = rules.options.revolution === 'none' ? turningPlays(rules.options) : [];
		return plays.length > 0
			? unanswered(
					'revolution',
					m.referee.revolution.turns(plays.map(([play]) => play)),
					'PR-7',
					asked
				)
			: unanswered('revolution', meaning, null, asked);
	}
	// its effect depends on the caller
	const isOpen = player === null && verdict.changes.includes('places-turned');
	const isAllowed = verdict.allowed && hit.exact && hit.question.concepts.includes('may');
	return {
		tone: isAllowed ? 'yes' : 'open',
		word: revolutionWord(verdict),
		sentence: isOpen ? meaning : revolutionSentence(rules, verdict),
		rule: verdict.rules[0] ?? null,
		asked
	};
}

function mishapAnswer({ rules }: Situation, what: Irregularity): QuestionAnswer {
	const { names, sentences, ways } = m.referee.irregular;
	const verdict = judgeIrregular(rules, what);
	const inForce = verdict.ways.find((way) => way.inForce);
	return {
		tone: 'open',
		word: names[what],
		sentence: m.referee.sentences([
			...(inForce === undefined ? [] : [m.referee.ask.so(ways[inForce.code])]),
			sentences[what]
		]),
		rule: verdict.rules[0] ?? null,
		asked: { ...nothingAsked, what }
	};
}

function answerTo(situation: Situation, hit: Hit, words: string): RuleAnswer | QuestionAnswer {
	const rules = rulesWhileTurned(situation.rules, situation.now);
	const { target } = hit;
	const { concepts } = hit.question;
	if ('rule' in target) {
		const lacksJokers = rules.options.jokers === 0 && concepts.includes('joker');
		return lacksJokers && OF_JOKERS.includes(target.rule)
			? optionAnswer(rules, 'jokers')
			: ruleAnswer(rules, target.rule, hit, words);
	}
	if ('option' in target) return optionAnswer(rules, target.option as OptionName);
	switch (target.question) {
		case 'play':
			return playAnswer(situation, hit);
		case 'call':
			return unanswered('call', meaningOf(rules, 'calledRuns'), 'PL-8');
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
			return mishapAnswer(situation, target.what as Irregularity);
	}
}

/** A second answer is shown if its score is at least this fraction of the first. */
const MIN_SCORE = 0.45;

/** Answers a question in words: the likeliest answer and, if another is nearly as likely, that
 * too. */
export function answersTo(words: string, situation: Situation): AskedAnswer[] {
	const { rules, places, evening } = situation;
	if (words.trim() === '' || !isGameId(rules.ruleset)) return [];
	const game = rules.ruleset;
	const names = evening === null ? [] : places.map(({ name }) => name);
	const hits = askerOf(game)
		.ask(words, names)
		.filter(({ target }) => !('option' in target) || isOptionName(target.option));
	const near = hits.filter(({ score }) => score >= hits[0]!.score * MIN_SCORE).slice(0, 2);
	return near.map((hit) => {
		const answer = answerTo(situation, hit, words);
		const { tone, word, sentence, rule } = answer;
		const book = rule === null ? undefined : bookWith(game, rule);
		const chapter = book && bookOf(book).find(({ id }) => id === rule)?.chapter;
		return {
			tone,
			word,
			sentence,
			rule,
			place: book === undefined || chapter === undefined ? null : { book, chapter },
			opens:
				'asked' in answer && 'question' in hit.target
					? { question: hit.target.question, asked: answer.asked }
					: null
		};
	});
}
