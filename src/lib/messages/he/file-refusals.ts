import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { FileSentence, FileSource } from '#lib/messages/parameters.ts';

/** The noun. */
const NAMES: Record<FileSource, string> = { file: 'הקובץ', link: 'הקישור', record: 'הרשומה' };
/** A sentence in the gender of the noun. */
const say =
	(he: string, she = he): FileSentence =>
	(it) =>
		`${NAMES[it]} ${it === 'record' ? she : he}.`;

const again = 'כדאי לבקש שישלחו או יעתיקו שוב, בשלמות, מהטלפון שבו נוצר.';
const changed = 'משהו אחר מלבד Courtbook שינה את התוכן. כדאי ליצור שוב בטלפון שממנו הגיע.';
const made = 'כדאי ליצור שוב בטלפון שממנו הגיע.';

const what = {
	unreadable: say('לא ניתן לקריאה', 'לא ניתנת לקריאה'),
	'not-ours': say('אינו של Courtbook', 'אינה של Courtbook'),
	damaged: say('פגום או קטוע', 'פגומה או קטועה'),
	'newer-version': say('נוצר בגרסה חדשה יותר של Courtbook', 'נוצרה בגרסה חדשה יותר של Courtbook'),
	'too-large': say('גדול מכל מה ש־Courtbook כותב', 'גדולה מכל מה ש־Courtbook כותב'),
	'unpacks-too-large': say(
		'נפתח לגודל שמעבר לכל מה ש־Courtbook כותב',
		'נפתחת לגודל שמעבר לכל מה ש־Courtbook כותב'
	),
	'too-deep': say('בנוי בצורה ש־Courtbook לא כותב', 'בנויה בצורה ש־Courtbook לא כותב'),
	'too-many': say('מכיל יותר ממה ש־Courtbook כותב', 'מכילה יותר ממה ש־Courtbook כותב'),
	'too-much-work': say(
		'דורש יותר עבודה לבדיקה מכל ערב אמיתי',
		'דורשת יותר עבודה לבדיקה מכל ערב אמיתי'
	),
	'wrong-shape': say('מכיל משהו שלא נכתב כך ב־Courtbook', 'מכילה משהו שלא נכתב כך ב־Courtbook'),
	'does-not-follow': say(
		'מספר על משהו שלא יכול היה לקרות אז',
		'מספרת על משהו שלא יכול היה לקרות אז'
	),
	twice: say('מכיל פעמיים משהו שיכול להיות רק פעם', 'מכילה פעמיים משהו שיכול להיות רק פעם'),
	incomplete: (it) => `${{ file: 'בקובץ', link: 'בקישור', record: 'ברשומה' }[it]} חסר משהו.`
} satisfies Record<string, FileSentence>;

const todo: Record<keyof typeof what, FileSentence> = {
	unreadable: (it) =>
		({
			file: 'אולי הוא הועבר, או נמצא בענן שאינו זמין. כדאי לשמור אותו בטלפון הזה ולבחור שוב.',
			link: 'כדאי לטעון מחדש את Courtbook ולפתוח שוב. אם זה לא עוזר, הדפדפן הזה ישן מדי לקישורים.',
			record: 'כדאי לטעון מחדש את Courtbook.'
		})[it],
	'not-ours': (it) =>
		({
			file: 'צריך קובץ ש־Courtbook שמר: שמו מסתיים ב־.json.gz או ב־.json.',
			link: 'צריך קישור או קוד שנוצרו ב־Courtbook.',
			record: 'כדאי לשמור אותה כפי שהיא לפני שמסירים.'
		})[it],
	damaged: () => again,
	'newer-version': () => 'כדאי לטעון מחדש את Courtbook כשהטלפון מחובר, כדי לעדכן, ואז לנסות שוב.',
	'too-large': () => made,
	'unpacks-too-large': () => made,
	'too-deep': () => made,
	'too-many': () => made,
	'too-much-work': () => made,
	'wrong-shape': () => changed,
	'does-not-follow': () => changed,
	twice: () => changed,
	incomplete: () => again
};

export default {
	what,
	todo,
	at: (code, place) => (place === null ? `נדחה: ${code}` : `נדחה: ${code} (${place})`)
} satisfies Catalogue['file-refusals'];
