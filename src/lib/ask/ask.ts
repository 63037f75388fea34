import MiniSearch from 'minisearch';
import type { Rank, Wild } from '#lib/cards/card.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Concept, Lexicon } from './concepts.ts';
import { Reader, type ParsedQuestion, type Script } from './read.ts';
import { TARGETS, type Target, type Phrasing } from './targets.ts';

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
	'top',
	'bottom'
];
/** Terms that a question may have besides those of a phrasing that answers it. */
const NEUTRAL: readonly string[] = ['card', 'cards'];
/** Terms that are no question by themselves: what, may, card. */
const EMPTY = COMMON.filter((term) => !['cards', 'turn', 'top', 'bottom'].includes(term));

/** The fields that are searched, with the weight of a word in each. */
const BOOST = { terms: 6, title: 2, text: 0.4 } as const;

interface Doc {
	readonly id: number;
	readonly terms: string;
	readonly title: string;
	readonly text: string;
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

/** The terms of a question. */
function termsOf({ concepts, cards, play, table, player }: ParsedQuestion): string[] {
	const isOnCard = play.length > 0 && table.length > 0;
	const ranks = isOnCard ? [] : cards.filter((card) => !/^J[KE]$/.test(card)).map(rankTerm);
	const terms = [
		...concepts.filter((concept) => !isOnCard || concept !== 'joker'),
		...ranks,
		...(isOnCard ? ['cardOnCard'] : cards.length > 0 ? ['cards'] : []),
		...(player === null ? [] : ['player']),
		...giverOf(concepts)
	];
	return [...new Set(terms)];
}

const keyOf = (target: Target): string => JSON.stringify(target);

/** Finds what a question in plain words is about, in one game and one language. */
export class Asker {
	readonly #reader: Reader;
	readonly #index = new MiniSearch<Doc>({
		fields: Object.keys(BOOST),
		tokenize: (text) => text.split(' ').filter((word) => word !== ''),
		processTerm: (term) => term
	});
	readonly #phrasings: { readonly target: Target; readonly phrasing: Phrasing }[] = [];

	constructor(subject: Subject) {
		const { lexicon, script, wild, rules, mishaps, options, ownOptions } = subject;
		this.#reader = new Reader(lexicon, script, wild);
		const has = (target: Target): boolean => {
			if ('rule' in target) return rules.some(({ id }) => id === target.rule);
			if ('option' in target) return options.includes(target.option);
			if (target.question === 'call') return rules.some(({ id }) => id === 'PL-8');
			return target.question !== 'irregular' || mishaps.includes(target.what);
		};
		const words = (text: string) => this.#reader.read(text, []).words.join(' ');
		const add = (target: Target, phrasing: Phrasing, title: string, text: string) => {
			const id = this.#phrasings.push({ target, phrasing }) - 1;
			this.#index.add({ id, terms: phrasing.terms, title: words(title), text: words(text) });
		};
		// a rank names an option only in a game that has that option
		const isForeign = (target: Target, { terms }: Phrasing): boolean =>
			'option' in target && terms.includes('rank-') && !ownOptions.includes(target.option);
		for (const { target, phrasings, unless } of TARGETS)
			if (has(target) && !(unless !== undefined && has({ rule: unless })))
				for (const one of phrasings) if (!isForeign(target, one)) add(target, one, '', '');
		for (const { id, title, text } of rules) add({ rule: id }, { terms: '' }, title, text);
	}

	/** Finds the questions and rules that a question in words is about, the likeliest first.
	 * @param names of the players at the table */
	ask(question: string, names: readonly string[]): Hit[] {
		const parsed = this.#reader.read(question, names);
		const terms = termsOf(parsed);
		const query = [...terms, ...parsed.words].join(' ');
		const isExact = (phrasing: Phrasing): boolean => {
			const own = phrasing.terms.split(' ');
			const all = own.every((term) => COMMON.includes(term) || terms.includes(term));
			return (
				parsed.understood &&
				all &&
				terms.every((term) => NEUTRAL.includes(term) || own.includes(term))
			);
		};
		const found = this.#index.search(query, {
			boost: BOOST,
			boostTerm: (term) => (COMMON.includes(term) ? 0.25 : 1),
			prefix: (term) => term.length > 3 && parsed.words.includes(term),
			bm25: { k: 1.2, b: 0.75, d: 0.1 }
		});
		const best = new Map<string, Hit>();
		for (const { id, score, terms: matched } of found) {
			const { target, phrasing } = this.#phrasings[id as number]!;
			const isWhole = phrasing.terms.split(' ').every((term) => terms.includes(term));
			if (!isWhole && matched.every((term) => EMPTY.includes(term))) continue;
			const key = keyOf(target);
			const before = best.get(key);
			if (before === undefined || score > before.score)
				best.set(key, { target, phrasing, exact: isExact(phrasing), question: parsed, score });
		}
		return [...best.values()].sort((a, b) => b.score - a.score);
	}
}
