import type { PlayerId } from '#lib/evening/ids.ts';
import type { Awareness } from 'y-protocols/awareness';
import { announce, MAX_PROPOSALS, type Presence, type Proposal } from './presence.ts';
import type { RecordId } from './records.ts';
import type { RoomKeys } from './seal.ts';
import type { Signer } from './sign.ts';

/** The presence of this phone. */
export class OwnPresence {
	readonly #keys: RoomKeys;
	readonly #me: Signer;
	readonly #awareness: Awareness;
	#proof: string | null = null;
	#beat = 0;
	/** What was announced last, without its beat; null if the next announcement is a ping. */
	#announced: string | null = null;
	seat: PlayerId | null = null;

	constructor(keys: RoomKeys, me: Signer, awareness: Awareness) {
		this.#keys = keys;
		this.#me = me;
		this.#awareness = awareness;
	}

	/** Makes the proof that this phone has the member secret. */
	async prove(): Promise<void> {
		this.#proof = await this.#keys.prove(this.#me.publicKey);
	}

	/** Makes the next announcement a ping to the relay, also if nothing else changes. */
	ping(): void {
		this.#announced = null;
	}

	/** Announces this phone to the others, if anything has changed, also its id in the room. */
	async announce(head: RecordId | null, proposals: readonly Proposal[]): Promise<void> {
		const presence: Omit<Presence, 'beat'> = {
			key: this.#me.publicKey,
			proof: this.#proof,
			seat: this.seat,
			client: this.#awareness.clientID,
			head,
			proposals: proposals
				.slice(0, MAX_PROPOSALS)
				.map(({ id, command, round }) => ({ id, command, round }))
		};
		const text = JSON.stringify(presence);
		if (text === this.#announced) return;
		this.#announced = text;
		this.#beat += 1;
		await announce(this.#keys, this.#awareness, this.#me, { ...presence, beat: this.#beat });
	}
}
