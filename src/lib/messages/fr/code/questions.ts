import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['Trou du cul', 'Vice-trou du cul'],
			['Mendiant', 'Vice-mendiant']
		]
	}
} satisfies CodeOf<'fr', 'questions'>;
