import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fromBase64Url } from '#lib/exchange/link/encoding.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Carrier, LineState } from './carrier.ts';
import {
	answerTo,
	RecordTree,
	logOf,
	type Accept,
	type RecordNode,
	type Member
} from './record-tree.ts';
import { MAX_PROPOSALS, Presences, type Phone, type Presence, type Proposal } from './presence.ts';
import {
	openRecord,
	sealRecord,
	type ProposalId,
	type RecordId,
	type RecordContent
} from './records.ts';
import { roundOf } from './proposals.ts';
import { Room } from './room.ts';
import type { RoomKeys } from './seal.ts';
import type { KeyId, Signer } from './sign.ts';

/** A table that several phones share. One holds the pen and writes; the others follow, and
 * propose. */

/** The pen may be taken when its holder has not been heard for this long. In milliseconds, as all
 * times here. */
export const AWAY_AFTER = 20_000;
/** How often the pen tells that it is there. */
const BEAT_EVERY = 5000;
/** If the pen's phone slept for longer between two beats, it may have been away. */
const LONGEST_PAUSE = 12_000;
/** A phone that has an older record for so long while it is there lacks what came after. */
const STUCK_AFTER = 5000;
/** Proposals of one phone that the pen answers in a minute. */
const ANSWERS_PER_MINUTE = 30;

export interface TableOptions {
	readonly keys: RoomKeys;
	/** The key of this phone. */
	readonly me: Signer;
	/** The fingerprint in the link. */
	readonly founder: KeyId;
	readonly carrier: Carrier;
	/** Puts an entry from the pen to a log. */
	readonly accept: Accept;
	/** Decides what a phone asks for and stores the entry, on the phone with the pen.
	 * @returns the log with the new entry at its end, or why it is refused */
	readonly decide: (proposal: Proposal, by: Member) => Promise<Result<readonly Entry[], string>>;
	/** Stores records on this phone. */
	readonly keep: (records: readonly Uint8Array[]) => Promise<void>;
	readonly now: () => number;
	readonly newId: () => string;
	/** Is called after each change of what is shown. */
	readonly changed: () => void;
}

/** What became of something that this phone asked for. */
export interface Sent extends Proposal {
	readonly state: 'sent' | 'counted' | 'refused';
	/** Why it was refused. */
	readonly code: string | null;
}

export type PenRefusal =
	'not-the-pen' | 'not-admitted' | 'pen-is-here' | 'no-line' | 'no-such-branch';

export class SharedTable {
	readonly #room: Room;
	readonly #tree: RecordTree;
	readonly #presences: Presences;
	readonly #options: TableOptions;
	#queue: Promise<unknown> = Promise.resolve();
	#sent: readonly Sent[] = [];
	#seat: PlayerId | null = null;
	#proof: string | null = null;
	#lastPresence = '';
	#beat = 0;
	#beatAt = -Infinity;
	/** Since when this phone has been there and in touch with others, without a pause. */
	#steadySince = Infinity;
	/** When anything of another phone arrived last: each tells that it is there every 15 s. */
	#inTouchAt = -Infinity;
	/** The last record that this phone wrote or saw while it held the pen. */
	#lastAsPen: RecordNode | null = null;
	/** When the pen's holder was heard last, and who that is. */
	#penHeard: { readonly pen: KeyId; readonly at: number } | null = null;
	/** When records were put into the room again. */
	#repeatedAt = -Infinity;
	readonly #answered = new Map<KeyId, number[]>();
	#left = false;

