import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('fr');

const points = byCount('# point', '# points');
const ends = (after: string) => `La série finit avec ${after}\u202f; le plus haut total gagne.`;

export default {
	options: {
		// cards and ranking; seats and dealing
		deck: {
			standard:
				'Les 52 cartes sont données ; celles en trop vont une à une, et certaines mains en ont une de plus.',
			'even-deal':
				'On retire quelques cartes du milieu, pour que toutes les mains en aient autant.',
			'extra-suits':
				'Au-delà de quatre, chaque personne apporte une couleur entière d’un second jeu : 13 cartes par main.',
			'suits-and-ranks':
				'Les valeurs à partir de 11, les Étoiles et les Lunes viennent avec chaque personne au-delà de quatre : 13 cartes par main, de quatre à huit.',
			dalmuti:
				'Douze valeurs sans couleurs, autant de cartes par valeur que le dit son nombre, et des Bouffons.',
			tarot: 'Quatre couleurs de 14, avec Page et Cavalier, et 22 atouts propres à la table.'
		},
		stripped: {
			true: 'À quatre, on retire les 12 et les 11, à cinq les 12. Au-delà, le jeu reste entier.',
			false: 'On ne retire aucune valeur pour une petite table.'
		},
		jokers: {
			0: 'Aucun Joker, ou Bouffon, n’est dans le jeu.',
			1: 'Un seul Joker, ou Bouffon, est dans le jeu.',
			2: 'Les deux Jokers, ou Bouffons, sont dans le jeu.',
			3: 'Trois Jokers sont dans le jeu. Il faut deux jeux pour cela.',
			4: 'Quatre Jokers sont dans le jeu. Il faut deux jeux pour cela.'
		},
		ranking: {
			'aces-high': 'Du 2 tout en bas jusqu’à l’as.',
			'twos-high': 'Du 3 tout en bas jusqu’à l’as, et le 2 au-dessus.',
			'low-wins': 'Plus le nombre est petit, plus la carte est forte : le 1 bat tout.'
		},
		maxSet: {
			4: 'Au plus quatre cartes d’une valeur se posent ensemble, cartes sauvages comprises.',
			8: 'Au plus huit cartes d’une valeur se posent ensemble, cartes sauvages comprises.',
			null: 'On pose ensemble autant de cartes d’une valeur qu’on en a.'
		},
		runs: {
			none: 'On ne pose ensemble que des cartes de même valeur.',
			suited: 'On peut poser aussi trois cartes ou plus qui se suivent dans une couleur.'
		},
		wild: {
			none: 'Aucune carte n’en remplace une autre.',
			'any-card': 'Un Joker vaut n’importe quelle carte, seul ou avec d’autres.',
			'joins-a-set':
				'À côté d’autres cartes, un Joker prend leur valeur ; seul, il est sous la plus basse.'
		},
		jokersHighest: {
			true: 'Des Jokers posés seuls, ou par deux, sont au-dessus de tout groupe de même nombre.',
			false: 'Des Jokers sans autre carte suivent les autres règles.'
		},
		trumps: {
			none: 'Seules des cartes plus hautes battent les plus basses.',
			twos: 'Un 2 bat toute carte seule ou tout groupe d’autres cartes, et rien ne le bat.',
			jokers: 'Un Joker bat tout sauf un Joker ; les 2 ne sont que la plus haute valeur.',
			'twos-then-jokers':
				'Un 2 bat toute carte seule ou tout groupe d’autres cartes, et un Joker le bat aussi.'
		},
		seats: {
			move: 'Après chaque manche, tout le monde va à la chaise de sa nouvelle place.',
			stay: 'Tout le monde garde sa chaise ; titres et impôts suivent les nouvelles places.'
		},
		dealer: {
			'top-seat': 'La première place donne les cartes.',
			'bottom-seat': 'La dernière place donne les cartes.',
			'named-by-top': 'La première place donne, ou désigne qui donne.'
		},
		trumpValue: {
			below:
				'Un atout du tarot compte au-dessous de toute valeur, dans le tribut et au tirage des sièges.',
			above:
				'Un atout du tarot compte au-dessus de toute valeur, dans le tribut et au tirage des sièges.'
		},
		middleTitles: {
			one: 'Toutes les places entre la deuxième et l’avant-dernière ont le même titre.',
			more: 'À partir de six, il y a un titre de plus au-dessus du milieu et un autre au-dessous.'
		},
		misdeal: {
			'deal-again': 'Si une carte est vue à la donne, toutes les cartes sont redonnées.',
			'top-player-rules':
				'La première place la laisse à qui l’a reçue, ou la donne à la dernière place contre une carte au hasard.'
		},
		// play; who leads
		equalRank: {
			never: 'Seule une valeur plus haute peut suivre.',
			allowed: 'Un coup de même valeur peut suivre aussi.',
			'allowed-and-skips':
				'Un coup de même valeur peut suivre, et la personne suivante saute son tour.'
		},
		afterPass: {
			'may-return': 'Qui a passé peut encore jouer quand le tour revient.',
			'out-of-trick': 'Qui a passé attend le prochain pli.'
		},
		twosEndTrick: {
			true: 'Rien ne bat un groupe de 2 : le pli est aussitôt terminé.',
			false: 'On suit les 2 comme toute autre valeur.'
		},
		eightsEndTrick: {
			true: 'Rien ne bat un groupe de 8 : le pli est aussitôt terminé.',
			false: 'On suit les 8 comme toute autre valeur.'
		},
		suitLock: {
			true: 'Deux coups de suite d’exactement les mêmes couleurs verrouillent le pli : seules ces couleurs peuvent suivre.',
			false: 'Les couleurs ne limitent jamais ce qui peut suivre.'
		},
		spadeThreeTopsJoker: {
			true: 'Le 3 de pique bat un Joker posé seul.',
			false: 'Le 3 de pique n’a aucun pouvoir particulier.'
		},
		calledRuns: {
			true: 'Après trois cartes seules qui se suivent, la troisième personne peut annoncer la suite : seule la valeur suivante peut suivre.',
			false: 'Personne ne peut annoncer de suite.'
		},
		lastCardCall: {
			true: 'Quand il ne reste qu’une carte en main, on le dit à voix haute.',
			false: 'Personne n’a à dire combien de cartes il lui reste.'
		},
		firstLead: {
			'top-seat': 'La première place entame.',
			'bottom-seat': 'La dernière place entame.',
			'holder-of-3c': 'Qui l’a en main entame, et ce 3 doit faire partie du premier coup.',
			'left-of-dealer': 'La personne à gauche de qui donne entame.'
		},
		laterLead: {
			'top-seat': 'La première place entame.',
			'bottom-seat': 'La dernière place entame.',
			'holder-of-3c': 'Qui l’a en main entame, et ce 3 doit faire partie du premier coup.',
			'left-of-dealer': 'La personne à gauche de qui donne entame.'
		},
		startsWith3d: {
			true: 'Quand un 3 donne l’entame, c’est celui de carreau, pas celui de trèfle.',
			false: 'Quand un 3 donne l’entame, c’est celui de trèfle.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Si personne ne bat le dernier coup de qui finit, la prochaine personne qui a encore des cartes entame.',
			'highest-place':
				'Si personne ne bat le dernier coup de qui finit, la plus haute place qui a encore des cartes entame.'
		},
		// taxes; revolution
		taxSchedule: {
			tiered:
				'Toutes les deux personnes, une paire d’impôt de plus. Celle de l’extérieur paie autant de cartes qu’il y a de paires, chaque suivante une de moins : 1 ; 2, 1 ; 3, 2, 1.',
			'two-one':
				'La dernière place donne 2 à la première, l’avant-dernière 1 à la deuxième. À trois, seulement ces 2 cartes.',
			progressive: 'Comme 2 et 1 jusqu’à cinq ; à six 3 et 1, à sept 3 et 2, à huit 3, 2 et 1.',
			'three-one':
				'La dernière place donne 3 à la première, l’avant-dernière 1 à la deuxième. À trois, seulement ces 3 cartes.',
			one: 'La dernière place donne une carte à la première, quelle que soit la table.',
			none: 'Personne ne donne de cartes à personne.'
		},
		firstRoundTax: {
			true: 'On paie l’impôt dès la première manche.',
			false: 'La première manche se joue sans impôt.'
		},
		wildTax: {
			kept: 'Une carte sauvage compte sous toute valeur : qui paie la garde tant qu’il reste autre chose.',
			owed: 'Une carte sauvage compte au-dessus de toute valeur : elle part d’abord.',
			'payer-chooses':
				'Qui paie donne à chaque carte sauvage la valeur voulue : rien ne la force à partir ni à rester.'
		},
		giveback: {
			'free-after-looking': 'Qui reçoit regarde le tribut et rend des cartes au choix.',
			'free-unseen':
				'Qui reçoit choisit ses cartes avant de voir le tribut ; tribut et retour changent de main ensemble.',
			worst: 'Qui reçoit rend les plus mauvaises cartes de sa main telle que donnée.'
		},
		merchantExchange: {
			true: 'Pendant l’impôt, le Marchand le plus haut peut échanger une carte à l’aveugle avec un autre : à partir de six.',
			false: 'Les Marchands n’échangent rien.'
		},
		revolution: {
			none: 'Les deux cartes sauvages dans une main ne changent rien.',
			'cancels-tax':
				'Qui reçoit les deux peut les montrer avant tout impôt : aucun n’est payé cette manche.',
			dalmuti:
				'Qui reçoit les deux peut annuler l’impôt ; la dernière place inverse aussi toutes les places.'
		},
		firstDealRevolution: {
			true: 'La première manche est d’elle-même sans impôt ; une grande révolution y reste possible.',
			false: 'La première manche n’a de révolution que si quelqu’un la fait.'
		},
		fourOfAKindTurns: {
			true: 'Le bas devient le haut jusqu’à la fin de la manche, ou jusqu’à un autre carré.',
			false: 'Un carré est un groupe comme les autres.'
		},
		fallOfTheCapital: {
			true: 'Si la première place ne finit pas de nouveau en premier, elle devient la dernière.',
			false: 'La première place prend la place de sa sortie, comme les autres.'
		},
		overturnFromTheBottom: {
			true: 'Si la dernière place finit en premier, toutes les places s’inversent.',
			false: 'La dernière place qui finit en premier ne prend que la première place.'
		},
		packs: {
			1: 'Un jeu suffit jusqu’à douze personnes.',
			2: 'Deux jeux mêlés, pour huit à seize personnes. Quatre cartes ou plus d’une valeur comptent comme un carré.'
		},
		completedFour: {
			never: 'Quatre cartes d’une valeur posées l’une sur l’autre ne changent rien.',
			clears:
				'Quand les quatre cartes d’une valeur sont sur le dessus, en un coup ou en plusieurs, le pli est fini ; qui les a complétées entame.'
		},
		bomb: {
			none: 'Un carré ne suit qu’un carré.',
			four: 'Un carré se pose sur n’importe quel coup, malgré tout verrou. Seul un carré plus fort le bat.'
		},
		topCard: {
			none: 'Aucune carte ne bat tout à elle seule.',
			'3c': 'Le 3 de trèfle, seul, bat tout coup et termine le pli.',
			'red-threes': 'Le 3 de cœur ou de carreau, seul, bat tout coup et termine le pli.'
		},
		threes: {
			normal: 'Un 3 est une valeur comme une autre.',
			wild: 'Chaque 3 est une carte sauvage. À l’impôt et pour l’entame, il reste un 3.',
			clear: 'Des 3 se posent sur tout groupe du même nombre de cartes et terminent le pli.'
		},
		fiveSkip: {
			true: 'Chaque 5 d’un coup fait sauter une personne de plus encore dans le pli.',
			false: 'Après des 5, c’est simplement la personne suivante.'
		},
		sevenPass: {
			true: 'Qui joue des 7 donne autant de cartes à la personne suivante.',
			false: 'On suit les 7 comme toute autre valeur.'
		},
		nineReverse: {
			true: 'Un nombre impair de 9 change le sens du jeu jusqu’à la fin de la manche.',
			false: 'On joue toujours dans le même sens.'
		},
		tenDiscard: {
			true: 'Qui joue des 10 écarte autant de cartes.',
			false: 'On suit les 10 comme toute autre valeur.'
		},
		queenBomber: {
			true: 'Qui joue des dames nomme autant de valeurs, et tout le monde écarte ces cartes.',
			false: 'On suit les dames comme toute autre valeur.'
		},
		numberLock: {
			true: 'Deux valeurs voisines de suite verrouillent le pli : seule la voisine suivante peut suivre. Avec un verrou de couleur, les deux valent.',
			false: 'Les valeurs n’ont pas à être voisines.'
		},
		tenpenChii: {
			true: 'Avant le tribut, la dernière place, sans V, D, R, A, 2 ni Joker, peut échanger toute sa main avec la première. Alors ni l’une ni l’autre ne paie.',
			false: 'Une main faible reste où elle est.'
		},
		stairsRevolution: {
			none: 'Une longue suite ne renverse rien.',
			four: 'Une suite de quatre cartes ou plus renverse l’ordre jusqu’à la fin de la manche.'
		},
		jackBack: {
			true: 'Après des valets, l’ordre est renversé jusqu’à la fin du pli.',
			false: 'On suit les valets comme toute autre valeur.'
		},
		coup: {
			true: 'Trois 9 en un coup renversent l’ordre, comme un carré.',
			false: 'Trois 9 sont un groupe comme les autres.'
		},
		// newcomers; score
		newcomers: {
			'middle-untaxed':
				'On arrive au milieu, et on ne paie ni ne reçoit pendant sa première manche.',
			'middle-low-side': 'On arrive au milieu, plus près du bas, et l’impôt suit le siège.',
			bottom: 'On arrive aux dernières places.',
			redraw: 'Quand quelqu’un arrive, toutes les places se tirent à nouveau.',
			'by-card':
				'Qui arrive tire une carte\u00a0: les trois valeurs les plus faibles donnent la dernière place, les trois suivantes l’avant-dernière, et ainsi de suite.'
		},
		scoring: {
			none: 'Seules les places comptent.',
			beaten: 'Un point par personne qui finit plus tard.',
			'beaten-philanthropic':
				'Un point par personne devancée ; les deux premières places en marquent chacune un de plus si leur contribuable monte.',
			'by-title': 'Chaque titre rapporte les points que la table lui donne.'
		}
	},
	target: {
		open: 'La table joue jusqu’à en avoir assez.',
		rounds: (n: number) => ends(`la manche ${n}`),
		points: (n: number) => ends(`la manche où quelqu’un atteint ${points(n)}`)
	},
	forbidden: {
		none: 'On peut finir avec n’importe quelle carte.',
		some: 'Personne ne peut finir avec ces cartes ; qui le fait prend la dernière place.'
	}
} satisfies Catalogue['house-meanings'];
