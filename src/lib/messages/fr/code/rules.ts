import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('fr');

export default {
	renamedTitles: (titles: readonly (readonly [title: string, name: string])[]) =>
		`${list(titles.map(([title, name]) => `${title} s’appelle ${name}`))}.`,
	pointsOf: (titles: readonly (readonly [title: string, points: number])[]) =>
		`${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	/** Further names of the games among French speakers. */
	names: {
		president: ['Trouduc', 'Trou du cul', 'Troufion', 'Le Président'],
		dalmuti: ['Dalmuti'],
		daifugo: ['Grand Millionnaire', 'Millionnaire']
	}
} satisfies CodeOf<'fr', 'rules'>;
