import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/he/grammar/nouns.ts';

const { list, either } = grammar('he');

export const call = {
	question: 'ההכרזה הזאת הייתה טובה?',
	good: 'ההכרזה תקפה',
	bad: 'ההכרזה לא תקפה',
	plays: 'הקלפים הבודדים, האחרון של ההכרזה',
	how: 'נוגעים בקלפים הבודדים לפי הסדר שבו שוחקו, עד הקלף של ההכרזה, ובמה שהוכרז. אותו ערך פעמיים ברצף הוא זוג.',
	holds: (cards) =>
		`${list(cards.map(cardText))} באים זה אחר זה, ומה שהוכרז נכון לשלושתם. עכשיו מותר לשחק רק את הקלף הבא בסדר; שליטים לא גוברים על דבר.`,
	open: (calls) => `מי שמכריז בוחר כמה להחמיר: ${either(calls)}.`,
	fault: {
		'not-played-here': () => 'בשולחן הזה לא מכריזים על רצפים.',
		'too-few': () => 'צריך שלושה קלפים בודדים ברצף. עם פחות עוד אין על מה להכריז.',
		'not-singles': () => 'רק קלפים בודדים נחשבים: שלושתם צריכים להיות בודדים.',
		jokers: () => 'ג׳וקר לא שייך לרצף שהוכרז.',
		'not-neighbours': (cards) =>
			`${list(cards.map(cardText))} לא באים זה אחר זה, כל אחד בערך אחד מעל הקודם.`,
		colour: (cards) => `${list(cards.map(cardText))} לא כולם בצבע הזה.`,
		suit: (cards) => `${list(cards.map(cardText))} לא כולם בצורה הזאת.`
	}
} satisfies Catalogue['referee']['call'];
