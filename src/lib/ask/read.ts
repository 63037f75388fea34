import { RANKS, type Rank, type Suit, type Wild } from '#lib/cards/card.ts';
import { phrasesOf, type Concept, type Lexicon } from './concepts.ts';
import { isMark, withNamedCards, type Item } from './card-items.ts';
import { isChoice, namedPlays, shapesIn, type NamedCards, type Shapes } from './named-plays.ts';
import {
	BREAK,
	partsOf,
	Phrases,
	tokensOf,
	type Found,
	type Phrase,
	type Script
} from './phrases.ts';

/** A question in words, parsed. */
export interface ParsedQuestion extends NamedCards {
	readonly concepts: readonly Concept[];
	/** Unknown words: those in no list. */
	readonly words: readonly string[];
	/** The stems of its words without names and figures; of a script without spaces, its pairs of
	 * signs. */
	readonly stems: readonly string[];
	/** Whether all of them are fillers. */
	readonly understood: boolean;
	/** How many things are unknown: words, or of a script without spaces, rows of signs; lone signs
	 * and asides count half. */
	readonly unknown: number;
	/** Whether it asks who, what, how, …, so that no yes or no answers it. */
	readonly open: boolean;
	/** All cards that are named. */
	readonly cards: readonly string[];
	/** Whether different cards are named with other words between them: he paid a queen but had an
	 * ace. */
	readonly areApart: boolean;
	/** Whether cards are named before a word for beat: what does a 3 beat. */
	readonly cardsFirst: boolean;
	/** The index of the player who is named; null: nobody. */
	readonly player: number | null;
	/** Two shapes without ranks; null: none are named. */
	readonly shapes: Shapes | null;
	/** Who pays: the one before the verb, unless the question says that something is given to them;
	 * null: it does not say. */
	readonly giver: 'top' | 'bottom' | null;
	/** A number of people; null: none. */
	readonly number: number | null;
}

const SUIT_SIGNS = new Map<string, Suit>([
	['♣', 'C'],
	['♦', 'D'],
	['♥', 'H'],
	['♠', 'S']
]);

/** Whether words of their own are between cards. */
function areCardsApart(items: readonly Item[]): boolean {
	const named = items.flatMap(({ kind }, at) => (kind === 'cards' ? [at] : []));
	return items
		.slice(named[0], named.at(-1))
		.some(({ kind }) => kind === 'aside' || kind === 'concepts' || kind === 'word');
}

/** Whether cards are named before a word that only means that one beats another. */
function areCardsFirst(items: readonly Item[]): boolean {
	const cards = items.findIndex(({ kind }) => kind === 'cards');
	const beat = items.findIndex(
		(item) =>
			item.kind === 'concepts' &&
			item.concepts.includes('beat') &&
			!item.concepts.includes('onAfter')
	);
	return cards >= 0 && cards < beat;
}

/** Concepts that say nothing more where two cards are compared. */
const VERBS_OF_TWO: readonly Concept[] = ['on', 'onAfter', 'beat', 'win', 'score', 'top'];

/** The payer of a question. */
function giverIn(items: readonly Item[], script: Script): ParsedQuestion['giver'] {
	const has = (item: Item, concept: Concept) =>
		item.kind === 'concepts' && item.concepts.includes(concept);
	const pay = items.findIndex((item) => has(item, 'pay'));
	const step = script.undivided ? 1 : -1;
	const giver = items.find(
		(item, at) =>
			at < pay && (has(item, 'top') || has(item, 'bottom')) && !isMark(items[at + step], 'to')
	);
	return giver === undefined ? null : has(giver, 'top') ? 'top' : 'bottom';
}

/** Whether two cards are named together and nothing is asked but which is stronger. */
function isComparison(items: readonly Item[]): boolean {
	const from = items.findIndex(({ kind }) => kind === 'cards');
	const to = items.findLastIndex(({ kind }) => kind === 'cards');
	return items.every(
		(item, at) =>
			item.kind !== 'concepts' ||
			item.concepts.every(
				(one) =>
					one === 'what' ||
					one === 'card' ||
					((at < from || at > to) && ['beat', 'order', 'best'].includes(one))
			)
	);
}

/** Whether more than two Jokers are named together: it asks how many there are. */
const areManyWilds = (items: readonly Item[], wild: Wild): boolean =>
	items.some(
		(item) =>
			item.kind === 'cards' && item.cards.length > 2 && item.cards.every((one) => one === wild)
	);

/** Whether a word is one of the players’ names. */
const isNamed = (players: readonly Phrase[], token: string): boolean =>
	players.some(({ patterns }) => patterns.some((one) => one.kind === 'word' && one.word === token));

