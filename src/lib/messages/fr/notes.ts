import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { plural, list } = grammar('fr');

export default {
	troubles: {
		missing: {
			what: 'Ce navigateur ne laisse à Courtbook aucun endroit où enregistrer.',
			todo: 'La soirée continue en mémoire. Enregistrez un fichier avant de fermer la page, ou prenez un autre navigateur.'
		},
		forbidden: {
			what: 'Ce navigateur ne laisse Courtbook rien enregistrer.',
			todo: 'La soirée continue en mémoire. Enregistrez un fichier avant de fermer la page. Une fenêtre privée ou des données de site bloquées peuvent en être la cause.'
		},
		unopened: {
			what: 'Ce navigateur n’a pas pu ouvrir le stockage de Courtbook.',
			todo: 'La soirée continue en mémoire. Enregistrez un fichier avant de fermer la page. Courtbook réessaie ; redémarrer le navigateur peut aider.'
		},
		blocked: {
			what: 'Un onglet plus ancien de Courtbook occupe le stockage.',
			todo: 'Fermez les autres onglets de Courtbook ; l’appli réessaie d’elle-même.'
		},
		newer: {
			what: 'Une version plus récente de Courtbook a pris la main sur le stockage.',
			todo: 'Enregistrez un fichier si des entrées ne sont qu’en mémoire, puis rechargez cette page.'
		},
		full: {
			what: 'Le stockage est plein.',
			todo: 'La soirée continue en mémoire. Libérez de l’espace, et enregistrez un fichier en attendant ; l’appli réessaie d’elle-même.'
		},
		lost: {
			what: 'Le stockage a été fermé ou supprimé pendant que l’appli s’en servait.',
			todo: 'L’appli réessaie d’elle-même ; enregistrez un fichier en attendant.'
		},
		failed: {
			what: 'La dernière entrée n’a pas pu être enregistrée.',
			todo: 'L’appli réessaie d’elle-même ; enregistrez un fichier en attendant.'
		}
	},
	wentWrong: 'Quelque chose a échoué dans ce navigateur.',
	noWorker:
		'Ce navigateur n’a pas démarré une partie de Courtbook qui travaille en arrière-plan. Sans elle, ni recherche, ni statistiques, ni sauvegardes, ni liens, ni scan ; la table continue comme d’habitude. Rechargez la page, ou essayez un autre navigateur.',
	safe: (n: number) =>
		n === 0
			? 'Ce qui était enregistré est à l’abri.'
			: plural(n, {
					one: 'Ce qui était enregistré est à l’abri. La dernière entrée n’est qu’en mémoire.',
					other: `Ce qui était enregistré est à l’abri. Les ${n} dernières entrées ne sont qu’en mémoire.`
				}),
	saveFile: 'Enregistrer un fichier',

	cutOff: (file: string) => `Restauration interrompue\u00a0: ${file}. Rien n’est perdu.`,
	finish: 'La terminer',

	full: {
		nearly: {
			what: 'Cette soirée a presque atteint la taille maximale que Courtbook peut garder.',
			todo: 'Fermez-la bientôt et commencez-en une autre avec les mêmes personnes. Tout ce qu’elle contient reste.'
		},
		full: {
			what: 'Cette soirée a atteint la taille maximale que Courtbook peut garder.',
			todo: 'Plus rien n’y est noté. Fermez-la et commencez-en une autre avec les mêmes personnes. Tout ce qu’elle contient reste.'
		}
	},

	damaged: {
		what: (name: string | null) =>
			`${name === null ? 'Cette soirée' : `La soirée «\u202f${name}\u202f»`} est endommagée et ne peut pas être lue.`,
		leftAsItIs:
			'Elle reste telle quelle, et rien d’autre n’est touché : toutes les autres soirées sont à l’abri. Enregistrez-la telle quelle pour qui pourrait la réparer.',
		notGivenOut: 'Le stockage ne la livre pas pour l’instant. Réessayez plus tard.',
		save: 'L’enregistrer telle quelle',
		takeOff: 'La retirer de la table'
	},

	otherTab: {
		putOn: (evening: string) => `Un autre onglet a mis «\u202f${evening}\u202f» sur la table.`,
		nameless: 'une soirée',
		tookOff: (evening: string) =>
			`Un autre onglet a retiré «\u202f${evening}\u202f» de la table. Elle est dans la Chronique.`,
		stays: (evening: string) =>
			`Cet onglet garde «\u202f${evening}\u202f» jusqu’à son rechargement.`,
		takeOffToo: 'La retirer ici aussi',
		showHere: 'La montrer ici',
		notNow: 'Pas maintenant',
		keep: 'Garder celle-ci sur la table'
	},
	writeConflict: {
		exit: (name: string) => `sortie ${de(name)}`,
		undo: 'l’annulation',
		redo: 'le rétablissement',
		nothingUndone: 'Rien n’a été annulé ici.',
		nothingRedone: 'Rien n’a été rétabli ici.',
		same: (was: string) =>
			`Un autre onglet l’avait déjà noté\u00a0: ${was}. C’est enregistré une fois.`,
		refused: (was: string, why: string) =>
			`Un autre onglet a été plus rapide\u00a0: ${was}. ${why}`,
		leftOut: (was: string, dropped: readonly string[]) =>
			`Un autre onglet a été plus rapide\u00a0: ${was}. Ce qui suit ne va plus et est laissé de côté\u00a0: ${list(dropped)}.`
	},

	backup: {
		label: 'Sauvegarde',
		never:
			'Dix soirées ne sont gardées que sur ce téléphone. Un fichier sur un autre appareil les conserve si ce téléphone se perd.',
		since:
			'Dix soirées se sont achevées depuis la dernière sauvegarde. Un fichier sur un autre appareil les conserve si ce téléphone se perd.',
		write: 'Sauvegarder',
		later: 'Après dix de plus'
	}
} satisfies Catalogue['notes'];
