import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { small } from './grammar/ordinals.ts';

const { byCount } = grammar('es');

const chairOf = (sitter: string) => `silla de ${sitter}`;
const number = (n: number) => (n === 0 ? 'nadie' : String(n));

export default {
	firstTime: 'Al tocar un nombre se ve el camino.',
	comeAndGo: 'Altas y bajas',
	number: {
		'too-few': 'Hay muy poca gente para estas reglas.',
		'too-many': 'Hay demasiada gente para estas reglas.'
	},
	numberRemedy: {
		'too-few': 'Alguien tiene que incorporarse, o la velada acaba.',
		'too-many': 'Alguien tiene que irse, o la velada acaba.'
	},
	mends: (n: number) => `Un cambio de reglas, desde el próximo reparto, y pueden jugar ${n}:`,
	asYouSit: 'como estáis ahora',
	tile: (name: string, place: number, title: string) => `${name}, puesto ${place}, ${title}`,
	tileDoes: (tile: string, does: string) => `${tile}: ${does}`,
	joins: 'se une',
	stays: 'se queda',
	chairOf,
	shortChairOf: (sitter: string) => `de ${sitter}`,
	freeChair: 'silla libre',
	takes: (sitter: string) => `ocupa la ${chairOf(sitter)}`,
	takesFree: (left: string, right: string) => `ocupa la silla libre entre ${left} y ${right}`,
	someone: (name: string, does: string) => `${name} ${does}`,
	picksChair: (name: string) => `${name} elige silla.`,
	othersFollow: (counter: boolean) =>
		`El resto sigue ${counter ? 'en sentido antihorario' : 'en sentido horario'}, por puestos.`,
	everyoneStays: 'Cada quien sigue en su silla.',
	titlesMove: 'Cambian los títulos.',
	titlesMoveOnce: 'Cambian los títulos, en esta ronda.',
	nobodyMoves: 'Nadie se mueve',
	move: byCount('Se mueve # persona', 'Se mueven # personas'),
	shortMove: byCount('Se mueve #', 'Se mueven #'),
	ifTakes: (n: number, top: string, sitter: string) =>
		`${number(n)} si ${top} ocupa la ${chairOf(sitter)}`,
	ifTakesFree: (n: number, top: string) => `${number(n)} si ${top} ocupa la silla libre`,
	ifStays: (n: number, top: string) => `${number(n)} si ${top} se queda`,
	change: 'Cambiar…',
	seated: 'En su sitio',
	seatedLead: (lead: string) => `En su sitio: ${small(lead)}`
} satisfies Catalogue['seats'];
