import { lookUp, type ByText } from './by-text.ts';
import type { Options } from './options.ts';
import { revolution } from './revolution.ts';
import type { RuleId } from './rule-ids.ts';
import type { Titles } from './titles.ts';

/** The result of one round, as scoring needs it. */
export interface ScoredHand<P> {
	/** The places at the deal, from the top. */
	readonly places: readonly P[];
	/** Everyone in the order of the new places. */
	readonly out: readonly P[];
	readonly revolution?: P | null | undefined;
	/** Those of `out` who left in mid-round (SE-4). */
	readonly left?: readonly P[];
	/** The published titles of the new places, in the same order as `out`. */
	readonly titles?: readonly string[];
}

/** Points of one player, and the reason. */
export type Points<P> = {
	readonly player: P;
	readonly rule: RuleId;
	readonly points: number;
} & (
	| { readonly from: 'beaten'; readonly beaten: readonly P[] }
	/** Given to the first or second place for a player who rose from the bottom. */
	| { readonly from: 'philanthropy'; readonly risen: P }
	| { readonly from: 'title'; readonly place: number; readonly title: string | null }
);

type ScoreOptions = Pick<Options, 'scoring' | 'revolution' | 'jokers'>;

/** The points that the table set for each title (SC-3), by the published title. */
type ByTitle = ByText<number>;

/** The points of the first places where the table set none, and 0 for all others (SC-3):
 * President's 2, 1, 0. */
const DEFAULT_POINTS = [2, 1];

/** The points of a title where the table set none (SC-3). */
export function defaultPoints({ top, special }: Titles, title: string): number {
	const place = DEFAULT_POINTS.findIndex(
		(_, i) => title === top[i] || title === special?.titles[i]
	);
	return DEFAULT_POINTS[place] ?? 0;
}

/** The points that a table set, and the titles of its game. */
interface TitlePoints {
	readonly points?: ByTitle | undefined;
	readonly titles: Titles;
}

function byTitle<P>({ out, titles }: ScoredHand<P>, rules: TitlePoints | undefined): Points<P>[] {
	const pointsOf = (title: string) =>
		rules?.points === undefined
			? rules && defaultPoints(rules.titles, title)
			: (lookUp(rules.points, title) ?? 0);
	return out.map((player, i) => {
		const title = titles?.[i] ?? null;
		const points = (title === null ? undefined : pointsOf(title)) ?? DEFAULT_POINTS[i] ?? 0;
		return { player, rule: 'SC-3', points, from: 'title', place: i + 1, title };
	});
}

/** A point for each player beaten, in the order of going out (SC-1). */
function byBeaten<P>({ out }: ScoredHand<P>): Points<P>[] {
	return out.map((player, i) => {
		const beaten = out.slice(i + 1);
		return { player, rule: 'SC-1', points: beaten.length, from: 'beaten', beaten };
	});
}

/** A point for the first and the second place each, if the player at the opposite end rose among
 * those who stayed to the end (SC-1, SE-4, FP-14). */
function philanthropy<P>(options: ScoreOptions, hand: ScoredHand<P>): Points<P>[] {
	const { out, left = [], revolution: caller } = hand;
	const places =
		caller === undefined || caller === null
			? hand.places
			: revolution(options, hand.places, caller).places;
	const last = places.length - 1;
	const stayed = (players: readonly P[]) => players.filter((player) => !left.includes(player));
	const rose = (place: number) => {
		const player = places[place]!;
		return !left.includes(player) && stayed(out).indexOf(player) < stayed(places).indexOf(player);
	};
	const point = (place: number): Points<P>[] =>
		rose(last - place)
			? [
					{
						player: places[place]!,
						rule: 'SC-1',
						points: 1,
						from: 'philanthropy',
						risen: places[last - place]!
					}
				]
			: [];
	return [...point(0), ...(places.length > 3 ? point(1) : [])];
}

/** The points of one round with their reasons (SC-1, SC-3, FP-14).
 * @param rules without them, points by title go by place */
export function roundPoints<P>(
	options: ScoreOptions,
	hand: ScoredHand<P>,
	rules?: TitlePoints
): Points<P>[] {
	switch (options.scoring) {
		case 'none':
			return [];
		case 'by-title':
			return byTitle(hand, rules);
		case 'beaten':
			return byBeaten(hand);
		case 'beaten-philanthropic':
			return [...byBeaten(hand), ...philanthropy(options, hand)];
	}
}

/** The points of each player over several rounds. */
export function totals<P>(options: ScoreOptions, hands: readonly ScoredHand<P>[]): Map<P, number> {
	const sum = new Map<P, number>();
	for (const hand of hands) {
		for (const player of hand.out) sum.set(player, sum.get(player) ?? 0);
		for (const { player, points } of roundPoints(options, hand))
			sum.set(player, sum.get(player)! + points);
	}
	return sum;
}
