import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: '設定',
	theme: 'テーマ',
	themes: { night: '夜', day: '昼', black: '漆黒', system: '端末に合わせる' },
	contrast: 'ハイコントラスト',
	language: '言語',
	unreviewed: '母語話者による確認はまだ済んでいません。',
	loading: '言語を読み込み中…',
	notLoaded: 'この言語を読み込めませんでした。接続を確かめて、もう一度お試しください。',
	screen: '画面',
	awake: '画面をつけたままにする',
	feedback: '音と振動',
	feedbackHow: '誰かが上がったとき、元に戻したとき、ラウンドが終わったとき。',
	sound: '控えめな音',
	vibration: '振動',
	cannotVibrate: 'このブラウザでは端末を振動させられません。',
	staysAwake: 'ラウンド中は画面がついたままになります。',
	cannotStayAwake:
		'このブラウザでは画面をつけたままにできません。端末の設定で、画面が消えるまでの時間を長くしてください。',
	storage: '保存',
	storedHere:
		'データはすべてこの端末のこのブラウザに残ります。共有しないかぎり、どこにも送られません。',
	inClub:
		'データはすべてこの端末に残ります。終了したゲーム会、参加者、ハウスルールの封印した写しがクラブに送られます。',
	club: 'クラブ',
	clubHelp: '複数の端末で同じ記録を持ちます。',
	data: 'データとバックアップ',
	fromElsewhere: 'ほかの端末から',
	open: 'リンク・コードを読み込む',
	help: 'ヘルプ',
	whatPeopleAsk: 'よくある質問',
	unanswered: {
		title: '審判が答えられなかった質問',
		stays: 'この端末にだけ残ります。よければ手で送ってください。',
		send: '送る・コピーする',
		copied: 'コピーしました。',
		remove: (question: string) => `「${question}」を削除`
	},
	version: (version) => `Courtbook バージョン${version}`
} satisfies Catalogue['settings'];
