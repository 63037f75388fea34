import type { Hit } from '#lib/ask/ask.ts';
import type { Subject } from '#lib/ask/phrasings.ts';
import { isRank, isWild, parseCard, type Card, type Rank } from '#lib/cards/card.ts';
import { judgeNamedPlay } from '#lib/referee/judge-asked.ts';
import { turningPlays } from '#lib/referee/judge-revolution.ts';
import { parseEffect } from '#lib/rules/effects.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import { rankOrder, type OptionName } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bracketCounts } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { ruleOfOption } from '#lib/rulesets/books.ts';
import { spokenTitle, type GameId, type Rules } from '#lib/rulesets/ruleset.ts';
import { effectMeanings, valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { ruleSentences } from '#lib/ui/rulebook/texts.ts';
import { cardText, wildOf } from '#lib/ui/text/cards.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import { openerText } from '#lib/ui/text/opener.ts';
import { numberRemark } from '#lib/ui/text/player-count.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import type { PlayShape } from '#lib/messages/cards.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { ruleIn, ruleSaid } from './answer-parts.ts';
import { seatsSituation, type Situation } from './situation.ts';
import { bracketLine } from './text/table-answers.ts';

const m = messagesOf('answers', 'referee', 'rules');

/** What the rules in force say about a subject. */
export interface SubjectAnswer {
	readonly sentence: string;
	/** The answer to a question that wants yes or no; undefined: it is no such question. */
	readonly yes?: boolean;
	readonly rule: RuleId | null;
}

type Handler = (situation: Situation, hit: Hit) => SubjectAnswer;

const gameOf = (rules: Rules): GameId => rules.ruleset as GameId;
const meaningOf = (rules: Rules, option: OptionName): string =>
	valueMeaning(option, rules.options[option], rules.options);

/** The ranks that a question names, each once. */
const ranksIn = ({ question }: Hit): Rank[] => [
	...new Set(
		question.cards.flatMap((code) => {
			if (isRank(code)) return [code];
			const card = parseCard(code);
			return card !== undefined && 'rank' in card ? [card.rank] : [];
		})
	)
];

/** What a lone wild card is worth beside the ranks. */
function wildSentences(rules: Rules): string[] {
	const { jokers, deck, wild, jokersHighest } = rules.options;
	if (jokers === 0 && deck !== 'dalmuti') return [];
	const name = cardText(wildOf(rules));
	if (jokersHighest) return [m.answers.wildAbove(name)];
	return wild === 'joins-a-set' ? [m.answers.wildBelow(name)] : [];
}

/** Whether a question is about the time while the ranking is turned; four of a kind may be about to
 * turn it. */
export function isWhileTurned({ options }: Rules, { question: { concepts } }: Hit): boolean {
	const isOfFour = concepts.includes('fourOfAKind');
	const isSaid = concepts.includes('turned') || (concepts.includes('revolution') && !isOfFour);
	return isSaid && turningPlays(options).length > 0;
}

const ranking: Handler = ({ rules, players }, hit) => {
	const { highest, lowest, above, between, order } = m.answers;
	const usual: readonly Rank[] = rankOrder(rules.options, players);
	const isTurned = isWhileTurned(rules, hit);
	const strong = isTurned ? usual.toReversed() : usual;
	const asked = ranksIn(hit)
		.filter((rank) => strong.includes(rank))
		.sort((a, b) => strong.indexOf(a) - strong.indexOf(b));
	const { concepts, cards } = hit.question;
	const top = highest(strong.at(-1)!, strong.at(-2)!);
	const bottom = lowest(strong[0]!, strong[1]!);
	const sentences = (): string[] => {
		const at = asked[0] === undefined ? -1 : strong.indexOf(asked[0]);
		if (asked.length > 1) return [above(asked.at(-1)!, asked[0]!)];
		// a rank beside a Joker
		if (at >= 0 && cards.some(isWild)) return [...wildSentences(rules), meaningOf(rules, 'wild')];
		if (at === strong.length - 1) return [top];
		if (at === 0) return [bottom];
		if (at > 0) return [between(strong[at - 1]!, strong[at]!, strong[at + 1]!)];
		if (cards.some(isWild)) return [...wildSentences(rules), meaningOf(rules, 'wild')];
		const isBoth = concepts.includes('best') && concepts.includes('worst');
		if (isBoth) return [top, bottom];
		if (concepts.includes('worst')) return [bottom, ...wildSentences(rules)];
		return concepts.includes('best') || concepts.includes('unbeatable')
			? [top, ...wildSentences(rules)]
			: [order(strong.map(cardText)), ...wildSentences(rules)];
	};
	const ofWild = rules.options.jokersHighest
		? ruleIn(rules, 'DF-1', 'PL-3')
		: ruleIn(rules, 'PL-3');
	const ofTarot = asked.some((rank) => rank === 'P' || rank === 'N') ? ruleIn(rules, 'TH-2') : null;
	const isTemple = gameOf(rules) === 'temple';
	const rule = asked.length < 2 && cards.some(isWild) ? ofWild : isTemple ? 'PL-1' : ofTarot;
	const said = [...(isTurned ? [meaningOf(rules, 'turnedBy')] : []), ...sentences()];
	return { sentence: m.referee.sentences(said), rule: rule ?? ruleIn(rules, 'PL-2') };
};

const copies: Handler = ({ rules, players }, hit) => {
	const [rank = null] = ranksIn(hit);
	const count = rankCounts(packFor(rules.options, players)).get(rank ?? '') ?? 0;
	return {
		sentence: rank === null ? meaningOf(rules, 'deck') : m.answers.copies(count, rank),
		rule: ruleOfOption(rules.ruleset, 'deck')
	};
};

const collects: Handler = ({ rules }) => {
	const isNamed = rules.options.deck === 'dalmuti';
	const [sentence] = ruleSentences(gameOf(rules), 'DK-7');
	return isNamed && sentence !== undefined
		? { sentence: sentence.text, rule: 'DK-7' }
		: { sentence: m.answers.collectsOpen, rule: 'PL-7' };
};

const runLength: Handler = ({ rules }) => {
	const { runs, runLength: cards } = rules.options;
	return {
		sentence: runs === 'none' ? meaningOf(rules, 'runs') : m.answers.runLength(cards),
		rule: 'PL-1'
	};
};

const counts: Handler = ({ rules }, { question }) => {
	const { counts: by } = rules.options;
	const { shapes } = question;
	const sentence = meaningOf(rules, 'counts');
	if (shapes === null) return { sentence, rule: 'PL-2' };
	const { play, table } = shapes;
	const fits = by === 'same' ? false : by === 'same-or-double' ? play === 2 * table : play > table;
	return { sentence, yes: fits, rule: 'PL-2' };
};

/** The cards that may be played on a card, or as many of them on a set. */
function beating({ rules, players }: Situation, table: readonly Card[]): string[] {
	const wild = wildOf(rules);
	const all: string[] = [...rankOrder(rules.options, players), wild];
	return all.filter((code) => {
		const card = parseCard(code) ?? { kind: 'plain', rank: code };
		const play = table.map(() => card as Card);
		const judged = judgeNamedPlay(rules, players, [table, play], null);
		return judged.kind === 'judged' && judged.verdict.legal === true;
	});
}

/** Cards that are all the same, as messages take them. */
function shapeOf(table: readonly Card[]): PlayShape {
	const [card] = table;
	const count = table.length;
	if (card?.kind === 'wild') return { kind: 'wilds', count, wild: card.wild };
	return card !== undefined && 'rank' in card
		? { kind: 'set', count, rank: card.rank }
		: { kind: 'cards', count };
}

const beaten: Handler = (situation, hit) => {
	const { rules } = situation;
	const { cards } = hit.question;
	const [code] = cards;
	// 2 2: a pair of twos
	const table = cards
		.filter((one) => one === code)
		.map((one) => parseCard(one) ?? { kind: 'plain' as const, rank: one as never });
	const by = beating(situation, table);
	const play = shapeOf(table);
	const rule = by.length === 0 ? ruleIn(rules, 'PL-4', 'PL-5', 'PL-2') : 'PL-2';
	return by.length === 0
		? { sentence: m.answers.nothingBeats(play), yes: false, rule }
		: { sentence: m.answers.beatenBy(play, by.map(cardText)), yes: true, rule };
};

/** The rules on what a rank may do, of the games that have them. */
const EFFECT_RULES = new Map<string | null, RuleId>([
	['2', 'PL-4'],
	['5', 'DF-14'],
	['7', 'DF-15'],
	['8', 'PR-6'],
	['9', 'DF-14'],
	['10', 'DF-15'],
	['J', 'DF-12'],
	['Q', 'DF-16'],
	['9 9 9', 'DF-17']
]);

const effect: Handler = ({ rules }, hit) => {
	const { effects, wildRank, tops } = rules.options;
	const [rank = null] = ranksIn(hit);
	const isWildAsked = rank === null && hit.question.cards.some(isWild);
	if (isWildAsked) return { sentence: meaningOf(rules, 'wild'), rule: ruleIn(rules, 'PL-3') };
	const own = effects.filter((one) => String(parseEffect(one)?.rank) === rank);
	const isOf = (entry: string) => new RegExp(`^${rank}(?![0-9])`).test(entry);
	const options: OptionName[] = [
		...(wildRank === rank ? (['wildRank'] as const) : []),
		...(tops.some(isOf) ? (['tops'] as const) : [])
	];
	// an entry with * forbids nothing where the rank has no effect
	const forbidden = forbiddenTextsNow(rules.options, {}).filter(
		(text) => isOf(text) && (own.length > 0 || !text.endsWith('*'))
	);
	const named = EFFECT_RULES.get(hit.question.cards.join(' ')) ?? EFFECT_RULES.get(rank);
	const usual = named === undefined ? null : ruleIn(rules, named);
	const sentences = [
		...(own.length + options.length > 0 || rank === null
			? effectMeanings(own)
			: [m.answers.noEffect(rank)]),
		...options.map((option) => meaningOf(rules, option)),
		...(forbidden.length > 0
			? [m.referee.play.refused.forbiddenLast(forbidden.map((text) => text.replace(/\*$/, '')))]
			: [])
	];
	return {
		sentence: m.referee.sentences(sentences),
		rule:
			own.length === 0 && options.length > 0
				? ruleOfOption(rules.ruleset, options[0]!)
				: (usual ?? ruleOfOption(rules.ruleset, 'effects'))
	};
};

const players: Handler = ({ rules }, { question }) => {
	const { min, max, best } = rules.players;
	const { number, concepts } = question;
	// two who join are no whole table
	if (concepts.includes('join') && number !== null && number < min)
		return { sentence: meaningOf(rules, 'newcomers'), rule: ruleIn(rules, 'JO-2') };
	const range = m.rules.players(min, max, best);
	const rule = ruleIn(rules, 'TI-1', 'PR-2', 'DF-2');
	if (number === null || number < 1) return { sentence: range, rule };
	const { text, wrong } = numberRemark(rules, number);
	const sentence = m.referee.sentences([text, range]);
	// too many: no yes or no
	return concepts.includes('misdeal') ? { sentence, rule } : { sentence, yes: !wrong, rule };
};

/** How many cards everyone is dealt. */
const handSizes: Handler = ({ rules, players: seated }, { question: { number } }) => {
	const { min, max } = rules.players;
	const people = number !== null && number >= min && number <= max ? number : seated;
	const { each, extra } = packFor(rules.options, people);
	const { dealt, dealtUneven } = m.answers;
	const said =
		extra === 0 ? dealt(each) : dealtUneven(people, people - extra, each, extra, each + 1);
	const rule = ruleIn(rules, 'DK-7', 'PR-4');
	const dealing = rule === null ? [] : [ruleSaid(gameOf(rules), rule, undefined)];
	return { sentence: m.referee.sentences([said, ...dealing]), rule };
};

/** Who sits beside the player who is named. */
const neighbours: Handler = (situation, { question: { player } }) => {
	const { rules, chairs, places, evening } = seatsSituation(situation);
	const rule = ruleIn(rules, 'SE-2', 'SE-3');
	const named = player === null || evening === null ? undefined : places[player]?.id;
	const at = chairs.findIndex(({ id }) => id === named);
	const nameAt = (step: number) =>
		isolateName(chairs[(at + step + chairs.length) % chairs.length]?.name ?? '');
	const beside = at < 0 ? [] : [m.answers.beside(nameAt(0), nameAt(1), nameAt(-1))];
	const text = rule === null ? [] : [ruleSaid(gameOf(rules), rule, undefined)];
	return { sentence: m.referee.sentences([...beside, ...text]), rule };
};

/** The titles with those who have them now. */
function holders(situation: Situation): string | null {
	const { rules, places, evening, now } = seatsSituation(situation);
	if (evening === null || now === null || now.round === null) return null;
	const all = titlesFor(rules, { players: places.length, round: 2 });
	const named = places.map(({ name }, i) =>
		m.answers.holder(titleText(spokenTitle(rules, all[i]!)), isolateName(name))
	);
	return m.answers.titles(named);
}

const titles: Handler = (situation, { question }) => {
	const { rules, players: seated } = situation;
	const { number } = question;
	const held = number === null || number === seated ? holders(situation) : null;
	const all = titlesFor(rules, { players: number ?? seated, round: 2 });
	const runs: [string, number][] = [];
	for (const title of all) {
		const last = runs.at(-1);
		if (last?.[0] === title) last[1] += 1;
		else runs.push([title, 1]);
	}
	const named = runs.map(([title, n]) => {
		const text = titleText(spokenTitle(rules, title));
		return n > 1 ? m.answers.titleOf(text, n) : text;
	});
	const rule = ruleIn(rules, 'TI-2', 'TI-3', 'TI-4', 'TI-5', 'PR-2', 'DF-2');
	return { sentence: held ?? m.answers.titles(named), rule };
};

/** Who has which place. */
const places: Handler = (situation) => {
	const { rules } = situation;
	const text = ruleSaid(gameOf(rules), 'SE-4', [0]);
	const held = holders(situation);
	return { sentence: m.referee.sentences(held === null ? [text] : [held, text]), rule: 'SE-4' };
};

const taxes: Handler = ({ rules, players: seated }, { question }) => {
	const schedule = rules.options.taxSchedule;
	const number = question.number ?? seated;
	const all = titlesFor(rules, { players: number, round: 2 }).map(titleText);
	const lines = bracketCounts(schedule, number).map((count, i) =>
		bracketLine({ payer: all[number - 1 - i]!, receiver: all[i]!, count }, (name) => name)
	);
	return {
		sentence: lines.length === 0 ? meaningOf(rules, 'taxSchedule') : m.referee.sentences(lines),
		rule: ruleIn(rules, 'TX-1', 'TX-2')
	};
};

/** The leader of a first round, with the card that decides it. */
const firstLead: Handler = ({ rules }) => ({
	sentence:
		rules.options.firstLead === 'holder-of-card'
			? m.referee.sentences([
					m.referee.play.refused.mustInclude(openerText(rules)),
					meaningOf(rules, 'firstLead')
				])
			: meaningOf(rules, 'firstLead'),
	rule: 'LE-1'
});

const score: Handler = ({ rules }) => {
	const { scoring } = rules.options;
	const rule =
		scoring === 'none'
			? ruleIn(rules, 'SC-4')
			: scoring === 'by-title'
				? ruleIn(rules, 'PR-10', 'SC-3', 'SC-1')
				: ruleIn(rules, 'SC-1', 'SC-3', 'PR-10');
	return { sentence: meaningOf(rules, 'scoring'), yes: scoring !== 'none', rule };
};

/** The end of an evening: after the rounds or at the points of a series, or when the table
 * likes. */
const ending: Handler = ({ rules }, { question: { concepts } }) => {
	if (rules.options.scoring !== 'none')
		return { sentence: meaningOf(rules, 'target'), rule: ruleIn(rules, 'SC-2', 'SC-4') };
	const game = gameOf(rules);
	// how long a series is that is played for points
	const isSeries = concepts.includes('score') || concepts.includes('everyRound');
	return isSeries && ruleIn(rules, 'SC-2') !== null
		? { sentence: ruleSaid(game, 'SC-2', undefined), rule: 'SC-2' }
		: { sentence: ruleSaid(game, 'SC-4', [0]), rule: 'SC-4' };
};

const HANDLERS: Record<Subject, Handler> = {
	ranking,
	copies,
	collects,
	'run-length': runLength,
	counts,
	beaten,
	effect,
	players,
	titles,
	places,
	neighbours,
	'hand-sizes': handSizes,
	taxes,
	'first-lead': firstLead,
	score,
	ending
};

/** What the rules in force say about a subject. */
export const subjectAnswer = (subject: Subject, situation: Situation, hit: Hit): SubjectAnswer =>
	HANDLERS[subject](situation, hit);
