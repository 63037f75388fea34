import type { Catalogue } from '#lib/words/catalogue.ts';

export default {
	names: {
		start: '開始',
		seats: '席順',
		draw: '札引き',
		turn: '卓の回転',
		keepingChairs: '席の据え置き',
		dealing: (name) => `配る人（${name}）`,
		steps: {
			seats: '「席」への移動',
			deal: '着席完了',
			taxes: '配り終えた',
			play: '「プレイ」への移動'
		},
		revolution: (name) => `${name}の革命`,
		tax: (name) => `${name}の税`,
		taxesPaid: '税の支払い完了',
		taxCorrection: (name) => `${name}の税の訂正`,
		merchants: '商人の交換',
		exposed: (name) => `${name}の見えた札`,
		decree: (name) => `${name}のお触れ`,
		outcomes: {
			obeyed: '「実行した」',
			refused: '「拒否」',
			vetoed: '「却下」',
			lifted: '「解除」'
		},
		houseRuling: '卓独自の裁定',
		ruling: '裁定',
		rulingTakenBack: '裁定の取り消し',
		points: (name) => `${name}の得点`,
		exit: (name) => `${name}の上がり`,
		swap: '入れ替え',
		lastCard: (name) => `${name}の最後の札`,
		rules: 'ルールの変更',
		name: (name) => `名前「${name}」`,
		address: (name) => `${name}の呼び方`,
		notOut: (name) => `${name}の上がりの取り消し`,
		leaving: (name) => `${name}の離席`,
		dealingAgain: '配り直し',
		endingEarly: '途中終了',
		nextRound: '次のラウンド',
		joining: (name) => `${name}の参加`,
		sittingOut: (name) => `${name}の1回休み`,
		note: 'メモ',
		lastRound: '最終ラウンドの予告',
		closing: '終了',
		reopening: '再開',
		deleting: '削除',
		bringingBack: '復元',
		correction: (round) => `第${round}ラウンドの訂正`,
		stepBack: '前の段階への戻り'
	},
	undo: (what) => `元に戻す：${what}`,
	redo: (what) => `やり直す：${what}`,
	undoNothing: '元に戻す'
} satisfies Catalogue['entries'];
