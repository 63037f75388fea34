import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, plural, list, number } = grammar('fr');

const evenings = byLargeCount('# soirée', '# soirées');
const entries = byLargeCount('# entrée', '# entrées');
const people = byLargeCount('# personne', '# personnes');
const houses = byLargeCount('# jeu de règles maison', '# jeux de règles maison');
const others = byLargeCount('# autre', '# autres');

const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	title: 'Données et sauvegarde',
	subtitle: 'Ce qui est gardé sur ce téléphone, dans ce navigateur',
	lost: {
		gone: 'Des soirées gardées ici ont disparu : restaurez votre sauvegarde.',
		shorter: byLargeCount(
			'Une soirée a perdu ses dernières entrées : votre sauvegarde les a peut-être.',
			'# soirées ont perdu leurs dernières entrées\u00a0: votre sauvegarde les a peut-être.'
		),
		noBackup: 'Aucune sauvegarde de ce téléphone n’est connue.',
		backedUp: (date: string) => `La dernière sauvegarde date du ${date}.`,
		restore: 'Restaurer une sauvegarde',
		dismiss: 'Compris'
	},
	backup: {
		heading: 'Sauvegarde',
		text: 'Soirées, personnes et règles maison dans un fichier, à garder ailleurs.',
		write: 'Sauvegarder',
		restoring:
			'L’appli vérifie d’abord le fichier, sauvegarde ou soirée seule. Rien ne change avant votre accord.',
		restore: 'Restaurer un fichier',
		file: 'Le fichier à restaurer',
		another: 'Choisir un autre fichier'
	},
	done: 'Terminé',
	notNow: 'Pas maintenant',
	allSettings: 'Tous les réglages',
	doing: {
		writing: {
			title: 'Écriture de la sauvegarde',
			failed: 'L’écriture de la sauvegarde a échoué',
			stopped: 'L’écriture de la sauvegarde a été arrêtée'
		},
		checking: {
			title: 'Vérification du fichier',
			failed: 'La vérification du fichier a échoué',
			stopped: 'La vérification du fichier a été arrêtée'
		},
		keeping: {
			title: 'Enregistrement de ce qui est ici',
			failed: 'L’enregistrement de ce qui est ici a échoué',
			stopped: 'L’enregistrement de ce qui est ici a été arrêté'
		},
		restoring: {
			title: 'Restauration du fichier',
			failed: 'La restauration du fichier a échoué',
			stopped: 'La restauration du fichier a été arrêtée'
		}
	},
	stop: 'Arrêter',
	progress: (doing: string, percent: number) => `${doing}\u00a0: ${percent}\u202f%`,
	soFar: (n: number) => `${evenings(n)} jusqu’ici.`,
	ofEvenings: (n: number, of: number) => `${number(n)} sur ${evenings(of)}.`,
	nothingChanged: 'Rien n’a changé.',
	partStays:
		'Ce qui a été restauré reste, et rien n’est incomplet. Choisissez le même fichier à nouveau pour terminer.',
	cutOff: (file: string) =>
		`Restauration interrompue\u00a0: ${file}. Ce qui a été restauré est gardé, et rien n’est incomplet\u202f; choisissez le fichier à nouveau pour terminer.`,
	leaveIt: 'Laisser tel quel',
	backupReady: 'La sauvegarde est prête',
	firstSave: 'D’abord, enregistrez ce qui est ici',
	replaceNow: 'Tout remplacer maintenant',
	doNotReplace: 'Ne pas remplacer',
	merged: 'Le fichier est fusionné',
	restored: 'Le fichier est restauré',
	restoredCounts: (counts: StoredCounts) => `${counted(counts)}.`,
	refused: 'Le fichier a été refusé',
	unstoredNotInIt:
		'Des entrées ne sont qu’en mémoire, et pas dans ce fichier. Enregistrez aussi un fichier de la soirée.',
	unstored: 'Des entrées ne sont qu’en mémoire',
	unstoredText:
		'Une restauration les perdrait. Attendez qu’elles soient enregistrées, puis restaurez.',
	busy: 'Un autre onglet restaure un fichier',
	busyText: 'Attendez qu’il ait fini, et choisissez le fichier à nouveau.',
	holds: (counts: StoredCounts, file: string, size: string) =>
		`${counted(counts)}\u00a0: ${file}, ${size}.`,
	notInIt: (names: readonly string[], more: number) =>
		`Absent, car illisible\u00a0: ${list(more > 0 ? [...names, others(more)] : names)}. Cela reste à sa place\u202f; voyez «\u202fDonnées endommagées\u202f» ci-dessous.`,
	saveFile: 'Enregistrer le fichier',
	saveAgain: 'Enregistrer à nouveau',
	shareFile: 'Partager le fichier',
	saved:
		'Enregistré, là où ce navigateur met ses téléchargements ou là où il a été partagé. Gardez-le aussi ailleurs que sur ce téléphone.',
	sizes: {
		bytes: byCount('# octet', '# octets'),
		kilobytes: (n: string) => `${n} ko`,
		megabytes: (n: string) => `${n} Mo`
	},
	found: {
		evening: (name: string) => `Une soirée\u00a0: ${name}`,
		backup: (date: string) => `Une sauvegarde du ${date}`,
		counts: (counts: StoredCounts) => `${counted(counts)}.`,
		addsOne: 'Elle s’ajoute à ce qui est ici. Rien n’est perdu ni doublé.',
		restore: 'Restaurer',
		merges:
			'Fusionner ajoute ce qui est nouveau. Rien n’est perdu ni doublé ; pour une personne ou des règles maison présentes des deux côtés, la dernière modification compte.',
		addOne: 'Ajouter la soirée',
		merge: 'Fusionner',
		replaces:
			'Remplacer enlève tout ce qui est ici et met le fichier à la place. Ce qui est ici est d’abord enregistré dans un fichier.',
		replace: 'Tout remplacer'
	},
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0
				? [plural(added, { one: `${number(added)} nouvelle`, other: `${number(added)} nouvelles` })]
				: []),
			...(longer > 0
				? [
						plural(longer, {
							one: `${number(longer)} plus longue qu’ici`,
							other: `${number(longer)} plus longues qu’ici`
						})
					]
				: []),
			...(known > 0 ? [`${number(known)} déjà là`] : [])
		];
		const of = `Sur ${evenings(all)}\u00a0: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, {
			one: 'soirée a été continuée',
			other: 'soirées ont été continuées'
		});
		return `${of} ${number(branches)} ${were} sur deux téléphones\u00a0: les deux versions sont gardées, côte à côte.`;
	},
	kept: {
		heading: 'Ce qui est gardé ici',
		failed: 'Ce qui est gardé ici ne peut pas être lu pour l’instant. Réessayez plus tard.',
		evenings: 'Soirées',
		withEntries: (n: number, entriesOfThem: number) =>
			`${number(n)}, avec ${entries(entriesOfThem)}`,
		people: 'Personnes',
		houses: 'Règles maison',
		space: 'Espace',
		appIncluded: (size: string) => `${size}, appli comprise`,
		lastBackup: 'Dernière sauvegarde',
		never: 'Encore aucune',
		promised: 'Le navigateur promet de tout garder.',
		notPromised: 'Le navigateur peut tout effacer si le téléphone manque d’espace.',
		unknown: 'Ce navigateur ne promet rien à ce sujet.',
		asked:
			'On vient de le lui demander et il n’a rien promis. Il le fait surtout pour une appli installée ou souvent ouverte. Une sauvegarde est sûre dans tous les cas.',
		ask: 'Lui demander de tout garder'
	},
	iphone: {
		heading: 'Sur iPhone ou iPad',
		text: 'Dans un onglet de Safari, les données peuvent être effacées si la page n’a pas été ouverte pendant sept jours. L’appli sur l’écran d’accueil n’est pas concernée. Elle a son propre stockage : ce qui a été joué dans l’onglet n’y est pas, ni l’inverse.',
		move: 'Pour passer de l’un à l’autre :',
		steps: [
			'Sauvegardez ici, et enregistrez le fichier.',
			'Dans Safari, choisissez Partager, puis « Sur l’écran d’accueil ».',
			'Ouvrez Courtbook depuis l’écran d’accueil, revenez à cette page, et restaurez-y le fichier.'
		]
	},
	damaged: {
		heading: 'Données endommagées',
		reading: 'Examen en cours…',
		failed: 'Les données ne peuvent pas être vérifiées pour l’instant. Réessayez plus tard.',
		none: 'Tout peut être lu.',
		some: byLargeCount(
			'# enregistrement ne peut pas être lu. Tout le reste est comme avant.',
			'# enregistrements ne peuvent pas être lus. Tout le reste est comme avant.'
		),
		stays: 'Ce que le disque a endommagé est laissé hors des listes, et reste tel quel.',
		look: 'Vérifier les données',
		nameless: 'Sans nom',
		kinds: {
			person: 'une personne',
			house: 'règles maison',
			evening: 'une soirée',
			line: 'la ligne d’une soirée dans la liste'
		},
		item: (name: string, kind: string) => `${name}, ${kind}`,
		andOthers: (n: number) => `… et ${others(n)}`,
		save: byCount('L’enregistrer tel quel', 'Les enregistrer tels quels'),
		remove: byCount('Le retirer', 'Les retirer'),
		gone: byCount('Il disparaît alors pour de bon.', 'Ils disparaissent alors pour de bon.'),
		goneUnsaved: byCount(
			'Il disparaît alors pour de bon, et n’est pas encore enregistré.',
			'Ils disparaissent alors pour de bon, et ne sont pas encore enregistrés.'
		),
		lineAnew: 'La ligne d’une soirée dans la liste est réécrite.',
		forGood: 'Retirer pour de bon',
		keep: byCount('Le garder', 'Les garder')
	}
} satisfies Catalogue['data'];
