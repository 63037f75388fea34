import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: '同点牌',
	opener: '起手的牌：',
	wildRank: '百搭点数：',
	tops: '压过别的牌：',
	effects: '有特效的点数：',
	turnedBy: '逆转大小的牌：',
	leftovers: '余下的牌：',
	direction: '出牌方向：',
	runLength: '最短的顺子：',
	pairRuns: '连对：',
	counts: '跟牌张数：',
	exitEndsTrick: '有人出完时：',
	titleSet: '地区称号：',
	jokersHighest: '鬼牌单出：',
	trumps: '将牌：',
	dealer: '发牌：',
	misdeal: '露出的牌：',
	equalRank: '同点：',
	afterPass: '不出之后：',
	suitLock: '花色：',
	calledRuns: '叫连牌：',
	lastCardCall: '最后一张：',
	forbiddenLast: '禁止收尾：',
	firstLead: '首轮先出：',
	laterLead: '之后先出：',
	leadAfterExit: '出完后先出：',
	taxSchedule: '进贡：',
	firstRoundTax: '首轮进贡：',
	wildTax: '百搭牌进贡：',
	giveback: '还牌：',
	merchantExchange: '商人换牌：',
	revolution: '两张百搭牌：',
	firstDealRevolution: '首次发牌革命：',
	fallOfTheCapital: '都落：',
	overturnFromTheBottom: '下克上：',
	newcomers: '新人：',
	scoring: '计分：',
	completedFour: '四张凑齐：',
	bomb: '炸弹：',
	numberLock: '点数：',
	middleTitles: '中间的头衔：',
	trumpValue: '塔罗将牌：',
	tenpenChii: '天变地异：',
	target: '结束：'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: '鬼牌不百搭',
	'any-card': '鬼牌百搭',
	'joins-a-set': '鬼牌配同点牌'
};

