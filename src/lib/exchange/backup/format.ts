import type { InferOutput } from 'valibot';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { rememberedStart } from '#lib/exchange/schemas/records.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';

/** A backup is one JSON object, usually compressed with gzip. Its keys are written in this order
 * and read in any: `format`, `version`, `kind`, `madeAt`, `remembered` (optional), the three lists,
 * and `end` with their counts, by which missing records are detected. A file with a single evening
 * has the same format. */

/** The value of `format`. */
export const FORMAT = 'courtbook';

export const LISTS = ['people', 'houses', 'evenings'] as const;
export type List = (typeof LISTS)[number];

/** One record of a backup. It is validated as a whole, when it is written and when it is read. */
export type BackupRecord =
	| { readonly kind: 'person'; readonly person: RosterPlayer }
	| { readonly kind: 'house'; readonly house: HouseSet }
	| { readonly kind: 'evening'; readonly id: EveningId; readonly log: readonly Entry[] };

/** The list in which records of a kind are written. */
export const LIST_OF = {
	person: 'people',
	house: 'houses',
	evening: 'evenings'
} as const satisfies Record<BackupRecord['kind'], List>;

/** The people of a record: a person, or all who ever sat down at an evening. */
export function peopleOf(record: BackupRecord): PlayerId[] {
	if (record.kind === 'person') return [record.person.id];
	if (record.kind === 'house') return [];
	return record.log.flatMap((entry) => {
		if (entry.type === 'EveningStarted') return entry.players.map(({ id }) => id);
		const joins = entry.type === 'PlayerJoined' || entry.type === 'ArrivalAnnounced';
		return joins ? [entry.player.id] : [];
	});
}

/** The number of records of each list, and of the entries of all evenings. */
export interface BackupCounts {
	readonly people: number;
	readonly houses: number;
	readonly evenings: number;
	readonly entries: number;
}

export interface BackupHeader {
	/** The version of the data, as in `VERSIONS`. */
	readonly version: number;
	/** A backup of everything, or one evening alone. */
	readonly kind: 'backup' | 'evening';
	/** In milliseconds since 1970. */
	readonly madeAt: number;
}

/** The latest start of an evening, which the app offers again. */
export type RememberedStart = InferOutput<typeof rememberedStart>;
