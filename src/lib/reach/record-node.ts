import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { follows, type Timeline } from '#lib/evening/timeline.ts';
import { checkEntry } from '#lib/exchange/validate.ts';
import type { OpenedRecord, ProposalId } from './records.ts';
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
}

export interface Member {
	readonly key: Verifier;
	/** The seat that the phone claimed when it was admitted. */
	readonly seat: PlayerId | null;
}

const MAX_MEMBERS = 60;
const MAX_TERM = 1_000_000;

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
		timeline: null,
		members: new Map([[key.id, { key, seat: null }]])
	};
}

/** Makes the node of a record after another.
 * @returns null if its author had no right to write it there, or its signature is wrong */
export async function nextNode(
	before: RecordNode,
	record: OpenedRecord
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
			return takeoverNode(node, statement.term, statement.by);
	}
}

function takeoverNode(node: RecordNode, term: number, by: KeyId): RecordNode | null {
	if (term <= node.term || term > MAX_TERM) return null;
	const taken: { -readonly [K in keyof RecordNode]: RecordNode[K] } = {
		...node,
		term,
		penHolder: by
	};
	// a pen holder that chooses a branch has the pen already
	if (by !== node.penHolder) taken.takeover = taken;
	return taken;
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
