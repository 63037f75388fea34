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
	#announced = '';
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

	/** Changes the presence with the next announcement, which is a ping to the relay. */
	beat(): void {
		this.#beat += 1;
	}

	/** Announces this phone to the others, if anything has changed. */
	async announce(head: RecordId | null, proposals: readonly Proposal[]): Promise<void> {
		const presence: Presence = {
			key: this.#me.publicKey,
			proof: this.#proof,
			seat: this.seat,
			beat: this.#beat,
			head,
			proposals: proposals
				.slice(0, MAX_PROPOSALS)
				.map(({ id, command, round }) => ({ id, command, round }))
		};
		const text = JSON.stringify(presence);
		if (text === this.#announced) return;
		this.#announced = text;
		await announce(this.#keys, this.#awareness, this.#me, presence);
	}
}
