import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { isUpTo, type RecordNode } from '#lib/reach/record-node.ts';
import type { RecordId } from '#lib/reach/records.ts';
import type { SentProposal } from '#lib/reach/sent-proposals.ts';
import type { KeyId } from '#lib/reach/sign.ts';
import type { SharedTable } from '#lib/reach/table.ts';
import type { TablePresence } from './presence.svelte.ts';

/** The phone of a member. */
interface MemberPhone {
	readonly id: KeyId;
	readonly seat: PlayerId | null;
	readonly isPresent: boolean;
}

/** The state of a shared table, as screens show it. */
export interface TableView extends TablePresence {
	readonly timeline: Timeline | null;
	/** The phones of the other members. */
	readonly members: readonly MemberPhone[];
	/** The player who uses the phone with the pen. */
	readonly penSeat: PlayerId | null;
	readonly mayTakePen: boolean;
	/** The last proposal of this phone. */
	readonly lastProposal: SentProposal | null;
	readonly otherBranches: readonly RecordId[];
}

/** What this phone's Table does after a change of the shared table. `show`: it shows the evening of
 * the shared table, because this phone got the pen, or another branch counts while it has it;
 * `clear`: it is cleared, because this phone handed the pen over; null: it stays as it is, also
 * when another phone has taken the pen: nobody loses the evening that they see.
 * @param before the state before the change
 * @param shown the log of the shared evening on this phone's Table; null if it shows none */
export function tableMove(
	{ holdsPen, hasHandedOver, head }: Pick<SharedTable, 'holdsPen' | 'hasHandedOver' | 'head'>,
	before: { readonly holdsPen: boolean; readonly head: RecordNode | null },
	shown: readonly Entry[] | null
): 'show' | 'clear' | null {
	if (!holdsPen) return before.holdsPen && hasHandedOver ? 'clear' : null;
	if (!before.holdsPen) return 'show';
	if (before.head === null || shown === null || isUpTo(before.head, head!)) return null;
	return shown[head!.length - 1]?.id === head!.timeline?.entry.id ? null : 'show';
}

/** @param me the key of this phone */
export function viewOf(table: SharedTable, me: string): TableView {
	const { head, phones } = table;
	const present = new Set(phones.map(({ id }) => id as string));
	return {
		timeline: head?.timeline ?? null,
		line: table.line,
		phones: present.size + 1,
		members: [...(head?.members ?? [])]
			.filter(([id]) => id !== me)
			.map(([id, { seat }]) => ({ id, seat, isPresent: present.has(id) })),
		holdsPen: table.holdsPen,
		penSeat: head?.members.get(head.penHolder)?.seat ?? null,
		penHeardAt: table.penHeardAt,
		mayTakePen: table.takeoverRefusal === null,
		lastProposal: table.proposals.at(-1) ?? null,
		otherBranches: table.otherBranches.map(({ record }) => record.id)
	};
}
