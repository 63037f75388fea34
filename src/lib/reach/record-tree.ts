import { isObjectedTo, outranks } from './branches.ts';
import { chain, foundingNode, nextNode, type RecordNode } from './record-node.ts';
import type { OpenedRecord, RecordId, Statement } from './records.ts';
import type { KeyId } from './sign.ts';

/** Maximum number of records: more than fit into a room at the relay. */
const MAX_PENDING = 20_000;
/** An evening of 40 rounds has about 400. */
const MAX_RECORDS = 30_000;

/** Records that arrived before one that they need. */
class PendingRecords {
	readonly #byNeed = new Map<string, OpenedRecord[]>();
	#count = 0;

	add(need: string, record: OpenedRecord): void {
		const pending = this.#byNeed.get(need) ?? [];
		if (this.#count >= MAX_PENDING || pending.some(({ id }) => id === record.id)) return;
		this.#byNeed.set(need, [...pending, record]);
		this.#count += 1;
	}

	/** Removes the records that need one. */
	take(need: string): readonly OpenedRecord[] {
		const pending = this.#byNeed.get(need) ?? [];
		this.#byNeed.delete(need);
		this.#count -= pending.length;
		return pending;
	}
}

/** What a takeover needs whose term is the next one. */
const termNeed = (term: number): string => `term ${term}`;

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
	/** By the latest takeover or choice on a branch. */
	readonly #objectedTo = new Map<RecordNode, boolean>();
	/** Terms have no gaps: there is a record of each one up to this. */
	#highestTerm = 0;
	#head: RecordNode | null = null;
	/** Whether another branch may count by now. */
	#isHeadOld = false;

	/** @param founder whose key begins the room */
	constructor(readonly founder: KeyId) {}

	/** The last record of the branch that counts; null before the first record. */
	get head(): RecordNode | null {
		if (this.#isHeadOld) {
			this.#head = this.#choose();
			this.#isHeadOld = false;
		}
		return this.#head;
	}

	find(id: RecordId): RecordNode | undefined {
		return this.#nodes.get(id);
	}

	/** The last record at which a key held the pen and the table had the beginning of a log, or all
	 * of it; null if there is none. */
	lastHeld(holder: KeyId, log: readonly { readonly id: string }[]): RecordNode | null {
		let last: RecordNode | null = null;
		for (const node of this.#nodes.values()) {
			const isOfLog = log[node.length - 1]?.id === node.timeline?.entry.id;
			if (node.penHolder !== holder || node.timeline === null || !isOfLog) continue;
			if (last === null || node.length > last.length) last = node;
		}
		return last;
	}

	/** The last records of other branches that have entries which the counting branch lacks. */
	get otherBranches(): readonly RecordNode[] {
		const { head } = this;
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

	/** Adds a record, and pending records that need it. Drops a record whose author had no right to
	 * write it.
	 * @returns the nodes that are new */
	async add(record: OpenedRecord): Promise<readonly RecordNode[]> {
		const added: RecordNode[] = [];
		const queue = [record];
		for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
			const { id, statement } = next;
			if (this.#nodes.has(id) || this.#nodes.size >= MAX_RECORDS) continue;
			const need = this.#needOf(statement);
			if (need !== null) {
				this.#pending.add(need, next);
				continue;
			}
			const node = await this.#nodeOf(next);
			// another call may have added it meanwhile
			if (node === null || this.#nodes.has(id)) continue;
			this.#insert(node);
			added.push(node);
			queue.push(...this.#pending.take(id), ...this.#pending.take(termNeed(node.term)));
		}
		return added;
	}

	/** What a record needs that has not arrived; null if nothing. Terms rise by one: a takeover needs
	 * a record of the term before, on any branch. */
	#needOf(statement: Statement): string | null {
		const { prev } = statement;
		if (prev !== null && !this.#nodes.has(prev)) return prev;
		if (statement.kind !== 'takeover') return null;
		const { term, left } = statement;
		if (left !== null && !this.#nodes.has(left)) return left;
		return term > 0 && term > this.#highestTerm + 1 ? termNeed(term - 1) : null;
	}

	#nodeOf(record: OpenedRecord): Promise<RecordNode | null> {
		const { statement } = record;
		if (statement.prev === null) return foundingNode(record, this.founder);
		const left = statement.kind === 'takeover' ? statement.left : null;
		return nextNode(this.#nodes.get(statement.prev)!, record, left && this.#nodes.get(left)!);
	}

	#insert(node: RecordNode): void {
		const { id, statement } = node.record;
		this.#nodes.set(id, node);
		this.#highestTerm = Math.max(this.#highestTerm, node.term);
		if (node.before !== null) this.#leaves.delete(node.before.record.id);
		this.#leaves.set(id, node);
		if (statement.kind === 'objection') {
			this.#objections.push(node);
			this.#objectedTo.clear();
		}
		// an entry on the branch that counts cannot make another one count
		const continuesHead = statement.kind === 'entry' && node.before === this.#head;
		if (continuesHead && !this.#isHeadOld) this.#head = node;
		// chosen when it is asked for: many records may arrive together
		else this.#isHeadOld = true;
	}

	/** Whether a pen holder objects to a takeover on the branch of a record. */
	isObjectedTo({ claim }: RecordNode): boolean {
		return isObjectedTo(claim, this.#objections, this.#objectedTo);
	}

	/** The last record of the branch that counts. If all branches are objected to, that is the last
	 * record before the objections. */
	#choose(): RecordNode | null {
		return this.#highest(this.#leaves.values()) ?? this.#highest(this.#nodes.values());
	}

	#highest(nodes: Iterable<RecordNode>): RecordNode | null {
		let highest: RecordNode | null = null;
		for (const node of nodes) {
			if (this.isObjectedTo(node)) continue;
			if (highest === null || outranks(node, highest)) highest = node;
		}
		return highest;
	}
}
