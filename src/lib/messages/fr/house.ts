import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('fr');

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'groupes :',
	jokersHighest: 'Jokers seuls :',
	trumps: 'atouts :',
	dealer: 'donne :',
	misdeal: 'carte vue :',
	equalRank: 'valeur égale :',
	afterPass: 'après un passe :',
	twosEndTrick: 'les 2 :',
	eightsEndTrick: 'les 8 :',
	suitLock: 'couleurs :',
	spadeThreeTopsJoker: '3 de pique :',
	calledRuns: 'annonce :',
	lastCardCall: 'dernière carte :',
	forbiddenLast: 'pas en dernier :',
	firstLead: 'première entame :',
	laterLead: 'entames suivantes :',
	startsWith3d: 'commence par',
	leadAfterExit: 'entame après sortie :',
	taxSchedule: 'impôt',
	firstRoundTax: 'impôt de la 1re manche :',
	wildTax: 'cartes sauvages à l’impôt :',
	giveback: 'en retour :',
	merchantExchange: 'échange des Marchands :',
	revolution: 'deux cartes sauvages :',
	firstDealRevolution: 'révolution d’ouverture :',
	fourOfAKindTurns: 'carré :',
	fallOfTheCapital: 'capitale :',
	overturnFromTheBottom: 'dernière place en premier :',
	newcomers: 'arrivées :',
	scoring: 'points :',
	completedFour: 'les quatre réunies :',
	bomb: 'bombe :',
	topCard: 'au-dessus de tout :',
	threes: 'les 3 :',
	numberLock: 'valeurs :',
	fiveSkip: 'les 5 :',
	sevenPass: 'les 7 :',
	tenDiscard: 'les 10 :',
	nineReverse: 'les 9 :',
	queenBomber: 'dames :',
	jackBack: 'valets :',
	coup: 'trois 9 :',
	middleTitles: 'titres du milieu :',
	trumpValue: 'atouts du tarot :',
	stairsRevolution: 'longue suite :',
	tenpenChii: 'tenpen-chii :',
	target: 'série :'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers ordinaires',
	'any-card': 'Jokers à tout faire',
	'joins-a-set': 'Jokers dans un groupe'
};

