import type { Catalogue } from '#lib/messages/catalogue.ts';

const evenings = (n: number) => `ゲーム会${n}回`;
const rounds = (n: number) => `${n}ラウンド`;

export default {
	title: 'メンバー',
	unreadable: '名簿を今は読めません。何も変わっていません。あとでもう一度お試しください。',
	none: {
		before: 'まだ誰もいません。',
		link: '「卓」でゲーム会を始める',
		after: 'と、座った人がここに残ります。'
	},
	search: 'メンバーを検索',
	notFound: 'その名前の人はいません。文字を減らしてお試しください。',
	found: (n) => `${n}人見つかりました`,
	allHidden: '全員が非表示です。下の名前を開くと、また候補に出せます。',
	hidden: '非表示',
	countedAsOther: '別の人として集計',
	names: (n) => `名前${n}つ`,
	played: (n, inRounds) => (n === 0 ? 'まだラウンドなし' : `${evenings(n)}・${rounds(inRounds)}`),
	lastSeen: (day) => `最後は${day}`,
	thenLastSeen: (day) => `最後は${day}`,

	person: 'メンバー',
	noSuch: 'そのメンバーはこの端末に登録されていません。',
	all: '全メンバー',
	somebody: '誰か',
	somebodyListed: '（不明）',
	eveningsOf: (name) => `${name}のゲーム会`,
	notCounted: '統計を今は計算できません。あとでもう一度お試しください。',
	counting: '集計中…',
	notStored: '保存できませんでした。何も変わっていません。もう一度お試しください。',
	undo: '元に戻す',

	name: '名前',
	rename: '名前を変える',
	renamed: 'すべてのゲーム会で名前を変えました。',
	taken: '同じ名前の人が名簿にいます。1文字足すか、下で同一人物としてまとめてください。',

	address: '称号の呼び方',
	titles: (titles) => titles.join('、'),

	colour: '図での色',
	noColour: '未選択：図ごとに空いている色を使います。',
	sameColour: '図の中で色が重なったときは、どちらかが別の色になります。',
	colours: [
		'レモン',
		'プラム',
		'湖色',
		'青',
		'クリーム',
		'薄紫',
		'若葉色',
		'氷色',
		'青緑',
		'バラ色',
		'灰色',
		'空色'
	],

	offering: 'ゲーム会の開始時',
	isHidden: '非表示：名前は候補に出ません。これまでの記録はそのままです。',
	isOffered: '開始時と途中参加のとき、名前が候補に出ます。非表示にしても記録は変わりません。',
	offer: 'また候補に出す',
	hide: '名前を非表示にする',
	nowHidden: '非表示にしました。記録はそのままです。',
	nowOffered: 'また候補に出ます。',

	merge: {
		label: '同一人物の名前',
		choose: '名前を選ぶ',
		choice: (name, n) => `${name}、${evenings(n)}`,
		help: '「ケン」と「けん」のように2回登録した人のための機能です。何が変わるかを見てから決められます。',
		unreadable: 'ゲーム会を今は読めません。何も変わっていません。',
		failed: 'まとめられませんでした。何も変わっていません。もう一度お試しください。',
		together: (from, into) =>
			`${from}と${into}は同時に1つの卓にいたので、別の人です。まとめません。`,
		nothing: (from) => `${from}のゲーム会はまだ集計されていません。`,
		follows: (from, into, n, all, inRounds) =>
			`${from}のゲーム会${n}回${n === 1 ? '' : 'すべて'}が${into}の分になり、${into}は合わせて${evenings(all)}・${rounds(inRounds)}になります。`,
		preview: '変わること',
		evening: (evening, day) => `${evening}、${day}`,
		correctFirst: '間違って席に入れた場合は、先にその会のラウンドを訂正してください。',
		both: (name) => `2人とも${name}に`,
		stays: (name) => `前の会も今後の会も、すべて${name}と表示します。いつでもまた分けられます。`,
		keepOther: (name) => `代わりに「${name}」を残す`,
		go: '1人として集計',
		done: (from, into) => `${from}を${into}として集計します。`
	},
	merged: {
		title: 'ほかの登録名',
		part: '分ける',
		partWhich: (name) => `分ける：${name}をこの人から`,
		parted: (name) => `${name}をまた別の人として扱います。`,
		countedAs: (name) => `${name}として集計`,
		countsFor: (from, into) => `${from}のゲーム会はすべて${into}の分になり、その名前で表示します。`,
		to: (name) => `${name}へ`
	}
} satisfies Catalogue['people'];
