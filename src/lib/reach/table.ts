import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Carrier, LineState } from './carrier.ts';
import { afterForkOf } from './branches.ts';
import { OwnPresence } from './own-presence.ts';
import { PenDuties, type PenOptions } from './pen-duties.ts';
import { Presences, type Phone } from './presence.ts';
import { roundOf } from './proposals.ts';
import { logOf, type RecordNode } from './record-node.ts';
import type { ProposalId, RecordId } from './records.ts';
import { Room } from './room.ts';
import { SentProposals, type SentProposal } from './sent-proposals.ts';
import { SerialQueue } from './serial-queue.ts';
import type { KeyId } from './sign.ts';
import { TableRecords, type RecordOptions } from './table-records.ts';
import { AWAY_AFTER, PenHolderContact, RelayContact } from './takeover.ts';

/** A table that several phones share. One holds the pen: it decides and writes. The others follow,
 * and send proposals. */

export interface TableOptions extends RecordOptions, PenOptions {
	readonly carrier: Carrier;
	readonly newId: () => string;
	/** Called after each change of the state that screens show. */
	readonly onChange: () => void;
}

export type PenRefusal =
	| 'not-pen-holder'
	| 'not-admitted'
	| 'holder-present'
	| 'no-line'
	/** The other phone has gone. */
	| 'not-present'
	| 'no-such-branch'
	/** The record was written, but does not count. */
	| 'not-counted';

export class SharedTable {
	readonly #options: TableOptions;
	readonly #queue = new SerialQueue();
	readonly #room: Room;
	readonly #records: TableRecords;
	readonly #presences: Presences;
	readonly #ownPresence: OwnPresence;
	readonly #duties: PenDuties;
	readonly #proposals = new SentProposals();
	readonly #contact = new PenHolderContact();
	readonly #relay = new RelayContact();
	/** Since when this phone has held the pen; null if it does not. */
	#heldSince: number | null = null;
	#hasLeft = false;

	constructor(options: TableOptions) {
		this.#options = options;
		const { keys, me, now } = options;
		this.#room = new Room(
			(records) => void this.#queue.run(() => this.#receive(records)),
			(state) => {
				if (state === 'offline') this.#relay.disconnect();
				void this.#queue.run(() => this.#update());
			},
			(clock) => this.#relay.answer(clock, now())
		);
		const { presence } = this.#room;
		this.#records = new TableRecords(options, this.#room, () => this.#announce());
		this.#presences = new Presences(keys, presence, now);
		this.#ownPresence = new OwnPresence(keys, me, presence);
		this.#duties = new PenDuties(options, this.#records, this.#room);
		presence.on('change', () => void this.#queue.run(() => this.#update()));
		presence.on('update', (_: unknown, origin: unknown) => {
			const sent = presence.meta.get(presence.clientID);
			if (origin === 'local' && sent !== undefined) this.#relay.send(sent.clock, now());
		});
	}

	/** Resolves when all records received so far have been processed. */
	settled(): Promise<void> {
		return this.#queue.idle();
	}

	get head(): RecordNode | null {
		return this.#records.head;
	}
	/** The last records of branches that do not count. */
	get otherBranches(): readonly RecordNode[] {
		return this.#records.tree.otherBranches;
	}
	/** Whether this phone holds the pen. */
	get holdsPen(): boolean {
		return this.#records.holdsPen;
	}
	get isMember(): boolean {
		return this.head?.members.has(this.#options.me.id) ?? false;
	}
	get log(): readonly Entry[] {
		return logOf(this.head);
	}
	/** The other phones that are present. */
	get phones(): readonly Phone[] {
		return this.#presences.phones;
	}
	/** The state of the line. A line on which an answer is overdue counts as offline. */
	get line(): LineState {
		const { state } = this.#room;
		const isDead = state === 'synced' && this.#relay.isSilent(this.#options.now());
		return isDead ? 'offline' : state;
	}
	/** The proposals of this phone, the latest last. */
	get proposals(): readonly SentProposal[] {
		return this.#proposals.all;
	}
	/** The time when the pen holder was last heard; null if never. */
	get penHeardAt(): number | null {
		return this.holdsPen ? this.#options.now() : this.#contact.heardAt;
	}

	/** Reads the records that this phone has stored, and joins the room.
	 * @param log of the evening on this phone's Table: its last entries may have been stored without
	 * a record */
	async open(stored: readonly Uint8Array[], log: readonly Entry[] = []): Promise<void> {
		await this.#ownPresence.prove();
		this.#room.addStored(stored);
		await this.#queue.run(async () => {
			await this.#add(stored);
			if (this.log.length > 0) await this.#records.publish(log, null);
			this.#noteHolding();
		});
		if (!this.#hasLeft) this.#room.join(this.#options.carrier, this.#options.keys);
	}

