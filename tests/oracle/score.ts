import type { Options } from '#lib/rules/options.ts';

export interface Hand {
	places: string[];
	out: string[];
	revolution?: string;
}

/** RV-2: everyone changes places with the opposite. */
function placesInPlay(options: Options, { places, revolution }: Hand): string[] {
	const greater = options.revolution === 'dalmuti' && revolution === places.at(-1);
	return greater && revolution !== undefined ? [...places].reverse() : places;
}

/** SC-3: President's points. */
const BY_TITLE: Record<number, number> = { 0: 2, 1: 1 };

/** SC-1, SC-3, FP-14: the points of one hand. */
function points(options: Options, hand: Hand, player: string): number {
	if (options.scoring === 'by-title') return BY_TITLE[hand.out.indexOf(player)] ?? 0;
	if (options.scoring !== 'beaten' && options.scoring !== 'beaten-philanthropic') return 0;
	const beaten = hand.out.slice(hand.out.indexOf(player) + 1).length;
	if (options.scoring === 'beaten') return beaten;
	const places = placesInPlay(options, hand);
	const rises = (who: string | undefined) =>
		who !== undefined && hand.out.indexOf(who) < places.indexOf(who);
	const [greaterDalmuti, lesserDalmuti] = places;
	const [lesserPeon, greaterPeon] = places.slice(-2);
	if (player === greaterDalmuti && rises(greaterPeon)) return beaten + 1;
	if (player === lesserDalmuti && places.length > 3 && rises(lesserPeon)) return beaten + 1;
	return beaten;
}

export function totals(options: Options, hands: readonly Hand[]): Record<string, number> {
	const sums: Record<string, number> = {};
	for (const hand of hands)
		for (const player of hand.places)
			sums[player] = (sums[player] ?? 0) + points(options, hand, player);
	return sums;
}
