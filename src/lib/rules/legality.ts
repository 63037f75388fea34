import { parseCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import {
	jokersAreTrumps,
	rankingOf,
	readings,
	tops,
	twosAreTrumps,
	type PlayOptions,
	type Reading
} from './plays.ts';

/** Why a play is not allowed, in the order in which it is looked for. */
type PlayCode =
	| 'passed-out'
	| 'not-a-pattern'
	| 'must-include-3c'
	| 'breaks-sequence'
	| 'unbeatable'
	| 'wrong-pattern'
	| 'wrong-count'
	| 'not-higher';

/** A called sequence (PL-8): any suit, a colour, or one suit. */
export type Call = 'plain' | 'red' | 'black' | Suit;

export interface PlayQuestion {
	/** The plays of this trick so far, oldest first. */
	readonly trick: readonly (readonly Card[])[];
	readonly play: readonly Card[];
	/** Whether this is the first play of a round that begins with the 3 of clubs. */
	readonly opening?: boolean | undefined;
	/** Whether this player passed in this trick. */
	readonly passed?: boolean | undefined;
	/** The sequence that is called. */
	readonly call?: Call | undefined;
	/** How many play, where the pack depends on it. */
	readonly players?: number | undefined;
}

export type PlayAnswer =
	| { readonly legal: true; readonly reading: Reading }
	| { readonly legal: false; readonly code: PlayCode };

type LegalityOptions = PlayOptions & Pick<Options, 'afterPass' | 'twosEndTrick' | 'startsWith3d'>;

/** Whether a rule says outright that nothing in this pack tops the play (PL-4, PL-5, FP-2). */
function isUnbeatable(options: LegalityOptions, table: Reading): boolean {
	if (table.pattern !== 'set') return false;
	if (table.rank === 'joker') return true;
	if (table.rank !== '2') return false;
	return options.twosEndTrick || (twosAreTrumps(options) && !jokersAreTrumps(options));
}

/** The one reading of a play that lies on the table: without a word the strongest that it could legally be, and a
 * set rather than a run (FP-3). */
function standing(
	options: LegalityOptions,
	cards: readonly Card[],
	on: Reading | undefined,
	players: number | undefined
): Reading | undefined {
	const all = readings(options, cards, players);
	const legal = on === undefined ? all : all.filter((reading) => tops(options, reading, on));
	const open = legal.length > 0 ? legal : all;
	const sets = open.filter(({ pattern }) => pattern === 'set');
	const [first, ...others] = sets.length > 0 ? sets : open;
	return others.reduce(
		(best, reading) => (reading.strength > best!.strength ? reading : best),
		first
	);
}

const colours: Record<Suit, 'red' | 'black' | undefined> = {
	...{ C: 'black', S: 'black', D: 'red', H: 'red' },
	...{ T: undefined, M: undefined }
};

/** Whether these cards go on with the sequence that is called: the next rank, natural, of the colour or suit that
 * was named (PL-8, FP-5). */
function continues(
	play: readonly Card[],
	call: Call,
	last: Reading | undefined,
	ranking: readonly Rank[]
): boolean {
	const [card] = play;
	if (play.length !== 1 || (card?.kind !== 'suited' && card?.kind !== 'plain')) return false;
	const place = ranking.findIndex((rank) => rank === last?.rank);
	if (place < 0 || card.rank !== ranking[place + 1]) return false;
	if (call === 'plain') return true;
	return card.kind === 'suited' && (card.suit === call || colours[card.suit] === call);
}

/** Whether a play is allowed, and if not, the first rule against it (PL-1 to PL-8, LE-1). */
export function checkPlay(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const { trick, play, players } = question;
	const refuse = (code: PlayCode): PlayAnswer => ({ legal: false, code });
	if (question.passed === true && options.afterPass === 'out-of-trick') return refuse('passed-out');
	const mine = readings(options, play, players);
	if (mine.length === 0) return refuse('not-a-pattern');
	const suit = options.startsWith3d ? 'D' : 'C';
	const isOpening = (card: Card) =>
		card.kind === 'suited' && card.rank === '3' && card.suit === suit;
	if (question.opening === true && !play.some(isOpening)) return refuse('must-include-3c');

	let table: Reading | undefined;
	for (const cards of trick) table = standing(options, cards, table, players) ?? table;
	if (question.call !== undefined) {
		return continues(play, question.call, table, rankingOf(options, players))
			? { legal: true, reading: mine[0]! }
			: refuse('breaks-sequence');
	}
	if (table === undefined) return { legal: true, reading: mine.at(-1)! };
	if (isUnbeatable(options, table)) return refuse('unbeatable');
	const on = table;
	const topping = mine.filter((reading) => tops(options, reading, on)).at(-1);
	if (topping !== undefined) return { legal: true, reading: topping };
	if (play.length !== on.count) return refuse('wrong-count');
	return refuse(
		mine.some(({ pattern }) => pattern === on.pattern) ? 'not-higher' : 'wrong-pattern'
	);
}

/** Cards as the notation has them; undefined if one of them is none. */
export function parseCards(texts: readonly string[]): Card[] | undefined {
	const cards = texts.map(parseCard);
	return cards.every((card) => card !== undefined) ? cards : undefined;
}
