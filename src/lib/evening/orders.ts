import type { HistoryAmended } from './entries.ts';
import type { PlayerId } from './ids.ts';
import { firstLeadOf, hasExits, isFinished, stillIn, taxesOf } from './round.ts';
import type { CardOrder, Evening, Round } from './state.ts';
import type { Timeline } from './timeline.ts';

/** What the table has to do after a correction. */
export interface Orders {
	/** The first round that was corrected. */
	readonly corrected: number;
	/** The evening as it was when the cards were dealt. */
	readonly before: Evening;
	/** Those that can be carried out. */
	readonly open: readonly CardOrder[];
	/** Those that cannot any more: a player is out of the round. */
	readonly tooLate: readonly CardOrder[];
	/** The leader of the first trick before and after, if it changes and nobody is out yet. */
	readonly lead: { readonly was: PlayerId; readonly is: PlayerId } | null;
	/** Those of `open` that are ticked. */
	readonly done: readonly CardOrder[];
}

/** A tribute: as many cards of the payer are at the receiver. */
interface Payment {
	readonly payer: PlayerId;
	readonly receiver: PlayerId;
	readonly count: number;
	readonly returned: boolean;
}

/** The tributes that are recorded as paid in a round. */
export const paymentsIn = (round: Round): Payment[] =>
	taxesOf(round).brackets.flatMap(({ payer, receiver, count }) => {
		const mark = round.marks[payer];
		return mark?.paid === true ? [{ payer, receiver, count, returned: mark.returned }] : [];
	});

/** The tributes that should have been paid by now: those of everyone who paid, and of everyone if
 * play began after all taxes were paid. */
export function paymentsDue(before: Round, after: Round): Payment[] {
	const paid = new Map(paymentsIn(before).map((payment) => [payment.payer, payment]));
	const isSettled =
		before.step === 'play' && taxesOf(before).brackets.every(({ payer }) => paid.has(payer));
	return taxesOf(after).brackets.flatMap(({ payer, receiver, count }) => {
		const was = paid.get(payer);
		if (was === undefined && !isSettled) return [];
		return [{ payer, receiver, count, returned: was?.returned ?? true }];
	});
}

/** The orders after which cards that were paid as in `old` are where `due` has them (TX-1). Cards
 * that nobody should hold go back to their payer. */
export function ordersBetween(old: readonly Payment[], due: readonly Payment[]): CardOrder[] {
	const payers = [...new Set([...old, ...due].map(({ payer }) => payer))];
	return payers.flatMap((payer) => {
		const was = old.find((payment) => payment.payer === payer);
		const is = due.find((payment) => payment.payer === payer);
		const returned = (was ?? is)?.returned === true;
		const order = (from: PlayerId, to: PlayerId, count: number): CardOrder[] =>
			count > 0 && from !== to ? [{ payer, from, to, count, returned }] : [];
		const [had, has] = [was?.count ?? 0, is?.count ?? 0];
		const moved = Math.min(had, has);
		return [
			...(was && is ? order(was.receiver, is.receiver, moved) : []),
			...(was ? order(was.receiver, payer, had - moved) : []),
			...(is ? order(payer, is.receiver, has - moved) : [])
		];
	});
}

export const isSameOrder = (a: CardOrder, b: CardOrder): boolean =>
	a.payer === b.payer && a.from === b.from && a.to === b.to && a.count === b.count;

/** The correction of earlier rounds that the table has not acted on yet, with the round before it
 * and the ticks since; null if there is none. */
function openCorrection(timeline: Timeline) {
	const { round } = timeline.state;
	let before: Evening | null = null;
	let corrected = Infinity;
	let done: readonly CardOrder[] | null = null;
	for (let at: Timeline | null = timeline; at !== null; at = at.before) {
		const { entry } = at;
		if (at.state.round?.number !== round?.number) break;
		if (entry.type === 'OrdersRecorded') {
			if (entry.settled) break;
			done ??= entry.done;
		}
		const then = at.before?.state ?? null;
		if (then === null || !correctsEarlier(entry, then.round, round)) continue;
		before = then;
		corrected = Math.min(corrected, entry.round);
	}
	return before === null ? null : { before, corrected, done: done ?? [] };
}

/** Whether an entry corrects rounds before the current one, whose cards were dealt already. */
const correctsEarlier = (
	entry: Timeline['entry'],
	then: Round | null,
	now: Round | null
): entry is Extract<Timeline['entry'], HistoryAmended> =>
	entry.type === 'HistoryAmended' &&
	then !== null &&
	then.dealt &&
	then.number === now?.number &&
	then.voided === now.voided &&
	entry.round < then.number;

/** What the table has to do, because an earlier round was corrected after the cards of this one
 * were dealt; null if nothing. */
export function ordersOf(timeline: Timeline): Orders | null {
	const { round, closedAt } = timeline.state;
	if (round === null || closedAt !== null || !round.dealt || isFinished(round)) return null;
	const correction = openCorrection(timeline);
	const then = correction?.before.round ?? null;
	if (correction === null || then === null) return null;
	const old = paymentsIn(then);
	// taxes that were ticked after the correction were paid as they are now
	const paidSince = paymentsIn(round).filter(
		(one) => !old.some(({ payer }) => payer === one.payer)
	);
	const due = paymentsDue(then, round).filter(
		({ payer }) => !paidSince.some((one) => one.payer === payer)
	);
	const orders = ordersBetween(old, due);
	const holders = stillIn(round);
	const canBe = ({ from, to }: CardOrder) => holders.includes(from) && holders.includes(to);
	const open = orders.filter(canBe);
	const lead = leadChange(then, round);
	if (orders.length === 0 && lead === null) return null;
	return {
		corrected: correction.corrected,
		before: correction.before,
		open,
		tooLate: orders.filter((order) => !canBe(order)),
		lead,
		done: open.filter((order) => correction.done.some((one) => isSameOrder(one, order)))
	};
}

function leadChange(before: Round, after: Round): Orders['lead'] {
	if (before.step !== 'play' || hasExits(after)) return null;
	const [was, is] = [firstLeadOf(before).leader, firstLeadOf(after).leader];
	return was === null || is === null || was === is ? null : { was, is };
}
