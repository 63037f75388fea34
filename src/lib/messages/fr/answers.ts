import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `La carte la plus forte : ${card}, puis ${next}.`,
	lowest: (card: string, next: string) =>
		`La carte la plus faible : ${card}, juste en dessous de ${next}.`,
	wildAbove: (wild: string) => `Un ${wild} seul est au-dessus de toutes.`,
	wildBelow: (wild: string) => `Un ${wild} seul est en dessous de toutes.`,
	above: (card: string, other: string) => `${card} est plus fort que ${other}.`,
	between: (below: string, card: string, above: string) =>
		`${card} est plus fort que ${below} et plus faible que ${above}.`,
	order: (cards: readonly string[]) => `De la plus faible à la plus forte : ${cards.join(' ')}.`,
	copies: (count: number, card: string) => `Le jeu compte ${count} cartes de valeur ${card}.`,
	collectsOpen:
		'La source ne nomme personne : la table décide qui ramasse les cartes. Elles ne servent plus de la manche.',
	runLength: (cards: number) => `Une suite compte au moins ${cards} cartes.`,
	nothingBeats: (card: string) => `Non, rien ne bat ${card}.`,
	beatenBy: (card: string, by: readonly string[]) => `${card} est battu par : ${by.join(', ')}.`,
	noEffect: (card: string) => `${card} n’a aucun effet particulier à cette table.`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`De haut en bas : ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`,
	without: (name: string) => `Sans ${name}, dès la prochaine donne :`,
	questions: {
		ranking: 'Quelle carte est la plus forte ?',
		copies: 'Combien de cartes de cette valeur ?',
		collects: 'Qui ramasse les cartes ?',
		'run-length': 'Quelle longueur pour une suite ?',
		counts: 'Combien de cartes pour suivre ?',
		beaten: 'Qu’est-ce qui bat cette carte ?',
		effect: 'Que fait cette carte ?',
		players: 'Combien peuvent jouer ?',
		titles: 'Comment s’appellent les places ?',
		taxes: 'Qui paie combien ?',
		'first-lead': 'Qui entame la première manche ?',
		score: 'Compte-t-on les points ?'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
