import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `最大的牌是 ${card}，其次是 ${next}。`,
	lowest: (card: string, next: string) => `最小的牌是 ${card}，比它大一级的是 ${next}。`,
	wildAbove: (wild: string) => `单独一张${wild}比所有牌都大。`,
	wildBelow: (wild: string) => `单独一张${wild}比所有牌都小。`,
	above: (card: string, other: string) => `${card} 比 ${other} 大。`,
	between: (below: string, card: string, above: string) =>
		`${card} 比 ${below} 大，比 ${above} 小。`,
	order: (cards: readonly string[]) => `从小到大：${cards.join(' ')}。`,
	copies: (count: number, card: string) => `一副牌里有 ${count} 张 ${card}。`,
	collectsOpen: '原文没有指定谁收牌，由全桌决定。打出的牌本轮不再使用。',
	runLength: (cards: number) => `顺子至少 ${cards} 张。`,
	nothingBeats: (card: string) => `没有牌能压 ${card}。`,
	beatenBy: (card: string, by: readonly string[]) => `能压 ${card} 的有：${by.join('、')}。`,
	noEffect: (card: string) => `在这一桌，${card} 没有特殊作用。`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`从上到下：${titles.map(([title, places]) => (places > 1 ? `${title}（${places} 人）` : title)).join('、')}。`,
	without: (name: string) => `${name}离开后，从下次发牌起：`,
	questions: {
		ranking: '哪张牌更大？',
		copies: '这个点数有几张？',
		collects: '谁收牌？',
		'run-length': '顺子要几张？',
		counts: '要跟几张？',
		beaten: '什么能压这张牌？',
		effect: '这张牌有什么作用？',
		players: '几个人能玩？',
		titles: '各名次叫什么？',
		taxes: '谁进贡多少？',
		'first-lead': '第一轮谁先出？',
		score: '计分吗？'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
