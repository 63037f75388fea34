import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game) => `우리 ${game.replace(/^위대한 /, '')}`
	}
} satisfies CodeOf<'ko', 'house-editor'>;
