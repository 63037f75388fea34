import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	renamedTitles: (titles) =>
		`${titles.map(([title, name]) => `${title}は「${name}」`).join('、')}と呼びます。`,
	pointsOf: (titles) => `${titles.map(([title, points]) => `${title}${points}点`).join('、')}。`,
	names: {
		dalmuti: ['ダルムーティ', 'グレートダルムーティ'],
		daifugo: ['ど貧民']
	}
} satisfies CodeOf<'ja', 'rules'>;
