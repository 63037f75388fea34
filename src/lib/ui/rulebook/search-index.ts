import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { GameId, Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, lineText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { isUndivided, wordsOf } from './search-words.ts';
import { aliasesOf, ruleText } from './texts.ts';

/** What can be found: a rule of a game, or the game itself. */
export interface Doc {
	readonly game: GameId;
	readonly id: RuleId | null;
	readonly title: string;
	readonly text: string;
}

/** What a word is worth by where it stands: the word itself, and words that begin with what is typed. */
const FIELDS = {
	id: [1000, 6],
	name: [40, 30],
	alias: [36, 28],
	title: [12, 10],
	text: [4, 3],
	/* tells apart the rules of several games, but finds none of them alone */
	game: [0.5, 0.5]
} as const;
type Field = keyof typeof FIELDS;
/** More than what the name of a rule's game is worth. */
export const ENOUGH = 1;

interface Posting {
	readonly doc: Doc;
	readonly field: Field;
}

export interface SearchIndex {
	readonly docs: readonly Doc[];
	/** Where each word stands. */
	readonly words: ReadonlyMap<string, readonly Posting[]>;
	/** The games that a word names for certain: by a word of the name, or by an alias of one word. */
	readonly named: ReadonlyMap<string, readonly string[]>;
}

/** A rule with all that is said of it. */
function docOf(game: GameId, id: RuleId): Doc {
	const { title, text, reading } = ruleText(game, id) ?? { title: id, text: '', reading: null };
	return { game, id, title, text: reading === null ? text : m.rules.withReading(text, reading) };
}

/** All that can be found, in the language in use: with a rest before each game, for what else the phone has to do. */
export function* buildIndex(): Generator<void, SearchIndex> {
	const docs: Doc[] = [];
	const words = new Map<string, Posting[]>();
	const named = new Map<string, string[]>();
	const post = (doc: Doc, field: Field, text: string) => {
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
		const doc: Doc = { game, id: null, title: name, text };
		docs.push(doc);
		post(doc, 'name', name);
		post(doc, 'alias', [...aliases, ...(ruleset.titleAliases ?? [])].join(' '));
		const names = [
			wordsOf(name),
			...aliases.map((alias) => wordsOf(alias)).filter(({ length }) => length === 1)
		];
		for (const word of new Set(names.flat())) named.set(word, [...(named.get(word) ?? []), game]);
	};
	for (const ruleset of RULESETS) postGame(ruleset);
	for (const ruleset of RULESETS) {
		yield;
		for (const { id } of bookOf(ruleset.id)) {
			const game = ruleset.id;
			const doc = docOf(game, id);
			docs.push(doc);
			post(doc, 'id', id);
			post(doc, 'title', doc.title);
			post(doc, 'text', doc.text);
			post(doc, 'game', [gameText(game, ruleset.name), ...aliasesOf(ruleset)].join(' '));
		}
	}
	return { docs, words, named };
}

/** The beginning by which the forms of a word are found: Jokers, Joker. */
export const stemOf = (word: string): string =>
	word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;

/** What each document is worth for one typed word. */
export function matches({ words }: SearchIndex, typed: string): Map<Doc, number> {
	const worth = new Map<Doc, number>();
	const stem = stemOf(typed);
	// where a word begins is for the reader to see in a script without spaces
	const anywhere = isUndivided(typed);
	for (const [word, postings] of words) {
		if (!(anywhere ? word.includes(typed) : word.startsWith(stem))) continue;
		for (const { doc, field } of postings) {
			const [exact, prefix] = FIELDS[field];
			const value = word === typed ? exact : prefix;
			if (value > (worth.get(doc) ?? 0)) worth.set(doc, value);
		}
	}
	return worth;
}
