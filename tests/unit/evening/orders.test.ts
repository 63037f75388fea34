import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '#lib/evening/amend/changes.ts';
import { planAmendment, type Plan } from '#lib/evening/amend/plan.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { ordersBetween, ordersOf, paymentsDue, paymentsIn } from '#lib/evening/orders.ts';
import type { CardOrder } from '#lib/evening/state.ts';
import { exitOrder, pastRounds } from '#lib/evening/round.ts';
import { advance, type Timeline } from '#lib/evening/timeline.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';
import {
	decides,
	exit,
	exits,
	given,
	go,
	player,
	seated,
	settleTaxes,
	undo,
	confirm,
	four,
	markTax,
	exitsOf,
	amended
} from '../given.ts';

const amend = ({ about, round, edits }: Plan) => ({ type: 'amend', about, round, edits }) as const;

type Payments = ReturnType<typeof paymentsIn>;
const tributes = (payments: Payments): string[] =>
	payments.map(({ payer, receiver, count }) => `${payer} ${receiver} ${count}`).toSorted();

/** The tributes after these orders: whose cards, who holds them, and how many. */
function carriedOut(old: Payments, orders: readonly CardOrder[]): string[] {
	const held = new Map(old.map(({ payer, receiver, count }) => [`${payer} ${receiver}`, count]));
	const add = (payer: PlayerId, holder: PlayerId, n: number) => {
		if (holder === payer) return;
		const key = `${payer} ${holder}`;
		const now = (held.get(key) ?? 0) + n;
		if (now < 0) throw new Error(`${holder} does not have these cards of ${payer}`);
		if (now === 0) held.delete(key);
		else held.set(key, now);
	};
	for (const { payer, from, to, count } of orders) {
		add(payer, from, -count);
		add(payer, to, count);
	}
	return [...held].map(([key, count]) => `${key} ${count}`).toSorted();
}

/** Temple with four: in round 2 Dee pays Ana 1, and Ben leads no less than before. */
const temple = (...more: Parameters<typeof given>[1][]) =>
	given(
		seated('temple', {}, four),
		go('play'),
		...exits('Ana Ben Chidi'),
		confirm,
		go('taxes'),
		...more
	);
const orderOf = (timeline: Timeline, names: string) => amended(timeline, exitsOf(1, names));
const texts = (orders: readonly CardOrder[] = []) =>
	orders.map(({ payer, from, to, count }) => `${from} ${to} ${count} of ${payer}`);

describe('TX-1 cards go where they belong after a correction', () => {
	test('Ben was first, not Ana: Dee’s card goes from Ana to Ben', () => {
		const orders = ordersOf(orderOf(temple(settleTaxes), 'Ben Ana Chidi Dee'))!;
		expect(texts(orders.open)).toEqual(['Ana Ben 1 of Dee']);
		expect(orders).toMatchObject({ corrected: 1, tooLate: [], lead: { was: 'Ana', is: 'Ben' } });
	});
	test('the wrong payer gets the cards back, the right one pays', () => {
		const orders = ordersOf(orderOf(temple(settleTaxes), 'Ana Ben Dee Chidi'))!;
		expect(texts(orders.open)).toEqual(['Ana Dee 1 of Dee', 'Chidi Ana 1 of Chidi']);
		expect(orders.lead).toBe(null);
	});
	test('nothing has to move before a tax is paid, nor if nothing changes for it', () => {
		expect(ordersOf(orderOf(temple(), 'Ben Ana Chidi Dee'))).toBe(null);
		expect(ordersOf(orderOf(temple(settleTaxes), 'Ana Chidi Ben Dee'))).toBe(null);
		expect(ordersOf(temple(settleTaxes))).toBe(null);
	});
	test('at the taxes only what is ticked moves; the giveback is still to come', () => {
		const orders = ordersOf(orderOf(temple(markTax('Dee')), 'Ben Ana Chidi Dee'))!;
		expect(orders.open).toMatchObject([{ from: 'Ana', to: 'Ben', returned: false }]);
	});
	test('who is out keeps the cards, and the first lead stays', () => {
		const orders = ordersOf(orderOf(temple(settleTaxes, exit('Ana')), 'Ben Ana Chidi Dee'))!;
		expect(orders.open).toEqual([]);
		expect(texts(orders.tooLate)).toEqual(['Ana Ben 1 of Dee']);
		expect(orders.lead).toBe(null);
	});
	test('two corrections in a row are one: from what was paid to what is due', () => {
		const twice = orderOf(orderOf(temple(settleTaxes), 'Ben Ana Chidi Dee'), 'Chidi Ben Ana Dee');
		expect(texts(ordersOf(twice)!.open)).toEqual(['Ana Chidi 1 of Dee']);
		const back = orderOf(orderOf(temple(settleTaxes), 'Ben Ana Chidi Dee'), 'Ana Ben Chidi Dee');
		expect(ordersOf(back)).toBe(null);
	});
	const corrected = orderOf(temple(settleTaxes), 'Ben Ana Chidi Dee');
	const { open } = ordersOf(corrected)!;
	const record = (done: readonly CardOrder[], settled: boolean) =>
		({ type: 'recordOrders', done, settled }) as const;
	test('ticks are in the log, and the last tap records the taxes as paid', () => {
		const ticked = given(corrected, record(open, false));
		expect(ordersOf(ticked)!.done).toEqual(open);
		const settled = given(ticked, record(open, true));
		expect(ordersOf(settled)).toBe(null);
		expect(tributes(paymentsIn(settled.state.round!))).toEqual(['Dee Ben 1']);
		expect(logLines(settled).at(-1)).toMatchObject({ kind: 'orders', done: open });
		expect(ordersOf(given(settled, undo))!.done).toEqual(open);
		expect(ordersOf(given(settled, undo, undo, undo))).toBe(null);
	});
	test('the table may leave the cards: then no tax is recorded', () => {
		const left = given(corrected, record([], true));
		expect(ordersOf(left)).toBe(null);
		expect(paymentsIn(left.state.round!)).toEqual([]);
		expect(logLines(left).at(-1)).toMatchObject({ kind: 'orders', done: [] });
	});
	const stranger = [{ ...open[0]!, to: player('Nobody') }];
	decides([
		['only who was here', corrected, record(stranger, true), 'not-at-the-table'],
		['only once cards are dealt', seated('temple'), record([], true), 'not-dealt']
	]);
});

