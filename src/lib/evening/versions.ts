import type { ByText } from '#lib/rules/by-text.ts';
import { liftedName, liftHouse, liftOptions } from '#lib/rulesets/lift.ts';

/** A record of any version, not validated. */
type Raw = Readonly<Record<string, unknown>>;
type Upgrade = (record: Raw) => Raw;

interface Store {
	/** Null where keys are stored apart from the records. */
	readonly keyPath: string | readonly string[] | null;
	readonly indexes?: readonly string[];
}

/** The changes of one version to the stored and exported data. */
interface Version {
	readonly stores?: ByText<Store>;
	/** New indexes of existing stores. */
	readonly indexes?: ByText<readonly string[]>;
	/** Keys of records that are not used any more. */
	readonly removed?: ByText<readonly string[]>;
	/** Upgrades a record of the previous version; leaves an upgraded one as it is. For `entries` it
	 * is given one entry at a time: `upgradeRecord` finds the entries inside amendments. */
	readonly upgrade?: Readonly<Partial<Record<UpgradedStore, Upgrade>>>;
}
/** The stores whose records changed their shape in some version. */
export type UpgradedStore = 'entries' | 'evenings' | 'people' | 'houses';

const isRecord = (value: unknown): value is Raw =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options that version 6 added, all of them off. */
const OPTIONS_OF_6: Raw = {
	packs: 1,
	completedFour: 'never',
	bomb: 'none',
	topCard: 'none',
	threes: 'normal',
	stairsRevolution: 'none',
	jackBack: false,
	numberLock: false,
	fiveSkip: false,
	sevenPass: false,
	tenDiscard: false,
	nineReverse: false,
	queenBomber: false,
	tenpenChii: false,
	coup: false
};

/** Those that version 7 added. */
const OPTIONS_OF_7: Raw = { middleTitles: 'one', trumpValue: 'below' };

/** Those that version 8 added, which put others in the place of many before (RG-1 to RG-18). */
const OPTIONS_OF_8: Raw = {
	leftovers: 'dealt',
	direction: 'clockwise',
	opener: '3C',
	runLength: 3,
	pairRuns: null,
	counts: 'same',
	wildRank: null,
	tops: [],
	effects: [],
	turnedBy: [],
	exitEndsTrick: 'never',
	titleSet: 'own'
};

/** Whether options are those of version 8 or later: they no longer have all that earlier versions
 * added. */
const isLifted = (options: Raw): boolean =>
	Object.keys(OPTIONS_OF_8).every((name) => name in options);

/** Upgrades an entry with rules, or a ruling about an option, to the options of version 8. */
function withLiftedOptions(entry: Raw): Raw {
	const { rules, option } = entry;
	if (isRecord(option) && typeof option['name'] === 'string') {
		const [[name, value] = []] = Object.entries(liftOptions({ [option['name']]: option['value'] }));
		return { ...entry, option: { ...option, name, value } };
	}
	if (!isRecord(rules) || !isRecord(rules['options'])) return entry;
	const { options, house } = rules;
	if (isLifted(options)) return entry;
	const lifted = { ...OPTIONS_OF_8, ...liftOptions(options) };
	const changes = isRecord(house) && { house: liftHouse(rules['ruleset'], house) };
	return { ...entry, rules: { ...rules, options: lifted, ...changes } };
}

/** Upgrades a set of house rules to the options of version 8. */
function houseWithLiftedOptions(set: Raw): Raw {
	const { ruleset, rules } = set;
	if (!isRecord(rules) || !isRecord(rules['options'])) return set;
	return { ...set, rules: { ...rules, options: liftHouse(ruleset, rules['options']) } };
}

/** Upgrades an entry with rules, `EveningStarted` or `RulesChanged`: adds the options that its
 * rules lack. */
function withOptions(entry: Raw, later: Raw): Raw {
	const { rules } = entry;
	if (!isRecord(rules) || !isRecord(rules['options'])) return entry;
	const { options } = rules;
	// an option that went is not missed by rules of version 8 or later
	const isMissing = (name: string) =>
		!(name in options) && !(isLifted(options) && liftedName(name) !== name);
	const missing = Object.entries(later).filter(([name]) => isMissing(name));
	if (missing.length === 0) return entry;
	return {
		...entry,
		rules: { ...rules, options: { ...Object.fromEntries(missing), ...options } }
	};
}

/** The changes from nothing to version 1, from 1 to 2, and so on. The length of the list is the
 * current version, of the store and of exported files. A released version is never changed. */
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
		// only deleted evenings are in it: null is not a valid key
		indexes: { evenings: ['deletedAt'] }
	},
	{
		upgrade: {
			entries: (entry) => withOptions(entry, { jokersHighest: false }),
			// `partial`: the fields that version 3 added are read from the log when needed
			evenings: (summary) =>
				'people' in summary
					? summary
					: { ...summary, game: '', deletedAt: null, people: [], ruler: null, partial: true },
			people: (person) => ({ changedAt: person['lastSeen'], ...person })
		}
	},
	// what the screen showed last, kept for the next visit until version 4
	{ removed: { remembered: ['shown'] } },
	{ upgrade: { entries: (entry) => withOptions(entry, OPTIONS_OF_6) } },
	{ upgrade: { entries: (entry) => withOptions(entry, OPTIONS_OF_7) } },
	{ upgrade: { entries: withLiftedOptions, houses: houseWithLiftedOptions } }
];
export const VERSION = VERSIONS.length;

const upgraded = (store: UpgradedStore, record: unknown, from: number): unknown =>
	isRecord(record)
		? VERSIONS.slice(from).reduce((now, { upgrade }) => upgrade?.[store]?.(now) ?? now, record)
		: record;

/** Upgrades the facts that an amendment inserts (`HistoryAmended.edits[].put[]`). */
function withUpgradedEdits(entry: Raw, from: number): Raw {
	if (!Array.isArray(entry['edits'])) return entry;
	const edits = entry['edits'].map((edit: unknown) =>
		isRecord(edit) && Array.isArray(edit['put'])
			? { ...edit, put: edit['put'].map((fact: unknown) => upgraded('entries', fact, from)) }
			: edit
	);
	return { ...entry, edits };
}

/** Upgrades a stored or imported record to the current version. Values that are not records are
 * returned unchanged, for validation to refuse.
 * @param from the version that wrote the record; 0 if unknown, since upgraded records are left as
 * they are */
export function upgradeRecord(store: UpgradedStore, record: unknown, from: number): unknown {
	const current = upgraded(store, record, from);
	return store === 'entries' && isRecord(current) && from < VERSION
		? withUpgradedEdits(current, from)
		: current;
}
