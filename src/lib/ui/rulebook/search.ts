import type { RuleId } from '#lib/rules/rule-ids.ts';
import { gameNamed } from '#lib/rulesets/called.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { everydayPhrases } from './everyday.ts';
import {
	buildIndex,
	MIN_SCORE,
	matches,
	stemOf,
	type SearchDocument,
	type SearchIndex
} from './search-index.ts';
import { isUndivided, wordsOf } from './search-words.ts';
import { ruleSentences, ruleText } from './texts.ts';

const m = messagesOf('rules');

/** A rule that was found, or with no id a game. */
export interface SearchHit {
	readonly game: string;
	readonly id: RuleId | null;
	readonly title: string;
	readonly excerpt: string;
}

/** The maximum number of hits: a single letter finds nearly everything. */
export const MAX_HITS = 60;

interface Phrase {
	readonly words: readonly string[];
	readonly rules: readonly RuleId[];
}

interface Prepared extends SearchIndex {
	readonly phrases: readonly Phrase[];
	readonly byRule: ReadonlyMap<RuleId | null, readonly SearchDocument[]>;
	/** Words like "who" and "the", which are ignored if there are others. */
	readonly fillers: ReadonlySet<string>;
}

function* prepare(): Generator<void, Prepared> {
	const index = yield* buildIndex();
	yield;
	const phrases = everydayPhrases().flatMap(({ phrases, rules }) =>
		phrases.map((phrase) => ({ words: wordsOf(phrase), rules }))
	);
	const byRule = new Map<RuleId | null, SearchDocument[]>();
	for (const doc of index.docs) byRule.set(doc.id, [...(byRule.get(doc.id) ?? []), doc]);
	const fillers = new Set(wordsOf(m.rules.search.fillers));
	return { ...index, phrases, byRule, fillers };
}

/** The prepared search. It is built in steps before the first query, or at once by that query. */
class Preparation {
	readonly #steps = prepare();
	#done: Prepared | null = null;

