import { plainText } from './plain-text.ts';
import MiniSearch from 'minisearch';
import { RANKS, type Rank, type Suit } from '#lib/cards/card.ts';
import { phrasesOf, type Concept, type Lexicon, type Particle } from './concepts.ts';
import type { Item } from './card-items.ts';

/** The writing conventions of a language. */
export interface Script {
	/** Whether its words are not divided by spaces; or, in Korean, by spaces that many leave out,
	 * with particles that hang on them. */
	readonly undivided: boolean;
	/** Whether an apostrophe divides two words: l’as. */
	readonly elides: boolean;
	/** Letters that may stand before a word as a part of it: the Hebrew ה, ב, ל. */
	readonly prefixes: string;
}

const UNDIVIDED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/** The words of a text, without accents and capitals; of a script without spaces, its signs. */
export function tokensOf(text: string, script: Script): string[] {
	const spaced = script.elides ? text.replace(/['’]/g, ' ') : text;
	const plain = plainText(spaced).replace(/['’׳״"]/g, '');
	const parts = plain.match(/\p{N}+\p{L}{0,2}(?![\p{L}\p{N}])|\p{N}+|[\p{L}]+|[♣♦♥♠]/gu) ?? [];
	return parts.flatMap((part) =>
		UNDIVIDED.test(part) ? (part.match(/\p{N}+|[a-z]+|./gu) ?? []) : [part]
	);
}

/** What stands for a comma or the end of a sentence among the words of a question. */
export const BREAK = ',';

const isFigure = (token: string): boolean => /^\d{1,2}$/.test(token);

/** The words of a question, with the breaks between its parts. */
export const partsOf = (text: string, script: Script): string[] =>
	text
		.split(/[,;:.!?…]\s|[、，。；：！？]/u)
		.map((part) => tokensOf(part, script))
		.flatMap((part, i) => (i === 0 ? part : [BREAK, ...part]));

/** A function that works out each value once. */
function remembering<Value>(work: (of: string) => Value): (of: string) => Value {
	const known = new Map<string, Value>();
	return (of) => {
		if (!known.has(of)) known.set(of, work(of));
		return known.get(of) as Value;
	};
}

/** Adds an item to the list of a key. */
function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [item]);
	else list.push(item);
}

/** How many fillers may stand between the words of a phrase. */
const MOST_SKIPPED = 3;

/** A word of a phrase. */
type Pattern =
	| { readonly kind: 'word'; readonly word: string; readonly stem: string }
	/** Any word that begins so. */
	| { readonly kind: 'open'; readonly start: string }
	| { readonly kind: 'number' };

export interface Phrase {
	readonly patterns: readonly Pattern[];
	readonly item: Item;
	/** Its index in all lists: the first of equally long entries is taken. */
	readonly order: number;
}

/** A phrase that was found. */
export interface Found {
	readonly phrase: Phrase;
	/** The number that stands for its `#`. */
	readonly number: number | null;
	/** Whether all its words are written as listed, not only their stems, and one after another. */
	readonly isExact: boolean;
	/** How many words of the question it takes. */
	readonly size: number;
	/** The same without the fillers between them. */
	readonly length: number;
}

/** The headed phrases of a language with their meaning. Of equally long phrases the first one is
 * taken. */
function itemsIn(phrases: ReadonlyMap<string, readonly string[]>): [string, Item][] {
	const ranks = new Map<string, { rank: Rank; many: boolean }>();
	const conceptsOf = new Map<string, Concept[]>();
	const sizes = new Map<string, number>();
	const items: [string, Item][] = [];
	for (const [heading, list] of phrases) {
		const [kind, what = ''] = heading.split(' ');
		for (const [i, phrase] of list.entries()) {
			if (kind === 'rank') ranks.set(phrase, { rank: what as Rank, many: i > 0 });
			else if (kind === 'suit')
				items.push([phrase, { kind: 'suit', suit: what as Suit, many: i > 0 }]);
			else if (kind === 'count') {
				sizes.set(phrase, Number(what));
				items.push([phrase, { kind: 'count', count: Number(what) }]);
			} else if (kind === 'with') items.push([phrase, { kind: 'and', with: true }]);
			else if (kind === 'of' || kind === 'and' || kind === 'filler' || kind === 'aside')
				items.push([phrase, { kind }]);
			else if (kind === 'open') items.push([phrase, { kind: 'filler' }]);
			else if (kind === 'mark') items.push([phrase, { kind: 'mark', mark: what as Particle }]);
			else if (kind !== 'number' && kind !== 'alike')
				conceptsOf.set(phrase, [...(conceptsOf.get(phrase) ?? []), heading as Concept]);
		}
	}
	const concepts = Array.from(conceptsOf, ([phrase, some]): [string, Item] => {
		if (some.length === 1 && some[0] === 'joker') return [phrase, { kind: 'wild' }];
		const rank = ranks.get(phrase)?.rank;
		const size = sizes.get(phrase);
		return [
			phrase,
			{
				kind: 'concepts',
				concepts: some,
				number: null,
				...(rank !== undefined && { rank }),
				...(size !== undefined && { size })
			}
		];
	});
	const named = Array.from(ranks, ([phrase, { rank, many }]): [string, Item] => [
		phrase,
		{ kind: 'rank', rank, many, word: true }
	]);
	const isFiller = ([, { kind }]: [string, Item]) => kind === 'filler' || kind === 'aside';
	return [
		...concepts,
		...named,
		...items.filter((one) => !isFiller(one)),
		...items.filter(isFiller)
	];
}

/** The phrases of a language, found in questions by words, stems and likeness. */
export class Phrases {
	readonly #script: Script;
	readonly #stem: (word: string) => string;
	/** By the stem of the first word. */
	readonly #entries = new Map<string, Phrase[]>();
	/** Phrases that begin with a number (`#`), or with a word of any ending, by its first sign. */
	readonly #open = new Map<string, Phrase[]>();
	readonly #numbers = new Map<string, number>();
	/** Fillers of one word, some of which may stand between two words of a phrase: take it all
	 * back. */
	readonly #fillers = new Set<string>();
	/** The group of words that stand for one another within a phrase: my last card, his last card. */
	readonly #alike = new Map<string, string>();
	/** Who, what, how, … */
	readonly #asking: readonly (readonly Pattern[])[];
	/** All words, for those that are misspelt. */
	readonly #known = new Set<string>();
	readonly #words = new MiniSearch<{ id: string }>({
		fields: ['id'],
		tokenize: (text) => [text],
		processTerm: (term) => term
	});

	/** @param more words that are right beside those of the lexicon */
	constructor({ words, stem }: Lexicon, script: Script, more: Iterable<string>) {
		this.#script = script;
		this.#stem = remembering(stem);
		const phrases = phrasesOf(words);
		for (const rank of RANKS)
			for (const phrase of phrases.get(`rank ${rank}`) ?? [])
				if (/^\d+$/.test(rank)) this.#numbers.set(this.#tokens(phrase).join(' '), Number(rank));
		for (const [heading, list] of phrases)
			if (heading.startsWith('number '))
				for (const phrase of list)
					this.#numbers.set(this.#tokens(phrase).join(' '), Number(heading.slice(7)));
		for (const line of phrases.get('alike') ?? []) {
			for (const word of this.#tokens(line)) this.#alike.set(word, `~${line}`);
		}
		for (const [order, [phrase, item]] of itemsIn(phrases).entries())
			this.#add({ patterns: this.#patterns(phrase), item, order });
		this.#asking = (phrases.get('open') ?? []).map((phrase) => this.#patterns(phrase));
		if (!script.undivided)
			for (const filler of phrases.get('filler') ?? [])
				if (!filler.includes(' ')) this.#fillers.add(this.#tokens(filler).join(' '));
		// what is with something else is no part of the same phrase: pass with a good card
		for (const joining of ['and', 'with'])
			for (const word of phrases.get(joining) ?? []) this.#fillers.delete(word);
		for (const word of more) this.#known.add(word);
		this.#words.addAll(Array.from(this.#known, (id) => ({ id })).filter(({ id }) => id.length > 3));
	}

	#tokens(text: string): string[] {
		return tokensOf(text, this.#script);
	}

	/** The patterns of a phrase, such as those of a name. */
	patternsOf(phrase: string): Pattern[] {
		return this.#tokens(phrase).map((word) => ({ kind: 'word', word, stem: word }));
	}

	#patterns(phrase: string): Pattern[] {
		return phrase.split(' ').flatMap((word): Pattern[] => {
			if (word.startsWith('#'))
				return [{ kind: 'number' }, ...(word === '#' ? [] : this.#patterns(word.slice(1)))];
			const open = word.endsWith('*');
			const own = this.#tokens(open ? word.slice(0, -1) : word);
			return own
				.map((one) => this.#bare(one))
				.map((one, i) =>
					open && i === own.length - 1
						? { kind: 'open', start: one }
						: { kind: 'word', word: one, stem: this.#stem(one) }
				);
		});
	}

	/** A word of the lists without its article, which questions may lack: הראשון. */
	#bare(word: string): string {
		const { prefixes } = this.#script;
		return word.length > 4 && word.startsWith('ה') && prefixes.includes('ה') ? word.slice(1) : word;
	}

	#add(phrase: Phrase): void {
		for (const one of phrase.patterns) if (one.kind === 'word') this.#known.add(one.word);
		const [first] = phrase.patterns;
		if (first === undefined) return;
		if (first.kind === 'number') addTo(this.#open, '#', phrase);
		if (first.kind === 'open') addTo(this.#open, first.start[0] ?? '', phrase);
		if (first.kind !== 'word') return;
		addTo(this.#entries, first.stem, phrase);
		const alike = this.#alike.get(first.word);
		if (phrase.patterns.length > 1 && alike !== undefined) addTo(this.#entries, alike, phrase);
	}

	/** A word with and without its prefixes. */
	readonly #forms = remembering((token: string): readonly string[] => {
		const { prefixes } = this.#script;
		const forms = [token];
		for (let n = 1; n <= 2 && n < token.length - 1 && prefixes.includes(token[n - 1]!); n++)
			forms.push(token.slice(n));
		return forms;
	});

	/** The number that begins at a token, and of how many tokens it is: 다섯 is one of two. */
	#numberAt(tokens: readonly string[], at: number): { number: number; size: number } | null {
		const token = tokens[at] ?? '';
		// a row of ranks has no number: 5 6 7
		if (isFigure(token) && isFigure(tokens[at + 1] ?? '')) return null;
		if (isFigure(token)) return { number: Number(token), size: 1 };
		const pair = this.#numbers.get(`${token} ${tokens[at + 1]}`);
		if (pair !== undefined) return { number: pair, size: 2 };
		for (const form of this.#forms(token)) {
			const number = this.#numbers.get(form);
			if (number !== undefined) return { number, size: 1 };
		}
		return null;
	}

	/** Whether a word fits: as listed, without a prefix, as another that stands for it, by its stem, or
	 * not. */
	#fit(pattern: Pattern, token: string): 'exact' | 'unprefixed' | 'alike' | 'stem' | null {
		if (pattern.kind === 'number') return null;
		const forms = this.#forms(token);
		const isListed = (form: string) =>
			pattern.kind === 'open' ? form.startsWith(pattern.start) : form === pattern.word;
		if (isListed(token) || isListed(this.#bare(token))) return 'exact';
		if (forms.some(isListed)) return 'unprefixed';
		if (pattern.kind === 'open') return null;
		const alike = this.#alike.get(token);
		if (alike !== undefined && alike === this.#alike.get(pattern.word)) return 'alike';
		return forms.some((form) => this.#stem(form) === pattern.stem) ? 'stem' : null;
	}

	/** Whether a question asks who, what, how, …, be it within a phrase. */
	isOpen(tokens: readonly string[]): boolean {
		return tokens.some((_, at) =>
			this.#asking.some((patterns) =>
				patterns.every((pattern, i) => {
					const fit = this.#fit(pattern, tokens[at + i] ?? '');
					return fit === 'exact' || fit === 'unprefixed';
				})
			)
		);
	}

	#found(phrase: Phrase, tokens: readonly string[], at: number): Found | null {
		const { patterns } = phrase;
		let to = at;
		let number: number | null = null;
		let isExact = true;
		// 7 people is not: 7 you
		const isOfOneWord = patterns.filter(({ kind }) => kind !== 'number').length === 1;
		let hasStems = false;
		let skipped = 0;
		for (const pattern of patterns) {
			const numeral = pattern.kind === 'number' ? this.#numberAt(tokens, to) : null;
			if (numeral !== null) {
				number = numeral.number;
				to += numeral.size;
				continue;
			}
			let fit = this.#fit(pattern, tokens[to] ?? '');
			while (
				fit === null &&
				to > at &&
				skipped < MOST_SKIPPED &&
				pattern.kind === 'word' &&
				this.#fillers.has(tokens[to] ?? '')
			) {
				skipped++;
				fit = this.#fit(pattern, tokens[++to] ?? '');
			}
			if (fit === null || (fit === 'alike' && isOfOneWord)) return null;
			isExact &&= fit === 'exact';
			hasStems ||= fit === 'stem';
			to++;
		}
		// with other words between them, words have to be as listed
		if (hasStems && skipped > 0) return null;
		const size = to - at;
		return {
			phrase,
			number,
			isExact: isExact && skipped === 0 && number === null,
			size,
			length: size - skipped
		};
	}

	/** The longest phrase that begins at a token; of equally long ones the one that is written so,
	 * then the first. Names come last. */
	longest(tokens: readonly string[], at: number, names: readonly Phrase[]): Found | null {
		if (at >= tokens.length) return null;
		const forms = this.#forms(tokens[at]!);
		const stems = forms.flatMap((form) => [form, this.#stem(form)]);
		const keys = new Set([...stems, this.#alike.get(tokens[at]!) ?? '']);
		const starts = new Set(forms.map((form) => form[0] ?? ''));
		if (this.#numberAt(tokens, at) !== null) starts.add('#');
		const known = [...keys].flatMap((key) => this.#entries.get(key) ?? []);
		const open = [...starts].flatMap((start) => this.#open.get(start) ?? []);
		let best: Found | null = null;
		for (const phrase of [...known, ...open, ...names]) {
			const found = this.#found(phrase, tokens, at);
			if (found === null) continue;
			const by =
				found.length - (best?.length ?? 0) ||
				Number(found.isExact) - Number(best?.isExact ?? false) ||
				(best?.phrase.order ?? Infinity) - phrase.order;
			if (by > 0) best = found;
		}
		return best;
	}

	/** The word that a misspelt one is like, or the word itself. */
	corrected(token: string): string {
		const isShort =
			token.length < (this.#script.prefixes === '' ? 5 : 6) ||
			!/^\p{L}+$/u.test(token) ||
			UNDIVIDED.test(token);
		const isKnown = this.#forms(token).some(
			(form) => this.#known.has(form) || this.#entries.has(this.#stem(form))
		);
		const isOpen = this.#forms(token).some((form) =>
			this.#open
				.get(form[0] ?? '')
				?.some(({ patterns: [first] }) => first?.kind === 'open' && form.startsWith(first.start))
		);
		if (isShort || isKnown || isOpen) return token;
		const [first] = this.#words.search(token, {
			fuzzy: token.length > 8 ? 2 : 1,
			prefix: token.length > 4,
			filter: ({ id }) => (id as string).startsWith(token[0]!)
		});
		return first === undefined ? token : (first.id as string);
	}
}
