import MiniSearch from 'minisearch';
import type { Rank, Wild } from '#lib/cards/card.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Concept, Lexicon } from './concepts.ts';
import { tokensOf, type Script } from './phrases.ts';
import { Reader, type ParsedQuestion } from './read.ts';
import type { Phrasing, Target } from './phrasings.ts';
import { TARGETS } from './targets.ts';

/** A game in a language, as far as questions are about it. */
export interface Subject {
	readonly lexicon: Lexicon;
	readonly script: Script;
	/** The wild card of its pack. */
	readonly wild: Wild;
	/** The texts of its rules in this language. */
	readonly rules: readonly { readonly id: RuleId; readonly title: string; readonly text: string }[];
	/** All irregularities, all options, and the options of this game’s rules. */
	readonly mishaps: readonly string[];
	readonly options: readonly string[];
	readonly ownOptions: readonly string[];
}

/** An answer to a question in words. */
export interface Hit {
	readonly target: Target;
	/** How the target was asked for. */
	readonly phrasing: Phrasing;
	/** Whether the question has no further terms, so that `phrasing.yes` answers it. */
	readonly exact: boolean;
	readonly question: ParsedQuestion;
	readonly score: number;
	/** How many telling terms the question and the phrasing have in common. */
	readonly matched: number;
}

/** Terms of nearly every question, which count little. */
const COMMON: readonly string[] = [
	'may',
	'must',
	'who',
	'where',
	'howMany',
	'what',
	'when',
	'card',
	'play',
	'cards',
	'player',
	'everyRound',
	'on',
	'onAfter',
	'turn',
	'trick',
	'win',
	'now',
	'top',
	'bottom'
];
/** Terms that a question may have besides those of a phrasing that answers it. */
const NEUTRAL: readonly string[] = ['card', 'cards', 'trick', 'everyone', 'now'];
/** Terms that are no question by themselves: what, may, card. */
const EMPTY = COMMON.filter((term) => !['cards', 'turn', 'top', 'bottom'].includes(term));

/** Terms without which their phrasings are not meant. */
const REQUIRED: readonly string[] = [
	'cards',
	'cardOnCard',
	'cardRun',
	'cardsApart',
	'shapes',
	'player',
	'handSize'
];
const isRank = (term: string): boolean => term.startsWith('rank-');
const isRequired = (term: string): boolean => isRank(term) || REQUIRED.includes(term);

/** A common term’s part of its weight. */
const COMMON_WEIGHT = 0.25;
/** How much a term counts that only the phrasing has, and one that only the question has. */
const UNASKED = 0.7;
const UNANSWERED = 0.55;
/** The weight of a word that is in no list. */
const UNKNOWN = 0.8;
/** What a rule’s own words add to the score of its phrasings, at most, and their score without
 * any. */
const WORDS_BESIDE = 0.2;
const WORDS_ALONE = 0.5;

/** The part of its score that a question about cards has left if it is not clear which cards. */
const VAGUE = 0.8;

interface Doc {
	readonly id: RuleId;
	readonly title: string;
	readonly text: string;
}

interface Entry {
	readonly target: Target;
	readonly phrasing: Phrasing;
	readonly terms: readonly string[];
}

const rankTerm = (card: string): string => `rank-${/^(\d+|[A-Z])/.exec(card)?.[0] as Rank}`;

/** The payer, if both top and bottom are named: the one before the verb. */
function giverOf(concepts: readonly Concept[]): string[] {
	const pay = concepts.indexOf('pay');
	const giver = concepts
		.slice(0, Math.max(0, pay))
		.find((one) => one === 'top' || one === 'bottom');
	return giver === undefined ? [] : [giver === 'top' ? 'topPays' : 'bottomPays'];
}

/** Whether all pass, or nobody plays or beats. */
const doAllPass = (concepts: readonly Concept[]): boolean =>
	(concepts.includes('everyone') && concepts.includes('pass')) ||
	(concepts.includes('nobody') &&
		concepts.some((one) => ['beat', 'play', 'on', 'may', 'unbeatable'].includes(one)));

/** Concepts whose meaning is in others. */
const PARTS: readonly Concept[] = ['everyone', 'nobody'];

