import type { RecordNode } from './record-node.ts';

/** Chooses the branch of a record tree that counts. The order of arrival plays no part, so all
 * phones with the same records choose the same branch. */

/** Whether a branch has a takeover to which the former pen holder objects. An objection does not
 * apply to earlier takeovers on its own branch.
 * @param objections all records of this kind */
export function isObjectedTo(branch: RecordNode, objections: readonly RecordNode[]): boolean {
	for (let at = branch.takeover; at !== null; at = at.before?.takeover ?? null) {
		const takeover = at;
		const taker = takeover.record.statement.by;
		const formerHolder = takeover.before!.penHolder;
		const objects = ({ record: { statement }, takeover: accepted }: RecordNode): boolean =>
			statement.kind === 'objection' &&
			statement.by === formerHolder &&
			statement.against === taker &&
			!hasTakeover(accepted, takeover);
		if (objections.some(objects)) return true;
	}
	return false;
}

/** Whether a takeover is a given one, or comes after it. */
function hasTakeover(latest: RecordNode | null, takeover: RecordNode): boolean {
	for (let at = latest; at !== null; at = at.before?.takeover ?? null)
		if (at.record.id === takeover.record.id) return true;
	return false;
}

/** Whether a branch counts rather than another: the one with the higher term; then a continuation
 * rather than its beginning, and a handover rather than what its author wrote at the same time; then
 * the smaller id at the first record in which they differ. */
export function outranks(a: RecordNode, b: RecordNode): boolean {
	if (a.term !== b.term) return a.term > b.term;
	const [afterFork, otherAfterFork] = afterForkOf(a, b);
	if (afterFork === null || otherAfterFork === null) return afterFork !== null;
	const isHandover = afterFork.record.statement.kind === 'handover';
	if (isHandover !== (otherAfterFork.record.statement.kind === 'handover')) return isHandover;
	return afterFork.record.id < otherAfterFork.record.id;
}

/** The first record of each branch after the last common one; null for a branch that ends there. */
function afterForkOf(a: RecordNode, b: RecordNode): [RecordNode | null, RecordNode | null] {
	let [x, y]: [RecordNode, RecordNode] = [a, b];
	let [nextX, nextY]: [RecordNode | null, RecordNode | null] = [null, null];
	while (x !== y) {
		if (x.depth >= y.depth) [nextX, x] = [x, x.before!];
		else [nextY, y] = [y, y.before!];
	}
	return [nextX, nextY];
}
