import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('ja');

export default {
	share: 'テーブルを共有',
	shareHelp: 'ほかのスマホで読み取ってください。進行がそのまま映り、その人がすることを示します。',
	codeFor: { member: '参加する', spectator: '見るだけ' },
	codeForLabel: 'コードの用途',
	stop: '共有をやめる',
	secureOnly: '共有するには、https://で始まるアドレスが必要です。',
	live: (phones) => `ライブ · ${plural(phones, { other: `${phones}台` })}`,
	catchingUp: '追いついています',
	lastHeard: (time) => `最後の受信は${time}前`,
	notConnected: '接続していません',
	pen: {
		here: 'このスマホが記録します。',
		with: (name) => `${name}のスマホが記録します。`,
		elsewhere: 'ほかのスマホが記録します。',
		handTo: (name) => `${name}のスマホに記録を任せる`,
		handNow: (name) => `はい、これからは${name}のスマホが記録`,
		away: '記録するスマホがいません。',
		take: 'このスマホで記録する',
		openTable: 'テーブルを開く',
		otherCourse: '2台が同時に記録しました。どちらの経過も残っています。',
		chooseOther: 'もう一方を数える'
	},
	join: {
		title: 'テーブル',
		looking: 'テーブルを探しています…',
		whoAreYou: 'あなたはだれですか？',
		onlyWatching: '見るだけ',
		leave: 'テーブルを離れる',
		change: '別の人です',
		paste: '共有テーブルのリンクを開くか、コードを読み取ってください。',
		gone: 'このテーブルはもうありません。新しいリンクをもらってください。',
		wrong: 'このリンクはテーブルに合いません。新しいリンクをもらってください。',
		full: 'このテーブルにはこれ以上記録できません。',
		link: {
			'not-ours': 'これはテーブルへのリンクではありません。',
			'newer-version':
				'このリンクは新しいバージョンのものです。アプリを更新してから開き直してください。',
			damaged: 'このリンクは途中で切れています。開き直すか、コードを読み取ってください。'
		}
	},
	seat: {
		youAre: 'あなたは',
		now: 'いま',
		yourTurnToPay: 'あなたが納める番',
		give: (name, n) => `${name}に${n}枚渡す`,
		giveBack: (name, n) => `${name}に${n}枚返す`,
		wait: (name) => `先に${name}が渡します`,
		waitBack: (name) => `${name}が返します`,
		given: '渡した',
		noTax: '納める札はありません',
		stay: '今の席のままで',
		takeSeat: '席に着いてください',
		dealt: '札が配られました',
		playing: 'プレイ中',
		out: '上がり',
		youAreOut: (place) => `上がりました：${place}`,
		over: (place) => `順位：${place}`,
		evening: 'ゲーム会は終わりました',
		newSeat: '新しい席',
		deals: '配る人',
		leads: '最初に出す人',
		ask: '自分の手札について聞く',
		onlyYou: '見えるのはあなただけ'
	},
	sent: '送信済み',
	counted: '記録済み',
	notCounted: (why) => `記録されません：${why}`,
	notYours: 'それはほかの人が伝えることです。'
} satisfies Catalogue['reach'];
