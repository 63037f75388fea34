import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { list, number } = grammar('ja');

const whole: Record<LinkContent, string> = { evening: 'ゲーム会の全体', house: 'このハウスルール' };

export default {
	evening: 'ゲーム会を共有',
	linkAndCode: 'リンクとコード',
	house: 'このハウスルールを共有',
	houseTitle: (name) => `ハウスルール：${name}`,
	others: 'ほかの共有方法',
	asText: '文章で',
	sendLink: 'リンクを送る',
	sendsRounds: (n) => `全${n}ラウンドを見られます`,
	moreWays: 'ほかの方法',
	moreWaysAre: '文章・CSV・BG Stats・ファイル',
	asFile: 'ファイルに保存',
	asTable: 'ラウンドの表（CSV）',
	tableName: (evening) => `${evening} ラウンド`,
	toBgStats: 'BG Statsに渡す',
	noBgStats: 'このゲーム会はBG Statsに渡せません。',
	theText: '文章',
	shared: '共有しました。',
	textCopied: '文章をコピーしました。',
	byHand: 'このブラウザではアプリからコピーできません。手でコピーしてください：',
	fileSaved: 'ブラウザのダウンロード先に保存しました。',
	noFile: 'ファイルを作れません。何も失われていません。ページを読み込み直してお試しください。',

	makingLink: 'リンクを作成中…',
	noLink: 'このブラウザではリンクを作れません。',
	noLinkOfEvening: 'このブラウザではリンクを作れません。代わりにファイルに保存してください。',
	tooLongForLink: 'このゲーム会はリンクにするには長すぎます。代わりにファイルに保存してください。',
	scanOne: '相手の端末のカメラか、Courtbookの「リンク・コードを読み込む」で読み取ってください。',
	scanParts:
		'相手の端末のCourtbookで「リンク・コードを読み込む」から読み取ってください。順番は自由です。',
	shareLink: 'リンクを共有',
	copyLink: 'リンクをコピー',
	linkCopied: 'リンクをコピーしました。',
	theLink: 'リンク',
	long: (letters) =>
		`リンクは${number(letters)}文字あり、メッセージアプリによっては途中で切れます。ファイルかコードのほうが確実です。`,
	holds: (what) =>
		`リンク自体に${whole[what]}が入っています。受け取った人は読めますが、Courtbookのサーバーには届きません。`,
	isSealed:
		'リンクの先のゲーム会は、封をした状態で60日間Courtbookのそばに置かれます。リンクを持つ人は読めますが、サーバーには読めません。',
	short: {
		gone: {
			what: 'このリンクは期限切れです。',
			todo: '短いリンクの先のゲーム会は60日間だけ残ります。新しいリンクかファイルをもらってください。'
		},
		unreachable: {
			what: 'このリンクの先のゲーム会を今は取得できません。',
			todo: 'この電話がオンラインのときにもう一度試してください。'
		}
	},
	code: {
		one: (what) => `${whole[what]}へのリンクのQRコード`,
		partOf: (what, part, of) => `${whole[what]}へのリンクのQRコード、${part}／${of}`,
		part: (part, of) => `${part}／${of}`,
		parts: '分割したコード',
		previous: '前へ',
		pause: '一時停止',
		inTurn: '順に表示',
		next: '次へ'
	},

	picture: {
		motto: 'あなたの札、あなたの宮廷',
		failed: 'このブラウザでは画像を描けません。代わりに文章で共有してください。',
		drawing: '描いています…',
		alt: (standing) => `各ラウンドの順位と最終結果：${standing.join('、')}`,
		share: '画像を送る',
		save: '画像を保存',
		saved: 'ブラウザのダウンロード先に画像を保存しました。'
	},

	summary: {
		gameOf: (game, house) => `${game}、${house}`,
		ruled: (name) => `この会の覇者は${name}`,
		place: (place, name, title) => `${place}位 ${name}（${title}）`,
		points: (all) => `得点：${all.map(([name, points]) => `${name} ${points}`).join('、')}`,
		sentences: (all) => all.join('')
	},

	open: {
		title: 'リンク・コードを読み込む',
		pageTitle: 'リンクを開く',
		subtitle: 'ほかの端末のゲーム会やハウスルール',
		nothingStored: '何も保存していません。',
		nothingAdded: '何も追加していません。あとでもう一度お試しください。',
		showEvening: '「記録」で見る',
		showHouse: 'このハウスルールを見る',
		addEvening: '「記録」に追加',
		addHouse: 'ハウスルールに追加',
		another: '別のものを開く',
		notNow: '今はしない',
		reading: '読み込み中…',
		partFound: (part, of) => `${of}個中${part}番目を読み取りました。`,
		partsFound: (n, of) => `${of}個中${n}個を読み取りました。`,
		comesInParts: (n) =>
			`コードは${n}個に分かれ、順に表示されます。ここで読み取ってください。順番は自由で、1個につき1回で済みます。`,
		strange: 'このコードはCourtbookのものではありません。別のコードをお試しください。',
		scan: 'コードを読み取る',
		shownFirst: '開いたものはまず表示するだけで、指示するまで保存しません。どこにも送信しません。',
		link: 'リンク',
		paste: 'リンクを貼り付けてください。分かれている場合はすべて貼り付けます。',
		openLink: 'リンクを開く'
	},
	openedEvening: {
		deleted: '削除済み',
		notClosed: '進行中',
		game: 'ゲーム',
		players: '参加者',
		names: (names) => list(names),
		standing: '現在の順位',
		added: '「記録」に追加しました。',
		new: 'この端末にはまだありません。',
		longer: (n) => `この端末には途中までの記録があり、${number(n)}件が追加されます。`,
		branch:
			'この端末にもありますが、続きが違います。両方を並べて残し、ラウンドの多いほうを数えます。',
		altered:
			'この端末にもありますが、このリンクでは同じ箇所の内容が違います。記録のあとで書き換えられたものです。ここにあるものはそのままです。追加すると、横に並べて残し、集計には入れません。',
		known: 'すべてこの端末にあります。'
	},
	openedHouse: {
		head: (game, changed) =>
			`${game ?? 'このバージョンのCourtbookが知らないゲーム'}のハウスルール・変更日：${changed}`,
		published: '標準どおり',
		these: 'このルール',
		added: 'ハウスルールに追加しました。',
		addedAs: (name) => `「${name}」としてハウスルールに追加しました。`,
		new: 'この端末にはまだありません。',
		newAs: (name) =>
			`この端末にはまだありません。同じ名前のものがあるので、「${name}」として追加します。`,
		same: 'すでにこの端末にあります。',
		newer: 'この端末には古い版があります。それを置き換えます。',
		older: 'この端末には新しい版があります。そのまま残します。'
	},

	camera: {
		unsupported:
			'このブラウザではページからカメラを使えないか、このページがhttpsで開かれていません。リンクを貼り付けてください。',
		none: 'カメラが見つかりません。リンクを貼り付けてください。',
		refused:
			'カメラの使用が許可されていません。ブラウザの設定でこのページに許可するか、リンクを貼り付けてください。',
		busy: 'カメラを今は使えません。別のアプリが使用中なら閉じてからもう一度試すか、リンクを貼り付けてください。'
	},
	scanner: {
		label: 'カメラ',
		sees: 'カメラの映像',
		asking: 'カメラの許可を確認中…',
		hold: 'コードをカメラに映してください。',
		stop: 'カメラを止める',
		close: '閉じる'
	}
} satisfies Catalogue['share'];
