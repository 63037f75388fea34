import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game) => `${game} שלנו`
	}
} satisfies CodeOf<'he', 'house-editor'>;
