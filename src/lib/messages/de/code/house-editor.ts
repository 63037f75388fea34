import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game: string) => `${game} wie bei uns`
	}
} satisfies CodeOf<'de', 'house-editor'>;
