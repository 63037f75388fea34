import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isSameOrder, ordersOf } from '#lib/evening/orders.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { taxesOf } from '#lib/evening/round.ts';
import { decideNext, isLatestExit, type Timeline } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Proposal } from './presence.ts';
import { appendEntry } from './record-node.ts';

/** Commands that a phone without the pen may propose. */
export type Proposable = Extract<
	Command,
	{
		readonly type:
			| 'recordExit'
			| 'takeBackExit'
			| 'markTax'
			| 'recordOrders'
			| 'addNote'
			| 'logRuling'
			| 'issueDecree';
	}
>;

/** Whether a seat may propose a command: its own exit, and to take that back until the next entry;
 * a tax that it pays or receives; the orders after a correction by which it hands cards on; its own
 * decree; every seat may propose notes and rulings. The evening decides whether it accepts the
 * command.
 * @param command from another phone, unchecked
 * @param seat of the phone; null if it has claimed none */
function mayPropose(
	timeline: Timeline,
	command: unknown,
	seat: PlayerId | null
): command is Proposable {
	if (typeof command !== 'object' || command === null) return false;
	const { round } = timeline.state;
	const { type, ...rest } = command as Record<string, unknown>;
	switch (type as Proposable['type']) {
		case 'addNote':
		case 'logRuling':
			return true;
		case 'recordExit':
			return seat !== null && rest['player'] === seat;
		case 'takeBackExit':
			return seat !== null && rest['player'] === seat && isLatestExit(timeline, seat);
		case 'issueDecree':
			return seat !== null && rest['issuer'] === seat;
		case 'markTax': {
			const brackets = round?.dealt === true ? taxesOf(round).brackets : [];
			return brackets.some(
				({ payer, receiver }) => payer === rest['payer'] && (payer === seat || receiver === seat)
			);
		}
		case 'recordOrders':
			return (
				rest['settled'] === false &&
				Array.isArray(rest['done']) &&
				ordersOf(timeline)?.open.some(({ from }) => from === seat) === true
			);
	}
	return false;
}

export type ProposalRefusal = Refusal | 'not-yours';

/** The ticks of all orders, of which only those of the seat are taken from the proposal: two phones
 * may tick at the same time. */
function withOwnTicks(timeline: Timeline, command: Proposable, seat: PlayerId | null): Proposable {
	const orders = command.type === 'recordOrders' ? ordersOf(timeline) : null;
	if (command.type !== 'recordOrders' || orders === null) return command;
	const done = orders.open.filter((order) =>
		(order.from === seat ? command.done : orders.done).some((one) => isSameOrder(one, order))
	);
	return { ...command, done };
}

/** The number of the current round, for a proposal. */
export const roundOf = (timeline: Timeline | null): number | null =>
	timeline?.state.round?.number ?? null;

/** Checks a proposal of another phone before anything is stored: that its seat may propose it, that
 * it is about the current round, that the evening accepts it, and that the entry would be valid.
 * @param proposal its command is unchecked
 * @returns the command to carry out; refuses with `not-yours`, `round-finished`, `does-not-fit`,
 * and as the evening does */
export function checkProposal(
	timeline: Timeline,
	{ command: proposed, round }: Pick<Proposal, 'command' | 'round'>,
	seat: PlayerId | null
): Result<Proposable, ProposalRefusal> {
	if (!mayPropose(timeline, proposed, seat)) return no('not-yours');
	// a phone that was offline may send a proposal of an earlier round
	const isOfAnyRound = proposed.type === 'addNote' || proposed.type === 'logRuling';
	if (!isOfAnyRound && round !== roundOf(timeline)) return no('round-finished');
	try {
		const command = withOwnTicks(timeline, proposed, seat);
		const decided = decideNext(timeline, command);
		if (!decided.ok) return decided;
		const entry = { ...decided.value, id: 'to-be-checked', at: timeline.entry.at };
		return appendEntry(timeline, entry) === null ? no('does-not-fit') : ok(command);
	} catch {
		// the command lacks fields that ours have
		return no('does-not-fit');
	}
}
