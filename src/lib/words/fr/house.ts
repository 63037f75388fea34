import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/words/catalogue.ts';
import type { ChoiceWords } from '#lib/words/choice-words.ts';
import { grammar } from '#lib/words/grammar.ts';

const { plural } = grammar('fr');

/** What is said before a label that does not speak for itself. */
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
	revolution: 'les deux sauvages :',
	firstDealRevolution: 'révolution de première donne :',
	fourOfAKindTurns: 'carré :',
	fallOfTheCapital: 'capitale :',
	overturnFromTheBottom: 'dernière place en premier :',
	newcomers: 'arrivées :',
	scoring: 'points :',
	target: 'série :'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers ordinaires',
	'any-card': 'Jokers à tout faire',
	'joins-a-set': 'Jokers dans un groupe'
};

/** A first letter that is large for being first, made small. */
const lower = (label: string): string =>
	/^(Joker|Bouffon|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rounds = (n: number) => plural(n, { one: `${n} manche`, other: `${n} manches` });
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });
const ends = (after: string) => `La série finit avec ${after}\u202f; le plus haut total gagne.`;

const TOP: [string, string] = ['La première place', 'La première place entame.'];
const BOTTOM: [string, string] = ['La dernière place', 'La dernière place entame.'];
const CLUBS: [string, string] = [
	'Le 3 de trèfle',
	'Qui l’a entame, et il doit faire partie du premier coup.'
];
const LEFT: [string, string] = [
	'À gauche de la donne',
	'La personne à gauche de qui donne entame.'
];

