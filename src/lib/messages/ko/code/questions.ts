import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['거지', '버금 거지'],
			['노예', '버금 노예']
		]
	}
} satisfies CodeOf<'ko', 'questions'>;
