import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	editor: {
		ours: (game: string) => `Nuestro ${game.replace(/^El /, '')}`
	},
	clash: (a: string, b: string) => `“${a}” ${/^h?i/i.test(b) ? 'e' : 'y'} “${b}” no van juntas.`
} satisfies CodeOf<'es', 'house-editor'>;
