import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['大貧民', '貧民'],
			['ビリ', 'ブービー']
		]
	}
} satisfies CodeOf<'ja', 'questions'>;
