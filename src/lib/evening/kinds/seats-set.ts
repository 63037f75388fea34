import type { PlayerId } from '#lib/evening/ids.ts';
import { isEveryoneOnce, type Kind } from '#lib/evening/kind.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import { seated, withChairs } from '#lib/evening/seating.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';
import type { Seating } from '#lib/rulesets/ruleset.ts';

interface Seats {
	/** From the top, clockwise. */
	readonly order: readonly PlayerId[];
	readonly how: Exclude<Seating, 'draw'>;
}
interface SetSeats extends Seats {
	readonly type: 'setSeats';
}
interface SeatsSet extends Seats {
	readonly type: 'SeatsSet';
}

/** The round with these places, whatever the round before says. */
function placed(round: Round, order: readonly PlayerId[]): Round {
	const veterans = order.filter((player) => round.veterans.includes(player));
	return withChairs({ ...round, veterans, places: order });
}

/** The first seats were assigned as the table sits, at random, or by hand; by hand again until the
 * first deal (SE-1). In an evening that was entered later, the places of any round may be known
 * from elsewhere. */
export const seatsSet: Kind<SetSeats, SeatsSet> = {
	command: 'setSeats',
	fact: 'SeatsSet',
	concerns: ({ order }) => order,
	topic: 'seats',
	log: 'hidden',
	decide(evening, { order, how }) {
		const { closedAt, seating, round } = evening;
		if (closedAt !== null) return no('evening-closed');
		const isFixed = round !== null && !round.first && evening.enteredAt === null;
		if (isFixed || round?.dealt === true) return no('seats-are-settled');
		const players = seating?.players ?? round?.places ?? [];
		if (players.length < rulesInForce(evening).players.min) return no('too-few');
		return isEveryoneOnce(order, players)
			? ok({ type: 'SeatsSet', order, how })
			: no('not-everyone-once');
	},
	evolve(evening, { order }) {
		const { round } = evening;
		return round === null || round.first
			? seated(evening, order)
			: { ...evening, round: placed(round, order) };
	}
};
