import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	names: {
		president: [
			['垫底', '副垫底'],
			['乞丐', '副乞丐']
		]
	}
} satisfies CodeOf<'zh-Hans', 'questions'>;
