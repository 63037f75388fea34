import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';

const { list } = grammar('zh-Hans');

const NUMBERS = ['零', '一', '两', '三', '四'];
const numberText = (n: number): string => NUMBERS[n] ?? ` ${n} `;

const WILD_NAMES: Record<Wild, string> = { JK: '鬼牌', JE: '小丑' };

const SUIT_NAMES: Record<Suit, string> = {
	C: '梅花',
	D: '方块',
	H: '红桃',
	S: '黑桃',
	T: '星星',
	M: '月亮'
};

function wildsText(wild: Wild, n: number): string {
	return n === 0 ? `不带${WILD_NAMES[wild]}` : `${numberText(n)}张${WILD_NAMES[wild]}`;
}
const withWilds = (cards: string, wild: Wild, n: number): string =>
	n === 0 ? `${cards}，${wildsText(wild, n)}` : `${cards}和${wildsText(wild, n)}`;

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return `${numberText(part.n)}张 ${part.rank}`;
		case 'wilds':
			return wildsText(part.wild, part.n);
		case 'whole-suits':
			return `第二副牌里任选${numberText(part.n)}门整花色`;
		case 'cards':
			return `${list(part.suits.map((suit) => SUIT_NAMES[suit]))}的 ${part.ranks.join('、')}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => parts.map(partText).join('，');

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? '无' : counts.join('、');

export default {
	standard: (cards, wild, n) => withWilds(`${cards} 张牌`, wild, n),
	twoPacks: (cards, wild, n) => withWilds(`两副牌：${cards} 张`, wild, n),
	dalmuti: (cards, wild, n) => withWilds(`达尔穆提牌：${cards} 张`, wild, n),
	tarot: (wild, n) => withWilds('塔罗牌：四门花色 56 张、22 张将牌', wild, n),
	putIn: (parts) => `加入${partsText(parts)}`,
	putInTo: (parts, cards) => `加入${partsText(parts)}：共 ${cards} 张`,
	putBack: (parts) => `放回${partsText(parts)}`,
	takeOut: (parts) => `拿掉${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) => `余下的 ${n} 张亮出后放一边`,
	spanish: '西班牙花色：♦ oros、♥ copas、♠ espadas、♣ bastos；J、Q、K 是 sota、caballo、rey',
	inAll: (cards) => `共 ${cards} 张`,
	improvised: (cards) => [
		`没有专用牌？用第二副牌和一支记号笔，就能凑出另外 ${cards} 张。`,
		'把其中的 A、2、3、4、5 当作同花色的 11、12、13、14、15：把数字写在牌上。',
		'其余的牌里，十六张红色牌和梅花 6 当星星，其他黑色牌当月亮：按清单要几张，就在几张上写好花色和点数。八个人时每张都用得上。'
	],
	improvise: '怎么自制',
	prefersLarger: '超过四人时，Tahimi 更推荐扩充过的牌，花色和点数更多。拿掉中间的牌是简便做法。',
	changes: {
		players: (now, before) => `现在 ${now} 人，之前 ${before} 人`,
		taxes: (now, before) => `进贡张数：${countsText(now)}；之前：${countsText(before)}`,
		come: (titles) => `新增：${list(titles)}`,
		gone: (titles) => `取消：${list(titles)}`
	}
} satisfies Catalogue['pack'];
