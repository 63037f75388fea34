import type { Catalogue } from '#lib/messages/catalogue.ts';

const moves = (n: number) => `${n}人が移動`;

export default {
	firstTime: '図のとおりに座ります。席をタップすると、首位の人がそこに座る形に変わります。',
	comeAndGo: '出入り',
	number: {
		'too-few': 'このルールで遊ぶには人数が足りません。',
		'too-many': 'このルールで遊ぶには人数が多すぎます。'
	},
	numberRemedy: {
		'too-few': '誰かが加わるか、ゲーム会を終えてください。',
		'too-many': '誰かが抜けるか、ゲーム会を終えてください。'
	},
	tile: (name, place, title) => `${name}、${place}位、${title}`,
	tileToTurn: (name, place, title, top) => `${name}、${place}位、${title}。ここに${top}が座る`,
	picksChair: (name) => `${name}が席を選びます。`,
	othersFollow: 'ほかの人は順位順に時計回りで続きます。',
	everyoneStays: '全員そのままの席です。',
	titlesMove: '称号だけが移ります。',
	nobodyMoves: '誰も移動しません。',
	move: (n) => `${moves(n)}します。`,
	choiceMoves: (n) => moves(n),
	choiceFewest: (n) => `${moves(n)}（最少）`,
	betterAnother: (top, n) => `${top}が別の席なら、移動は${n}人で済みます。`,
	betterOf: (top, sitter, n) => `${top}が${sitter}の席なら、移動は${n}人で済みます。`,
	turn: '卓を回す',
	everyChoice: 'すべての選択肢',
	peopleMove: '人が順位の席へ動く',
	peopleStay: '人はそのまま、称号が動く',
	seatedLead: (lead) => `着席完了：${lead}`,
	seatedDeal: '着席完了：札を配る',
	where: (name) => `${name}はどこに座りますか？`,
	freeChair: '空いた席',
	whereSits: (name) => `${name}の席`,
	chairOf: (name) => `${name}のいた席`
} satisfies Catalogue['seats'];
