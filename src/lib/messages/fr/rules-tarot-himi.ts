import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'Le reste comme Tahimi',
		'Tarot-Himi, c’est Tahimi avec un jeu de tarot : titres, impôts, jeu et entames sont les mêmes.'
	),
	'TH-1': rule(
		'Le jeu de tarot',
		'On joue avec un jeu de tarot\u00a0: des cartes de couleur proches des cartes ordinaires, et les arcanes majeurs, qui sont les atouts.',
		'Ce sont 56 cartes en quatre couleurs, où le Page et le Cavalier remplacent le valet, et 22 atouts\u00a0: 78 cartes, toutes données.'
	),
	'TH-2': rule(
		'Page et Cavalier',
		'De la plus faible à la plus forte : 2 à 10, Page, Cavalier, dame, roi, as. Les atouts sont hors de cet ordre.'
	),
	'TH-3': rule(
		'Les atouts de la table',
		'Les atouts ont des pouvoirs spéciaux qui l’emportent sur les règles habituelles\u202f; la source ne dit pas lesquels.',
		'À la table de dire ce que peut un atout.'
	),
	'TH-5': rule(
		'Les atouts dans l’impôt et au tirage',
		'Dans le tribut, un atout compte au-dessous de toute valeur : il ne part que s’il ne reste rien d’autre. Au tirage des sièges, un atout est au-dessous de toute carte.'
	),
	'PL-2': rule(
		'Comment suivre',
		'On répond par autant de cartes, de valeur strictement plus haute. Les couleurs ne comptent jamais.'
	),
	'JO-4': rule(
		'Une table qui change de taille',
		'Quand le nombre de personnes change, titres et impôts changent aussi.',
		'La taille des mains change également.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-tarot-himi'];
