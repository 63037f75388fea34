import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['Culo', 'Viceculo'],
			['Mendigo', 'Vicemendigo']
		]
	}
} satisfies CodeOf<'es', 'questions'>;
