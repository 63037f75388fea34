import type { Entry } from '#lib/evening/entries.ts';
import type { Result } from '#lib/rules/result.ts';
import type { Phone, Proposal } from './presence.ts';
import { afterForkOf } from './branches.ts';
import { answerTo, type Member, type RecordNode } from './record-node.ts';
import type { Room } from './room.ts';
import type { KeyId } from './sign.ts';
import type { TableRecords } from './table-records.ts';

/** Answers to one phone in a minute: each is a record, which stays in the room for good. */
const ANSWERS_PER_MINUTE = 30;
/** A present phone whose head is older than this is missing records. In milliseconds. */
const STUCK_AFTER = 5000;
/** Answers to takeovers that arrive together. */
const MAX_ATTEMPTS = 8;

export interface PenOptions {
	/** Decides a proposal and stores its entry. Called on the phone with the pen.
	 * @returns the log with the new entry at its end, or a refusal */
	readonly decide: (proposal: Proposal, by: Member) => Promise<Result<readonly Entry[], string>>;
	readonly now: () => number;
}

/** The duties of the pen holder's phone: it admits members, answers proposals, and resends
 * records. */
export class PenDuties {
	readonly #options: PenOptions;
	readonly #records: TableRecords;
	readonly #room: Room;
	readonly #answerTimes = new Map<KeyId, number[]>();
	#resentAt = -Infinity;
	/** For each phone, the time of the announcement for which records were resent. */
	readonly #resentFor = new Map<KeyId, number>();

	constructor(options: PenOptions, records: TableRecords, room: Room) {
		this.#options = options;
		this.#records = records;
		this.#room = room;
	}

	/** Admits phones that prove to have the member secret; a member whose seat changes is admitted
	 * again. */
	async admit(phones: readonly Phone[]): Promise<void> {
		for (const { id, key, isProven, seat } of phones) {
			const member = this.#records.head!.members.get(id);
			if (!isProven || (member !== undefined && member.seat === seat)) continue;
			if (this.#mayAnswer(id)) await this.#records.write({ kind: 'admission', key, seat });
		}
	}

	/** Answers the proposals of members. */
	async answer(phones: readonly Pick<Phone, 'id' | 'proposals'>[]): Promise<void> {
		for (const { id, proposals } of phones) {
			for (const proposal of proposals) {
				const { head } = this.#records;
				const member = head!.members.get(id);
				if (member === undefined || answerTo(head, proposal.id) !== null) continue;
				if (!this.#mayAnswer(id)) break;
				await this.#decide(proposal, member);
			}
		}
	}

	async #decide(proposal: Proposal, member: Member): Promise<void> {
		const decided = await this.#options.decide(proposal, member);
		if (decided.ok) await this.#records.publish(decided.value, proposal.id);
		else await this.#records.write({ kind: 'refusal', proposal: proposal.id, code: decided.error });
	}

	#mayAnswer(id: KeyId): boolean {
		const now = this.#options.now();
		const recent = (this.#answerTimes.get(id) ?? []).filter((at) => now - at < 60_000);
		if (recent.length >= ANSWERS_PER_MINUTE) return false;
		this.#answerTimes.set(id, [...recent, now]);
		return true;
	}

	/** Answers records by which another phone has taken the pen from this one, wherever they fork:
	 * with an objection, if this phone was present or has entries that the other branch lacks; it
	 * takes the pen back from records to which it cannot object.
	 * @param wasPresent whether it was present before they arrived */
	async defendPen(wasPresent: boolean): Promise<void> {
		for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
			const loss = this.#lossWithoutRight(wasPresent);
			if (loss === null) return;
			const { id, statement } = loss.claim.record;
			const objection = { kind: 'objection', against: statement.by, takeover: id } as const;
			await this.#records.write(objection, this.#records.lastAsPenHolder);
			if (this.#lossWithoutRight(wasPresent)?.claim !== loss.claim) continue;
			// of two phones that take the pen at once, one has to give way
			if (loss.isTie && !wasPresent) return;
			const takeover = { kind: 'takeover', term: loss.term + 1, left: null } as const;
			await this.#records.write(takeover, this.#records.lastAsPenHolder);
		}
	}

	/** By what another phone has taken the pen from this one, although this phone was present or has
	 * more entries; null if none has, or if a holder objects to this phone. */
	#lossWithoutRight(
		wasPresent: boolean
	): { readonly claim: RecordNode; readonly term: number; readonly isTie: boolean } | null {
		const { head, lastAsPenHolder: own, holdsPen, tree } = this.#records;
		if (holdsPen || head === null || own === null || tree.isObjectedTo(own)) return null;
		const [theirs, ours] = afterForkOf(head, own);
		// this phone has handed it over, or has lost its own later records
		if (theirs === null || theirs.record.statement.by === own.penHolder) return null;
		const hasMore = ours !== null && own.length > theirs.before!.length;
		if (!wasPresent && !hasMore) return null;
		const { term } = head;
		const isTie = term === own.term && theirs === head.claim;
		return { claim: firstClaim(theirs, head) ?? theirs, term, isTie };
	}

	/** Resends records that a present phone has lacked for a while, once for each announcement:
	 * somebody may repeat the last one of a phone that has left. */
	resendMissingRecords(phones: readonly Phone[]): void {
		const now = this.#options.now();
		if (this.#room.state !== 'synced' || now - this.#resentAt < STUCK_AFTER) return;
		const head = this.#records.head!;
		// spectators could fill the room in this way
		const stuck = phones.find(
			(phone) =>
				phone.isProven &&
				phone.head !== head.record.id &&
				phone.heardAt !== this.#resentFor.get(phone.id) &&
				now - phone.heardAt >= STUCK_AFTER
		);
		if (stuck === undefined) return;
		const last = stuck.head === null ? undefined : this.#records.tree.find(stuck.head);
		const missing: Uint8Array[] = [];
		for (let at: RecordNode | null = head; at !== null && at !== last; at = at.before)
			missing.push(at.record.sealed);
		this.#room.resend(missing.reverse());
		this.#resentAt = now;
		this.#resentFor.set(stuck.id, stuck.heardAt);
	}
}

/** The first takeover or choice on a branch from a record on. */
function firstClaim(from: RecordNode, head: RecordNode): RecordNode | null {
	let first: RecordNode | null = null;
	for (let at = head.claim; at !== null && at.depth >= from.depth; at = at.before!.claim)
		first = at;
	return first;
}
