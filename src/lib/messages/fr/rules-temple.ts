import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'À combien jouer',
		'Temple se joue à quatre ou plus, idéalement de quatre à sept.',
		'Cela marche jusqu’à douze, et à trois avec un avertissement.'
	),
	'TI-0': rule(
		'Sans rang au début',
		'À la première manche, tout le monde est de la Classe moyenne, et personne n’a les droits d’un Empereur.',
		'La table choisit à son gré les chaises et qui donne.'
	),
	'TI-2': rule(
		'Titres par place',
		'La première place est Empereur, la deuxième Prince, la dernière Pauvre ; entre elles, c’est la Classe moyenne.',
		'À trois, il n’y a pas de Prince. Les tables plus grandes ajoutent Duc, Comte et Baron par le haut et Deuxième Pauvre, Troisième Pauvre et ainsi de suite par le bas, un de chaque pour chaque paire d’impôt.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut prendre d’autres titres, et l’Empereur peut être une Impératrice.',
		'Les autres titres ont aussi leur autre forme\u00a0: Princesse, Duchesse, Pauvresse.'
	),
	'DK-1': rule(
		'Les cartes de Temple',
		'On joue avec les 52 cartes ordinaires et deux Jokers, tous donnés.',
		'Les cartes en trop se donnent à partir de la gauche de qui donne.'
	),
	'SE-1': rule(
		'Les premières places',
		'Pour la première manche, on reste où l’on est : on touche les noms dans le sens horaire. L’ordre peut aussi se fixer à la main ou au hasard.'
	),
	'SE-2': rule(
		'L’Empereur choisit sa chaise',
		'L’Empereur désigne une chaise ; le Prince s’assied à sa gauche, le reste suit dans le sens horaire selon les places, et le Pauvre vient en dernier, à droite de l’Empereur.'
	),
	'DK-7': rule(
		'Qui donne',
		'L’Empereur dit qui mélange et qui donne.',
		'Si personne n’est désigné, l’Empereur donne.'
	),
	'TX-7': rule(
		'Première manche sans impôt',
		'Personne ne paie quoi que ce soit à la première manche.'
	),
	'TX-1': rule(
		'Impôts par paire',
		'Le Pauvre paie l’Empereur, le pauvre suivant paie le Prince, et ainsi de suite vers le milieu ; chaque paire paie une carte de moins que la paire extérieure. À quatre, c’est 1 carte ; à cinq, 2 et 1 ; à sept, 3, 2 et 1.',
		'À six, 2 et 1 ; à huit, 3, 2 et 1 ; à neuf, 4, 3, 2 et 1.'
	),
	'TX-8': rule(
		'Les arrivées sans impôt',
		'Les nouvelles personnes ne paient ni ne reçoivent. Les impôts ne se paient qu’entre les autres, et la classe moyenne compte pour une personne, quelle que soit sa taille.',
		'Quatre personnes déjà là et une à trois nouvelles font deux paires : 2 cartes et 1.'
	),
	'TX-12': rule(
		'Jamais plus que la main',
		'Personne ne donne plus de cartes qu’il n’en a reçu. À onze ou douze, 5 cartes sont dues alors que certaines mains n’en ont que 4 : toute la main y passe. Si les cartes rendues se choisissent avant de voir les autres, la main de qui reçoit fixe la même limite.'
	),
	'FP-8': rule(
		'Autres impôts et arrivées',
		'Si la maison a un autre barème, ses montants valent pour les paires des personnes déjà là, de l’extérieur vers le milieu, tant qu’il y a des paires.'
	),
	'TX-3': rule(
		'Les plus hautes par valeur',
		'Le tribut, ce sont les cartes de plus haute valeur, même s’il faut casser un groupe : avec un as et deux rois, un impôt de deux prend l’as et un roi.',
		'À valeur égale, qui paie choisit.'
	),
	'TX-4': rule(
		'Les Jokers échappent à l’impôt',
		'Pour l’impôt, un Joker ne compte pas plus qu’un 3\u202f; on n’a donc pas à le payer.',
		'Il est au-dessous de toute valeur et ne part que s’il ne reste rien d’autre à donner.'
	),
	'TX-5': rule(
		'Ce qui revient',
		'Qui reçoit regarde le tribut, puis rend autant de cartes, au choix.',
		'Même une carte qui vient d’être payée peut repartir.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'D’abord qui paie remet ses cartes, puis qui reçoit regarde et rend.',
		'Aucune paire n’en attend une autre. Les cartes passent face cachée, sans que les autres les voient.'
	),
	'RV-1': rule(
		'Deux Jokers annulent l’impôt',
		'Qui a reçu les deux Jokers à la donne peut les montrer, et cette manche, personne ne paie.',
		'On les montre avant que le premier impôt soit payé, et rien d’autre ne change. Dans une manche sans impôt, cela n’a aucun effet.'
	),
	'RV-3': rule(
		'Aucune obligation',
		'Avec les deux Jokers, en haut comme en bas, on peut les montrer ou se taire.'
	),
	'FP-9': rule(
		'Pourquoi personne ne paie',
		'Une première manche est sans impôt parce que c’est la première ; si on y fait la révolution, la raison donnée est la révolution.'
	),
	'PL-1': rule(
		'Groupes et suites',
		'Un groupe, c’est d’une à quatre cartes de même valeur. Une suite, c’est au moins trois cartes voisines de même couleur, par exemple 8, 9, 10 de pique.',
		'Roi, as et 2 font la suite la plus haute, et rien ne continue au-delà du 2.'
	),
	'PL-2': rule(
		'Comment suivre',
		'Le jeu tourne dans le sens horaire, et on répond par le même type de combinaison et le même nombre de cartes, strictement plus haut. Le 3 est la carte la plus basse, l’as bat le roi, et le 2 bat l’as.',
		'Une suite se juge à sa carte de tête, et les couleurs ne comptent jamais.'
	),
	'PL-3': rule(
		'Les Jokers remplacent tout',
		'Un Joker peut être n’importe quelle carte, seul, dans un groupe ou dans une suite.',
		'S’il peut en être plusieurs, qui le joue dit laquelle en le posant.'
	),
	'PL-4': rule(
		'Rien ne bat les 2',
		'Un groupe de 2, vrais ou formés avec des Jokers, gagne aussitôt le pli. Personne n’a besoin de passer.'
	),
	'PL-6': rule(
		'Quand passer',
		'On peut passer sur tout coup d’une autre personne, qu’on ait ou non de quoi jouer.',
		'Nul besoin de dire pourquoi. Qui a passé peut rejouer quand le tour revient, et qui entame doit jouer.'
	),
	'FP-12': rule(
		'Voisines dans une suite',
		'L’ordre en usage dit quelles cartes sont voisines : dame, roi, as et 2 se suivent ; as, 2 et 3, non.'
	),
	'FP-2': rule(
		'Suites jusqu’au 2',
		'Une suite qui finit par un 2 n’est pas dite imbattable : elle n’est simplement jamais dépassée, donc ce qui la suivrait n’est pas plus haut.'
	),
	'FP-3': rule(
		'Un Joker sans un mot',
		'Un Joker posé sans un mot vaut la carte la plus forte possible, dans un groupe plutôt que dans une suite ; un nouveau coup est permis si une lecture au moins convient.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'À la première manche, qui a le 3 de trèfle entame, et le premier coup contient cette carte, dans un groupe ou une suite.',
		'Aux manches suivantes, l’Empereur entame.'
	),
	'FP-4': rule(
		'Le vrai 3 de trèfle',
		'L’ouverture demande le 3 de trèfle lui-même ; un Joker à sa place ne suffit pas.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, la prochaine personne, dans le sens horaire, qui a encore des cartes entame.'
	),
	'JO-1': rule(
		'Seulement entre les manches',
		'On arrive et on part entre les manches.',
		'Quand quelqu’un part, les autres resserrent les rangs.'
	),
	'JO-2': rule(
		'Les arrivées au milieu',
		'Les nouvelles personnes commencent dans la Classe moyenne, quel que soit leur nombre.',
		'Elles s’asseyent ensemble sous la moitié supérieure des autres, dans l’ordre d’arrivée.'
	),
	'JO-3': rule(
		'Partir d’en bas',
		'Depuis le bas, on peut partir et revenir aussitôt comme nouvelle personne. C’est permis, mais la source trouve cela peu élégant.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, les paires d’impôt changent aussi.',
		'Les titres changent avec elles.'
	),
	'DE-1': rule(
		'Ce qu’exige l’Empereur',
		'L’Empereur peut exiger de quiconque tout ce qui est raisonnable. Les autres hautes places le peuvent envers celles qui sont plus bas, sauf si cela contredit la parole de l’Empereur ou si l’Empereur l’interdit.'
	),
	'DE-3': rule(
		'Privilèges du rang',
		'On exige d’ordinaire la meilleure chaise et à boire, et on dit qui mélange et donne. Les basses classes font des courbettes.'
	),
	'MA-1': rule(
		'Ce qui est raisonnable',
		'La table décide de ce qui est trop demander. On n’abuse pas du pouvoir, et on ne met personne mal à l’aise.'
	),
	'MA-2': rule(
		'Autres noms',
		'On connaît aussi le jeu sous les noms anglais Asshole, Social Class ou Capitalism. Certaines tables ont un président et un vice-président en haut et un clochard en bas.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-temple'];
