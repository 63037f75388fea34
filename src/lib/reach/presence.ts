import type { PlayerId } from '#lib/evening/ids.ts';
import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Awareness } from 'y-protocols/awareness';
import { openSigned, sealSigned, type ProposalId, type RecordId } from './records.ts';
import { parseJson, utf8, type RoomKeys } from './seal.ts';
import { importVerifier, type KeyId, type Signer, type Verifier } from './sign.ts';

/** What a phone asks of the pen. */
export interface Proposal {
	readonly id: ProposalId;
	readonly command: unknown;
	/** The round in which it was asked for; null before there is one. */
	readonly round: number | null;
}

/** What a phone tells the others while it is there: sealed like a record, and signed by the phone
 * itself. */
export interface Presence {
	/** The phone's public key. */
	readonly key: string;
	/** That it has the member secret; null from a spectator. */
	readonly proof: string | null;
	/** Who sits there. */
	readonly seat: PlayerId | null;
	/** Counts on while the phone holds the pen, so that the others see that it is there. */
	readonly beat: number;
	/** The last record that it has. */
	readonly head: RecordId | null;
	/** What it asks for, until it is answered. */
	readonly proposals: readonly Proposal[];
}

/** A phone that is there. */
export interface Phone extends Presence {
	readonly id: KeyId;
	readonly verifier: Verifier;
	/** When its beat or its head changed last, by this phone's clock. */
	readonly heardAt: number;
}

export const MAX_PROPOSALS = 8;
const MAX_LETTERS = 12_000;
/** More phones at one table are not listed. */
const MAX_PHONES = 60;

const isTextOrNull = (value: unknown): boolean =>
	value === null || (typeof value === 'string' && value.length <= 200);

function isPresence(value: unknown): value is Presence {
	if (typeof value !== 'object' || value === null) return false;
	const { key, proof, seat, beat, head, proposals } = value as Record<string, unknown>;
	return (
		typeof key === 'string' &&
		[proof, seat, head].every(isTextOrNull) &&
		Number.isSafeInteger(beat) &&
		Array.isArray(proposals) &&
		proposals.length <= MAX_PROPOSALS &&
		proposals.every(
			(one: unknown) =>
				typeof one === 'object' &&
				one !== null &&
				'command' in one &&
				'id' in one &&
				typeof one.id === 'string' &&
				one.id.length <= 100 &&
				'round' in one &&
				(one.round === null || Number.isSafeInteger(one.round))
		)
	);
}

/** The presences of the other phones, as far as they can be read. */
export class Presences {
	readonly #phones = new Map<number, { readonly text: string; readonly phone: Phone | null }>();

	constructor(
		readonly keys: RoomKeys,
		readonly awareness: Awareness,
		readonly now: () => number
	) {}

	get phones(): readonly Phone[] {
		const all = [...this.#phones.values()].flatMap(({ phone }) => phone ?? []);
		// a phone that reloads its page is there twice for a while
		return [
			...new Map(all.toSorted((a, b) => a.beat - b.beat).map((one) => [one.id, one])).values()
		];
	}

	/** Tells the others about this phone. */
	async tell(signer: Signer, presence: Presence): Promise<void> {
		const { sealed } = await sealSigned(this.keys, signer, utf8(JSON.stringify(presence)));
		this.awareness.setLocalState({ sealed: toBase64Url(sealed) });
	}

	/** Reads the presences that changed. */
	async read(): Promise<void> {
		const states = [...this.awareness.getStates()].filter(
			([client]) => client !== this.awareness.clientID
		);
		for (const client of this.#phones.keys())
			if (!states.some(([one]) => one === client)) this.#phones.delete(client);
		for (const [client, state] of states) {
			const text: unknown = state['sealed'];
			const known = this.#phones.get(client);
			if (typeof text !== 'string' || text === known?.text || text.length > MAX_LETTERS) continue;
			if (known === undefined && this.#phones.size >= MAX_PHONES) continue;
			this.#phones.set(client, { text, phone: await this.#open(text, known?.phone ?? null) });
		}
	}

	async #open(text: string, before: Phone | null): Promise<Phone | null> {
		const sealed = fromBase64Url(text);
		const opened = sealed === null ? null : await openSigned(this.keys, sealed);
		const presence = opened === null ? null : parseJson(opened.body);
		if (opened === null || !isPresence(presence)) return before;
		const verifier =
			before?.key === presence.key ? before.verifier : await importVerifier(presence.key);
		// somebody else may write in the name of a phone that is there
		if (verifier === null || (before !== null && before.id !== verifier.id)) return before;
		if (!(await verifier.verify(opened.signature, opened.body))) return before;
		const same = before?.beat === presence.beat && before.head === presence.head;
		return {
			...presence,
			id: verifier.id,
			verifier,
			heardAt: same ? before.heardAt : this.now()
		};
	}
}
