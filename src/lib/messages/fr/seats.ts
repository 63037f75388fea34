import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { plural } = grammar('fr');

const moves = (n: number) =>
	plural(n, { one: `${n} personne bouge`, other: `${n} personnes bougent` });

export default {
	firstTime:
		'Asseyez-vous comme sur le cercle. Touchez une chaise pour y asseoir plutôt la première place.',
	comeAndGo: 'Arrivées et départs',
	number: {
		'too-few': 'Il n’y a pas assez de monde pour ces règles.',
		'too-many': 'Il y a trop de monde pour ces règles.'
	},
	numberRemedy: {
		'too-few': 'Quelqu’un doit arriver, ou la soirée se termine.',
		'too-many': 'Quelqu’un doit partir, ou la soirée se termine.'
	},
	tile: (name: string, place: number, title: string) => `${name}, place ${place}, ${title}`,
	tileToTurn: (name: string, place: number, title: string, top: string) =>
		`${name}, place ${place}, ${title}. Asseoir ${top} ici`,
	picksChair: (name: string) => `${name} choisit une chaise.`,
	othersFollow: 'Les autres suivent dans le sens horaire, dans l’ordre des places.',
	everyoneStays: 'Personne ne change de chaise.',
	titlesMove: 'Les titres se déplacent.',
	nobodyMoves: 'Personne ne bouge.',
	move: (n: number) => `${moves(n)}.`,
	choiceMoves: (n: number) => moves(n),
	choiceFewest: (n: number) => `${moves(n)}, le minimum`,
	betterAnother: (top: string, n: number) =>
		`Si ${top} prend une autre chaise, ${n === 0 ? 'personne ne bouge' : `seulement ${moves(n)}`}.`,
	betterOf: (top: string, sitter: string, n: number) =>
		`Si ${top} prend la chaise ${de(sitter)}, ${n === 0 ? 'personne ne bouge' : `seulement ${moves(n)}`}.`,
	turn: 'Tourner la table',
	everyChoice: 'Tous les choix',
	peopleMove: 'On change de chaise',
	peopleStay: 'Seuls les titres bougent',
	seatedLead: (lead: string) => `En place — ${lead}`,
	seatedDeal: 'En place — à la donne',
	where: (name: string) => `Où s’assied ${name}\u202f?`,
	freeChair: 'Sur la chaise libre',
	whereSits: (name: string) => `Où s’assied ${name}`,
	chairOf: (name: string) => `Sur la chaise ${de(name)}`
} satisfies Catalogue['seats'];
