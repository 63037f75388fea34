import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

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

export default {
	briefly(option, value, label) {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return `${before}：${label}`;
	}
} satisfies CodeOf<'ja', 'house'>;
