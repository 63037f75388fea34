import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
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
	putIn: (parts) => `加入${partsText(parts)}`,
	putInTo: (parts, cards) => `加入${partsText(parts)}：共 ${cards} 张`,
	putBack: (parts) => `放回${partsText(parts)}`,
	takeOut: (parts) => `拿掉${partsText(parts)}`,
	changes: {
		taxes: (now, before) => `进贡张数：${countsText(now)}；之前：${countsText(before)}`
	}
} satisfies CodeOf<'zh-Hans', 'pack'>;
