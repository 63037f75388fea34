import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: '同点牌',
	jokersHighest: '鬼牌单出：',
	trumps: '将牌：',
	dealer: '发牌：',
	misdeal: '露出的牌：',
	equalRank: '同点：',
	afterPass: '不出之后：',
	twosEndTrick: '2：',
	eightsEndTrick: '8：',
	suitLock: '花色：',
	spadeThreeTopsJoker: '黑桃 3：',
	calledRuns: '叫连牌：',
	lastCardCall: '最后一张：',
	forbiddenLast: '禁止收尾：',
	firstLead: '首轮先出：',
	laterLead: '之后先出：',
	startsWith3d: '起手用',
	leadAfterExit: '出完后先出：',
	taxSchedule: '进贡：',
	firstRoundTax: '首轮进贡：',
	wildTax: '百搭牌进贡：',
	giveback: '还牌：',
	merchantExchange: '商人换牌：',
	revolution: '两张百搭牌：',
	firstDealRevolution: '首次发牌革命：',
	fourOfAKindTurns: '四张同点：',
	fallOfTheCapital: '都落：',
	overturnFromTheBottom: '下克上：',
	newcomers: '新人：',
	scoring: '计分：',
	completedFour: '四张凑齐：',
	bomb: '炸弹：',
	topCard: '压一切：',
	threes: '3：',
	numberLock: '点数：',
	fiveSkip: '5：',
	sevenPass: '7：',
	tenDiscard: '10：',
	nineReverse: '9：',
	queenBomber: 'Q：',
	jackBack: 'J：',
	coup: '三张 9：',
	middleTitles: '中间的头衔：',
	trumpValue: '塔罗将牌：',
	stairsRevolution: '顺子革命：',
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
			'even-deal': '52 张平均发',
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
	runs: { name: '顺子', values: { none: '没有顺子', suited: '同花顺子' } },
	wild: {
		name: '百搭牌',
		values: { none: '不百搭', 'any-card': '当任何牌', 'joins-a-set': '配同点牌' }
	},
	jokersHighest: { name: '鬼牌单独出', values: { true: '大于一切点数', false: '没有特别' } },
	trumps: {
		name: '将牌',
		values: { none: '没有将牌', twos: '2', jokers: '鬼牌', 'twos-then-jokers': '2，再是鬼牌' }
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
		values: { never: '必须更大', allowed: '同点可跟', 'allowed-and-skips': '同点可跟并跳过' }
	},
	afterPass: { name: '不出之后', values: { 'may-return': '还可以出', 'out-of-trick': '等下一圈' } },
	twosEndTrick: { name: '一手 2', values: { true: '结束一圈', false: '不结束' } },
	eightsEndTrick: { name: '一手 8', values: { true: '结束一圈', false: '不结束' } },
	suitLock: { name: '花色锁定', values: { true: '锁定', false: '不锁定' } },
	spadeThreeTopsJoker: { name: '黑桃 3', values: { true: '压鬼牌', false: '普通的 3' } },
	calledRuns: { name: '叫连牌', values: { true: '可以叫', false: '不叫' } },
	lastCardCall: { name: '只剩一张', values: { true: '要说“一张”', false: '不用说' } },
	firstLead: {
		name: '第一轮的首圈',
		values: {
			'top-seat': '首位',
			'bottom-seat': '末位',
			'holder-of-3c': '梅花 3',
			'left-of-dealer': '发牌人左手边'
		}
	},
	laterLead: {
		name: '之后各轮的首圈',
		values: {
			'top-seat': '首位',
			'bottom-seat': '末位',
			'holder-of-3c': '梅花 3',
			'left-of-dealer': '发牌人左手边'
		}
	},
	startsWith3d: { name: '起手的牌', values: { true: '方块 3', false: '梅花 3' } },
	leadAfterExit: {
		name: '赢家已出完时',
		values: { 'next-in-turn': '下一位', 'highest-place': '名次最高者' }
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
	fourOfAKindTurns: { name: '四张同点', values: { true: '革命（大小逆转）', false: '不逆转' } },
	fallOfTheCapital: { name: '都落', values: { true: '首位会跌落', false: '不会跌落' } },
	overturnFromTheBottom: {
		name: '末位第一个出完',
		values: { true: '名次全反转', false: '照常上升' }
	},
	packs: { name: '几副牌', values: { 1: '一副', 2: '两副' } },
	completedFour: { name: '四张凑齐', values: { never: '没有特效', clears: '清场' } },
	bomb: { name: '炸弹', values: { none: '没有炸弹', four: '四张同点' } },
	topCard: { name: '压过一切的牌', values: { none: '没有', '3c': '梅花 3', 'red-threes': '红 3' } },
	threes: { name: '3', values: { normal: '普通点数', wild: '百搭', clear: '清场' } },
	fiveSkip: { name: '5 跳过', values: { true: '5 跳过下家', false: '不跳人' } },
	sevenPass: { name: '7 递牌', values: { true: '7 要递牌', false: '不递牌' } },
	nineReverse: { name: '9 反转', values: { true: '9 反转方向', false: '没有特效' } },
	tenDiscard: { name: '10 弃牌', values: { true: '10 要弃牌', false: '不弃牌' } },
	queenBomber: { name: 'Q 轰炸', values: { true: 'Q 点名弃牌', false: '没有特效' } },
	numberLock: { name: '点数锁', values: { true: '会锁定', false: '不锁定' } },
	tenpenChii: { name: '天变地异', values: { true: '末位可换整手牌', false: '不换手牌' } },
	stairsRevolution: { name: '顺子革命', values: { none: '没有特效', four: '四张以上顺子' } },
	jackBack: { name: 'J 回转', values: { true: 'J 逆转这一圈', false: '没有特效' } },
	coup: { name: '政变', values: { true: '三张 9 逆转', false: '没有特效' } },
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

export default {
	options,
	names: {
		target: '比赛何时结束',
		forbiddenLast: '禁止收尾的牌',
		players: '人数'
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
