import type { CodeOf } from '#lib/messages/catalogue.ts';

const abouts = {
	rules: 'ルール',
	places: '順位',
	chairs: '席',
	dealer: '配る人',
	taxes: '税',
	ranking: '強さの順',
	revolution: '革命',
	result: '結果'
};

const changing = { places: '順位', taxes: '税', dealers: '配る人', results: '結果' };

export default {
	summary: {
		rounds: (n, parts) => {
			const what =
				parts.length === 0
					? 'ルール'
					: parts.map(([part, times]) => `${changing[part]}${times}ラウンド`).join('、');
			return `あとの${n}ラウンドが変わります：${what}。`;
		}
	},
	aboutRound: (about) => about.map((one) => abouts[one]).join('、')
} satisfies CodeOf<'ja', 'correct'>;
