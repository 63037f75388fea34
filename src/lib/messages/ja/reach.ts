import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, plural } = grammar('ja');

export default {
	share: '卓を共有',
	shareHelp: 'ほかの端末で読み取ってください。進行がそのまま映り、その人が何をするかを示します。',
	offer:
		'ほかの端末が進行をそのまま映し、それぞれの人が何をするかを示します。押すまでは、この端末から何も送られません。',
	shareNow: '共有する',
	onlyHere: (host) =>
		`ほかの端末では開けません。${host}はこのコンピューターだけのアドレスで、ほかのアドレスがわかりません。端末から届くアドレスでCourtbookを開いてから共有してください。`,
	codeFor: { member: '参加する', spectator: '見るだけ' },
	codeForLabel: 'コードの用途',
	stop: '共有をやめる',
	live: (phones) => `接続中・${plural(phones, { other: `${phones}台` })}`,
	catchingUp: '更新を受信中',
	lastHeard: (time) => `最後の受信は${time}前`,
	notConnected: '接続していません',
	pen: {
		here: 'この端末が記録します。',
		with: (name) => `${name}の端末が記録します。`,
		elsewhere: 'ほかの端末が記録します。',
		handTo: (name) => `${name}の端末に記録を任せる`,
		handNow: (name) => `はい、これからは${name}の端末が記録`,
		away: '記録する端末がつながっていません。',
		take: 'この端末で記録する',
		openTable: '卓を開く',
		otherVersion: '2台が同時に記録しました。どちらの経過も残っています。',
		chooseOther: 'もう一方を集計する',
		follow: 'もう一方の端末に合わせる',
		notTaken: 'できませんでした。少し待つか、もう一方の端末から記録を渡してもらってください。'
	},
	news: {
		takeover: (name) =>
			`これからは${name === null ? 'ほかの' : `${name}の`}端末が記録します。前の端末はつながっていませんでした。`,
		handover: (name) => `これからは${name === null ? 'ほかの' : `${name}の`}端末が記録します。`,
		objection: (name) =>
			`${name === null ? 'もう一方の' : `${name}の`}端末は記録を続けていたので、引き続き記録します。`,
		lost: (name, follow) =>
			`これからは${name === null ? 'ほかの' : `${name}の`}端末が記録します。「${follow}」を押すまで、この会はこの端末に残ります。`,
		received: 'これからはこの端末が記録します。',
		seen: 'OK'
	},
	join: {
		title: '卓',
		looking: '卓を探しています…',
		whoAreYou: 'どなたですか？',
		onlyWatching: '見るだけ',
		leave: '卓を離れる',
		change: '別の人です',
		otherTab:
			'この卓は、この端末の別のタブで開いています。そちらで続けるか、そのタブを閉じてください。',
		phoneIsThere: '端末が参加済み',
		paste: '共有中の卓のリンクを開くか、コードを読み取ってください。',
		address: '卓のリンク',
		follow: '卓へ',
		gone: 'この卓はもうありません。新しいリンクをもらってください。',
		wrong: 'このリンクは、この卓のものではありません。新しいリンクをもらってください。',
		full: 'この卓にはこれ以上記録できません。',
		link: {
			'not-ours': 'これは卓へのリンクではありません。',
			'newer-version':
				'このリンクは新しいバージョンのものです。アプリを更新してから開き直してください。',
			damaged: 'このリンクは途中で切れています。開き直すか、コードを読み取ってください。'
		}
	},
	seat: {
		now: '今',
		give: {
			highest: (name, n, bold) => `${name}に${bold(n === 1 ? '最も強い札' : `強い札${n}枚`)}を渡す`,
			best: (name, n, bold) => `${name}に${bold(n === 1 ? '最も良い札' : `良い札${n}枚`)}を渡す`,
			all: (name, bold) => `${name}に${bold('手札すべて')}を渡す`
		},
		giveBack: {
			any: (name, n, bold) => `${name}に${bold(`好きな${n}枚`)}を返す`,
			worst: (name, n, bold) => `${name}に${bold(`弱い札${n}枚`)}を返す`
		},
		getBack: (n, bold) => `${bold(`${n}枚`)}返ってきます`,
		back: {
			any: (name, n) => `${name}は好きな${n}枚を返します。`,
			worst: (name, n) => `${name}は弱い札${n}枚を返します。`
		},
		wait: (name) => `待って：先に${name}が渡します`,
		thenYou: (n) => `そのあと好きな${n}枚を返します。`,
		given: '渡した',
		settled: 'すべて済みました',
		noTax: '払う札はありません',
		stay: '今の席のままで',
		takeSeat: '自分の席へ移ってください',
		sitsOut: 'このラウンドは休みです',
		notHere: 'この卓にはいません',
		gone: (place) => `このラウンドからは抜けています：${place}`,
		outSoFar: (n) =>
			n === 0 ? 'まだ誰も上がっていません' : plural(n, { other: `${n}人が上がりました` }),
		areOut: (names) => plural(names.length, { other: `${list(names)}が上がりました` }),
		goOutNow: '今上がると',
		wouldBe: (title) => `${title}になります`,
		wouldStay: (title) => `${title}のままです`,
		out: '上がり',
		slide: (out) => `スライドして${out}`,
		tapAgain: (out) => `もう一度タップ：${out}`,
		stillIn: 'いいえ、まだ手札があります',
		youAreOut: '上がりました',
		fromTo: (from, to) => `${from}から${to}へ`,
		stillPlay: (names) => plural(names.length, { other: `${list(names)}がまだ続けています` }),
		youAre: (title) => `あなたは${title}`,
		inARow: (n) => `${n}ラウンド連続で1位`,
		afterLast: (n) => plural(n, { other: `最下位から${n}ラウンドで` }),
		hope: (name, n) => plural(n, { other: `${name}はここから${n}ラウンドで頂点へ` }),
		ownHope: (n) => plural(n, { other: `あなたはここから${n}ラウンドで頂点へ` }),
		changes: '次に変わること',
		youDeal: '切って配る',
		pickChair: '好きな席を選ぶ',
		othersFollow: 'ほかの人は時計回りに続きます',
		takeChair: (name) => `${name}の席へ移る`,
		takeFreeChair: '空いた席へ移る',
		between: (names) => `${names}の間`,
		givesYou: (name, n) => plural(n, { other: `${name}から${n}枚もらう` }),
		youLead: (round) => `第${round}ラウンドはあなたから`,
		mayDecree: 'お触れを出せます',
		bindsBelow: '下位の全員に向けて',
		you: 'あなた',
		over: (place) => `順位：${place}`,
		evening: 'ゲーム会は終わりました',
		newSeat: '新しい席',
		sitBy: '両隣',
		tonight: '今日の自分の成績',
		deals: '配る人',
		leads: '最初に出す人',
		ask: '自分の手札について聞く',
		onlyYou: '見えるのはあなただけ'
	},
	menu: {
		decree: 'お触れを出す',
		table: '卓全体',
		seat: '自分の席',
		buzz: '自分の番に振動する'
	},
	sent: '送信済み',
	unsent: '接続を待っています',
	counted: '記録済み',
	notCounted: (why) => `記録されませんでした：${why}`,
	outBefore: (name) => `${name}は先に上がっていました。`
} satisfies Catalogue['reach'];
