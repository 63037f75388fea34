import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing) => `המקומות בכל סיבוב, ואיך זה נגמר: ${standing.join('; ')}`
	},

	summary: {
		points: (all) => `ניקוד: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
} satisfies CodeOf<'he', 'share'>;