const options = {
	deck: {
		name: '用牌',
		values: {
			standard: '一副 52 张',
			'32': '一副 32 张',
			'40': '一副 40 张',
			'extra-suits': '每人加一门花色',
			'suits-and-ranks': '更多花色和点数',
			dalmuti: '达尔穆提牌',
			tarot: '塔罗牌'
		}
	},
	stripped: { name: '精简用牌', values: { true: '人少就精简', false: '不精简' } },
	jokers: {
		name: '鬼牌',
		values: { 0: '没有鬼牌', 1: '一张鬼牌', 2: '两张鬼牌', 3: '三张鬼牌', 4: '四张鬼牌' }
	},
	ranking: {
		name: '大小顺序',
		values: { 'aces-high': 'A 最大', 'twos-high': '2 最大', 'low-wins': '小的赢' }
	},
	maxSet: { name: '同点牌上限', values: { 4: '最多四张', 8: '最多八张', null: '张数不限' } },
	runs: { name: '顺子', values: { none: '没有顺子', suited: '同花顺子', mixed: '花色不限的顺子' } },
	wild: {
		name: '百搭牌',
		values: { none: '不百搭', 'any-card': '当任何牌', 'joins-a-set': '配同点牌' }
	},
	jokersHighest: { name: '鬼牌单独出', values: { true: '大于一切点数', false: '没有特别' } },
	trumps: {
		name: '将牌',
		values: {
			none: '没有将牌',
			twos: '2',
			'twos-fewer': '2 可以少一张',
			jokers: '鬼牌',
			'twos-then-jokers': '2，再是鬼牌'
		}
	},
	seats: { name: '座位与头衔', values: { move: '人换座', stay: '头衔换' } },
	dealer: {
		name: '谁发牌',
		values: { 'top-seat': '首位', 'bottom-seat': '末位', 'named-by-top': '首位指定' }
	},
	trumpValue: {
		name: '进贡和抽座位时的塔罗将牌',
		values: { below: '比所有点数小', above: '比所有点数大' }
	},
	middleTitles: {
		name: '中间的头衔',
		values: { one: '都一样', more: '六人起更多' }
	},
	misdeal: {
		name: '发牌时露出的牌',
		values: { 'deal-again': '重新发', 'top-player-rules': '首位来定' }
	},
	equalRank: {
		name: '点数相同',
		values: {
			never: '必须更大',
			allowed: '同点可跟',
			'allowed-or-pass': '之后同点或不出',
			'allowed-and-skips': '同点可跟并跳过',
			'allowed-and-skips-more': '每次多跳一人'
		}
	},
	afterPass: {
		name: '不出之后',
		values: {
			'may-return': '还可以出',
			'out-of-trick': '等下一圈',
			'only-if-unable': '无牌可出才能不出'
		}
	},
	suitLock: {
		name: '花色锁定',
		values: { none: '不锁定', all: '锁定', part: '相同的花色锁定' }
	},
	calledRuns: { name: '叫连牌', values: { true: '可以叫', false: '不叫' } },
	lastCardCall: { name: '只剩一张', values: { true: '要说“一张”', false: '不用说' } },
	firstLead: {
		name: '第一轮的首圈',
		values: {
			'top-seat': '首位',
			'bottom-seat': '末位',
			'holder-of-card': '持指定牌者',
			'holder-leads': '持牌者随意出',
			random: '随机',
			'left-of-dealer': '发牌人左手边'
		}
	},
	laterLead: {
		name: '之后各轮的首圈',
		values: {
			'top-seat': '首位',
			'bottom-seat': '末位',
			'holder-of-card': '持指定牌者',
			'holder-leads': '持牌者随意出',
			random: '随机',
			'left-of-dealer': '发牌人左手边'
		}
	},
	leadAfterExit: {
		name: '赢家已出完时',
		values: {
			'next-in-turn': '下一位',
			'highest-place': '名次最高者',
			'lowest-place': '名次最低者'
		}
	},
	taxSchedule: {
		name: '进贡张数',
		values: {
			tiered: '人越多越重',
			'two-one': '2 张和 1 张',
			progressive: '累进',
			'three-one': '3 张和 1 张',
			one: '一张',
			none: '不进贡'
		}
	},
	firstRoundTax: { name: '第一轮进贡', values: { true: '要进贡', false: '还不用' } },
	wildTax: {
		name: '进贡时的百搭牌',
		values: { kept: '留着', owed: '先给', 'payer-chooses': '进贡人说了算' }
	},
	giveback: {
		name: '还什么牌',
		values: { 'free-after-looking': '看过再任选', 'free-unseen': '不看就任选', worst: '最差的' }
	},
	merchantExchange: { name: '商人换牌', values: { true: '允许', false: '没有' } },
	revolution: {
		name: '一手拿到两张百搭牌',
		values: { none: '没有革命', 'cancels-tax': '取消进贡', dalmuti: '取消或反转' }
	},
	firstDealRevolution: { name: '首次发牌革命', values: { true: '视同已发动', false: '没有' } },
	fallOfTheCapital: { name: '都落', values: { true: '首位会跌落', false: '不会跌落' } },
	overturnFromTheBottom: {
		name: '末位第一个出完',
		values: { true: '名次全反转', false: '照常上升' }
	},
	packs: { name: '几副牌', values: { 1: '一副', 2: '两副' } },
	leftovers: {
		name: '余下的牌',
		values: {
			dealt: '照发',
			aside: '亮出后放一边',
			'to-the-bottom': '给末位',
			'taken-out': '去掉中间的牌'
		}
	},
	direction: {
		name: '出牌方向',
		values: {
			clockwise: '顺时针',
			'counter-clockwise': '逆时针'
		}
	},
	runLength: {
		name: '最短的顺子',
		values: {
			3: '三张',
			4: '四张',
			5: '五张'
		}
	},
	pairRuns: {
		name: '连对',
		values: {
			null: '没有',
			2: '两对起',
			3: '三对起'
		}
	},
	counts: {
		name: '跟牌张数',
		values: {
			same: '同样多',
			'same-or-more': '同样多或更多',
			'same-or-double': '同样多或两倍',
			'more-beats': '张数多就赢'
		}
	},
	exitEndsTrick: {
		name: '有人出完时',
		values: {
			never: '这一圈继续',
			foul: '犯规出完就结束',
			always: '出完就结束'
		}
	},
	titleSet: {
		name: '地区称号',
		values: {
			own: '游戏自己的',
			arschloch: '德国',
			'trou-du-cul': '法国',
			culo: '西班牙'
		}
	},
	completedFour: {
		name: '四张凑齐',
		values: { never: '没有特效', clears: '清场', anyone: '谁都能凑齐' }
	},
	bomb: { name: '炸弹', values: { none: '没有炸弹', four: '四张同点' } },
	numberLock: { name: '点数锁', values: { true: '会锁定', false: '不锁定' } },
	tenpenChii: { name: '天变地异', values: { true: '末位可换整手牌', false: '不换手牌' } },
	newcomers: {
		name: '新人坐哪儿',
		values: {
			'middle-untaxed': '中间，免贡',
			'middle-low-side': '中间偏下',
			bottom: '末位',
			redraw: '全体抽牌',
			'by-card': '看一张牌'
		}
	},
	scoring: {
		name: '计分',
		values: {
			none: '不计分',
			beaten: '赢一人一分',
			'beaten-philanthropic': '赢人分加慈善分',
			'by-title': '按头衔'
		}
	}
} satisfies Catalogue['house']['options'];

