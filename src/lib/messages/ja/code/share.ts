import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	picture: {
		alt: (standing) => `各ラウンドの順位と最終結果：${standing.join('、')}`
	},

	summary: {
		points: (all) => `得点：${all.map(([name, points]) => `${name} ${points}`).join('、')}`
	}
} satisfies CodeOf<'ja', 'share'>;
