import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, plural, list } = grammar('fr');

export default {
	title: 'Chronique',
	onTheTable: 'Sur la table',
	more: 'Plus de soirées',
	unreadable: 'Les soirées ne peuvent pas être lues pour l’instant. Elles restent telles quelles.',
	notFound:
		'Aucune soirée n’a tout cela. Essayez moins de mots, d’autres jours, ou toutes les soirées ; un nom s’écrit peut-être autrement.',
	none: {
		before: 'Pas encore de soirée. ',
		link: 'Commencez-en une à la Table',
		after: ' ; elle est gardée ici.'
	},
	openLink: 'Ouvrir un lien ou scanner',
	past: 'Ajouter des soirées passées',
	line: {
		open: 'Ouverte',
		closed: 'Close',
		enteredLater: 'Saisie après coup',
		players: (names: readonly string[]) => list(names),
		ruled: (name: string) => `Règne ${de(name)}`,
		onTop: (name: string) => `${name} en tête à la fin`,
		branch: {
			counted: 'Continuée sur deux téléphones · comptée',
			other: 'Continuée sur deux téléphones · l’autre est comptée'
		}
	},
	search: {
		label: 'Chercher dans les soirées',
		placeholder: 'Un nom, une note, une décision',
		filters: 'Filtres',
		player: 'Nom',
		everyone: 'Tout le monde',
		somebody: 'quelqu’un',
		game: 'Jeu',
		allGames: 'Tous les jeux',
		from: 'Du',
		until: 'Au',
		fromDay: (day: string) => `dès le ${day}`,
		untilDay: (day: string) => `jusqu’au ${day}`,
		backwards: 'Le dernier jour précède le premier : inversez-les pour trouver des soirées.',
		all: byCount('# soirée', '# soirées'),
		found: byCount('# soirée trouvée', '# soirées trouvées'),
		showAll: 'Voir toutes les soirées'
	},
	deleted: {
		count: byCount('# soirée supprimée', '# soirées supprimées'),
		title: 'Soirées supprimées',
		subtitle: 'Chacune est gardée au moins 30 jours, puis disparaît pour de bon',
		none: 'Rien n’est supprimé. Une soirée que vous supprimez peut être récupérée ici.',
		isDeleted: (evening: string) => `«\u202f${evening}\u202f» est supprimée.`,
		isBack: (evening: string) => `${evening} est de retour.`,
		isAmongOthers: (evening: string) => `${evening} est à nouveau parmi les soirées.`,
		notBack: 'Elle n’a pas pu être récupérée pour l’instant. Réessayez plus tard.',
		evenNotBack: (evening: string) =>
			`${evening} n’a pas pu être récupérée pour l’instant. Réessayez plus tard.`,
		kept: (days: number) =>
			days === 0
				? 'Disparaît pour de bon aujourd’hui.'
				: plural(days, {
						one: `Gardée encore ${days} jour.`,
						other: `Gardée encore ${days} jours.`
					}),
		bringBack: 'Récupérer',
		bringBackWhich: (evening: string, day: string) => `Récupérer ${evening}, ${day}`,
		look: 'La voir',
		lookWhich: (evening: string, day: string) => `La voir\u00a0: ${evening}, ${day}`
	}
} satisfies Catalogue['evenings'];
