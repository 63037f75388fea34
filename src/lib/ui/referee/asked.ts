import type { Hit } from '#lib/ask/ask.ts';
import type { Way } from '#lib/ask/targets.ts';
import { parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { judgeIrregular, type Irregularity } from '#lib/referee/judge-irregular.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { inTurn } from '#lib/rules/lead.ts';
import { forbiddenLastNow } from '#lib/rules/turning.ts';
import { judgeNext } from '#lib/referee/judge-next.ts';
import { judgeOwed } from '#lib/referee/judge-owed.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import { judgeRevolution, turningPlays } from '#lib/referee/judge-revolution.ts';
import { leadQuestion, owedQuestion, revolutionQuestion } from '#lib/referee/table-now.ts';
import { CHOICES, isOptionName } from '#lib/rules/choices.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { GAME_IDS, isGameId, originOf, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import type { Chapter } from '#lib/rulesets/rulebook.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { optionName } from '#lib/ui/house/options.ts';
import { ruleText } from '#lib/ui/rulebook/texts.ts';
import { wordsOf } from '#lib/ui/rulebook/search-words.ts';
import { openerText } from '#lib/ui/text/cards.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { askerOf } from './asker.ts';
import { isInPack, noPlayBelow, questionOf, suitRequest } from './play-question.ts';
import { PlayDraft, type Asked, type QuestionName } from './referee-draft.svelte.ts';
import { seatsSituation, type Situation } from './situation.ts';
import { playSentence, verdictWord } from './text/play.ts';
import { bracketLine, revolutionSentence, revolutionWord } from './text/table-answers.ts';
import { leadSentence, leadWord, nextSentence, nextWord } from './text/turn.ts';
import { turnsOf } from './trick-turns.ts';

const m = messagesOf('referee', 'rules');

/** The first words of an answer and why, as `Answer` shows them. */
interface Said {
	readonly tone: 'yes' | 'no' | 'open';
	readonly word: string;
	readonly sentence: string;
	/** The rule behind it. */
	readonly rule: RuleId | null;
}

/** An answer to a question in words. */
export interface AskedAnswer extends Said {
	/** Where the rule is read. */
	readonly place: { readonly book: GameId; readonly chapter: Chapter } | null;
	/** The question that it opens, and what is filled in there; null: the answer is the rule
	 * itself. */
	readonly opens: { readonly question: QuestionName; readonly asked: Asked } | null;
}

/** The game and chapter of a rule: "Temple, Taxes". */
export const placeText = ({ book, chapter }: NonNullable<AskedAnswer['place']>): string =>
	m.referee.ask.place(gameText(book, ''), m.rules.chapters[chapter]);

const nothingAsked: Asked = { player: null, exit: false, side: null, what: null, plays: null };

/** A card by its code: 8, 3S, JK. */
function cardOf(code: string): Card {
	return parseCard(code) ?? { kind: 'plain', rank: code as Rank };
}

/** The game whose rulebook has a rule, this game first. */
const bookWith = (game: GameId, id: RuleId): GameId | undefined =>
	[game, ...GAME_IDS].find((book) => bookOf(book).some((rule) => rule.id === id));

/** The rule that an option belongs to, this game’s first. */
const ruleOf = (game: GameId, option: OptionName): RuleId | null =>
	[game, ...GAME_IDS]
		.flatMap((book) => bookOf(book))
		.find(({ options }) => options.includes(option))?.id ?? null;

function meaningOf<K extends OptionName>(rules: Rules, option: K): string {
	const { forbiddenLast } = rules.options;
	// elsewhere its cards stand beside the sentence
	if (option === 'forbiddenLast' && forbiddenLast.length > 0)
		return m.referee.play.refused.forbiddenLast(forbiddenLast);
	const value: Options[K] = rules.options[option];
	return valueMeaning(option, value);
}

/** The sentence of a text that has most of the words asked for; the first of those. */
function bestSentence(text: string, asked: readonly string[]): string {
	const sentences = text.match(/[^.!?。！？]+[.!?。！？]+/g)?.map((one) => one.trim()) ?? [text];
	const stems = asked.filter((word) => word.length > 2).map((word) => word.slice(0, 5));
	const score = (sentence: string) => {
		const words = wordsOf(sentence);
		return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
	};
	return sentences.reduce((best, one) => (score(one) > score(best) ? one : best));
}

/** Whether a way is a mere subject, which asks nothing that yes or no would answer. */
const isBare = ({ says }: Way): boolean => !says.includes(' ');

/** Rules that are about Jokers. */
const OF_JOKERS: readonly RuleId[] = ['PL-3', 'TX-4'];

/** What a rule of the table’s game says: its value at this table, or its text. */
function ruleSays(
	rules: Rules,
	game: GameId,
	id: RuleId,
	{ way, exact }: Hit,
	words: string
): Said {
	const { title, text } = ruleText(game, id) ?? { title: id, text: '' };
	const options = bookOf(game).find((rule) => rule.id === id)?.options ?? [];
	const ruleset = findRuleset(game);
	const changed = options.filter(
		(option) => ruleset !== undefined && originOf(ruleset, rules, option) === 'house'
	);
	const by = typeof way.by === 'function' ? way.by(rules.options) : way.by;
	const shown = by !== undefined && exact ? [by] : changed;
	const sentence =
		shown.length > 0
			? m.referee.sentences(shown.map((option) => meaningOf(rules, option)))
			: bestSentence(text, wordsOf(words));
	const yes = exact && !isBare(way) ? way.yes?.(rules.options) : undefined;
	if (yes === undefined) return { tone: 'open', word: title, sentence, rule: id };
	const { yes: yesWord, no } = m.referee.ask;
	return { tone: yes ? 'yes' : 'no', word: yes ? yesWord : no, sentence, rule: id };
}

/** A question that has to be opened first: its sentence, and what the rules say of it. */
const asQuestion = (question: QuestionName, sentence: string, rule: RuleId | null): Said => ({
	tone: 'open',
	word: m.referee.questions[question],
	sentence,
	rule
});

/** Rules that most plays rest on, beside the one that decides. */
const EVERY_PLAY: readonly RuleId[] = ['PL-1', 'PL-2', 'PL-3', 'FP-3'];

function playSays({ rules, players, now }: Situation, { reading }: Hit): Said & { asked: Asked } {
	const plays = [reading.table.map(cardOf), reading.play.map(cardOf)];
	const all = plays.flat();
	const isKnown = reading.says !== null && all.length > 0 && isInPack(rules, players, all);
	const asked: Asked = { ...nothingAsked, plays: isKnown ? plays : null };
	const draft = new PlayDraft();
	if (isKnown) draft.plays = plays;
	const question = questionOf(rules, players, draft, now);
	const isJudged = reading.says === 'alone' && noPlayBelow(rules, question) === null;
	if (!isKnown || draft.play.length === 0 || !isJudged) {
		const { ask, play } = m.referee;
		return { ...asQuestion('play', isKnown ? ask.cardsEntered : play.how, 'PL-2'), asked };
	}
	const needed = suitRequest(rules, question, draft);
	if (needed !== null)
		return { ...asQuestion('play', needed.label, 'PL-1'), word: m.referee.play.suitsMatter, asked };
	const verdict = judgePlay(rules, question);
	const { legal } = verdict;
	return {
		tone: legal === null ? 'open' : legal ? 'yes' : 'no',
		word: verdictWord(verdict),
		sentence: playSentence({ rules, question, verdict }),
		rule: verdict.rules.find((id) => !EVERY_PLAY.includes(id)) ?? verdict.rules.at(-1) ?? null,
		asked
	};
}

/** The player who is named, if seated. */
function namedIn({ places, evening }: Situation, { reading }: Hit): PlayerId | null {
	return evening === null || reading.player === null ? null : (places[reading.player]?.id ?? null);
}

/** Who leads, with the card that decides it. */
function leadMeaning(rules: Rules, option: 'firstLead' | 'laterLead'): string {
	return rules.options[option] === 'holder-of-3c'
		? m.referee.play.refused.mustInclude(openerText(rules))
		: meaningOf(rules, option);
}

function nextSays(situation: Situation, hit: Hit): Said & { asked: Asked } {
	const table = seatsSituation(situation);
	const { rules, places, chairs, now, round } = table;
	const name = (player: PlayerId) =>
		isolateName(places.find(({ id }) => id === player)?.name ?? '');
	const player = namedIn(situation, hit);
	const gone = now?.gone ?? [];
	if (player !== null && (!gone.includes(player) || now?.latestOut === player)) {
		const exit = hit.reading.concepts.includes('out');
		const seats = chairs.map(({ id }) => id);
		const others = seats.filter((id) => id !== player && !gone.includes(id));
		const out = gone.filter((id) => id !== player);
		const verdict = judgeNext(rules, {
			places: places.map(({ id }) => id),
			chairs: seats,
			out,
			turned: now?.turned,
			reversed: now?.reversed,
			firstOut: now?.firstOut === true && !gone.includes(player),
			turns: turnsOf(
				inTurn(seats, now?.reversed ?? false),
				{ player, did: 'play', exit },
				{ passed: exit ? others : [], gone: out, below: null }
			)
		});
		return {
			tone: 'open',
			word: nextWord(verdict, name),
			sentence: nextSentence(verdict, name),
			rule: verdict.rules.at(-1) ?? null,
			asked: { ...nothingAsked, player, exit }
		};
	}
	if (now?.round) {
		const verdict = judgeLead(rules, leadQuestion(now), round?.revolution?.greater);
		return {
			tone: 'open',
			word: leadWord(verdict.lead, name),
			sentence: leadSentence(verdict.lead),
			rule: verdict.rules.at(-1) ?? null,
			asked: nothingAsked
		};
	}
	const { firstRound, laterRounds } = m.referee.ask;
	const first = leadMeaning(rules, 'firstLead');
	const later = leadMeaning(rules, 'laterLead');
	const both = [firstRound(first), laterRounds(later)];
	const sentence = m.referee.sentences(first === later ? [first] : both);
	return { ...asQuestion('next', sentence, 'LE-1'), asked: nothingAsked };
}

function handSays(
	situation: Situation,
	hit: Hit,
	side: 'payer' | 'receiver'
): Said & { asked: Asked } {
	const table = seatsSituation(situation);
	const { rules, now, places } = table;
	const game = rules.ruleset as GameId;
	const player = namedIn(situation, hit);
	const asked: Asked = { ...nothingAsked, side, player };
	const back = side === 'receiver' ? meaningOf(rules, 'giveback') : null;
	if (!now?.round)
		return {
			...(back === null
				? asQuestion('hand', meaningOf(rules, 'taxSchedule'), ruleOf(game, 'taxSchedule'))
				: asQuestion('hand', back, 'TX-5')),
			asked
		};
	const name = (id: PlayerId) => isolateName(places.find((one) => one.id === id)?.name ?? '');
	const brackets = now.taxes.brackets.filter(
		(one) => player === null || [one.payer, one.receiver].includes(player)
	);
	if (brackets.length > 0) {
		const sentence = m.referee.sentences([
			...brackets.map((one) => bracketLine(one, name)),
			...(back === null ? [] : [back])
		]);
		return { ...asQuestion('hand', sentence, back === null ? 'TX-3' : 'TX-5'), asked };
	}
	const of = player ?? places.at(-1)?.id;
	const owed = of === undefined ? null : judgeOwed(rules, owedQuestion(now, of));
	return {
		tone: 'open',
		word: m.referee.hand.nothing,
		sentence: !owed?.why ? '' : m.referee.hand.whyNothing[owed.why],
		rule: owed?.rules[0] ?? null,
		asked
	};
}

function revolutionSays(situation: Situation, hit: Hit): Said & { asked: Asked } {
	const { rules, now, places } = seatsSituation(situation);
	const named = namedIn(situation, hit);
	const caller = named ?? places.at(-1)?.id;
	const asked: Asked = { ...nothingAsked, player: named };
	if (!now?.round || caller === undefined) {
		// a play that turns the ranking is the revolution of games in which none is called (PR-7)
		const plays = rules.options.revolution === 'none' ? turningPlays(rules.options) : [];
		const said =
			plays.length > 0
				? asQuestion('revolution', m.referee.revolution.turns(plays), 'PR-7')
				: asQuestion('revolution', meaningOf(rules, 'revolution'), null);
		return { ...said, asked };
	}
	const verdict = judgeRevolution(rules, revolutionQuestion(now, caller));
	// what it does depends on who calls it
	const isOpen = named === null && verdict.changes.includes('places-turned');
	return {
		tone: verdict.allowed && hit.exact && hit.reading.concepts.includes('may') ? 'yes' : 'open',
		word: revolutionWord(verdict),
		sentence: isOpen ? meaningOf(rules, 'revolution') : revolutionSentence(rules, verdict),
		rule: verdict.rules[0] ?? null,
		asked
	};
}

function mishapSays({ rules }: Situation, what: Irregularity): Said & { asked: Asked } {
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

/** The rules of the cards on the table as they hold now: while the ranking is turned, other last
 * cards are forbidden (PR-8). */
function rulesNow({ rules, now }: Situation): Rules {
	if (now?.turned !== true) return rules;
	const forbiddenLast = forbiddenLastNow(rules.options, true);
	return { ...rules, options: { ...rules.options, forbiddenLast } };
}

/** The first value of an option that is not `none`. */
const firstUse = (option: OptionName): unknown =>
	option === 'forbiddenLast' || option === 'target'
		? undefined
		: (CHOICES[option] as readonly unknown[]).find((value) => value !== 'none');

/** What an option does at this table; one that is off is told as it is where it is on. */
function optionSaid(rules: Rules, option: OptionName): Said {
	const said = { tone: 'open', word: optionName(option) } as const;
	const rule = ruleOf(rules.ruleset as GameId, option);
	const value = rules.options[option];
	const on = value === false ? true : value === 'none' ? firstUse(option) : undefined;
	if (on === undefined) return { ...said, sentence: meaningOf(rules, option), rule };
	const { elsewhere, notHere } = m.referee.ask;
	const meaning = valueMeaning(option, on as Options[OptionName]);
	return { ...said, sentence: m.referee.sentences([notHere, elsewhere(meaning)]), rule };
}

function saidOf(situation: Situation, hit: Hit, words: string): Said & { asked?: Asked } {
	const rules = rulesNow(situation);
	const { target } = hit;
	const game = rules.ruleset as GameId;
	if ('rule' in target) {
		const lacksJokers = rules.options.jokers === 0 && hit.reading.concepts.includes('joker');
		return lacksJokers && OF_JOKERS.includes(target.rule)
			? optionSaid(rules, 'jokers')
			: ruleSays(rules, game, target.rule, hit, words);
	}
	if ('option' in target) return optionSaid(rules, target.option as OptionName);
	switch (target.question) {
		case 'play':
			return playSays(situation, hit);
		case 'call':
			return { ...asQuestion('call', meaningOf(rules, 'calledRuns'), 'PL-8'), asked: nothingAsked };
		case 'next':
			return nextSays(situation, hit);
		case 'hand':
			return handSays(situation, hit, target.side);
		case 'join': {
			const leaves = hit.reading.concepts.includes('leave');
			const asked = { ...nothingAsked, player: leaves ? namedIn(situation, hit) : null };
			return { ...asQuestion('join', meaningOf(rules, 'newcomers'), 'JO-2'), asked };
		}
		case 'revolution':
			return revolutionSays(situation, hit);
		case 'irregular':
			return mishapSays(situation, target.what as Irregularity);
	}
}

/** How much worse than the first an answer may fit to be shown beside it. */
const LEAST = 0.45;

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
	const near = hits.filter(({ score }) => score >= hits[0]!.score * LEAST).slice(0, 2);
	return near.map((hit) => {
		const { asked, ...said } = saidOf(situation, hit, words);
		const book = said.rule === null ? undefined : bookWith(game, said.rule);
		const chapter = book && bookOf(book).find(({ id }) => id === said.rule)?.chapter;
		return {
			...said,
			place: book === undefined || chapter === undefined ? null : { book, chapter },
			opens:
				asked === undefined || !('question' in hit.target)
					? null
					: { question: hit.target.question, asked }
		};
	});
}
