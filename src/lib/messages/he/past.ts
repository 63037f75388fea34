import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('he');

const faults: Catalogue['past']['faults'] = {
	'unknown-game': (what: string) =>
		what === '' ? 'Courtbook לא מכיר את המשחק.' : `Courtbook לא מכיר את המשחק ${what}.`,
	'wrong-date': (what: string) => `”${what}“ אינו תאריך. כותבים אותו כך: 2026-11-21.`,
	'wrong-name': (what: string) => `”${what}“ לא יכול להיות שם.`,
	'name-twice': () => 'שם מופיע פעמיים.',
	'wrong-places': () => 'המקומות אינם 1, 2, 3 וכן הלאה, כל אחד פעם אחת.',
	'wrong-points': () => 'הנקודות אינן מספרים שלמים.',
	'no-order': () => 'לא כתוב מי לפני מי.',
	'too-few': () => 'מעט מדי אנשים למשחק הזה.',
	'too-many': () => 'יותר מדי אנשים למשחק הזה.',
	'does-not-fit': () => 'זה לא יכול היה לקרות כך.',
	'already-here': (what: string) => `”${what}“ כבר נמצא בטלפון הזה.`,
	'titles-not-kept': () => 'הסיבוב נלקח, אבל התארים בו אינם של המשחק.',
	'points-not-kept': () => 'הנקודות לא נלקחות: אין כללים שמובילים אליהן.',
	'leader-not-kept': () => 'מי שפתח ראשון לא נלקח.',
	'comment-not-kept': () => 'ההערה לא נלקחת במלואה.'
};

export default {
	title: 'ערבים קודמים',
	subtitle: 'ערבים ששוחקו לפני שנרשמו',
	faults,
	file: {
		heading: 'מקובץ',
		text: 'קובץ ש-BG Stats מייצא, טבלה ש-Courtbook שמר (CSV), או רשימת מקומות: שם מעל כל עמודה, ושורה לכל סיבוב עם המקום של כל אחת ואחד. הכול מוצג קודם.',
		choose: 'בחירת קובץ',
		label: 'הקובץ עם הערבים',
		reading: 'הקובץ נקרא…',
		adding: 'הערבים נוספים…',
		stop: 'עצירה',
		found: byCount('אפשר להוסיף ערב אחד', 'אפשר להוסיף שני ערבים', 'אפשר להוסיף # ערבים'),
		nothing: 'אין בקובץ הזה מה להוסיף',
		askGame: 'בקובץ אין שם של משחק. איזה זה היה?',
		askDay: 'בקובץ אין תאריך. מתי זה היה?',
		more: byCount('ועוד אחד', 'ועוד שניים', 'ועוד #'),
		rounds: byCount('סיבוב אחד', 'שני סיבובים', '# סיבובים'),
		known: (names: readonly string[]) => `מוכרים כאן: ${list(names)}`,
		newPeople: (names: readonly string[]) => `אנשים חדשים: ${list(names)}`,
		renamed: (name: string, known: string) => `${name}, כאן בשם ${known}`,
		leftOut: byCount('דבר אחד לא נלקח', 'שני דברים לא נלקחים', '# דברים לא נלקחים'),
		line: (line: number, what: string) => `שורה ${line}: ${what}`,
		play: (line: number, what: string) => `משחק ${line}: ${what}`,
		add: byCount('הוספת הערב הזה', 'הוספת שני ערבים', 'הוספת # ערבים'),
		notNow: 'לא עכשיו',
		another: 'בחירת קובץ אחר',
		added: byCount('ערב אחד נוסף ליומן.', 'שני ערבים נוספו ליומן.', '# ערבים נוספו ליומן.'),
		show: 'הצגה',
		toList: 'אל היומן',
		notOurs:
			'Courtbook לא יכול לקרוא ערבים מהקובץ הזה. הוא קורא קובץ ש-BG Stats מייצא, טבלה עם העמודות של Courtbook, או רשימה עם שמות בשורה הראשונה. גיבוי משחזרים בהגדרות.',
		tooLarge: 'הקובץ גדול מדי.',
		tooMany: 'בקובץ יש יותר מדי ערבים לפעם אחת. כדאי לחלק אותו.',
		nothingChanged: 'דבר לא נוסף.',
		stopped: 'זה נעצר. מה שנוסף עד אז נמצא ביומן.'
	},
	hand: {
		heading: 'ביד',
		text: 'רושמים מי שיחק ואיך הסתיימו הסיבובים.',
		enter: 'רישום ערב',
		game: 'משחק',
		day: 'יום',
		how: 'מה ידוע',
		rounds: 'כל סיבוב',
		places: 'רק המקומות בסוף',
		who: 'מי שיחק',
		whoHint: 'נוגעים בשמות, או כותבים חדשים. בין הסיבובים אפשר לבוא וללכת.',
		order: (n: number) => `סיבוב ${n}: נוגעים בשמות מהמקום הראשון לאחרון`,
		final: 'נוגעים בשמות מהמקום הראשון לאחרון',
		tapped: (name: string, place: number) => `${name}: מקום ${place}`,
		notYet: (name: string) => `${name}: עדיין בלי מקום`,
		again: 'הסיבוב הזה מחדש',
		enterRound: 'רישום הסיבוב',
		taken: 'הסיבובים עד כה',
		round: (n: number, names: readonly string[]) => `סיבוב ${n}: ${list(names)}`,
		remove: 'הסרת הסיבוב האחרון',
		save: 'הוספה ליומן',
		notSaved: 'לא היה אפשר לשמור. כדאי לנסות שוב.'
	}
} satisfies Catalogue['past'];
