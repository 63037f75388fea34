import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { someWilds, wildsWord, wildWord } from './grammar/nouns.ts';

const { either } = grammar('he');

export default {
	title: 'איך משחקים, בדקה',
	parts: {
		need: 'מה צריך',
		aim: 'המטרה',
		turn: 'תור',
		out: 'סיום',
		next: 'הסיבוב הבא'
	},
	sentences: (all: readonly string[]) => all.join(' '),
	need: (people: number, pack: string, wilds: string | null) =>
		`${people === 3 ? 'שלושה' : people} אנשים או יותר, ${pack}${wilds === null ? '' : `, עם ${wilds}`}. מחלקים את כל הקלפים.`,
	packs: {
		standard: (n: number) => (n === 2 ? 'שתי חפיסות של 52 קלפים' : 'חפיסה של 52 קלפים'),
		'32': (n: number) => (n === 2 ? 'שתי חפיסות של 32 קלפים' : 'חפיסה של 32 קלפים'),
		'40': (n: number) => (n === 2 ? 'שתי חפיסות של 40 קלפים' : 'חפיסה של 40 קלפים'),
		'extra-suits': () => 'חפיסה של 52 קלפים, ומעל ארבעה משתתפים עוד צורה מחפיסה שנייה לכל אחד נוסף',
		'suits-and-ranks': () => 'חפיסה של 52 קלפים, ומעל ארבעה משתתפים עוד ערכים וצורות',
		dalmuti: () => 'חפיסה של מספרים מ־1 עד 12, ומכל מספר קלפים כמספרו',
		tarot: () => 'חפיסת טארוט'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`להיפטר מהקלפים לפני כולם. מקום ראשון: ${first}. מקום אחרון: ${last}.`,
	opens: (card: string) => `היד שבה ${card} פותחת ראשונה, ומשחקת אותו.`,
	leads: {
		sets: 'פותחים בקלף אחד או בכמה קלפים מאותו ערך.',
		runs: 'פותחים בקלף אחד, בכמה קלפים מאותו ערך, או ברצף של שלושה ומעלה מאותה צורה.'
	},
	follows: {
		higher: 'בכיוון השעון, האחרים משחקים אותו מספר קלפים בערך גבוה יותר, או אומרים פס.',
		lower: 'בכיוון השעון, האחרים משחקים אותה כמות קלפים במספר נמוך יותר, או אומרים פס.',
		counterHigher: 'נגד כיוון השעון, האחרים משחקים אותו מספר קלפים בערך גבוה יותר, או אומרים פס.',
		counterLower: 'נגד כיוון השעון, האחרים משחקים אותה כמות קלפים במספר נמוך יותר, או אומרים פס.'
	},
	ranks: (ranks: string) => `מהחלש לחזק: \u2066${ranks}\u2069.`,
	won: 'כשכל השאר אמרו פס, מי ששיחק אחרון פותח שוב.',
	wild: {
		any: (wild: Wild) => `${wildWord(wild)} בא במקום כל קלף.`,
		joins: (wild: Wild) => `${wildWord(wild)} מקבל את הערך של הקלפים שלידו; לבדו הוא החלש ביותר.`,
		thirteen: (wild: Wild) => `${wildWord(wild)} מקבל את המספר של הקלפים שלידו; לבדו הוא נחשב 13.`
	},
	draw: 'שולפים קלפים כדי לקבוע את המקומות הראשונים.',
	fourTurns: 'רביעייה הופכת את הדירוג עד סוף הסיבוב, או עד שרביעייה אחרת הופכת בחזרה.',
	wildTax: {
		kept: (wild: Wild) => `${wildWord(wild)} נחשב הנמוך מכולם, ולכן הוא נשאר.`,
		owed: (wild: Wild) => `${wildWord(wild)} נחשב הגבוה מכולם, ולכן הוא עובר ראשון.`,
		'payer-chooses': (wild: Wild) => `${wildWord(wild)} עובר או נשאר, לפי בחירת הצד המשלם.`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`מי שקיבלו שני ${wildsWord(wild)} רשאים להראות אותם קודם: ואז איש לא משלם.`,
		dalmuti: (wild: Wild) =>
			`מי שקיבלו שני ${wildsWord(wild)} רשאים לבטל את המס; אם זה המקום האחרון, גם כל המקומות מתהפכים.`
	},
	trumps: 'השולחן קובע מה עושים 22 השליטים.',
	out: 'כשהיד ריקה מסיימים. האחרים ממשיכים עד שנשארת יד אחת.',
	notLast: (cards: readonly string[]) => `אסור לסיים עם ${either(cards)}.`,
	taxes: (players: number) => `אחר כך משלמים מס. בשולחן של ${players}:`,
	tax: (payer: string, receiver: string, n: number) => `${payer} ← ${receiver}: ${n}`,
	best: {
		higher: 'נותנים את הקלפים הגבוהים ביותר, גם אם זה מפרק סט.',
		lower: 'נותנים את המספרים הנמוכים ביותר, גם אם זה מפרק סט.'
	},
	noFirstTax: 'בסיבוב הראשון אין מס.',
	examples: 'דוגמאות',
	example: (over: string, under: string, allowed: boolean) =>
		`${over} על ${under}: ${allowed ? 'מותר' : 'אסור'}`,
	source: (game: string) => `הכללים של ${game}, במילים שלנו.`,
	houseSource: 'הכללים של השולחן הזה, במילים שלנו.'
} satisfies Catalogue['how'];
