import type { Carrier, LineState } from './carrier.ts';
import { Room } from './room.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { pageSecretOf, RoomKeys } from './seal.ts';

/** `no-line`: the relay was not reached; `refused`: it does not admit this phone, or accepts no
 * more records. Everything that was merged or sent before is stored. */
export type ClubRefusal = 'no-line' | 'refused';

/** A page could not be synchronized. */
export class PageError extends Error {
	constructor(readonly code: ClubRefusal) {
		super(code);
	}
}

export interface PageOptions {
	/** The secret of the club. */
	readonly secret: Bytes;
	readonly carrier: Carrier;
	/** Timeout while nothing arrives, in milliseconds; a minute by default. */
	readonly patience?: number;
}

/** A page of a club while it is open. */
export class ClubPage {
	readonly #room: Room;
	readonly #patience: number;
	#arrived: Uint8Array[] = [];
	#state: LineState = 'offline';
	#onChange: () => void = () => undefined;
	/** The number of records on the page. */
	records = 0;

	private constructor(
		readonly number: number,
		readonly keys: RoomKeys,
		patience: number
	) {
		this.#patience = patience;
		this.#room = new Room(
			(records) => {
				this.#arrived.push(...records);
				this.records += records.length;
				this.#onChange();
			},
			(state) => {
				this.#state = state;
				this.#onChange();
			}
		);
	}

	/** Opens a page and synchronizes it. Rejects with a PageError, as `put` does. */
	static async open(
		{ secret, carrier, patience = 60_000 }: PageOptions,
		number: number
	): Promise<ClubPage> {
		const keys = await RoomKeys.of('c', 'member', await pageSecretOf(secret, number));
		const page = new ClubPage(number, keys, patience);
		page.#room.join(carrier, keys);
		try {
			await page.#synced();
		} catch (error) {
			page.close();
			throw error;
		}
		return page;
	}

	/** Takes the records that have arrived since the last call. */
	take(): readonly Uint8Array[] {
		return this.#arrived.splice(0);
	}

	/** Adds records; resolves when the relay has them. */
	async put(records: readonly Uint8Array[]): Promise<void> {
		this.#room.addStored(records);
		this.#room.restoreMissing();
		this.records += records.length;
		await this.#synced();
	}

	/** Resolves when the phone and the relay have the same records. */
	#synced(): Promise<void> {
		return new Promise((resolve, reject) => {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const end = (code?: ClubRefusal) => {
				clearTimeout(timer);
				this.#onChange = () => undefined;
				if (code === undefined) resolve();
				else reject(new PageError(code));
			};
			const check = () => {
				clearTimeout(timer);
				timer = setTimeout(() => end('no-line'), this.#patience);
				if (this.#state === 'synced') end();
				else if (typeof this.#state === 'object') end('refused');
			};
			this.#onChange = check;
			check();
		});
	}

	close(): void {
		this.#room.leave();
	}
}
