import { grammar } from '#lib/messages/grammar.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const { list } = grammar('es');

export default {
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} se llama ${name}`))}.`,
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title}: ${points}`))}.`,
	names: {
		president: ['Culo', 'Presidente y Culo', 'President'],
		dalmuti: ['The Great Dalmuti'],
		'kings-and-bastards': ['Kings and Bastards']
	}
} satisfies CodeOf<'es', 'rules'>;
