import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing) => `라운드별 순위와 최종 결과: ${standing.join(', ')}`
	},

	summary: {
		points: (all) => `점수: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
} satisfies CodeOf<'ko', 'share'>;
