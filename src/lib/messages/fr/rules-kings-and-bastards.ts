import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'À combien jouer',
		'Rois et Bâtards est idéal de trois à cinq.',
		'On peut y jouer jusqu’à huit.'
	),
	'TI-0': rule(
		'Sans rang au début',
		'À la première manche, tout le monde est du Peuple, et personne n’a les droits d’un Roi. La table choisit à son gré les chaises et qui donne.'
	),
	'TI-5': rule(
		'Titres par place',
		'La première place est Roi, la dernière Bâtard ; à partir de quatre, la deuxième est Vice-roi et l’avant-dernière Vice-bâtard.',
		'Toutes les autres places sont du Peuple.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut renommer n’importe quel titre. On peut aussi s’adresser à quelqu’un par l’autre forme : Reine, Vice-reine.'
	),
	'DK-6': rule(
		'Le jeu de cartes',
		'Les 52 cartes ordinaires sont données une à une, à partir de la gauche de qui donne. Deux Jokers s’y ajoutent s’ils servent d’atouts.'
	),
	'FP-10': rule(
		'Des Jokers pour atouts',
		'Là où les Jokers sont atouts, le jeu en a deux, sauf si la maison dit un autre nombre ; un atout ne bat que des groupes, jamais une suite que la maison permet.'
	),
	'SE-1': rule(
		'Les premières places',
		'Pour la première manche, on reste où l’on est : on touche les noms dans le sens horaire. L’ordre peut aussi se fixer à la main ou au hasard.'
	),
	'SE-3': rule(
		'On garde sa chaise',
		'Personne ne bouge : titres et impôts vont selon les places, tandis que le jeu va toujours dans le sens horaire, de chaise en chaise.'
	),
	'DK-7': rule(
		'Le Bâtard donne',
		'Le Bâtard mélange et donne.',
		'N’importe qui peut donner la première manche.'
	),
	'TX-7': rule(
		'Première manche sans impôt',
		'Personne ne paie quoi que ce soit à la première manche, car il n’y a pas encore de Roi.'
	),
	'TX-2': rule(
		'Qui paie combien',
		'Le Bâtard paie 3 cartes au Roi et, à partir de quatre, le Vice-bâtard 1 au Vice-roi.'
	),
	'TX-9': rule(
		'Imposition selon la place',
		'Une nouvelle personne paie et reçoit selon la place qu’elle a prise.'
	),
	'TX-3': rule(
		'Les plus hautes par valeur',
		'Le tribut, ce sont les meilleures cartes.',
		'Seule la valeur compte, même s’il faut casser un groupe\u00a0: avec un 2, un as et deux rois, le Bâtard donne le 2, l’as et un roi. À valeur égale, qui paie choisit.'
	),
	'TX-4': rule(
		'Les 2 et les Jokers d’abord',
		'Dans le tribut, les 2 sont au-dessus des as et les Jokers au-dessus des 2 : les atouts sont donc les premiers payés.'
	),
	'TX-5': rule(
		'Les pires reviennent',
		'Le Roi et le Vice-roi doivent rendre leurs cartes les plus basses, autant qu’ils en reçoivent. On ne peut pas garder le 3 de trèfle pour l’entame : qui a moins de quatre 3 et doit en rendre une partie rend d’abord celui-là.',
		'Les plus basses sont celles de la main telle que donnée ; entre d’autres cartes égales, qui les tient choisit.'
	),
	'FP-7': rule(
		'Les Jokers dans le retour',
		'Là où il y a des Jokers, ils comptent aussi haut dans le retour que dans le tribut : ils ne sont pas parmi les pires cartes.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'Les deux personnes d’une paire échangent leurs cartes.',
		'Elles les préparent et les échangent en même temps, face cachée, sans que les autres les voient\u202f; aucune paire n’en attend une autre.'
	),
	'PL-1': rule(
		'Cartes seules et groupes',
		'Un coup, c’est une carte, ou deux, trois ou quatre de même valeur. On ne joue pas de suites.'
	),
	'PL-2': rule(
		'Comment suivre',
		'Le jeu tourne dans le sens horaire, et on répond par autant de cartes, de valeur strictement plus haute. Le 3 est la carte la plus basse, l’as bat le roi, et le 2 est au-dessus de l’as ; les couleurs ne comptent jamais.'
	),
	'PL-5': rule(
		'Les 2 sont atouts',
		'Un 2 bat toute carte seule et tout groupe, sauf les 2, et rien ne le bat. Si on utilise des Jokers, la table dit avant la soirée comment : ou bien un Joker seul est l’atout et les 2 ne sont que la plus haute valeur, ou bien les 2 restent atouts et un Joker les bat aussi.',
		'Deux 2 ou plus ensemble sont le plus haut groupe de leur taille, et rien ne bat deux Jokers.'
	),
	'FP-1': rule(
		'Les 2 sous les Jokers',
		'Là où les 2 et les Jokers sont atouts, un Joker bat plusieurs 2, rien ne bat un Joker seul, et toute autre carte posée sur un 2 seul n’est simplement pas plus haute.'
	),
	'FP-2': rule(
		'Ce qui est imbattable',
		'Seul un atout que rien ne bat dans le jeu est dit imbattable ; les autres hautes cartes ne sont simplement jamais dépassées.'
	),
	'PL-6': rule(
		'Passer est définitif',
		'On peut passer sur tout coup d’une autre personne, qu’on puisse jouer ou non, et on ne rejoue pas avant le prochain pli.',
		'Qui entame doit jouer.'
	),
	'PL-8': rule(
		'Annoncer une suite',
		'En option, la troisième personne peut annoncer trois cartes qui se suivent d’un rang, comme 3, 4, 5 ; si elle ne le fait pas, qui continue la chaîne peut l’annoncer. Dès lors, seule la valeur suivante peut suivre, dans la teinte ou la couleur si on en a nommé une ; les atouts ne battent rien, les Jokers ne servent à rien, et un 2 ne vient qu’après l’as. La teinte ou la couleur doit être celle des trois. Qui annonce choisit la rigueur : l’ordre seul, la teinte, ou la couleur.',
		'Tout cela ne vaut que pour des cartes seules.'
	),
	'FP-5': rule(
		'Tant que l’annonce tient',
		'Une annonce faite est en vigueur : tout sauf la carte suivante rompt la suite, que ce soit une paire, un atout ou un Joker, et de même tout ce qui vient après son 2.'
	),
	'FP-12': rule(
		'Voisines dans une suite',
		'L’ordre en usage dit quelles cartes sont voisines : l’as suit le roi, et le 2 suit l’as.'
	),
	'PL-7': rule(
		'Gagner le pli',
		'Quand toutes les autres personnes ont passé, la dernière à avoir joué gagne le pli et entame le suivant.',
		'Les cartes jouées ne servent plus de la manche.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'Qui a le 3 de trèfle entame, et le premier coup contient cette carte, seule ou dans un groupe.',
		'Il en va ainsi à toutes les manches suivantes.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, la prochaine personne, dans le sens horaire, qui a encore des cartes entame.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, titres et impôts changent aussi : Vice-roi et Vice-bâtard apparaissent à quatre et disparaissent à trois.'
	),
	'MA-1': rule(
		'Annoncer demande de la pratique',
		'Annoncer une suite convient à une table où quelques personnes au moins connaissent bien le jeu.'
	),
	'MA-2': rule('Autres noms', 'Le jeu est aussi connu sous le nom anglais Rich Man, Poor Man.')
} satisfies RuleTexts satisfies Catalogue['rules-kings-and-bastards'];
