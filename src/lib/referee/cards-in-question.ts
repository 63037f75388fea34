import { formatCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { rankingOf, readings } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { isNatural, isWild } from './patterns.ts';
import type { TableQuestion } from './play.ts';

/** A rank of the pack in use. */
interface RankKey {
	readonly rank: Rank;
	readonly copies: number;
	/** The suits that it has cards of; none in a pack without suits. */
	readonly suits: readonly Suit[];
}

/** What can be entered: the pack for so many players, weak to strong. */
export interface Keypad {
	readonly ranks: readonly RankKey[];
	readonly wild: { readonly name: 'JK' | 'JE'; readonly copies: number } | null;
	/** How many tarot trumps there are. */
	readonly trumps: number;
}

export function keypadFor({ options }: Rules, players: number): Keypad {
	const pack = packFor(options, players);
	const counts = rankCounts(pack);
	const suitsOf = (rank: Rank): Suit[] => [
		...new Set(
			pack.full.flatMap((card) => (card.kind === 'suited' && card.rank === rank ? card.suit : []))
		)
	];
	const wild = pack.full.find(isWild);
	return {
		ranks: rankingOf(options, { players }).map((rank) => ({
			rank,
			copies: counts.get(rank) ?? 0,
			suits: suitsOf(rank)
		})),
		wild: wild === undefined ? null : { name: wild.wild, copies: counts.get(wild.wild) ?? 0 },
		trumps: counts.get('TR') ?? 0
	};
}

/** What is wrong with cards that were entered. */
export interface CardProblem {
	readonly code: 'not-in-pack' | 'too-many-copies' | 'too-many-of-rank' | 'suit-missing';
	/** As the notation has it, or a rank alone. */
	readonly card: string;
	/** How many there are. */
	readonly most: number;
}

const nameOf = (card: Card): string => (isWild(card) ? card.wild : formatCard(card));
const times = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

/** Holds cards against the pack in use, each problem once. A card of a suited pack may be entered without its suit. */
export function checkCards(
	{ options }: Rules,
	players: number,
	cards: readonly Card[]
): CardProblem[] {
	const pack = packFor(options, players);
	const full = pack.full.map(nameOf);
	const counts = rankCounts(pack);
	const names = cards.map(nameOf);
	const ranks = cards.flatMap((card) => (isNatural(card) ? card.rank : []));
	const problems: CardProblem[] = [];
	for (const card of new Set(names)) {
		const rank = cards.find((one) => nameOf(one) === card && one.kind === 'plain');
		const most = rank === undefined ? times(full, card) : (counts.get(card) ?? 0);
		if (most === 0) problems.push({ code: 'not-in-pack', card, most });
		else if (times(names, card) > most) problems.push({ code: 'too-many-copies', card, most });
	}
	for (const rank of new Set(ranks)) {
		const most = counts.get(rank) ?? 0;
		const isNamed = problems.some(({ card }) => card.startsWith(rank));
		if (times(ranks, rank) > most && !isNamed)
			problems.push({ code: 'too-many-of-rank', card: rank, most });
	}
	return problems;
}

/** Why a suit has to be known: of a run; of the lock of suits; of the card that opens the round; of a called colour or
 * suit; of the 3 of spades; of a card that may not be the last. */
type SuitReason = 'run' | 'lock' | 'opening' | 'call' | 'spade-three' | 'forbidden-last';

/** Cards whose suits decide. */
export interface SuitNeed {
	readonly why: SuitReason;
	/** Which play of the trick; as many as it has stands for the play that is asked about. */
	readonly play: number;
	/** Which cards of it. */
	readonly cards: readonly number[];
}

const isThree = (card: Card): boolean => isNatural(card) && card.rank === '3';

const alikeIn = (card: Card): Card =>
	isNatural(card) ? { kind: 'suited', rank: card.rank, suit: 'C' } : card;

/** Why this play's suits matter by itself and after the plays before. */
function reasonsOf(
	{ options }: Rules,
	question: TableQuestion,
	plays: readonly (readonly Card[])[],
	at: number
): [SuitReason, (card: Card) => boolean][] {
	const cards = plays[at]!;
	const before = plays[at - 1];
	const isAsked = at === question.trick.length;
	const reasons: [SuitReason, (card: Card) => boolean][] = [];
	const add = (is: boolean, why: SuitReason, which = isNatural as (card: Card) => boolean) => {
		if (is) reasons.push([why, which]);
	};
	const isRun = readings(options, cards.map(alikeIn), question).some(
		({ pattern }) => pattern === 'run'
	);
	add(isRun, 'run');
	add(options.suitLock && question.trick.length >= 2, 'lock');
	add(isAsked && question.opening === true, 'opening', isThree);
	const named = question.call !== undefined && question.call !== 'plain';
	add(isAsked && named && cards.length === 1, 'call');
	const onJoker = before?.length === 1 && before.every(isWild) && cards.length === 1;
	add(options.spadeThreeTopsJoker && onJoker, 'spade-three', isThree);
	const forbidden = (card: Card) =>
		isNatural(card) &&
		options.forbiddenLast.some((name) => name !== card.rank && name.slice(0, -1) === card.rank);
	add(isAsked && question.last === true, 'forbidden-last', forbidden);
	return reasons;
}

/** Which suits have to be asked for: of all other cards the rank is enough for the answer (PL-1, PL-8, LE-1, DF-4, DF-7,
 * PR-8). A pack without suits asks for none. */
export function suitsNeeded(rules: Rules, question: TableQuestion): SuitNeed[] {
	if (rules.options.deck === 'dalmuti') return [];
	const plays = [...question.trick, question.play];
	return plays.flatMap((cards, play) =>
		reasonsOf(rules, question, plays, play)
			.map(([why, which]) => ({
				...{ why, play },
				cards: cards.flatMap((card, i) => (which(card) ? i : []))
			}))
			.filter((need) => need.cards.length > 0)
	);
}
