import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('ja');

const PAIRS: Record<WildPair, string> = {
	JK: 'ジョーカー2枚',
	'two-JK': 'ジョーカー2枚',
	JE: '道化師2枚',
	'two-JE': '道化師2枚'
};
export default {
	firstTime: {
		deal: '読み上げて、配って、先へ。',
		taxes: '受け渡した分にチェックします。'
	},
	decree: {
		heading: '有効なお触れ',
		label: (text) => `お触れ：${text}`,
		to: (issuer, targets) => `${issuer} → ${targets === 'everyone' ? '全員' : list(targets)}`,
		terms: {
			round: (round) => `第${round}ラウンド、その終わりまで`,
			reign: (round, issuer) => `第${round}ラウンド、${issuer}がその座にある間`,
			evening: (round) => `第${round}ラウンド、会の終わりまで`
		},
		outcomes: {
			obeyed: '実行した',
			refused: '拒否',
			vetoed: '却下',
			lifted: '解除'
		}
	},
	firstSeats: {
		title: '席決め',
		ways: '最初の席の決め方',
		way: {
			draw: '札を引く',
			'as-we-sit': '今の席順',
			random: 'ランダム',
			'by-hand': '手で指定'
		},
		tapNames: '時計回りに名前をタップしてください。誰からでもかまいません。',
		byChance: 'くじの結果です（時計回り）。',
		clockwise: '卓を時計回りに。',
		firstAtTop: '先頭の人が首位です。',
		notSo: '違うときは時計回りにタップ',
		shuffleAgain: 'もう一度混ぜる',
		seatByDraw: '引いた札で席を決める',
		asWeSit: 'この席順で座る',
		likeThis: 'この並びで座る',
		everyoneDraws: '全員が1枚引き、いちばん強い人が首位です。',
		tie: (groups, bold) =>
			`${bold('同じ強さです。')}${groups.map((names) => list(names)).join('／')}が${groups.length > 1 ? '、それぞれの間で' : ''}引き直します。`,
		drew: (name) => `${name}の札`,
		cards: '札'
	},
	deal: {
		rulesLabel: '変わるルール',
		rulesOnce: 'このラウンドだけのルール',
		rulesNow: 'これからのルール',
		changesLabel: '人数で変わること',
		changes: '変わること',
		pack: '使う札',
		dealer: '配る人',
		deals: (name) => `${name}が混ぜて配ります`,
		anotherCuts: '別の人がカットします。',
		sitDifferently: '座り方を変える',
		someoneElse: 'ほかの人が配る',
		whoDeals: '誰が配りますか？',
		cardsLabel: '1人分の枚数',
		each: (n, bold) => `1人${bold(String(n))}枚`,
		others: (names, n) => `${list(names)}は${n}枚`,
		dealt: '配り終えた：税へ',
		dealtUntaxed: (lead) => `配り終えた：${lead}`
	},
	exposed: {
		kept: (name) => `見えた札は、そのまま${name}のものです。`,
		passed: (from, to) =>
			`見えた札は${from}から${to}へ移り、${from}は${to}の手札から、見ずに1枚もらいます。`
	},
	tax: {
		label: (payer, receiver, n) => `${payer}から${receiver}へ${n}枚`,
		open: (tribute, back) => `${tribute}・${back}`,
		owes: { highest: (n) => `いちばん強い札${n}枚`, best: (n) => `いちばん強い札${n}枚` },
		wholeHand: (n) => `手札すべて${n}枚`,
		back: { any: (n) => `好きな札${n}枚を返す`, worst: (n) => `いちばん弱い札${n}枚を返す` },
		now: {
			any: (name, n) => `次は${name}が好きな札${n}枚を返します`,
			worst: (name, n) => `次は${name}がいちばん弱い札${n}枚を返します`
		},
		returned: '返し終えました',
		ways: {
			'free-after-looking': '見てから返します。',
			'free-unseen': '見る前に、返す札を選びます。',
			worst: '両方が同時に出します。'
		},
		openerFirst: (rank: string, card: string) =>
			`${rank}が4枚そろっていなければ、${rank}の中では${card}から返します。`,
		wild: {
			kept: (wild) => `${common.cards.wilds[wild]}は手元に残せます。`,
			owed: (wild) => `${common.cards.wilds[wild]}はいちばん強い札と数えます。`,
			'payer-chooses': (wild) => `${common.cards.wild[wild]}を何と数えるかは、払う人が決めます。`
		},
		wildInWholeHand: (wild) => `手札をすべて払う人は${common.cards.wilds[wild]}も渡します。`,
		corrected: {
			wrong: {
				'paid-anew': () => '札の間違い：元に戻し、正しい札を払います。',
				fine: (fine) => `札の間違い：罰は「${fine}」。`,
				'let-stand': () => '札の間違い：そのままにします。'
			},
			forgotten: {
				'paid-anew': () => '払い忘れ：元に戻し、正しい札を払います。',
				fine: (fine) => `払い忘れ：罰は「${fine}」。`,
				'let-stand': () => '払い忘れ：そのままにします。'
			}
		},
		whatMust: 'どれを渡す？',
		none: 'このラウンドは税なし',
		showed: (name, pair) => `${name}が${PAIRS[pair]}を見せました。`,
		showedGreater: (name, pair) =>
			`${name}が${PAIRS[pair]}を見せました。大革命です。1位と最下位から順に、順位がすべて逆になります。`,
		moment: { lesser: '革命！ 誰も払いません。', greater: '大革命！' },
		reversed: '順位がすべて逆になります',
		hands: '手札を持って席を移ります',
		throne: (name) => `${name}が頂点に立ちます`,
		noneAtFirst: '最初のラウンドは税なし',
		noneForNewcomers: '新しい参加者に税はないので、誰も払わない',
		left: {
			void: (names, bold) => `${bold(list(names))}が抜けました。関係する税はなくなります。`,
			paid: (names, bold) => `${bold(list(names))}が抜けました。支払い済みの税はそのままです。`,
			untaxed: (names, bold) => `${bold(list(names))}が抜けました。`
		},
		free: (names, bold) => `${bold(list(names))}：このラウンドは税なし`,
		wentWrong: '献上の間違い・忘れ',
		revolution: '革命',
		someoneShows: (pair) => `${PAIRS[pair]}を持つ人はいますか？`,
		whoShows: (pair) => `${PAIRS[pair]}を見せるのは誰ですか？`,
		callerGreater: (title) => `${title}、大革命`,
		settled: (lead) => `税の支払い完了：${lead}`,
		play: (lead) => `プレイ：${lead}`,
		notRecorded: '未記録：払った分と返した分にチェックしてください。'
	}
} satisfies Catalogue['table-steps'];
