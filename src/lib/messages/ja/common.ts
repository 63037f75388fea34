import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

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
	places: {
		label: '画面',
		table: '卓',
		referee: '裁定',
		chronicle: '記録',
		rules: 'ルール',
		settings: '設定'
	},
	pageTitle: (page) => `${page}｜Courtbook`,
	flat: '平置き：名前を各自に向ける',
	print: '印刷',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: 'この部分を読み込めませんでした。接続を確かめて、もう一度お試しください。',
	tryAgain: 'もう一度試す',
	noPage: 'そのページはありません',
	updateReady: '新しいバージョンがあります。',
	update: '更新',
	ordinal: (n) => `${n}位`,
	players: (n) => `${n}人`,
	rounds: (n) => `${n}ラウンド`,
	list: (texts) => list(texts),
	minutes: (n) => `${n}分`,
	hours: (n, minutes) => `${n}時間${minutes}`,
	roughly: (duration) => `約${duration}`,
	appLine: '大富豪系ゲームの席順・税・裁定をまとめて引き受けます。',
	back: '戻る',
	close: '閉じる',
	clear: '消す',
	moveUp: (name) => `${name}を上へ`,
	moveDown: (name) => `${name}を下へ`,
	cards: {
		wild: { JK: 'ジョーカー', JE: '道化師' },
		wilds: { JK: 'ジョーカー', JE: '道化師' },
		/** The strongest rank, whatever it is now. */
		strongest: 'いちばん強い数字',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (効果があるとき)`,
		trump: '切り札',
		allOf: (rank) => `すべての${rank}`,
		spanish: (rank, suit) => `${suit}の${rank}`,
		named: (rank) => `${rank}・${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: '全員',
		states: {
			'in-force': '有効',
			lapsed: '失効',
			obeyed: '実行済み',
			refused: '拒否',
			vetoed: '却下',
			lifted: '解除'
		},
		tableAgreed: '卓の合意',
		decreed: (name) => `${name}のお触れ`
	},
	origins: {
		source: (source, place) => `${source}「${place.replace(/[“”]/g, '')}」`,
		reading: (source) => `当アプリの解釈（${source}に記載なし）`,
		absence: (game) => `${game}にはないルール`,
		house: 'この卓のハウスルール'
	},
	more: (n) => `あと${n}件`,
	doesNotFit: '両立しません',
	changed: (n) => `変更${n}件`
} satisfies Catalogue['common'];
