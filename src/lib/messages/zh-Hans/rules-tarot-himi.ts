import type { Catalogue } from '#lib/messages/catalogue.ts';
import { rule } from '#lib/messages/rule-text.ts';

export default {
	'TH-4': rule(
		'其余同 Tahimi',
		'Tarot-Himi 就是用塔罗牌玩的 Tahimi：头衔、进贡、打法和先出都一样。'
	),
	'TH-1': rule(
		'塔罗牌',
		'四门花色共 56 张，以侍从和骑士代替 J，再加 22 张将牌：共 78 张，全部发完。'
	),
	'TH-2': rule('侍从和骑士', '从弱到强：2 到 10、侍从、骑士、Q、K、A。将牌不在这个顺序里。'),
	'TH-3': rule(
		'本桌的将牌',
		'将牌有什么本事由本桌说了算：应用给 22 张将牌各备了名字、编号和一段空白说明，由本桌填写。有人出将牌时，显示的是本桌的说明，而不是裁决。'
	),
	'TH-5': rule(
		'进贡和抽座位时的将牌',
		'进贡时将牌比任何点数都小，所以没有别的牌时才给。抽座位时将牌比任何牌都小。'
	),
	'PL-2': rule('怎样跟牌', '跟牌要张数相同，点数更大。花色不分大小。'),
	'JO-4': rule('人数有变', '人数变了，头衔、进贡和手牌张数也跟着变，应用会说明哪些是新的。')
} satisfies Catalogue['rules-tarot-himi'];
