import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game: string) => `${game.replace(/^Le /, '')} maison`
	}
} satisfies CodeOf<'fr', 'house-editor'>;
