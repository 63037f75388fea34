import type { Catalogue } from '#lib/messages/catalogue.ts';
import { toGame } from './grammar/elision.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const { byCount } = grammar('fr');

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `idéal à ${from}` : `idéal de ${from} à ${to}`;
const players = byCount('# personne', '# personnes');

const NUMBERS = [
	'trois',
	'quatre',
	'cinq',
	'six',
	'sept',
	'huit',
	'neuf',
	'dix',
	'onze',
	'douze',
	'treize',
	'quatorze',
	'quinze',
	'seize'
];
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

export default {
	firstTime: 'Jouez avec vos cartes.',
	number: {
		tooFew: (game: string, min: number, best: PlayerRange) =>
			`${game} se joue à ${min} au moins, ${bestWith(best)}.`,
		tooMany: (game: string, max: number, n: number) =>
			`${game} se joue à ${max} au plus\u202f; vous êtes ${n}.`,
		notFair: (n: number, game: string, best: PlayerRange) =>
			`${players(n)}\u00a0: moins que prévu pour ${game}, ${bestWith(best)}.`,
		works: (n: number, best: PlayerRange) =>
			`${players(n)}\u00a0: ça marche, mais c’est ${bestWith(best)}.`,
		best: (n: number, best: PlayerRange) => `${players(n)}, ${bestWith(best)}.`
	},
	title: 'Une nouvelle soirée',
	subtitle: 'Qui joue à quoi ce soir ?',
	game: (game: string) => `Jeu\u00a0: ${game}`,
	allGames: 'Tous les jeux',
	published: 'Selon les règles publiées',
	howDoYouPlay: 'Comment jouez-vous\u202f?',
	otherGames: 'Autres jeux',
	whichGame: 'Quel jeu ?',
	players: (from: number, to: number) => `${from}–${to} personnes`,
	also: (names: readonly string[]) => `Aussi\u00a0: ${names.join(', ')}`,
	nameLabel: 'Nouveau nom, ou une liste de noms',
	namePlaceholder: 'Un nom, ou toute une liste',
	add: 'Ajouter',
	refused: (name: string, why: string) => `${name}\u00a0: ${why}`,
	seated: 'La table, dans le sens horaire',
	tap: 'Dans le sens horaire, comme autour de la table.',
	largerPack:
		'À plus de quatre, la source de Tahimi préfère un plus grand jeu et des impôts plus lourds : les règles maison le proposent. Ici, les 52 cartes sont données à parts égales.',
	secondPack: (max: number) =>
		`Un jeu ne suffit pas. Avec un second jeu, on joue jusqu’à ${max}, par une règle maison de ce soir.`,
	twoPacks: 'Jouer avec deux jeux',
	trumps: {
		question: 'Dans le tribut et au tirage des sièges, les atouts du tarot comptent',
		below: 'au-dessous de toute valeur (notre lecture)',
		above: 'au-dessus de toute valeur'
	},
	addEveryone:
		'Ajoutez toute la table, dans le sens horaire. Les noms sont retenus pour la prochaine soirée.',
	help: 'Questions fréquentes',
	again: (n, day) =>
		day === null
			? `Les ${number(n)} mêmes que la dernière fois\u202f?`
			: `Les ${number(n)} mêmes que ${day}\u202f?`,
	missing: 'Touchez qui manque.',
	somebodyNew: 'Quelqu’un de plus',
	change: 'Changer',
	deal: (n) =>
		n === null ? 'Donner la manche 1' : `Donner la manche 1 à ${n < 3 ? n : number(n)}`,
	draw: 'Tirer les sièges',
	needed: (n) =>
		n === 1 ? 'Il manque une personne' : `Il manque ${n === 2 ? 'deux' : n} personnes`,
	goOn: (round, day) => `Reprendre la manche ${round} de ${day ?? 'la dernière fois'}`,
	seeLast: (day) => (day === null ? 'Revoir la dernière fois' : `Revoir ${day} dernier`),
	leftClosed: (evening) => `«\u202f${evening}\u202f» est close.`,
	undo: 'Annuler',
	undoClosing: 'Annuler et reprendre cette soirée',
	first: {
		title: 'À vous les cartes. À elle la cour.',
		how: 'Avec votre propre jeu. Touchez qui a fini : sièges, titres et impôts suivent.',
		promises: ['Gratuit', 'Hors ligne', 'Sans compte'],
		takeSeats: 'Prenez place',
		sample: 'Voir une soirée jouée'
	},
	called: {
		question: 'Comment l’appelez-vous ?',
		here: (game) => `Ici, on dit jouer ${toGame(game)}.`,
		none: 'Aucun jeu de ce nom ici. Les voici tous :'
	},
	sample: {
		label: 'Exemple',
		mark: 'Une soirée d’exemple. Rien n’en est gardé ni compté.',
		players: ['Ana', 'Ben', 'Chloé', 'Dina', 'Élie', 'Léna'],
		decree: 'La dernière place va chercher à boire.',
		playOwn: 'Jouer pour de vrai'
	},
	mySeat: 'Mon siège à la table partagée',
	allNames: (n) => `Les ${n} noms`,
	start: (n: number) => (n === 0 ? 'Commencer' : `Commencer à ${n}`),
	eveningName: (weekday: string, game: string) => `${game.replace(/^Le /, '')} du ${weekday}`
} satisfies Catalogue['start'];
