import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Fonctionne tant que ce Wi-Fi est là.',
	why: 'Pourquoi ?',
	title: 'Une adresse sans HTTPS',
	works: 'Les soirées sont enregistrées sur ce téléphone, et les tables peuvent être partagées.',
	missing:
		'Le navigateur ne conserve pas l’appli pour l’usage sans ce réseau, ne garde pas l’écran allumé et n’offre ni l’appareil photo, ni le menu de partage du système.',
	sealed:
		'Les tables partagées sont scellées : qui héberge le relais ne peut pas les y lire. Cela ne protège pas de quelqu’un qui, dans ce réseau, modifierait l’appli en chemin.',
	todo: 'Pour le reste, ouvrez Courtbook à une adresse qui commence par https://.'
} satisfies Catalogue['not-secure'];
