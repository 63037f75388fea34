import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	what: 'Cette adresse n’a pas HTTPS.',
	todo: 'C’est pourquoi le navigateur ne conserve pas l’appli pour l’usage hors ligne, ne garde pas l’écran allumé et n’offre ni caméra, ni liens, ni partage. Les soirées peuvent être jouées et sont enregistrées. Pour le reste, ouvrez Courtbook à une adresse qui commence par https://.'
} satisfies Catalogue['not-secure'];