/** The evening until its last moment at which an earlier round can be corrected and cards of the
 * current one are in the hands; null if there is none. */
function inMidRound(log: readonly Entry[], least: number): Timeline | null {
	let found: Timeline | null = null;
	let timeline: Timeline | null = null;
	for (const entry of log) {
		timeline = advance(timeline, entry);
		const { round, past, deletedAt, closedAt } = timeline.state;
		const isOpen = deletedAt === null && closedAt === null && past !== null;
		if (isOpen && round !== null && paymentsIn(round).length > 0 && round.out.length <= least)
			found = timeline;
	}
	return found;
}

/** A change of an earlier round, by numbers. */
function earlierChange(timeline: Timeline, [which, kind, a, b]: readonly number[]): Change {
	const rounds = pastRounds(timeline.state.past);
	const pick = <T>(all: readonly T[], n = 0): T => all[n % all.length]!;
	const round = pick(rounds, which);
	const { number, forbidden, places } = round;
	switch (kind! % 4) {
		case 0:
			return { type: 'revolution', round: number, caller: a! % 3 === 0 ? null : pick(places, b) };
		case 1:
			return { type: 'leave', round: number, player: pick(places, a) };
		default: {
			const order = exitOrder(round);
			const [i, j] = [a! % order.length, b! % order.length];
			[order[i], order[j]] = [order[j]!, order[i]!];
			return { type: 'exits', round: number, order, forbidden };
		}
	}
}

test.each(RULESETS.map((ruleset) => [ruleset.name, ruleset] as const))(
	'TX-1 %s: what was paid, and the orders, make what is due',
	(_, ruleset) => {
		let moved = 0;
		const numbers = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(fc.nat(10_000), fc.nat(3), numbers, (seed, least, at) => {
				const log = randomEvening(seed, resolveRules(ruleset), 150);
				const timeline = inMidRound(log, least);
				if (timeline === null) return;
				const plan = planAmendment(timeline.history, [earlierChange(timeline, at)]);
				if (!plan.ok) return;
				const amended = given(timeline, amend(plan.value));
				const [before, after] = [timeline.state.round!, amended.state.round];
				if (after?.number !== before.number) return;
				const orders = ordersOf(amended);
				const all = [...(orders?.open ?? []), ...(orders?.tooLate ?? [])];
				const [old, due] = [paymentsIn(before), paymentsDue(before, after)];
				expect(ordersBetween(old, old)).toEqual([]);
				if (orders === null) return;
				moved += all.length;
				expect(carriedOut(old, all)).toEqual(tributes(due));
				// nobody hands over more than once what one hand has of one payer
				expect(new Set(texts(all)).size).toBe(all.length);
				if (orders.tooLate.length > 0) return;
				const isOrdered = ({ payer }: Payments[number]) => all.some((one) => one.payer === payer);
				const settled = given(amended, { type: 'recordOrders', done: all, settled: true });
				expect(tributes(paymentsIn(settled.state.round!))).toEqual(
					expect.arrayContaining(tributes(due.filter(isOrdered)))
				);
				expect(ordersOf(settled)).toBe(null);
			}),
			{ numRuns: many(20, 100), seed: 7 }
		);
		expect(moved).toBeGreaterThan(0);
	}
);