	/** Runs one step. @returns whether there are more */
	step(): boolean {
		if (this.#done !== null) return false;
		const { done, value } = this.#steps.next();
		if (done === true) this.#done = value;
		return this.#done === null;
	}
	/** Runs the remaining steps. */
	finish(): Prepared {
		while (this.#done === null) this.step();
		return this.#done;
	}
}

const preparation = inLanguage(() => new Preparation());

/** Runs one step of the preparation for the current language, so that the first query need not wait
 * for all of it.
 * @returns whether there are more */
export const prepareStep = (): boolean => preparation().step();

/** Added to the score of a rule if the query names its game. */
const GAME_BONUS = 20;

/** How many words from `at` on match the phrase: 0 if one does not. The last word of the query may
 * be unfinished, and so may the phrase. */
function matchingWords({ words }: Phrase, typed: readonly string[], at: number): number {
	const length = Math.min(words.length, typed.length - at);
	for (let i = 0; i < length; i++) {
		const word = typed[at + i]!;
		const isLast = at + i === typed.length - 1;
		if (words[i] !== word && !(isLast && word.length > 1 && words[i]!.startsWith(word))) return 0;
	}
	return length;
}

/** The score of a phrase for its likeliest rule: a complete phrase counts more than a title, an
 * unfinished one less. */
const phraseScore = ({ words }: Phrase, typed: readonly string[], at: number): number =>
	words.every((word, i) => word === typed[at + i]) ? 30 : 11;

/** Adds the scores of everyday phrases to the literal ones in `found`. Of rules with the same
 * phrase score, one that contains the word itself ranks first. */
function addPhraseScores(
	{ phrases, byRule }: Prepared,
	typed: readonly string[],
	found: readonly Map<SearchDocument, number>[]
) {
	const literalScores = found.map((scores) => new Map(scores));
	const add = (k: number, doc: SearchDocument, score: number) => {
		const literal = literalScores[k]!.get(doc) ?? 0;
		const sum = Math.max(literal, score + Math.min(literal, 12) / 20);
		found[k]!.set(doc, Math.max(found[k]!.get(doc) ?? 0, sum));
	};
	for (const phrase of phrases)
		for (let at = 0; at < typed.length; at++) {
			const length = matchingWords(phrase, typed, at);
			const most = phraseScore(phrase, typed, at);
			for (let k = at; k < at + length; k++)
				for (const [i, id] of phrase.rules.entries())
					for (const doc of byRule.get(id) ?? []) add(k, doc, most * (1 - i / 30));
		}
}

/** The documents that contain all words except fillers or, if there are none, some of them; best
 * first. */
function ranked(
	{ docs, gamesByWord, fillers }: Prepared,
	typed: readonly string[],
	found: readonly Map<SearchDocument, number>[]
): SearchDocument[] {
	const games = new Set(
		typed.flatMap((word) => (fillers.has(word) ? [] : (gamesByWord.get(word) ?? [])))
	);
	const isOnlyFillers = typed.every((word) => fillers.has(word));
	const isNeeded = (i: number) => isOnlyFillers || !fillers.has(typed[i]!);
	const score = (doc: SearchDocument) =>
		found.reduce((sum, scores) => sum + (scores.get(doc) ?? 0), 0) +
		(doc.id !== null && games.has(doc.game) ? GAME_BONUS : 0);
	const needed = found.filter((_, i) => isNeeded(i));
	const isFound = (doc: SearchDocument) =>
		found.some((scores) => (scores.get(doc) ?? 0) >= MIN_SCORE);
	const partial = docs.filter(isFound);
	const complete = partial.filter((doc) => needed.every((scores) => scores.has(doc)));
	const hasComplete = complete.length > 0;
	const rank = (doc: SearchDocument) =>
		score(doc) + (hasComplete ? 0 : 1000 * needed.filter((scores) => scores.has(doc)).length);
	return (hasComplete ? complete : partial)
		.map((doc) => ({ doc, rank: rank(doc) }))
		.sort((a, b) => b.rank - a.rank)
		.map(({ doc }) => doc);
}

interface Sentence {
	readonly text: string;
	readonly words: readonly string[];
}
const sentences = new WeakMap<SearchDocument, readonly Sentence[]>();

/** The sentences of a document's text, split once. */
function sentencesOf(doc: SearchDocument): readonly Sentence[] {
	const known = sentences.get(doc);
	if (known !== undefined) return known;
	const split = doc.sentences.map(({ text, isReading }) => ({
		text: isReading ? `${m.rules.reading} ${text}` : text,
		words: wordsOf(text)
	}));
	sentences.set(doc, split);
	return split;
}

/** The first sentence that contains a word of the query, or else the first one. */
function excerptOf(doc: SearchDocument, stems: readonly string[]): string {
	const all = sentencesOf(doc);
	const has = ({ words }: Sentence) =>
		words.some((word) =>
			stems.some((stem) => (isUndivided(stem) ? word.includes(stem) : word.startsWith(stem)))
		);
	return (all.find(has) ?? all[0])?.text ?? '';
}

/** Searches the rules of all games. Words may be unfinished; case and accents do not matter. A
 * match of a rule's id ranks first, then names of games, everyday phrases, titles and texts.
 * @returns at most `MAX_HITS`, best first */
export function searchRules(query: string): readonly SearchHit[] {
	const typed = wordsOf(query);
	if (typed.length === 0) return [];
	const index = preparation().finish();
	const isFiller = (word: string) => index.fillers.has(word);
	const isQuestion = !typed.every(isFiller);
	const found = typed.map((word) =>
		isQuestion && isFiller(word) ? new Map<SearchDocument, number>() : matches(index, word)
	);
	addPhraseScores(index, typed, found);
	const stems = typed.filter((word) => !isFiller(word) && !index.gamesByWord.has(word)).map(stemOf);
	// a name that is in no book: Arschloch
	const named = gameNamed(query);
	const called = index.docs.filter(({ game, id }) => id === null && game === named);
	return [...new Set([...called, ...ranked(index, typed, found)])]
		.slice(0, MAX_HITS)
		.map((doc) => ({
			game: doc.game,
			id: doc.id,
			title: doc.title,
			excerpt: excerptOf(doc, stems)
		}));
}

/** After how many hits those come that only the Referee's field finds. */
const FIRST = 3;

/** The hits with what else the Referee takes the query to be about, unless that is among the first
 * hits anyway. */
export function withAsked(
	hits: readonly SearchHit[],
	asked: readonly { readonly game: GameId; readonly id: RuleId }[]
): readonly SearchHit[] {
	const first = hits.slice(0, FIRST);
	const added = asked.flatMap(({ game, id }): SearchHit[] => {
		const title = ruleText(game, id)?.title;
		if (title === undefined || first.some((hit) => hit.game === game && hit.id === id)) return [];
		return [{ game, id, title, excerpt: ruleSentences(game, id)[0]?.text ?? '' }];
	});
	const isAdded = (hit: SearchHit) =>
		added.some(({ game, id }) => hit.game === game && hit.id === id);
	const others = hits.slice(FIRST).filter((hit) => !isAdded(hit));
	return [...first, ...added, ...others].slice(0, MAX_HITS);
}
