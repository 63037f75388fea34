import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number, percent } = grammar('de');

export default {
	parts: {
		label: 'Teile der Chronik',
		evenings: 'Abende',
		people: 'Leute',
		statistics: 'Statistik'
	},
	opening: 'Wird geöffnet …',
	allEvenings: 'Alle Abende',
	noSuch: 'Diesen Abend gibt es auf diesem Handy nicht.',
	unreadable: 'Der Abend lässt sich gerade nicht lesen; das wird von selbst erneut versucht.',
	leftOut: 'Etwas, das hier gespeichert ist, lässt sich nicht lesen und fehlt deshalb.',
	seeWhat: 'Mehr dazu',
	reading: (done: number, total: number) =>
		`Frühere Abende werden gelesen: ${number(done)} von ${number(total)}.`,
	readingPercent: (done: number) => `Frühere Abende werden gelesen: ${percent(done)}`,
	readingGoesOn:
		'Es kommt laufend mehr dazu; alles andere lässt sich in der Zwischenzeit benutzen.',
	undo: 'Rückgängig',
	undoDeletion: 'Rückgängig machen: das Löschen'
} satisfies Catalogue['archive'];
