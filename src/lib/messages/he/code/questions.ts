import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['תחת', 'סגן תחת'],
			['קבצן', 'סגן קבצן']
		]
	}
} satisfies CodeOf<'he', 'questions'>;
