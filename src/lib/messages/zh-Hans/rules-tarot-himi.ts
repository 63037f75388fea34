import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'其余同 Tahimi',
		'Tarot-Himi 就是用塔罗牌玩的 Tahimi：头衔、进贡、打法和先出都一样。'
	),
	'TH-1': rule(
		'塔罗牌',
		'用塔罗牌玩：有花色的牌和普通牌差不多，大阿卡那是将牌。',
		'四门花色共 56 张，以侍从和骑士代替 J，再加 22 张将牌：共 78 张，全部发完。'
	),
	'TH-2': rule('侍从和骑士', '从弱到强：2 到 10、侍从、骑士、Q、K、A。将牌不在这个顺序里。'),
	'TH-3': rule(
		'本桌的将牌',
		'将牌有特殊的本事，可以压过通常的规则；原文没有说是哪些。',
		'将牌有什么本事由本桌说了算。'
	),
	'TH-5': rule(
		'进贡和抽座位时的将牌',
		'进贡时将牌比任何点数都小，所以没有别的牌时才给。抽座位时将牌比任何牌都小。'
	),
	'PL-2': rule('怎样跟牌', '跟牌要张数相同，点数更大。花色不分大小。'),
	'JO-4': rule('人数有变', '人数变了，头衔和进贡也跟着变。', '手牌张数也跟着变。')
} satisfies Catalogue['rules-tarot-himi'];