const lower = (label: string): string =>
	/^(Joker|Bouffon|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = byCount('# manche', '# manches');
const points = byCount('# point', '# points');

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'Le jeu de cartes',
		values: {
			standard: 'Un jeu de 52',
			'even-deal': '52, à parts égales',
			'extra-suits': 'Une couleur de plus',
			'suits-and-ranks': 'Étoiles, Lunes, 11 et plus',
			dalmuti: 'Le jeu du Grand Dalmuti',
			tarot: 'Tarot'
		}
	},
	stripped: { name: 'Jeu allégé', values: { true: 'Allégé à petite table', false: 'Entier' } },
	jokers: {
		name: 'Jokers',
		values: {
			0: 'Aucun Joker',
			1: 'Un Joker',
			2: 'Deux Jokers',
			3: 'Trois Jokers',
			4: 'Quatre Jokers'
		}
	},
	ranking: {
		name: 'Ordre des cartes',
		values: {
			'aces-high': 'As en haut',
			'twos-high': '2 en haut',
			'low-wins': 'Les petits gagnent'
		}
	},
	maxSet: {
		name: 'Plus grand groupe',
		values: { 4: 'Quatre au plus', 8: 'Huit au plus', null: 'Sans limite' }
	},
	runs: { name: 'Suites', values: { none: 'Pas de suites', suited: 'Suites de couleur' } },
	wild: {
		name: 'Cartes sauvages',
		values: { none: 'Ordinaires', 'any-card': 'Toute carte', 'joins-a-set': 'Dans un groupe' }
	},
	jokersHighest: {
		name: 'Jokers seuls',
		values: { true: 'Au-dessus de tout', false: 'Rien de spécial' }
	},
	trumps: {
		name: 'Atouts',
		values: {
			none: 'Pas d’atouts',
			twos: 'Les 2',
			jokers: 'Jokers',
			'twos-then-jokers': 'Les 2, puis les Jokers'
		}
	},
	seats: {
		name: 'Sièges et titres',
		values: { move: 'On change de chaise', stay: 'Les titres bougent' }
	},
	dealer: {
		name: 'Qui donne',
		values: {
			'top-seat': 'La première place',
			'bottom-seat': 'La dernière place',
			'named-by-top': 'La première place choisit'
		}
	},
	trumpValue: {
		name: 'Atouts du tarot à l’impôt',
		values: { below: 'Sous toute valeur', above: 'Au-dessus de toute valeur' }
	},
	middleTitles: {
		name: 'Titres du milieu',
		values: { one: 'Un seul pour le milieu', more: 'Davantage dès six' }
	},
	misdeal: {
		name: 'Une carte vue à la donne',
		values: { 'deal-again': 'Redonner', 'top-player-rules': 'La première place décide' }
	},
	// play; who leads
	equalRank: {
		name: 'Valeur égale',
		values: {
			never: 'Strictement plus haut',
			allowed: 'L’égale peut suivre',
			'allowed-and-skips': 'L’égale suit, fait sauter'
		}
	},
	afterPass: {
		name: 'Après un passe',
		values: { 'may-return': 'On peut rejouer', 'out-of-trick': 'Hors du pli' }
	},
	twosEndTrick: { name: 'Les 2', values: { true: 'Terminent le pli', false: 'Ne terminent rien' } },
	eightsEndTrick: {
		name: 'Les 8',
		values: { true: 'Terminent le pli', false: 'Ne terminent rien' }
	},
	suitLock: { name: 'Verrou de couleur', values: { true: 'Verrouille', false: 'Pas de verrou' } },
	spadeThreeTopsJoker: {
		name: 'Le 3 de pique',
		values: { true: 'Bat un Joker', false: 'Un 3 comme les autres' }
	},
	calledRuns: { name: 'Annonce de suite', values: { true: 'Permise', false: 'Pas d’annonce' } },
	lastCardCall: {
		name: 'Une seule carte',
		values: { true: 'Dire « Une carte »', false: 'On ne dit rien' }
	},
	firstLead: {
		name: 'Premier pli de la première manche',
		values: {
			'top-seat': 'La première place',
			'bottom-seat': 'La dernière place',
			'holder-of-3c': 'Le 3 de trèfle',
			'left-of-dealer': 'À gauche de qui donne'
		}
	},
	laterLead: {
		name: 'Premier pli des manches suivantes',
		values: {
			'top-seat': 'La première place',
			'bottom-seat': 'La dernière place',
			'holder-of-3c': 'Le 3 de trèfle',
			'left-of-dealer': 'À gauche de qui donne'
		}
	},
	startsWith3d: {
		name: 'Carte qui commence',
		values: { true: 'Le 3 de carreau', false: 'Le 3 de trèfle' }
	},
	leadAfterExit: {
		name: 'Entame après une sortie',
		values: { 'next-in-turn': 'La personne suivante', 'highest-place': 'La plus haute place' }
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Cartes d’impôt',
		values: {
			tiered: 'Croissant avec la table',
			'two-one': '2 et 1',
			progressive: 'Progressif',
			'three-one': '3 et 1',
			one: 'Une carte',
			none: 'Pas d’impôt'
		}
	},
	firstRoundTax: {
		name: 'Impôts à la première manche',
		values: { true: 'Payés', false: 'Pas encore' }
	},
	wildTax: {
		name: 'Cartes sauvages à l’impôt',
		values: { kept: 'Gardées', owed: 'Dues', 'payer-chooses': 'Au gré de qui paie' }
	},
	giveback: {
		name: 'Cartes en retour',
		values: {
			'free-after-looking': 'Au choix, après avoir vu',
			'free-unseen': 'Au choix, sans voir',
			worst: 'Les plus mauvaises'
		}
	},
	merchantExchange: { name: 'Échange des Marchands', values: { true: 'Permis', false: 'Aucun' } },
	revolution: {
		name: 'Les deux cartes sauvages',
		values: {
			none: 'Pas de révolution',
			'cancels-tax': 'Annulent l’impôt',
			dalmuti: 'Annulent ou inversent'
		}
	},
	firstDealRevolution: {
		name: 'Révolution d’ouverture',
		values: { true: 'D’office', false: 'Aucune' }
	},
	fourOfAKindTurns: {
		name: 'Le carré',
		values: { true: 'Renverse l’ordre', false: 'Ne renverse rien' }
	},
	fallOfTheCapital: {
		name: 'Chute de la capitale',
		values: { true: 'La première peut tomber', false: 'Pas de chute' }
	},
	overturnFromTheBottom: {
		name: 'Dernière place qui finit en premier',
		values: { true: 'Les places s’inversent', false: 'Rien de spécial' }
	},
	packs: { name: 'Nombre de jeux', values: { 1: 'Un seul', 2: 'Deux' } },
	completedFour: {
		name: 'Les quatre réunies',
		values: { never: 'Rien de spécial', clears: 'Ramassent le pli' }
	},
	bomb: { name: 'Bombe', values: { none: 'Pas de bombes', four: 'Un carré' } },
	topCard: {
		name: 'Une carte qui bat tout',
		values: { none: 'Aucune', '3c': 'Le 3 de trèfle', 'red-threes': 'Les 3 rouges' }
	},
	threes: {
		name: 'Les 3',
		values: { normal: 'Une valeur comme une autre', wild: 'Sauvages', clear: 'Ramassent le pli' }
	},
	fiveSkip: {
		name: 'Saut du 5',
		values: { true: 'Les 5 font sauter', false: 'Personne ne saute' }
	},
	sevenPass: { name: 'Don du 7', values: { true: 'Les 7 font donner', false: 'Rien n’est donné' } },
	nineReverse: {
		name: 'Demi-tour du 9',
		values: { true: 'Les 9 changent le sens', false: 'Rien de spécial' }
	},
	tenDiscard: {
		name: 'Défausse du 10',
		values: { true: 'Les 10 font écarter', false: 'Rien n’est écarté' }
	},
	queenBomber: {
		name: 'Dame bombardière',
		values: { true: 'Les dames nomment', false: 'Rien de spécial' }
	},
	numberLock: { name: 'Verrou de valeurs', values: { true: 'Verrouille', false: 'Pas de verrou' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Échange des mains possible', false: 'Pas d’échange des mains' }
	},
	stairsRevolution: {
		name: 'Révolution par suite',
		values: { none: 'Rien de spécial', four: 'Quatre ou plus de suite' }
	},
	jackBack: {
		name: 'Retour du valet',
		values: { true: 'Les valets renversent', false: 'Rien de spécial' }
	},
	coup: { name: 'Coup d’État', values: { true: 'Trois 9 renversent', false: 'Rien de spécial' } },
	// newcomers; score
	newcomers: {
		name: 'Où s’assied qui arrive',
		values: {
			'middle-untaxed': 'Au milieu, sans impôt',
			'middle-low-side': 'Au milieu, côté bas',
			bottom: 'En bas',
			redraw: 'Toute la table tire',
			'by-card': 'Selon une carte'
		}
	},
	scoring: {
		name: 'Points',
		values: {
			none: 'Pas de points',
			beaten: 'Un par personne devancée',
			'beaten-philanthropic': 'Philanthropiques',
			'by-title': 'Par titre'
		}
	}
} satisfies OptionLabels;

