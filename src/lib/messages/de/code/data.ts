import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byLargeCount, plural, list, number } = grammar('de');

const evenings = byLargeCount('# Abend', '# Abende');
const people = byLargeCount('# Person', '# Personen');
const houses = byLargeCount('# Satz Hausregeln', '# Sätze Hausregeln');
const others = byLargeCount('# weiteres', '# weitere');

/** 12 Abende, 6 Personen und 1 Satz Hausregeln. */
const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}: ${file}, ${size}.`,
	notInIt: (names: readonly string[], more: number) =>
		`Nicht dabei, weil nicht lesbar: ${list(more > 0 ? [...names, others(more)] : names)}. Es bleibt, wo es ist; siehe „Beschädigte Daten“ weiter unten.`,
	found: {
		counts: (counts: StoredCounts) => `${counted(counts)}.`
	},
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0 ? [`${number(added)} hier neu`] : []),
			...(longer > 0 ? [`${number(longer)} länger als hier`] : []),
			...(known > 0 ? [`${number(known)} schon hier`] : [])
		];
		const of = `Von ${plural(all, { one: `${number(all)} Abend`, other: `${number(all)} Abenden` })}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, { one: 'Abend wurde', other: 'Abende wurden' });
		return `${of} ${number(branches)} ${were} auf zwei Handys fortgesetzt: Beide Verläufe bleiben, nebeneinander.`;
	}
} satisfies CodeOf<'de', 'data'>;
