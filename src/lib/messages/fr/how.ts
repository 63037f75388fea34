import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { capital, numberWord, someWilds, wildWord } from './grammar/nouns.ts';

const { either } = grammar('fr');

export default {
	title: 'Jouer, en une minute',
	parts: {
		need: 'Il vous faut',
		aim: 'Le but',
		turn: 'Un tour',
		out: 'Finir',
		next: 'La manche suivante'
	},
	sentences: (all: readonly string[]) => all.join(' '),
	need: (people: number, pack: string, wilds: string | null) =>
		`${capital(numberWord(people))} personnes ou plus et ${pack}${wilds === null ? '' : `, avec ${wilds}`}. Donnez toutes les cartes.`,
	packs: {
		standard: (n: number) => (n === 2 ? 'deux jeux de 52 cartes' : 'un jeu de 52 cartes'),
		'32': (n: number) => (n === 2 ? 'deux jeux de 32 cartes' : 'un jeu de 32 cartes'),
		'40': (n: number) => (n === 2 ? 'deux jeux de 40 cartes' : 'un jeu de 40 cartes'),
		'extra-suits': () =>
			'un jeu de 52 cartes, et une couleur d’un second jeu par personne au-delà de quatre',
		'suits-and-ranks': () =>
			'un jeu de 52 cartes, avec d’autres valeurs et couleurs au-delà de quatre',
		dalmuti: () => 'un jeu de nombres de 1 à 12, chacun autant de fois que sa valeur',
		tarot: () => 'un jeu de tarot'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`Se débarrasser de ses cartes avant les autres. Première place\u00a0: ${first}. Dernière place\u00a0: ${last}.`,
	opens: (card: string) => `Qui a le ${card} entame la première fois, en le jouant.`,
	leads: {
		sets: 'On entame avec une carte ou plusieurs de même valeur.',
		runs: 'On entame avec une carte, plusieurs de même valeur, ou une suite d’au moins trois dans une couleur.'
	},
	follows: {
		higher:
			'Dans le sens horaire, les autres jouent autant de cartes d’une valeur plus haute, ou passent.',
		lower:
			'Dans le sens horaire, les autres jouent autant de cartes d’un nombre plus petit, ou passent.',
		counterHigher:
			'Dans le sens antihoraire, les autres jouent autant de cartes d’une valeur plus haute, ou passent.',
		counterLower:
			'Dans le sens antihoraire, les autres jouent autant de cartes d’un nombre plus petit, ou passent.'
	},
	ranks: (ranks: string) => `De la plus faible à la plus forte\u00a0: ${ranks}.`,
	won: 'Quand le reste de la table a passé, qui a joué en dernier entame de nouveau.',
	wild: {
		any: (wild: Wild) => `Un ${wildWord(wild)} vaut n’importe quelle carte.`,
		joins: (wild: Wild) =>
			`Un ${wildWord(wild)} prend la valeur des cartes qu’il accompagne\u202f; seul, il est le plus faible.`,
		thirteen: (wild: Wild) =>
			`Un ${wildWord(wild)} prend le nombre des cartes qu’il accompagne\u202f; seul, il vaut 13.`
	},
	draw: 'On tire des cartes pour les premières places.',
	fourTurns:
		'Un carré renverse l’ordre des cartes jusqu’à la fin de la manche ou jusqu’à un autre carré.',
	wildTax: {
		kept: (wild: Wild) => `Un ${wildWord(wild)} compte au plus bas, donc il reste.`,
		owed: (wild: Wild) => `Un ${wildWord(wild)} compte au plus haut, donc il part d’abord.`,
		'payer-chooses': (wild: Wild) => `Un ${wildWord(wild)} part ou reste, au choix.`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`Qui a reçu deux ${wildWord(wild)}s peut les montrer avant\u00a0: alors personne ne paie.`,
		dalmuti: (wild: Wild) =>
			`Qui a reçu deux ${wildWord(wild)}s peut annuler l’impôt\u202f; à la dernière place, cela inverse aussi toutes les places.`
	},
	trumps: 'La table dit ce que font les 22 atouts.',
	out: 'Sans carte, on a fini. Les autres jouent jusqu’à ce qu’il ne reste qu’une main.',
	notLast: (cards: readonly string[]) => `On ne finit pas avec ${either(cards)}.`,
	taxes: (players: number) => `Puis on paie l’impôt. À ${numberWord(players)}\u00a0:`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}\u00a0: ${n}`,
	best: {
		higher: 'On donne les cartes les plus hautes, même s’il faut casser un groupe.',
		lower: 'On donne les nombres les plus petits, même s’il faut casser un groupe.'
	},
	noFirstTax: 'La première manche est sans impôt.',
	examples: 'Exemples',
	example: (over: string, under: string, allowed: boolean) =>
		`${over} sur ${under}\u00a0: ${allowed ? 'permis' : 'pas permis'}`,
	source: (game: string) => `Les règles de ${game}, avec nos mots.`,
	houseSource: 'Les règles de cette table, avec nos mots.'
} satisfies Catalogue['how'];
