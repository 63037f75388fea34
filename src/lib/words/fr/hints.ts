import type { Catalogue } from '#lib/words/catalogue.ts';

/** What is said now and then: to who does a step for the first time, and to who may want to install the app. */
export default {
	first: {
		start: 'Jouez avec vos cartes. Ce téléphone tient les places, les impôts et les règles.',
		seats:
			'Asseyez-vous comme sur le cercle. Touchez une chaise pour y asseoir plutôt la première place.',
		deal: 'Lisez à voix haute, donnez, continuez. Une erreur peut s’annuler.',
		taxes: 'Cochez ce qui a changé de main. Ce qui est sauté compte comme non noté.',
		play: 'Touchez chaque personne qui finit ; la dernière place se remplit toute seule.',
		closed:
			'La soirée est gardée dans la Chronique, où on peut toujours la corriger et la partager.'
	},
	install: {
		heading: 'Installer Courtbook',
		why: 'Installée, l’appli s’ouvre comme les autres, marche sans réseau, et le navigateur risque moins d’effacer ce qu’elle garde.',
		install: 'Installer',
		notNow: 'Pas maintenant',
		safari: 'Dans Safari : touchez Partager, puis « Sur l’écran d’accueil ».',
		ownStore: 'Elle y commence à vide : sauvegardez ici d’abord, puis restaurez-y le fichier.'
	}
} satisfies Catalogue['hints'];