/** The options of the rules: what each is called, and for each value a label of up to 26 letters and a sentence. */
const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'Le jeu de cartes',
		values: {
			standard: [
				'Un jeu de 52',
				'Les 52 cartes sont données ; celles en trop vont une à une, et certaines mains en ont une de plus.'
			],
			'even-deal': [
				'52, à parts égales',
				'On retire quelques cartes du milieu, pour que toutes les mains en aient autant.'
			],
			'extra-suits': [
				'Une couleur de plus',
				'Au-delà de quatre, chaque personne apporte une couleur d’un second jeu : 13 cartes par main.'
			],
			'suits-and-ranks': [
				'Étoiles, Lunes, 11 et plus',
				'Des valeurs dès 11, Étoiles et Lunes viennent avec chaque personne au-delà de quatre : 13 cartes, de quatre à huit.'
			],
			dalmuti: [
				'Le jeu de Dalmuti',
				'Douze valeurs sans couleurs, autant de cartes que le dit leur nombre, et des Bouffons.'
			],
			tarot: [
				'Tarot',
				'Quatre couleurs de 14, avec Page et Cavalier, et 22 atouts propres à la table.'
			]
		}
	},
	stripped: {
		name: 'Jeu allégé',
		values: {
			true: [
				'Allégé à peu',
				'À quatre, on retire les 12 et les 11, à cinq les 12. À plus, le jeu reste entier.'
			],
			false: ['Entier', 'On ne retire aucune valeur pour une petite table.']
		}
	},
	jokers: {
		name: 'Jokers',
		values: {
			0: ['Aucun Joker', 'Aucun Joker, ou Bouffon, n’est dans le jeu.'],
			1: ['Un Joker', 'Un seul Joker, ou Bouffon, est dans le jeu.'],
			2: ['Deux Jokers', 'Les deux Jokers, ou Bouffons, sont dans le jeu.']
		}
	},
	ranking: {
		name: 'Ordre des cartes',
		values: {
			'aces-high': ['As en haut', 'Du 2 tout en bas jusqu’à l’as.'],
			'twos-high': ['2 en haut', 'Du 3 tout en bas jusqu’à l’as, et le 2 au-dessus.'],
			'low-wins': [
				'Les petits gagnent',
				'Plus le nombre est petit, plus la carte est forte : le 1 bat tout.'
			]
		}
	},
	maxSet: {
		name: 'Plus grand groupe',
		values: {
			4: [
				'Quatre',
				'Au plus quatre cartes d’une valeur se posent ensemble, cartes sauvages comprises.'
			],
			null: ['Sans limite', 'On pose ensemble autant de cartes d’une valeur qu’on en a.']
		}
	},
	runs: {
		name: 'Suites',
		values: {
			none: ['Pas de suites', 'On ne pose ensemble que des cartes de même valeur.'],
			suited: [
				'Suites de couleur',
				'On peut poser aussi trois cartes ou plus qui se suivent dans une couleur.'
			]
		}
	},
	wild: {
		name: 'Cartes sauvages',
		values: {
			none: ['Ordinaires', 'Aucune carte n’en remplace une autre.'],
			'any-card': ['Toute carte', 'Un Joker vaut n’importe quelle carte, seul ou avec d’autres.'],
			'joins-a-set': [
				'Dans un groupe',
				'À côté d’autres cartes, un Joker prend leur valeur ; seul, il est sous la plus basse.'
			]
		}
	},
	jokersHighest: {
		name: 'Jokers entre eux',
		values: {
			true: [
				'Au-dessus de tout',
				'Des Jokers posés seuls, ou par deux, sont les plus hauts de leur nombre.'
			],
			false: ['Rien de spécial', 'Des Jokers entre eux sont ce qu’en font les autres règles.']
		}
	},
	trumps: {
		name: 'Atouts',
		values: {
			none: ['Pas d’atouts', 'Seules des cartes plus hautes battent les plus basses.'],
			twos: [
				'Les 2',
				'Un 2 bat toute carte seule ou tout groupe d’autres cartes, et aucune carte seule ne le bat.'
			],
			jokers: [
				'Jokers',
				'Un Joker bat tout sauf un Joker ; les 2 ne sont que la plus haute valeur.'
			],
			'twos-then-jokers': [
				'Les 2, puis les Jokers',
				'Un 2 bat toute carte seule ou tout groupe d’autres cartes, et un Joker le bat aussi.'
			]
		}
	},
	seats: {
		name: 'Sièges et titres',
		values: {
			move: [
				'On change de chaise',
				'Après chaque manche, tout le monde va à la chaise de sa nouvelle place.'
			],
			stay: [
				'Les titres bougent',
				'Tout le monde garde sa chaise ; titres et impôts suivent les nouvelles places.'
			]
		}
	},
	dealer: {
		name: 'Qui donne',
		values: {
			'top-seat': ['La première place', 'La première place donne les cartes.'],
			'bottom-seat': ['La dernière place', 'La dernière place donne les cartes.'],
			'named-by-top': ['Au choix de la tête', 'La première place donne, ou désigne qui donne.']
		}
	},
	misdeal: {
		name: 'Une carte vue à la donne',
		values: {
			'deal-again': [
				'Redonner',
				'Si une carte se montre à la donne, toutes les cartes sont redonnées.'
			],
			'top-player-rules': [
				'La tête décide',
				'La première place la laisse à qui l’a reçue, ou la donne à la dernière place contre une carte au hasard.'
			]
		}
	},
	// play; who leads
	equalRank: {
		name: 'Valeur égale',
		values: {
			never: ['Strictement plus haut', 'Seule une valeur plus haute peut suivre.'],
			allowed: ['L’égale peut suivre', 'Un coup de même valeur peut suivre aussi.'],
			'allowed-and-skips': [
				'L’égale suit et bloque',
				'Un coup de même valeur peut suivre, et la personne suivante perd ce tour.'
			]
		}
	},
	afterPass: {
		name: 'Après un passe',
		values: {
			'may-return': ['On peut rejouer', 'Qui a passé peut encore jouer quand le tour revient.'],
			'out-of-trick': ['Hors du pli', 'Qui a passé attend le prochain pli.']
		}
	},
	twosEndTrick: {
		name: 'Les 2',
		values: {
			true: ['Terminent le pli', 'Rien ne bat un groupe de 2 : le pli est aussitôt terminé.'],
			false: ['Ne terminent rien', 'On suit les 2 comme toute autre valeur.']
		}
	},
	eightsEndTrick: {
		name: 'Les 8',
		values: {
			true: ['Terminent le pli', 'Rien ne bat un groupe de 8 : le pli est aussitôt terminé.'],
			false: ['Ne terminent rien', 'On suit les 8 comme toute autre valeur.']
		}
	},
	suitLock: {
		name: 'Verrou de couleur',
		values: {
			true: [
				'Verrouille',
				'Deux coups de suite des mêmes couleurs verrouillent le pli : seules ces couleurs peuvent suivre.'
			],
			false: ['Pas de verrou', 'Les couleurs ne limitent jamais ce qui peut suivre.']
		}
	},
	spadeThreeTopsJoker: {
		name: 'Le 3 de pique',
		values: {
			true: ['Bat un Joker', 'Le 3 de pique bat un Joker posé seul.'],
			false: ['Un 3 comme les autres', 'Le 3 de pique n’a aucun pouvoir particulier.']
		}
	},
	calledRuns: {
		name: 'Annonce de suite',
		values: {
			true: [
				'Permise',
				'Après trois cartes seules qui se suivent, la troisième personne peut annoncer la suite : seule la valeur suivante peut venir.'
			],
			false: ['Pas d’annonce', 'Des cartes qui se suivent n’obligent personne.']
		}
	},
	lastCardCall: {
		name: 'Une seule carte',
		values: {
			true: [
				'Dire « Une carte »',
				'Quand il ne reste qu’une carte en main, on le dit à voix haute.'
			],
			false: ['On ne dit rien', 'Personne n’a à dire combien de cartes il lui reste.']
		}
	},
	firstLead: {
		name: 'Premier pli de la première manche',
		values: {
			'top-seat': TOP,
			'bottom-seat': BOTTOM,
			'holder-of-3c': CLUBS,
			'left-of-dealer': LEFT
		}
	},
	laterLead: {
		name: 'Premier pli des manches suivantes',
		values: {
			'top-seat': TOP,
			'bottom-seat': BOTTOM,
			'holder-of-3c': CLUBS,
			'left-of-dealer': LEFT
		}
	},
	startsWith3d: {
		name: 'Carte qui commence',
		values: {
			true: [
				'Le 3 de carreau',
				'Là où qui a un 3 entame, c’est le 3 de carreau, pas celui de trèfle.'
			],
			false: ['Le 3 de trèfle', 'Là où qui a un 3 entame, c’est le 3 de trèfle.']
		}
	},
	leadAfterExit: {
		name: 'Entame après une sortie',
		values: {
			'next-in-turn': [
				'La personne suivante',
				'Si personne ne bat le dernier coup de qui finit, la prochaine personne qui a des cartes entame.'
			],
			'highest-place': [
				'La plus haute place',
				'Si personne ne bat le dernier coup de qui finit, la plus haute place qui a des cartes entame.'
			]
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Cartes d’impôt',
		values: {
			tiered: [
				'Croît avec la table',
				'Une carte pour une paire, puis une paire et une carte de plus toutes les deux personnes : 1 ; 2, 1 ; 3, 2, 1.'
			],
			'two-one': [
				'2 et 1',
				'La dernière place donne 2 à la première, l’avant-dernière 1 à la deuxième. À trois, seulement les 2.'
			],
			progressive: [
				'Plus à plus nombreux',
				'Comme 2 et 1 jusqu’à cinq ; à six 3 et 1, à sept 3 et 2, à huit 3, 2 et 1.'
			],
			'three-one': [
				'3 et 1',
				'La dernière place donne 3 à la première, l’avant-dernière 1 à la deuxième. À trois, seulement les 3.'
			],
			none: ['Pas d’impôt', 'Personne ne donne de cartes à personne.']
		}
	},
	firstRoundTax: {
		name: 'Impôts à la première manche',
		values: {
			true: ['Payés', 'On paie l’impôt dès la première manche.'],
			false: ['Pas encore', 'La première manche se joue sans impôt.']
		}
	},
	wildTax: {
		name: 'Cartes sauvages à l’impôt',
		values: {
			kept: [
				'Gardées',
				'Une carte sauvage compte sous toute valeur : qui paie la garde tant qu’il reste autre chose.'
			],
			owed: ['Dues', 'Une carte sauvage compte au-dessus de toute valeur : elle part d’abord.'],
			'payer-chooses': [
				'Au gré de qui paie',
				'Qui paie donne à chaque carte sauvage la valeur voulue : rien ne la force à partir ni à rester.'
			]
		}
	},
	giveback: {
		name: 'Cartes en retour',
		values: {
			'free-after-looking': [
				'Au choix, après avoir vu',
				'Qui reçoit regarde le tribut et rend des cartes au choix.'
			],
			'free-unseen': [
				'Au choix, sans voir',
				'Qui reçoit choisit ses cartes avant de voir le tribut ; les deux changent de main ensemble.'
			],
			worst: ['Les plus basses', 'Qui reçoit rend les plus basses cartes de la main donnée.']
		}
	},
	merchantExchange: {
		name: 'Échange des Marchands',
		values: {
			true: [
				'Permis',
				'Pendant l’impôt, le Marchand le plus haut peut échanger une carte à l’aveugle avec un autre : à partir de six.'
			],
			false: ['Aucun', 'Les Marchands n’échangent rien.']
		}
	},
	revolution: {
		name: 'Deux cartes sauvages en main',
		values: {
			none: ['Pas de révolution', 'Les deux cartes sauvages dans une main ne changent rien.'],
			'cancels-tax': [
				'Annulent l’impôt',
				'Qui reçoit les deux peut les montrer avant tout impôt : aucun n’est payé cette manche.'
			],
			dalmuti: [
				'Annulent ou renversent',
				'Qui reçoit les deux peut annuler l’impôt ; la dernière place renverse aussi toutes les places.'
			]
		}
	},
	firstDealRevolution: {
		name: 'Révolution de première donne',
		values: {
			true: [
				'Comme si on la faisait',
				'La première manche est d’elle-même sans impôt ; une grande révolution y reste possible.'
			],
			false: ['Aucune', 'La première manche n’a de révolution que si quelqu’un la fait.']
		}
	},
	fourOfAKindTurns: {
		name: 'Le carré',
		values: {
			true: [
				'Renverse l’ordre',
				'Le bas devient le haut jusqu’à la fin de la manche, ou jusqu’à un autre carré.'
			],
			false: ['Ne renverse rien', 'Un carré est un groupe comme les autres.']
		}
	},
	fallOfTheCapital: {
		name: 'Chute de la capitale',
		values: {
			true: [
				'La tête peut tomber',
				'Si la première place ne finit pas de nouveau en premier, elle devient la dernière.'
			],
			false: ['Pas de chute', 'La première place prend la place de sa sortie, comme les autres.']
		}
	},
	overturnFromTheBottom: {
		name: 'Dernière place qui finit d’abord',
		values: {
			true: [
				'Tout se renverse',
				'Si la dernière place finit en premier, toutes les places se renversent.'
			],
			false: [
				'Une montée ordinaire',
				'La dernière place qui finit en premier ne prend que la première place.'
			]
		}
	},
	// newcomers; score
	newcomers: {
		name: 'Où s’asseyent les arrivées',
		values: {
			'middle-untaxed': [
				'Au milieu, sans impôt',
				'On arrive au milieu, et on ne paie ni ne reçoit pendant sa première manche.'
			],
			'middle-low-side': [
				'Au milieu, côté bas',
				'On arrive au milieu, plus près du bas, et l’impôt suit le siège.'
			],
			bottom: ['En bas', 'On arrive aux dernières places.'],
			redraw: [
				'Toute la table tire',
				'Quand quelqu’un arrive, toutes les places se tirent à nouveau.'
			],
			'by-card': [
				'Selon une carte',
				'Qui arrive tire une carte : 2, 3, 4 donnent la dernière place, 5, 6, 7 l’avant-dernière, et ainsi de suite.'
			]
		}
	},
	scoring: {
		name: 'Points',
		values: {
			none: ['Pas de points', 'Seules les places comptent.'],
			beaten: ['Un par personne battue', 'Un point par personne qui finit plus tard.'],
			'beaten-philanthropic': [
				'De même, et pour le bas',
				'Pareil ; les deux premières places marquent un point de plus si qui leur paie l’impôt monte.'
			],
			'by-title': ['Par titre', 'Chaque titre rapporte les points que la table lui donne.']
		}
	}
} satisfies ChoiceWords;

