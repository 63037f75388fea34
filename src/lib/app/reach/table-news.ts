import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { RecordNode } from '#lib/reach/record-node.ts';
import type { ProposalId } from '#lib/reach/records.ts';
import type { KeyId } from '#lib/reach/sign.ts';
import type { SharedTable } from '#lib/reach/table.ts';
import type { SharedNews } from './presence.svelte.ts';

type Table = Pick<SharedTable, 'head' | 'line' | 'holdsPen' | 'hasHandedOver' | 'proposals'>;

interface ShownOnPhone {
	/** Whether the screen shows the answers of proposals itself. */
	readonly showsProposalResults: boolean;
	/** Whether the Table shows the evening. */
	readonly isOnTable: boolean;
}

interface LastPen {
	readonly holder: KeyId;
	readonly takeover: RecordNode | null;
	/** Whether it was this phone. */
	readonly isOwn: boolean;
}

/** Finds events that players have to know of, and that their screen may not show: another phone
 * writes now, or a proposal was refused late. */
export class TableNews {
	/** Pen holder and last takeover at the last full sync. */
	#lastPen: LastPen | null = null;
	/** Proposals whose answer timed out. */
	readonly #timedOut = new Set<ProposalId>();

	/** Reports only what has changed since the records that this phone had stored. */
	startFrom({ head, holdsPen }: Table): void {
		if (head !== null)
			this.#lastPen = { holder: head.penHolder, takeover: head.takeover, isOwn: holdsPen };
	}

	/** Reports the answer of a proposal when it comes. */
	watch(proposal: ProposalId): void {
		this.#timedOut.add(proposal);
	}

	/** @param shown the news that are shown now
	 * @returns the news to show now */
	next(
		table: Table,
		shown: SharedNews | null,
		{ showsProposalResults, isOnTable }: ShownOnPhone
	): SharedNews | null {
		const penNews = this.#penNews(table, shown, isOnTable);
		const refusal = this.#lateRefusal(table);
		return refusal === null || showsProposalResults ? penNews : refusal;
	}

	#penNews(
		{ head, line, holdsPen, hasHandedOver }: Table,
		shown: SharedNews | null,
		isOnTable: boolean
	): SharedNews | null {
		const before = this.#lastPen;
		// a phone that has just joined reports no changes until it has all records
		if (head === null || (before === null && line !== 'synced')) return shown;
		const { penHolder, takeover } = head;
		this.#lastPen = { holder: penHolder, takeover, isOwn: holdsPen };
		if (before === null || before.holder === penHolder) return shown;
		// a refusal stays until the player closes it
		if (shown?.kind === 'refused') return shown;
		const isTakeover = takeover !== before.takeover;
		// no news for the player who took the pen
		if (holdsPen) return isTakeover ? null : { kind: 'received' };
		const isAnnulled = (takeover?.term ?? 0) < (before.takeover?.term ?? 0);
		const seat = head.members.get(penHolder)?.seat ?? null;
		const name = seat === null ? null : (head.timeline?.state.people[seat]?.name ?? null);
		const wasTaken = before.isOwn && !hasHandedOver;
		if (isOnTable && (wasTaken || shown?.kind === 'lost')) return { kind: 'lost', name };
		return { kind: isAnnulled ? 'objection' : isTakeover ? 'takeover' : 'handover', name };
	}

	/** The last refusal of a proposal that had timed out. */
	#lateRefusal({ proposals, head }: Table): SharedNews | null {
		let refusal: SharedNews | null = null;
		for (const { id, state, code, command } of proposals) {
			if (state === 'sent' || !this.#timedOut.delete(id) || state === 'accepted') continue;
			const proposed = command as TimelineCommand;
			const player = proposed.type === 'recordExit' ? proposed.player : null;
			const name = player === null ? undefined : head?.timeline?.state.people[player]?.name;
			refusal = { kind: 'refused', code: code ?? '', player: name ?? null };
		}
		return refusal;
	}
}
