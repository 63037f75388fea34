import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game) => `我们的${game}`
	}
} satisfies CodeOf<'zh-Hans', 'house-editor'>;