/** An ace that is written as a capital letter, not the article at the beginning of a question. */
const ACE = /(?<=[\p{L}\p{N},(]\s*)(?<![\p{L}\p{N}])A(?![\p{L}\p{N}'’])/gu;

/** Finds a language’s words in questions. */
export class Reader {
	readonly #phrases: Phrases;
	readonly #script: Script;
	readonly #stem: Lexicon['stem'];
	readonly #wild: Wild;
	readonly #renamed: Readonly<Partial<Record<Rank, Rank>>>;
	readonly #fillers: ReadonlySet<string>;
	/** A word for an ace. */
	readonly #ace: string;

	/** @param pack its wild card, and the ranks that words for others mean
	 * @param rightWords of texts that questions may be about, which are not misspelt */
	constructor(
		lexicon: Lexicon,
		script: Script,
		{
			wild,
			renamed
		}: { readonly wild: Wild; readonly renamed: Readonly<Partial<Record<Rank, Rank>>> },
		rightWords: Iterable<string>
	) {
		this.#script = script;
		this.#stem = lexicon.stem;
		this.#wild = wild;
		this.#renamed = renamed;
		this.#phrases = new Phrases(lexicon, script, rightWords);
		const phrases = phrasesOf(lexicon.words);
		// a name may look like a filler of one word
		this.#fillers = new Set(phrases.get('filler'));
		this.#ace = phrases.get('rank A')?.[0] ?? 'A';
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

	/** The ranks of a run whose figures are not divided: 567. */
	#runOf(token: string): Item[] {
		const isRun =
			/^\d{3,}$/.test(token) &&
			[...token].every((figure, i) => i === 0 || Number(figure) === Number(token[i - 1]) + 1);
		return isRun ? [...token].flatMap((figure) => this.#figure(figure) ?? []) : [];
	}

	/** The suit and the rank that are written as one word: Herzdame. */
	#parts(token: string): string[] {
		const kindOf = (word: string) => this.#phrases.longest([word], 0, [])?.phrase.item.kind;
		if (kindOf(token) !== undefined) return [];
		for (let at = 3; at < token.length - 1; at++) {
			const [suit, rank] = [token.slice(0, at), token.slice(at)];
			if (kindOf(suit) === 'suit' && kindOf(rank) === 'rank') return [suit, rank];
		}
		return [];
	}

	/** The names of players, with what they have as well: ana's, anas. */
	#players(names: readonly string[]): Phrase[] {
		return ['', 's']
			.flatMap((ending) =>
				names.map((name, player) => ({
					patterns: this.#phrases.patternsOf(name.trim() + ending),
					item: { kind: 'player', player } as const,
					order: Infinity
				}))
			)
			.filter(({ patterns }) => patterns.length > 0);
	}

	/** The stems of words that are neither names nor figures. */
	#stems(tokens: readonly string[], players: readonly Phrase[]): string[] {
		const words: string[] = [];
		for (let at = 0; at < tokens.length;) {
			const token = tokens[at]!;
			// of a script without spaces a name is more than one sign
			const found = isNamed(players, token) ? this.#phrases.longest(tokens, at, players) : null;
			const isName = found?.phrase.item.kind === 'player';
			words.push(isName || /^\d/.test(token) ? BREAK : token);
			at += isName ? found.size : 1;
		}
		const all = this.#script.undivided
			? words.slice(1).map((word, i) => words[i]! + word)
			: words.map(this.#stem);
		return [...new Set(all)].filter((one) => !one.includes(BREAK));
	}

	#items(given: readonly string[], players: readonly Phrase[]): Item[] {
		const tokens = given.flatMap((token) => {
			if (isNamed(players, token)) return [token];
			const parts = this.#parts(token);
			return parts.length > 0 ? parts : [this.#phrases.corrected(token)];
		});
		const items: Item[] = [];
		for (let at = 0; at < tokens.length;) {
			const token = tokens[at]!;
			if (token === BREAK) {
				at++;
				continue;
			}
			const run = this.#runOf(token);
			if (run.length > 0) {
				items.push(...run);
				at++;
				continue;
			}
			const longest = this.#phrases.longest(tokens, at, players);
			const isBetterNext = longest !== null && this.#isBetterNext(tokens, at, longest, players);
			const found = isBetterNext ? this.#phrases.longest([token], 0, []) : longest;
			const word: Item = { kind: 'word', word: token };
			const known = found?.phrase.item ?? this.#figure(token) ?? word;
			// only Dalmuti’s pack has a card of that rank; elsewhere it is an article in some languages
			const isArticle = known.kind === 'rank' && known.rank === '1' && this.#wild !== 'JE';
			const renamed = known.kind === 'rank' ? this.#renamed[known.rank] : undefined;
			const named =
				known.kind === 'rank' && renamed !== undefined ? { ...known, rank: renamed } : known;
			const item = isArticle ? word : named;
			items.push(item.kind === 'concepts' ? { ...item, number: found?.number ?? null } : item);
			at += found?.size ?? 1;
		}
		return items;
	}

	/** Whether a filler begins a phrase only because another begins behind it: the | same game, not:
	 * the same | game; do I | say anything, not: do … anything. */
	#isBetterNext(
		tokens: readonly string[],
		at: number,
		{ phrase, size }: Found,
		players: readonly Phrase[]
	): boolean {
		const { length } = phrase.patterns;
		if (length < 2 || !this.#fillers.has(tokens[at]!)) return false;
		const behind = Array.from({ length: size - 1 }, (_, i) =>
			this.#phrases.longest(tokens, at + 1 + i, players)
		);
		return behind.some(
			(one, i) =>
				one !== null &&
				one.phrase.patterns.length >= length &&
				(i === 0 || (size > length && one.size === one.phrase.patterns.length))
		);
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

	#unknownCount(items: readonly Item[]): number {
		const isUnknown = (item: Item | undefined) =>
			item?.kind === 'word' && this.#isContent(item.word) && !this.#isFiller(item);
		const { undivided } = this.#script;
		const rows = items.filter(
			(one, i) => isUnknown(one) && !(undivided && isUnknown(items[i - 1]))
		);
		const signs = rows.filter((one) => undivided && !isUnknown(items[items.indexOf(one) + 1]));
		const asides = items.filter(({ kind }) => kind === 'aside');
		return rows.length - signs.length / 2 + asides.length / 2;
	}

	/** The words of a text that are worth searching for. */
	wordsOf(text: string): string[] {
		return this.#unknown(tokensOf(text, this.#script).map((word) => ({ kind: 'word', word })));
	}

	/** The words of a text that are no fillers. */
	tellingWordsOf(text: string): string[] {
		const words = tokensOf(text, this.#script).map((word): Item => ({ kind: 'word', word }));
		return this.#unknown(words.filter((word) => !this.#isFiller(word)));
	}

	/** The concepts that the words of a text stand for. */
	conceptsOf(text: string): Concept[] {
		return this.#items(tokensOf(text, this.#script), []).flatMap((item) =>
			item.kind === 'concepts' ? item.concepts : []
		);
	}

	#isFiller(item: Item): boolean {
		return item.kind === 'filler' || (item.kind === 'word' && this.#fillers.has(item.word));
	}

	/** Reads a question in words.
	 * @param names of the players at the table */
	read(text: string, names: readonly string[]): ParsedQuestion {
		const hasSmall = /\p{Ll}/u.test(text);
		const tokens = partsOf(hasSmall ? text.replace(ACE, this.#ace) : text, this.#script);
		const players = this.#players(names);
		const found = this.#items(tokens, players);
		const isFiller = (item: Item) => this.#isFiller(item);
		const items = withNamedCards(found, this.#wild, isFiller);
		const named = namedPlays(items, isFiller);
		const all = items.flatMap((item) => (item.kind === 'concepts' ? item.concepts : []));
		const cards = items.flatMap((item) => (item.kind === 'cards' ? item.cards : []));
		const open = this.#phrases.isOpen(tokens);
		// which of two is about their order, whatever verb it has: ace or 2; Kと2、どっち
		const isOfTwo = isChoice(items) || (open && new Set(cards).size === 2 && isComparison(items));
		const concepts = isOfTwo
			? ['order' as const, ...all.filter((one) => !VERBS_OF_TWO.includes(one))]
			: all;
		const people = items.filter((item) => item.kind === 'player');
		// Ana or Ben: it asks which
		const isOneOf = people.length > 1 && items.some((item) => isMark(item, 'or'));
		const [player] = isOneOf ? [] : people;
		const counts = items.flatMap((item) => (item.kind === 'count' ? [item.count] : []));
		// four 5s on four 4s are a play
		const isFour =
			counts.includes(4) ||
			(named.table.length === 0 &&
				items.some((item) => item.kind === 'cards' && item.cards.length >= 4));
		return {
			concepts: [
				...concepts,
				...(counts.some((count) => count > 1) ? (['set'] as const) : []),
				...(counts.includes(1) ? (['card'] as const) : []),
				...(areManyWilds(items, this.#wild) ? (['howMany'] as const) : []),
				...(isFour ? (['fourOfAKind'] as const) : []),
				...(items.some(({ kind }) => kind === 'suit') ? (['suit'] as const) : []),
				...(cards.includes(this.#wild) ? (['joker'] as const) : [])
			],
			words: this.#unknown(found),
			stems: this.#stems(tokens, players),
			understood: items.every(
				(item) => item.kind !== 'aside' && (item.kind !== 'word' || this.#isFiller(item))
			),
			unknown: this.#unknownCount(items),
			open,
			...named,
			cards,
			areApart: new Set(cards).size > 1 && areCardsApart(items),
			cardsFirst: areCardsFirst(items),
			player: player?.player ?? null,
			shapes: named.table.length === 0 ? shapesIn(items) : null,
			giver: giverIn(items, this.#script),
			number:
				items.flatMap((item) => (item.kind === 'concepts' ? (item.number ?? []) : []))[0] ?? null
		};
	}
}