	constructor(options: TableOptions) {
		this.#options = options;
		this.#tree = new RecordTree(options.founder, options.accept);
		this.#room = new Room(
			(records) => void this.#run(() => this.#read(records)),
			() => void this.#run(() => this.#lineChanged())
		);
		this.#presences = new Presences(options.keys, this.#room.presence, options.now);
		this.#room.presence.on('change', () => void this.#run(() => this.#work()));
		this.#room.presence.on('update', (_: unknown, origin: unknown) => {
			if (origin !== 'local') this.#inTouch();
		});
	}

	/** One after the other: signing and opening take a while, and what is decided must not change
	 * meanwhile. */
	#run<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#queue.then(work);
		this.#queue = result.catch(() => undefined);
		return result;
	}

	/** Resolves when everything that arrived so far has been dealt with. */
	async settled(): Promise<void> {
		for (let before: unknown; before !== this.#queue;) {
			before = this.#queue;
			await this.#queue;
		}
	}

	get head(): RecordNode | null {
		return this.#tree.head;
	}
	/** The last records of branches that do not count. */
	get others(): readonly RecordNode[] {
		return this.#tree.others;
	}
	get isPen(): boolean {
		return this.head?.pen === this.#options.me.id;
	}
	get isMember(): boolean {
		return this.head?.members.has(this.#options.me.id) ?? false;
	}
	get log(): readonly Entry[] {
		return logOf(this.head);
	}
	/** The other phones that are there. */
	get phones(): readonly Phone[] {
		return this.#presences.phones;
	}
	get line(): LineState {
		return this.#room.state;
	}
	/** What this phone asked for, the latest last. */
	get sent(): readonly Sent[] {
		return this.#sent;
	}
	/** When the pen's holder was heard last; null if that was never. */
	get penHeardAt(): number | null {
		return this.isPen ? this.#options.now() : (this.#penHeard?.at ?? null);
	}

	/** Reads the records that this phone has stored, and joins the room. */
	async open(stored: readonly Uint8Array[]): Promise<void> {
		this.#proof = await this.#options.keys.prove(this.#options.me.publicKey);
		this.#room.restore(stored);
		await this.#run(() => this.#add(stored));
		if (!this.#left) this.#room.join(this.#options.carrier, this.#options.keys);
	}

	async leave(): Promise<void> {
		this.#left = true;
		await this.settled();
		this.#room.leave();
	}

	/** Founds the room, with this phone as the pen, and puts a log into it. */
	async found(log: readonly Entry[]): Promise<void> {
		await this.#run(async () => {
			if (this.head === null)
				await this.#write({ kind: 'founded', key: this.#options.me.publicKey });
			await this.#publish(log, null);
		});
	}

	/** Publishes what is new in the log of this phone. If the pen was taken from it meanwhile, that
	 * becomes the branch that it had begun. */
	async publish(log: readonly Entry[]): Promise<void> {
		await this.#run(() => this.#publish(log, null));
	}

	/** @param answers the proposal that the last entry follows from */
	async #publish(log: readonly Entry[], answers: ProposalId | null): Promise<void> {
		let at = this.isPen ? this.head : this.#lastAsPen;
		// a log of another branch than that of this phone
		if (at === null || (at.length > 0 && logOf(at).at(-1)?.id !== log[at.length - 1]?.id)) return;
		const written: RecordNode[] = [];
		for (let i = at.length; i < log.length && at !== null; i++) {
			const isLast = i === log.length - 1;
			at = await this.#sign(
				{ kind: 'entry', entry: log[i]!, answers: isLast ? answers : null },
				at
			);
			if (at !== null) written.push(at);
		}
		// a long log is one message: the relay would take one for each entry for a flood
		await this.#send(written);
	}

	/** Says who sits at this phone. */
	async sit(seat: PlayerId | null): Promise<void> {
		this.#seat = seat;
		await this.#run(async () => {
			const { id, publicKey: key } = this.#options.me;
			// the pen admits the others; its own seat it writes itself
			if (this.isPen && this.head?.members.get(id)?.seat !== seat)
				await this.#write({ kind: 'admitted', key, seat });
			await this.#tell();
		});
	}

	/** Asks the pen for something. `sent` tells what became of it. */
	async propose(command: unknown): Promise<ProposalId> {
		const id = this.#options.newId() as ProposalId;
		const round = roundOf(this.head?.timeline ?? null);
		this.#sent = [...this.#sent, { id, command, round, state: 'sent', code: null }];
		await this.#run(() => this.#work());
		return id;
	}

	/** Passes the pen to somebody who was admitted. Refuses with `not-the-pen` or
	 * `not-admitted`. */
	async handOver(to: KeyId): Promise<Result<null, PenRefusal>> {
		return this.#run(async () => {
			if (!this.isPen) return no('not-the-pen');
			if (this.head?.members.has(to) !== true) return no('not-admitted');
			await this.#write({ kind: 'handed', to });
			return ok(null);
		});
	}

	/** Why this phone may not take the pen now; null if it may. */
	get takingRefused(): PenRefusal | null {
		if (!this.isMember) return 'not-admitted';
		// perhaps it is this phone that is away
		if (this.#room.state !== 'synced') return 'no-line';
		const heard = this.#penHeard;
		if (this.isPen || heard === null) return 'pen-is-here';
		return this.#options.now() - heard.at < AWAY_AFTER ? 'pen-is-here' : null;
	}

	/** Takes the pen from a phone that is away. Refuses with `not-admitted`, `no-line` or
	 * `pen-is-here`. */
	async takePen(): Promise<Result<null, PenRefusal>> {
		return this.#run(async () => {
			const refusal = this.takingRefused;
			if (refusal !== null) return no(refusal);
			await this.#write({ kind: 'taken', term: this.head!.term + 1 });
			return ok(null);
		});
	}

	/** The pen goes on from another branch. Refuses with `not-the-pen` or `no-such-branch`. */
	async choose(branch: RecordId): Promise<Result<null, PenRefusal>> {
		return this.#run(async () => {
			if (!this.isPen) return no('not-the-pen');
			const other = this.#tree.find(branch);
			if (other?.members.has(this.#options.me.id) !== true) return no('no-such-branch');
			await this.#write({ kind: 'taken', term: this.head!.term + 1 }, other);
			return ok(null);
		});
	}

	/** To be called every second or so. */
	async tick(): Promise<void> {
		await this.#run(async () => {
			const now = this.#options.now();
			if (now - this.#beatAt >= BEAT_EVERY) {
				if (now - this.#beatAt > LONGEST_PAUSE) this.#steadySince = now;
				this.#beatAt = now;
				if (this.isPen) this.#beat += 1;
			}
			await this.#work();
			if (this.isPen) this.#helpWhoIsStuck();
		});
	}

	/** Signs a record after another, stores it, and puts it into the room.
	 * @returns its node; null if the others would not accept it */
	async #write(
		content: RecordContent,
		after: RecordNode | null = this.head
	): Promise<RecordNode | null> {
		const node = await this.#sign(content, after);
		if (node !== null) await this.#send([node]);
		return node;
	}

	async #sign(content: RecordContent, after: RecordNode | null): Promise<RecordNode | null> {
		const { keys, me, now } = this.#options;
		const by = { prev: after?.record.id ?? null, by: me.id, at: now() };
		const record = await sealRecord(keys, me, { ...content, ...by });
		const [node] = await this.#tree.add(record);
		return node ?? null;
	}

	async #send(nodes: readonly RecordNode[]): Promise<void> {
		const last = nodes.at(-1);
		if (last === undefined) return;
		const sealed = nodes.map(({ record }) => record.sealed);
		await this.#keep(sealed);
		this.#room.put(sealed);
		if (last.pen === this.#options.me.id) this.#lastAsPen = last;
		await this.#tell();
		this.#options.changed();
	}

	async #keep(records: readonly Uint8Array[]): Promise<void> {
		// the entries themselves are stored already; the records come again from the relay or are
		// made again
		await this.#options.keep(records).catch(() => undefined);
	}

	#inTouch(): void {
		const now = this.#options.now();
		if (now - this.#inTouchAt > AWAY_AFTER) this.#steadySince = now;
		this.#inTouchAt = now;
	}

	async #read(records: readonly Uint8Array[]): Promise<void> {
		this.#inTouch();
		const added = await this.#add(records);
		if (added.length === 0) return;
		this.#options.changed();
		await this.#keep(added.map(({ record }) => record.sealed));
		await this.#object(added);
		await this.#work();
		this.#options.changed();
	}

	async #add(records: readonly Uint8Array[]): Promise<readonly RecordNode[]> {
		const added: RecordNode[] = [];
		const opened = await Promise.all(records.map((one) => openRecord(this.#options.keys, one)));
		for (const record of opened) if (record !== null) added.push(...(await this.#tree.add(record)));
		this.#afterAdding(added);
		return added;
	}

	#afterAdding(added: readonly RecordNode[]): void {
		const { me, now } = this.#options;
		if (this.isPen) this.#lastAsPen = this.head;
		// the holder was there when it wrote
		for (const { record } of added)
			if (record.statement.by === this.head?.pen && record.statement.by !== me.id)
				this.#penHeard = { pen: record.statement.by, at: now() };
	}

	/** Objects if somebody took the pen while this phone held it and was there all the time. */
	async #object(added: readonly RecordNode[]): Promise<void> {
		const { me, now } = this.#options;
		const lastAsPen = this.#lastAsPen;
		if (lastAsPen === null || now() - this.#steadySince < AWAY_AFTER) return;
		for (const { record, before } of added) {
			const { kind, by } = record.statement;
			if (kind !== 'taken' || by === me.id || before?.pen !== me.id) continue;
			await this.#write({ kind: 'stays', against: by }, lastAsPen);
		}
	}

	async #lineChanged(): Promise<void> {
		if (this.#room.state === 'offline') this.#inTouchAt = -Infinity;
		await this.#work();
		this.#options.changed();
	}

	/** Does what follows from what is known now. */
	async #work(): Promise<void> {
		await this.#presences.read();
		this.#hearPen();
		this.#settleSent();
		if (this.isPen) {
			await this.#admit();
			await this.#answer();
			this.#settleSent();
		}
		await this.#tell();
		this.#options.changed();
	}

	#hearPen(): void {
		const pen = this.head?.pen;
		if (pen === undefined || this.isPen) return;
		const phone = this.#presences.phones.find(({ id }) => id === pen);
		const heard = this.#penHeard?.pen === pen ? this.#penHeard.at : null;
		// somebody whom this phone has never heard is away from the time on at which it could have
		// been heard
		const at = Math.max(phone?.heardAt ?? -Infinity, heard ?? this.#options.now());
		this.#penHeard = { pen, at };
	}

	#settleSent(): void {
		this.#sent = this.#sent.map((one) => {
			if (one.state !== 'sent') return one;
			const answer = answerTo(this.head, one.id);
			if (answer === null) return one;
			return { ...one, state: answer.counted ? 'counted' : 'refused', code: answer.code };
		});
	}

	async #admit(): Promise<void> {
		for (const { id, key, proof, seat, verifier } of this.#presences.phones) {
			const known = this.head!.members.get(verifier.id);
			if (proof === null || (known !== undefined && known.seat === seat)) continue;
			const mac = fromBase64Url(proof);
			if (mac === null || !(await this.#options.keys.isProof(key, mac))) continue;
			// a phone whose seat changes is admitted again, with it
			if (this.#mayAnswer(id)) await this.#write({ kind: 'admitted', key, seat });
		}
	}

	async #answer(): Promise<void> {
		// what this phone asked for before the pen came to it, too
		const own = this.#sent.filter(({ state }) => state === 'sent');
		const all = [...this.#presences.phones, { id: this.#options.me.id, proposals: own }];
		for (const { id, proposals } of all) {
			for (const proposal of proposals) {
				const member = this.head!.members.get(id);
				if (member === undefined || answerTo(this.head, proposal.id) !== null) continue;
				if (!this.#mayAnswer(id)) break;
				await this.#decide(proposal, member);
			}
		}
	}

	async #decide(proposal: Proposal, member: Member): Promise<void> {
		const decided = await this.#options.decide(proposal, member);
		if (decided.ok) await this.#publish(decided.value, proposal.id);
		else await this.#write({ kind: 'refused', answers: proposal.id, code: decided.error });
	}

	/** A phone that asks without end is answered slowly: each answer stays in the room for good. */
	#mayAnswer(id: KeyId): boolean {
		const now = this.#options.now();
		const recent = (this.#answered.get(id) ?? []).filter((at) => now - at < 60_000);
		if (recent.length >= ANSWERS_PER_MINUTE) return false;
		this.#answered.set(id, [...recent, now]);
		return true;
	}

	#helpWhoIsStuck(): void {
		const now = this.#options.now();
		if (this.#room.state !== 'synced' || now - this.#repeatedAt < STUCK_AFTER) return;
		const head = this.head!;
		for (const { head: last, heardAt } of this.#presences.phones) {
			if (last === head.record.id || now - heardAt < STUCK_AFTER) continue;
			const known = last === null ? undefined : this.#tree.find(last);
			const lacks: Uint8Array[] = [];
			for (let at: RecordNode | null = head; at !== null && at !== known; at = at.before)
				lacks.push(at.record.sealed);
			this.#room.repeat(lacks.reverse());
			this.#repeatedAt = now;
			return;
		}
	}

	async #tell(): Promise<void> {
		const { me } = this.#options;
		const presence: Presence = {
			key: me.publicKey,
			proof: this.#proof,
			seat: this.#seat,
			beat: this.#beat,
			head: this.head?.record.id ?? null,
			proposals: this.#sent
				.filter(({ state }) => state === 'sent')
				.slice(0, MAX_PROPOSALS)
				.map(({ id, command, round }) => ({ id, command, round }))
		};
		const text = JSON.stringify(presence);
		if (text === this.#lastPresence || this.#left) return;
		this.#lastPresence = text;
		await this.#presences.tell(me, presence);
	}
}
