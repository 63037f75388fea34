import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing) => `每一轮的名次和最终结果：${standing.join('；')}`
	},

	summary: {
		points: (all) => `分数：${all.map(([name, points]) => `${name} ${points}`).join('，')}`
	}
} satisfies CodeOf<'zh-Hans', 'share'>;
