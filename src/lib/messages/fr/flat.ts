import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount, plural, ordinal, list } = grammar('fr');

const nth = (n: number) => n + ordinal(n, { one: 're', other: 'e' });

export default {
	title: 'À plat sur la table',
	names: 'Autour de la table',
	tile: (name, lines) => [name, ...lines].join(', '),
	farEnd: (control) => `${control}, à l’autre bout`,
	leave: 'Quitter la vue à plat',
	undo: (what) => `Annuler\u00a0: ${what}`,
	nothingToUndo: 'Annuler',
	fullScreen: 'Plein écran',
	turn: {
		open: 'Tourner les noms',
		how: 'Faites glisser les noms jusqu’à ce qu’ils correspondent à vos places',
		clockwise: 'Tourner dans le sens horaire',
		counterclockwise: 'Tourner dans le sens antihoraire',
		done: 'Terminé'
	},
	empty: {
		none: 'Aucune soirée sur la table.',
		noSeats: 'Personne n’a encore de chaise. Indiquez qui s’assied où, dans la rubrique Table.',
		over: 'Cette soirée est close.',
		toTable: 'À la Table'
	},
	deal: {
		deals: (dealer, cards) =>
			plural(cards, {
				one: `${dealer} donne ${cards} carte par personne`,
				other: `${dealer} donne ${cards} cartes par personne`
			}),
		you: 'Vous donnez',
		oneMore: 'Une carte de plus',
		next: 'Donne faite',
		tooFew: 'Pas assez de monde\u00a0: quelqu’un doit arriver, ou la soirée se termine.',
		tooMany: 'Trop de monde\u00a0: quelqu’un doit partir, ou la soirée se termine.'
	},
	taxes: {
		tap: 'Touchez votre nom quand vous avez donné',
		allDone: 'Tout est donné',
		none: 'Pas d’impôt cette manche',
		give: {
			best: (n, to) =>
				plural(n, {
					one: `Donnez à ${to} votre meilleure carte`,
					other: `Donnez à ${to} vos ${n} meilleures cartes`
				}),
			highest: (n, to) =>
				plural(n, {
					one: `Donnez à ${to} votre plus haute carte`,
					other: `Donnez à ${to} vos ${n} plus hautes cartes`
				}),
			all: (to) => `Donnez à ${to} toutes vos cartes`
		},
		comes: (n, from) =>
			plural(n, { one: `${n} carte ${de(from)}`, other: `${n} cartes ${de(from)}` }),
		back: {
			'free-after-looking': (n) => `Regardez, rendez-en ${n} au choix`,
			'free-unseen': (n) => `En même temps, rendez-en ${n} au choix sans regarder`,
			worst: byCount(
				'En même temps, rendez votre plus mauvaise',
				'En même temps, rendez vos # plus mauvaises'
			)
		},
		given: 'Donné',
		untaxed: 'Sans impôt',
		paid: 'Impôts payés',
		play: 'Jouer'
	},
	play: {
		tap: 'Touchez qui a fini',
		nextPlace: (n) => nth(n),
		place: (n) => nth(n),
		out: (n) => `${nth(n)} place`,
		forbidden: 'carte interdite',
		falls: (n) => `tombe à la ${nth(n)} place`,
		left: 'départ',
		over: 'Manche terminée',
		first: (winner) => `${winner} finit en tête`,
		reversed: 'L’ordre est renversé',
		counterClockwise: 'On joue dans le sens antihoraire',
		clockwise: 'On joue dans le sens horaire',
		turned: 'Toutes les places s’inversent',
		capital: (name) => `${name} tombe`,
		next: 'Manche suivante',
		close: 'Clore la soirée'
	},
	lead: {
		leads: (name) => `${name} entame`,
		holder: (card) => `Qui a le ${card} entame`,
		drawn: 'Entame tirée au sort',
		untopped: (name) => `Si personne ne fait mieux\u00a0: ${name} entame`
	},
	exit: {
		title: (name, n) => `${name}, ${nth(n)} place`,
		back: (name) => `${name} joue encore, en fait`,
		judge: (cards) => `Fin sur une carte interdite\u00a0: ${cards}`,
		allowed: 'La dernière carte était permise',
		swap: (name, n) => `Échanger avec ${name}, ${nth(n)} place`,
		ended: 'Cette manche a été écourtée. Annulez cela pour la changer.',
		turned: (name) =>
			`Toutes les places se sont inversées. Pour changer cela, touchez ${name}, qui a fini en premier.`,
		cards: (cards) => list(cards),
		close: 'Fermer'
	},
	edicts: {
		title: 'Décrets et décisions',
		decree: (issuer, targets, text) => `${issuer} à ${list(targets)}\u00a0: ${text}`,
		toEveryone: (issuer, text) => `${issuer} à tout le monde\u00a0: ${text}`,
		ruling: (word, sentence) =>
			sentence === '' ? `Décision\u00a0: ${word}` : `Décision\u00a0: ${word}. ${sentence}`,
		house: (word, sentence) =>
			sentence === ''
				? `Décision propre à la table\u00a0: ${word}`
				: `Décision propre à la table\u00a0: ${word}. ${sentence}`
	}
} satisfies Catalogue['flat'];
