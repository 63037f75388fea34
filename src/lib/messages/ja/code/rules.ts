import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	players: (min, max, [from, to]) =>
		`${min}〜${max}人、最適は${from === to ? from : `${from}〜${to}`}人`,
	renamedTitles: (titles) =>
		`${titles.map(([title, name]) => `${title}は「${name}」`).join('、')}と呼びます。`,
	pointsOf: (titles) => `${titles.map(([title, points]) => `${title}${points}点`).join('、')}。`,
	names: {
		dalmuti: ['ダルムーティ', 'グレートダルムーティ'],
		daifugo: ['ど貧民']
	}
} satisfies CodeOf<'ja', 'rules'>;
