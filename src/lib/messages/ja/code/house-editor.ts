import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game) => `うちの${game.replace(/^ザ・/, '')}`
	}
} satisfies CodeOf<'ja', 'house-editor'>;
