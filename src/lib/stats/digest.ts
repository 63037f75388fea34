import type { EveningId } from '#lib/evening/ids.ts';
import type { Tally } from './tally.ts';

/** The version of what is counted and how: digests of another are made anew. */
export const DIGEST_VERSION = 1;

/** What the lists and the statistics need of one evening: made of its log, kept beside it, and made again whenever it
 * is missing, of another version, or of a shorter log. */
export interface Digest {
	readonly id: EveningId;
	readonly version: number;
	/** The length of the log that it was made of. */
	readonly entries: number;
	readonly deletedAt: number | null;
	/** One for each published ruleset that rounds were played by. */
	readonly tallies: readonly Tally[];
	/** All that can be searched for besides names: notes, decrees, rulings, the name of the evening; in lower case
	 * without accents, a line each. */
	readonly words: string;
}
