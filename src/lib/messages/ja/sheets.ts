import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('ja');

export default {
	more: {
		title: 'その他',
		skip: '記録せずに進む',
		noteTitle: 'メモを残す',
		leavesTitle: 'ラウンドを抜けるのは？',
		earlyTitle: 'ラウンドの途中終了',
		wentWrong: '手違いがあった',
		screen: '大きな画面に映す',
		end: 'お開きにする',
		rulesSay: 'ルールではどうなる？',
		soFar: 'ここまでの経過',
		correct: '前のラウンドを訂正',
		addNote: 'メモを追加',
		decrees: 'お触れ',
		standings: '順位表',
		rules: 'ルールを変える',
		leaves: '途中で抜ける人がいる',
		early: 'ラウンドを途中で終える',
		void: 'ラウンド無効：配り直す',
		announce: '最終ラウンドを予告',
		another: '別のゲーム会を始める',
		close: 'ゲーム会を終える',
		noteLabel: '何を残しておきますか？',
		addTheNote: 'メモを残す',
		leaveHelp: '今抜ける人は、空いている中でいちばん低い順位になります。',
		earlyHelp: 'まだ札を持つ人を、上の順位から並べます：',
		endLikeThis: 'この順でラウンドを終える'
	},
	seats: {
		title: '席の変更',
		where: (top) => `${top}はどこに座りますか？`,
		stays: (top) => `${top}はそのまま`,
		takes: (sitter) => `${sitter}の席`,
		free: '空いた席',
		fewest: (moves) => `${moves}（最少）`,
		stay: '人はそのまま、称号が動く',
		move: '人が順位の席へ動く',
		once: '今回だけ',
		lasting: 'これからずっと'
	},
	turning: {
		label: '強さの順',
		turn: '革命',
		back: '革命返し',
		jacks: '11バック',
		trickOver: '場が流れた',
		isTurned: '強さが逆転しています。',
		direction: '進行方向',
		counterClockwise: '反時計回りです。',
		clockwise: '時計回りです。',
		nines: '9リバース'
	},
	people: {
		title: '出入り',
		redraw: 'この卓のルールでは、新しい参加者が来ると全員が引き直します（JO-2）。',
		nameLabel: '新しい参加者の名前',
		newName: '新しい名前',
		joins: '参加',
		cardLabel: '新しい参加者の札',
		draws: (name) =>
			`${name}が1枚引き、その札で順位が決まります。最下位から順に、数字3つごとに順位が1つ上がります（JO-2）。`,
		drew: (name) => `${name}の札`,
		notNow: '今はしない',
		badForm: (names) =>
			`最下位で抜けてすぐ戻るのは、テンプルではマナーが悪いとされます（今回は${list(names)}）。禁止ではありません（JO-3）。`,
		atTable: '卓にいる人',
		isSittingOut: '1回休み',
		sitsOut: '1回休む',
		leaves: '抜ける',
		nameSitsOut: (name) => `${name}は1回休む`,
		nameLeaves: (name) => `${name}は抜ける`,
		saidJoins: (name) => `${name}が参加します。`,
		saidLeaves: (name) => `${name}が抜けます。`,
		saidSitsOut: (name) => `${name}はこのラウンドを休み、順位は保ちます。`,
		nextRound: '次のラウンドの出入り',
		later: 'ラウンドの途中です。次のラウンドから有効です。',
		notAfterAll: '取り消す',
		nameNotAfterAll: (name) => `${name}：取り消す`,
		come: (names) => `${list(names)}が次のラウンドから参加`,
		go: (names) => `${list(names)}はこのラウンドまで`,
		forms: '称号の呼び方',
		form: (name, form) => `${name}：${form}`,
		done: '完了'
	},
	hands: {
		label: '天変地異',
		may: (last, first) =>
			`${last}は、手札にJ・Q・K・A・2・ジョーカーがなければ、献上の前に${first}と手札をすべて入れ替えられます。`,
		changed: (last) => `${last}は1位と手札をすべて入れ替えました。2人の間の税はありません。`,
		change: '入れ替えた'
	},
	exit: {
		title: (name, place) => `${name}は${common.ordinal(place)}`,
		endedEarly:
			'このラウンドは途中で終え、残りの順位は手で決めました。変えるには、まずそれを元に戻してください。',
		notOut: (name) => `${name}はまだ上がっていない`,
		notJudged: (which) =>
			`${which.join('、')}の効果で手札がなくなった人には、禁止上がりを問いません（当アプリの解釈）。`,
		allowed: '最後の札は問題なかった',
		forbidden: (which) => `禁止上がりだった：${which.join('、')}`,
		turned: (first) =>
			`全員の順位が逆転しました。変えるには、最初に上がった${first}をタップしてください。`,
		swap: (other, place) => `${other}（${common.ordinal(place)}）と入れ替え`
	},
	fault: {
		title: '献上の手違い',
		silent: '出典に決まりはありません。よくある方法から卓で選んでください（TX-11）。',
		whose: '誰の献上ですか',
		what: '何がありましたか',
		faults: { wrong: '札の間違い', forgotten: '払い忘れ' },
		does: '卓の対応',
		remedies: {
			'paid-anew': '元に戻し、正しい札を払う',
			fine: '罰を与える',
			'let-stand': 'そのままにする'
		},
		fine: '罰の内容',
		record: '記録する'
	},
	decree: {
		title: 'お触れ',
		shown: '表示するもの',
		new: '新しいお触れ',
		inForce: (n) => `有効：${n}件`,
		noneInForce: '有効なお触れはありません。',
		nobodyYet: 'まだ誰にも身分がありません。お触れは最初のラウンドのあとからです。',
		closed: 'このゲーム会は終了しています。',
		before: '過去',
		rules: 'ルール',
		asBefore: '前と同じ',
		issued: (round, issuer, targets) =>
			`第${round}ラウンド・${issuer} → ${targets === 'everyone' ? '全員' : list(targets)}`,
		changed: (round, by) => `第${round}ラウンド・${by}`,
		changedOnce: (round, by) => `第${round}ラウンド・${by}、1ラウンド限り`,
		sentence: '{issuer}のお触れ、{targets}へ：{text}（{term}）。',
		who: '誰のお触れですか？',
		toWhom: '誰への命令ですか？',
		everyone: '全員',
		allBelow: '下位の全員',
		what: '内容は？',
		inWords: 'お触れの文面',
		untilWhen: 'いつまで？',
		terms: {
			round: 'このラウンド',
			reign: '在位中',
			evening: '会の終わりまで'
		},
		nobodyAsked: '人が嫌がることは求めないでください。',
		decreed: 'お触れを出す',
		templates: {
			hats: { name: '帽子', text: '称号の帽子をかぶること' },
			carnation: { name: 'カーネーション', text: '首位の人の胸にカーネーションを付けること' },
			'ranked-seats': {
				name: '席の格差',
				text: '柔らかい席は上の者に、固い席は下の者に'
			},
			sweets: { name: 'お菓子', text: 'お菓子は身分の高い順に取ること' },
			'tall-chair': { name: '高い椅子', text: '高い椅子は首位の人に譲ること' },
			stool: { name: '腰掛け', text: '腰掛けに座ること' },
			drinks: { name: '飲み物', text: '飲み物を持ってくること' },
			'best-chair': { name: 'いちばんいい椅子', text: 'いちばんいい椅子を譲ること' },
			shuffle: { name: '混ぜて配る', text: '札を混ぜて配ること' },
			bow: { name: 'ぺこぺこする', text: '話す前にぺこぺこと頭を下げること' }
		}
	},
	score: {
		standings: '順位表',
		points: '得点',
		forPoints: '点数をつける',
		beaten: '次の配札から、自分よりあとに上がった人1人につき1点です（SC-1）。',
		nothing: 'まだ数えるものがありません。最初のラウンドが終わると始まります。',
		round: (n) => `第${n}ラウンド`,
		beatNobody: '誰にも勝てず',
		beat: (names) => `${list(names)}に勝利`,
		rose: (name) => `${name}が順位を上げた`,
		came: (place) => common.ordinal(place),
		as: (title) => `${title}として`,
		byHand: (reason) => `手動：${reason}`,
		beforeRounds: '第1ラウンドの前',
		correctByHand: '手で直す',
		player: '参加者',
		won: '勝ち',
		reigned: '首位',
		longest: '最長',
		whoseFirst: '誰の得点か選んでください。',
		whose: '誰の得点ですか？',
		howMany: '何点ですか？',
		fewer: '1点減らす',
		more: '1点増やす',
		why: '理由は？',
		correct: '得点を直す',
		back: '戻る'
	},
	exposed: {
		label: '見えた札',
		button: '配る途中で札が見えた',
		whose: '誰の札でしたか？',
		decides: (name) => `${name}が決めます`,
		keepsIt: (name) => `${name}がそのまま持つ`,
		goesTo: (name) => `${name}に渡し、代わりに見ずに1枚もらう`
	},
	merchants: {
		label: '商人の交換',
		may: (name) => `${name}は、別の商人と1枚ずつ、伏せたまま交換できます。`,
		withNobody: (name) => `${name}は誰とも交換しませんでした。`,
		swapped: (name, partner) => `${name}は${partner}と1枚交換しました。`,
		nobody: 'なし'
	}
} satisfies Catalogue['sheets'];
