import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('fr');

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'groupes :',
	opener: 'carte qui commence :',
	wildRank: 'valeur sauvage :',
	tops: 'cartes qui en battent :',
	effects: 'valeurs à effet :',
	turnedBy: 'ce qui renverse l’ordre :',
	leftovers: 'cartes en trop :',
	direction: 'sens du jeu :',
	runLength: 'suite la plus courte :',
	pairRuns: 'suites de paires :',
	counts: 'nombre pour suivre :',
	exitEndsTrick: 'quand une main se vide :',
	titleSet: 'titres d’une région :',
	jokersHighest: 'Jokers seuls :',
	trumps: 'atouts :',
	dealer: 'donne :',
	misdeal: 'carte vue :',
	equalRank: 'valeur égale :',
	afterPass: 'après un passe :',
	suitLock: 'couleurs :',
	calledRuns: 'annonce :',
	lastCardCall: 'dernière carte :',
	forbiddenLast: 'pas en dernier :',
	firstLead: 'première entame :',
	laterLead: 'entames suivantes :',
	leadAfterExit: 'entame après sortie :',
	taxSchedule: 'impôt',
	firstRoundTax: 'impôt de la 1re manche :',
	wildTax: 'cartes sauvages à l’impôt :',
	giveback: 'en retour :',
	merchantExchange: 'échange des Marchands :',
	revolution: 'deux cartes sauvages :',
	firstDealRevolution: 'révolution d’ouverture :',
	fallOfTheCapital: 'capitale :',
	overturnFromTheBottom: 'dernière place en premier :',
	newcomers: 'arrivées :',
	scoring: 'points :',
	completedFour: 'les quatre réunies :',
	bomb: 'bombe :',
	numberLock: 'valeurs :',
	middleTitles: 'titres du milieu :',
	trumpValue: 'atouts du tarot :',
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
			'32': 'Un jeu de 32',
			'40': 'Un jeu de 40',
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
	runs: {
		name: 'Suites',
		values: { none: 'Pas de suites', suited: 'Suites de couleur', mixed: 'Suites, couleurs libres' }
	},
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
			'twos-fewer': 'Les 2, une carte de moins',
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
			'allowed-or-pass': 'Égal, puis égal ou rien',
			'allowed-and-skips': 'L’égale suit, fait sauter',
			'allowed-and-skips-more': 'Chaque égal saute plus'
		}
	},
	afterPass: {
		name: 'Après un passe',
		values: {
			'may-return': 'On peut rejouer',
			'out-of-trick': 'Hors du pli',
			'only-if-unable': 'Seulement sans coup'
		}
	},
	suitLock: {
		name: 'Verrou de couleur',
		values: { none: 'Pas de verrou', all: 'Verrouille', part: 'Couleurs communes' }
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
			'holder-of-card': 'Qui a la carte',
			'holder-leads': 'Qui l’a, au choix',
			random: 'Au hasard',
			'left-of-dealer': 'À gauche de qui donne'
		}
	},
	laterLead: {
		name: 'Premier pli des manches suivantes',
		values: {
			'top-seat': 'La première place',
			'bottom-seat': 'La dernière place',
			'holder-of-card': 'Qui a la carte',
			'holder-leads': 'Qui l’a, au choix',
			random: 'Au hasard',
			'left-of-dealer': 'À gauche de qui donne'
		}
	},
	leadAfterExit: {
		name: 'Entame après une sortie',
		values: {
			'next-in-turn': 'La personne suivante',
			'highest-place': 'La plus haute place',
			'lowest-place': 'La plus basse place'
		}
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
	fallOfTheCapital: {
		name: 'Chute de la capitale',
		values: { true: 'La première peut tomber', false: 'Pas de chute' }
	},
	overturnFromTheBottom: {
		name: 'Dernière place qui finit en premier',
		values: { true: 'Les places s’inversent', false: 'Rien de spécial' }
	},
	packs: { name: 'Nombre de jeux', values: { 1: 'Un seul', 2: 'Deux' } },
	leftovers: {
		name: 'Cartes en trop',
		values: {
			dealt: 'Distribuées',
			aside: 'Montrées, mises de côté',
			'to-the-bottom': 'Aux dernières places',
			'taken-out': 'On retire du milieu'
		}
	},
	direction: {
		name: 'Sens du jeu',
		values: {
			clockwise: 'Sens horaire',
			'counter-clockwise': 'Sens antihoraire'
		}
	},
	runLength: {
		name: 'Suite la plus courte',
		values: {
			3: 'Trois cartes',
			4: 'Quatre cartes',
			5: 'Cinq cartes'
		}
	},
	pairRuns: {
		name: 'Suites de paires',
		values: {
			null: 'Aucune',
			2: 'Dès deux paires',
			3: 'Dès trois paires'
		}
	},
	counts: {
		name: 'Nombre pour suivre',
		values: {
			same: 'Autant',
			'same-or-more': 'Autant ou plus',
			'same-or-double': 'Autant ou le double',
			'more-beats': 'Plus de cartes battent'
		}
	},
	exitEndsTrick: {
		name: 'Quand une main se vide',
		values: {
			never: 'Le pli continue',
			foul: 'Une faute le termine',
			always: 'Toute sortie le termine'
		}
	},
	titleSet: {
		name: 'Titres d’une région',
		values: {
			own: 'Ceux du jeu',
			arschloch: 'Allemands',
			'trou-du-cul': 'Français',
			culo: 'Espagnols'
		}
	},
	completedFour: {
		name: 'Les quatre réunies',
		values: {
			never: 'Rien de spécial',
			clears: 'Ramassent le pli',
			anyone: 'Tout le monde complète'
		}
	},
	bomb: { name: 'Bombe', values: { none: 'Pas de bombes', four: 'Un carré' } },
	numberLock: { name: 'Verrou de valeurs', values: { true: 'Verrouille', false: 'Pas de verrou' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'Échange des mains possible', false: 'Pas d’échange des mains' }
	},
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

const effects: Readonly<Record<EffectName, string>> = {
	clears: 'termine le pli',
	skip: 'fait sauter',
	give: 'donne des cartes',
	discard: 'écarte des cartes',
	reverse: 'change le sens',
	bomber: 'nomme des valeurs',
	back: 'renverse le pli',
	turns: 'renverse l’ordre'
};

export default {
	options,
	names: {
		target: 'Fin de la série',
		opener: 'Carte qui commence',
		wildRank: 'Valeur sauvage',
		tops: 'Cartes qui en battent',
		effects: 'Valeurs à effet',
		turnedBy: 'Ce qui renverse l’ordre',
		forbiddenLast: 'Dernières cartes interdites',
		players: 'Nombre de personnes'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'Aucune',
		all: (entries: readonly string[]) => entries.join(', '),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `${rank} de ${suit}`,
		inRuns: 'aussi dans une suite',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} bat ${over}`,
		over: { any: 'tout coup', single: 'toute carte seule', set: 'autant de cartes' },
		turnedBy: {
			four: 'Carré',
			'run-of-four': 'Suite de quatre ou plus'
		},
		strongest: 'la plus forte valeur',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: 'Quantités propres'
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
