import type { CodeOf } from '#lib/messages/catalogue.ts';
const abouts = {
	rules: '规则',
	places: '名次',
	chairs: '座位',
	dealer: '发牌人',
	taxes: '进贡',
	ranking: '大小顺序',
	revolution: '革命',
	result: '结果'
};

const changing = { places: '名次', taxes: '进贡', dealers: '发牌人', results: '结果' };

export default {
	summary: {
		rounds: (n, parts) => {
			const what = parts.map(([part, times]) => `${changing[part]} ${times} 轮`);
			return `之后有 ${n} 轮会变：${what.length === 0 ? '规则' : what.join('，')}。`;
		}
	},
	aboutRound: (about) => about.map((one) => abouts[one]).join('、')
} satisfies CodeOf<'zh-Hans', 'correct'>;