/** What the rules can be, as the editor, the log and the Referee say it. */
export default {
	options,
	names: {
		target: 'Fin de la série',
		forbiddenLast: 'Dernières cartes interdites',
		players: 'Nombre de personnes'
	},
	target: {
		open: ['Ouverte', 'La table joue jusqu’à en avoir assez.'] as const,
		rounds: (n: number) => [`Après ${rounds(n)}`, ends(`la manche ${n}`)] as const,
		points: (n: number) =>
			[`À ${points(n)}`, ends(`la manche où quelqu’un atteint ${points(n)}`)] as const
	},
	forbidden: {
		none: ['Aucune', 'On peut finir avec n’importe quelle carte.'] as const,
		some: (cards: readonly string[]) =>
			[
				cards.join(', '),
				'Personne ne peut finir avec elles ; qui le fait prend la dernière place.'
			] as const
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
	titlesRenamed: (n: number) =>
		plural(n, { one: `${n} titre renommé`, other: `${n} titres renommés` }),
	ownPoints: 'ses propres points',
	trumpsDescribed: (n: number) =>
		plural(n, { one: `${n} atout décrit`, other: `${n} atouts décrits` }),
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
		...['Le Mat', 'Le Bateleur', 'La Papesse', 'L’Impératrice', 'L’Empereur'],
		...['Le Pape', 'L’Amoureux', 'Le Chariot', 'La Force', 'L’Ermite'],
		...['La Roue de Fortune', 'La Justice', 'Le Pendu', 'La Mort', 'Tempérance', 'Le Diable'],
		...['La Maison Dieu', 'L’Étoile', 'La Lune', 'Le Soleil', 'Le Jugement', 'Le Monde']
	],
	trump: (number: number, name: string) => `${number} · ${name}`
} satisfies Catalogue['house'];
