import type { EveningId } from '#lib/evening/ids.ts';
import { textsOf } from '#lib/evening/entry-info.ts';
import { historySteps } from '#lib/evening/history.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { fallOf, type Way } from './facts.ts';
import { talliesOf, type Tally } from './tally.ts';

/** Version of the digest's content. Digests of another version are computed again. */
export const DIGEST_VERSION = 4;

/** The data of one evening for lists, search and statistics. It is computed from the log and stored
 * as a cache; it is computed again if it is missing, of another version, or of a shorter log. */
export interface Digest {
	readonly id: EveningId;
	readonly version: number;
	/** The length of the log from which it was computed. */
	readonly entries: number;
	readonly deletedAt: number | null;
	/** One per ruleset by which rounds were played; none for a deleted evening. */
	readonly tallies: readonly Tally[];
	/** The longest fall of three places or more. */
	readonly fall: Way | null;
	/** The searchable texts: notes, decrees, rulings, fines, reasons and the name of the evening,
	 * but no names of players. One per line, folded by `foldedText`. */
	readonly words: string;
	/** Set where the log cannot be read or counted: nothing of the evening is counted. */
	readonly uncountable?: true;
}

/** Folds text for search: lower case, without accents, with single spaces. Queries must be folded
 * the same way. */
export const foldedText = (text: string): string =>
	text
		.normalize('NFKD')
		// ẞ and ß both become ss: ẞ has no other capital, so it is lowered first
		.toLowerCase()
		.toUpperCase()
		.toLowerCase()
		// changing the case may compose characters again
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replaceAll('ς', 'σ')
		.replace(/\s+/gu, ' ')
		.trim();

/** The digest of an evening whose log cannot be read or counted.
 * @param entries the length of that log */
export const uncountableDigest = (id: EveningId, entries: number): Digest => ({
	id,
	version: DIGEST_VERSION,
	entries,
	deletedAt: null,
	tallies: [],
	fall: null,
	words: '',
	uncountable: true
});

/** Computes the digest of an evening.
 * @param entries the length of the log from which the timeline was folded */
export function digestOf({ state, history }: Timeline, entries: number): Digest {
	const texts = historySteps(history).flatMap(({ entry }) => textsOf(entry));
	const lines = [state.name, ...texts].map(foldedText).filter((line) => line !== '');
	return {
		id: state.id,
		version: DIGEST_VERSION,
		entries,
		deletedAt: state.deletedAt,
		tallies: talliesOf(state),
		fall: state.deletedAt === null ? fallOf(state) : null,
		words: [...new Set(lines)].join('\n')
	};
}
