import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');

export default {
	renamedTitles: (titles) => `${list(titles.map(([title, name]) => `${title}: ${name}`))}.`,
	pointsOf: (titles) => `${list(titles.map(([title, points]) => `${title} ${points}`))}.`,
	names: {
		president: ['פרזידנט'],
		daifugo: ['מיליונר'],
		temple: ['החצר של הקיסר']
	}
} satisfies CodeOf<'he', 'rules'>;
