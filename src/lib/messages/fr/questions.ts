import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `${game}\u00a0: comment y jouez-vous\u202f?`,
	ask: (last) => ({
		pack: 'Quel jeu\u202f?',
		jokers: 'Jokers\u202f?',
		eight: 'Le huit ferme\u202f?',
		equal: 'Valeur égale\u202f?',
		gives: `${last} donne\u202f?`,
		'first-lead': 'Qui commence\u202f?',
		lock: 'Couleurs bloquées\u202f?',
		turned: 'Un carré inverse l’ordre\u202f?',
		'spade-three': '3♠ sur un Joker\u202f?',
		'forbidden-last': 'Cartes interdites à la fin\u202f?',
		fall: 'Le détrôné tombe\u202f?',
		'twos-clear': 'Le deux ferme\u202f?',
		runs: 'Suites\u202f?',
		'joker-revolution': 'Deux Jokers annulent l’impôt\u202f?',
		'twos-high': 'Deux au-dessus\u202f?',
		'last-call': 'Dire «\u202fUne carte\u202f»\u202f?',
		'after-exit': 'Qui entame après une sortie\u202f?',
		'first-tax': 'Impôt dès la 1re manche\u202f?',
		'tarot-trumps': 'Atouts à l’impôt\u202f?',
		'first-deal': 'Révolution de la première donne\u202f?',
		stripped: 'Moins de cartes à peu de joueurs\u202f?',
		scoring: 'Points\u202f?',
		merchants: 'Le Marchand échange\u202f?',
		misdeal: 'Le premier tranche une maldonne\u202f?',
		trumps: 'Atouts\u202f?',
		ordering: 'Suites annoncées\u202f?',
		'worst-back': 'Les pires reviennent\u202f?',
		chairs: 'On change de chaise\u202f?'
	}),
	words: {
		no: 'non',
		yes: 'oui',
		none: 'aucun',
		wild: 'sauvages',
		low: 'bas',
		skips: 'saute',
		'dealers-left': 'gauche du donneur',
		'top-player': 'le premier',
		'all-suits': 'toutes',
		'shared-suits': 'communes',
		'in-suit': 'même couleur',
		'any-suits': 'libres',
		'as-many-grow': 'selon le nombre',
		'more-ranks': 'plus de valeurs',
		'more-suits': 'plus de couleurs',
		'next-in-turn': 'le suivant',
		'highest-placed': 'le mieux placé',
		lowest: 'tout en bas',
		highest: 'tout en haut',
		twos: 'les 2',
		jokers: 'Jokers',
		both: 'les deux'
	},
	explain: (question) => `${question} Ce que cela veut dire`,
	last: 'Qui finit dernier s’appelle…',
	names: {
		president: [
			['Trou du cul', 'Vice-trou du cul'],
			['Mendiant', 'Vice-mendiant']
		]
	},
	own: 'autre',
	ownTitle: 'Votre propre titre',
	everything: 'Tout le reste',
	more: (n) => `${n} autres règles`,
	all: 'Toutes les règles',
	back: 'Retour aux questions',
	play: 'Jouer ainsi',
	regions: 'Comme on joue ailleurs',
	region: {
		france: {
			label: 'Comme en France',
			sentence:
				'La dame de cœur commence, carte égale «\u202fou rien\u202f», les cartes en trop restent à part.'
		},
		germany: {
			label: 'Arschloch à 32 cartes',
			sentence: 'Du sept à l’as, l’as au plus haut\u00a0; qui a le 7♦ entame. De König à Arschloch.'
		},
		spain: {
			label: 'Culo à 40 cartes',
			sentence:
				'Le jeu espagnol, as au plus haut, l’as d’oros sur les autres as\u00a0; en sens antihoraire.'
		},
		norway: { label: 'Comme en Norvège', sentence: 'Les six sont sauvages.' },
		netherlands: {
			label: 'Comme aux Pays-Bas',
			sentence: 'Le 3♦ commence, et plus de cartes d’une valeur supérieure peuvent suivre.'
		},
		'united-states': {
			label: 'Comme aux États-Unis',
			sentence: 'Chacun peut compléter un carré, et plus de cartes battent moins de cartes.'
		},
		china: {
			label: 'Comme en Chine',
			sentence: 'Suites de cinq, couleurs libres\u00a0; en sens antihoraire.'
		},
		japan: {
			label: 'Avec des règles du Japon',
			sentence: 'Deux neufs ferment, trois 3 battent tout brelan, deux 4 arrêtent le huit.'
		}
	}
} satisfies Catalogue['questions'];
