import type { Lexicon } from '#lib/ask/concepts.ts';

/** The words of questions that people type, by what they are about; see `en/ask.ts`. */
export default {
	concepts: {
		may: 'peux, peut, peut on, pouvons, pouvez, puis je, ai je le droit, a t on le droit, droit de, permis, autorisé, possible, est ce permis, pourrait',
		must: 'dois, doit, doivent, devoir, faut il, il faut, obligé, obligée, obligatoire, obligation, forcé, est on obligé',
		who: 'qui donne les cartes, qui, quel joueur, à qui',
		where: 'où, quelle place, quelle chaise, à quelle place, quel siège',
		howMany: 'combien, combien de, nombre de',
		what: 'que, quoi, qu est ce que, qu est ce qui, que se passe, que faire, quelles, quelle, quels, quel, c est quoi, comment marche',
		when: 'quand peut, à quel moment, jusqu à quand, quand est ce',
		card: 'carte, cartes',
		play: 'jouer, joue, joué, jouez, poser, pose, posé, mettre, mets, met, déposer',
		everyRound:
			'chaque manche, à chaque manche, manche suivante, prochaine manche, chaque tour, prochaine partie, chaque partie, nouvelle manche, manches',
		on: 'sur, par dessus, au dessus de, contre, dessus',
		onAfter: 'sur la table, sur le tas, dessus',
		beat: 'bat, battre, bats, battent, plus fort que, plus forte que, plus haut que, meilleur que, supérieur, supérieure, gagne contre',
		pass: 'passer, passe, passé, passent, passe mon tour, passer son tour, passer mon tour',
		again:
			'rejouer, revenir, revenir dans le pli, rentrer, encore jouer, jouer encore, encore, de nouveau, à nouveau',
		allPass:
			'personne ne monte, personne ne joue, personne ne peut, personne ne bat, personne ne veut, personne ne pose, tout le monde passe, tout le monde a passé, tous passent, tous les autres passent, tous les autres ont passé, tous ont passé, qui prend le pli, qui gagne le pli, qui ramasse, remporte le pli, gagne le pli, prend le pli, ramasse le pli',
		lead: 'commence, commencer, commencent, entame, entamer, débute, débuter, ouvre, ouvrir, joue en premier, jouer en premier, première carte, premier à jouer, démarre, qui a la main, la main',
		turn: 'c est à qui, à qui est ce, à qui après, son tour, à qui le tour, à qui de jouer, au tour de, le tour de, suivant, prochain, ensuite qui, le prochain',
		clear:
			'vide, vider, ferme, fermer, ferme le pli, finit le pli, termine le pli, clôt, coupe le pli, arrête le pli, nettoie, balaie',
		equal:
			'égal, égale, égales, égalité, même valeur, même carte, même rang, même chiffre, mêmes, identique, identiques, pareil, pareille',
		skip: 'saute, sauter, sauté, saute son tour, sautent, perd son tour, le suivant passe, joueur suivant passe, suivant passe son tour, ta gueule',
		suit: 'couleur, couleurs, enseigne, enseignes',
		lock: 'verrou, verrouillé, verrouiller, bloqué, bloquer, même couleur, fournir la couleur, suivre la couleur, shibari',
		run: 'suite, suites, séquence, séquences, escalier, escaliers, se suivent, qui se suivent',
		set: 'paire, paires, brelan, brelans, triple, triples, double, doubles, combinaison, combinaisons',
		single: 'carte seule, simple, simples, une seule carte',
		alone: 'seul, seule, tout seul, toute seule, sans autre carte',
		order:
			'ordre, hiérarchie, rang, rangs, valeur, valeurs, la plus forte, la plus faible, plus haute, plus basse, forte, faible, quelle carte bat',
		joker: 'joker, jokers, bouffon, bouffons, fou, fous',
		standFor:
			'remplacer, remplace, remplacent, n importe quelle carte, importe quelle carte, toute carte, toutes les cartes, tenir lieu de, sert de, compte comme, vaut n importe',
		twoJokers:
			'deux jokers, les deux jokers, deux bouffons, les deux bouffons, 2 jokers, 2 bouffons, deux fous, les deux fous',
		trump: 'atout, atouts, arcane, arcanes, bateleur, ermite, pendu, diable, pouvoir, pouvoirs',
		bomb: 'bombe, bombes',
		ordering:
			'annonce, annoncer une suite, annoncer la suite, suite annoncée, annonce une suite, ordering',
		unbeatable: 'imbattable, imbattables, bat tout, bat toutes',
		out: 'n a plus de cartes, plus de cartes, plus de carte, est sorti, est sortie, sorti, sortie, sort, a fini, fini, terminé, a terminé, main vide, éliminé du pli, sorti du pli',
		lastCard:
			'dernière carte, finir par, finir avec, finir sur, terminer par, terminer avec, terminer sur, sortir avec, en dernier, finit par, finit avec',
		oneCard:
			'plus qu une carte, une seule carte en main, dernière carte annoncer, annoncer dernière carte, uno, une carte en main, reste une carte, il me reste une carte, combien de cartes il reste',
		places:
			'place, places, classement, dernière place, qui est dernier, qui perd, qui a perdu, rang final',
		fall: 'miyako-ochi, miyako ochi, chute de la capitale, chute, pas premier, pas sorti premier, pas fini premier, n a pas fini premier, capitale',
		overturn: 'renversement, dernier sort premier, gekokujo, dernier premier',
		pay: 'donner, donne, donné, donnent, payer, paie, paye, payé, céder, verser, échanger, échange, échanges, devoir de cartes',
		tax: 'impôt, impôts, taxe, taxes, tribut, tributs',
		back: 'rendre, rend, rends, rendu, rendues, retour, redonner, redonne, en retour, récupérer',
		look: 'regarder, regarde, voir, vu, consulter, avant de voir',
		best: 'meilleure, meilleures, plus fortes, plus forte carte, plus hautes, bonnes cartes',
		worst:
			'pire, pires, plus faibles, plus mauvaise, plus mauvaises, moins bonne, moins bonnes, plus basses, mauvaises cartes',
		breakUp: 'casser, séparer, casse, couper une paire, diviser, briser',
		keep: 'garder, garde, gardé, conserver',
		secret: 'face cachée, caché, cachées, en secret, montrer, montre, découvert',
		top: 'empereur, impératrice, roi, reine mère, président, présidente, dalmuti, grand dalmuti, tahimi, daifugo, chef, gagnant, premier, prince, vice président, vice roi',
		bottom:
			'trou du cul, trouduc, serf, bâtard, péon, grand péon, pauvre, dernier, perdant, gueux, mendiant',
		people:
			'joueurs, personnes, à combien, combien de joueurs, nombre de joueurs, participants, combien on peut',
		join: 'veut jouer, veulent jouer, aimerait jouer, nouveau joueur, nouvelle personne, nouveau, nouvelle, arrive, arrivant, rejoint, rejoindre, entrer dans la partie, s ajoute, retardataire, en retard, invité, nouveaux',
		leave:
			'part, partir, parti, quitte, quitter, s en va, s en aller, rentre chez, doit partir, abandonne, abandonner, arrête de jouer',
		midway:
			'au milieu, en cours, en pleine manche, en cours de manche, en cours de partie, pendant la manche, pendant la partie',
		comeBack: 'revient, revenir à la table, retour à la table, est revenu, de retour',
		sitOut: 'pause, faire une pause, sauter une manche, s absente, passer une manche',
		sit: 'assoit, s assoit, s asseoir, assis, chaise, chaises, siège, sièges',
		move: 'changer de place, change de place, changer de chaise, changer de siège, se déplacer, échanger les places, bouger, changent de place',
		draw: 'tirer, tire, tirage, piocher, pioche, tire une carte, tirer au sort',
		titles: 'titre, titres, comment s appelle, nom des places, classe moyenne, vice',
		pack: 'paquet, paquets, jeu de cartes, combien de cartes pour jouer, quelles cartes faut il, cartes pour jouer, jeux de cartes',
		twoPacks:
			'deuxième jeu, second jeu, deux jeux, 2 jeux, deux paquets, 2 paquets, deuxième paquet, un autre jeu de cartes, double jeu',
		removed:
			'retirer, retire, retirées, enlever, enlève, enlevées, ôter, mettre de côté, cartes en trop',
		deal: 'distribue, distribuer, distribution, distribué, donneur, donneuse, mélange, mélanger, coupe, la donne, qui donne les cartes',
		exposed:
			'retournée, retourné, visible, dévoilée, montrée par erreur, face visible, tombée, a vu',
		misdeal:
			'maldonne, mauvaise donne, trop de cartes, pas assez de cartes, une carte de trop, redistribuer, redonner les cartes',
		firstRound:
			'première manche, première partie, premier tour, au début, tout début, manche 1, première fois',
		score:
			'points, point, score, marque, marquer, qui gagne la partie, qui a gagné, fin de la partie, gagnant final, compter',
		decree: 'décret, décrets, ordre de l empereur, ordonner, exiger, exige, commander, demander à',
		houseRule:
			'règle maison, règles maison, changer les règles, changer une règle, variante, variantes, nouvelle règle, propres règles',
		manners: 'politesse, manières, impoli, regarder la défausse, défausse, fouiller',
		names: 'autre nom, autres noms, aussi appelé, s appelle aussi, connu sous, fukumen, 覆面',
		revolution:
			'révolution, révolutions, révolte, soulèvement, kakumei, pas d impôts, annuler les impôts',
		fourOfAKind:
			'carré, carrés, quatre identiques, quatre cartes identiques, quatre pareilles, 4 identiques, kakumei',
		turned:
			'inverse, inversé, inversée, inverser, renverse, renversé, à l envers, ordre inversé, ça inverse tout',
		wrong:
			'mauvaise carte, mauvaises cartes, faux, fausse, erreur, trompé, trompée, triche, triché, tricher, mauvais, au lieu de, pas la bonne, se trompe',
		forgot: 'oublié, oubli, oublier, oublie, n a pas donné, n a pas payé, pas payé, pas donné',
		outOfTurn:
			'pas son tour, n était pas son tour, ce n était pas son tour, hors tour, hors de son tour, trop tôt, avant son tour, joué à la place, pas à son tour',
		takeBack:
			'reprendre sa carte, reprendre son coup, reprendre, annuler son, revenir sur, changer d avis, changé d avis, annuler, retirer sa carte, reprend',
		noticed: 'remarqué, découvert plus tard, aperçu, se rend compte, vu plus tard, après coup',
		not: 'ne, n, plus de',
		jackBack: '11 back, onze back, valet inverse, valets inversent, retour du 11, 11 retour',
		stairsRevolution: 'révolution par suite, révolution en escalier, révolution avec une suite',
		fiveSkip: '5 saute, cinq saute, 5 skip, cinq sautent',
		sevenPass: '7 donne, sept donne, 7 passe, sept donnent',
		nineReverse: '9 inverse le sens, neuf inverse, 9 reverse, sens du jeu, change de sens',
		tenDiscard: '10 défausse, dix défausse, défausser avec 10',
		queenBomber: 'dame bombe, queen bomber, bombe de dames, bombe des dames',
		numberLock: 'verrou de nombre, verrou de valeur, verrou strict',
		coup: 'coup d état, coup détat, trois neuf, trois 9',
		tenpenChii: 'tenpen chii, échanger toute la main, échange de mains, échanger les mains',
		merchants: 'marchand, marchands, échange de marchands'
	},
	ranks: {
		'1': 'uns',
		'2': 'deux',
		'3': 'trois',
		'4': 'quatre',
		'5': 'cinq',
		'6': 'six',
		'7': 'sept',
		'8': 'huit',
		'9': 'neuf',
		'10': 'dix',
		'11': 'onze',
		'12': 'douze',
		P: 'page, pages',
		N: 'cavalier, cavaliers',
		J: 'valet, valets',
		Q: 'dame, dames',
		K: 'roi, rois',
		A: 'as'
	},
	suits: {
		C: 'trèfle, trèfles',
		D: 'carreau, carreaux',
		H: 'cœur, cœurs, coeur, coeurs',
		S: 'pique, piques'
	},
	counts: {
		2: 'paire de, une paire de, une paire d, deux cartes',
		3: 'brelan de, un brelan de',
		4: 'carré de, un carré de'
	},
	of: 'de, d',
	and: 'et, avec',
	marks: { object: '', pronoun: '', than: '', counted: '' },
	fillers:
		'je, j, tu, t, il, elle, on, nous, vous, ils, elles, mon, ma, mes, ton, ta, son, sa, ses, le, la, les, l, un, une, des, du, de, d, au, aux, à, en, est, sont, ce, c, cette, ces, si, et, ou, y, a, ai, avec, pour, dans, ici, là, maintenant, bien, être, se, s, ça, qu, me, pli, table, tas'
} satisfies Lexicon;
