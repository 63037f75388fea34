import type { PlayerId } from '#lib/evening/ids.ts';
import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Awareness } from 'y-protocols/awareness';
import {
	isSeat,
	isText,
	isTextOrNull,
	openSigned,
	sealSigned,
	type ProposalId,
	type RecordId
} from './records.ts';
import { parseJson, utf8, type RoomKeys } from './seal.ts';
import { importVerifier, type KeyId, type Signer, type Verifier } from './sign.ts';

/** A command that a phone sends to the pen holder. */
export interface Proposal {
	readonly id: ProposalId;
	readonly command: unknown;
	/** The round in which it was sent; null before the first round. */
	readonly round: number | null;
}

/** The announcement of a phone while it is present: sealed like a record, and signed by the phone
 * itself. */
export interface Presence {
	/** The phone's public key. */
	readonly key: string;
	/** Proves that it has the member secret; null from a spectator. */
	readonly proof: string | null;
	/** The player who uses the phone. */
	readonly seat: PlayerId | null;
	/** A counter that rises with each announcement. By those of the phone with the pen, the others
	 * see that it is present. In older versions it rises with each ping only. */
	readonly beat: number;
	/** The id of the phone's connection in the room, which no other connection has; absent in older
	 * versions. With the beat it keeps others from repeating what the phone has announced. */
	readonly client?: number;
	/** The last record that it has. */
	readonly head: RecordId | null;
	/** Its proposals that have no answer yet. */
	readonly proposals: readonly Proposal[];
}

/** A phone that is present. */
export interface Phone extends Presence {
	readonly id: KeyId;
	readonly verifier: Verifier;
	/** Whether it has proved that it has the member secret. */
	readonly isProven: boolean;
	/** The time of the last change of its beat or head, by this phone's clock. What is repeated
	 * changes nothing. */
	readonly heardAt: number;
}

export const MAX_PROPOSALS = 8;
/** The maximum length of a sealed presence in base64url. */
const MAX_LENGTH = 12_000;
/** The maximum number of phones that are listed: first those of members. */
const MAX_PHONES = 60;

function isPresence(value: unknown): value is Presence {
	if (typeof value !== 'object' || value === null) return false;
	const { key, proof, seat, beat, client, head, proposals } = value as Record<string, unknown>;
	return (
		typeof key === 'string' &&
		[proof, head].every(isTextOrNull) &&
		isSeat(seat) &&
		Number.isSafeInteger(beat) &&
		(client === undefined || Number.isSafeInteger(client)) &&
		Array.isArray(proposals) &&
		proposals.length <= MAX_PROPOSALS &&
		proposals.every(
			(one: unknown) =>
				typeof one === 'object' &&
				one !== null &&
				'command' in one &&
				'id' in one &&
				isText(one.id) &&
				'round' in one &&
				(one.round === null || Number.isSafeInteger(one.round))
		)
	);
}

/** Whether a presence was announced by another connection, or before the last one.
 * @param client the connection that it comes from */
const isRepeated = (presence: Presence, client: number, before: Phone | null): boolean =>
	presence.client !== undefined &&
	(presence.client !== client || (before !== null && presence.beat <= before.beat));

/** Announces a phone to the others. */
export async function announce(
	keys: RoomKeys,
	awareness: Awareness,
	me: Signer,
	presence: Presence
): Promise<void> {
	const { sealed } = await sealSigned(keys, me, utf8(JSON.stringify(presence)));
	awareness.setLocalState({ sealed: toBase64Url(sealed) });
}

/** The presences of the other phones that are valid. */
export class Presences {
	/** By the ids of their connections. Members are kept after they have left, so that nobody can
	 * repeat what they have announced. */
	readonly #phones = new Map<number, { readonly text: string; readonly phone: Phone | null }>();

	constructor(
		readonly keys: RoomKeys,
		readonly awareness: Awareness,
		readonly now: () => number
	) {}

	get phones(): readonly Phone[] {
		const states = this.awareness.getStates();
		const present = [...this.#phones].filter(([client]) => states.has(client));
		const all = present.flatMap(([, { phone }]) => phone ?? []);
		// a phone that reloads its page, or reconnects, is listed twice for a while
		const latest = new Map(
			all.toSorted((a, b) => a.heardAt - b.heardAt).map((one) => [one.id, one])
		);
		return [...latest.values()]
			.toSorted((a, b) => Number(b.isProven) - Number(a.isProven))
			.slice(0, MAX_PHONES);
	}

	/** Opens the presences that have changed. */
	async read(): Promise<void> {
		const states = [...this.awareness.getStates()].filter(
			([client]) => client !== this.awareness.clientID
		);
		for (const [client, { phone }] of this.#phones)
			if (phone?.isProven !== true && !states.some(([one]) => one === client))
				this.#phones.delete(client);
		for (const [client, state] of states) {
			const text: unknown = state['sealed'];
			const known = this.#phones.get(client);
			if (typeof text !== 'string' || text === known?.text || text.length > MAX_LENGTH) continue;
			const phone = await this.#open(client, text, known?.phone ?? null);
			this.#phones.set(client, { text, phone });
		}
	}

	async #open(client: number, text: string, before: Phone | null): Promise<Phone | null> {
		const sealed = fromBase64Url(text);
		const opened = sealed === null ? null : await openSigned(this.keys, sealed);
		const presence = opened === null ? null : parseJson(opened.body);
		if (opened === null || !isPresence(presence)) return before;
		if (isRepeated(presence, client, before)) return before;
		const verifier =
			before?.key === presence.key ? before.verifier : await importVerifier(presence.key);
		// another phone may use the client id of one that is present
		if (verifier === null || (before !== null && before.id !== verifier.id)) return before;
		if (!(await verifier.verify(opened.signature, opened.body))) return before;
		const mac = presence.proof === null ? null : fromBase64Url(presence.proof);
		const same = before?.beat === presence.beat && before.head === presence.head;
		return {
			...presence,
			id: verifier.id,
			verifier,
			isProven: mac !== null && (await this.keys.isProof(presence.key, mac)),
			heardAt: same ? before.heardAt : this.now()
		};
	}
}
