import type { Rank, Wild } from '#lib/cards/card.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Concept, Lexicon } from './concepts.ts';
import { tokensOf, type Script } from './phrases.ts';
import { Reader, type ParsedQuestion } from './read.ts';
import type { Phrasing, Target } from './phrasings.ts';
import { rulesOf } from './rules-of.ts';
import { RuleTexts } from './rule-texts.ts';
import { TARGETS } from './targets.ts';
import { chancesOf, vectorsIn, allTerms, type Signs, type Vectors } from './vectors.ts';

/** A game in a language, as far as questions are about it. */
export interface Subject {
	/** The id of the game. */
	readonly game: string;
	readonly lexicon: Lexicon;
	readonly script: Script;
	/** The wild card of its pack. */
	readonly wild: Wild;
	/** The ranks that words for others mean: in a tarot pack, a word for a jack the page. */
	readonly renamed: Readonly<Partial<Record<Rank, Rank>>>;
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
	/** How many telling terms the question and the phrasing have in common. */
	readonly matched: number;
	/** Whether the question has telling terms that the phrasing lacks. */
	readonly unanswered: boolean;
	readonly signs: Signs;
	/** Whether its phrasing answers the question exactly, or nearly. */
	readonly answers: boolean;
	/** How likely it, or the rule behind it, is what the question is about: 0 to 1. */
	readonly chance: number;
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
	'bottom',
	'rule'
];
/** Terms of a phrasing that a question may leave out: who leads, lead. */
const ASSUMED = COMMON.filter(
	(term) => !['player', 'onAfter', 'turn', 'trick', 'win', 'top', 'bottom', 'rule'].includes(term)
);
/** Terms that a question may have besides those of a phrasing that answers it. */
const NEUTRAL: readonly string[] = ['card', 'cards', 'trick', 'everyone', 'now', 'rule'];
/** Terms that say little beside what is asked. */
const WEAK: readonly string[] = ['may', 'must', 'what', 'play', 'on', 'everyRound'];
/** Terms that are no question by themselves: what, may, card. */
const EMPTY = COMMON.filter((term) => !['cards', 'turn', 'top', 'bottom', 'win'].includes(term));

