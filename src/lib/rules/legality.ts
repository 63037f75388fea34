import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from './options.ts';
import { rankingOf, readings, tops, type Order, type PlayOptions, type Reading } from './plays.ts';

/** Why a play is not allowed, in the order in which the rules are checked. */
export type PlayCode =
	| 'passed-out'
	| 'not-a-pattern'
	| 'must-include-3c'
	| 'breaks-sequence'
	| 'unbeatable'
	| 'wrong-pattern'
	| 'wrong-count'
	| 'not-higher'
	| 'suit-locked'
	| 'forbidden-last';

/** A called sequence (PL-8): any suit, a colour, or one suit. */
export type Call = 'plain' | 'red' | 'black' | Suit;

export interface PlayQuestion extends Order {
	/** The earlier plays of this trick, oldest first. */
	readonly trick: readonly (readonly Card[])[];
	readonly play: readonly Card[];
	/** Whether this is the first play of a round that begins with a 3. */
	readonly opening?: boolean | undefined;
	/** Whether this player passed in this trick. */
	readonly passed?: boolean | undefined;
	/** The called sequence, if any. */
	readonly call?: Call | undefined;
	/** Whether the play empties the hand (PR-8). */
	readonly last?: boolean | undefined;
}

export type PlayAnswer =
	| { readonly legal: true; readonly reading: Reading }
	| { readonly legal: false; readonly code: PlayCode }
	/** There is a tarot trump among the cards: the table's own text for it decides (TH-3). */
	| { readonly legal: null; readonly trump: number };

export type LegalityOptions = PlayOptions &
	Pick<
		Options,
		| 'afterPass'
		| 'twosEndTrick'
		| 'startsWith3d'
		| 'eightsEndTrick'
		| 'fourOfAKindTurns'
		| 'suitLock'
		| 'spadeThreeTopsJoker'
		| 'forbiddenLast'
	>;

/** The play on the table that has to be beaten. */
export interface Table {
	readonly cards: readonly Card[];
	readonly reading: Reading;
	/** Whether the ranking is reversed. */
	readonly turned: boolean;
	/** The suits that the trick is locked to, as `suitsOf` returns them. */
	readonly lock: string | null;
	/** Whether the 3 of spades beat a lone Joker, after which nothing can be played. */
	readonly settled: boolean;
}

const isThreeOfSpades = (cards: readonly Card[]): boolean =>
	cards.length === 1 && formatCard(cards[0]!) === '3S';

const isLoneJoker = (cards: readonly Card[]): boolean =>
	cards.length === 1 && cards[0]!.kind === 'wild';

/** Whether the 3 of spades is played on a lone Joker (DF-7). */
const answersJoker = (options: LegalityOptions, play: readonly Card[], table: Table): boolean =>
	options.spadeThreeTopsJoker && isThreeOfSpades(play) && isLoneJoker(table.cards);

/** Whether a rule says that nothing in this pack beats the play (PL-4, PL-5, FP-2, PR-6, DF-7). */
export function isUnbeatable(options: LegalityOptions, { reading, settled }: Table): boolean {
	if (settled) return true;
	if (reading.pattern !== 'set') return false;
	if (reading.rank === 'joker') return jokersAreTrumps(options);
	if (reading.rank === '8') return options.eightsEndTrick;
	if (reading.rank !== '2') return false;
	return options.twosEndTrick || (twosAreTrumps(options) && !jokersAreTrumps(options));
}

/** The suits of a play, sorted; null if it contains a wild, which has no suit. */
function suitsOf(cards: readonly Card[]): string | null {
	const suits = cards.map((card) => (card.kind === 'suited' ? card.suit : null));
	return suits.includes(null) ? null : suits.toSorted().join('');
}

/** Two plays of the same suits in a row lock the trick to them (DF-4). A wild has no suit: it neither locks nor
 * unlocks. */
function lockAfter({ suitLock }: LegalityOptions, table: Table, play: readonly Card[]) {
	if (table.lock !== null || !suitLock) return table.lock;
	const suits = suitsOf(play);
	return suits !== null && suits === suitsOf(table.cards) ? suits : null;
}

