import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('ja');

export default {
	parts: {
		label: '記録の内容',
		evenings: 'ゲーム会',
		people: 'メンバー',
		statistics: '統計'
	},
	opening: '開いています…',
	allEvenings: 'すべてのゲーム会',
	noSuch: 'そのゲーム会はこの端末にありません。',
	unreadable: 'ゲーム会を今は読めません。自動でやり直します。',
	leftOut: '保存されたものの一部が読めないため、除いてあります。',
	seeWhat: '内容を見る',
	reading: (done, total) => `以前のゲーム会を読み込み中：${number(done)}／${number(total)}件。`,
	readingPercent: (percent) => `以前のゲーム会を読み込み中：${percent}%`,
	readingGoesOn: '見つかる件数は読み込みとともに増えます。その間もほかの操作ができます。',
	undo: '元に戻す',
	undoDeletion: '元に戻す：削除'
} satisfies Catalogue['archive'];
