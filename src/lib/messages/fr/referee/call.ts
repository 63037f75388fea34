import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/fr/grammar/nouns.ts';

const { list, either } = grammar('fr');

export const call = {
	question: 'Cette annonce était-elle bonne ?',
	good: 'L’annonce est bonne',
	bad: 'L’annonce ne tient pas',
	plays: 'Les cartes seules, celle de l’annonce en dernier',
	how: 'Touchez les cartes seules dans l’ordre où elles ont été jouées, jusqu’à celle de l’annonce, et ce qui a été annoncé. Deux fois de suite la même valeur est une paire.',
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))} se suivent, et l’annonce vaut pour les trois. Seule la carte suivante peut maintenant être jouée\u202f; les atouts ne battent rien.`,
	open: (calls: readonly string[]) => `Qui annonce choisit la rigueur\u00a0: ${either(calls)}.`,
	fault: {
		'not-played-here': () => 'À cette table, on n’annonce pas de suites.',
		'too-few': () =>
			'Il faut trois cartes seules de suite. Avec moins, il n’y a encore rien à annoncer.',
		'not-singles': () => 'Seules les cartes isolées comptent : les trois doivent l’être.',
		jokers: () => 'Un Joker ne fait pas partie d’une suite annoncée.',
		'not-neighbours': (cards) =>
			`${list(cards.map(cardText))} ne se suivent pas, chacune une valeur au-dessus de la précédente.`,
		colour: (cards) =>
			`${list(cards.map(cardText))} ne sont pas toutes de cette couleur, rouge ou noire.`,
		suit: (cards) => `${list(cards.map(cardText))} ne sont pas toutes de cette couleur.`
	} as Readonly<Record<CallFault, (cards: readonly Card[]) => string>>
};
