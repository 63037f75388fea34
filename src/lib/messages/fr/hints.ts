import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		first:
			'Installez l’app avant de saisir les noms : dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Elle y démarre vide.',
		heading: 'Installer Courtbook',
		why: 'Installée, l’appli s’ouvre comme les autres, marche sans réseau, et le navigateur risque moins d’effacer ce qu’elle garde.',
		install: 'Installer',
		notNow: 'Pas maintenant',
		safari: 'Dans Safari : touchez Partager, puis « Sur l’écran d’accueil ».',
		week: 'Safari peut effacer ce que garde cette page si vous ne l’ouvrez pas pendant sept jours. Une appli sur l’écran d’accueil n’est pas concernée.',
		ownStore: 'Elle y commence à vide : sauvegardez ici d’abord, puis restaurez-y le fichier.'
	}
} satisfies Catalogue['hints'];
