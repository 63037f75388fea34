import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { someWilds, wildWord } from './grammar/nouns.ts';

const { either } = grammar('zh-Hans');

export default {
	title: '一分钟学会玩',
	parts: {
		need: '准备',
		aim: '目标',
		turn: '怎么出牌',
		out: '出完',
		next: '下一轮'
	},
	sentences: (all: readonly string[]) => all.join(''),
	need: (people: number, pack: string, wilds: string | null) =>
		`${people === 3 ? '三' : `${people} `}个人以上，${pack}${wilds === null ? '' : `，加${wilds}`}。把牌全部发完。`,
	packs: {
		standard: (n: number) => (n === 2 ? '两副 52 张的牌' : '一副 52 张的牌'),
		'32': (n: number) => (n === 2 ? '两副 32 张的牌' : '一副 32 张的牌'),
		'40': (n: number) => (n === 2 ? '两副 40 张的牌' : '一副 40 张的牌'),
		'extra-suits': () => '一副 52 张的牌，超过四人时每多一人加第二副牌的一个花色',
		'suits-and-ranks': () => '一副 52 张的牌，超过四人时加更多点数和花色',
		dalmuti: () => '一副 1 到 12 的牌，每个数字有几就有几张',
		tarot: () => '一副塔罗牌'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`比别人先出完手牌。第一个出完的是${first}，最后剩下的是${last}。`,
	opens: (card: string) => `第一轮由持有 ${card} 的人先出，并且要出这张。`,
	leads: {
		sets: '先出的人出一张，或几张同点的牌。',
		runs: '先出的人出一张、几张同点的牌，或同花色三张以上的顺子。'
	},
	follows: {
		higher: '按顺时针，其他人出同样张数、点数更大的牌，或者不出。',
		lower: '按顺时针，其他人出同样张数、数字更小的牌，或者不出。',
		counterHigher: '按逆时针，其他人出同样张数、点数更大的牌，或者不出。',
		counterLower: '按逆时针，其他人出同样张数、数字更小的牌，或者不出。'
	},
	ranks: (ranks: string) => `从小到大：${ranks}。`,
	won: '其他人都不出时，最后出牌的人接着先出。',
	wild: {
		any: (wild: Wild) => `${wildWord(wild)}可以当任何牌。`,
		joins: (wild: Wild) => `${wildWord(wild)}与同出的牌同点；单独出时最小。`,
		thirteen: (wild: Wild) => `${wildWord(wild)}与同出的牌同数字；单独出时算作 13。`
	},
	draw: '最初的名次由抽牌决定。',
	fourTurns: '四张同点让大小逆转，直到本轮结束或再次逆转。',
	wildTax: {
		kept: (wild: Wild) => `${wildWord(wild)}算最小，所以留着。`,
		owed: (wild: Wild) => `${wildWord(wild)}算最大，所以先给。`,
		'payer-chooses': (wild: Wild) => `${wildWord(wild)}给不给随意。`
	},
	revolution: {
		'cancels-tax': (wild: Wild) => `发到两张${wildWord(wild)}的人可以先亮出来：这一轮谁也不进贡。`,
		dalmuti: (wild: Wild) =>
			`发到两张${wildWord(wild)}的人可以取消进贡；若由末位发动，全部名次也反转。`
	},
	trumps: '22 张将牌有什么作用，由这桌决定。',
	out: '手牌出光就算出完。其他人继续，直到只剩一人有牌。',
	notLast: (cards: readonly string[]) => `不能用${either(cards)}收尾。`,
	taxes: (players: number) => `然后进贡。${players} 个人时：`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}：${n} 张`,
	best: {
		higher: '给最大的牌，拆散也要给。',
		lower: '给数字最小的牌，拆散也要给。'
	},
	noFirstTax: '第一轮不进贡。',
	examples: '例子',
	example: (over: string, under: string, allowed: boolean) =>
		`${under} 上出 ${over}：${allowed ? '可以' : '不可以'}`,
	source: (game: string) => `${game}的规则，用本应用自己的话写成。`,
	houseSource: '这桌的规则，用本应用自己的话写成。'
} satisfies Catalogue['how'];
