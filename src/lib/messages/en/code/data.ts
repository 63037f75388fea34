import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byLargeCount, plural, list, number } = grammar('en');

const evenings = byLargeCount('# evening', '# evenings');
const people = byLargeCount('# person', '# people');
const houses = byLargeCount('# set of house rules', '# sets of house rules');
const others = byLargeCount('# other', '# others');

/** 12 evenings, 6 people, and 1 set of house rules. */
const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

/** The page of backup, restore and stored data. */
export default {
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	/** @param size one of `sizes` */
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}: ${file}, ${size}.`,
	/** @param names of damaged records @param more how many further ones */
	notInIt: (names: readonly string[], more: number) =>
		`Left out, because it cannot be read: ${list(more > 0 ? [...names, others(more)] : names)}. It stays where it is; see “Damaged records” below.`,
	/** The contents of the chosen file. */
	found: {
		counts: (counts: StoredCounts) => `${counted(counts)}.`
	},
	/** What a merge does with the evenings of a file: how many of `all` are added, continue one
	 * stored here, or are known already; `branches` were continued on two phones. */
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0 ? [`${number(added)} new here`] : []),
			...(longer > 0 ? [`${number(longer)} longer than here`] : []),
			...(known > 0 ? [`${number(known)} here already`] : [])
		];
		const of = `Of ${evenings(all)}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, { one: 'evening was', other: 'evenings were' });
		return `${of} ${number(branches)} ${were} continued on two phones: both are kept, side by side.`;
	}
};
