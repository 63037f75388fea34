import { sha256 } from '#lib/exchange/sha256.ts';
import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import type { Season } from '#lib/stats/seasons.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { utf8 } from './seal.ts';

/** The contents of a club. A bundle is a backup file, usually with one evening. It names each of
 * its records by id and a hash of the content, so two phones with the same evening use the same
 * name. */

declare const brand: unique symbol;
/** `e.<evening>.<hash>`, `p.<person>.<hash>`, `h.<house>.<hash>`, `s.<season>.<hash>`, `k.<phone>`,
 * or `a.<phone>.<time>` for what a phone says about itself. */
export type RecordName = string & { readonly [brand]: 'record name' };

/** What a phone says about its club and itself. */
export interface About {
	/** The name of the club; empty if this phone gave it none. */
	readonly club: string;
	/** Who uses the phone. */
	readonly member: string;
	/** When it was said, in milliseconds since 1970: of the names of a club the latest counts. */
	readonly at: number;
}

export interface Bundle {
	readonly about?: About;
	readonly names: readonly RecordName[];
	/** A backup file, as gzip; empty if there is none. */
	readonly file: Bytes;
	readonly seasons: readonly Season[];
}

/** The name of an evening in the club, valid while its log has this length. */
export type KnownLength = readonly [id: EveningId, length: number, name: RecordName];

export interface OwnQuery {
	/** Names of the records that the club has. */
	readonly known: ReadonlySet<string>;
	readonly lengths: readonly KnownLength[];
	/** The last evening of the slice before; null for people, house rules and the first evenings. */
	readonly after: EveningId | null;
}

export interface OwnSlice {
	readonly bundles: readonly Bundle[];
	/** The names of the evenings whose log was read. */
	readonly lengths: readonly KnownLength[];
	/** The last evening of this slice; null if there are no more. */
	readonly last: EveningId | null;
}

/** Sorts the keys of a value, so that the hash does not depend on the order of fields. */
function canonical(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(canonical);
	if (typeof value !== 'object' || value === null) return value;
	const fields = Object.entries(value).filter(([, field]) => field !== undefined);
	return Object.fromEntries(
		fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)])
	);
}

async function nameOf(letter: string, id: string, value: unknown): Promise<RecordName> {
	const bytes = utf8(JSON.stringify(canonical(value)));
	const hash = await sha256(bytes);
	return `${letter}.${id}.${toBase64Url(hash.slice(0, 16))}` as RecordName;
}

/** Names a record. The hash leaves out the branch of an evening, which may differ on each phone,
 * and the time when a person was last seen, which follows from the evenings. */
export function nameOfRecord(record: BackupRecord): Promise<RecordName> {
	switch (record.kind) {
		case 'evening': {
			const id = originalIdOf(record.id);
			const log = record.log.map((entry) =>
				entry.type === 'EveningStarted' ? { ...entry, evening: id } : entry
			);
			return nameOf('e', id, log);
		}
		case 'person':
			return nameOf('p', record.person.id, { ...record.person, lastSeen: undefined });
		case 'house':
			return nameOf('h', record.house.id, record.house);
	}
}

export const nameOfSeason = (season: Season): Promise<RecordName> => nameOf('s', season.id, season);