/** Terms without which their phrasings are not meant. */
const REQUIRED: readonly string[] = [
	'joker',
	'twoJokers',
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
/** How much a rank counts of which a phrasing of any cards says nothing. */
const GENERAL = 0.05;
/** A weak term’s part of its weight, where only the question has it. */
const WEAK_WEIGHT = 0.5;
/** The weight of a word that is in no list. */
const UNKNOWN = 0.8;
/** A phrasing of several terms, all of which the question has, answers it with a better fit than
 * this. */
const NEARLY = 0.95;
/** The part of its fit that a question about cards has left if it is not clear which cards. */
const VAGUE = 0.8;

interface Entry {
	readonly target: Target;
	readonly phrasing: Phrasing;
	readonly terms: readonly string[];
}

/** How a phrasing is meant by a question, with its signs. */
interface Phrased
	extends
		Pick<Hit, 'phrasing' | 'exact' | 'matched' | 'unanswered'>,
		Pick<Signs, 'fit' | 'whole'> {}
/** The same of a target none of whose phrasings is meant. */
const UNPHRASED: Phrased = {
	phrasing: { terms: '' },
	exact: false,
	fit: 0,
	whole: 0,
	matched: 0,
	unanswered: true
};

const rankTerm = (card: string): string => `rank-${/^(\d+|[A-Z])/.exec(card)?.[0] as Rank}`;

/** Whether all pass, or nobody plays or beats. */
const doAllPass = (concepts: readonly Concept[]): boolean =>
	(concepts.includes('everyone') && concepts.includes('pass')) ||
	(concepts.includes('nobody') &&
		concepts.some((one) => ['beat', 'play', 'on', 'may', 'unbeatable'].includes(one)));

/** Whether nobody pays. */
const doesNobodyPay = (concepts: readonly Concept[]): boolean =>
	concepts.includes('nobody') && (concepts.includes('pay') || concepts.includes('tax'));

/** Whether nobody has a title yet. */
const hasNobodyTitle = (concepts: readonly Concept[]): boolean =>
	concepts.includes('nobody') &&
	concepts.includes('top') &&
	!doAllPass(concepts) &&
	!doesNobodyPay(concepts);

/** Concepts of questions that only an answer to them answers. */
export const ASKING: readonly Concept[] = ['who', 'where', 'howMany', 'when'];

/** Concepts whose meaning is in others. */
export const PARTS: readonly Concept[] = ['everyone', 'nobody'];

/** The terms of a question. */
export function termsOf(question: ParsedQuestion): string[] {
	const { concepts, cards, play, table, player, shapes, areApart } = question;
	const isOnCard = play.length > 0 && table.length > 0;
	// a run without a call
	const isRun = !isOnCard && new Set(play).size > 2 && !concepts.includes('ordering');
	const ranks =
		isOnCard || isRun ? [] : cards.filter((card) => !/^J[KE]$/.test(card)).map(rankTerm);
	const terms = [
		...concepts.filter(
			(one) =>
				!PARTS.includes(one) &&
				(!isOnCard || one !== 'joker') &&
				!(one === 'pass' && doAllPass(concepts))
		),
		...(doAllPass(concepts) ? ['allPass'] : []),
		...(doesNobodyPay(concepts) ? ['nobodyPays'] : []),
		...(hasNobodyTitle(concepts) ? ['firstRound'] : []),
		...ranks,
		...(isOnCard ? ['cardOnCard'] : cards.length > 0 ? ['cards'] : []),
		...(isRun ? ['cardRun'] : []),
		...(!isOnCard && areApart ? ['cardsApart'] : []),
		...(player === null ? [] : ['player']),
		...(shapes === null ? [] : ['shapes']),
		...(question.giver === null ? [] : [`${question.giver}Pays`])
	];
	return [...new Set(terms)];
}

/** The order of hits, also of several games: nothing is likelier than what answers the question
 * exactly, or nearly. */
export const likelierFirst = (a: Hit, b: Hit): number =>
	Number(b.answers) - Number(a.answers) ||
	Number(b.exact) - Number(a.exact) ||
	(a.answers ? b.signs.fit - a.signs.fit : b.chance - a.chance) ||
	b.chance - a.chance ||
	b.signs.fit - a.signs.fit;

const keyOf = (target: Target): string => JSON.stringify(target);

/** Whether a phrasing may be meant by a question with these terms. */
function isMeant({ terms: own, phrasing: { needs } }: Entry, terms: readonly string[]): boolean {
	if (own.some((term) => isRequired(term) && !terms.includes(term))) return false;
	if (needs !== undefined && !terms.includes(needs)) return false;
	const isWhole = own.every((term) => terms.includes(term));
	// cards that are named apart say nothing without the verb between them
	if (own.includes('cardsApart') && !isWhole) return false;
	// a rank says little beside what it is asked for
	const isOfRanks = own.every(isRank);
	const isAny = own.some(
		(term) => terms.includes(term) && !EMPTY.includes(term) && (isOfRanks || !isRank(term))
	);
	return isAny || isWhole;
}

/** Finds what a question in plain words is about, in one game and one language. */
export class Asker {
	readonly #reader: Reader;
	readonly #texts: RuleTexts;
	readonly #words: Vectors;
	readonly #entries: Entry[] = [];
	readonly #weights = new Map<string, number>();
	/** All that questions about the game may be about. */
	readonly #targets: readonly Target[];

	constructor(subject: Subject) {
		const { game, lexicon, script, wild, renamed, rules, mishaps, options, ownOptions } = subject;
		const rightWords = rules.flatMap(({ title, text }) => tokensOf(`${title} ${text}`, script));
		this.#reader = new Reader(lexicon, script, { wild, renamed }, rightWords);
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
		for (const { target, phrasings, unless, only = game } of TARGETS)
			if (only === game && has(target) && !(unless !== undefined && has({ rule: unless })))
				for (const phrasing of phrasings)
					if (!isForeign(target, phrasing))
						this.#entries.push({ target, phrasing, terms: phrasing.terms.split(' ') });
		for (const { terms } of this.#entries)
			for (const term of terms) this.#weights.set(term, (this.#weights.get(term) ?? 0) + 1);
		for (const [term, count] of this.#weights)
			this.#weights.set(term, Math.log(1 + this.#entries.length / count));
		this.#texts = new RuleTexts(rules, this.#reader, lexicon.stem);
		this.#words = vectorsIn(lexicon.vectors);
		const all = [
			...this.#entries.map(({ target }) => target),
			...rules.map(({ id }) => ({ rule: id }))
		];
		this.#targets = [...new Map(all.map((target) => [keyOf(target), target])).values()];
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
		const unsaid = terms.filter((term) => !isSaid(term));
		const weak = sum(unsaid.filter((term) => WEAK.includes(term)));
		const unanswered = sum(unsaid) - weak * (1 - WEAK_WEIGHT);
		const general = isOfAny
			? sum(terms.filter((term) => isRank(term) && !entry.terms.includes(term)))
			: 0;
		return (
			common /
			(common + UNASKED * unasked + UNANSWERED * (unanswered + unknown) + GENERAL * general)
		);
	}

	/** The phrasing of each target that fits a question best, where one may be meant. */
	#phrased(parsed: ParsedQuestion, terms: readonly string[]): Map<string, Phrased> {
		// whether something may be is not answered by who does it, where, …
		const isUnasked = (term: string) =>
			terms.includes('may') && ASKING.some((asking) => asking === term);
		const isExact = ({ terms: own, phrasing }: Entry): boolean =>
			parsed.understood &&
			own.every((term) => terms.includes(term) || (ASSUMED.includes(term) && !isUnasked(term))) &&
			terms.every(
				(term) =>
					NEUTRAL.includes(term) ||
					own.includes(term) ||
					(phrasing.yes === undefined && (term === 'may' || term === 'play' || term === 'on'))
			);
		const unknown = parsed.words.length * UNKNOWN;
		const telling = parsed.concepts.filter(
			(one) => !EMPTY.includes(one) && !NEUTRAL.includes(one) && !PARTS.includes(one)
		);
		const best = new Map<string, Phrased>();
		for (const entry of this.#entries) {
			if (!isMeant(entry, terms)) continue;
			const { target, phrasing } = entry;
			// it could only say how to enter the cards
			const isVague = 'question' in target && target.question === 'play' && parsed.asks === null;
			const fit = this.#fit(entry, terms, unknown) * (isVague ? VAGUE : 1);
			const exact = isExact(entry);
			const known = best.get(keyOf(target));
			if (known && (known.exact === exact ? known.fit >= fit : known.exact)) continue;
			const isWhole = entry.terms.length > 1 && entry.terms.every((term) => terms.includes(term));
			best.set(keyOf(target), {
				phrasing,
				exact,
				fit,
				whole: isWhole ? fit : 0,
				matched: entry.terms.filter((term) => terms.includes(term) && !COMMON.includes(term))
					.length,
				unanswered: telling.some((term) => !entry.terms.includes(term))
			});
		}
		return best;
	}

	/** Finds the questions and rules that a question in words is about, the likeliest first: all
	 * there are; without a concept, those that its words find in the texts of rules, if any.
	 * @param names of the players at the table */
	ask(question: string, names: readonly string[]): Hit[] {
		const parsed = this.#reader.read(question, names);
		const terms = termsOf(parsed);
		const byWords = this.#texts.withWords(parsed.words);
		const like = this.#texts.like(question);
		if (terms.length + byWords.size + like.size === 0) return [];
		const phrased = this.#phrased(parsed, terms);
		const all = this.#targets.map((target): Omit<Hit, 'chance'> => {
			const rules = rulesOf(target);
			const most = (of: ReadonlyMap<RuleId, number>) =>
				Math.max(0, ...rules.map((id) => of.get(id) ?? 0));
			const { fit, whole, ...how } = phrased.get(keyOf(target)) ?? UNPHRASED;
			const signs = {
				fit,
				exact: Number(how.exact),
				whole,
				words: most(byWords),
				like: most(like)
			};
			const answers = how.exact || whole > NEARLY;
			return { ...how, answers, target, question: parsed, signs };
		});
		// without terms only what its words find
		const found =
			terms.length > 0 ? all : all.filter(({ signs }) => signs.words > 0 || signs.like > 0);
		const chances = chancesOf(found, allTerms(terms, parsed.open), parsed.stems, this.#words);
		const ofRules = new Map(
			found.flatMap(({ target }, at) => ('rule' in target ? [[target.rule, chances[at]!]] : []))
		);
		const hits = found.map((hit, at): Hit => {
			const { target, exact, signs } = hit;
			// an answer is as likely as the rules behind it: which of them is meant, its terms say
			const behind =
				exact || signs.whole > 0 ? rulesOf(target).map((rule) => ofRules.get(rule) ?? 0) : [];
			return { ...hit, chance: Math.max(chances[at]!, ...behind) };
		});
		return hits.sort(likelierFirst);
	}
}
