import type { Suit, Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
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
/** Follows the number of cards in a pack. */
const andWilds = (wild: Wild, n: number): string =>
	n === 0 ? `, ${wildsText(wild, n)}` : ` ו${wildsText(wild, n)}`;

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
	standard: (cards, wild, n) => `${cards} קלפים${andWilds(wild, n)}`,
	twoPacks: (cards, wild, n) => `שתי חפיסות: ${cards} קלפים${andWilds(wild, n)}`,
	dalmuti: (cards, wild, n) => `חפיסת דלמוטי: ${cards} קלפים${andWilds(wild, n)}`,
	tarot: (wild, n) => `חפיסת טארוט: 56 קלפים בארבע צורות, 22 שליטים${andWilds(wild, n)}`,
	putIn: (parts) => `להוסיף ${partsText(parts)}`,
	putInTo: (parts, cards) => `להוסיף ${partsText(parts)}: ${cards} בסך הכול`,
	putBack: (parts) => `להחזיר ${partsText(parts)}`,
	takeOut: (parts) => `להוציא ${partsText(parts)}`,
	/** Cards that are shown and set aside (RG-3). */
	aside: (n: number) => `להציג ולהניח בצד ${n === 1 ? 'קלף אחד שנשאר' : `${n} קלפים שנשארו`}`,
	spanish:
		'הצורות הספרדיות: \u2066♦ oros, ♥ copas, ♠ espadas, ♣ bastos\u2069; \u2066J, Q, K\u2069 הם \u2066sota, caballo, rey\u2069',
	inAll: (cards) => `${cards} בסך הכול`,
	improvised: (cards) => [
		`אין חפיסה מיוחדת? חפיסה שנייה וטוש מספיקים ל${plural(cards, { one: 'קלף הנוסף', two: 'שני הקלפים הנוספים', other: `־${cards} הקלפים הנוספים` })}.`,
		'הקלפים A, 2, 3, 4 ו־5 שלה הופכים ל־11, 12, 13, 14 ו־15 בצורה שלהם: כותבים עליהם את המספר.',
		'משאר הקלפים שלה, שישה־עשר האדומים ו־6 תלתן הופכים לכוכבים, והשחורים האחרים לירחים: כותבים צורה וערך על מספר הקלפים שברשימה. לשמונה שחקנים משתמשים בכל הקלפים.'
	],
	improvise: 'איך מאלתרים אותה',
	prefersLarger:
		'מעל ארבעה שחקנים טהימי מעדיף חפיסה גדולה יותר, עם עוד צורות וערכים. הוצאת קלפים מהאמצע היא הדרך הפשוטה.',
	changes: {
		players: (now, before) => `עכשיו ${now} שחקנים, קודם ${before}`,
		taxes: (now, before) => `קלפים במס: ${countsText(now)}; קודם: ${countsText(before)}`,
		come: (titles) => `חדשים: ${list(titles)}`,
		gone: (titles) => `כבר לא: ${list(titles)}`
	}
} satisfies Catalogue['pack'];