/** The terms of a question. */
function termsOf(question: ParsedQuestion): string[] {
	const { concepts, cards, play, table, player, shapes, areApart } = question;
	const isOnCard = play.length > 0 && table.length > 0;
	// a run without a call
	const isRun = !isOnCard && new Set(play).size > 2 && !concepts.includes('ordering');
	const ranks =
		isOnCard || isRun ? [] : cards.filter((card) => !/^J[KE]$/.test(card)).map(rankTerm);
	const terms = [
		...concepts.filter((one) => !PARTS.includes(one) && (!isOnCard || one !== 'joker')),
		...(doAllPass(concepts) ? ['allPass'] : []),
		...ranks,
		...(isOnCard ? ['cardOnCard'] : cards.length > 0 ? ['cards'] : []),
		...(isRun ? ['cardRun'] : []),
		...(!isOnCard && areApart ? ['cardsApart'] : []),
		...(player === null ? [] : ['player']),
		...(shapes === null ? [] : ['shapes']),
		...giverOf(concepts)
	];
	return [...new Set(terms)];
}

const keyOf = (target: Target): string => JSON.stringify(target);

/** The least score of a sure answer, and how far it is ahead of the next one. */
const SURE = { score: 0.72, lead: 0.1 };
/** The same if something in the question is in no list: where most of it is understood, and where
 * only a single thing is not. */
const SURE_UNKNOWN = { score: 0.78, lead: 0.2 };
const SURE_ONE_UNKNOWN = { score: 0.9, lead: 0.25 };

/** Whether the first hit is what was asked. */
export function isSure(hits: readonly Hit[]): boolean {
	const [first, ...others] = hits;
	if (first === undefined) return false;
	const { exact, score, matched, question, target, phrasing } = first;
	// beside one about the named player, one that asks for the same of nobody is no other question
	const terms = phrasing.terms.split(' ');
	const second = others.find(
		(other) =>
			!terms.includes('player') ||
			other.phrasing.terms.split(' ').some((term) => !terms.includes(term))
	);
	// the cards are to be entered first
	if ('question' in target && target.question === 'play' && question.asks !== 'alone') return false;
	if (exact) return true;
	const isMostlyKnown = matched >= 2 * question.unknown;
	if (question.unknown > 1 && !isMostlyKnown) return false;
	const known = question.unknown === 0 ? SURE : SURE_UNKNOWN;
	const least = isMostlyKnown ? known : SURE_ONE_UNKNOWN;
	return score >= least.score && score - (second?.score ?? 0) >= least.lead;
}

