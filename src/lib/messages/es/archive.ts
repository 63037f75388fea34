import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number, percent } = grammar('es');

export default {
	parts: {
		label: 'Partes de la crónica',
		evenings: 'Veladas',
		people: 'Personas',
		statistics: 'Estadísticas'
	},
	opening: 'Abriendo…',
	allEvenings: 'Todas las veladas',
	noSuch: 'Esa velada no está en este teléfono.',
	unreadable: 'Ahora no se puede leer la velada; se volverá a intentar automáticamente.',
	leftOut: 'Algo de lo guardado aquí no se puede leer, y se omite.',
	seeWhat: 'Ver qué',
	reading: (done: number, total: number) =>
		`Leyendo veladas anteriores: ${number(done)} de ${number(total)}.`,
	readingPercent: (part: number) => `Leyendo veladas anteriores: ${percent(part)}`,
	readingGoesOn: 'Mientras tanto van apareciendo resultados; todo lo demás se puede usar.',
	undo: 'Deshacer',
	undoDeletion: 'Deshacer el borrado'
} satisfies Catalogue['archive'];