	async leave(): Promise<void> {
		this.#hasLeft = true;
		await this.settled();
		this.#room.leave();
	}

	/** Founds the room, with this phone as the pen holder, and writes a log into it. */
	async found(log: readonly Entry[]): Promise<void> {
		await this.#queue.run(async () => {
			if (this.head === null)
				await this.#records.write({ kind: 'founding', key: this.#options.me.publicKey });
			await this.#records.publish(log, null);
		});
	}

	/** Writes the entries that the log of this phone has beyond the records. If the pen was taken
	 * from it meanwhile, they go on its own branch. */
	async publish(log: readonly Entry[]): Promise<void> {
		await this.#queue.run(() => this.#records.publish(log, null));
	}

	/** Claims a seat for this phone. */
	async sit(seat: PlayerId | null): Promise<void> {
		this.#ownPresence.seat = seat;
		await this.#queue.run(async () => {
			const { id, publicKey: key } = this.#options.me;
			// the pen holder admits the others, and writes its own seat itself
			if (this.holdsPen && this.head?.members.get(id)?.seat !== seat)
				await this.#records.write({ kind: 'admission', key, seat });
			await this.#announcePresence();
		});
	}

	/** Sends a command to the pen holder. `proposals` has the answer. */
	async propose(command: unknown): Promise<ProposalId> {
		const id = this.#options.newId() as ProposalId;
		this.#proposals.add({ id, command, round: roundOf(this.head?.timeline ?? null) });
		await this.#queue.run(() => this.#update());
		return id;
	}

	/** Hands the pen over to a member that is present. Refuses with `not-pen-holder`, `no-line`,
	 * `not-admitted`, `not-present` or `not-counted`. */
	async handOver(to: KeyId): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			if (!this.holdsPen) return no('not-pen-holder');
			if (this.line !== 'synced' && this.line !== 'syncing') return no('no-line');
			if (this.head?.members.has(to) !== true) return no('not-admitted');
			// it may have gone since the screen listed it
			if (!this.phones.some(({ id }) => id === to)) return no('not-present');
			await this.#records.write({ kind: 'handover', to });
			return this.head?.penHolder === to ? ok(null) : no('not-counted');
		});
	}

	/** Whether this phone itself handed over the pen that it last held. */
	get hasHandedOver(): boolean {
		const { head } = this;
		const { lastAsPenHolder: last } = this.#records;
		const [next] = head === null || last === null ? [] : afterForkOf(head, last);
		return next?.record.statement.kind === 'handover' && next.before === last;
	}

	/** Why this phone may not take the pen now; null if it may. */
	get takeoverRefusal(): PenRefusal | null {
		const now = this.#options.now();
		if (!this.isMember) return 'not-admitted';
		// without a connection, this phone may be the one that is away
		if (this.line !== 'synced') return 'no-line';
		if (this.holdsPen || this.#holderSilence < AWAY_AFTER) return 'holder-present';
		return this.#relay.isHeard(now) ? null : 'no-line';
	}

	get #holderSilence(): number {
		return this.#contact.silence(this.#relay.since, this.#options.now());
	}

	/** Takes the pen from a phone that is away. Refuses with `not-admitted`, `no-line`,
	 * `holder-present` or `not-counted`. */
	async takePen(): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			const refusal = this.takeoverRefusal;
			return refusal === null ? this.#claim(this.head!, null) : no(refusal);
		});
	}

	/** Goes on from another branch. Refuses with `not-pen-holder`, `no-such-branch` or
	 * `not-counted`. */
	async choose(branch: RecordId): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			if (!this.holdsPen) return no('not-pen-holder');
			const chosen = this.#records.tree.find(branch);
			if (chosen?.members.has(this.#options.me.id) !== true) return no('no-such-branch');
			return this.#claim(chosen, this.head!.record.id);
		});
	}

	/** Takes the pen after a record.
	 * @param left the record that a choice of a branch leaves */
	async #claim(after: RecordNode, left: RecordId | null): Promise<Result<null, PenRefusal>> {
		const term = Math.max(this.head!.term, after.term) + 1;
		await this.#records.write({ kind: 'takeover', term, left }, after);
		return this.holdsPen && this.head!.term === term ? ok(null) : no('not-counted');
	}

	/** To be called about once a second. */
	async tick(): Promise<void> {
		await this.#queue.run(async () => {
			const silence = this.holdsPen ? Infinity : this.#holderSilence;
			if (this.#relay.isPingDue(silence, this.#options.now())) this.#ownPresence.ping();
			await this.#update();
			if (this.holdsPen) this.#duties.resendMissingRecords(this.phones);
		});
	}

	/** Processes records from the room. */
	async #receive(sealed: readonly Uint8Array[]): Promise<void> {
		const held = this.holdsPen;
		const added = await this.#add(sealed);
		if (added.length === 0) return;
		// before the screens change
		if (held) await this.#duties.defendPen(this.#isPresent);
		this.#options.onChange();
		await this.#records.store(added);
		await this.#update();
	}

	/** Whether this phone has been present, with the pen, for at least the time after which the pen
	 * may be taken. */
	get #isPresent(): boolean {
		const now = this.#options.now();
		const since = this.#heldSince;
		return this.#relay.isPresent(now) && since !== null && now - since >= AWAY_AFTER;
	}

	async #add(sealed: readonly Uint8Array[]): Promise<readonly RecordNode[]> {
		const added = await this.#records.add(sealed);
		const penHolder = this.head?.penHolder;
		const isFromHolder = added.some(({ record }) => record.statement.by === penHolder);
		if (penHolder !== undefined && isFromHolder && !this.holdsPen)
			this.#contact.hear(penHolder, this.#options.now());
		return added;
	}

	/** Reads presences and answers, and performs the pen holder's duties. */
	async #update(): Promise<void> {
		this.#noteHolding();
		await this.#presences.read();
		this.#updateContact();
		this.#proposals.readAnswers(this.head);
		if (this.holdsPen) {
			await this.#duties.admit(this.phones);
			// also proposals that this phone sent before it got the pen
			const own = { id: this.#options.me.id, proposals: this.#proposals.unanswered };
			await this.#duties.answer([...this.phones, own]);
			this.#proposals.readAnswers(this.head);
		}
		await this.#announce();
	}

	#noteHolding(): void {
		this.#heldSince = this.holdsPen ? (this.#heldSince ?? this.#options.now()) : null;
	}

	#updateContact(): void {
		const penHolder = this.head?.penHolder;
		if (penHolder === undefined || this.holdsPen) return;
		const phone = this.phones.find(({ id }) => id === penHolder);
		this.#contact.update(penHolder, phone?.heardAt, this.#options.now());
	}

	async #announce(): Promise<void> {
		await this.#announcePresence();
		this.#options.onChange();
	}

	async #announcePresence(): Promise<void> {
		if (this.#hasLeft) return;
		await this.#ownPresence.announce(this.head?.record.id ?? null, this.#proposals.unanswered);
	}
}
