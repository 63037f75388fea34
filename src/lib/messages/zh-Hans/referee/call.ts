import type { Card } from '#lib/cards/card.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/zh-Hans/grammar/nouns.ts';

const { list, either } = grammar('zh-Hans');

export const call = {
	question: '那次叫连牌有效吗？',
	good: '叫连牌有效',
	bad: '叫连牌无效',
	plays: '单张牌，最后一张是叫的人出的',
	how: '按出牌顺序点出各张单牌，直到叫的人那张，再选叫的是什么。同一点数连点两次算一对。',
	holds: (cards: readonly Card[]) =>
		`${list(cards.map(cardText))}依次相连，叫的内容三张都符合。现在只能出顺序上的下一张；将牌也压不过。`,
	open: (calls: readonly string[]) => `严格到什么程度由叫的人定：${either(calls)}。`,
	fault: {
		'not-played-here': () => '这桌不玩叫连牌。',
		'too-few': () => '要连续三张单牌才能叫，不够三张还没什么可叫。',
		'not-singles': () => '只算单张：三张都必须是单张。',
		jokers: () => '鬼牌不算在所叫连牌里。',
		'not-neighbours': (cards) => `${list(cards.map(cardText))}没有依次相连（每张比前一张大一级）。`,
		colour: (cards) => `${list(cards.map(cardText))}并非都是那种颜色。`,
		suit: (cards) => `${list(cards.map(cardText))}并非都是那个花色。`
	} as Readonly<Record<CallFault, (cards: readonly Card[]) => string>>
};
