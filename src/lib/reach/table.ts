import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Carrier, LineState } from './carrier.ts';
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
import { Attendance, PenHolderContact } from './takeover.ts';

/** A table that several phones share. One holds the pen: it decides and writes. The others follow,
 * and send proposals. */

export interface TableOptions extends RecordOptions, PenOptions {
	readonly carrier: Carrier;
	readonly newId: () => string;
	/** Called after each change of the state that screens show. */
	readonly onChange: () => void;
}

export type PenRefusal =
	'not-pen-holder' | 'not-admitted' | 'holder-present' | 'no-line' | 'no-such-branch';

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
	readonly #attendance = new Attendance();
	#hasLeft = false;

	constructor(options: TableOptions) {
		this.#options = options;
		const { keys, me, now } = options;
		this.#room = new Room(
			(records) => void this.#queue.run(() => this.#receive(records)),
			() => void this.#queue.run(() => this.#lineChanged())
		);
		const { presence } = this.#room;
		this.#records = new TableRecords(options, this.#room, () => this.#announce());
		this.#presences = new Presences(keys, presence, now);
		this.#ownPresence = new OwnPresence(keys, me, presence);
		this.#duties = new PenDuties(options, this.#records, this.#room);
		presence.on('change', () => void this.#queue.run(() => this.#update()));
		presence.on('update', (_: unknown, origin: unknown) => {
			if (origin !== 'local') this.#attendance.contact(now());
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
	get line(): LineState {
		return this.#room.state;
	}
	/** The proposals of this phone, the latest last. */
	get proposals(): readonly SentProposal[] {
		return this.#proposals.all;
	}
	/** The time when the pen holder was last heard; null if never. */
	get penHeardAt(): number | null {
		return this.holdsPen ? this.#options.now() : this.#contact.heardAt;
	}

	/** Reads the records that this phone has stored, and joins the room. */
	async open(stored: readonly Uint8Array[]): Promise<void> {
		await this.#ownPresence.prove();
		this.#room.addStored(stored);
		await this.#queue.run(() => this.#add(stored));
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

	/** Hands the pen over to a member. Refuses with `not-pen-holder` or `not-admitted`. */
	async handOver(to: KeyId): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			if (!this.holdsPen) return no('not-pen-holder');
			if (this.head?.members.has(to) !== true) return no('not-admitted');
			await this.#records.write({ kind: 'handover', to });
			return ok(null);
		});
	}

	/** Why this phone may not take the pen now; null if it may. */
	get takeoverRefusal(): PenRefusal | null {
		if (!this.isMember) return 'not-admitted';
		// without a connection, this phone may be the one that is away
		if (this.#room.state !== 'synced') return 'no-line';
		const isAway = !this.holdsPen && this.#contact.isAway(this.#options.now());
		return isAway ? null : 'holder-present';
	}

	/** Takes the pen from a phone that is away. Refuses with `not-admitted`, `no-line` or
	 * `holder-present`. */
	async takePen(): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			const refusal = this.takeoverRefusal;
			if (refusal !== null) return no(refusal);
			await this.#records.write({ kind: 'takeover', term: this.head!.term + 1 });
			return ok(null);
		});
	}

	/** Goes on from another branch. Refuses with `not-pen-holder` or `no-such-branch`. */
	async choose(branch: RecordId): Promise<Result<null, PenRefusal>> {
		return this.#queue.run(async () => {
			if (!this.holdsPen) return no('not-pen-holder');
			const chosen = this.#records.tree.find(branch);
			if (chosen?.members.has(this.#options.me.id) !== true) return no('no-such-branch');
			await this.#records.write({ kind: 'takeover', term: this.head!.term + 1 }, chosen);
			return ok(null);
		});
	}

	/** To be called about once a second. */
	async tick(): Promise<void> {
		await this.#queue.run(async () => {
			const isBeat = this.#attendance.tick(this.#options.now());
			if (isBeat && this.holdsPen) this.#ownPresence.beat();
			await this.#update();
			if (this.holdsPen) this.#duties.resendMissingRecords(this.phones);
		});
	}

	/** Processes records from the room. */
	async #receive(sealed: readonly Uint8Array[]): Promise<void> {
		this.#attendance.contact(this.#options.now());
		const added = await this.#add(sealed);
		if (added.length === 0) return;
		this.#options.onChange();
		await this.#records.store(added);
		await this.#object(added);
		await this.#update();
	}

	async #add(sealed: readonly Uint8Array[]): Promise<readonly RecordNode[]> {
		const added = await this.#records.add(sealed);
		const penHolder = this.head?.penHolder;
		const isFromHolder = added.some(({ record }) => record.statement.by === penHolder);
		if (penHolder !== undefined && isFromHolder && !this.holdsPen)
			this.#contact.hear(penHolder, this.#options.now());
		return added;
	}

	/** Objects to takeovers of the pen from this phone, if this phone was present all the time. */
	async #object(added: readonly RecordNode[]): Promise<void> {
		const { me, now } = this.#options;
		const { lastAsPenHolder } = this.#records;
		if (lastAsPenHolder === null || !this.#attendance.isContinuous(now())) return;
		for (const { record, before } of added) {
			const { kind, by } = record.statement;
			if (kind !== 'takeover' || by === me.id || before?.penHolder !== me.id) continue;
			await this.#records.write({ kind: 'objection', against: by }, lastAsPenHolder);
		}
	}

	async #lineChanged(): Promise<void> {
		if (this.#room.state === 'offline') this.#attendance.disconnect();
		await this.#update();
	}

	/** Reads presences and answers, and performs the pen holder's duties. */
	async #update(): Promise<void> {
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