const effects: Readonly<Record<EffectName, string>> = {
	clears: '结束这一圈',
	skip: '跳过',
	give: '给牌',
	discard: '弃牌',
	reverse: '改变方向',
	bomber: '点名',
	back: '这一圈逆转',
	turns: '逆转大小'
};

export default {
	options,
	names: {
		target: '比赛何时结束',
		opener: '起手的牌',
		wildRank: '百搭点数',
		tops: '压过别的牌',
		effects: '有特效的点数',
		turnedBy: '逆转大小的牌',
		forbiddenLast: '禁止收尾的牌',
		players: '人数'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: '没有',
		all: (entries: readonly string[]) => entries.join('、'),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `${suit} ${rank}`,
		inRuns: '顺子里也算',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} 压过${over}`,
		over: { any: '任何牌', single: '任何单张', set: '张数相同的牌' },
		turnedBy: {
			four: '四张同点',
			'run-of-four': '四张以上的顺子'
		},
		strongest: '最大的点数',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: '自定张数'
	},
	target: {
		open: '不限',
		rounds: (n: number) => `打满 ${n} 轮`,
		points: (n: number) => `达到 ${n} 分`
	},
	forbidden: {
		none: '没有',
		some: (cards: readonly string[]) => cards.join('、')
	},
	everyCard: (rank) => `所有 ${rank}`,
	everyWild: { JK: '鬼牌', JE: '小丑' },
	change: (option, label) => `${option}：${label}`,
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return before + label;
	},
	titlesRenamed: (n) => `改了 ${n} 个头衔`,
	ownPoints: '自定分数',
	trumpsDescribed: (n) => `写了 ${n} 张将牌`,
	asPublished: '与原版相同',
	changes: (n, texts, more) =>
		`${n} 处改动：${texts.join('，')}${more > 0 ? `，另有 ${more} 处` : ''}`,
	differences: {
		number: (n) => (n === 0 ? '没有不同' : `${n} 处不同`),
		title: (title) => `头衔：${title}`,
		points: (title) => `分数：${title}`,
		nothing: '–'
	},
	trumps: [
		'愚者',
		'魔术师',
		'女祭司',
		'女皇',
		'皇帝',
		'教皇',
		'恋人',
		'战车',
		'力量',
		'隐者',
		'命运之轮',
		'正义',
		'倒吊人',
		'死神',
		'节制',
		'恶魔',
		'高塔',
		'星星',
		'月亮',
		'太阳',
		'审判',
		'世界'
	],
	trump: (number, name) => `${number}：${name}`
} satisfies Catalogue['house'];
