import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';
import type { GameNames } from '#lib/messages/parameters.ts';

export default {
	rules: ({ game, top, last }: GameNames) =>
		({
			'DF-10': rule(
				'Deux jeux',
				'En option, à partir de cinq personnes, deux jeux sont mêlés ; de treize à seize, il les faut. On peut alors mettre jusqu’à quatre Jokers et poser jusqu’à huit cartes d’une valeur, et un carré veut dire quatre ou plus. Si deux personnes ont un 3 de trèfle, la plus proche à gauche de qui donne entame.'
			),
			'DK-8': rule(
				'Une carte vue',
				'Si une carte est vue pendant la donne, les cartes sont ramassées et redonnées.'
			),
			'TX-11': rule(
				'Oubli ou mauvaises cartes',
				'L’appli suit qui a payé et qui a rendu. Si de mauvaises cartes ont changé de main, elles reviennent et les bonnes suivent, ou la table fixe une amende.'
			),
			'FP-6': rule(
				'Cartes égales à donner',
				'Quand seules certaines de plusieurs cartes égales doivent partir, l’appli dit combien, et qui les tient choisit lesquelles.'
			),
			'PL-7': rule(
				'Gagner le pli',
				'Quand toutes les autres personnes ont passé, la dernière à avoir joué gagne le pli et entame le suivant. Les cartes jouées ne servent plus de la manche.'
			),
			'SE-4': rule(
				'Les places selon les sorties',
				`Qui n’a plus de cartes en premier prend la première place (${top}), les autres suivent dans l’ordre des sorties, et qui a encore des cartes à la fin prend la dernière (${last}).`,
				`Qui part en pleine manche prend la plus mauvaise place encore libre\u202f; une manche peut être annulée, ou écourtée, le reste étant placé à la main.`
			),
			'JO-1': rule(
				'Seulement entre les manches',
				'Les nouvelles personnes arrivent entre les manches.',
				'On part aussi entre les manches\u202f; les autres resserrent alors les rangs.'
			),
			'JO-5': rule(
				'Revenir',
				'Qui part puis revient compte comme une nouvelle personne. On peut aussi sauter une manche et garder sa place, pendant que les autres resserrent les rangs.'
			),
			'SC-4': rule('Pas de points', `${game} ne compte pas de points et n’a pas de fin fixée.`),
			'DE-2': rule(
				'Changer les règles',
				'La table convient ensemble d’un changement, et le journal le dit. Il vaut dès la prochaine donne, pour une manche ou jusqu’à nouvel ordre ; les manches déjà jouées gardent leurs règles.'
			),
			'FP-15': rule(
				'Règles maison incompatibles',
				'Des règles maison qui ne peuvent pas aller ensemble sont refusées, avec la raison et les deux qui se contredisent.'
			),
			// where people move
			'FP-13': rule(
				'Les arrivées ne comptent pas',
				'Quand l’appli compte qui doit changer de chaise, les nouvelles personnes ne sont pas comptées.'
			),
			// where a title brings demands
			'DE-4': rule(
				'Sans contrainte',
				'Un décret ne demande jamais ce qui met quelqu’un mal à l’aise.'
			)
		}) satisfies RuleTexts,
	inApp: ({ top }: GameNames) => ({
		'SE-2': 'Pour chaque choix, l’appli montre combien de personnes doivent bouger.',
		'DK-4': 'L’appli énumère les cartes avant la donne.',
		'DK-7':
			'Avant chaque donne, l’appli montre qui donne, le jeu, le nombre de cartes par personne et qui en a une de plus.',
		'JO-4': 'L’appli dit ce qui est nouveau.',
		'SC-4': `L’appli compte tout de même les manches gagnées, les manches en première place (${top}) et le plus long règne.`,
		'TH-3':
			'Pour chacun des 22 atouts, l’appli a un nom, un numéro et un texte vide, que la table remplit. Quand un atout est joué, ce texte s’affiche à la place d’un verdict.'
	}),
	newcomersInTheMiddle: rule(
		'Les arrivées au milieu',
		'Les nouvelles personnes s’asseyent ensemble sous la moitié supérieure des autres, dans l’ordre d’arrivée. Si une seule rejoint une table de quatre, elle est troisième ; de même à une table de trois.'
	),
	newcomersAtTheBottom: rule(
		'Les arrivées en dernier',
		'Les nouvelles personnes prennent les dernières places, dans l’ordre d’arrivée.'
	)
} satisfies Catalogue['rules-shared'];
