import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing: readonly string[]) =>
			`Die Plätze jeder Runde und wie es ausging: ${standing.join('; ')}`
	},

	summary: {
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Punkte: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
} satisfies CodeOf<'de', 'share'>;
