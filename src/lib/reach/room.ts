import { Awareness } from 'y-protocols/awareness';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import type { Carrier, Line, LineState } from './carrier.ts';

/** A room as a set of sealed records that only grows. It is a list in a Yjs document; the order in
 * it and what occurs twice mean nothing. Whatever was once in it stays: records that vanish from
 * the document are put back. The document itself is not stored on the phone; the records are. */

/** The relay lets phones write to this list alone (relay/messages.js). */
const RECORDS = 'records';

/** Who put a change into the document, for Yjs. */
const OWN = Symbol('own');

/** A record as a key of a map: its id, at its beginning, and its nonce. */
const keyOf = (record: Uint8Array): string => record.subarray(0, 28).join('.');

export class Room {
	readonly doc = new Doc();
	readonly presence = new Awareness(this.doc);
	readonly #list = this.doc.getArray<unknown>(RECORDS);
	/** Everything that was ever seen in the room. */
	readonly #known = new Map<string, Uint8Array>();
	/** Records of this phone that the document may lack, once it is known what the others have. */
	#restored = false;
	#state: LineState = 'offline';
	#line: Line | null = null;

	/**
	 * @param arrived is given each record once
	 * @param changed is told of each change of the line
	 */
	constructor(
		readonly arrived: (records: readonly Uint8Array[]) => void,
		readonly changed: (state: LineState) => void
	) {
		// Yjs changes its client id when another phone uses the same one; Hocuspocus would then
		// look up the presence under the new id
		this.doc.on('afterTransactionCleanup', () => (this.doc.clientID = this.presence.clientID));
		this.#list.observe((event, { origin }) => {
			if (origin !== OWN) this.#read(event.changes.delta);
			// whoever deletes is no phone of ours
			if (event.changes.deleted.size > 0) this.putBack();
		});
	}

	get state(): LineState {
		return this.#state;
	}

	/** Opens the line. */
	join(carrier: Carrier, room: { readonly name: string; readonly token: string }): void {
		this.#line = carrier.join(room, this.doc, this.presence, (state) => {
			// the relay has forgotten this phone's presence, and believes only a newer one
			if (this.#state === 'offline' && state !== 'offline')
				this.presence.setLocalState(this.presence.getLocalState());
			this.#state = state;
			if (state === 'synced' && !this.#restored) {
				this.#restored = true;
				this.putBack();
			}
			this.changed(state);
		});
	}

	leave(): void {
		this.#line?.close();
		this.#line = null;
		this.presence.destroy();
		this.doc.destroy();
	}

	/** Adds records that this phone has stored. They are put into the document when it is known
	 * what it lacks. */
	restore(records: readonly Uint8Array[]): void {
		for (const record of records) this.#known.set(keyOf(record), record);
	}

	/** Adds records of this phone. */
	put(records: readonly Uint8Array[]): void {
		this.restore(records);
		this.#push(records);
	}

	/** Puts into the document what it lacks of all that was ever seen. */
	putBack(): void {
		const present = new Set(this.#records().map(keyOf));
		this.#push([...this.#known].filter(([key]) => !present.has(key)).map(([, record]) => record));
	}

	/** Puts records into the document once more, in another name: a phone may have written in that
	 * of this one, so that the others do not have what this document has. */
	repeat(records: readonly Uint8Array[]): void {
		const other = new Doc();
		other.getArray<unknown>(RECORDS).push([...records]);
		applyUpdate(this.doc, encodeStateAsUpdate(other), OWN);
		other.destroy();
	}

	#push(records: readonly Uint8Array[]): void {
		if (records.length > 0) this.doc.transact(() => this.#list.push([...records]), OWN);
	}

	/** The records in the document. Anything else in it is not ours. */
	#records(): Uint8Array[] {
		return this.#list.toArray().filter((record) => record instanceof Uint8Array);
	}

	#read(delta: readonly { insert?: unknown }[]): void {
		const fresh: Uint8Array[] = [];
		for (const { insert } of delta)
			for (const record of Array.isArray(insert) ? (insert as unknown[]) : []) {
				if (!(record instanceof Uint8Array) || this.#known.has(keyOf(record))) continue;
				this.#known.set(keyOf(record), record);
				fresh.push(record);
			}
		if (fresh.length > 0) this.arrived(fresh);
	}
}
