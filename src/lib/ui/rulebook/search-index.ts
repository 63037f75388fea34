import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { GameId, Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, lineText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { isUndivided, wordsOf } from './search-words.ts';
import { aliasesOf } from './game-text.ts';
import { ruleSentences, ruleText, sentencesIn, type RuleSentence } from './texts.ts';

const m = messagesOf('rules');

/** A search result: a rule of a game, or with no id the game itself. */
export interface SearchDocument {
	readonly game: GameId;
	readonly id: RuleId | null;
	readonly title: string;
	readonly sentences: readonly RuleSentence[];
}

/** The score of a match by field: for the whole word, and for a word that begins with the query. */
const FIELDS = {
	id: [1000, 6],
	name: [40, 30],
	alias: [36, 28],
	title: [12, 10],
	text: [4, 3],
	/* orders the rules of several games, but is too low to find any alone */
	game: [0.5, 0.5]
} as const;
type Field = keyof typeof FIELDS;
/** The least score of a result: more than that of the field `game`. */
export const MIN_SCORE = 1;

interface Posting {
	readonly doc: SearchDocument;
	readonly field: Field;
}

export interface SearchIndex {
	readonly docs: readonly SearchDocument[];
	/** The documents in which each word occurs. */
	readonly words: ReadonlyMap<string, readonly Posting[]>;
	/** The games that a word identifies: a word of the name, or a single-word alias. */
	readonly gamesByWord: ReadonlyMap<string, readonly string[]>;
}

/** Builds the index for the current language. Yields before each game, so that the caller can split
 * the work. */
export function* buildIndex(): Generator<void, SearchIndex> {
	const docs: SearchDocument[] = [];
	const words = new Map<string, Posting[]>();
	const gamesByWord = new Map<string, string[]>();
	const post = (doc: SearchDocument, field: Field, text: string) => {
		for (const word of new Set(wordsOf(text))) {
			const postings = words.get(word);
			if (postings === undefined) words.set(word, [{ doc, field }]);
			else postings.push({ doc, field });
		}
	};
	const postGame = (ruleset: Ruleset) => {
		const game = ruleset.id;
		const name = gameText(game, ruleset.name);
		const aliases = aliasesOf(ruleset);
		const line = lineText(game);
		const text = aliases.length === 0 ? line : m.rules.lineAndNames(line, aliases);
		const doc: SearchDocument = { game, id: null, title: name, sentences: sentencesIn(text) };
		docs.push(doc);
		post(doc, 'name', name);
		post(doc, 'alias', [...aliases, ...(ruleset.titleAliases ?? [])].join(' '));
		const names = [
			wordsOf(name),
			...aliases.map((alias) => wordsOf(alias)).filter(({ length }) => length === 1)
		];
		for (const word of new Set(names.flat()))
			gamesByWord.set(word, [...(gamesByWord.get(word) ?? []), game]);
	};
	for (const ruleset of RULESETS) postGame(ruleset);
	for (const ruleset of RULESETS) {
		yield;
		for (const { id } of bookOf(ruleset.id)) {
			const game = ruleset.id;
			const title = ruleText(game, id)?.title ?? id;
			const doc: SearchDocument = { game, id, title, sentences: ruleSentences(game, id) };
			docs.push(doc);
			post(doc, 'id', id);
			post(doc, 'title', title);
			post(doc, 'text', doc.sentences.map(({ text }) => text).join(' '));
			post(doc, 'game', [gameText(game, ruleset.name), ...aliasesOf(ruleset)].join(' '));
		}
	}
	return { docs, words, gamesByWord };
}

/** The stem of a word, without a plural s: Jokers, Joker. */
export const stemOf = (word: string): string =>
	word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;

/** The score of each document for one word of the query. */
export function matches({ words }: SearchIndex, typed: string): Map<SearchDocument, number> {
	const scores = new Map<SearchDocument, number>();
	const stem = stemOf(typed);
	// a script without spaces does not show where words begin
	const anywhere = isUndivided(typed);
	for (const [word, postings] of words) {
		if (!(anywhere ? word.includes(typed) : word.startsWith(stem))) continue;
		for (const { doc, field } of postings) {
			const [exact, prefix] = FIELDS[field];
			const value = word === typed ? exact : prefix;
			if (value > (scores.get(doc) ?? 0)) scores.set(doc, value);
		}
	}
	return scores;
}
