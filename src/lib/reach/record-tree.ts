import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import type { OpenedRecord, ProposalId, RecordId } from './records.ts';
import { importVerifier, type KeyId, type Verifier } from './sign.ts';

/** The records of a table in order. Each names the one before it, and is signed by whoever held the
 * pen there. Which records there are decides everything; in which order they came decides
 * nothing. */

/** The records from the first one to this one, and what follows from them. */
export interface RecordNode {
	readonly record: OpenedRecord;
	readonly before: RecordNode | null;
	readonly depth: number;
	/** How often the pen was taken: the branch with the highest term counts. */
	readonly term: number;
	readonly pen: KeyId;
	readonly members: ReadonlyMap<KeyId, Member>;
	readonly timeline: Timeline | null;
	/** The length of the log. */
	readonly length: number;
	/** The latest record here by which the pen was taken from somebody. */
	readonly taken: RecordNode | null;
}

export interface Member {
	readonly key: Verifier;
	/** Who sits there, as the phone said when it was admitted. */
	readonly seat: PlayerId | null;
}

/** Appends an entry to a log. @returns null if it is invalid or does not follow */
export type Accept = (timeline: Timeline | null, entry: unknown) => Timeline | null;

const MAX_MEMBERS = 60;
const MAX_TERM = 1_000_000;
/** Records that wait for one before them. More than fit into a room at the relay. */
const MAX_WAITING = 20_000;
/** An evening of 40 rounds has about 400. */
const MAX_RECORDS = 30_000;

export class RecordTree {
	readonly #nodes = new Map<RecordId, RecordNode>();
	readonly #waiting = new Map<RecordId, OpenedRecord[]>();
	#waitingCount = 0;
	/** Nodes without a node after them. */
	readonly #leaves = new Map<RecordId, RecordNode>();
	/** The records by which a pen said that it had stayed. */
	readonly #stays: RecordNode[] = [];
	#head: RecordNode | null = null;

	/** @param founder whose key begins the room */
	constructor(
		readonly founder: KeyId,
		readonly accept: Accept
	) {}

	/** The last record of the branch that counts; null before the first record. */
	get head(): RecordNode | null {
		return this.#head;
	}

	get size(): number {
		return this.#nodes.size;
	}

	has(id: RecordId): boolean {
		return this.#nodes.has(id);
	}

	find(id: RecordId): RecordNode | undefined {
		return this.#nodes.get(id);
	}

	/** Every record, each after the one before it. */
	get nodes(): Iterable<RecordNode> {
		return this.#nodes.values();
	}

