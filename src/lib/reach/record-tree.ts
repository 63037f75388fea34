import { isObjectedTo, outranks } from './branches.ts';
import { chain, foundingNode, nextNode, type RecordNode } from './record-node.ts';
import type { OpenedRecord, RecordId } from './records.ts';
import type { KeyId } from './sign.ts';

/** Maximum number of records: more than fit into a room at the relay. */
const MAX_PENDING = 20_000;
/** An evening of 40 rounds has about 400. */
const MAX_RECORDS = 30_000;

/** Records that arrived before the record that they follow. */
class PendingRecords {
	readonly #byPrevious = new Map<RecordId, OpenedRecord[]>();
	#count = 0;

	add(previous: RecordId, record: OpenedRecord): void {
		const pending = this.#byPrevious.get(previous) ?? [];
		if (this.#count >= MAX_PENDING || pending.some(({ id }) => id === record.id)) return;
		this.#byPrevious.set(previous, [...pending, record]);
		this.#count += 1;
	}

	/** Removes the records that follow one. */
	take(previous: RecordId): readonly OpenedRecord[] {
		const pending = this.#byPrevious.get(previous) ?? [];
		this.#byPrevious.delete(previous);
		this.#count -= pending.length;
		return pending;
	}
}

/** The records of a table in order. Each names the one before it, and is signed by the pen holder
 * at that point, a takeover by its author. The result depends on the set of records only, not on
 * the order in which they arrived. */
export class RecordTree {
	readonly #nodes = new Map<RecordId, RecordNode>();
	readonly #pending = new PendingRecords();
	/** Nodes without a node after them. */
	readonly #leaves = new Map<RecordId, RecordNode>();
	/** Objections of pen holders to a takeover. */
	readonly #objections: RecordNode[] = [];
	#head: RecordNode | null = null;

	/** @param founder whose key begins the room */
	constructor(readonly founder: KeyId) {}

	/** The last record of the branch that counts; null before the first record. */
	get head(): RecordNode | null {
		return this.#head;
	}

	find(id: RecordId): RecordNode | undefined {
		return this.#nodes.get(id);
	}

	/** The last records of other branches that have entries which the counting branch lacks. */
	get otherBranches(): readonly RecordNode[] {
		const head = this.#head;
		if (head === null) return [];
		const counting = new Set(chain(head).map(({ record }) => record.id));
		const hasOwnEntry = (leaf: RecordNode): boolean => {
			for (let at: RecordNode | null = leaf; at !== null; at = at.before) {
				if (counting.has(at.record.id)) return false;
				if (at.record.statement.kind === 'entry') return true;
			}
			return false;
		};
		return [...this.#leaves.values()]
			.filter(hasOwnEntry)
			.toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1));
	}

	/** Adds a record, and pending records that follow it. Drops a record whose author had no right to
	 * write it.
	 * @returns the nodes that are new */
	async add(record: OpenedRecord): Promise<readonly RecordNode[]> {
		const added: RecordNode[] = [];
		const queue = [record];
		for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
			const { id, statement } = next;
			if (this.#nodes.has(id) || this.#nodes.size >= MAX_RECORDS) continue;
			const before = statement.prev === null ? null : this.#nodes.get(statement.prev);
			if (before === undefined) {
				this.#pending.add(statement.prev!, next);
				continue;
			}
			const node = await (before === null
				? foundingNode(next, this.founder)
				: nextNode(before, next));
			// another call may have added it meanwhile
			if (node === null || this.#nodes.has(id)) continue;
			this.#insert(node);
			added.push(node);
			queue.push(...this.#pending.take(id));
		}
		return added;
	}

	#insert(node: RecordNode): void {
		const { id, statement } = node.record;
		this.#nodes.set(id, node);
		if (node.before !== null) this.#leaves.delete(node.before.record.id);
		this.#leaves.set(id, node);
		if (statement.kind === 'objection') this.#objections.push(node);
		// an entry on the branch that counts cannot make another one count
		const continuesHead = statement.kind === 'entry' && node.before === this.#head;
		this.#head = continuesHead ? node : this.#choose();
	}

	/** The last record of the branch that counts. If all branches are objected to, that is the last
	 * record before the objections. */
	#choose(): RecordNode | null {
		return this.#highest(this.#leaves.values()) ?? this.#highest(this.#nodes.values());
	}

	#highest(nodes: Iterable<RecordNode>): RecordNode | null {
		let highest: RecordNode | null = null;
		for (const node of nodes) {
			if (isObjectedTo(node, this.#objections)) continue;
			if (highest === null || outranks(node, highest)) highest = node;
		}
		return highest;
	}
}
