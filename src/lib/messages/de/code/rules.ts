import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('de');

export default {
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} heißt ${name}`))}.`,
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	names: {
		president: ['Arschloch', 'Bettler', 'Bettelmann', 'Kapitalist'],
		dalmuti: ['Dalmuti', 'The Great Dalmuti'],
		'kings-and-bastards': ['Kings and Bastards', 'König und Bettelmann'],
		daifugo: ['Großer Millionär', 'Daifugo']
	}
} satisfies CodeOf<'de', 'rules'>;
