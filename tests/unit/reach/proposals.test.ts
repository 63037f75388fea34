import { expect, test } from 'vitest';
import { ordersOf } from '#lib/evening/orders.ts';
import type { Timeline, TimelineCommand } from '#lib/evening/timeline.ts';
import { checkProposal } from '#lib/reach/proposals.ts';
import {
	amended,
	confirm,
	exits,
	exitsOf,
	four,
	given,
	go,
	player,
	seated,
	settleTaxes
} from '../given.ts';

/** Temple with four: in round 2 Dee paid Ana, but Chidi had come in last in round 1. */
const corrected = amended(
	given(
		seated('temple', {}, four),
		go('play'),
		...exits('Ana Ben Chidi'),
		confirm,
		go('taxes'),
		settleTaxes
	),
	exitsOf(1, 'Ana Ben Dee Chidi')
);
const { open } = ordersOf(corrected)!;
const asked = (timeline: Timeline, who: string, command: object) =>
	checkProposal(timeline, { command, round: 2 }, player(who));
const ticks = (done: readonly unknown[]) => ({ type: 'recordOrders', done, settled: false });
const refusal = (error: string) => ({ ok: false, error });

test('TX-1: after a correction a phone ticks the cards that its own player hands on', () => {
	expect(open.map(({ from, to }) => `${from} ${to}`)).toEqual(['Ana Dee', 'Chidi Ana']);
	const [ana, chidi] = open;
	expect(asked(corrected, 'Ana', ticks([ana]))).toEqual({ ok: true, value: ticks([ana]) });
	// ticks of others are not its own
	expect(asked(corrected, 'Ana', ticks(open))).toEqual({ ok: true, value: ticks([ana]) });
	expect(asked(corrected, 'Ben', ticks(open))).toEqual(refusal('not-yours'));
	expect(asked(corrected, 'Ana', { ...ticks([ana]), settled: true })).toEqual(refusal('not-yours'));
	expect(asked(corrected, 'Ana', ticks([null]))).toEqual(refusal('does-not-fit'));
	// two phones at the same time
	const ticked = given(corrected, ticks([ana]) as TimelineCommand);
	expect(asked(ticked, 'Chidi', ticks([chidi]))).toEqual({ ok: true, value: ticks(open) });
	const settled = given(ticked, { ...ticks(open), settled: true } as TimelineCommand);
	expect(asked(settled, 'Chidi', ticks([chidi]))).toEqual(refusal('not-yours'));
});
