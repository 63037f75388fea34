import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { small } from './grammar/ordinals.ts';

const { plural } = grammar('es');

const moves = (n: number) =>
	plural(n, { one: `Se mueve ${n} persona`, other: `Se mueven ${n} personas` });
const onlyMoves = (n: number) =>
	plural(n, { one: `solo se mueve ${n}`, other: `solo se mueven ${n}` });

export default {
	firstTime:
		'Cada quien se sienta como muestra el círculo. Al tocar una silla, se sienta en ella quien ocupa el primer puesto.',
	comeAndGo: 'Altas y bajas',
	number: {
		'too-few': 'Hay muy poca gente para estas reglas.',
		'too-many': 'Hay demasiada gente para estas reglas.'
	},
	numberRemedy: {
		'too-few': 'Alguien tiene que incorporarse, o la velada acaba.',
		'too-many': 'Alguien tiene que irse, o la velada acaba.'
	},
	tile: (name: string, place: number, title: string) => `${name}, puesto ${place}, ${title}`,
	tileToTurn: (name: string, place: number, title: string, top: string) =>
		`${name}, puesto ${place}, ${title}. Sentar aquí a ${top}`,
	picksChair: (name: string) => `${name} elige silla.`,
	othersFollow: 'El resto sigue en sentido horario, por puestos.',
	everyoneStays: 'Cada quien sigue en su silla.',
	titlesMove: 'Cambian los títulos.',
	nobodyMoves: 'Nadie se mueve.',
	move: (n: number) => `${moves(n)}.`,
	choiceMoves: (n: number) => moves(n),
	choiceFewest: (n: number) => `${moves(n)}, el mínimo`,
	betterAnother: (top: string, n: number) => `Si ${top} ocupa otra silla, ${onlyMoves(n)}.`,
	betterOf: (top: string, sitter: string, n: number) =>
		`Si ${top} ocupa la silla de ${sitter}, ${onlyMoves(n)}.`,
	turn: 'Girar la mesa',
	everyChoice: 'Todas las opciones',
	peopleMove: 'La gente se mueve a su puesto',
	peopleStay: 'Cambian los títulos, la gente se queda',
	seatedLead: (lead: string) => `En su sitio: ${small(lead)}`,
	seatedDeal: 'En su sitio: a repartir',
	where: (name: string) => `¿Dónde se sienta ${name}?`,
	freeChair: 'En la silla libre',
	whereSits: (name: string) => `Dónde se sienta ${name}`,
	chairOf: (name: string) => `En la silla de ${name}`
} satisfies Catalogue['seats'];
