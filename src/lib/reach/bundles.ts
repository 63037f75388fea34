import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import type { Season } from '#lib/stats/seasons.ts';
import { utf8, type Bytes } from './seal.ts';

/** What a club keeps. Each bundle is a backup file, usually with one evening, and names each of its
 * records by its id and the hash of what it says: two phones with the same evening name it
 * alike. */

declare const brand: unique symbol;
/** `e.<evening>.<hash>`, `p.<person>.<hash>`, `h.<house>.<hash>`, `s.<season>.<hash>`, or
 * `k.<phone>`. */
export type RecordName = string & { readonly [brand]: 'record name' };

export interface Bundle {
	readonly names: readonly RecordName[];
	/** A backup file, as gzip; empty if there is none. */
	readonly file: Bytes;
	readonly seasons: readonly Season[];
}

/** The name that an evening has in the club, for the length that its log had. */
export type KnownLength = readonly [id: EveningId, length: number, name: RecordName];

export interface OwnQuery {
	/** What the club has. */
	readonly known: ReadonlySet<string>;
	readonly lengths: readonly KnownLength[];
	/** Null: people and house rules, and the first evenings. */
	readonly after: EveningId | null;
}

export interface OwnSlice {
	readonly bundles: readonly Bundle[];
	/** Of the evenings whose log was read. */
	readonly lengths: readonly KnownLength[];
	/** The last evening that was looked at; null if there are no more. */
	readonly last: EveningId | null;
}

/** JSON with sorted keys: a record says the same in whichever order its fields are stored. */
function canonical(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(canonical);
	if (typeof value !== 'object' || value === null) return value;
	const fields = Object.entries(value).filter(([, field]) => field !== undefined);
	return Object.fromEntries(
		fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)])
	);
}

async function named(letter: string, id: string, value: unknown): Promise<RecordName> {
	const bytes = utf8(JSON.stringify(canonical(value)));
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16);
	return `${letter}.${id}.${toBase64Url(hash)}` as RecordName;
}

/** Names a record. Which branch an evening is on this phone does not count, nor when somebody was
 * seen last: evenings tell that. */
export function nameOfRecord(record: BackupRecord): Promise<RecordName> {
	switch (record.kind) {
		case 'evening': {
			const id = originalIdOf(record.id);
			const log = record.log.map((entry) =>
				entry.type === 'EveningStarted' ? { ...entry, evening: id } : entry
			);
			return named('e', id, log);
		}
		case 'person':
			return named('p', record.person.id, { ...record.person, lastSeen: undefined });
		case 'house':
			return named('h', record.house.id, record.house);
	}
}

export const nameOfSeason = (season: Season): Promise<RecordName> => named('s', season.id, season);
