import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'À combien jouer',
		'Tahimi est fait pour quatre, et se joue de trois à huit. À trois, il marche nettement moins bien ; plus la table est grande, moins les rangs sont stables.'
	),
	'TI-3': rule(
		'Titres par place',
		'La première place est Tahimi, la deuxième Vice-Tahimi, la dernière Serf et l’avant-dernière Maître-serf ; toutes les autres sont Marchand. À huit avec impôts progressifs, on trouve depuis le bas : Serf, Sous-adjoint du Maître-serf, Maître-serf, deux Marchands, Second Vice-Tahimi, Premier Vice-Tahimi, Tahimi.',
		'À trois : Tahimi, Marchand et Serf.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut renommer n’importe quel titre, et on peut s’adresser à quelqu’un par une autre forme du sien.'
	),
	'DK-2': rule(
		'Un jeu à parts égales',
		'Pour donner les 52 cartes à parts égales, on retire des 8 : à trois, un seul ; à cinq, deux ; à six, quatre ; à sept, trois ; à huit, quatre. Avec les 2 en haut, ce sont des 9. Si on ajoute deux Jokers, on retire, à quatre, deux 8 ; à cinq, quatre 8.',
		'Avec des Jokers, on ne retire rien à trois ni à six ; à sept, quatre 8 et un 9 ; à huit, quatre 8 et deux 9.'
	),
	'DK-3': rule(
		'Une couleur de plus',
		'Au-delà de quatre, une table peut aussi ajouter une couleur entière d’un second jeu par personne supplémentaire, de sorte que chaque main reste de 13 cartes.'
	),
	'DK-4': rule(
		'Étoiles et Lunes',
		'Le jeu spécial a les valeurs 11 à 16 entre le 10 et le valet, et les couleurs Étoiles et Lunes. À cinq, on utilise 65 de ses cartes, à six 78, à sept 91 et à huit 104, donc 13 par personne.',
		'Le 15 de Lunes est une seule carte, bien qu’il soit nommé deux fois.'
	),
	'SE-1': rule(
		'Le premier tirage',
		'Tout le monde tire une carte\u202f; la plus forte s’assied en tête, les autres suivent en descendant, et les cartes retournent dans le jeu. En cas d’égalité, on tire à nouveau entre soi, sans jamais passer devant quelqu’un qui n’était pas à égalité.',
		'Les Jokers restent hors du tirage, et un Joker tiré compte comme la pire carte.'
	),
	'SE-2': rule(
		'Nouvelles places à chaque manche',
		'Avant chaque manche, tout le monde change de place pour s’asseoir dans l’ordre des nouveaux rangs.',
		'On s’assied dans le sens horaire, de sorte que le Serf finit à droite du Tahimi, et le Tahimi dit quelle chaise vient en tête.'
	),
	'DK-7': rule(
		'Qui donne',
		'Le Tahimi donne ou désigne qui donne ; qui donne mélange, quelqu’un d’autre coupe, et les cartes se donnent une à une.'
	),
	'TX-7': rule(
		'Première manche sans impôt',
		'Personne ne paie à la première manche d’une soirée, même si le tirage a donné un rang à tout le monde. Une table peut aussi lever l’impôt dès la première manche.'
	),
	'TX-2': rule(
		'Qui paie combien',
		'Le Serf paie 2 cartes au Tahimi, le Maître-serf 1 au Vice-Tahimi ; à trois, on ne paie que ces 2 cartes. Avec un plus grand jeu, les impôts peuvent être progressifs : à six 3 et 1, à sept 3 et 2, à huit 3, 2 et 1.'
	),
	'TX-9': rule(
		'Imposition selon le siège',
		'Une nouvelle personne paie et reçoit selon le siège qu’elle a pris.'
	),
	'TX-3': rule(
		'Les plus hautes par valeur',
		'Le tribut, ce sont les cartes de plus haute valeur, même s’il faut casser un groupe : avec un as et deux rois, le Serf donne l’as et un roi.',
		'À valeur égale, qui paie choisit.'
	),
	'TX-4': rule(
		'Les Jokers à l’impôt',
		'Si on joue avec des Jokers et qu’un Joker seul est la carte la plus basse, qui paie peut les garder. S’ils peuvent être n’importe quelle carte, ils sont payés en premier ; ou bien qui paie donne à chaque Joker la valeur de son choix.'
	),
	'TX-5': rule(
		'Ce qui revient',
		'Le Tahimi et le Vice-Tahimi regardent ce qui leur a été payé, puis rendent autant de cartes, au choix.',
		'Même une carte qui vient d’être payée peut repartir.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'Le bas paie d’abord, le haut regarde puis rend, tout cela sans que les autres voient.',
		'Aucune paire n’en attend une autre.'
	),
	'PL-1': rule(
		'Seulement des groupes',
		'Un coup est un groupe : une ou plusieurs cartes de même valeur, autant qu’il y en a. On ne joue pas de suites.'
	),
	'PL-2': rule(
		'Comment suivre',
		'On répond par autant de cartes, de valeur strictement plus haute. L’as est la carte la plus haute, le 2 la plus basse, et les couleurs ne comptent jamais. Avec les 2 hauts, le 2 est au-dessus de l’as et le 3 est le plus bas.'
	),
	'PL-3': rule(
		'Si on ajoute des Jokers',
		'Tahimi lui-même n’a pas de Jokers. Ajouté de la façon habituelle, un Joker peut être n’importe quelle carte, et qui le joue dit laquelle ; ou bien il prend la valeur des cartes à côté, et seul il est sous le 2.',
		'Dans ce second cas, deux Jokers ensemble comptent aussi sous le 2.'
	),
	'PL-6': rule(
		'Quand passer',
		'On peut toujours passer, même à l’entame, par choix ou faute de cartes\u00a0: on dit «\u00a0Je passe\u00a0» à voix haute, sans devoir dire pourquoi.',
		'Qui passe à l’entame la laisse à la personne suivante, et qui a passé peut rejouer quand le tour revient.'
	),
	'PL-9': rule(
		'Dire « une carte »',
		'Quand il ne reste qu’une carte en main, on le dit à voix haute ; qui finit avec une paire ou plus ne dit rien. À qui demande le nombre de cartes, on peut répondre « une » ou « plus d’une ».',
		'Il n’y a pas de sanction pour un oubli.'
	),
	'FP-2': rule(
		'Un groupe d’as',
		'Un groupe d’as n’est pas dit imbattable : il n’est simplement jamais dépassé, donc ce qui le suivrait n’est pas plus haut.'
	),
	'FP-3': rule(
		'Un Joker sans un mot',
		'Un Joker posé sans un mot vaut la carte la plus forte possible ; un nouveau coup est permis si une lecture au moins convient.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'Le Tahimi entame, à la première manche et à toutes les suivantes.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, l’entame va à la plus haute place qui a encore des cartes. Les rangs sont ceux du début de la manche. Dans la variante sans privilège de rang, c’est la personne suivante qui entame.'
	),
	'JO-2': rule(
		'Les arrivées au milieu',
		'La nouvelle personne s’assied au milieu des autres, du côté bas si leur nombre est impair\u00a0: troisième à une table de trois ou de quatre. Une table peut aussi faire commencer la nouvelle personne comme Serf, ou faire retirer toutes les places.',
		'Plusieurs s’asseyent là ensemble, dans l’ordre d’arrivée.'
	),
	'FP-11': rule(
		'Une carte pour l’arrivée',
		'Une table peut laisser une carte en décider\u00a0: avec 2, 3 ou 4, la nouvelle personne prend la dernière place, avec 5, 6 ou 7 l’avant-dernière, et ainsi de suite.',
		'La tête est la limite, un Joker veut dire la dernière place, et plusieurs arrivées tirent à tour de rôle.'
	),
	'JO-5': rule(
		'Revenir',
		'Qui se retire puis revient compte comme une nouvelle personne.',
		'On peut aussi sauter une manche et garder sa place, pendant que les autres resserrent les rangs ; après un nouveau tirage général, la manche suivante compte comme une première.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, le jeu, les titres et les impôts changent aussi.'
	),
	'DE-2': rule(
		'Le Tahimi change les règles',
		'Le Tahimi peut décréter n’importe quelle variante au début d’une manche.',
		'Elle vaut dès la prochaine donne, pour une manche ou jusqu’à nouvel ordre ; les manches déjà jouées gardent leurs règles.'
	),
	'DE-3': rule(
		'Haute chaise et tabouret',
		'Le Tahimi peut avoir une chaise plus haute et plus moelleuse que toutes les autres, et le Serf un tabouret dur, ou aucun.'
	),
	'MA-1': rule(
		'Fouiller dans la défausse',
		'Rien n’interdit de regarder les cartes déjà jouées, mais c’est peu élégant.'
	),
	'MA-2': rule(
		'Autres noms',
		'Les jeux parents s’appellent Président, Asshole, Scum ou Landlord. Le Grand Dalmuti en est proche aussi.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-tahimi'];
