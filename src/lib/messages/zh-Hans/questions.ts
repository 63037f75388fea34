import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `你们怎么玩${game}？`,
	ask: (last) => ({
		pack: '用哪副牌？',
		jokers: '鬼牌？',
		eight: '8 清场？',
		equal: '点数相同？',
		gives: `${last}交几张？`,
		'first-lead': '谁先出？',
		lock: '锁花色？',
		turned: '四张革命？',
		'spade-three': '3♠ 压鬼牌？',
		'forbidden-last': '禁止最后出的牌？',
		fall: '下台者垫底？',
		'twos-clear': '2 清场？',
		runs: '顺子？',
		'joker-revolution': '两张鬼牌免税？',
		'twos-high': '2 最大？',
		'last-call': '要喊“剩一张”？',
		'after-exit': '有人出完后谁先出？',
		'first-tax': '第一局就交税？',
		'tarot-trumps': '交税时王牌算？',
		'first-deal': '首局革命？',
		stripped: '人少时减牌？',
		scoring: '计分？',
		merchants: '商人可以换牌？',
		misdeal: '发错牌由首位决定？',
		trumps: '王牌？',
		ordering: '报顺序？',
		'worst-back': '还最差的牌？',
		chairs: '换座位？'
	}),
	words: {
		no: '否',
		yes: '是',
		none: '不用',
		wild: '百搭',
		low: '小牌',
		skips: '跳过',
		'dealers-left': '发牌者左边',
		'top-player': '首位',
		'all-suits': '全部',
		'shared-suits': '相同的',
		'in-suit': '同花色',
		'any-suits': '不限花色',
		'as-many-grow': '按人数',
		'more-ranks': '多加点数',
		'more-suits': '多加花色',
		'next-in-turn': '下家',
		'highest-placed': '名次最高者',
		lowest: '最小',
		highest: '最大',
		twos: '2',
		jokers: '鬼牌',
		both: '都是'
	},
	explain: (question) => `${question}是什么意思`,
	last: '最后一名叫……',
	names: {
		president: [
			['垫底', '副垫底'],
			['乞丐', '副乞丐']
		]
	},
	own: '自定',
	ownTitle: '你们自己的称号',
	everything: '其他全部',
	more: (n) => `还有 ${n} 条规则`,
	all: '全部规则',
	back: '回到问题',
	play: '就这么玩',
	regions: '别处的玩法',
	region: {
		france: {
			label: '法国玩法',
			sentence: '红心 Q 先出；点数相同后只能跟同点或不要；多出的牌放一边。'
		},
		germany: {
			label: '32 张的 Arschloch',
			sentence: '7 到 A，A 最大；持 7♦ 者先出。从 König 到 Arschloch。'
		},
		spain: {
			label: '40 张的 Culo',
			sentence: '西班牙牌，A 最大，金币 A（oros）压其他 A；逆时针出牌。'
		},
		norway: { label: '挪威玩法', sentence: '6 是百搭牌。' },
		netherlands: { label: '荷兰玩法', sentence: '3♦ 先出；点数更大时可以出更多张。' },
		'united-states': {
			label: '美国玩法',
			sentence: '谁都可以补齐四张，张数多的压张数少的。'
		},
		china: { label: '中国玩法', sentence: '五张以上的顺子，不限花色；逆时针出牌。' },
		japan: {
			label: '日本地方规则',
			sentence: '两张 9 清场，三张 3 压任何三张，两张 4 挡住 8。'
		}
	}
} satisfies Catalogue['questions'];
