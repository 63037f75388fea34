import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'Le reste comme Tahimi',
		'Tarot-Himi, c’est Tahimi avec un jeu de tarot : titres, impôts, jeu et entames sont les mêmes.'
	),
	'TH-1': rule(
		'Le jeu de tarot',
		'Le jeu a 56 cartes en quatre couleurs, où le Page et le Cavalier remplacent le valet, et 22 atouts : 78 cartes, toutes données.'
	),
	'TH-2': rule(
		'Page et Cavalier',
		'De la plus faible à la plus forte : 2 à 10, Page, Cavalier, dame, roi, as. Les atouts sont hors de cet ordre.'
	),
	'TH-3': rule(
		'Les atouts de la table',
		'À la table de dire ce que peut un atout : pour chacun des 22, l’appli a un nom, un numéro et un texte vide, que la table remplit. Quand un atout est joué, le texte de la table s’affiche à la place d’un verdict.'
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
		'Quand le nombre de personnes change, titres, impôts et taille des mains changent aussi, et l’appli dit ce qui est nouveau.'
	)
} satisfies RuleTexts satisfies Catalogue['rules-tarot-himi'];
