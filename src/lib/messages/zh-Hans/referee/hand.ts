import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import {
	after,
	cardsWord,
	cardText,
	rankWord,
	wildWord
} from '#lib/messages/zh-Hans/grammar/nouns.ts';

const these = (of: readonly Card[]): string => of.map(cardText).join('、');

export const hand = {
	tribute: (n: number) => `进贡 ${n} 张`,
	giveback: (n: number) => `还牌 ${n} 张`,
	give: {
		best: (n: number) => `给最好的${cardsWord(n)}`,
		highest: (n: number) => `给最大的${cardsWord(n)}`
	},
	return: {
		any: (n: number) => `还任意${cardsWord(n)}`,
		worst: (n: number) => `还最差的${cardsWord(n)}`,
		lowest: (n: number) => `还最小的${cardsWord(n)}`
	},
	nothing: '什么都不用给',
	whyNothing: {
		'first-round': '第一轮不进贡。',
		revolution: '有人发动了革命：本轮谁都不用进贡。',
		'no-taxes': '这桌不玩进贡。',
		hands: '末位与第一名换了整手牌，这两人之间不进贡。',
		newcomer: '新人在加入的那一轮既不进贡也不收贡。',
		void: '进贡之前有人离开，那份进贡作废。',
		middle: '中间的人既不进贡也不收贡。',
		'no-seats': '最初的座位还没定。'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking: '收贡人先看收到的牌，再随意挑；刚收到的也可以还回去。',
	freeUnseen: '收贡人在看到贡牌之前随意挑。',
	setsBreak: '只看点数，哪怕要拆开同点牌。',
	rankCounts: '只看点数。',
	inOrder: {
		best: '其余的牌，最好的先给。',
		highest: '其余的牌，最大的先给。',
		worst: '其余的牌，最差的先给。',
		lowest: '其余的牌，最小的先给。'
	},
	openerFirst: (card: string) => `同点数不足四张时先给 ${card}：不能留着先出。`,
	payerPicks: '点数相同的，由进贡人挑。',
	receiverPicks: '点数相同的，由收贡人挑。',
	wildsStay: (wild: Wild) => `${wildWord(wild)}留着。`,
	wildsAsLiked: (wild: Wild) => `${wildWord(wild)}可给可留。`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1 ? `${wildWord(wild)}必须给。` : `${cardsWord(held)}${wildWord(wild)}都必须给。`,
	someWildsGo: (wild: Wild, n: number) => `${cardsWord(n)}${wildWord(wild)}必须给。`,
	goes: (must: readonly Card[]) => `${must.length === 1 ? '给这张' : '给这些'}：${these(must)}。`,
	pick: (n: number, of: readonly Card[]) => `从中挑 ${n} 张：${these(of)}。`,
	pickToo: (n: number, of: readonly Card[]) => `再从中挑 ${n} 张：${these(of)}。`,
	doubts: {
		tooFew: {
			best: (n: number) => `请先输入手里最好的${cardsWord(n)}。`,
			highest: (n: number) => `请先输入手里最大的${cardsWord(n)}。`,
			worst: (n: number) => `请先输入手里最差的${cardsWord(n)}。`,
			lowest: (n: number) => `请先输入手里最小的${cardsWord(n)}。`
		},
		moreOfRank: (rank: Rank) => `手里若还有别的${after(rankWord(rank))}，由本人在其中任选。`,
		moreOfOpener: (card: string) => `手里若还有同点的牌，先给 ${card}；四张都在手里时由本人任选。`,
		trumpsFirst: '塔罗将牌先给：手里每有一张，就代替上面最小的一张。',
		moreWilds: (wild: Wild) => `手里若还有别的${wildWord(wild)}，由本人在其中任选。`,
		wilds: (wild: Wild) => `手里的${wildWord(wild)}算几点由本人定。`
	},
	covered: '手牌已遮住',
	uncover: '没有别人在看时再点',
	whoAsks: '谁在问？',
	payer: '进贡人',
	receiver: '收贡人',
	gives: (payer: string, n: number) => `${payer}给 ${n} 张`,
	givesBack: (receiver: string, n: number) => `${receiver}还 ${n} 张`,
	label: '手牌',
	whole: '这是全部手牌',
	cover: '遮住手牌'
};
