import type { Suit } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';
import { someWilds } from '#lib/messages/ko/grammar/nouns.ts';

const { commas } = grammar('ko');

const SUIT_NAMES: Record<Suit, string> = {
	C: '클로버',
	D: '다이아몬드',
	H: '하트',
	S: '스페이드',
	T: '별',
	M: '달'
};

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return `${part.rank} 카드 ${part.n}장`;
		case 'wilds':
			return someWilds(part.wild, part.n);
		case 'whole-suits':
			return `두 번째 덱에서 아무 무늬나 ${part.n}가지를 통째로`;
		case 'cards':
			return `${part.suits.map((suit) => SUIT_NAMES[suit]).join('·')}의 ${part.ranks.join('·')}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => commas(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? '없음' : commas(counts.map((n) => `${n}장`));

export default {
	putIn: (parts) => `넣기: ${partsText(parts)}`,
	putInTo: (parts, cards) => `넣기: ${partsText(parts)}(모두 ${cards}장)`,
	putBack: (parts) => `다시 넣기: ${partsText(parts)}`,
	takeOut: (parts) => `빼기: ${partsText(parts)}`,
	changes: {
		taxes: (now, before) => `세금: ${countsText(now)}(전에는 ${countsText(before)})`
	}
} satisfies CodeOf<'ko', 'pack'>;
