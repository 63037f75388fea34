import type { PlayerId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
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
	/** Whether this phone holds the pen. */
	readonly holdsPen: boolean;
	/** The player who uses the phone with the pen. */
	readonly penSeat: PlayerId | null;
	readonly mayTakePen: boolean;
	/** The last proposal of this phone. */
	readonly lastProposal: SentProposal | null;
	readonly otherBranches: readonly RecordId[];
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
