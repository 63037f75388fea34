import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing: readonly string[]) =>
			`Los puestos de cada ronda, y cómo acabó: ${standing.join('; ')}`
	},

	summary: {
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Puntos: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
} satisfies CodeOf<'es', 'share'>;
