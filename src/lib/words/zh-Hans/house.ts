import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/words/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: '同点牌',
	jokersHighest: '鬼牌单出：',
	trumps: '将牌：',
	dealer: '发牌：',
	misdeal: '亮出的牌：',
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
	firstDealRevolution: '首发革命：',
	fourOfAKindTurns: '四张同点：',
	fallOfTheCapital: '都城陷落：',
	overturnFromTheBottom: '末位先出完：',
	newcomers: '新人：',
	scoring: '计分：',
	target: '赛程：'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: '鬼牌不百搭',
	'any-card': '鬼牌百搭',
	'joins-a-set': '鬼牌配同点牌'
};

const ends = (after: string) => `${after}，赛程结束；总分最高者胜。`;

const options = {
	deck: {
		name: '用牌',
		values: {
			standard: ['一副 52 张', '52 张全部发完；多出的牌一张一张轮流发，所以有些人会多一张。'],
			'even-deal': ['52 张平均发', '拿掉几张中间的牌，让每人张数相同。'],
			'extra-suits': [
				'每人加一门花色',
				'超过四人后，每多一人就加入第二副牌的一整门花色：每人 13 张。'
			],
			'suits-and-ranks': [
				'更多花色和点数',
				'超过四人后，每多一人就加入 11 以上的点数以及星星和月亮：每人 13 张，适合四到八人。'
			],
			dalmuti: ['达尔穆提牌', '十二个点数，不分花色，每个点数的张数等于它的数字，另有小丑。'],
			tarot: ['塔罗牌', '四门花色各 14 张，含侍从和骑士，另有 22 张由本桌定用法的将牌。']
		}
	},
	stripped: {
		name: '精简用牌',
		values: {
			true: ['人少就精简', '四人拿掉 12 和 11，五人拿掉 12。人更多时不精简。'],
			false: ['不精简', '人少也不拿掉任何点数。']
		}
	},
	jokers: {
		name: '鬼牌',
		values: {
			0: ['没有鬼牌', '牌里没有鬼牌（或小丑）。'],
			1: ['一张鬼牌', '牌里有一张鬼牌（或小丑）。'],
			2: ['两张鬼牌', '牌里有两张鬼牌（或小丑）。']
		}
	},
	ranking: {
		name: '大小顺序',
		values: {
			'aces-high': ['A 最大', '从最小的 2 一直到 A。'],
			'twos-high': ['2 最大', '从最小的 3 到 A，2 在 A 之上。'],
			'low-wins': ['小的赢', '数字越小牌越强：1 压过一切。']
		}
	},
	maxSet: {
		name: '同点牌上限',
		values: {
			4: ['最多四张', '同点牌一次最多出四张，百搭牌也算在内。'],
			null: ['张数不限', '手里有几张同点牌就可以出几张。']
		}
	},
	runs: {
		name: '顺子',
		values: {
			none: ['没有顺子', '只能一起出点数相同的牌。'],
			suited: ['同花顺子', '也可以出三张以上同花色的连牌。']
		}
	},
	wild: {
		name: '百搭牌',
		values: {
			none: ['不百搭', '没有牌能当别的牌。'],
			'any-card': ['当任何牌', '鬼牌可以当任何牌，单出或与别的牌一起出都行。'],
			'joins-a-set': ['配同点牌', '与别的牌一起出，鬼牌随它们的点数；单出时比最小的还小。']
		}
	},
	jokersHighest: {
		name: '鬼牌单独出',
		values: {
			true: ['大于一切点数', '鬼牌单出或成对出，在同张数里最大。'],
			false: ['没有特别', '鬼牌单独出算什么，看其他规则。']
		}
	},
	trumps: {
		name: '将牌',
		values: {
			none: ['没有将牌', '只有大牌压小牌。'],
			twos: ['2', '一张 2 压过其他牌的任何单张或同点牌，没有单张能压它。'],
			jokers: ['鬼牌', '一张鬼牌压过除鬼牌外的一切；2 只是最大的点数。'],
			'twos-then-jokers': [
				'2，再是鬼牌',
				'一张 2 压过其他牌的任何单张或同点牌，一张鬼牌连它也能压。'
			]
		}
	},
	seats: {
		name: '座位与头衔',
		values: {
			move: ['人换座', '每轮之后，大家都坐到新名次的座位上。'],
			stay: ['头衔换', '大家座位不动；头衔和进贡随新名次走。']
		}
	},
	dealer: {
		name: '谁发牌',
		values: {
			'top-seat': ['首位', '名次第一的人发牌。'],
			'bottom-seat': ['末位', '名次最末的人发牌。'],
			'named-by-top': ['首位指定', '名次第一的人发牌，或指定别人发。']
		}
	},
	misdeal: {
		name: '发牌时亮出的牌',
		values: {
			'deal-again': ['重新发', '发牌时若有牌亮出，全部重新发。'],
			'top-player-rules': [
				'首位来定',
				'名次第一的人让亮出的牌归原主，或归末位，由末位随机换给原主一张。'
			]
		}
	},
	equalRank: {
		name: '点数相同',
		values: {
			never: ['必须更大', '只能跟点数更大的牌。'],
			allowed: ['同点可跟', '点数相同也可以跟。'],
			'allowed-and-skips': ['同点可跟并跳过', '点数相同可以跟，下一家这次被跳过。']
		}
	},
	afterPass: {
		name: '不出之后',
		values: {
			'may-return': ['还可以出', '说过不出的人，再轮到时还可以出。'],
			'out-of-trick': ['等下一圈', '说过不出的人要等到下一圈。']
		}
	},
	twosEndTrick: {
		name: '一手 2',
		values: {
			true: ['结束一圈', '没有牌能压一手 2：这一圈立刻结束。'],
			false: ['不结束', '2 和别的点数一样可以跟。']
		}
	},
	eightsEndTrick: {
		name: '一手 8',
		values: {
			true: ['结束一圈', '没有牌能压一手 8：这一圈立刻结束。'],
			false: ['不结束', '8 和别的点数一样可以跟。']
		}
	},
	suitLock: {
		name: '花色锁定',
		values: {
			true: ['锁定', '连着两手花色相同，这一圈就锁定：只能跟这些花色。'],
			false: ['不锁定', '花色从不限制跟牌。']
		}
	},
	spadeThreeTopsJoker: {
		name: '黑桃 3',
		values: {
			true: ['压鬼牌', '黑桃 3 压过单出的鬼牌。'],
			false: ['普通的 3', '黑桃 3 没有特别的本事。']
		}
	},
	calledRuns: {
		name: '叫连牌',
		values: {
			true: ['可以叫', '三张单牌连续之后，第三位可以叫连牌：只能跟下一个点数。'],
			false: ['不叫', '连着的牌不约束任何人。']
		}
	},
	lastCardCall: {
		name: '只剩一张',
		values: {
			true: ['要说“一张”', '手里只剩一张的人要大声说出来。'],
			false: ['不用说', '还剩几张不用告诉别人。']
		}
	},
	firstLead: {
		name: '第一轮的首圈',
		values: {
			'top-seat': ['首位', '名次第一的人先出。'],
			'bottom-seat': ['末位', '名次最末的人先出。'],
			'holder-of-3c': ['梅花 3', '拿到它的人先出，第一手必须带上它。'],
			'left-of-dealer': ['发牌人左手边', '发牌人左手边的人先出。']
		}
	},
	laterLead: {
		name: '之后各轮的首圈',
		values: {
			'top-seat': ['首位', '名次第一的人先出。'],
			'bottom-seat': ['末位', '名次最末的人先出。'],
			'holder-of-3c': ['梅花 3', '拿到它的人先出，第一手必须带上它。'],
			'left-of-dealer': ['发牌人左手边', '发牌人左手边的人先出。']
		}
	},
	startsWith3d: {
		name: '起手的牌',
		values: {
			true: ['方块 3', '由拿到 3 的人先出时，指的是方块 3，不是梅花 3。'],
			false: ['梅花 3', '由拿到 3 的人先出时，指的是梅花 3。']
		}
	},
	leadAfterExit: {
		name: '赢家已出完时',
		values: {
			'next-in-turn': ['下一位', '没人压过出完者最后那手时，由下一位手里还有牌的人先出。'],
			'highest-place': [
				'名次最高者',
				'没人压过出完者最后那手时，由手里还有牌的人中名次最高的先出。'
			]
		}
	},
	taxSchedule: {
		name: '进贡张数',
		values: {
			tiered: ['人越多越重', '起初一对人给一张；每多两人，就多一对、多一张：1；2、1；3、2、1。'],
			'two-one': ['2 和 1', '末位给第一名 2 张，倒数第二给第二名 1 张。三人时只有那 2 张。'],
			progressive: ['累进', '五人以内同“2 和 1”；六人给 3 和 1，七人给 3 和 2，八人给 3、2 和 1。'],
			'three-one': ['3 和 1', '末位给第一名 3 张，倒数第二给第二名 1 张。三人时只有那 3 张。'],
			none: ['不进贡', '谁也不给谁牌。']
		}
	},
	firstRoundTax: {
		name: '第一轮进贡',
		values: {
			true: ['要进贡', '从第一轮起就进贡。'],
			false: ['还不用', '第一轮不进贡。']
		}
	},
	wildTax: {
		name: '进贡时的百搭牌',
		values: {
			kept: ['留着', '百搭牌算比任何点数都小，只要还有别的牌就留着。'],
			owed: ['先给', '百搭牌算比任何点数都大，最先给。'],
			'payer-chooses': [
				'进贡人说了算',
				'每张百搭牌算几点由进贡人定：不是非给不可，也不是非留不可。'
			]
		}
	},
	giveback: {
		name: '还什么牌',
		values: {
			'free-after-looking': ['看过再任选', '收贡人看过贡牌，还任意的牌。'],
			'free-unseen': ['不看就任选', '收贡人看到贡牌之前先选好任意的牌；两边同时交换。'],
			worst: ['最小的', '收贡人按发到手时的手牌，还最小的牌。']
		}
	},
	merchantExchange: {
		name: '商人换牌',
		values: {
			true: ['允许', '进贡时，名次最高的商人可与另一位商人盲换一张牌：六人起。'],
			false: ['没有', '商人不换牌。']
		}
	},
	revolution: {
		name: '一手拿到两张百搭牌',
		values: {
			none: ['没有革命', '一人拿到两张百搭牌也不改变什么。'],
			'cancels-tax': ['取消进贡', '发到两张的人可在进贡前亮出：本轮谁都不进贡。'],
			dalmuti: ['取消或翻转', '发到两张的人可以取消进贡；若是末位，全部名次还会反转。']
		}
	},
	firstDealRevolution: {
		name: '首发革命',
		values: {
			true: ['视同已发动', '第一轮自动免贡；仍可在其中发动大革命。'],
			false: ['没有', '第一轮只有在有人发动时才有革命。']
		}
	},
	fourOfAKindTurns: {
		name: '四张同点',
		values: {
			true: ['逆转大小', '小的变大，直到本轮结束，或再出四张同点转回来。'],
			false: ['不逆转', '四张同点和别的同点牌一样。']
		}
	},
	fallOfTheCapital: {
		name: '都城陷落',
		values: {
			true: ['首位会跌落', '名次第一的人若没有再次第一个出完，就变成末位。'],
			false: ['不会跌落', '名次第一的人和大家一样，按出完的先后定名次。']
		}
	},
	overturnFromTheBottom: {
		name: '末位第一个出完',
		values: {
			true: ['名次全反转', '末位第一个出完时，全部名次反转。'],
			false: ['照常上升', '末位第一个出完，只是自己得第一名。']
		}
	},
	newcomers: {
		name: '新人坐哪儿',
		values: {
			'middle-untaxed': ['中间，免贡', '新加入者坐中间，第一轮既不进贡也不收贡。'],
			'middle-low-side': ['中间偏下', '新加入者坐中间偏末位的一侧，按座位进贡和收贡。'],
			bottom: ['末位', '新加入者从最末的名次开始。'],
			redraw: ['全体抽牌', '有人加入时，所有名次重新抽。'],
			'by-card': ['看一张牌', '新加入者抽一张牌：2、3、4 是末位，5、6、7 是倒数第二，依此类推。']
		}
	},
	scoring: {
		name: '计分',
		values: {
			none: ['不计分', '只看名次。'],
			beaten: ['赢一人一分', '每有一人比自己晚出完，得 1 分。'],
			'beaten-philanthropic': [
				'赢人分加慈善分',
				'同“赢一人一分”；前两名的进贡人若上升，各再多得 1 分。'
			],
			'by-title': ['按头衔', '每个头衔得本桌为它定的分数。']
		}
	}
} satisfies Catalogue['house']['options'];

export default {
	options,
	names: {
		target: '赛程何时结束',
		forbiddenLast: '禁止收尾的牌',
		players: '人数'
	},
	target: {
		open: ['不限', '玩到尽兴为止。'] as const,
		rounds: (n: number) => [`打满 ${n} 轮`, ends(`第 ${n} 轮打完后`)] as const,
		points: (n: number) => [`达到 ${n} 分`, ends(`有人达到 ${n} 分的那一轮打完后`)] as const
	},
	forbidden: {
		none: ['没有', '用什么牌出完都行。'] as const,
		some: (cards: readonly string[]) =>
			[cards.join('、'), '不能用这些牌收尾；这样出完的人列末位。'] as const
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
		...['愚者', '魔术师', '女祭司', '女皇', '皇帝'],
		...['教皇', '恋人', '战车', '力量', '隐者'],
		...['命运之轮', '正义', '倒吊人', '死神', '节制', '恶魔'],
		...['高塔', '星星', '月亮', '太阳', '审判', '世界']
	],
	trump: (number, name) => `${number}：${name}`
} satisfies Catalogue['house'];