/** Whether the natural cards of a play have the locked suits; wilds stand in for any suit. */
function fitsLock(lock: string | null, play: readonly Card[]): boolean {
	if (lock === null) return true;
	const left = [...lock];
	return play.every((card) => {
		if (card.kind !== 'suited') return card.kind === 'wild';
		const at = left.indexOf(card.suit);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

/** The reading of a play that counts: unless its player named one, the strongest legal one, and a set rather than a run
 * (FP-3). */
function countedReading(
	options: LegalityOptions,
	cards: readonly Card[],
	on: Reading | undefined,
	order: Order
): Reading | undefined {
	const all = readings(options, cards, order);
	const legal = on === undefined ? all : all.filter((reading) => tops(options, reading, on));
	const open = legal.length > 0 ? legal : all;
	const sets = open.filter(({ pattern }) => pattern === 'set');
	const [first, ...others] = sets.length > 0 ? sets : open;
	return others.reduce(
		(best, reading) => (reading.strength > best!.strength ? reading : best),
		first
	);
}

/** The table after one more play of the trick. Four of a kind reverse the ranking at once (PR-7). */
function afterPlay(
	options: LegalityOptions,
	table: Table | undefined,
	cards: readonly Card[],
	{ players, turned = false }: Order
): Table | undefined {
	const now = { players, turned: table?.turned ?? turned };
	const reading = countedReading(options, cards, table?.reading, now);
	if (reading === undefined) return table;
	const settled = table !== undefined && answersJoker(options, cards, table);
	const lock = table === undefined ? null : lockAfter(options, table, cards);
	const turns = options.fourOfAKindTurns && reading.pattern === 'set' && reading.count >= 4;
	if (!turns) return { cards, reading, lock, settled, turned: now.turned };
	const after = { players, turned: !now.turned };
	const { pattern, rank } = reading;
	const same = readings(options, cards, after).find(
		(one) => one.pattern === pattern && one.rank === rank
	);
	return { cards, reading: same ?? reading, lock, settled, turned: after.turned };
}

/** The play on the table after the plays of a trick; undefined if there were none. */
export function tableAfter(
	options: LegalityOptions,
	question: Pick<PlayQuestion, 'trick' | 'players' | 'turned'>
): Table | undefined {
	let table: Table | undefined;
	for (const cards of question.trick) table = afterPlay(options, table, cards, question);
	return table;
}

const colours: Record<Suit, 'red' | 'black' | undefined> = {
	...{ C: 'black', S: 'black', D: 'red', H: 'red' },
	...{ T: undefined, M: undefined }
};

/** Whether a play continues the called sequence: one natural card of the next rank, in the called colour or suit
 * (PL-8, FP-5). */
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

const refuse = (code: PlayCode): PlayAnswer => ({ legal: false, code });

/** Checks a play that follows others (PL-2 to PL-5, DF-4, DF-7). */
function checkFollow(
	options: LegalityOptions,
	play: readonly Card[],
	mine: readonly Reading[],
	table: Table
): PlayAnswer {
	if (answersJoker(options, play, table)) return { legal: true, reading: mine.at(-1)! };
	if (isUnbeatable(options, table)) return refuse('unbeatable');
	const on = table.reading;
	const beating = mine.filter((reading) => tops(options, reading, on)).at(-1);
	if (beating === undefined) {
		if (play.length !== on.count) return refuse('wrong-count');
		return refuse(
			mine.some(({ pattern }) => pattern === on.pattern) ? 'not-higher' : 'wrong-pattern'
		);
	}
	return fitsLock(table.lock, play) ? { legal: true, reading: beating } : refuse('suit-locked');
}

const isForbiddenLast = ({ forbiddenLast }: LegalityOptions, card: Card): boolean =>
	forbiddenLast.includes(card.kind === 'wild' ? card.wild : formatCard(card)) ||
	(card.kind === 'suited' && forbiddenLast.includes(card.rank));

const trumpIn = (cards: readonly Card[]): number | undefined =>
	cards.find((card) => card.kind === 'trump')?.number;

function checkWithoutEnd(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const { trick, play, players } = question;
	if (question.passed === true && options.afterPass === 'out-of-trick') return refuse('passed-out');
	const trump = trumpIn([...play, ...trick.flat()]);
	if (trump !== undefined) return { legal: null, trump };

	const table = tableAfter(options, question);
	const order = { players, turned: table?.turned ?? question.turned };
	const mine = readings(options, play, order);
	if (mine.length === 0) return refuse('not-a-pattern');
	const opening = options.startsWith3d ? '3D' : '3C';
	if (question.opening === true && !play.some((card) => formatCard(card) === opening))
		return refuse('must-include-3c');
	if (question.call !== undefined) {
		return continues(play, question.call, table?.reading, rankingOf(options, order))
			? { legal: true, reading: mine[0]! }
			: refuse('breaks-sequence');
	}
	return table === undefined
		? { legal: true, reading: mine.at(-1)! }
		: checkFollow(options, play, mine, table);
}

/** Checks whether a play is allowed (PL-1 to PL-8, LE-1, PR-5 to PR-8, DF-4, DF-7).
 * @returns how the play counts; or the first rule against it, by its code. Forbidden last cards are only refused as the
 * last play: a player who ends on one all the same takes the last place. */
export function checkPlay(options: LegalityOptions, question: PlayQuestion): PlayAnswer {
	const answer = checkWithoutEnd(options, question);
	const ends = question.last === true && answer.legal === true;
	return ends && question.play.some((card) => isForbiddenLast(options, card))
		? refuse('forbidden-last')
		: answer;
}
