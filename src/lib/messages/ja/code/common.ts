import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': '農民',
	'11': '石切り',
	'10': '羊飼い',
	'9': '料理人',
	'8': '石工',
	'7': 'お針子',
	'6': '騎士',
	'5': '女子修道院長',
	'4': '男爵夫人',
	'3': '軍務伯',
	'2': '大司教',
	'1': 'ダルムーティ'
};

export default {
	cards: {
		named: (rank) => `${rank}・${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source, place) => `${source}「${place.replace(/[“”]/g, '')}」`
	}
} satisfies CodeOf<'ja', 'common'>;
