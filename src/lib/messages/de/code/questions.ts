import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['Arschloch', 'Vizearschloch'],
			['Bettler', 'Vizebettler']
		]
	}
} satisfies CodeOf<'de', 'questions'>;
