import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { CardOrder, Round, TaxMark } from '#lib/evening/state.ts';
import { taxesOf } from '#lib/evening/round.ts';
import { no, ok } from '#lib/rules/result.ts';

interface RecordOrders {
	readonly type: 'recordOrders';
	readonly done: readonly CardOrder[];
	readonly settled: boolean;
}
interface OrdersRecorded {
	readonly type: 'OrdersRecorded';
	/** All orders that were carried out so far. */
	readonly done: readonly CardOrder[];
	/** Whether the table went on: what is not done by then is left as it is. */
	readonly settled: boolean;
}

/** Cards changed hands because an earlier round had been corrected after they were dealt. When the
 * table goes on, the taxes that were put right count as paid. */
export const ordersRecorded: Kind<RecordOrders, OrdersRecorded, 'details'> = {
	command: 'recordOrders',
	fact: 'OrdersRecorded',
	concerns: ({ done }) => [...new Set(done.flatMap(({ payer, from, to }) => [payer, from, to]))],
	topic: null,
	log: 'details',
	decide: (evening, { done, settled }) =>
		inRound(evening, (round) => {
			if (!round.dealt) return no('not-dealt');
			const isKnown = done.every(({ payer, from, to }) =>
				[payer, from, to].every((player) => evening.people[player] !== undefined)
			);
			return isKnown ? ok({ type: 'OrdersRecorded', done, settled }) : no('not-at-the-table');
		}),
	evolve: (evening, { done, settled }) =>
		settled
			? onRound(evening, (round) => ({
					...round,
					marks: { ...round.marks, ...marksAfter(round, done) }
				}))
			: evening
};

/** The marks of the taxes that were put right by these orders. */
function marksAfter(round: Round, done: readonly CardOrder[]): Round['marks'] {
	const marks: Record<PlayerId, TaxMark> = {};
	for (const { payer, receiver } of taxesOf(round).brackets) {
		const order = done.find(
			(one) =>
				one.payer === payer && (one.to === receiver || (one.to === payer && one.from === receiver))
		);
		if (order !== undefined) marks[payer] = { paid: true, returned: order.returned };
	}
	return marks;
}
