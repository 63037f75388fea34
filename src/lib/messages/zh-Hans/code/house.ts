import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

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

export default {
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return before + label;
	},
	changes: (n, texts, more) =>
		`${n} 处改动：${[...texts].join('，')}${more > 0 ? `，另有 ${more} 处` : ''}`
} satisfies CodeOf<'zh-Hans', 'house'>;
