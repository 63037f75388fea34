import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	stripped: '少人数用の札',
	jokers: 'ジョーカー',
	maxSet: '組の上限',
	opener: '始めるときの札：',
	wildRank: 'ワイルドの数字：',
	tops: 'ほかに勝つ札：',
	effects: '特別な効果の数字：',
	turnedBy: '強さを逆にする手：',
	leftovers: '余った札：',
	direction: '順番の向き：',
	runLength: '階段の最短：',
	pairRuns: 'ペアの階段：',
	counts: '出せる枚数：',
	exitEndsTrick: '手札がなくなったとき：',
	titleSet: '地域の称号：',
	jokersHighest: 'ジョーカー単独',
	trumps: '切り札',
	dealer: '配る人',
	misdeal: '見えた札',
	equalRank: '同じ数字',
	afterPass: 'パス後',
	suitLock: 'スート',
	calledRuns: '並びの宣言',
	lastCardCall: '残り1枚',
	forbiddenLast: '禁止上がり',
	firstLead: '最初の場',
	laterLead: '第2ラウンドからの最初の場',
	leadAfterExit: '上がりのあと',
	taxSchedule: '税',
	firstRoundTax: '最初のラウンドの税',
	wildTax: '税のワイルド',
	giveback: '返す札',
	merchantExchange: '商人の交換',
	revolution: 'ワイルド2枚',
	firstDealRevolution: '最初の配札の革命',
	overturnFromTheBottom: '下剋上',
	newcomers: '新しい参加者',
	scoring: '得点',
	completedFour: '4枚そろい',
	bomb: 'ボム',
	numberLock: '数字縛り',
	middleTitles: '中間の称号：',
	trumpValue: 'タロットの切り札：',
	tenpenChii: '天変地異',
	packs: '組数',
	target: 'シリーズ'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'ジョーカーは代わりにならない',
	'any-card': 'ジョーカーは万能',
	'joins-a-set': 'ジョーカーは組に入る'
};

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: '使う札',
		values: {
			standard: '52枚1組',
			'32': '32枚1組',
			'40': '40枚1組',
			'extra-suits': '1人につき1スート追加',
			'suits-and-ranks': 'スートと数字を追加',
			dalmuti: 'ダルムーティの札',
			tarot: 'タロット'
		}
	},
	stripped: { name: '少人数用に札を抜く', values: { true: '抜く', false: '抜かない' } },
	jokers: {
		name: 'ジョーカーの枚数',
		values: { 0: 'なし', 1: '1枚', 2: '2枚', 3: '3枚', 4: '4枚' }
	},
	ranking: {
		name: '札の強さ',
		values: { 'aces-high': 'Aが最強', 'twos-high': '2が最強', 'low-wins': '小さい数字が強い' }
	},
	maxSet: { name: '同じ数字の組の上限', values: { 4: '4枚', 8: '8枚', null: '制限なし' } },
	runs: {
		name: '階段',
		values: { none: '階段なし', suited: '同じスートの階段', mixed: 'スート自由の階段' }
	},
	wild: {
		name: 'ワイルド',
		values: { none: '代わりにならない', 'any-card': '万能', 'joins-a-set': '組に入る' }
	},
	jokersHighest: { name: 'ジョーカーだけの手', values: { true: '最強', false: '特別扱いなし' } },
	trumps: {
		name: '切り札',
		values: {
			none: 'なし',
			twos: '2',
			'twos-fewer': '2は1枚少なく',
			jokers: 'ジョーカー',
			'twos-then-jokers': '2、その上にジョーカー'
		}
	},
	seats: { name: '席と称号', values: { move: '人が移動', stay: '称号が移動' } },
	dealer: {
		name: '誰が配るか',
		values: { 'top-seat': '首位', 'bottom-seat': '最下位', 'named-by-top': '首位の指名' }
	},
	trumpValue: {
		name: '税と席決めでのタロットの切り札',
		values: { below: 'どの数字より下', above: 'どの数字より上' }
	},
	middleTitles: {
		name: '中間の称号',
		values: { one: 'みな同じ', more: '6人以上は追加' }
	},
	misdeal: {
		name: '配る途中で見えた札',
		values: { 'deal-again': '配り直し', 'top-player-rules': '首位が決める' }
	},
	// play; who leads
	equalRank: {
		name: '同じ数字を続ける',
		values: {
			never: 'より強い札だけ',
			allowed: '同じでもよい',
			'allowed-or-pass': '次は同じ数字かパス',
			'allowed-and-skips': '同じでもよく1人飛ばす',
			'allowed-and-skips-more': '重ねるほど飛ばす'
		}
	},
	afterPass: {
		name: 'パスのあと',
		values: {
			'may-return': 'また出せる',
			'out-of-trick': '場が流れるまで休み',
			'only-if-unable': '出せないときだけ'
		}
	},
	suitLock: {
		name: '縛り',
		values: { none: '縛りなし', all: '縛りあり', part: '共通のスート' }
	},
	calledRuns: { name: '並びの宣言', values: { true: '宣言できる', false: '宣言なし' } },
	lastCardCall: {
		name: '残り1枚のとき',
		values: { true: '「ラスト1枚」と言う', false: '何も言わない' }
	},
	firstLead: {
		name: '最初のラウンドの最初の場',
		values: {
			'top-seat': '首位から',
			'bottom-seat': '最下位から',
			'holder-of-card': '決まった札を持つ人',
			'holder-leads': '持つ人が自由に',
			random: 'くじ引き',
			'left-of-dealer': '配った人の左隣'
		}
	},
	laterLead: {
		name: '第2ラウンドからの最初の場',
		values: {
			'top-seat': '首位から',
			'bottom-seat': '最下位から',
			'holder-of-card': '決まった札を持つ人',
			'holder-leads': '持つ人が自由に',
			random: 'くじ引き',
			'left-of-dealer': '配った人の左隣'
		}
	},
	leadAfterExit: {
		name: '場を取った人が上がったとき',
		values: {
			'next-in-turn': '次の人から',
			'highest-place': '最上位から',
			'lowest-place': '最下位から'
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: '税の枚数',
		values: {
			tiered: '人数に応じて重く',
			'two-one': '2枚と1枚',
			progressive: '大人数ほど多く',
			'three-one': '3枚と1枚',
			one: '1枚',
			none: '税なし'
		}
	},
	firstRoundTax: { name: '最初のラウンドの税', values: { true: '払う', false: 'まだなし' } },
	wildTax: {
		name: '税のときのワイルド',
		values: { kept: '残せる', owed: '真っ先に渡す', 'payer-chooses': '払う人しだい' }
	},
	giveback: {
		name: '返す札',
		values: {
			'free-after-looking': '見てから自由に',
			'free-unseen': '見ずに自由に',
			worst: 'いちばん弱い札'
		}
	},
	merchantExchange: { name: '商人の交換', values: { true: 'できる', false: 'なし' } },
	revolution: {
		name: 'ワイルド2枚が手札にあるとき',
		values: { none: '革命なし', 'cancels-tax': '税が消える', dalmuti: '税が消えるか逆転' }
	},
	firstDealRevolution: {
		name: '最初の配札の革命',
		values: { true: '自動で革命扱い', false: 'なし' }
	},
	fallOfTheCapital: { name: '都落ち', values: { true: '都落ちあり', false: '都落ちなし' } },
	overturnFromTheBottom: {
		name: '最下位が最初に上がったとき',
		values: { true: '全員が逆転', false: '普通に1位' }
	},
	packs: { name: '札の組数', values: { 1: '1組', 2: '2組' } },
	leftovers: {
		name: '余った札',
		values: {
			dealt: '配り切る',
			aside: '見せて除く',
			'to-the-bottom': '下位の人に',
			'taken-out': '中ほどの札を抜く'
		}
	},
	direction: {
		name: '順番の向き',
		values: {
			clockwise: '時計回り',
			'counter-clockwise': '反時計回り'
		}
	},
	runLength: {
		name: '階段の最短',
		values: {
			3: '3枚',
			4: '4枚',
			5: '5枚'
		}
	},
	pairRuns: {
		name: 'ペアの階段',
		values: {
			null: 'なし',
			2: '2ペアから',
			3: '3ペアから'
		}
	},
	counts: {
		name: '出せる枚数',
		values: {
			same: '同じ枚数',
			'same-or-more': '同じか多い枚数',
			'same-or-double': '同じか2倍の枚数',
			'more-beats': '枚数が多ければ勝ち'
		}
	},
	exitEndsTrick: {
		name: '手札がなくなったとき',
		values: {
			never: '場は続く',
			foul: '反則上がりで流れる',
			always: '上がると流れる'
		}
	},
	titleSet: {
		name: '地域の称号',
		values: {
			own: 'このゲームの称号',
			arschloch: 'ドイツ',
			'trou-du-cul': 'フランス',
			culo: 'スペイン'
		}
	},
	completedFour: {
		name: '4枚そろい',
		values: { never: '何も起きない', clears: '場が流れる', anyone: '誰でもそろえられる' }
	},
	bomb: { name: 'ボム', values: { none: 'なし', four: '同じ数字4枚' } },
	numberLock: { name: '数字縛り（激しば）', values: { true: '縛りあり', false: '縛りなし' } },
	tenpenChii: { name: '天変地異', values: { true: '手札を入れ替えられる', false: '入れ替えなし' } },
	// newcomers; score
	newcomers: {
		name: '新しい参加者の席',
		values: {
			'middle-untaxed': '中ほど、税なし',
			'middle-low-side': '中ほどの下寄り',
			bottom: 'いちばん下',
			redraw: '全員で引き直し',
			'by-card': '札で決める'
		}
	},
	scoring: {
		name: '得点',
		values: {
			none: 'なし',
			beaten: '勝った人数',
			'beaten-philanthropic': '勝った人数と慈善',
			'by-title': '称号ごと'
		}
	}
} satisfies OptionLabels;

