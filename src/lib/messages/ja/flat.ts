import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

export default {
	title: '平置き画面',
	names: '卓のまわり',
	tile: (name, lines) => [name, ...lines].join('、'),
	farEnd: (control) => `${control}（向こう側）`,
	leave: '平置き画面を閉じる',
	undo: (what) => `元に戻す：${what}`,
	nothingToUndo: '元に戻す',
	fullScreen: '全画面',
	turn: {
		open: '名前を回す',
		how: '実際の席と同じ並びになるまで、名前をぐるりと動かします',
		clockwise: '時計回りに回す',
		counterclockwise: '反時計回りに回す',
		done: '完了'
	},
	empty: {
		none: '進行中のゲーム会はありません。',
		noSeats: 'まだ席が決まっていません。「卓」で誰がどこに座るかを決めてください。',
		over: 'このゲーム会は終わりました。',
		toTable: '卓へ'
	},
	deal: {
		deals: (dealer, cards) => `${dealer}が${cards}枚ずつ配る`,
		you: '配る番です',
		oneMore: '1枚多い',
		next: '配り終えた',
		tooFew: '人数が足りません。誰かが加わるか、ゲーム会を終えます。',
		tooMany: '人数が多すぎます。誰かが抜けるか、ゲーム会を終えます。'
	},
	taxes: {
		tap: '渡したら自分の名前をタップ',
		allDone: 'すべて渡しました',
		none: 'このラウンドは税なし',
		give: {
			best: (n, to) => `${to}へ最も強い札${n}枚`,
			highest: (n, to) => `${to}へ最も強い札${n}枚`,
			all: (to) => `${to}へ手札すべて`
		},
		comes: (n, from) => `${from}から${n}枚`,
		back: {
			'free-after-looking': (n) => `見てから好きな${n}枚を返す`,
			'free-unseen': (n) => `見ずに好きな${n}枚を同時に返す`,
			worst: (n) => `最も弱い${n}枚を同時に返す`
		},
		given: '渡した',
		untaxed: '税なし',
		paid: '税を払った',
		play: 'プレイへ'
	},
	play: {
		tap: '上がった人をタップ',
		nextPlace: (n) => `${n}位`,
		place: (n) => `${n}位`,
		out: (n) => `${n}位で上がり`,
		forbidden: '禁止上がり',
		falls: (n) => `${n}位に転落`,
		left: '退席',
		over: 'ラウンド終了',
		first: (winner) => `${winner}が1位`,
		reversed: '強さが逆転中',
		counterClockwise: '反時計回りに進行中',
		clockwise: '時計回りです',
		turned: '全員の順位が逆転',
		capital: (name) => `${name}が都落ち`,
		next: '次のラウンド',
		close: 'ゲーム会を終える'
	},
	lead: {
		leads: (name) => `${name}から`,
		holder: (card) => `${card}を持つ人から`,
		drawn: 'くじで決めた人から',
		untopped: (name) => `このまま流れたら${name}から`
	},
	exit: {
		title: (name, n) => `${name}は${n}位`,
		back: (name) => `${name}はまだ上がっていない`,
		judge: (cards) => `禁止上がりだった：${cards}`,
		allowed: '最後の札は問題なかった',
		swap: (name, n) => `${name}（${n}位）と入れ替え`,
		ended: 'このラウンドは途中で終えました。変えるには、まずそれを元に戻してください。',
		turned: (name) =>
			`全員の順位が逆転しました。変えるには、最初に上がった${name}をタップしてください。`,
		cards: (cards) => list(cards),
		close: '閉じる'
	},
	edicts: {
		title: 'お触れと裁定',
		decree: (issuer, targets, text) => `${issuer}から${list(targets)}へ：${text}`,
		toEveryone: (issuer, text) => `${issuer}から全員へ：${text}`,
		ruling: (word, sentence) => (sentence === '' ? `裁定：${word}` : `裁定：${word}。${sentence}`),
		house: (word, sentence) =>
			sentence === '' ? `この卓の裁定：${word}` : `この卓の裁定：${word}。${sentence}`
	}
} satisfies Catalogue['flat'];
