import { Awareness } from 'y-protocols/awareness';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import type { Carrier, Line, LineState } from './carrier.ts';

/** A room is a set of sealed records that only grows. It is stored as a list in a Yjs document,
 * whose order and duplicates mean nothing. Records that are deleted from the document are restored.
 * The phone stores the records, not the document. */

/** The relay lets phones write only to this list (relay/update-cost.js). */
const RECORDS = 'records';

/** The origin of changes by this class, for Yjs. */
const LOCAL = Symbol('local');

/** A record as a key of a map: its id and its nonce. */
const keyOf = (record: Uint8Array): string => record.subarray(0, 28).join('.');

export class Room {
	readonly doc = new Doc();
	readonly presence = new Awareness(this.doc);
	readonly #list = this.doc.getArray<unknown>(RECORDS);
	/** All records that were ever in the room. */
	readonly #seen = new Map<string, Uint8Array>();
	/** Whether stored records that the document lacked have been added to it. */
	#hasRestored = false;
	#state: LineState = 'offline';
	#line: Line | null = null;

	/**
	 * @param onRecords called with each record once
	 * @param onLineChange called with each new state of the connection
	 * @param onEcho called with the clock of this phone's presence when the relay sends it back
	 */
	constructor(
		readonly onRecords: (records: readonly Uint8Array[]) => void,
		readonly onLineChange: (state: LineState) => void,
		readonly onEcho: (clock: number) => void = () => undefined
	) {
		// Yjs changes its client id if another phone uses the same one; Hocuspocus would then look up
		// the presence under the new id
		this.doc.on('afterTransactionCleanup', () => (this.doc.clientID = this.presence.clientID));
		this.#list.observe((event, { origin }) => {
			if (origin !== LOCAL) this.#read(event.changes.delta);
			// our client never deletes, so restore
			if (event.changes.deleted.size > 0) this.restoreMissing();
		});
	}

	get state(): LineState {
		return this.#state;
	}

	/** Connects to the room. */
	join(carrier: Carrier, room: { readonly name: string; readonly token: string }): void {
		const onState = (state: LineState): void => this.#setState(state);
		this.#line = carrier.join(room, this.doc, this.presence, onState, this.onEcho);
	}

	#setState(state: LineState): void {
		// the relay has dropped this phone's presence, and accepts only a newer one
		if (this.#state === 'offline' && state !== 'offline')
			this.presence.setLocalState(this.presence.getLocalState());
		this.#state = state;
		if (state === 'synced' && !this.#hasRestored) {
			this.#hasRestored = true;
			this.restoreMissing();
		}
		this.onLineChange(state);
	}

	leave(): void {
		this.#line?.close();
		this.#line = null;
		this.presence.destroy();
		this.doc.destroy();
	}

	/** Adds records that this phone has stored. Those that the document lacks are added to it after
	 * the first synchronization. */
	addStored(records: readonly Uint8Array[]): void {
		for (const record of records) this.#seen.set(keyOf(record), record);
	}

	/** Adds records of this phone. */
	put(records: readonly Uint8Array[]): void {
		this.addStored(records);
		this.#push(records);
	}

	/** Adds to the document all records of the room that it lacks. */
	restoreMissing(): void {
		const present = new Set(this.#records().map(keyOf));
		this.#push([...this.#seen].filter(([key]) => !present.has(key)).map(([, record]) => record));
	}

	/** Re-adds records under a fresh client id: if another phone used ours, the others lack records
	 * that this document has. */
	resend(records: readonly Uint8Array[]): void {
		const other = new Doc();
		other.getArray<unknown>(RECORDS).push([...records]);
		applyUpdate(this.doc, encodeStateAsUpdate(other), LOCAL);
		other.destroy();
	}

	#push(records: readonly Uint8Array[]): void {
		if (records.length > 0) this.doc.transact(() => this.#list.push([...records]), LOCAL);
	}

	/** The records in the document; a hostile phone may have added other values. */
	#records(): Uint8Array[] {
		return this.#list.toArray().filter((record) => record instanceof Uint8Array);
	}

	#read(delta: readonly { insert?: unknown }[]): void {
		const fresh: Uint8Array[] = [];
		for (const { insert } of delta)
			for (const record of Array.isArray(insert) ? (insert as unknown[]) : []) {
				if (!(record instanceof Uint8Array) || this.#seen.has(keyOf(record))) continue;
				this.#seen.set(keyOf(record), record);
				fresh.push(record);
			}
		if (fresh.length > 0) this.onRecords(fresh);
	}
}
