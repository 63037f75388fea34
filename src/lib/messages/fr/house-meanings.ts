import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('fr');

const points = byCount('# point', '# points');
const ends = (after: string) => `La série finit avec ${after}\u202f; le plus haut total gagne.`;

export default {
	options: {
		// cards and ranking; seats and dealing
		deck: {
			standard: 'Les 52 cartes ordinaires.',
			'32': 'Du 7 à l’as, en quatre couleurs.',
			'40': 'As, 2 à 7, sota, caballo et rey en quatre couleurs : deniers carreau, coupes cœur, épées pique, bâtons trèfle.',
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
			suited: 'On peut poser aussi trois cartes ou plus qui se suivent dans une couleur.',
			mixed: 'Des cartes qui se suivent se jouent ensemble, couleurs libres.'
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
			'twos-fewer':
				'Des 2 battent un groupe d’autant de cartes ou d’une de plus, et rien ne les bat.',
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
			'allowed-or-pass':
				'Une valeur égale peut suivre. Ensuite, il faut l’égaler encore ou passer.',
			'allowed-and-skips':
				'Un coup de même valeur peut suivre, et la personne suivante saute son tour.',
			'allowed-and-skips-more':
				'Une valeur égale peut suivre. La deuxième d’affilée saute une personne, la troisième deux. Quatre cartes de la valeur terminent le pli.'
		},
		afterPass: {
			'may-return': 'Qui a passé peut encore jouer quand le tour revient.',
			'out-of-trick': 'Qui a passé attend le prochain pli.',
			'only-if-unable': 'On ne passe que si aucun coup n’est permis, et on peut rejouer à son tour.'
		},
		suitLock: {
			none: 'Les couleurs ne limitent jamais ce qui peut suivre.',
			all: 'Deux coups de suite d’exactement les mêmes couleurs verrouillent le pli : seules ces couleurs peuvent suivre.',
			part: 'Les couleurs communes à deux coups d’affilée sont verrouillées : les suivants doivent les contenir toutes.'
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
			'holder-of-card': 'Qui l’a en main entame, et cette carte doit faire partie du premier coup.',
			'holder-leads': 'Qui a la carte entame, avec le coup de son choix.',
			random: 'L’application tire au sort qui entame.',
			'left-of-dealer': 'La personne à gauche de qui donne entame.'
		},
		laterLead: {
			'top-seat': 'La première place entame.',
			'bottom-seat': 'La dernière place entame.',
			'holder-of-card': 'Qui l’a en main entame, et cette carte doit faire partie du premier coup.',
			'holder-leads': 'Qui a la carte entame, avec le coup de son choix.',
			random: 'L’application tire au sort qui entame.',
			'left-of-dealer': 'La personne à gauche de qui donne entame.'
		},
		leadAfterExit: {
			'next-in-turn':
				'Si personne ne bat le dernier coup de qui finit, la prochaine personne qui a encore des cartes entame.',
			'highest-place':
				'Si personne ne bat le dernier coup de qui finit, la plus haute place qui a encore des cartes entame.',
			'lowest-place':
				'Si personne ne bat le dernier coup de qui sort, la plus basse place qui a des cartes entame.'
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
		fallOfTheCapital: {
			true: 'Si la première place ne finit pas de nouveau en premier, elle devient la dernière.',
			false: 'La première place prend la place de sa sortie, comme les autres.'
		},
		overturnFromTheBottom: {
			true: 'Si la dernière place finit en premier, toutes les places s’inversent.',
			false: 'La dernière place qui finit en premier ne prend que la première place.'
		},
		packs: {
			1: 'Un jeu suffit jusqu’à douze personnes, huit avec 32 cartes, dix avec 40.',
			2: 'Deux jeux sont mêlés, pour cinq à seize personnes. Quatre cartes ou plus d’une valeur comptent comme un carré.'
		},
		leftovers: {
			dealt: 'Si le compte ne tombe pas juste, certaines mains ont une carte de plus.',
			aside:
				'Tout le monde a autant de cartes. Celles en trop sont montrées et ne jouent pas cette manche.',
			'to-the-bottom': 'Les dernières places reçoivent une carte de plus, en remontant.',
			'taken-out': 'On retire quelques cartes du milieu, pour que toutes les mains en aient autant.'
		},
		direction: {
			clockwise: 'Donne, places et tours vont vers la gauche.',
			'counter-clockwise': 'Donne, places et tours vont vers la droite.'
		},
		runLength: {
			3: 'Une suite a au moins trois cartes.',
			4: 'Une suite a au moins quatre cartes.',
			5: 'Une suite a au moins cinq cartes.'
		},
		pairRuns: {
			null: 'Des paires voisines ne se jouent pas ensemble.',
			2: 'Deux paires ou plus qui se suivent se jouent ensemble, couleurs libres.',
			3: 'Trois paires ou plus qui se suivent se jouent ensemble, couleurs libres.'
		},
		counts: {
			same: 'On suit un groupe avec autant de cartes.',
			'same-or-more': 'On suit un groupe avec autant de cartes ou plus, de valeur supérieure.',
			'same-or-double':
				'On suit un groupe avec autant de cartes ou deux fois plus, de valeur supérieure.',
			'more-beats':
				'On suit un groupe avec autant de cartes plus fortes, ou plus de cartes de n’importe quelle valeur.'
		},
		exitEndsTrick: {
			never: 'On peut encore battre le dernier coup de qui sort.',
			foul: 'Le pli se termine quand on sort avec une carte interdite.',
			always: 'Le pli se termine dès que quelqu’un sort.'
		},
		titleSet: {
			own: 'Les titres sont ceux du jeu publié.',
			arschloch: 'On dit König, Vizekönig, Bürger, Vizearschloch, Arschloch.',
			'trou-du-cul': 'On dit Président, Vice-président, Neutre, Vice-trou du cul, Trou du cul.',
			culo: 'On dit Presidente, Vicepresidente, Neutral, Viceculo, Culo.'
		},
		completedFour: {
			never: 'Quatre cartes d’une valeur posées l’une sur l’autre ne changent rien.',
			clears:
				'Quand les quatre cartes d’une valeur sont sur le dessus, en un coup ou en plusieurs, le pli est fini ; qui les a complétées entame.',
			anyone:
				'De même, et n’importe qui peut, même hors tour, poser les cartes qui complètent le carré. Le pli se termine et cette personne entame.'
		},
		bomb: {
			none: 'Un carré ne suit qu’un carré.',
			four: 'Un carré se pose sur n’importe quel coup, malgré tout verrou. Seul un carré plus fort le bat.'
		},
		numberLock: {
			true: 'Deux valeurs voisines de suite verrouillent le pli : seule la voisine suivante peut suivre. Avec un verrou de couleur, les deux valent.',
			false: 'Les valeurs n’ont pas à être voisines.'
		},
		tenpenChii: {
			true: 'Avant le tribut, la dernière place, sans V, D, R, A, 2 ni Joker, peut échanger toute sa main avec la première. Alors ni l’une ni l’autre ne paie.',
			false: 'Une main faible reste où elle est.'
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
		some: 'Personne ne peut finir avec ces cartes ; qui le fait prend la dernière place.',
		/** Follows `some`, if any is marked so. */
		ifEffective: 'Celles avec * seulement si elles ont eu leur effet dans ce coup.'
	},
	/** What each effect of a rank does. */
	effects: {
		clears: 'Un groupe de cette valeur termine aussitôt le pli.',
		skip: 'Chaque carte de cette valeur fait sauter une personne de plus encore dans le pli.',
		give: 'Qui la joue donne autant de cartes à la personne suivante.',
		discard: 'Qui la joue écarte autant de cartes.',
		reverse: 'Un nombre impair de ces cartes change le sens du jeu jusqu’à la fin de la manche.',
		bomber: 'Qui la joue nomme autant de valeurs, et tout le monde écarte ces cartes.',
		back: 'Ensuite, l’ordre est renversé jusqu’à la fin du pli.',
		turns: 'Elle renverse l’ordre jusqu’à la fin de la manche.'
	},
	/** Where nothing is in the list. */
	none: {
		tops: 'Aucune carte n’en bat d’autres hors de l’ordre.',
		effects: 'Aucune valeur n’a d’effet propre.',
		turnedBy: 'Aucun nombre de cartes ne renverse l’ordre.',
		wildRank: 'Chaque valeur n’est qu’elle-même.'
	},
	tops: 'Elles s’y posent quels que soient l’ordre et les verrous, et terminent le pli.',
	turnedBy: {
		four: 'Le bas devient le haut jusqu’à la fin de la manche, ou jusqu’à un autre carré.',
		'run-of-four':
			'Une suite de quatre cartes ou plus renverse l’ordre jusqu’à la fin de la manche.'
	},
	wildRank: (rank: string) =>
		`Chaque ${rank} est une carte sauvage. À l’impôt et pour l’entame, il reste un ${rank}.`,
	opener: 'Quand une carte donne l’entame, c’est celle-ci.',
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`Dès ${players} personnes : ${counts.join(', ') || '–'}.`,
	/** What an entry of a list means. */
	entry: (name: string, sentence: string) => `${name} : ${sentence}`,
	sentences: (all: readonly string[]) => all.join(' ')
} satisfies Catalogue['house-meanings'];
