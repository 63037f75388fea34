import type { DBSchema } from 'idb';
import { Connection } from './connection.ts';

/** The club of this phone, with its keys and the read position. It has a database of its own, which
 * is created with the first club. */

interface StoredAbout {
	readonly club: string;
	readonly member: string;
	readonly at: number;
}

export interface StoredClub {
	/** The member secret. */
	readonly secret: Uint8Array<ArrayBuffer>;
	/** The fingerprint of the founder's key. */
	readonly founder: string;
	/** The key of this phone. The browser does not export a CryptoKey; over plain HTTP the private
	 * key is 32 bytes. */
	readonly me: {
		readonly id: string;
		readonly publicKey: string;
		readonly privateKey: CryptoKey | Uint8Array<ArrayBuffer>;
	};
	/** The read position in the club (`ReadState` in reach/club.ts). */
	readonly page: number;
	readonly records: number;
	readonly known: ReadonlySet<string>;
	readonly phones: ReadonlySet<string>;
	/** What each phone has said about itself, by the id of its key. Older versions kept none. */
	readonly abouts?: ReadonlyMap<string, StoredAbout>;
	/** What this phone says. */
	readonly about?: StoredAbout | null;
	/** The names of evenings in the club, each valid for a log of the given length. */
	readonly lengths: readonly (readonly [id: string, length: number, name: string])[];
	/** When the last sync succeeded, in milliseconds since 1970. */
	readonly syncedAt: number | null;
	/** Whether a member has announced that the club has a new key. */
	readonly moved: boolean;
	/** The club with its former key, until the new key is announced there. */
	readonly before: StoredClub | null;
}

interface Schema extends DBSchema {
	club: { key: number; value: StoredClub };
}

/** A phone has one club. */
const KEY = 0;
const database = new Connection<Schema>({
	name: 'courtbook-club',
	version: 1,
	upgrade(db) {
		db.createObjectStore('club');
	}
});

/** The club of this phone. Rejects if the store fails, as all here. */
export const readClub = (): Promise<StoredClub | undefined> =>
	database.run((db) => db.get('club', KEY));

/** Replaces the club of this phone. Resolves after the transaction. */
export async function storeClub(club: StoredClub): Promise<void> {
	await database.run((db) => db.put('club', club, KEY));
}

/** Forgets the club; evenings and people that came from it stay. */
export const removeClub = (): Promise<void> => database.run((db) => db.delete('club', KEY));
