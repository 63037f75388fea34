import { RANKS, type Rank, type Suit, type Wild } from '#lib/cards/card.ts';
import type { Concept, Lexicon, Particle } from './concepts.ts';
import { namedCards, type Item, type NamedCards } from './named-cards.ts';

/** A question in words, parsed. */
export interface ParsedQuestion extends NamedCards {
	readonly concepts: readonly Concept[];
	/** Unknown words: those in no list. */
	readonly words: readonly string[];
	/** Whether all of them are fillers. */
	readonly understood: boolean;
	/** All cards that are named. */
	readonly cards: readonly string[];
	/** The index of the player who is named; null: nobody. */
	readonly player: number | null;
}

/** The writing conventions of a language. */
export interface Script {
	/** Whether its words are not divided by spaces. */
	readonly undivided: boolean;
	/** Whether an apostrophe divides two words: l’as. */
	readonly elides: boolean;
	/** Letters that may stand before a word as a part of it: the Hebrew ה, ב, ל. */
	readonly prefixes: string;
}

/** Accents and apostrophes, but not the marks that turn one kana into another. */
const IGNORED = /(?![\u3099\u309a])[\p{M}'’׳״"]/gu;
const UNDIVIDED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const SUIT_SIGNS = new Map<string, Suit>([
	['♣', 'C'],
	['♦', 'D'],
	['♥', 'H'],
	['♠', 'S']
]);

/** The words of a text, without accents and capitals; of a script without spaces, its signs. */
function tokensOf(text: string, script: Script): string[] {
	const spaced = script.elides ? text.replace(/['’]/g, ' ') : text;
	const plain = spaced.normalize('NFKD').replace(IGNORED, '').normalize('NFC').toLowerCase();
	const parts = plain.match(/\p{N}+\p{L}{0,2}(?![\p{L}\p{N}])|\p{N}+|[\p{L}]+|[♣♦♥♠]/gu) ?? [];
	return parts.flatMap((part) =>
		UNDIVIDED.test(part) ? (part.match(/\p{N}+|[a-z]+|./gu) ?? []) : [part]
	);
}

interface Phrase {
	readonly tokens: readonly string[];
	readonly item: Item;
}
interface IndexedPhrase extends Phrase {
	/** Its index in all lists: the first of equally long entries is taken. */
	readonly order: number;
}

const listed = (list: string): string[] =>
	list
		.split(/[,、，]/)
		.map((phrase) => phrase.trim())
		.filter((phrase) => phrase !== '');

/** The phrases of a language with their meaning, without the fillers. Of equally long phrases the
 * first one is taken. */
function itemsIn({ concepts, ranks, suits, counts, of, and, marks }: Lexicon): [string, Item][] {
	const rankLists = Object.entries(ranks) as [Rank, string][];
	const rankOf = new Map(
		rankLists.flatMap(([rank, list]) => listed(list).map((phrase) => [phrase, rank] as const))
	);
	const conceptsOf = new Map<string, Concept[]>();
	for (const [concept, list] of Object.entries(concepts) as [Concept, string][])
		for (const phrase of listed(list))
			conceptsOf.set(phrase, [...(conceptsOf.get(phrase) ?? []), concept]);
	const all = (list: string, item: Item) =>
		listed(list).map((phrase): [string, Item] => [phrase, item]);
	return [
		...Array.from(conceptsOf, ([phrase, some]): [string, Item] => {
			if (some.length === 1 && some[0] === 'joker') return [phrase, { kind: 'wild' }];
			const rank = rankOf.get(phrase);
			return [phrase, { kind: 'concepts', concepts: some, ...(rank !== undefined && { rank }) }];
		}),
		// the plural is listed last
		...rankLists.flatMap(([rank, list]) =>
			listed(list).map((phrase, i): [string, Item] => [
				phrase,
				{ kind: 'rank', rank, many: i > 0, word: true }
			])
		),
		...(Object.entries(suits) as [Suit, string][]).flatMap(([suit, list]) =>
			listed(list).map((phrase, i): [string, Item] => [phrase, { kind: 'suit', suit, many: i > 0 }])
		),
		...Object.entries<string>(counts).flatMap(([count, list]) =>
			all(list, { kind: 'count', count: Number(count) })
		),
		...all(of, { kind: 'of' }),
		...all(and, { kind: 'and' }),
		...(Object.entries(marks) as [Particle, string][]).flatMap(([mark, list]) =>
			all(list, { kind: 'mark', mark })
		)
	];
}

/** Finds a language’s words in questions. */
export class Reader {
	/** By their first word. */
	readonly #entries = new Map<string, IndexedPhrase[]>();
	/** Phrases whose first word may have any ending. */
	readonly #open: IndexedPhrase[] = [];
	readonly #script: Script;
	readonly #wild: Wild;
	readonly #fillers: ReadonlySet<string>;

	constructor(lexicon: Lexicon, script: Script, wild: Wild) {
		this.#script = script;
		this.#wild = wild;
		const fillers = listed(lexicon.fillers).map((phrase) =>
			this.#entry(phrase, { kind: 'filler' })
		);
		// a name may look like a filler of one word
		this.#fillers = new Set(fillers.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : [])));
		const all = [
			...itemsIn(lexicon).map(([phrase, item]) => this.#entry(phrase, item)),
			...fillers.filter(({ tokens }) => tokens.length > 1)
		];
		for (const [order, { tokens, item }] of all.entries()) {
			const entry = { tokens, item, order };
			const [first = ''] = tokens;
			const same = this.#entries.get(first);
			if (first.endsWith('*')) this.#open.push(entry);
			else if (same !== undefined) same.push(entry);
			else this.#entries.set(first, [entry]);
		}
	}

	#entry(phrase: string, item: Item): Phrase {
		const tokens = phrase.split(' ').flatMap((word) => {
			const open = word.endsWith('*');
			const own = tokensOf(open ? word.slice(0, -1) : word, this.#script);
			return open ? [...own.slice(0, -1), `${own.at(-1) ?? ''}*`] : own;
		});
		return { tokens, item };
	}

	/** A word with and without its prefixes. */
	#forms(token: string): string[] {
		const { prefixes } = this.#script;
		const forms = [token];
		for (let n = 1; n <= 2 && n < token.length - 1 && prefixes.includes(token[n - 1]!); n++)
			forms.push(token.slice(n));
		return forms;
	}

	#isWord(pattern: string, token: string): boolean {
		return this.#forms(token).some((form) =>
			pattern.endsWith('*') ? form.startsWith(pattern.slice(0, -1)) : form === pattern
		);
	}

	/** The longest entry that begins at a token; of equally long ones, the first. Names come
	 * last. */
	#longest(
		tokens: readonly string[],
		at: number,
		names: readonly IndexedPhrase[]
	): IndexedPhrase | undefined {
		let best: IndexedPhrase | undefined;
		const known = this.#forms(tokens[at]!).flatMap((form) => this.#entries.get(form) ?? []);
		for (const entry of [...known, ...this.#open, ...names]) {
			const { length } = entry.tokens;
			const isBetter =
				best === undefined ||
				length > best.tokens.length ||
				(length === best.tokens.length && entry.order < best.order);
			if (!isBetter || at + length > tokens.length) continue;
			if (entry.tokens.every((pattern, i) => this.#isWord(pattern, tokens[at + i]!))) best = entry;
		}
		return best;
	}

	#figure(token: string): Item | undefined {
		const suit = SUIT_SIGNS.get(token);
		if (suit !== undefined) return { kind: 'suit', suit, many: false };
		const [, figures, ending] = /^(\d{1,2})(s|er|ern|en|es)?$/.exec(token) ?? [];
		if (figures !== undefined) {
			const rank = RANKS.find((one) => one === figures);
			if (rank === undefined) return undefined;
			return { kind: 'rank', rank, many: ending !== undefined, word: false };
		}
		const letters = this.#script.undivided || this.#script.prefixes !== '' ? 'kqja' : 'kqj';
		if (token.length !== 1 || !letters.includes(token)) return undefined;
		return { kind: 'rank', rank: token.toUpperCase() as Rank, many: false, word: false };
	}

	#items(text: string, names: readonly string[]): Item[] {
		const tokens = tokensOf(text, this.#script);
		const players = names.map((name, player) => ({
			tokens: tokensOf(name, this.#script),
			item: { kind: 'player', player } as const,
			order: Infinity
		}));
		const items: Item[] = [];
		for (let at = 0; at < tokens.length;) {
			const entry = this.#longest(
				tokens,
				at,
				players.filter(({ tokens: own }) => own.length > 0)
			);
			const token = tokens[at]!;
			items.push(entry?.item ?? this.#figure(token) ?? { kind: 'word', word: token });
			at += entry?.tokens.length ?? 1;
		}
		return items;
	}

	/** Whether a word is worth searching for in texts: in Japanese, only if it is more than a
	 * particle. */
	#isContent(word: string): boolean {
		return !this.#script.undivided || !/^[\p{Script=Hiragana}ー]/u.test(word);
	}

	/** Words that are in no list; of a script without spaces, pairs of neighbouring signs. */
	#unknown(items: readonly Item[]): string[] {
		const wordOf = (item: Item | undefined) =>
			item?.kind === 'word' && this.#isContent(item.word) ? item.word : null;
		return items.flatMap((item, i) => {
			const word = wordOf(item);
			if (word === null) return [];
			if (!this.#script.undivided) return [word];
			const next = wordOf(items[i + 1]);
			return next === null ? [] : [word + next];
		});
	}

	#isFiller(item: Item): boolean {
		return item.kind === 'filler' || (item.kind === 'word' && this.#fillers.has(item.word));
	}

	/** Reads a question in words.
	 * @param names of the players at the table */
	read(text: string, names: readonly string[]): ParsedQuestion {
		const found = this.#items(text, names);
		const { items, ...named } = namedCards(found, this.#wild, (item) => this.#isFiller(item));
		const concepts = items.flatMap((item) => (item.kind === 'concepts' ? item.concepts : []));
		const cards = items.flatMap((item) => (item.kind === 'cards' ? item.cards : []));
		const player = items.find((item) => item.kind === 'player');
		const counts = items.flatMap((item) => (item.kind === 'count' ? [item.count] : []));
		// four 5s on four 4s are a play
		const isFour =
			counts.includes(4) ||
			(named.table.length === 0 &&
				items.some((item) => item.kind === 'cards' && item.cards.length >= 4));
		return {
			concepts: [
				...concepts,
				...(counts.length > 0 ? (['set'] as const) : []),
				...(isFour ? (['fourOfAKind'] as const) : []),
				...(items.some(({ kind }) => kind === 'suit') ? (['suit'] as const) : []),
				...(cards.includes(this.#wild) ? (['joker'] as const) : [])
			],
			words: this.#unknown(found),
			understood: items.every((item) => item.kind !== 'word' || this.#isFiller(item)),
			...named,
			cards,
			player: player?.player ?? null
		};
	}
}
