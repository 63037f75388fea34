import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'PR-2': rule(
		'Nombre et titres',
		'La première place est Président, la deuxième Vice-président, l’avant-dernière Vice-dernier et la dernière Dernier, avec des Neutres entre elles ; à trois : Président, Neutre et Dernier. En option, à partir de six, il y a aussi un Ministre et un Commis.',
		'De deux à douze, idéalement de quatre à sept\u202f; de cinq à seize avec deux jeux.'
	),
	'TI-0': rule(
		'Sans rang au début',
		'À la première manche, tout le monde est Neutre, et personne n’a les droits d’un Président.',
		'La table choisit à son gré les chaises et qui donne.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut renommer n’importe quel titre, et on peut s’adresser à quelqu’un par une autre forme du sien.'
	),
	'PR-1': rule(
		'Cartes et ordre',
		'Les 52 cartes ordinaires sans Jokers sont toutes données. Le 2 est la carte la plus haute, le 3 la plus basse.'
	),
	'SE-1': rule(
		'Les premières places',
		'Pour la première manche, on reste où l’on est : on touche les noms dans le sens horaire. L’ordre peut aussi se fixer à la main ou au hasard.'
	),
	'SE-2': rule(
		'Nouvelles places à chaque manche',
		'Le Président choisit une chaise, le Vice-président s’assied à sa gauche, les autres suivent dans l’ordre des places, et le Dernier ferme la marche.'
	),
	'PR-4': rule(
		'Donne et entames',
		'Le Dernier mélange et donne. À la première manche, la personne à gauche de qui donne entame, à toutes les suivantes le Président.'
	),
	'DK-7': rule('Avant la donne', 'Le Dernier donne.'),
	'TX-7': rule(
		'Première manche sans impôt',
		'Personne ne donne quoi que ce soit à la première manche.'
	),
	'PR-9': rule(
		'Des cartes pour le Président',
		'À partir de la deuxième manche, le Dernier donne au Président ses 2 plus hautes cartes et le Vice-dernier donne sa plus haute au Vice-président ; autant reviennent, au choix.'
	),
	'TX-2': rule(
		'Qui paie combien',
		'Le Dernier paie 2 cartes au Président, le Vice-dernier 1 au Vice-président.',
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
		'Les Jokers à l’impôt',
		'Si la maison met des Jokers dans le jeu, ce sont les premières cartes payées, au-dessus de toute valeur.'
	),
	'TX-5': rule(
		'Ce qui revient',
		'Le Président et le Vice-président regardent ce qui leur a été payé, puis rendent autant de cartes, au choix.',
		'Même une carte qui vient d’être payée peut repartir.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'Le bas paie d’abord, le haut regarde puis rend.',
		'Aucune paire n’en attend une autre. Les cartes passent face cachée, sans que les autres les voient.'
	),
	'PR-3': rule(
		'Jouer et passer',
		'Les cartes se jouent seules, par paires, brelans ou carrés, jamais en suites. Qui a passé peut rejouer quand le tour revient.'
	),
	'PL-1': rule(
		'Seulement des groupes',
		'Un coup est un groupe : une à quatre cartes de même valeur.'
	),
	'PL-2': rule(
		'Comment suivre',
		'On répond par autant de cartes, de valeur strictement plus haute. Le 3 est la carte la plus basse, l’as bat le roi, et le 2 bat l’as ; les couleurs ne comptent jamais.'
	),
	'PR-5': rule(
		'Valeurs égales',
		'Une valeur égale ne suit pas. En option elle le peut ; par une autre option encore, la personne suivante saute alors son tour.'
	),
	'PR-6': rule(
		'Les 8 coupent le pli',
		'En option, un groupe de 8 termine aussitôt le pli, et qui l’a joué entame.'
	),
	'PR-7': rule(
		'Le carré renverse',
		'En option, un carré renverse l’ordre des cartes, jusqu’à la fin de la manche ou jusqu’au carré suivant.'
	),
	'PR-11': rule(
		'Les quatre réunies',
		'En option, le pli est fini quand les quatre cartes d’une valeur sont sur le dessus, en un coup ou par valeurs égales l’une sur l’autre. Qui les a complétées entame.'
	),
	'PR-12': rule(
		'Bombes',
		'En option, un carré est une bombe : il se pose sur n’importe quel coup, quels que soient la combinaison et le nombre de cartes, et malgré un verrou. Seul un carré plus fort le suit. Ce qui termine le pli ou bat tout ne se bombarde pas.'
	),
	'PR-13': rule(
		'Des cartes qui en battent d’autres',
		'En option, certaines cartes se posent sur d’autres quels que soient l’ordre et les verrous, et terminent le pli : le 3 de trèfle sur tout coup, l’as de carreau sur toute carte seule, ou des 3 sur tout groupe du même nombre de cartes.'
	),
	'PR-14': rule(
		'Une valeur sauvage',
		'En option, toutes les cartes d’une valeur sont sauvages : les 3, les 6 ou les 2. À l’impôt et pour l’entame, elles gardent leur valeur.'
	),
	'PL-6': rule(
		'Quand passer',
		'On peut passer sur tout coup d’une autre personne, qu’on ait ou non de quoi jouer, et rejouer quand le tour revient.',
		'Qui entame doit jouer.'
	),
	'FP-2': rule(
		'Un groupe de 2',
		'Un groupe de 2 n’est pas dit imbattable : il n’est simplement jamais dépassé, donc ce qui le suivrait n’est pas plus haut ; seuls les 8 sont imbattables, là où la maison les laisse terminer le pli.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'À la première manche, la personne à gauche de qui donne entame, aux manches suivantes le Président.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, la prochaine personne, dans le sens horaire, qui a encore des cartes entame.'
	),
	'PR-8': rule(
		'Dernières cartes interdites',
		'En option, certaines valeurs ne peuvent pas être la dernière carte d’une main ; qui finit avec l’une d’elles prend la dernière place.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, titres et impôts changent aussi : Vice-président et Vice-dernier apparaissent à quatre et disparaissent à trois.'
	),
	'PR-10': rule(
		'Points par titre',
		'En option, une manche rapporte 2 points au Président, 1 au Vice-président et rien aux autres.'
	),
	'SC-3': rule(
		'Points fixés par la table',
		'Une table qui compte les points par titre peut donner à chaque titre un autre nombre.'
	),
	'SC-2': rule(
		'Longueur d’une série',
		'Avec des points, une série finit après un nombre fixé de manches ou à un total fixé. Le plus haut total gagne, et les totaux égaux partagent la victoire.'
	),
	'MA-2': rule(
		'Autres noms',
		'En anglais, on connaît aussi le jeu sous les noms Asshole, Scum, Landlord, Capitalism ou Bum.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-president'];
