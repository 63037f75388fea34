import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byLargeCount, plural, list, number } = grammar('fr');

const evenings = byLargeCount('# soirée', '# soirées');
const people = byLargeCount('# personne', '# personnes');
const houses = byLargeCount('# jeu de règles maison', '# jeux de règles maison');
const others = byLargeCount('# autre', '# autres');

const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}\u00a0: ${file}, ${size}.`,
	notInIt: (names: readonly string[], more: number) =>
		`Absent, car illisible\u00a0: ${list(more > 0 ? [...names, others(more)] : names)}. Cela reste à sa place\u202f; voyez «\u202fDonnées endommagées\u202f» ci-dessous.`,
	found: {
		counts: (counts: StoredCounts) => `${counted(counts)}.`
	},
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0
				? [plural(added, { one: `${number(added)} nouvelle`, other: `${number(added)} nouvelles` })]
				: []),
			...(longer > 0
				? [
						plural(longer, {
							one: `${number(longer)} plus longue qu’ici`,
							other: `${number(longer)} plus longues qu’ici`
						})
					]
				: []),
			...(known > 0 ? [`${number(known)} déjà là`] : [])
		];
		const of = `Sur ${evenings(all)}\u00a0: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, {
			one: 'soirée a été continuée',
			other: 'soirées ont été continuées'
		});
		return `${of} ${number(branches)} ${were} sur deux téléphones\u00a0: les deux versions sont gardées, côte à côte.`;
	}
} satisfies CodeOf<'fr', 'data'>;
