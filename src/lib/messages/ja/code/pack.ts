import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
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
	putIn: (parts) => `加える：${partsText(parts)}`,
	putInTo: (parts, cards) => `加える：${partsText(parts)}（全${cards}枚）`,
	putBack: (parts) => `戻す：${partsText(parts)}`,
	takeOut: (parts) => `抜く：${partsText(parts)}`,
	changes: {
		taxes: (now, before) => `税：${countsText(now)}（前は${countsText(before)}）`
	}
} satisfies CodeOf<'ja', 'pack'>;