const effects: Readonly<Record<EffectName, string>> = {
	clears: '場を流す',
	skip: '飛ばす',
	give: '札を渡す',
	discard: '札を捨てる',
	reverse: '逆回りにする',
	bomber: '数字を宣言する',
	back: '場の強さを逆に',
	turns: '強さを逆にする'
};

export default {
	options,
	names: {
		target: 'シリーズの終わり',
		opener: '始めるときの札',
		wildRank: 'ワイルドの数字',
		tops: 'ほかに勝つ札',
		effects: '特別な効果の数字',
		turnedBy: '強さを逆にする手',
		forbiddenLast: '禁止上がりの札',
		players: '人数'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'なし',
		all: (entries: readonly string[]) => entries.join('、'),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `${suit}の${rank}`,
		inRuns: '階段でも',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by}が${over}勝つ`,
		over: { any: 'どんな手にも', single: '1枚の札に', set: '同じ枚数に' },
		turnedBy: {
			four: '同じ数字4枚',
			'run-of-four': '4枚以上の階段'
		},
		strongest: 'いちばん強い数字',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: '独自の枚数'
	},
	target: {
		open: '制限なし',
		rounds: (n) => `${n}ラウンドで終了`,
		points: (n) => `${n}点で終了`
	},
	forbidden: {
		none: 'なし',
		some: (cards) => cards.join('、')
	},
	everyCard: (rank) => `すべての${rank}`,
	everyWild: { JK: 'ジョーカー', JE: '道化師' },
	change: (option, label) => `${option}：${label}`,
	briefly(option, value, label) {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return `${before}：${label}`;
	},
	titlesRenamed: (n) => `称号の変更${n}件`,
	ownPoints: '独自の得点',
	trumpsDescribed: (n) => `切り札の説明${n}枚`,
	asPublished: '標準どおり',
	changes: (n, texts, more) =>
		`変更${n}件：${texts.join('、')}${more > 0 ? `、ほか${more}件` : ''}`,
	differences: {
		number: (n) => (n === 0 ? '違いなし' : `違い${n}件`),
		title: (title) => `称号：${title}`,
		points: (title) => `得点：${title}`,
		nothing: 'なし'
	},
	trumps: [
		'愚者',
		'魔術師',
		'女教皇',
		'女帝',
		'皇帝',
		'教皇',
		'恋人',
		'戦車',
		'力',
		'隠者',
		'運命の輪',
		'正義',
		'吊された男',
		'死神',
		'節制',
		'悪魔',
		'塔',
		'星',
		'月',
		'太陽',
		'審判',
		'世界'
	],
	trump: (number, name) => `${number}・${name}`
} satisfies Catalogue['house'];
