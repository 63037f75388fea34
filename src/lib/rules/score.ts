import type { Options } from './options.ts';
import { revolution } from './revolution.ts';
import type { RuleId } from './rule-ids.ts';

/** One round as the score sees it. */
export interface ScoredHand<P> {
	/** The places at the deal, from the top. */
	readonly places: readonly P[];
	/** The places that the round gave: everyone, in order. */
	readonly out: readonly P[];
	readonly revolution?: P | null | undefined;
	/** The published titles of the places that the round gave. */
	readonly titles?: readonly string[];
}

/** Points of one player, and where they came from. */
export type Points<P> = {
	readonly player: P;
	readonly rule: RuleId;
	readonly points: number;
} & (
	| { readonly from: 'beaten'; readonly beaten: readonly P[] }
	/** Who rose, to the credit of the first or second in rank. */
	| { readonly from: 'philanthropy'; readonly risen: P }
	| { readonly from: 'title'; readonly place: number; readonly title: string | null }
);

type ScoreOptions = Pick<Options, 'scoring' | 'revolution' | 'jokers'>;

/** The points of a title that the table set (SC-3), by its published name. */
type ByTitle = Readonly<Record<string, number>>;

/** Points by place where the table set none (SC-3): President's 2, 1, 0. */
const BY_PLACE = [2, 1];

function byTitle<P>({ out, titles }: ScoredHand<P>, set: ByTitle | undefined): Points<P>[] {
	return out.map((player, i) => {
		const title = titles?.[i] ?? null;
		const points = set === undefined ? BY_PLACE[i] : title === null ? 0 : set[title];
		return { player, rule: 'SC-3', points: points ?? 0, from: 'title', place: i + 1, title };
	});
}

/** Each player's, in the order of going out, then the two for philanthropy. */
function byBeaten<P>({ out }: ScoredHand<P>): Points<P>[] {
	return out.map((player, i) => {
		const beaten = out.slice(i + 1);
		return { player, rule: 'SC-1', points: beaten.length, from: 'beaten', beaten };
	});
}

/** For who rose from the last and the second-last place, to those at the other end (SC-1, FP-14). */
function philanthropy<P>(options: ScoreOptions, hand: ScoredHand<P>): Points<P>[] {
	const { out, revolution: caller } = hand;
	const places =
		caller === undefined || caller === null
			? hand.places
			: revolution(options, hand.places, caller).places;
	const last = places.length - 1;
	const rose = (place: number) => out.indexOf(places[place]!) < place;
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

/** The points of one round and where they came from (SC-1, SC-3, FP-14).
 * @param points what the table set for each title */
export function roundPoints<P>(
	options: ScoreOptions,
	hand: ScoredHand<P>,
	points?: ByTitle
): Points<P>[] {
	switch (options.scoring) {
		case 'none':
			return [];
		case 'by-title':
			return byTitle(hand, points);
		case 'beaten':
			return byBeaten(hand);
		case 'beaten-philanthropic':
			return [...byBeaten(hand), ...philanthropy(options, hand)];
	}
}

/** The points of several rounds together. */
export function totals<P>(options: ScoreOptions, hands: readonly ScoredHand<P>[]): Map<P, number> {
	const sum = new Map<P, number>();
	for (const hand of hands) {
		for (const player of hand.out) sum.set(player, sum.get(player) ?? 0);
		for (const { player, points } of roundPoints(options, hand))
			sum.set(player, sum.get(player)! + points);
	}
	return sum;
}
