import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('de');

const chairOf = (sitter: string) => `Stuhl von ${sitter}`;
const number = (n: number) => (n === 0 ? 'niemand' : String(n));

export default {
	firstTime: 'Tippt auf einen Namen, dann seht ihr den Weg.',
	comeAndGo: 'Kommen und gehen',
	number: {
		'too-few': 'Für diese Regeln seid ihr zu wenige.',
		'too-many': 'Für diese Regeln seid ihr zu viele.'
	},
	numberRemedy: {
		'too-few': 'Jemand muss dazukommen, oder der Abend endet.',
		'too-many': 'Jemand muss gehen, oder der Abend endet.'
	},
	mends: (n: number) => `Eine Änderung der Regeln, ab dem nächsten Geben, und ${n} können spielen:`,
	asYouSit: 'wie ihr jetzt sitzt',
	tile: (name: string, place: number, title: string) => `${name}, Platz ${place}, ${title}`,
	tileDoes: (tile: string, does: string) => `${tile}: ${does}`,
	joins: 'kommt dazu',
	stays: 'bleibt sitzen',
	chairOf,
	shortChairOf: (sitter: string) => `zu ${sitter}`,
	freeChair: 'freier Stuhl',
	takes: (sitter: string) => `nimmt den ${chairOf(sitter)}`,
	takesFree: (left: string, right: string) =>
		`nimmt den freien Stuhl zwischen ${left} und ${right}`,
	someone: (name: string, does: string) => `${name} ${does}`,
	picksChair: (name: string) => `${name} sucht sich einen Stuhl aus.`,
	othersFollow: (counter: boolean) =>
		`Die anderen folgen ${counter ? 'gegen den Uhrzeigersinn' : 'im Uhrzeigersinn'}, nach ihrem Platz.`,
	everyoneStays: 'Alle bleiben sitzen.',
	titlesMove: 'Die Titel wandern.',
	titlesMoveOnce: 'Die Titel wandern, nur in dieser Runde.',
	nobodyMoves: 'Niemand zieht um',
	move: byCount('# Person zieht um', '# Personen ziehen um'),
	shortMove: byCount('# zieht um', '# ziehen um'),
	ifTakes: (n: number, top: string, sitter: string) =>
		`${number(n)}, wenn ${top} den ${chairOf(sitter)} nimmt`,
	ifTakesFree: (n: number, top: string) => `${number(n)}, wenn ${top} den freien Stuhl nimmt`,
	ifStays: (n: number, top: string) => `${number(n)}, wenn ${top} sitzen bleibt`,
	change: 'Ändern …',
	seated: 'Alle sitzen',
	seatedLead: (lead: string) => `Alle sitzen – ${lead}`
} satisfies Catalogue['seats'];