/** Finds what a question in plain words is about, in one game and one language. */
export class Asker {
	readonly #reader: Reader;
	readonly #stem: (word: string) => string;
	/** The texts of the rules. */
	readonly #texts = new MiniSearch<Doc>({
		fields: ['title', 'text'],
		tokenize: (text) => text.split(' ').filter((word) => word !== ''),
		processTerm: (term) => term
	});
	readonly #entries: Entry[] = [];
	readonly #weights = new Map<string, number>();

	constructor(subject: Subject) {
		const { lexicon, script, wild, rules, mishaps, options, ownOptions } = subject;
		this.#stem = lexicon.stem;
		const rightWords = rules.flatMap(({ title, text }) => tokensOf(`${title} ${text}`, script));
		this.#reader = new Reader(lexicon, script, wild, rightWords);
		const has = (target: Target): boolean => {
			if ('rule' in target) return rules.some(({ id }) => id === target.rule);
			if ('option' in target) return options.includes(target.option);
			if ('subject' in target) return true;
			if (target.question === 'call') return rules.some(({ id }) => id === 'PL-8');
			return target.question !== 'irregular' || mishaps.includes(target.what);
		};
		// a rank names an option only in a game that has that option
		const isForeign = (target: Target, { terms }: Phrasing): boolean =>
			'option' in target && terms.includes('rank-') && !ownOptions.includes(target.option);
		for (const { target, phrasings, unless } of TARGETS)
			if (has(target) && !(unless !== undefined && has({ rule: unless })))
				for (const phrasing of phrasings)
					if (!isForeign(target, phrasing))
						this.#entries.push({ target, phrasing, terms: phrasing.terms.split(' ') });
		for (const { terms } of this.#entries)
			for (const term of terms) this.#weights.set(term, (this.#weights.get(term) ?? 0) + 1);
		for (const [term, count] of this.#weights)
			this.#weights.set(term, Math.log(1 + this.#entries.length / count));
		const words = (text: string) => this.#reader.wordsOf(text).map(this.#stem).join(' ');
		for (const { id, title, text } of rules)
			this.#texts.add({ id, title: words(title), text: words(text) });
	}

	/** How much a term says about what is asked. */
	#weight(term: string): number {
		const weight = this.#weights.get(term) ?? Math.log(1 + this.#entries.length);
		return COMMON.includes(term) ? weight * COMMON_WEIGHT : weight;
	}

	/** How well a phrasing fits a question: 0 to 1. */
	#fit(entry: Entry, terms: readonly string[], unknown: number): number {
		const sum = (some: readonly string[]) =>
			some.reduce((total, term) => total + this.#weight(term), 0);
		const common = sum(entry.terms.filter((term) => terms.includes(term)));
		const unasked = sum(entry.terms.filter((term) => !terms.includes(term)));
		// a phrasing of any cards is one of these, and one of a rank or of Jokers one of cards
		const isOfAny = entry.terms.includes('cards');
		const isOfSome = entry.terms.some((term) => term === 'joker' || isRank(term));
		const isSaid = (term: string) =>
			entry.terms.includes(term) || (isOfAny && isRank(term)) || (isOfSome && term === 'cards');
		const unanswered = sum(terms.filter((term) => !isSaid(term)));
		return common / (common + UNASKED * unasked + UNANSWERED * (unanswered + unknown));
	}

	/** The rules whose texts have the words that no list has; 0 to 1, by rule. */
	#byWords(words: readonly string[]): Map<RuleId, number> {
		if (words.length === 0) return new Map();
		const found = this.#texts.search(words.map(this.#stem).join(' '), {
			boost: { title: 2 },
			prefix: (term) => term.length > 3,
			fuzzy: (term) => (term.length > 5 ? 1 : false)
		});
		const best = found[0]?.score ?? 1;
		return new Map(
			found.map(({ id, score, queryTerms }) => [
				id as RuleId,
				(score / best) * (queryTerms.length / words.length)
			])
		);
	}

	/** Finds the questions and rules that a question in words is about, the likeliest first.
	 * @param names of the players at the table */
	ask(question: string, names: readonly string[]): Hit[] {
		const parsed = this.#reader.read(question, names);
		const terms = termsOf(parsed);
		const isExact = ({ terms: own }: Entry): boolean =>
			parsed.understood &&
			own.every((term) => COMMON.includes(term) || terms.includes(term)) &&
			terms.every((term) => NEUTRAL.includes(term) || own.includes(term));
		const unknown = parsed.words.length * UNKNOWN;
		const byWords = this.#byWords(parsed.words);
		const best = new Map<string, Hit>();
		const add = (hit: Hit) => {
			const key = keyOf(hit.target);
			if (hit.score > (best.get(key)?.score ?? 0)) best.set(key, hit);
		};
		for (const entry of this.#entries) {
			if (entry.terms.some((term) => isRequired(term) && !terms.includes(term))) continue;
			// a rank says little beside what it is asked for
			const isOfRanks = entry.terms.every(isRank);
			const isAny = entry.terms.some(
				(term) => terms.includes(term) && !EMPTY.includes(term) && (isOfRanks || !isRank(term))
			);
			const isWhole = entry.terms.every((term) => terms.includes(term));
			if (!isAny && !isWhole) continue;
			const { target, phrasing } = entry;
			const bonus = 'rule' in target ? (byWords.get(target.rule) ?? 0) * WORDS_BESIDE : 0;
			// it could only say how to enter the cards
			const isVague = 'question' in target && target.question === 'play' && parsed.asks === null;
			const score = (this.#fit(entry, terms, unknown) + bonus) * (isVague ? VAGUE : 1);
			const matched = entry.terms.filter(
				(term) => terms.includes(term) && !COMMON.includes(term)
			).length;
			add({ target, phrasing, exact: isExact(entry), question: parsed, score, matched });
		}
		for (const [id, found] of byWords)
			add({
				target: { rule: id },
				phrasing: { terms: '' },
				exact: false,
				question: parsed,
				score: found * WORDS_ALONE,
				matched: 0
			});
		return [...best.values()].sort((a, b) => b.score - a.score);
	}
}
