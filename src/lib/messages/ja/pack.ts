import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';

const { list } = grammar('ja');

const WILD_NAMES: Record<Wild, string> = { JK: 'ジョーカー', JE: '道化師' };

const SUIT_NAMES: Record<Suit, string> = {
	C: 'クラブ',
	D: 'ダイヤ',
	H: 'ハート',
	S: 'スペード',
	T: '星',
	M: '月'
};

const wildsText = (wild: Wild, n: number): string =>
	n === 0 ? `${WILD_NAMES[wild]}なし` : `${WILD_NAMES[wild]}${n}枚`;
const andWilds = (wild: Wild, n: number): string =>
	n === 0 ? `、${wildsText(wild, n)}` : `と${wildsText(wild, n)}`;

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return `${part.rank}を${part.n}枚`;
		case 'wilds':
			return `${WILD_NAMES[part.wild]}を${part.n}枚`;
		case 'whole-suits':
			return `2組目から好きなスート${part.n}つを丸ごと`;
		case 'cards':
			return `${list(part.suits.map((suit) => SUIT_NAMES[suit]))}の${part.ranks.join('・')}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'なし' : counts.map((n) => `${n}枚`).join('、');

export default {
	standard: (cards, wild, n) => `${cards}枚${andWilds(wild, n)}`,
	twoPacks: (cards, wild, n) => `2組：${cards}枚${andWilds(wild, n)}`,
	dalmuti: (cards, wild, n) => `ダルムーティ専用の札：${cards}枚${andWilds(wild, n)}`,
	tarot: (wild, n) => `タロット1組：4スート56枚と切り札22枚、${wildsText(wild, n)}`,
	putIn: (parts) => `加える：${partsText(parts)}`,
	putInTo: (parts, cards) => `加える：${partsText(parts)}（全${cards}枚）`,
	putBack: (parts) => `戻す：${partsText(parts)}`,
	takeOut: (parts) => `抜く：${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) => `余った${n}枚は見せて除く`,
	spanish: 'スペインのマーク：♦ oros、♥ copas、♠ espadas、♣ bastos。J、Q、Kは sota、caballo、rey',
	inAll: (cards) => `全${cards}枚`,
	improvised: (cards) => [
		`専用の札がなくても、もう1組のトランプとペンがあれば追加の${cards}枚を作れます。`,
		'2組目のA、2、3、4、5は、それぞれ同じスートの11、12、13、14、15になります。札に数字を書いてください。',
		'残りのうち、赤い16枚とクラブの6は星に、ほかの黒い札は月になります。表示された枚数だけ、スートと数字を書いてください。8人ではすべて使います。'
	],
	improvise: '手持ちの札で作るには',
	prefersLarger:
		'5人以上のタヒミには、スートと数字を増やした札が向いています。中ほどの札を抜くのは手軽な方法です。',
	changes: {
		players: (now, before) => `今は${now}人（前は${before}人）`,
		taxes: (now, before) => `税：${countsText(now)}（前は${countsText(before)}）`,
		come: (titles) => `増えた称号：${list(titles)}`,
		gone: (titles) => `なくなった称号：${list(titles)}`
	}
} satisfies Catalogue['pack'];
