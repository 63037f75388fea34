import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('ja');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === ''
			? 'Courtbookの知らないゲームです。'
			: `${what}というゲームをCourtbookは知りません。`,
	'wrong-date': (what: string) =>
		`「${what}」は日付ではありません。2026-11-21のように書いてください。`,
	'wrong-name': (what: string) => `「${what}」は名前にできません。`,
	'name-twice': () => '同じ名前が2回あります。',
	'wrong-places': () => '順位が1、2、3…と1回ずつになっていません。',
	'wrong-points': () => '得点が整数ではありません。',
	'no-order': () => '誰が誰より上だったか書かれていません。',
	'too-few': () => 'このゲームには人数が足りません。',
	'too-many': () => 'このゲームには人数が多すぎます。',
	'does-not-fit': () => 'このようには起こりえません。',
	'already-here': (what: string) => `「${what}」はもうこの電話にあります。`,
	'titles-not-kept': () => 'ラウンドは取り込みますが、称号がこのゲームのものではありません。',
	'points-not-kept': () => '得点は取り込みません。その得点になるルールがありません。',
	'leader-not-kept': () => '最初に出した人は取り込みません。',
	'comment-not-kept': () => 'コメントは全部は取り込めません。'
};

export default {
	title: '以前のゲーム会',
	subtitle: '遊んだあとで入力するゲーム会',
	faults,
	file: {
		heading: 'ファイルから',
		text: 'BG Statsが書き出したファイル、Courtbookが保存した表（CSV）、または順位の一覧を読み込めます。一覧は、各列の上に名前、1ラウンドにつき1行で全員の順位を書いたものです。追加する前にすべて表示します。',
		choose: 'ファイルを選ぶ',
		label: 'ゲーム会のファイル',
		reading: 'ファイルを読み込み中…',
		adding: 'ゲーム会を追加中…',
		stop: '中止',
		found: byCount('#件のゲーム会を追加できます'),
		nothing: 'このファイルから追加できるものはありません',
		askGame: 'ファイルにゲームの名前がありません。どのゲームでしたか？',
		askDay: 'ファイルに日付がありません。いつでしたか？',
		more: byCount('ほか#件'),
		rounds: byCount('#ラウンド'),
		known: (names: readonly string[]) => `登録済み：${list(names)}`,
		newPeople: (names: readonly string[]) => `新しい人：${list(names)}`,
		renamed: (name: string, known: string) => `${name}（ここでは${known}）`,
		leftOut: byCount('取り込まないもの：#件'),
		line: (line: number, what: string) => `${line}行目：${what}`,
		play: (line: number, what: string) => `${line}番目の記録：${what}`,
		add: byCount('#件のゲーム会を追加'),
		notNow: '今はしない',
		another: '別のファイルを選ぶ',
		added: byCount('#件のゲーム会を記録に追加しました。'),
		show: '見る',
		toList: '記録を見る',
		notOurs:
			'このファイルからはゲーム会を読み込めません。読み込めるのは、BG Statsが書き出したファイル、Courtbookの列を持つ表、1行目に名前がある一覧です。バックアップは設定から復元してください。',
		tooLarge: 'ファイルが大きすぎます。',
		tooMany: '一度に取り込むには多すぎます。ファイルを分けてください。',
		nothingChanged: '何も追加していません。',
		stopped: '中止しました。それまでに追加したものは記録にあります。'
	},
	hand: {
		heading: '手で入力',
		text: '誰が遊び、各ラウンドがどう終わったかを入力します。',
		enter: 'ゲーム会を入力',
		game: 'ゲーム',
		day: '日付',
		how: 'わかっていること',
		rounds: '各ラウンド',
		places: '最後の順位だけ',
		who: '遊んだ人',
		whoHint: '名前をタップするか、新しく書いてください。ラウンドの間に入れ替わってもかまいません。',
		order: (n: number) => `第${n}ラウンド：1位から順に名前をタップ`,
		final: '1位から順に名前をタップ',
		tapped: (name: string, place: number) => `${name}：${place}位`,
		notYet: (name: string) => `${name}：順位はまだ`,
		again: 'このラウンドをやり直す',
		enterRound: 'ラウンドを入力',
		taken: 'ここまでのラウンド',
		round: (n: number, names: readonly string[]) => `第${n}ラウンド：${list(names)}`,
		remove: '最後のラウンドを消す',
		save: '記録に追加',
		notSaved: '保存できませんでした。もう一度試してください。'
	}
} satisfies Catalogue['past'];
