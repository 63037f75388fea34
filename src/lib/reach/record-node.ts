import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { follows, type Timeline } from '#lib/evening/timeline.ts';
import { checkEntry } from '#lib/exchange/validate.ts';
import type { OpenedRecord, ProposalId, Statement } from './records.ts';
import { importVerifier, type KeyId, type Verifier } from './sign.ts';

/** A record in the tree, and the state of the table after it. */
export interface RecordNode {
	readonly record: OpenedRecord;
	readonly before: RecordNode | null;
	/** The number of records before it. */
	readonly depth: number;
	/** A number that rises with each takeover and each choice of a branch. The branch with the
	 * highest term counts. */
	readonly term: number;
	readonly penHolder: KeyId;
	readonly members: ReadonlyMap<KeyId, Member>;
	readonly timeline: Timeline | null;
	/** The length of the log. */
	readonly length: number;
	/** The latest record up to this one by which a member took the pen from another. */
	readonly takeover: RecordNode | null;
	/** The latest takeover or choice of a branch up to this record. */
	readonly claim: RecordNode | null;
	/** The record that the pen holder left when it chose this branch; null if `claim` is no
	 * choice. */
	readonly left: RecordNode | null;
}

export interface Member {
	readonly key: Verifier;
	/** The seat that the phone claimed when it was admitted. */
	readonly seat: PlayerId | null;
}

const MAX_MEMBERS = 60;
/** A key to which holders have objected this often cannot take the pen any more. It can be given
 * it. */
const MAX_OBJECTIONS = 8;

/** Appends an entry of another phone to a log, checked like one from a file.
 * @returns null if it is invalid or does not follow */
export function appendEntry(timeline: Timeline | null, value: unknown): Timeline | null {
	const entry = checkEntry(value, 'entry');
	if (!entry.ok) return null;
	const next = follows(timeline, entry.value);
	return next.ok ? next.value : null;
}

/** Makes the node of the first record of a room.
 * @returns null if the record is not the founder's, or its signature is wrong */
export async function foundingNode(
	record: OpenedRecord,
	founder: KeyId
): Promise<RecordNode | null> {
	const { statement, body, signature } = record;
	if (statement.kind !== 'founding' || statement.by !== founder) return null;
	const key = await importVerifier(statement.key);
	if (key?.id !== founder || !(await key.verify(signature, body))) return null;
	return {
		record,
		before: null,
		depth: 0,
		term: 0,
		length: 0,
		penHolder: key.id,
		takeover: null,
		claim: null,
		left: null,
		timeline: null,
		members: new Map([[key.id, { key, seat: null }]])
	};
}

/** Makes the node of a record after another. A takeover's term is checked by the tree.
 * @param left the record that a choice of a branch leaves
 * @returns null if its author had no right to write it there, or its signature is wrong */
export async function nextNode(
	before: RecordNode,
	record: OpenedRecord,
	left: RecordNode | null
): Promise<RecordNode | null> {
	const { statement, body, signature } = record;
	const author = before.members.get(statement.by);
	if (author === undefined) return null;
	if (statement.kind !== 'takeover' && statement.by !== before.penHolder) return null;
	if (!(await author.key.verify(signature, body))) return null;
	const node = { ...before, record, before, depth: before.depth + 1 };
	switch (statement.kind) {
		case 'founding':
			return null;
		case 'entry': {
			const timeline = appendEntry(before.timeline, statement.entry);
			return timeline === null ? null : { ...node, timeline, length: before.length + 1 };
		}
		case 'refusal':
		case 'objection':
			return node;
		case 'admission': {
			const key = await importVerifier(statement.key);
			if (key === null || before.members.size >= MAX_MEMBERS) return null;
			const members = new Map(before.members).set(key.id, { key, seat: statement.seat });
			return { ...node, members };
		}
		case 'handover':
			return before.members.has(statement.to) ? { ...node, penHolder: statement.to } : null;
		case 'takeover':
			return takeoverNode(node, statement, left);
	}
}

function takeoverNode(
	node: RecordNode,
	{ term, by }: Extract<Statement, { readonly kind: 'takeover' }>,
	left: RecordNode | null
): RecordNode | null {
	if (term <= node.term || (left !== null && left.penHolder !== by)) return null;
	const isFromAnother = by !== node.penHolder;
	if (isFromAnother && left === null && objectionsTo(by, node) >= MAX_OBJECTIONS) return null;
	const taken: { -readonly [K in keyof RecordNode]: RecordNode[K] } = {
		...node,
		term,
		left,
		penHolder: by
	};
	taken.claim = taken;
	// a pen holder that chooses a branch has the pen already
	if (isFromAnother) taken.takeover = taken;
	return taken;
}

/** How often holders objected to one takeover of a key up to a record. */
const objectionsTo = (key: KeyId, node: RecordNode): number =>
	chain(node).filter(
		({ record: { statement } }) =>
			statement.kind === 'objection' && statement.takeover !== null && statement.against === key
	).length;

/** The records up to one, in order. */
export function chain(node: RecordNode | null): readonly RecordNode[] {
	const all: RecordNode[] = [];
	for (let at = node; at !== null; at = at.before) all.push(at);
	return all.reverse();
}

/** Whether a record comes after another, or is the same. */
export function isUpTo(earlier: RecordNode, later: RecordNode): boolean {
	let at: RecordNode | null = later;
	while (at !== null && at.depth > earlier.depth) at = at.before;
	return at === earlier;
}

/** The entries of the log up to a record. */
export const logOf = (node: RecordNode | null): readonly Entry[] =>
	chain(node).flatMap(({ record: { statement } }) =>
		statement.kind === 'entry' ? [statement.entry as Entry] : []
	);

/** The pen holder's answer to a proposal. */
export interface Answer {
	readonly isAccepted: boolean;
	/** Why the proposal was refused. */
	readonly code: string | null;
}

/** The answer to a proposal up to a record; null if there is none. */
export function answerTo(node: RecordNode | null, proposal: ProposalId): Answer | null {
	for (let at = node; at !== null; at = at.before) {
		const { statement } = at.record;
		if (statement.kind === 'entry' && statement.proposal === proposal)
			return { isAccepted: true, code: null };
		if (statement.kind === 'refusal' && statement.proposal === proposal)
			return { isAccepted: false, code: statement.code };
	}
	return null;
}
