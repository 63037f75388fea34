import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, plural, list, number } = grammar('en');

const evenings = byLargeCount('# evening', '# evenings');
const others = byLargeCount('# other', '# others');

/** What ICU cannot say: a list whose parts depend on counts. */
export default {
	/** @param names of damaged records @param more how many further ones */
	notInIt: (names: readonly string[], more: number) =>
		`Left out, because it cannot be read: ${list(more > 0 ? [...names, others(more)] : names)}. It stays where it is; see “Damaged records” below.`,
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
