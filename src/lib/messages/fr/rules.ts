import type { Chapter } from '#lib/rulesets/rulebook.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('fr');

export default {
	title: 'Règles',
	subtitle: 'Les jeux, et comment votre table y joue',
	games: 'Jeux',
	houses: 'Règles maison',
	onTheTable: 'Sur la table',
	also: (names: readonly string[]) => `Aussi\u00a0: ${names.join(', ')}`,
	players: (min: number, max: number, [from, to]: readonly [number, number]) =>
		`${min}–${max} personnes, idéal ${from === to ? `à ${from}` : `de ${from} à ${to}`}`,
	searchAll: 'Chercher dans les règles',
	noGame: 'Ce jeu n’existe pas ici.',
	asThisTable: 'Comme à cette table',
	publishedShown: 'Voici les règles publiées',
	withHouse: 'Avec ses règles maison',
	contents: 'Chapitres',
	chapters: {
		table: 'Nombre et titres',
		cards: 'Les cartes',
		seats: 'Sièges',
		deal: 'La donne',
		tax: 'Impôts',
		revolution: 'Révolution',
		play: 'Jeu',
		lead: 'Entamer et finir',
		coming: 'Arriver et partir',
		score: 'Points',
		decrees: 'Décrets et changements',
		manners: 'Manières et noms'
	} satisfies Record<Chapter, string>,
	houseRules: byCount('Règle maison de cette table', 'Règles maison de cette table'),
	houseLine: (name: string) => `${name}\u00a0:`,
	published: (sentence: string) => `Publié\u00a0: ${sentence}`,
	saysFolded: (game: string) => `Ce que dit ${game}`,
	saysRestStands: (game: string) => `Ce que dit ${game}\u202f; le reste vaut toujours`,
	reading: 'Notre lecture :',
	renamed: 'Titres',
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} s’appelle ${name}`))}.`,
	points: 'Points par titre',
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	trumps: 'Les 22 atouts',
	trumpsOfTable: 'Les 22 atouts de cette table',
	trumpUnwritten: 'encore rien d’écrit',
	/** Further names of the games among French speakers. */
	names: {
		president: ['Trouduc', 'Trou du cul', 'Troufion', 'Le Président'],
		dalmuti: ['Dalmuti'],
		daifugo: ['Grand Millionnaire', 'Millionnaire']
	},
	lineAndNames: (line: string, names: readonly string[]) =>
		`${line} Autres noms\u00a0: ${names.join(', ')}.`,
	search: {
		label: 'Chercher dans les règles',
		examples: 'Joker, égalité, arrivée, qui entame',
		nothing: 'Rien trouvé. Essayez un autre mot : impôt, passer, deux, partir.',
		found: 'Trouvé',
		number: byCount('# règle', '# règles'),
		numberOrMore: byCount('# règle ou plus', '# règles ou plus'),
		all: (n: number) => `Tout montrer (${n})`,
		fillers:
			'un une des du de d le la les l et ou a au aux en dans sur par pour avec sans si quand qui que quoi qu quel quelle quels quelles ou comment pourquoi combien est ce c est-ce sont etait peut peux on je j nous vous tu il elle mon ma mes notre votre y ne n pas doit dois faut faire fait se s',
		suits: { '♣': 'trèfle', '♦': 'carreau', '♥': 'cœur', '♠': 'pique' }
	},
	everyday: {
		jokers:
			'joker, jokers, bouffon, bouffons, à tout faire, carte sauvage, cartes sauvages, remplace',
		ties: 'égalité, ex aequo, à égalité, retirer, même carte tirée',
		equalRank: 'égal, égale, égales, même valeur, valeur égale, cartes égales, pareil, identique',
		newcomers:
			'nouveau, nouvelle, nouveaux, nouvelle personne, nouveau joueur, arrivée, arrivées, arrive, arriver, rejoint, rejoindre, retard, en retard, invité, invitée',
		whoBegins:
			'qui entame, qui commence, qui joue en premier, qui débute, première carte, premier coup, commencer, commence, début, ouverture, ouvrir',
		lead: 'entame, entamer, entames, mener, mène, avoir la main',
		leadAfterExit: 'qui entame après une sortie, finit sur un pli, a fini, est sorti',
		pass: 'passer, passe, passé, sauter un tour, rejouer, revenir dans le pli, obligé de jouer',
		skip: 'saute, sauter, sauté, bloqué',
		tax: 'impôt, impôts, taxe, taxes, tribut, payer, paie, paye, donner, donne ses cartes, échange, échanger, qui paie, combien de cartes payer',
		highestCards:
			'plus haute carte, meilleure carte, meilleures cartes, casser un groupe, casser une paire',
		firstRound: 'première manche, premier tour',
		giveback:
			'retour, rendre, rend, rendu, récupérer, ce qui revient, pires cartes, carte au choix',
		revolution:
			'révolution, révolte, soulèvement, deux jokers, deux bouffons, pas d’impôt, annuler l’impôt',
		fourOfAKind:
			'carré, carrés, quatre cartes, quatre pareilles, renversé, inversé, ordre inversé, kakumei',
		misdeal:
			'maldonne, fausse donne, carte vue, carte montrée, carte retournée, face visible, redonner',
		lastCard: 'dernière carte, finir avec, finir sur, terminer par, interdit, interdite',
		oneCardLeft: 'une carte, uno, combien de cartes, cartes en main, plus qu’une carte',
		bombs: 'bombe, atout, atouts, bat tout, imbattable, plus haut, bomb, god card',
		arcana: 'atout, atouts, arcane, arcanes, arcanes majeurs, pouvoir, pouvoirs',
		twos: 'deux, les deux, 2',
		eights: 'huit, les huit, 8, coupe, couper, 8 giri, yagiri',
		effects:
			'11 back, j back, jack back, 5 skip, 5 tobi, 7 watashi, 7 pass, 10 sute, 10 discard, 9 reverse, q bomber, 12 bomber, tenpenchii, tenpen chii, coup, coup detat, retour du valet, dame bombardière, échanger les mains',
		runs: 'suite, suites, quinte, séquence, à la suite, qui se suivent, escalier, kaidan, stairs',
		ordering: 'annonce, annoncer, annoncer une suite, trois quatre cinq',
		sets: 'paire, paires, double, brelan, brelans, triple, groupe, groupes, série, multiple, multiples',
		suits: 'même couleur, verrou, verrouillé, verrouiller, couleur, couleurs, shibari',
		follow: 'suivre, battre, bat, monter, plus fort, au-dessus',
		ranking: 'ordre, ordre des cartes, valeur, valeurs, as, force, hiérarchie, qui bat quoi',
		leaving: 'partir, part, départ, quitter, quitte, abandonner, arrêter, rentre chez soi',
		comingBack: 'revenir, revient, retour, de retour, pause, sauter une manche',
		points: 'points, point, score, marquer, gagnant, gagner, gagne, vainqueur, qui a gagné',
		series: 'série, combien de manches, quand ça finit, fin du jeu, fin de partie, objectif',
		titles: 'titres, titre, noms des places, rang, statut, classe',
		otherForms:
			'impératrice, reine, princesse, duchesse, présidente, renommer, forme, féminin, masculin',
		players: 'combien de joueurs, à combien, nombre de joueurs, nombre de personnes',
		pack: 'jeu de cartes, paquet, cartes à retirer, retirer des cartes, enlever des cartes',
		largerPack:
			'plus de joueurs, cartes en plus, étoiles, lunes, second jeu, deux jeux, jeu spécial',
		dealer: 'donneur, qui donne, qui distribue, distribuer, donner, mélanger, mélange, couper',
		seats: 'siège, sièges, chaise, chaises, asseoir, assis, changer de place, où s’asseoir, place',
		firstSeats: 'tirage, tirer, premières places',
		places: 'annuler la manche, abandonner, finir plus tôt, places, qui est dernier',
		mistakes: 'erreur, faute, faux, oublié, oubli, triche, tricher, amende, pénalité, sanction',
		fall: 'premier devient dernier, chute, tombe, capitale, miyako ochi, miyakoochi',
		decrees: 'décret, décrets, exiger, exigence, ordre, ordres, ordonner, commander, gage, gages',
		houseRules: 'règle maison, règles maison, changer une règle, changer les règles, variante',
		perks: 'privilège, privilèges, chapeau, chapeaux, couronne, boire, bonbons, tabouret',
		manners: 'manières, étiquette, politesse, impoli, défausse, regarder les cartes jouées',
		otherNames: 'autres noms, autre nom, aussi appelé, s’appelle'
	}
} satisfies Catalogue['rules'];
