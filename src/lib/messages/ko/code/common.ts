import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const dalmuti: ByText<string> = {
	'12': '농노',
	'11': '광부',
	'10': '양치기',
	'9': '요리사',
	'8': '석공',
	'7': '재봉사',
	'6': '기사',
	'5': '수녀원장',
	'4': '남작부인',
	'3': '시종장',
	'2': '대주교',
	'1': '달무티'
};

export default {
	cards: {
		named: (rank) => `${rank} ${lookUp(dalmuti, rank) ?? ''}`
	},
	origins: {
		source: (source, place) => `${source}, “${place.replace(/[“”]/g, '')}”`
	}
} satisfies CodeOf<'ko', 'common'>;
