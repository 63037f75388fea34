import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('fr');

export default {
	parts: {
		label: 'Parties de la Chronique',
		evenings: 'Soirées',
		people: 'Personnes',
		statistics: 'Statistiques'
	},
	opening: 'Ouverture…',
	allEvenings: 'Toutes les soirées',
	noSuch: 'Cette soirée n’est pas sur ce téléphone.',
	unreadable: 'La soirée ne peut pas être lue pour l’instant ; l’appli réessaie d’elle-même.',
	leftOut: 'Une donnée enregistrée ici ne peut pas être lue ; elle est laissée de côté.',
	seeWhat: 'Voir quoi',
	reading: (done: number, total: number) =>
		`Lecture des soirées passées\u00a0: ${number(done)} sur ${number(total)}.`,
	readingPercent: (percent: number) => `Lecture des soirées passées\u00a0: ${percent}\u202f%`,
	readingGoesOn: 'Les résultats s’enrichissent pendant ce temps ; tout le reste est utilisable.',
	undo: 'Annuler',
	undoDeletion: 'Annuler la suppression'
} satisfies Catalogue['archive'];
