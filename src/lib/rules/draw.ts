import { parseCard, type Card } from '#lib/cards/card.ts';
import { rankOrder, type Options } from './options.ts';

/** One draw: each player's card in the notation of `parseCard`, or its rank alone, or `TR` for any
 * tarot trump. */
export type Draw<P extends string> = Readonly<Record<P, string>>;

export type DrawOutcome<P extends string> =
	| { readonly kind: 'order'; readonly order: readonly P[] }
	/** The groups of tied players; each draws again among itself. */
	| { readonly kind: 'redraw'; readonly groups: readonly (readonly P[])[] };

type DrawOptions = Pick<Options, 'deck' | 'ranking' | 'trumpValue'>;

/** The strength of a drawn card; wild cards are the weakest (SE-1), and tarot trumps too unless the
 * table ranks them above all (TH-5).
 * @returns an index into `rankOrder`, or its length above all; −1 for wild cards */
export function drawStrength(options: DrawOptions, players: number, text: string): number {
	const card: Card | undefined = parseCard(text);
	const isTrump = card?.kind === 'trump' || text === 'TR';
	if (isTrump && options.trumpValue === 'above') return rankOrder(options, players).length;
	const rank = card === undefined ? text : 'rank' in card ? card.rank : '';
	return (rankOrder(options, players) as string[]).indexOf(rank);
}

/** Orders the first seats by a draw: the strongest card first. Tied players draw again among
 * themselves and never pass a player they were not tied with (SE-1).
 * @param draws the first draw, then the redraws, in order */
export function drawSeats<P extends string>(
	options: DrawOptions,
	draws: readonly Draw<P>[]
): DrawOutcome<P> {
	const [first, ...again] = draws;
	const players = Object.keys(first ?? {}) as P[];
	const strengths = new Map<string, number>();
	const strength = (card: string) => {
		const known = strengths.get(card) ?? drawStrength(options, players.length, card);
		strengths.set(card, known);
		return known;
	};
	const cards = new Map(
		players.map((p) => [
			p,
			[first!, ...again].filter((d) => Object.hasOwn(d, p)).map((d) => strength(d[p]))
		])
	);

	const order: P[] = [];
	const groups: P[][] = [];
	const settle = (group: readonly P[], turn: number): void => {
		if (group.length === 1) return void order.push(group[0]!);
		if (group.some((p) => cards.get(p)![turn] === undefined)) return void groups.push([...group]);
		const drawn = (p: P) => cards.get(p)![turn]!;
		const levels = [...new Set(group.map(drawn))].sort((a, b) => b - a);
		for (const level of levels)
			settle(
				group.filter((p) => drawn(p) === level),
				turn + 1
			);
	};
	if (players.length > 0) settle(players, 0);
	return groups.length > 0 ? { kind: 'redraw', groups } : { kind: 'order', order };
}