	/** The last records of all branches in which something was entered that the one that counts
	 * does not have. */
	get others(): readonly RecordNode[] {
		const head = this.#head;
		if (head === null) return [];
		const counting = new Set(chain(head).map(({ record }) => record.id));
		return [...this.#leaves.values()]
			.filter((leaf) => {
				for (let at: RecordNode | null = leaf; at !== null; at = at.before) {
					if (counting.has(at.record.id)) return false;
					if (at.record.statement.kind === 'entry') return true;
				}
				return false;
			})
			.toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1));
	}

	/** Adds a record, and those that waited for it. Records that may not be there are left out.
	 * @returns the nodes that are new */
	async add(record: OpenedRecord): Promise<readonly RecordNode[]> {
		const added: RecordNode[] = [];
		const open = [record];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const { id, statement } = next;
			if (this.#nodes.has(id) || this.#nodes.size >= MAX_RECORDS) continue;
			const before = statement.prev === null ? null : this.#nodes.get(statement.prev);
			if (before === undefined) {
				this.#wait(statement.prev!, next);
				continue;
			}
			const node = await this.#follow(before, next);
			// another call may have added it meanwhile
			if (node === null || this.#nodes.has(id)) continue;
			this.#insert(node);
			added.push(node);
			const waited = this.#waiting.get(id) ?? [];
			this.#waiting.delete(id);
			this.#waitingCount -= waited.length;
			open.push(...waited);
		}
		return added;
	}

	#wait(prev: RecordId, record: OpenedRecord): void {
		const waiting = this.#waiting.get(prev) ?? [];
		if (this.#waitingCount >= MAX_WAITING || waiting.some(({ id }) => id === record.id)) return;
		this.#waiting.set(prev, [...waiting, record]);
		this.#waitingCount += 1;
	}

	#insert(node: RecordNode): void {
		this.#nodes.set(node.record.id, node);
		if (node.before !== null) this.#leaves.delete(node.before.record.id);
		this.#leaves.set(node.record.id, node);
		if (node.record.statement.kind === 'stays') this.#stays.push(node);
		// an entry on the branch that counts does not change which one counts
		const isEntry = node.record.statement.kind === 'entry';
		this.#head = isEntry && node.before === this.#head ? node : this.#choose();
	}

	/** The node of a record after another; null if it may not be there. */
	async #follow(before: RecordNode | null, record: OpenedRecord): Promise<RecordNode | null> {
		const { statement, body, signature } = record;
		if (before === null) return this.#foundingNode(record);
		const author = before.members.get(statement.by);
		if (author === undefined) return null;
		const base = { ...before, record, before, depth: before.depth + 1 };
		if (statement.kind !== 'taken' && statement.by !== before.pen) return null;
		if (!(await author.key.verify(signature, body))) return null;
		switch (statement.kind) {
			case 'founded':
				return null;
			case 'entry': {
				const timeline = this.accept(before.timeline, statement.entry);
				return timeline === null ? null : { ...base, timeline, length: before.length + 1 };
			}
			case 'refused':
			case 'stays':
				return base;
			case 'admitted': {
				const key = await importVerifier(statement.key);
				if (key === null || before.members.size >= MAX_MEMBERS) return null;
				const members = new Map(before.members).set(key.id, { key, seat: statement.seat });
				return { ...base, members };
			}
			case 'handed':
				return before.members.has(statement.to) ? { ...base, pen: statement.to } : null;
			case 'taken': {
				const { term, by } = statement;
				if (term <= before.term || term > MAX_TERM) return null;
				const node = { ...base, term, pen: by };
				return by === before.pen ? node : withItself(node);
			}
		}
	}

	async #foundingNode(record: OpenedRecord): Promise<RecordNode | null> {
		const { statement, body, signature } = record;
		if (statement.kind !== 'founded' || statement.by !== this.founder) return null;
		const key = await importVerifier(statement.key);
		if (key?.id !== this.founder || !(await key.verify(signature, body))) return null;
		return {
			record,
			before: null,
			depth: 0,
			term: 0,
			length: 0,
			pen: key.id,
			taken: null,
			timeline: null,
			members: new Map([[key.id, { key, seat: null }]])
		};
	}

	/** The last record of the branch that counts: of those that nobody objected to, the one with
	 * the highest term. If two phones took the pen at once, the smaller id decides, at the record
	 * in which the branches differ first. */
	#choose(): RecordNode | null {
		let best: RecordNode | null = null;
		for (const leaf of this.#leaves.values()) {
			if (this.#isObjectedTo(leaf)) continue;
			if (best === null || counts(leaf, best)) best = leaf;
		}
		// a branch that was objected to may have no leaf of its own beside it: then its beginning
		// counts
		return best ?? this.#lastUndisputed();
	}

	#lastUndisputed(): RecordNode | null {
		let best: RecordNode | null = null;
		for (const node of this.#nodes.values())
			if (!this.#isObjectedTo(node) && (best === null || counts(node, best))) best = node;
		return best;
	}

	#isObjectedTo({ taken }: RecordNode): boolean {
		for (let at = taken; at !== null; at = at.before?.taken ?? null) {
			const by = at.record.statement.by;
			const from = at.before!.pen;
			const objects = ({ record: { statement }, taken: known }: RecordNode): boolean =>
				statement.kind === 'stays' &&
				statement.by === from &&
				statement.against === by &&
				!includes(known, at);
			if (this.#stays.some(objects)) return true;
		}
		return false;
	}
}

/** A node that is the latest by which the pen was taken. */
function withItself(node: RecordNode): RecordNode {
	const self: { -readonly [K in keyof RecordNode]: RecordNode[K] } = { ...node };
	self.taken = self;
	return self;
}

/** Whether a record by which the pen was taken is among those up to another. */
function includes(latest: RecordNode | null, one: RecordNode): boolean {
	for (let at = latest; at !== null; at = at.before?.taken ?? null)
		if (at.record.id === one.record.id) return true;
	return false;
}

/** Whether one branch counts before another. */
function counts(a: RecordNode, b: RecordNode): boolean {
	if (a.term !== b.term) return a.term > b.term;
	let [x, y]: [RecordNode, RecordNode] = [a, b];
	let [nextX, nextY]: [RecordNode | null, RecordNode | null] = [null, null];
	while (x !== y) {
		if (x.depth >= y.depth) [nextX, x] = [x, x.before!];
		else [nextY, y] = [y, y.before!];
	}
	// one continues the other
	if (nextX === null || nextY === null) return nextX !== null;
	// what the old pen wrote while it passed the pen on came too late
	const isHanded = [nextX, nextY].map(({ record }) => record.statement.kind === 'handed');
	if (isHanded[0] !== isHanded[1]) return isHanded[0]!;
	return nextX.record.id < nextY.record.id;
}

/** The records up to one, in order. */
export function chain(node: RecordNode | null): readonly RecordNode[] {
	const all: RecordNode[] = [];
	for (let at = node; at !== null; at = at.before) all.push(at);
	return all.reverse();
}

/** The entries of the log up to a record. */
export const logOf = (node: RecordNode | null): readonly Entry[] =>
	chain(node).flatMap(({ record: { statement } }) =>
		statement.kind === 'entry' ? [statement.entry as Entry] : []
	);

/** What became of a proposal up to a record; null if it has no answer there. */
export function answerTo(
	node: RecordNode | null,
	proposal: ProposalId
): { readonly counted: boolean; readonly code: string | null } | null {
	for (let at = node; at !== null; at = at.before) {
		const { statement } = at.record;
		if (statement.kind === 'entry' && statement.answers === proposal)
			return { counted: true, code: null };
		if (statement.kind === 'refused' && statement.answers === proposal)
			return { counted: false, code: statement.code };
	}
	return null;
}
