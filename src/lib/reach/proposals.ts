import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { decideNext, type Timeline } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Proposal } from './presence.ts';
import type { Accept } from './record-tree.ts';

/** What a phone without the pen may ask for. */
export type Proposable = Extract<
	Command,
	{ readonly type: 'recordExit' | 'markTax' | 'addNote' | 'logRuling' | 'issueDecree' }
>;

/** Whether a command is a seat's to ask for: its own exit, a tax that it pays or gets, its own
 * decree; notes and rulings are everybody's. Whether the command is accepted is decided by the
 * evening.
 * @param command from another phone, unchecked
 * @param seat whose phone asks; null for one that nobody has claimed */
function isTheirs(
	{ round }: Evening,
	command: unknown,
	seat: PlayerId | null
): command is Proposable {
	if (typeof command !== 'object' || command === null) return false;
	const { type, ...rest } = command as Record<string, unknown>;
	switch (type as Proposable['type']) {
		case 'addNote':
		case 'logRuling':
			return true;
		case 'recordExit':
			return seat !== null && rest['player'] === seat;
		case 'issueDecree':
			return seat !== null && rest['issuer'] === seat;
		case 'markTax': {
			const brackets = round?.dealt === true ? taxesOf(round).brackets : [];
			return brackets.some(
				({ payer, receiver }) => payer === rest['payer'] && (payer === seat || receiver === seat)
			);
		}
	}
	return false;
}

export type ProposalRefusal = Refusal | 'not-yours';

/** The round that is on, for what a phone asks for. */
export const roundOf = (timeline: Timeline | null): number | null =>
	timeline?.state.round?.number ?? null;

/** Checks what another phone asks for, before anything is stored: that its seat may ask for it,
 * that it is about the round that is on, that the evening accepts it, and that the entry would have
 * the shape of one.
 * @param proposal its command is unchecked
 * @returns the command; refuses with `not-yours`, `round-finished`, `does-not-fit`, and as the
 * evening does */
export function checkProposal(
	timeline: Timeline,
	{ command, round }: Pick<Proposal, 'command' | 'round'>,
	seat: PlayerId | null,
	accept: Accept
): Result<Proposable, ProposalRefusal> {
	if (!isTheirs(timeline.state, command, seat)) return no('not-yours');
	// whoever was cut off may still ask for what was meant for a round before
	const isOfAnyRound = command.type === 'addNote' || command.type === 'logRuling';
	if (!isOfAnyRound && round !== roundOf(timeline)) return no('round-finished');
	try {
		const decided = decideNext(timeline, command);
		if (!decided.ok) return decided;
		const entry = { ...decided.value, id: 'to-be-checked', at: timeline.entry.at };
		return accept(timeline, entry) === null ? no('does-not-fit') : ok(command);
	} catch {
		// fields that no command of ours lacks
		return no('does-not-fit');
	}
}
