import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing: readonly string[]) =>
			`Les places de chaque manche, et la fin\u00a0: ${standing.join(' ; ')}`
	},

	summary: {
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Points\u00a0: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
} satisfies CodeOf<'fr', 'share'>;
