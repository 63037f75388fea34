import type { EveningId } from '#lib/evening/ids.ts';
import { textsOf } from '#lib/evening/entry-info.ts';
import { happenings } from '#lib/evening/history.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { talliesOf, type Tally } from './tally.ts';

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
	/** One for each published ruleset that rounds were played by; none of a deleted evening. */
	readonly tallies: readonly Tally[];
	/** All that can be searched for besides names: notes, decrees, rulings, fines and reasons, the name of the evening;
	 * folded (`foldedText`), a line each. */
	readonly words: string;
}

/** Text as it is searched: in lower case, without accents, with single blanks. */
export const foldedText = (text: string): string =>
	text
		.normalize('NFKD')
		// ẞ has no other capital
		.toLowerCase()
		.toUpperCase()
		.toLowerCase()
		// what the other case is made of may be taken apart in turn
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replaceAll('ς', 'σ')
		.replace(/\s+/gu, ' ')
		.trim();

/** @param entries the length of the log that the timeline was folded from */
export function digestOf({ state, history }: Timeline, entries: number): Digest {
	const texts = happenings(history).flatMap(({ entry }) => textsOf(entry));
	const lines = [state.name, ...texts].map(foldedText).filter((line) => line !== '');
	return {
		id: state.id,
		version: DIGEST_VERSION,
		entries,
		deletedAt: state.deletedAt,
		tallies: talliesOf(state),
		words: [...new Set(lines)].join('\n')
	};
}
