import { RANKS, type Rank, type Suit, type Wild } from '#lib/cards/card.ts';
import { phrasesOf, type Concept, type Lexicon } from './concepts.ts';
import { namedCards, type Item, type NamedCards } from './named-cards.ts';
import { Phrases, tokensOf, type Script } from './phrases.ts';

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
	/** The numbers of cards of two shapes without ranks: a pair on a triple; null: none are named. */
	readonly shapes: { readonly play: number; readonly table: number } | null;
	/** A number of people; null: none. */
	readonly number: number | null;
}

const SUIT_SIGNS = new Map<string, Suit>([
	['♣', 'C'],
	['♦', 'D'],
	['♥', 'H'],
	['♠', 'S']
]);

/** The numbers of cards of two shapes, one on the other: a pair on a triple. */
function shapesIn(items: readonly Item[]): ParsedQuestion['shapes'] {
	const sizes = items.flatMap((item, at) => {
		if (item.kind === 'count') return [{ at, size: item.count }];
		if (item.kind === 'concepts' && item.size !== undefined) return [{ at, size: item.size }];
		const isOne = item.kind === 'concepts' && item.concepts.includes('single');
		return isOne ? [{ at, size: 1 }] : [];
	});
	const [first, second] = sizes;
	if (first === undefined || second === undefined) return null;
	const between = items.slice(first.at, second.at);
	const isAfter = items.some(
		(item) => item.kind === 'concepts' && item.concepts.includes('onAfter')
	);
	const isOn = between.some(
		(item) =>
			item.kind === 'concepts' && (item.concepts.includes('on') || item.concepts.includes('beat'))
	);
	if (isOn && !isAfter) return { play: first.size, table: second.size };
	return isAfter ? { play: second.size, table: first.size } : null;
}

/** Finds a language’s words in questions. */
export class Reader {
	readonly #phrases: Phrases;
	readonly #script: Script;
	readonly #wild: Wild;
	readonly #fillers: ReadonlySet<string>;

	/** @param rightWords of texts that questions may be about, which are not misspelt */
	constructor(lexicon: Lexicon, script: Script, wild: Wild, rightWords: Iterable<string>) {
		this.#script = script;
		this.#wild = wild;
		this.#phrases = new Phrases(lexicon, script, rightWords);
		// a name may look like a filler of one word
		this.#fillers = new Set(phrasesOf(lexicon.words).get('filler'));
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
		const players = names
			.map((name, player) => ({
				patterns: this.#phrases.patternsOf(name),
				item: { kind: 'player', player } as const,
				order: Infinity
			}))
			.filter(({ patterns }) => patterns.length > 0);
		const isName = (token: string) =>
			players.some(({ patterns }) =>
				patterns.some((one) => one.kind === 'word' && one.word === token)
			);
		const tokens = tokensOf(text, this.#script).map((token) =>
			isName(token) ? token : this.#phrases.corrected(token)
		);
		const items: Item[] = [];
		for (let at = 0; at < tokens.length;) {
			const token = tokens[at]!;
			const found = this.#phrases.longest(tokens, at, players);
			const word: Item = { kind: 'word', word: token };
			const known = found?.phrase.item ?? this.#figure(token) ?? word;
			// only Dalmuti’s pack has a card of that rank; elsewhere it is an article in some languages
			const isArticle = known.kind === 'rank' && known.rank === '1' && this.#wild !== 'JE';
			const item = isArticle ? word : known;
			items.push(item.kind === 'concepts' ? { ...item, number: found?.number ?? null } : item);
			at += found?.phrase.patterns.length ?? 1;
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

	/** The words of a text that are worth searching for. */
	wordsOf(text: string): string[] {
		return this.#unknown(tokensOf(text, this.#script).map((word) => ({ kind: 'word', word })));
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
			player: player?.player ?? null,
			shapes: named.table.length === 0 ? shapesIn(items) : null,
			number:
				items.flatMap((item) => (item.kind === 'concepts' ? (item.number ?? []) : []))[0] ?? null
		};
	}
}
