import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';

const { byCount } = grammar('fr');

const chairOf = (sitter: string) => `chaise ${de(sitter)}`;
const number = (n: number) => (n === 0 ? 'personne' : String(n));

export default {
	firstTime: 'Touchez un nom pour voir le chemin.',
	comeAndGo: 'Arrivées et départs',
	number: {
		'too-few': 'Il n’y a pas assez de monde pour ces règles.',
		'too-many': 'Il y a trop de monde pour ces règles.'
	},
	numberRemedy: {
		'too-few': 'Quelqu’un doit arriver, ou la soirée se termine.',
		'too-many': 'Quelqu’un doit partir, ou la soirée se termine.'
	},
	mends: (n: number) =>
		`Un changement de règles, dès la prochaine donne, et ${n} peuvent jouer\u00a0:`,
	asYouSit: 'vos places actuelles',
	tile: (name: string, place: number, title: string) => `${name}, place ${place}, ${title}`,
	tileDoes: (tile: string, does: string) => `${tile}\u00a0: ${does}`,
	joins: 'arrive',
	stays: 'reste',
	chairOf,
	shortChairOf: (sitter: string) => `chez ${sitter}`,
	freeChair: 'chaise libre',
	takes: (sitter: string) => `prend la ${chairOf(sitter)}`,
	takesFree: (left: string, right: string) => `prend la chaise libre entre ${left} et ${right}`,
	someone: (name: string, does: string) => `${name} ${does}`,
	picksChair: (name: string) => `${name} choisit une chaise.`,
	othersFollow: (counter: boolean) =>
		`Les autres suivent ${counter ? 'dans le sens antihoraire' : 'dans le sens horaire'}, dans l’ordre des places.`,
	everyoneStays: 'Personne ne change de chaise.',
	titlesMove: 'Les titres se déplacent.',
	titlesMoveOnce: 'Les titres se déplacent, pour cette manche.',
	nobodyMoves: 'Personne ne bouge',
	move: byCount('# personne bouge', '# personnes bougent'),
	shortMove: byCount('# bouge', '# bougent'),
	ifTakes: (n: number, top: string, sitter: string) =>
		`${number(n)} si ${top} prend la ${chairOf(sitter)}`,
	ifTakesFree: (n: number, top: string) => `${number(n)} si ${top} prend la chaise libre`,
	ifStays: (n: number, top: string) => `${number(n)} si ${top} reste`,
	change: 'Changer…',
	seated: 'En place',
	seatedLead: (lead: string) => `En place — ${lead}`
} satisfies Catalogue['seats'];
