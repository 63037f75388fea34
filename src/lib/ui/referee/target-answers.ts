import { parseEffect, type EffectName } from '#lib/rules/effects.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import { type Hit } from '#lib/ask/ask.ts';
import type { Subject } from '#lib/ask/phrasings.ts';
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
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { joiningQuestion } from '#lib/referee/table-now.ts';
import { judgeIrregular, type Irregularity } from '#lib/referee/judge-irregular.ts';
import { turningPlays } from '#lib/referee/judge-revolution.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf, ruleOfOption } from '#lib/rulesets/books.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import { effectMeanings, valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { ruleSentences, ruleText } from '#lib/ui/rulebook/texts.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { Prefill, QuestionName } from './referee-draft.svelte.ts';
import type { AnswerText } from './stored-answer.ts';
import { seatsSituation, type Situation } from './situation.ts';
import { isWhileTurned, subjectAnswer } from './subject-answers.ts';
import { playSentence, suitLabel, verdictWord } from './text/play.ts';
import {
	bracketLine,
	revolutionSentence,
	revolutionWord,
	turnsText
} from './text/table-answers.ts';
import { leadSentence, leadWord, nextSentence, nextWord } from './text/turn.ts';

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
	return valueMeaning(option, value, rules.options);
}

/** The text of a rule, or of the sentences that answer; our reading is marked.
 * @param says their indexes */
function ruleSaid(game: GameId, id: RuleId, says: readonly number[] | undefined): string {
	const all = ruleSentences(game, id);
	const some = says?.flatMap((i) => all[i] ?? []) ?? [];
	const sentences = some.length === 0 ? all : some;
	return m.referee.sentences(
		sentences.map(({ text, isReading }, i) =>
			isReading && sentences[i - 1]?.isReading !== true ? `${m.rules.reading} ${text}` : text
		)
	);
}

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

/** A rule of the table’s game: its value at this table, or its text. */
function ruleAnswer(rules: Rules, id: RuleId, hit: Hit): RuleAnswer {
	const { phrasing } = hit;
	const exact = wantsYesOrNo(hit);
	const game = rules.ruleset as GameId;
	const title = ruleText(game, id)?.title ?? id;
	const options = bookOf(game).find((rule) => rule.id === id)?.options ?? [];
	const ruleset = findRuleset(game);
	const changed = options.filter(
		(option) => ruleset !== undefined && originOf(ruleset, rules, option) === 'house'
	);
	if (phrasing.effect !== undefined) return effectAnswer(rules, id, phrasing.effect, exact);
	const by = typeof phrasing.by === 'function' ? phrasing.by(rules.options) : phrasing.by;
	const shown = by === undefined ? changed : [by];
	// something else was asked too, which the rest of the rule may answer
	const isMore = asksMore(hit) && changed.length === 0;
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

/** Whether a question has more to it than what was found. */
const asksMore = ({ unanswered, question }: Hit): boolean => unanswered || question.unknown >= 1;

/** Whether yes or no would answer a question. */
const wantsYesOrNo = ({ exact, question }: Hit): boolean => exact && !question.open;

const yesOrNo = (yes: boolean): Pick<RuleAnswer, 'tone' | 'word'> =>
	yes ? { tone: 'yes', word: m.referee.ask.yes } : { tone: 'no', word: m.referee.ask.no };

function subjectOf(situation: Situation, subject: Subject, hit: Hit): RuleAnswer {
	const { sentence, yes, rule } = subjectAnswer(subject, situation, hit);
	return {
		...(yes === undefined || !wantsYesOrNo(hit)
			? { tone: 'open', word: m.answers.questions[subject] }
			: yesOrNo(yes)),
		sentence,
		rule
	};
}

/** The meaning of an option at this table; if it is off, what it would do. */
function optionAnswer(rules: Rules, option: OptionName): RuleAnswer {
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

function playAnswer({ rules, players, now }: Situation, hit: Hit): QuestionAnswer {
	const { question: words } = hit;
	const { ask, play } = m.referee;
	const plays = [words.table.map(cardOf), words.play.map(cardOf)];
	const judged = judgeNamedPlay(rules, players, plays, now, isWhileTurned(rules, hit));
	// Jokers of a pack that has none
	const isOfJokers = rules.options.jokers === 0 && words.cards.includes('JK');
	if (judged.kind === 'no-cards' && isOfJokers)
		return { ...optionAnswer(rules, 'jokers'), asked: nothingAsked };
	if (words.asks === null || judged.kind === 'no-cards')
		return unanswered('play', play.how, 'PL-2');
	const asked: Prefill = { ...nothingAsked, plays };
	if (judged.kind === 'no-play') return unanswered('play', ask.cardsEntered, 'PL-2', asked);
	if (judged.kind === 'suit-needed') {
		const label = suitLabel(judged.request);
		return { ...unanswered('play', label, 'PL-1', asked), word: play.suitsMatter };
	}
	const { question, verdict, rule } = judged;
	const { legal } = verdict;
	const sentence = playSentence({ rules, question, verdict });
	// something else was asked too
	if (words.asks !== 'alone')
		return unanswered('play', m.referee.sentences([sentence, ask.cardsEntered]), rule, asked);
	return {
		tone: legal === null ? 'open' : legal ? 'yes' : 'no',
		word: verdictWord(verdict),
		sentence,
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
	const { concepts } = hit.question;
	const exit = concepts.includes('out') || concepts.includes('lastCard');
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
					word: leadWord(judged.verdict.lead, name, rules.options.deck),
					sentence: leadSentence(judged.verdict.lead, rules.options),
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
		const isOfCards = hit.question.cards.length > 0;
		if (side === 'payer' || isOfCards)
			lines.push(ruleSaid(rules.ruleset as GameId, rule, isOfCards ? undefined : [0]));
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
		const more = !asksMore(hit) ? [] : [ruleSaid(rules.ruleset as GameId, 'PR-7', undefined)];
		return plays.length > 0
			? unanswered('revolution', m.referee.sentences([turnsText(rules), ...more]), 'PR-7', asked)
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

/** Who pays whom once a player has left. */
function taxesWithout(situation: Situation, player: PlayerId): string[] {
	const { now } = situation;
	if (now === null) return [];
	const question = joiningQuestion(now, { leave: [player], join: [] });
	const { after } = judgeJoin(now.joinedRules, question);
	if (after === null) return [];
	const name = namesOf(situation);
	return [
		m.answers.without(name(player)),
		...after.brackets.map((bracket) => bracketLine(bracket, name))
	];
}

function mishapAnswer(situation: Situation, hit: Hit, what: Irregularity): QuestionAnswer {
	const { names, sentences, ways } = m.referee.irregular;
	const verdict = judgeIrregular(situation.rules, what);
	const inForce = verdict.ways.find((way) => way.inForce);
	const leaves = what === 'player-left' ? namedIn(situation, hit) : null;
	return {
		tone: 'open',
		word: names[what],
		sentence: m.referee.sentences([
			...(inForce === undefined ? [] : [m.referee.ask.so(ways[inForce.code])]),
			sentences[what],
			...(leaves === null ? [] : taxesWithout(situation, leaves))
		]),
		// what is done about a wrong tribute is a rule of its own
		rule: verdict.rules.find((id) => id === 'TX-11') ?? verdict.rules[0] ?? null,
		asked: { ...nothingAsked, what }
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
