import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': '农民',
	'11': '石匠',
	'10': '牧羊女',
	'9': '厨师',
	'8': '泥瓦匠',
	'7': '女裁缝',
	'6': '骑士',
	'5': '女修道院长',
	'4': '男爵夫人',
	'3': '大元帅',
	'2': '大主教',
	'1': '达尔穆提'
};

export default {
	cards: {
		named: (rank) => `${rank}，${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source, place) => `${source}，“${place.replace(/[“”]/g, '')}”`
	}
} satisfies CodeOf<'zh-Hans', 'common'>;
