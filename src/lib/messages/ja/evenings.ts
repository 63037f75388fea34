import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

export default {
	title: '記録',
	onTheTable: '卓で進行中',
	more: 'さらに表示',
	unreadable: 'ゲーム会を今は読めません。そのまま残してあります。',
	notFound:
		'すべてに当てはまるゲーム会はありません。言葉を減らす、日付を変える、全件を表示するなどをお試しください。名前の書き方が違うこともあります。',
	none: {
		before: 'まだゲーム会がありません。',
		link: '「卓」で始める',
		after: 'と、ここに残ります。'
	},
	openLink: 'リンク・コードを読み込む',
	past: '以前のゲーム会を追加',
	line: {
		open: '進行中',
		closed: '終了',
		enteredLater: 'あとから入力',
		players: (names) => list(names),
		ruled: (name) => `この会の覇者は${name}`,
		onTop: (name) => `最後の首位は${name}`,
		branch: {
			counted: '2台で別々に続行・こちらを集計',
			other: '2台で別々に続行・集計は他方'
		}
	},
	search: {
		label: 'ゲーム会を検索',
		placeholder: '名前、メモ、裁定',
		filters: '絞り込み',
		player: '参加者',
		everyone: '全員',
		somebody: '誰か',
		game: 'ゲーム',
		allGames: 'すべてのゲーム',
		from: '開始日',
		until: '終了日',
		fromDay: (day) => `${day}から`,
		untilDay: (day) => `${day}まで`,
		backwards: '終了日が開始日より前です。入れ替えると、ゲーム会が見つかります。',
		all: (n) => `ゲーム会${n}件`,
		found: (n) => `${n}件見つかりました`,
		showAll: 'すべてのゲーム会を表示'
	},
	deleted: {
		count: (n) => `削除したゲーム会${n}件`,
		title: '削除したゲーム会',
		subtitle: '少なくとも30日間残り、そのあと完全に消えます',
		none: '削除したものはありません。削除したゲーム会は、ここから復元できます。',
		isDeleted: (evening) => `「${evening}」を削除しました。`,
		isBack: (evening) => `「${evening}」を復元しました。`,
		isAmongOthers: (evening) => `「${evening}」が一覧に戻りました。`,
		notBack: '今は復元できませんでした。あとでもう一度お試しください。',
		evenNotBack: (evening) =>
			`「${evening}」を今は復元できませんでした。あとでもう一度お試しください。`,
		kept: (days) => (days === 0 ? '今日、完全に消えます。' : `あと${days}日残ります。`),
		bringBack: '復元',
		bringBackWhich: (evening, day) => `復元：${evening}、${day}`,
		look: '見る',
		lookWhich: (evening, day) => `見る：${evening}、${day}`
	}
} satisfies Catalogue['evenings'];
