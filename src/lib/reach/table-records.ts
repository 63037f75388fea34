import type { Entry } from '#lib/evening/entries.ts';
import { logOf, type RecordNode } from './record-node.ts';
import { RecordTree } from './record-tree.ts';
import { openRecord, sealRecord, type ProposalId, type RecordContent } from './records.ts';
import type { Room } from './room.ts';
import type { RoomKeys } from './seal.ts';
import type { KeyId, Signer } from './sign.ts';

export interface RecordOptions {
	readonly keys: RoomKeys;
	/** The key of this phone. */
	readonly me: Signer;
	/** The fingerprint in the link. */
	readonly founder: KeyId;
	/** Stores sealed records on this phone. */
	readonly store: (records: readonly Uint8Array[]) => Promise<void>;
	readonly now: () => number;
}

/** The records of a table on one phone: it opens those that arrive, and signs, stores and sends its
 * own. */
export class TableRecords {
	readonly #options: RecordOptions;
	readonly #room: Room;
	readonly #written: () => Promise<void>;
	readonly #tree: RecordTree;
	/** The last record that this phone wrote or saw while it held the pen. */
	#lastAsPenHolder: RecordNode | null = null;

	/** @param written called after this phone has written records */
	constructor(options: RecordOptions, room: Room, written: () => Promise<void>) {
		this.#options = options;
		this.#room = room;
		this.#written = written;
		this.#tree = new RecordTree(options.founder);
	}

	get tree(): RecordTree {
		return this.#tree;
	}
	get head(): RecordNode | null {
		return this.#tree.head;
	}
	get holdsPen(): boolean {
		return this.head?.penHolder === this.#options.me.id;
	}
	get lastAsPenHolder(): RecordNode | null {
		return this.#lastAsPenHolder;
	}

	/** Opens sealed records and adds them to the tree. @returns the nodes that are new */
	async add(sealed: readonly Uint8Array[]): Promise<readonly RecordNode[]> {
		const added: RecordNode[] = [];
		const opened = await Promise.all(sealed.map((one) => openRecord(this.#options.keys, one)));
		for (const record of opened) if (record !== null) added.push(...(await this.#tree.add(record)));
		if (this.holdsPen) this.#lastAsPenHolder = this.head;
		return added;
	}

	/** Stores records on this phone. A store that fails is no error: the entries are stored with the
	 * evening, and the records come again from the relay or are written again. */
	async store(nodes: readonly RecordNode[]): Promise<void> {
		const sealed = nodes.map(({ record }) => record.sealed);
		await this.#options.store(sealed).catch(() => undefined);
	}

	/** Signs a record after another, stores it, and sends it. Drops a record that the other phones
	 * would not accept. */
	async write(content: RecordContent, after: RecordNode | null = this.head): Promise<void> {
		const node = await this.#sign(content, after);
		if (node !== null) await this.#send([node]);
	}

	/** Writes the entries that the log of this phone has beyond the records. If the pen was taken
	 * from it meanwhile, they go on its own branch.
	 * @param proposal the proposal that the last entry answers */
	async publish(log: readonly Entry[], proposal: ProposalId | null): Promise<void> {
		const own = this.#lastAsPenHolder ?? this.#tree.lastHeld(this.#options.me.id, log);
		let at = this.holdsPen ? this.head : own;
		// the log belongs to another branch than the records
		if (at === null || (at.length > 0 && logOf(at).at(-1)?.id !== log[at.length - 1]?.id)) return;
		const written: RecordNode[] = [];
		for (let i = at.length; i < log.length && at !== null; i++) {
			const isLast = i === log.length - 1;
			const content = {
				kind: 'entry',
				entry: log[i]!,
				proposal: isLast ? proposal : null
			} as const;
			at = await this.#sign(content, at);
			if (at !== null) written.push(at);
		}
		// all in one message: the relay refuses too many messages a second
		await this.#send(written);
	}

	async #sign(content: RecordContent, after: RecordNode | null): Promise<RecordNode | null> {
		const { keys, me, now } = this.#options;
		const origin = { prev: after?.record.id ?? null, by: me.id, at: now() };
		const record = await sealRecord(keys, me, { ...content, ...origin });
		const [node] = await this.#tree.add(record);
		return node ?? null;
	}

	async #send(nodes: readonly RecordNode[]): Promise<void> {
		const last = nodes.at(-1);
		if (last === undefined) return;
		await this.store(nodes);
		this.#room.put(nodes.map(({ record }) => record.sealed));
		if (last.penHolder === this.#options.me.id) this.#lastAsPenHolder = last;
		await this.#written();
	}
}
