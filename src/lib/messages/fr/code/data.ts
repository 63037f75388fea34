import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, plural, list, number } = grammar('fr');

const evenings = byLargeCount('# soirée', '# soirées');
const others = byLargeCount('# autre', '# autres');

export default {
	notInIt: (names: readonly string[], more: number) =>
		`Absent, car illisible\u00a0: ${list(more > 0 ? [...names, others(more)] : names)}. Cela reste à sa place\u202f; voyez «\u202fDonnées endommagées\u202f» ci-dessous.`,
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
