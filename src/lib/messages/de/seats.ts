import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('de');

const moves = (n: number) =>
	plural(n, { one: `${n} Person zieht um`, other: `${n} Personen ziehen um` });
const only = (n: number) =>
	plural(n, { one: `zieht nur ${n} Person um`, other: `ziehen nur ${n} Personen um` });

export default {
	firstTime: 'Setzt euch wie im Ring. Tippt auf einen Stuhl, um Platz 1 dorthin zu setzen.',
	comeAndGo: 'Kommen und gehen',
	number: {
		'too-few': 'Für diese Regeln seid ihr zu wenige.',
		'too-many': 'Für diese Regeln seid ihr zu viele.'
	},
	numberRemedy: {
		'too-few': 'Jemand muss dazukommen, oder der Abend endet.',
		'too-many': 'Jemand muss gehen, oder der Abend endet.'
	},
	tile: (name: string, place: number, title: string) => `${name}, Platz ${place}, ${title}`,
	tileToTurn: (name: string, place: number, title: string, top: string) =>
		`${name}, Platz ${place}, ${title}. ${top} hierher setzen`,
	picksChair: (name: string) => `${name} sucht sich einen Stuhl aus.`,
	othersFollow: 'Die anderen folgen im Uhrzeigersinn, nach ihrem Platz.',
	everyoneStays: 'Alle bleiben sitzen.',
	titlesMove: 'Die Titel wandern.',
	nobodyMoves: 'Niemand zieht um.',
	move: (n: number) => `${moves(n)}.`,
	choiceMoves: (n: number) => moves(n),
	choiceFewest: (n: number) => `${moves(n)}, weniger geht nicht`,
	betterAnother: (top: string, n: number) => `Nimmt ${top} einen anderen Stuhl, ${only(n)}.`,
	betterOf: (top: string, sitter: string, n: number) =>
		`Nimmt ${top} den Stuhl von ${sitter}, ${only(n)}.`,
	turn: 'Tisch drehen',
	everyChoice: 'Alle Möglichkeiten',
	peopleMove: 'Leute wechseln den Stuhl',
	peopleStay: 'Titel wandern, Leute nicht',
	seatedLead: (lead: string) => `Alle sitzen – ${lead}`,
	seatedDeal: 'Alle sitzen – Karten geben',
	where: (name: string) => `Wo sitzt ${name}?`,
	freeChair: 'Auf dem freien Stuhl',
	whereSits: (name: string) => `Wo ${name} sitzt`,
	chairOf: (name: string) => `Auf dem Stuhl von ${name}`
} satisfies Catalogue['seats'];
