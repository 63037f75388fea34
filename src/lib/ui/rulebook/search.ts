import type { RuleId } from '#lib/rules/rule-ids.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { everyday } from './everyday.ts';
import { buildIndex, ENOUGH, matches, stemOf, type Doc, type SearchIndex } from './search-index.ts';
import { isUndivided, wordsOf } from './search-words.ts';

/** A rule that was found, or with no id the game itself, by one of its names. */
export interface Hit {
	readonly game: string;
	readonly id: RuleId | null;
	readonly title: string;
	readonly excerpt: string;
}

/** More than anybody reads; a single letter finds nearly everything. */
export const MOST = 60;

interface Phrase {
	readonly words: readonly string[];
	readonly rules: readonly RuleId[];
}

interface Prepared extends SearchIndex {
	readonly phrases: readonly Phrase[];
	readonly byRule: ReadonlyMap<RuleId | null, readonly Doc[]>;
	/** Words of a question that need not be found, as long as another is. */
	readonly fillers: ReadonlySet<string>;
}

function* preparing(): Generator<void, Prepared> {
	const index = yield* buildIndex();
	yield;
	const phrases = everyday().flatMap(({ phrases, rules }) =>
		phrases.map((phrase) => ({ words: wordsOf(phrase), rules }))
	);
	const byRule = new Map<RuleId | null, Doc[]>();
	for (const doc of index.docs) byRule.set(doc.id, [...(byRule.get(doc.id) ?? []), doc]);
	const fillers = new Set(wordsOf(m.rules.search.fillers));
	return { ...index, phrases, byRule, fillers };
}

/** What the search needs, made step by step as long as nobody asks, and as a whole for who does. */
class Preparation {
	readonly #steps = preparing();
	#done: Prepared | null = null;

	/** One step of it; whether there is another. */
	step(): boolean {
		if (this.#done !== null) return false;
		const { done, value } = this.#steps.next();
		if (done === true) this.#done = value;
		return this.#done === null;
	}
	get whole(): Prepared {
		while (this.#done === null) this.step();
		return this.#done;
	}
}

/** Anew where the language changes: whoever shows what is found is told by the language in use. */
const preparation = inLanguage(() => new Preparation());

/** A step of what the search does at its first question, before somebody asks; whether there is another. */
export const prepareStep = (): boolean => preparation().step();

/** What it is worth to a rule that its game is named beside it. */
const OF_THE_GAME = 20;

/** How many of the words from `at` on the phrase covers: 0 if it does not fit. The last word typed may be unfinished,
 * and so may then the phrase. */
function covered({ words }: Phrase, typed: readonly string[], at: number): number {
	const length = Math.min(words.length, typed.length - at);
	for (let i = 0; i < length; i++) {
		const word = typed[at + i]!;
		const isLast = at + i === typed.length - 1;
		if (words[i] !== word && !(isLast && word.length > 1 && words[i]!.startsWith(word))) return 0;
	}
	return length;
}

/** What a phrase is worth for its likeliest rule: in full more than a title, unfinished less. */
const worthOf = ({ words }: Phrase, typed: readonly string[], at: number): number =>
	words.every((word, i) => word === typed[at + i]) ? 30 : 11;

/** An everyday word adds to what was found before; of rules that it means alike, the one that has the word itself
 * comes first. */
function addEveryday(
	{ phrases, byRule }: Prepared,
	typed: readonly string[],
	found: readonly Map<Doc, number>[]
) {
	const written = found.map((worth) => new Map(worth));
	const add = (k: number, doc: Doc, meant: number) => {
		const literal = written[k]!.get(doc) ?? 0;
		const worth = Math.max(literal, meant + Math.min(literal, 12) / 20);
		found[k]!.set(doc, Math.max(found[k]!.get(doc) ?? 0, worth));
	};
	for (const phrase of phrases)
		for (let at = 0; at < typed.length; at++) {
			const length = covered(phrase, typed, at);
			const most = worthOf(phrase, typed, at);
			for (let k = at; k < at + length; k++)
				for (const [i, id] of phrase.rules.entries())
					for (const doc of byRule.get(id) ?? []) add(k, doc, most * (1 - i / 30));
		}
}

/** The documents with all words that matter or, if there is none, with some of them, the most first. */
function ranked(
	{ docs, named, fillers }: Prepared,
	typed: readonly string[],
	found: readonly Map<Doc, number>[]
): Doc[] {
	const games = new Set(
		typed.flatMap((word) => (fillers.has(word) ? [] : (named.get(word) ?? [])))
	);
	const matters = typed.map((word) => !fillers.has(word));
	const isNeeded = (i: number) => matters[i]! || !matters.includes(true);
	const score = (doc: Doc) =>
		found.reduce((sum, worth) => sum + (worth.get(doc) ?? 0), 0) +
		(doc.id !== null && games.has(doc.game) ? OF_THE_GAME : 0);
	const needed = found.filter((_, i) => isNeeded(i));
	const isFound = (doc: Doc) => found.some((worth) => (worth.get(doc) ?? 0) >= ENOUGH);
	const some = docs.filter(isFound);
	const whole = some.filter((doc) => needed.every((worth) => worth.has(doc)));
	const isWhole = whole.length > 0;
	const rank = (doc: Doc) =>
		score(doc) + (isWhole ? 0 : 1000 * needed.filter((worth) => worth.has(doc)).length);
	return (isWhole ? whole : some)
		.map((doc) => ({ doc, rank: rank(doc) }))
		.sort((a, b) => b.rank - a.rank)
		.map(({ doc }) => doc);
}

interface Sentence {
	readonly text: string;
	readonly words: readonly string[];
}
const sentences = new WeakMap<Doc, readonly Sentence[]>();

/** The sentences of a text, taken apart once. */
function sentencesOf(doc: Doc): readonly Sentence[] {
	const known = sentences.get(doc);
	if (known !== undefined) return known;
	const parts = doc.text.match(/[^.?!。？！]+[.?!。？！]?/g) ?? [];
	const made = parts.map((part) => ({ text: part.trim(), words: wordsOf(part) }));
	sentences.set(doc, made);
	return made;
}

/** The first sentence with a word that was typed, or else the first of all. */
function excerptOf(doc: Doc, stems: readonly string[]): string {
	const all = sentencesOf(doc);
	const has = ({ words }: Sentence) =>
		words.some((word) =>
			stems.some((stem) => (isUndivided(stem) ? word.includes(stem) : word.startsWith(stem)))
		);
	return (all.find(has) ?? all[0])?.text ?? '';
}

/** Search as you type over the rules of all games: every word may be unfinished, capitals and accents do not matter. A
 * rule's id comes first, then the names of games, everyday words, titles, and texts. */
export function searchRules(query: string): readonly Hit[] {
	const typed = wordsOf(query);
	if (typed.length === 0) return [];
	const index = preparation().whole;
	const isFiller = (word: string) => index.fillers.has(word);
	const isQuestion = !typed.every(isFiller);
	const found = typed.map((word) =>
		isQuestion && isFiller(word) ? new Map<Doc, number>() : matches(index, word)
	);
	addEveryday(index, typed, found);
	const stems = typed.filter((word) => !isFiller(word) && !index.named.has(word)).map(stemOf);
	return ranked(index, typed, found)
		.slice(0, MOST)
		.map((doc) => ({
			game: doc.game,
			id: doc.id,
			title: doc.title,
			excerpt: excerptOf(doc, stems)
		}));
}
