import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, plural, list, number } = grammar('es');

const evenings = byLargeCount('# velada', '# veladas');
const others = (n: number) => `${number(n)} más`;

export default {
	notInIt: (names: readonly string[], more: number) =>
		`No está en él, porque no se puede leer: ${list(more > 0 ? [...names, others(more)] : names)}. Se queda donde está; mira “Registros dañados” más abajo.`,
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0
				? [
						plural(added, {
							one: `${number(added)} nueva aquí`,
							other: `${number(added)} nuevas aquí`
						})
					]
				: []),
			...(longer > 0
				? [
						plural(longer, {
							one: `${number(longer)} más larga que aquí`,
							other: `${number(longer)} más largas que aquí`
						})
					]
				: []),
			...(known > 0
				? [`${number(known)} que ya ${plural(known, { one: 'está', other: 'están' })} aquí`]
				: [])
		];
		const of = `De ${evenings(all)}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, {
			one: `${number(branches)} velada siguió`,
			other: `${number(branches)} veladas siguieron`
		});
		return `${of} ${were} en dos teléfonos: se conservan ambas versiones, una junto a la otra.`;
	}
} satisfies CodeOf<'es', 'data'>;
