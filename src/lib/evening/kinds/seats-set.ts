import type { PlayerId } from '#lib/evening/ids.ts';
import { isEveryoneOnce, type Kind } from '#lib/evening/kind.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import { seated } from '#lib/evening/seating.ts';
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

/** The first seats were assigned as the table sits, at random, or by hand; by hand again until the
 * first deal (SE-1). */
export const seatsSet: Kind<SetSeats, SeatsSet> = {
	command: 'setSeats',
	fact: 'SeatsSet',
	concerns: ({ order }) => order,
	topic: 'seats',
	log: 'hidden',
	decide(evening, { order, how }) {
		const { closedAt, seating, round } = evening;
		if (closedAt !== null) return no('evening-closed');
		if (round !== null && (!round.first || round.dealt)) return no('seats-are-settled');
		const players = seating?.players ?? round?.places ?? [];
		if (players.length < rulesInForce(evening).players.min) return no('too-few');
		return isEveryoneOnce(order, players)
			? ok({ type: 'SeatsSet', order, how })
			: no('not-everyone-once');
	},
	evolve: (evening, { order }) => seated(evening, order)
};
