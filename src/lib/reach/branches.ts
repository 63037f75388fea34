import { isUpTo, type RecordNode } from './record-node.ts';

/** Chooses the branch of a record tree that counts. The order of arrival plays no part, so all
 * phones with the same records choose the same branch. */

/** Whether a branch has a takeover to which a pen holder objects.
 * @param claim the latest takeover or choice on the branch
 * @param objections all records of this kind
 * @param known what is known about other branches, by claim, with these objections; it is added to:
 * an objection counts only if nobody objects to its own branch, and so on */
export function isObjectedTo(
	claim: RecordNode | null,
	objections: readonly RecordNode[],
	known: Map<RecordNode, boolean>
): boolean {
	if (claim === null) return false;
	const isKnown = known.get(claim);
	if (isKnown !== undefined) return isKnown;
	const isInForce = (objection: RecordNode): boolean =>
		isOld(objection) || !isObjectedTo(objection.claim, objections, known);
	const answer = claimsUpTo(claim).some((takeover) =>
		objections.some(
			(objection) =>
				applies(objection, takeover) &&
				!isOverruled(objection, takeover, claim) &&
				isInForce(objection)
		)
	);
	known.set(claim, answer);
	return answer;
}

/** Whether an objection is of a version that named no takeover. */
const isOld = ({ record: { statement } }: RecordNode): boolean =>
	statement.kind === 'objection' && statement.takeover === null;

/** The takeovers and choices on a branch up to one, the latest first. */
function claimsUpTo(claim: RecordNode | null): readonly RecordNode[] {
	const claims: RecordNode[] = [];
	for (let at = claim; at !== null; at = at.before!.claim) claims.push(at);
	return claims;
}

function applies(objection: RecordNode, takeover: RecordNode): boolean {
	const { statement } = objection.record;
	const { by } = takeover.record.statement;
	if (statement.kind !== 'objection' || statement.against !== by) return false;
	const before = takeover.before!;
	if (isOld(objection)) return statement.by === before.penHolder && !isUpTo(takeover, objection);
	// Objections only apply to higher terms, so that two of them never annul each other. The holder
	// must have continued from the record from which the pen was taken, or from a newer takeover:
	// one that has passed the pen on may not object to later takeovers from others.
	return (
		objection.term < takeover.term &&
		(before.term < objection.term || isUpTo(before, objection)) &&
		!isUpTo(objection, takeover)
	);
}

/** Whether a pen holder after the objection has chosen the branch all the same. */
const isOverruled = (
	objection: RecordNode,
	takeover: RecordNode,
	claim: RecordNode | null
): boolean =>
	claimsUpTo(claim).some(
		({ left, depth }) => depth > takeover.depth && left !== null && isUpTo(objection, left)
	);

/** Whether a branch counts rather than another: the one with the higher term; then a continuation
 * rather than its beginning, and a handover rather than what its author wrote at the same time;
 * then the smaller id at the first record in which they differ. */
export function outranks(a: RecordNode, b: RecordNode): boolean {
	if (a.term !== b.term) return a.term > b.term;
	const [afterFork, otherAfterFork] = afterForkOf(a, b);
	if (afterFork === null || otherAfterFork === null) return afterFork !== null;
	const isHandover = afterFork.record.statement.kind === 'handover';
	if (isHandover !== (otherAfterFork.record.statement.kind === 'handover')) return isHandover;
	return afterFork.record.id < otherAfterFork.record.id;
}

/** The first record of each branch after the last common one; null for a branch that ends there. */
export function afterForkOf(a: RecordNode, b: RecordNode): [RecordNode | null, RecordNode | null] {
	let [x, y]: [RecordNode, RecordNode] = [a, b];
	let [nextX, nextY]: [RecordNode | null, RecordNode | null] = [null, null];
	while (x !== y) {
		if (x.depth >= y.depth) [nextX, x] = [x, x.before!];
		else [nextY, y] = [y, y.before!];
	}
	return [nextX, nextY];
}
