import type { Catalogue } from '#lib/messages/catalogue.ts';

const chairOf = (sitter: string) => `${sitter}の席`;

export default {
	firstTime: '名前をタップすると、移動先が見えます。',
	comeAndGo: '出入り',
	number: {
		'too-few': 'このルールで遊ぶには人数が足りません。',
		'too-many': 'このルールで遊ぶには人数が多すぎます。'
	},
	numberRemedy: {
		'too-few': '誰かが加わるか、ゲーム会を終えてください。',
		'too-many': '誰かが抜けるか、ゲーム会を終えてください。'
	},
	mends: (n) => `次の配りからルールを一つ変えれば、${n}人で遊べます：`,
	asYouSit: '今の席順',
	tile: (name, place, title) => `${name}、${place}位、${title}`,
	tileDoes: (tile, does) => `${tile}：${does}`,
	joins: '参加',
	stays: 'そのまま',
	chairOf,
	shortChairOf: (sitter) => chairOf(sitter),
	freeChair: '空いた席',
	takes: (sitter) => `${chairOf(sitter)}へ`,
	takesFree: (left, right) => `${left}と${right}の間の空いた席へ`,
	someone: (name, does) => `${name}は${does}`,
	picksChair: (name) => `${name}が席を選びます。`,
	othersFollow: (counter: boolean) =>
		`ほかの人は順位順に${counter ? '反時計回り' : '時計回り'}で続きます。`,
	everyoneStays: '全員そのままの席です。',
	titlesMove: '称号だけが移ります。',
	titlesMoveOnce: '今回だけ称号が移ります。',
	nobodyMoves: '誰も移動しません',
	move: (n) => `${n}人が移動`,
	shortMove: (n) => `${n}人が移動`,
	ifTakes: (n, top, sitter) => `${top}が${chairOf(sitter)}なら${n}人`,
	ifTakesFree: (n, top) => `${top}が空いた席なら${n}人`,
	ifStays: (n, top) => `${top}がそのままなら${n}人`,
	change: '変更…',
	seated: '着席完了',
	seatedLead: (lead) => `着席完了：${lead}`
} satisfies Catalogue['seats'];
