import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('fr');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook ne connaît pas le jeu.' : `Courtbook ne connaît pas le jeu ${what}.`,
	'wrong-date': (what: string) =>
		`«\u00a0${what}\u00a0» n’est pas un jour. Écrivez-le comme 2026-11-21.`,
	'wrong-name': (what: string) => `«\u00a0${what}\u00a0» ne peut pas être un nom.`,
	'name-twice': () => 'Un nom est là deux fois.',
	'wrong-places': () => 'Les places ne sont pas 1, 2, 3 et ainsi de suite, chacune une fois.',
	'wrong-points': () => 'Les points ne sont pas des nombres entiers.',
	'no-order': () => 'Rien ne dit qui était devant qui.',
	'too-few': () => 'Trop peu de monde pour ce jeu.',
	'too-many': () => 'Trop de monde pour ce jeu.',
	'does-not-fit': () => 'Cela n’a pas pu se passer ainsi.',
	'already-here': (what: string) => `«\u00a0${what}\u00a0» est déjà sur ce téléphone.`,
	'titles-not-kept': () => 'La manche est reprise, mais ses titres ne sont pas ceux du jeu.',
	'points-not-kept': () => 'Les points ne sont pas repris\u00a0: aucune règle n’y mène.',
	'leader-not-kept': () => 'Qui a entamé en premier n’est pas repris.',
	'comment-not-kept': () => 'Le commentaire n’est pas repris en entier.'
};

export default {
	title: 'Soirées passées',
	subtitle: 'Des soirées jouées avant d’être saisies',
	faults,
	file: {
		heading: 'Depuis un fichier',
		text: 'Un fichier exporté par BG Stats, un tableau enregistré par Courtbook (CSV), ou une liste de places\u00a0: un nom en tête de chaque colonne, et une ligne par manche avec la place de chacun. Tout est d’abord montré.',
		choose: 'Choisir un fichier',
		label: 'Le fichier des soirées',
		reading: 'Lecture du fichier…',
		adding: 'Ajout des soirées…',
		stop: 'Arrêter',
		found: byCount('Une soirée peut être ajoutée', '# soirées peuvent être ajoutées'),
		nothing: 'Rien de ce fichier ne peut être ajouté',
		askGame: 'Le fichier ne nomme aucun jeu. Lequel était-ce\u00a0?',
		askDay: 'Le fichier ne donne aucun jour. Lequel était-ce\u00a0?',
		more: byCount('et une autre', 'et # autres'),
		rounds: byCount('# manche', '# manches'),
		known: (names: readonly string[]) => `Déjà connus ici\u00a0: ${list(names)}`,
		newPeople: (names: readonly string[]) => `Nouvelles personnes\u00a0: ${list(names)}`,
		renamed: (name: string, known: string) => `${name}, ici ${known}`,
		leftOut: byCount('Une chose n’est pas reprise', '# choses ne sont pas reprises'),
		line: (line: number, what: string) => `Ligne ${line}\u00a0: ${what}`,
		play: (line: number, what: string) => `Partie ${line}\u00a0: ${what}`,
		add: byCount('Ajouter cette soirée', 'Ajouter # soirées'),
		notNow: 'Pas maintenant',
		another: 'Choisir un autre fichier',
		added: byCount(
			'Une soirée a été ajoutée à la Chronique.',
			'# soirées ont été ajoutées à la Chronique.'
		),
		show: 'La voir',
		toList: 'Voir la Chronique',
		notOurs:
			'Courtbook ne peut lire aucune soirée dans ce fichier. Il lit un fichier exporté par BG Stats, un tableau avec les colonnes de Courtbook, ou une liste dont la première ligne porte les noms. Une sauvegarde se restaure dans les réglages.',
		tooLarge: 'Le fichier est trop grand.',
		tooMany: 'Le fichier a trop de soirées pour une seule fois. Découpez-le.',
		nothingChanged: 'Rien n’a été ajouté.',
		stopped: 'C’est arrêté. Ce qui était déjà ajouté est dans la Chronique.'
	},
	hand: {
		heading: 'À la main',
		text: 'Indiquez qui a joué et comment les manches ont fini.',
		enter: 'Saisir une soirée',
		game: 'Jeu',
		day: 'Jour',
		how: 'Ce qui est connu',
		rounds: 'Chaque manche',
		places: 'Seulement les places finales',
		who: 'Qui a joué',
		whoHint:
			'Touchez les noms, ou écrivez-en de nouveaux. On peut venir et partir entre les manches.',
		order: (n: number) => `Manche ${n}\u00a0: touchez les noms de la première à la dernière place`,
		final: 'Touchez les noms de la première à la dernière place',
		tapped: (name: string, place: number) => `${name}\u00a0: place ${place}`,
		notYet: (name: string) => `${name}\u00a0: pas encore de place`,
		again: 'Recommencer cette manche',
		enterRound: 'Saisir la manche',
		taken: 'Manches saisies',
		round: (n: number, names: readonly string[]) => `Manche ${n}\u00a0: ${list(names)}`,
		remove: 'Retirer la dernière manche',
		save: 'Ajouter à la Chronique',
		notSaved: 'L’enregistrement a échoué. Réessayez.'
	}
} satisfies Catalogue['past'];
