import type { Suit, Wild } from '#lib/cards/card.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PackPart } from '#lib/messages/cards.ts';

const { plural, list } = grammar('he');

const WILD_NAMES = {
	JK: { none: 'בלי ג׳וקרים', one: 'ג׳וקר אחד', both: 'שני ג׳וקרים', many: 'ג׳וקרים' },
	JE: { none: 'בלי ליצנים', one: 'ליצן אחד', both: 'שני ליצנים', many: 'ליצנים' }
} satisfies Record<Wild, object>;

const SUIT_NAMES: Record<Suit, string> = {
	C: 'תלתן',
	D: 'יהלום',
	H: 'לב',
	S: 'עלה',
	T: 'כוכבים',
	M: 'ירחים'
};

function wildsText(wild: Wild, n: number): string {
	const { none, one, both, many } = WILD_NAMES[wild];
	if (n === 2) return both;
	if (n > 2) return `${n} ${many}`;
	return n === 0 ? none : one;
}

function partText(part: PackPart): string {
	switch (part.kind) {
		case 'rank':
			return plural(part.n, {
				one: `קלף ${part.rank} אחד`,
				two: `שני קלפי ${part.rank}`,
				other: `${part.n} קלפי ${part.rank}`
			});
		case 'wilds':
			return wildsText(part.wild, part.n);
		case 'whole-suits':
			return `${plural(part.n, { one: 'צורה שלמה אחת', two: 'שתי צורות שלמות', other: `${part.n} צורות שלמות` })} מחפיסה שנייה, לפי בחירה`;
		case 'cards':
			return `${part.ranks.join(', ')} של ${list(part.suits.map((suit) => SUIT_NAMES[suit]))}`;
	}
}
const partsText = (parts: readonly PackPart[]): string => list(parts.map(partText));

const countsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'אין' : list(counts.map(String));

export default {
	putIn: (parts) => `להוסיף ${partsText(parts)}`,
	putInTo: (parts, cards) => `להוסיף ${partsText(parts)}: ${cards} בסך הכול`,
	putBack: (parts) => `להחזיר ${partsText(parts)}`,
	takeOut: (parts) => `להוציא ${partsText(parts)}`,
	changes: {
		taxes: (now, before) => `קלפים במס: ${countsText(now)}; קודם: ${countsText(before)}`
	}
} satisfies CodeOf<'he', 'pack'>;
