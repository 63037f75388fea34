/** A record as some version wrote it: whatever it is. */
type Raw = Readonly<Record<string, unknown>>;
type Lift = (record: Raw) => Raw;

interface Store {
	/** Null: the key stands beside the record. */
	readonly keyPath: string | readonly string[] | null;
	/** The fields by which it can be asked. */
	readonly indexes?: readonly string[];
}

/** What one version of the stored and exported data has that the version before had not. */
interface Version {
	readonly stores?: Readonly<Record<string, Store>>;
	/** Indexes of older stores. */
	readonly indexes?: Readonly<Record<string, readonly string[]>>;
	/** How a record of the version before is written since; one that is written so already is left as it is. */
	readonly lift?: Readonly<Partial<Record<Lifted, Lift>>>;
}
/** The kinds of records that were ever written otherwise, by their stores. */
export type Lifted = 'entries' | 'evenings' | 'people';

const isRecord = (value: unknown): value is Raw =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rules with the options that came since: all of those are off there. */
function withLaterOptions(rules: unknown): unknown {
	if (!isRecord(rules) || !isRecord(rules['options'])) return rules;
	if ('jokersHighest' in rules['options']) return rules;
	return { ...rules, options: { ...rules['options'], jokersHighest: false } };
}

/** From nothing to version 1, from 1 to 2, and so on: the length of the list is the version, of the store and of files
 * alike. What was once released is never changed. */
export const VERSIONS: readonly Version[] = [
	{
		stores: {
			entries: { keyPath: ['evening', 'seq'] },
			evenings: { keyPath: 'id', indexes: ['startedAt'] },
			people: { keyPath: 'id' },
			remembered: { keyPath: null }
		}
	},
	{ stores: { houses: { keyPath: 'id' } } },
	{
		stores: { digests: { keyPath: 'id', indexes: ['stored'] } },
		// of the deleted ones alone, for null is no key
		indexes: { evenings: ['deletedAt'] }
	},
	{
		lift: {
			// when it started, and when its rules changed
			entries: (entry) =>
				isRecord(entry['rules']) ? { ...entry, rules: withLaterOptions(entry['rules']) } : entry,
			// what came with version 3 is read from the log when it is needed
			evenings: (summary) =>
				'people' in summary
					? summary
					: { ...summary, game: '', deletedAt: null, people: [], ruler: null, partial: true },
			people: (person) => ({ changedAt: person['lastSeen'], ...person })
		}
	}
];
export const VERSION = VERSIONS.length;

/** A record of version `from` as it is written today. What is no record at all is given back as it is: it is for
 * others to refuse. */
export function lifted(kind: Lifted, record: unknown, from: number): unknown {
	if (!isRecord(record)) return record;
	return VERSIONS.slice(from).reduce((now, { lift }) => lift?.[kind]?.(now) ?? now, record);
}
