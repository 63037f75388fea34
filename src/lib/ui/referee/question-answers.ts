import { type Hit } from '#lib/ask/ask.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	judgeNamedPlay,
	judgeNamedRevolution,
	judgeNamedTax,
	judgeNamedTurn
} from '#lib/referee/judge-asked.ts';
import { judgeIrregular, type Irregularity } from '#lib/referee/judge-irregular.ts';
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { turningPlays } from '#lib/referee/judge-revolution.ts';
import { joiningQuestion } from '#lib/referee/table-now.ts';
import { ruleOfOption } from '#lib/rulesets/books.ts';
import type { GameId, Rules } from '#lib/rulesets/ruleset.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import {
	asksMore,
	cardOf,
	meaningOf,
	namedIn,
	namesOf,
	nothingAsked,
	optionAnswer,
	ruleIn,
	ruleSaid,
	unanswered,
	type QuestionAnswer
} from './answer-parts.ts';
import type { Prefill } from './referee-draft.svelte.ts';
import { seatsSituation, type Situation } from './situation.ts';
import { isWhileTurned } from './subject-answers.ts';
import { playSentence, suitLabel, verdictWord } from './text/play.ts';
import {
	bracketLine,
	revolutionSentence,
	revolutionWord,
	turnsText
} from './text/table-answers.ts';
import { leadSentence, leadWord, nextSentence, nextWord } from './text/turn.ts';

const m = messagesOf('answers', 'referee', 'rules');

export function playAnswer({ rules, players, now }: Situation, hit: Hit): QuestionAnswer {
	const { question: words } = hit;
	const { ask, play } = m.referee;
	const plays = [words.table.map(cardOf), words.play.map(cardOf)];
	const judged = judgeNamedPlay(rules, players, plays, now, isWhileTurned(rules, hit));
	// Jokers of a pack that has none
	const isOfJokers = rules.options.jokers === 0 && words.cards.includes('JK');
	if (judged.kind === 'no-cards' && isOfJokers)
		return { ...optionAnswer(rules, 'jokers'), asked: nothingAsked };
	if (words.asks === null || judged.kind === 'no-cards') {
		const how = ruleSaid(rules.ruleset as GameId, 'PL-2', undefined);
		return unanswered('play', m.referee.sentences([how, play.how]), 'PL-2');
	}
	const asked: Prefill = { ...nothingAsked, plays };
	if (judged.kind === 'no-play') return unanswered('play', ask.cardsEntered, 'PL-2', asked);
	if (judged.kind === 'suit-needed') {
		const label = suitLabel(judged.request);
		return { ...unanswered('play', label, 'PL-1', asked), word: play.suitsMatter };
	}
	const { question, verdict } = judged;
	const { legal } = verdict;
	const said = playSentence({ rules, question, verdict });
	// whether equal cards may follow is a rule of its own
	const isEqual = words.table[0] === words.play[0] && words.table.length === words.play.length;
	const ofEqual = isEqual && legal === false ? ruleIn(rules, 'PR-5') : null;
	const rule = ofEqual ?? judged.rule;
	const sentence =
		ofEqual === null
			? said
			: m.referee.sentences([said, ruleSaid(rules.ruleset as GameId, ofEqual, undefined)]);
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

/** The leader, with the card that decides it. */
function leadMeaning(rules: Rules, option: 'firstLead' | 'laterLead'): string {
	return rules.options[option] === 'holder-of-card'
		? m.referee.play.refused.mustInclude(openerText(rules))
		: meaningOf(rules, option);
}

export function turnAnswer(situation: Situation, hit: Hit): QuestionAnswer {
	const table = seatsSituation(situation);
	const { rules, now } = table;
	const seats = {
		places: table.places.map(({ id }) => id),
		chairs: table.chairs.map(({ id }) => id)
	};
	const { concepts } = hit.question;
	const exit = concepts.includes('out') || concepts.includes('lastCard');
	// who leads is not who follows the player who is named
	const isLead = concepts.includes('lead') && !concepts.includes('turn') && !exit;
	const player = isLead ? null : namedIn(situation, hit);
	const judged = judgeNamedTurn(rules, seats, now, { player, exit });
	if (judged === null && exit) return unanswered('next', meaningOf(rules, 'leadAfterExit'), 'LE-2');
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

/** Whether it asks who pays how much, not which cards. */
const asksHowMany = ({ question: { concepts, cards } }: Hit): boolean =>
	cards.length === 0 &&
	!concepts.some((one) => ['best', 'worst', 'breakUp', 'keep', 'set', 'joker'].includes(one)) &&
	(concepts.includes('howMany') || !concepts.includes('card'));

export function taxAnswer(
	situation: Situation,
	hit: Hit,
	side: 'payer' | 'receiver'
): QuestionAnswer {
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
		const isOfCards = hit.question.cards.length > 0;
		const isAmount = side === 'payer' && asksHowMany(hit);
		const amount = isAmount ? ruleIn(rules, 'TX-1', 'TX-2', 'PR-9', 'DF-5') : null;
		const rule = side === 'receiver' ? 'TX-5' : (amount ?? 'TX-3');
		if (amount !== null) return unanswered('hand', m.referee.sentences(lines), rule, asked);
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

export function revolutionAnswer(situation: Situation, hit: Hit): QuestionAnswer {
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
	const game = rules.ruleset as GameId;
	const rule = verdict.rules[0] ?? null;
	const isAllowed = verdict.allowed && hit.exact && hit.question.concepts.includes('may');
	return {
		tone: isAllowed ? 'yes' : 'open',
		word: revolutionWord(verdict),
		sentence: m.referee.sentences([
			isOpen ? meaning : revolutionSentence(rules, verdict),
			...(rule === null || !asksMore(hit) ? [] : [ruleSaid(game, rule, undefined)])
		]),
		rule,
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

export function mishapAnswer(situation: Situation, hit: Hit, what: Irregularity): QuestionAnswer {
	const { names, sentences, ways } = m.referee.irregular;
	const verdict = judgeIrregular(situation.rules, what);
	const inForce = verdict.ways.find((way) => way.inForce);
	// what is done about a wrong tribute is a rule of its own
	const rule = verdict.rules.find((id) => id === 'TX-11') ?? verdict.rules[0] ?? null;
	const isSaid = rule !== null && !hit.exact;
	const leaves = what === 'player-left' ? namedIn(situation, hit) : null;
	return {
		tone: 'open',
		word: names[what],
		sentence: m.referee.sentences([
			...(inForce === undefined ? [] : [m.referee.ask.so(ways[inForce.code])]),
			sentences[what],
			...(isSaid ? [ruleSaid(situation.rules.ruleset as GameId, rule, undefined)] : []),
			...(leaves === null ? [] : taxesWithout(situation, leaves))
		]),
		rule,
		asked: { ...nothingAsked, what }
	};
}
