import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'DF-2': rule(
		'Nombre et titres',
		'Depuis le haut : Daifugō 大富豪, Fugō 富豪, Heimin 平民 au milieu, Hinmin 貧民, Daihinmin 大貧民. À trois : Daifugō, Heimin et Daihinmin.',
		'De deux à douze\u202f; de cinq à seize avec deux jeux.'
	),
	'TI-0': rule(
		'Sans rang au début',
		'À la première manche, tout le monde est Heimin, et personne n’a les droits d’un Daifugō.',
		'La table choisit à son gré les chaises et qui donne.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut renommer n’importe quel titre, et on peut s’adresser à quelqu’un par une autre forme du sien.'
	),
	'DF-1': rule(
		'Cartes et Jokers',
		'Les 52 cartes et deux Jokers sont tous donnés. Un Joker seul bat toute carte seule, et deux Jokers battent toute paire, même quand l’ordre est renversé.'
	),
	'SE-1': rule(
		'Les premières places',
		'Pour la première manche, on reste où l’on est : on touche les noms dans le sens horaire. L’ordre peut aussi se fixer à la main ou au hasard.'
	),
	'SE-2': rule(
		'Nouvelles places à chaque manche',
		'Le Daifugō choisit une chaise, le Fugō s’assied à sa gauche, les autres suivent dans l’ordre des places, et le Daihinmin vient en dernier.'
	),
	'DK-7': rule('Qui donne', 'Le Daihinmin donne.'),
	'TX-7': rule(
		'Première manche sans impôt',
		'Personne ne donne quoi que ce soit à la première manche.'
	),
	'DF-5': rule(
		'L’échange',
		'Le Daihinmin donne au Daifugō ses 2 plus hautes cartes, le Hinmin donne sa plus haute au Fugō.',
		'Le Daifugō et le Fugō choisissent ce qu’ils donnent en retour avant de voir ce qu’ils reçoivent.'
	),
	'TX-2': rule(
		'Qui paie combien',
		'Le Daihinmin paie 2 cartes au Daifugō, le Hinmin 1 au Fugō.',
		'À trois, on ne paie que ces 2 cartes.'
	),
	'TX-9': rule(
		'Imposition selon le siège',
		'Une nouvelle personne paie et reçoit selon le siège qu’elle a pris.'
	),
	'TX-3': rule(
		'Les plus hautes par valeur',
		'Le tribut, ce sont les cartes de plus haute valeur, les 2 avant les as.',
		'Cela vaut même s’il faut casser un groupe. À valeur égale, qui paie choisit.'
	),
	'TX-4': rule(
		'Les Jokers payés d’abord',
		'Pour l’impôt, un Joker compte au-dessus de toute valeur : c’est donc la première carte à partir.'
	),
	'TX-5': rule(
		'Ce qui revient',
		'Le Daifugō et le Fugō rendent autant de cartes qu’ils en reçoivent, au choix, mais ils choisissent avant de voir le tribut.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'Les deux personnes d’une paire préparent leurs cartes et les échangent en même temps, face cachée ; aucune paire n’en attend une autre.'
	),
	'PL-1': rule(
		'Seulement des groupes',
		'Un coup est un groupe : une ou plusieurs cartes de même valeur, avec des Jokers jusqu’à cinq ou six.',
		'On ne joue pas de suites.'
	),
	'PL-2': rule(
		'Comment suivre',
		'On répond par autant de cartes, de valeur strictement plus haute. Le 3 est la carte la plus basse, l’as bat le roi, et le 2 bat l’as, sauf si un carré a renversé l’ordre.'
	),
	'PL-3': rule(
		'Les Jokers s’adaptent',
		'À côté d’autres cartes, un Joker prend leur valeur, dans tout groupe. S’il peut être plusieurs cartes, qui le joue dit laquelle en le posant.'
	),
	'DF-4': rule(
		'Verrou de couleur',
		'Quand un coup a exactement les mêmes couleurs que celui qu’il bat, le pli est verrouillé : jusqu’à sa fin, seules ces couleurs peuvent suivre. Un Joker va avec toute couleur, mais ne verrouille ni ne déverrouille.'
	),
	'PR-6': rule(
		'Les 8 coupent le pli',
		'Un groupe de 8 termine aussitôt le pli, et qui l’a joué entame.'
	),
	'PR-7': rule(
		'Révolution par carré',
		'Un carré, Jokers compris, est une révolution (kakumei) : l’ordre est renversé, jusqu’à la fin de la manche ou jusqu’au carré suivant. Alors les 3, et non les 2, sont parmi les dernières cartes interdites.'
	),
	'DF-7': rule(
		'Le 3 de pique bat le Joker',
		'Le 3 de pique bat un Joker joué seul, et rien ne le bat ensuite.',
		'Cela vaut quel que soit le verrou.'
	),
	'DF-11': rule(
		'Suites et révolution par suite',
		'En option, on joue des suites (kaidan) : trois cartes ou plus d’une couleur. En option encore, quatre ou plus de suite renversent l’ordre, comme un carré.'
	),
	'DF-12': rule(
		'Retour du valet',
		'En option, les valets renversent l’ordre jusqu’à la fin du pli. Les valets eux-mêmes suivent encore l’ordre d’avant.'
	),
	'DF-13': rule(
		'Verrou de valeurs',
		'En option, deux valeurs voisines de suite verrouillent le pli : seule la voisine suivante peut suivre. Avec un verrou de couleur (shibari), les deux valent : c’est le verrou strict.'
	),
	'DF-14': rule(
		'Les 5 et les 9',
		'En option, chaque 5 fait sauter une personne encore dans le pli, et un nombre impair de 9 change le sens du jeu jusqu’à la fin de la manche.'
	),
	'DF-15': rule(
		'Les 7 et les 10',
		'En option, qui joue des 7 (7-watashi) donne autant de cartes à la personne suivante, et qui joue des 10 (10-sute) en écarte autant.',
		'Qui vide ainsi sa main prend la place suivante, quelle que soit la dernière carte.'
	),
	'DF-16': rule(
		'Dame bombardière',
		'En option, qui joue des dames (Q-bomber) nomme autant de valeurs, et tout le monde écarte ces cartes.',
		'Qui n’a plus de carte prend la place suivante, dans le sens du jeu à partir de qui a nommé, quelle que soit la dernière carte.'
	),
	'DF-17': rule('Coup d’État', 'En option, trois 9 en un coup renversent l’ordre, comme un carré.'),
	'DF-18': rule(
		'Tenpen-chii',
		'En option, avant le tribut, la dernière place, sans V, D, R, A, 2 ni Joker, peut échanger toute sa main avec la première.',
		'Le tribut entre ces deux places tombe alors.'
	),
	'PL-6': rule(
		'Passer est définitif',
		'On peut passer sur tout coup d’une autre personne, qu’on ait ou non de quoi jouer, et on ne rejoue pas avant le prochain pli.',
		'Qui entame doit jouer.'
	),
	'FP-2': rule(
		'Ce qui est imbattable',
		'Seuls les 8 et un 3 de pique sur un Joker sont dits imbattables ; les 2 ou deux Jokers ne sont simplement jamais dépassés.'
	),
	'FP-3': rule(
		'Un Joker sans un mot',
		'Un Joker posé sans un mot vaut la carte la plus forte possible ; un nouveau coup est permis si une lecture au moins convient.'
	),
	'DF-3': rule(
		'Le 3 de carreau',
		'À la première manche, qui a le 3 de carreau entame avec lui. Ensuite, le Daihinmin donne et entame.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'À la première manche, qui a le 3 de carreau entame, et le premier coup contient cette carte, seule ou dans un groupe. Aux manches suivantes, le Daihinmin entame.'
	),
	'FP-4': rule(
		'Le vrai 3 de carreau',
		'L’ouverture demande le 3 de carreau lui-même ; un Joker à sa place ne suffit pas.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, la prochaine personne, dans le sens du jeu, qui a encore des cartes entame.'
	),
	'PR-8': rule(
		'Dernières cartes interdites',
		'Personne ne peut finir avec la plus forte valeur (un 2, ou un 3 quand l’ordre est renversé), un Joker ou le 3 de pique posé sur un Joker ; ni avec un 8 qui a terminé le pli ou, si on joue le retour du valet, un valet qui l’a renversé. Qui le fait prend la dernière place.'
	),
	'DF-6': rule(
		'La chute de la capitale',
		'À partir de la deuxième manche, un Daifugō qui ne finit pas en premier tombe : il quitte aussitôt la manche et prend la dernière place.'
	),
	'DF-8': rule(
		'Renversement par le bas',
		'Si le Daihinmin finit en premier, la manche s’arrête aussitôt, et toutes les places s’inversent : la dernière devient la première, l’avant-dernière la deuxième, et ainsi de suite. Il faut un rang acquis, donc jamais à la première manche.'
	),
	'DF-9': rule(
		'Ce qui passe d’abord',
		'Le renversement par le bas passe avant tout le reste. Ensuite, de la dernière place vers le haut : qui a quitté en pleine manche, puis les sorties sur une carte interdite, la première d’entre elles le plus bas, et le Daifugō tombé. Une telle sortie ne compte jamais comme la première.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, titres et impôts changent aussi : Fugō et Hinmin apparaissent à quatre et disparaissent à trois.'
	),
	'MA-2': rule(
		'Autres noms',
		'Le jeu s’appelle aussi Daihinmin 大貧民, d’après sa dernière place ; à l’étranger, Grand Millionaire ou Millionaire.',
		'Les règles locales sans option ici, comme fukumen (覆面), se décident à la table : l’application ne les connaît pas.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-daifugo'];