export default {
	options,
	names: {
		target: 'Fin de la série',
		forbiddenLast: 'Dernières cartes interdites',
		players: 'Nombre de personnes'
	},
	target: {
		open: 'Ouverte',
		rounds: (n: number) => `Après ${rounds(n)}`,
		points: (n: number) => `À ${points(n)}`
	},
	forbidden: {
		none: 'Aucune',
		some: (cards: readonly string[]) => cards.join(', ')
	},
	/** Ranks have no plural in French: les 2. */
	everyCard: (rank: string) => rank,
	everyWild: { JK: 'Jokers', JE: 'Bouffons' },
	change: (option: string, label: string) => `${option}\u00a0: ${label}`,
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	},
	titlesRenamed: byCount('# titre renommé', '# titres renommés'),
	ownPoints: 'ses propres points',
	trumpsDescribed: byCount('# atout décrit', '# atouts décrits'),
	asPublished: 'Comme publié',
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} changement`, other: `${n} changements` });
		return `${all}\u00a0: ${texts.join(', ')}${more > 0 ? `, et ${more} de plus` : ''}`;
	},
	differences: {
		number: (n: number) =>
			n === 0
				? 'Aucune différence'
				: plural(n, { one: `${n} différence`, other: `${n} différences` }),
		title: (title: string) => `Titre\u00a0: ${title}`,
		points: (title: string) => `Points\u00a0: ${title}`,
		nothing: '–'
	},
	trumps: [
		'Le Mat',
		'Le Bateleur',
		'La Papesse',
		'L’Impératrice',
		'L’Empereur',
		'Le Pape',
		'L’Amoureux',
		'Le Chariot',
		'La Force',
		'L’Ermite',
		'La Roue de Fortune',
		'La Justice',
		'Le Pendu',
		'La Mort',
		'Tempérance',
		'Le Diable',
		'La Maison Dieu',
		'L’Étoile',
		'La Lune',
		'Le Soleil',
		'Le Jugement',
		'Le Monde'
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
