import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'À combien jouer',
		'Le Grand Dalmuti est idéal de cinq à huit ; on peut aussi y jouer à quatre ou à plus de huit.',
		'Jusqu’à douze, et à trois avec un avertissement.'
	),
	'TI-4': rule(
		'Titres par place',
		'Depuis le haut : Grand Dalmuti, Petit Dalmuti ; depuis le bas : Grand Péon, Petit Péon ; toutes les autres places sont Marchand.',
		'À trois : Grand Dalmuti, Marchand et Grand Péon.'
	),
	'TI-6': rule(
		'Autres titres et formes',
		'Une table peut renommer n’importe quel titre, et on peut s’adresser à quelqu’un par une autre forme du sien.'
	),
	'DK-5': rule(
		'Le jeu de quatre-vingts',
		'Chaque valeur a autant de cartes que son nombre, d’un Dalmuti à douze Paysans, et il y a deux Bouffons : 80 en tout. De la meilleure à la pire : Dalmuti, Archevêque, Comte-maréchal, Baronne, Abbesse, Chevaliers, Couturière, Maçons, Cuisinières, Bergère, Tailleurs de pierre, Paysans. En option, à quatre on retire les 12 et les 11 et on joue avec 57 cartes, à cinq on retire les 12 et on joue avec 68.'
	),
	'SE-1': rule(
		'Le premier tirage',
		'Tout le monde tire une carte ; le plus petit nombre est le meilleur et s’assied en tête, et les Bouffons sont le pire tirage. Les cartes retournent dans le jeu.',
		'En cas d’égalité, on tire à nouveau entre soi, sans jamais passer devant quelqu’un qui n’était pas à égalité.'
	),
	'SE-2': rule(
		'Le meilleur siège d’abord',
		'Le Grand Dalmuti choisit une chaise, le Petit Dalmuti s’assied à sa gauche, les autres suivent dans l’ordre des places, et le Grand Péon vient en dernier.'
	),
	'DK-7': rule(
		'Le Grand Péon donne',
		'Le Grand Péon mélange et donne, une carte à la fois à partir du Grand Dalmuti, et ramasse les plis. Certaines mains ont une carte de plus.'
	),
	'DK-8': rule(
		'Une carte vue',
		'En option, le Grand Dalmuti dit où va une carte vue à la donne : à qui l’a reçue, ou au Grand Péon, qui lui donne alors en échange une carte de sa main, au hasard.',
		'Sans cette option, les cartes sont redonnées.'
	),
	'TX-7': rule(
		'Des impôts dès le début',
		'Si, par une option, la première donne vaut à elle seule révolution, cette manche est sans impôt.',
		'Sinon, on paie l’impôt dès la première manche, car le tirage a donné une place à tout le monde.'
	),
	'TX-2': rule(
		'Qui paie combien',
		'Le Grand Péon paie 2 cartes au Grand Dalmuti, le Petit Péon 1 au Petit Dalmuti.',
		'À trois, on ne paie que ces 2 cartes.'
	),
	'TX-9': rule(
		'Imposition selon le siège',
		'Une nouvelle personne paie et reçoit selon le siège qu’elle a pris.'
	),
	'TX-3': rule(
		'Les plus petits nombres partent',
		'Le tribut, ce sont les meilleures cartes, et les plus petits nombres sont les meilleurs.',
		'Cela vaut même s’il faut casser un groupe. À valeur égale, qui paie choisit.'
	),
	'TX-4': rule(
		'Les Bouffons échappent à l’impôt',
		'Pour l’impôt, un Bouffon vaut moins qu’un Paysan. Il ne part que s’il ne reste rien d’autre à donner.'
	),
	'TX-5': rule(
		'Ce qui revient',
		'Le Grand Dalmuti rend deux cartes au choix, le Petit Dalmuti une.',
		'Ils choisissent avant de voir le tribut.'
	),
	'TX-6': rule(
		'L’ordre de l’échange',
		'Les deux paires échangent en même temps.',
		'Les deux personnes d’une paire préparent d’abord leurs cartes puis les échangent, face cachée, sans que les autres les voient\u202f; aucune paire n’a à attendre.'
	),
	'TX-10': rule(
		'Échange des Marchands',
		'En option, le Marchand le plus haut peut échanger une carte à l’aveugle avec un autre Marchand pendant qu’on paie l’impôt, donc à partir de six.',
		'Pas quand une révolution a annulé l’impôt.'
	),
	'RV-2': rule(
		'Faire la révolution',
		'Qui a reçu les deux Bouffons à la donne peut faire la révolution : personne ne paie. Si c’est le Grand Péon, même à une première donne sans impôt par option, c’est une grande révolution : la première et la dernière place s’échangent, puis la deuxième et l’avant-dernière, et ainsi de suite vers le milieu.',
		'On la fait avant que le premier impôt soit payé. On se déplace avec sa main, et le nouveau Grand Dalmuti entame.'
	),
	'RV-3': rule(
		'Aucune obligation',
		'Avec les deux Bouffons, en haut comme en bas, on peut faire la révolution ou se taire.'
	),
	'FP-9': rule(
		'Pourquoi personne ne paie',
		'Quand la première manche est sans impôt, c’est la raison donnée ; si on y fait la révolution, c’est la révolution.'
	),
	'PL-1': rule(
		'Seulement des groupes',
		'Un coup est un groupe : une ou plusieurs cartes de même valeur, autant qu’il y en a.',
		'On ne joue pas de suites.'
	),
	'PL-2': rule(
		'Comment suivre',
		'Le jeu tourne vers la gauche, et on répond par autant de cartes, de valeur strictement meilleure. Les petits nombres sont meilleurs : le 1 bat tout, le 12 est la pire carte, hormis un Bouffon seul.'
	),
	'PL-3': rule(
		'Les Bouffons s’adaptent',
		'À côté d’autres cartes, un Bouffon prend leur valeur. Seul, c’est un 13, pire qu’un Paysan.',
		'Deux Bouffons ensemble aussi.'
	),
	'PL-6': rule(
		'Quand passer',
		'On peut passer sur tout coup d’une autre personne, qu’on ait ou non de quoi jouer.',
		'Qui a passé peut rejouer quand le tour revient, et qui entame doit jouer.'
	),
	'FP-2': rule(
		'Le Dalmuti seul',
		'Un 1 n’est pas dit imbattable : il n’est simplement jamais dépassé, donc ce qui le suivrait n’est pas plus haut.'
	),
	'LE-1': rule(
		'Qui entame en premier',
		'Le Grand Dalmuti entame, à la première manche et à toutes les suivantes.'
	),
	'LE-2': rule(
		'L’entame après une sortie',
		'Si les cartes avec lesquelles quelqu’un finit gagnent le pli, la prochaine personne, dans le sens horaire, qui a encore des cartes entame.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, les titres changent aussi, de même qu’un jeu allégé.'
	),
	'SC-1': rule(
		'Des points par personne devancée',
		'En option, on marque 1 point par personne qui finit plus tard. En comptage philanthropique, le Grand Dalmuti marque 1 de plus si le Grand Péon monte, et le Petit Dalmuti 1 de plus si le Petit Péon monte.',
		'Monter, c’est finir au-dessus de la place tenue au début du jeu, après une éventuelle grande révolution.'
	),
	'FP-14': rule(
		'Philanthropie à trois',
		'À trois, seul le Grand Dalmuti peut gagner le point de philanthropie.'
	),
	'SC-2': rule(
		'Longueur d’une série',
		'Avec des points, une série a un nombre fixé de manches : 20, ou 30 ou 40 pour une longue nuit. Le plus haut total gagne.',
		'Les totaux égaux partagent la victoire.'
	),
	'DE-3': rule(
		'Chapeaux, œillet et bonbons',
		'Une table peut distribuer des chapeaux par titre, un œillet pour le Grand Dalmuti, de bons et de mauvais sièges, et les bonbons selon le rang. Le Grand Péon peut s’asseoir sur une valise, une caisse ou par terre.'
	),
	'MA-1': rule(
		'Jouer son rang',
		'Jouer son rôle est bienvenu : arrogance ou largesse en haut, humilité ou défi en bas, et entre les deux des Marchands qui flattent le haut et snobent le bas.'
	),
	'MA-2': rule('Autres noms', 'Le jeu se vend aussi sous le nom de Corporate Shuffle.')
} satisfies RuleTexts satisfies Catalogue['rules-dalmuti'];
