import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText, rankWord, wildWord } from '#lib/messages/ja/grammar/nouns.ts';

const { list } = grammar('ja');

const these = (of: readonly Card[]): string => list(of.map(cardText));

export const hand = {
	tribute: (n: number) => `献上${n}枚`,
	giveback: (n: number) => `返す札${n}枚`,
	give: {
		best: (n: number) => `いちばん強い札${n}枚（小さい数字）を渡す`,
		highest: (n: number) => `いちばん強い札${n}枚を渡す`
	},
	return: {
		any: (n: number) => `好きな札${n}枚を返す`,
		worst: (n: number) => `いちばん弱い札${n}枚（大きい数字）を返す`,
		lowest: (n: number) => `いちばん弱い札${n}枚を返す`
	},
	nothing: '渡すものはありません',
	whyNothing: {
		'first-round': '最初のラウンドに税はありません。',
		revolution: '革命が起きたので、このラウンドは誰も税を払いません。',
		'no-taxes': 'この卓は税なしで遊びます。',
		newcomer: '新しい参加者は、加わったラウンドでは払わず受け取りもしません。',
		hands: '最下位と1位が手札をすべて入れ替えたので、2人の間の税はありません。',
		void: 'その税が払われる前に人が抜けたので、その税はなくなりました。',
		middle: '中ほどの人は払わず、受け取りもしません。',
		'no-seats': '最初の席がまだ決まっていません。'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking:
		'受け取る人は先に献上の札を見て、好きな札を返します。受け取った札を返してもかまいません。',
	freeUnseen: '受け取る人は、献上の札を見る前に好きな札を選びます。',
	setsBreak: '強さだけで決まり、組が崩れてもかまいません。',
	rankCounts: '強さだけで決まります。',
	inOrder: {
		best: 'ほかの札は、強いもの（小さい数字）から順に渡します。',
		highest: 'ほかの札は、強いものから順に渡します。',
		worst: 'ほかの札は、弱いもの（大きい数字）から順に渡します。',
		lowest: 'ほかの札は、弱いものから順に渡します。'
	},
	openerFirst: (card: string) =>
		`同じ数字が4枚そろっていなければ、${card}から渡します。最初に出すために残すことはできません。`,
	payerPicks: '同じ強さの札からは、払う人が選びます。',
	receiverPicks: '同じ強さの札からは、受け取る人が選びます。',
	wildsStay: (wild: Wild) => `${wildWord(wild)}は残します。`,
	wildsAsLiked: (wild: Wild) => `${wildWord(wild)}は渡しても残してもかまいません。`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `${wildWord(wild)}は渡さなければなりません。`
			: `${wildWord(wild)}は${held}枚とも渡さなければなりません。`,
	someWildsGo: (wild: Wild, n: number) => `${wildWord(wild)}を${n}枚渡さなければなりません。`,
	goes: (must: readonly Card[]) => `渡す札：${these(must)}。`,
	pick: (n: number, of: readonly Card[]) => `次から${n}枚選ぶ：${these(of)}。`,
	pickToo: (n: number, of: readonly Card[]) => `さらに次から${n}枚選ぶ：${these(of)}。`,
	doubts: {
		tooFew: {
			best: (n: number) => `まず、手札のいちばん強い札${n}枚（小さい数字）を入れてください。`,
			highest: (n: number) => `まず、手札のいちばん強い札${n}枚を入れてください。`,
			worst: (n: number) => `まず、手札のいちばん弱い札${n}枚（大きい数字）を入れてください。`,
			lowest: (n: number) => `まず、手札のいちばん弱い札${n}枚を入れてください。`
		},
		moreOfRank: (rank: Rank) =>
			`手札にほかにも${rankWord(rank)}があれば、持ち主はその全部から選べます。`,
		moreOfOpener: (card: string) =>
			`同じ数字がほかにもあれば、4枚そろっていない限り${card}から渡します。`,
		trumpsFirst:
			'タロットの切り札から先に渡します。手札に1枚あるごとに、上の札のいちばん弱い1枚の代わりになります。',
		moreWilds: (wild: Wild) =>
			`手札にほかにも${wildWord(wild)}があれば、持ち主はその全部から選べます。`,
		wilds: (wild: Wild) => `手札の${wildWord(wild)}を何と数えるかは、持ち主が決めます。`
	},
	covered: '手札は隠れています',
	uncover: 'ほかの人が見ていないときにタップ',
	whoAsks: '誰の質問ですか？',
	payer: '払う人',
	receiver: '受け取る人',
	gives: (payer: string, n: number) => `${payer}が${n}枚渡す`,
	givesBack: (receiver: string, n: number) => `${receiver}が${n}枚返す`,
	label: '手札',
	whole: 'これが手札のすべて',
	cover: '手札を隠す'
};
