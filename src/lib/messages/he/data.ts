import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { StoredCounts } from '#lib/messages/parameters.ts';

const { byCount, byLargeCount, list, number } = grammar('he');

const evenings = byLargeCount('ערב אחד', 'שני ערבים', '# ערבים');
const entries = byLargeCount('רשומה אחת', 'שתי רשומות', '# רשומות');
const people = byLargeCount('אדם אחד', 'שני אנשים', '# אנשים');
const houses = byLargeCount(
	'מערכת אחת של כללי בית',
	'שתי מערכות של כללי בית',
	'# מערכות של כללי בית'
);
const others = byLargeCount('עוד אחד', 'עוד שניים', 'עוד #');

const counted = (counts: StoredCounts) =>
	list([evenings(counts.evenings), people(counts.people), houses(counts.houses)]);

export default {
	title: 'נתונים וגיבוי',
	subtitle: 'מה ששמור בטלפון הזה, בדפדפן הזה',
	lost: {
		gone: 'ערבים שנשמרו כאן נעלמו: יש לשחזר את הגיבוי.',
		shorter: (n: number) =>
			n === 1
				? 'ערב אחד איבד את הרשומות האחרונות שלו: ייתכן שהן בגיבוי.'
				: `${number(n)} ערבים איבדו את הרשומות האחרונות שלהם: ייתכן שהן בגיבוי.`,
		noBackup: 'לא ידוע על גיבוי של הטלפון הזה.',
		backedUp: (date: string) => `הגיבוי האחרון נשמר ב־${date}.`,
		restore: 'שחזור גיבוי',
		dismiss: 'קראתי'
	},
	backup: {
		heading: 'גיבוי',
		text: 'ערבים, אנשים וכללי בית בקובץ אחד, לשמירה במקום אחר.',
		write: 'גיבוי עכשיו',
		restoring: 'גיבוי, או קובץ עם ערב אחד, נבדק קודם. דבר לא משתנה בלי אישור.',
		restore: 'שחזור מקובץ',
		file: 'הקובץ לשחזור',
		another: 'בחירת קובץ אחר'
	},
	done: 'סיום',
	notNow: 'לא עכשיו',
	allSettings: 'כל ההגדרות',
	doing: {
		writing: {
			title: 'כתיבת הגיבוי',
			failed: 'כתיבת הגיבוי נכשלה',
			stopped: 'כתיבת הגיבוי נעצרה'
		},
		checking: {
			title: 'בדיקת הקובץ',
			failed: 'בדיקת הקובץ נכשלה',
			stopped: 'בדיקת הקובץ נעצרה'
		},
		keeping: {
			title: 'שמירת מה שיש כאן',
			failed: 'שמירת מה שיש כאן נכשלה',
			stopped: 'שמירת מה שיש כאן נעצרה'
		},
		restoring: {
			title: 'שחזור הקובץ',
			failed: 'שחזור הקובץ נכשל',
			stopped: 'שחזור הקובץ נעצר'
		}
	},
	stop: 'עצירה',
	progress: (doing, percent) => `${doing}: ${percent}%`,
	soFar: (n) => `עד כה: ${evenings(n)}.`,
	ofEvenings: (n, of) => `${number(n)} מתוך ${evenings(of)}.`,
	nothingChanged: 'דבר לא השתנה.',
	partStays: 'מה ששוחזר עד כה נשאר, ודבר לא נשאר חלקי. כדי להשלים בוחרים שוב את אותו קובץ.',
	cutOff: (file) =>
		`השחזור של ${file} נקטע. מה ששוחזר נשמר, ודבר לא נשאר חלקי; כדי להשלים בוחרים שוב את הקובץ.`,
	leaveIt: 'להשאיר כך',
	backupReady: 'הגיבוי מוכן',
	firstSave: 'קודם שומרים את מה שכאן',
	replaceNow: 'להחליף הכול עכשיו',
	doNotReplace: 'לא להחליף',
	merged: 'הקובץ מוזג',
	restored: 'הקובץ שוחזר',
	restoredCounts: (counts) => `${counted(counts)}.`,
	refused: 'הקובץ נדחה',
	unstoredNotInIt: 'יש רשומות בזיכרון בלבד, והן לא בקובץ הזה. כדאי לשמור גם קובץ של הערב.',
	unstored: 'יש רשומות בזיכרון בלבד',
	unstoredText: 'בשחזור הן יאבדו. כדאי לחכות שיישמרו, ואז לשחזר.',
	busy: 'לשונית אחרת משחזרת קובץ',
	busyText: 'כדאי לחכות שתסיים, ואז לבחור שוב את הקובץ.',
	holds: (counts, file, size) => `${counted(counts)}: ${file}, ${size}.`,
	notInIt: (names, more) =>
		`לא נמצא בו, כי אינו ניתן לקריאה: ${list(more > 0 ? [...names, others(more)] : names)}. זה נשאר במקומו; ראו ״רשומות פגומות״ למטה.`,
	saveFile: 'שמירת הקובץ',
	saveAgain: 'שמירת הקובץ שוב',
	shareFile: 'שיתוף הקובץ',
	saved:
		'נשמר, בתיקיית ההורדות של הדפדפן או במקום שאליו שותף. כדאי לשמור אותו גם במקום אחר מלבד הטלפון הזה.',
	sizes: {
		bytes: byCount('בית אחד', 'שני בתים', '# בתים'),
		kilobytes: (n) => `${n} ק״ב`,
		megabytes: (n) => `${n} מ״ב`
	},
	found: {
		evening: (name) => `ערב אחד: ${name}`,
		backup: (date) => `גיבוי מיום ${date}`,
		counts: (counts) => `${counted(counts)}.`,
		addsOne: 'הוא נוסף למה שיש כאן. דבר כאן לא אובד ולא מוכפל.',
		restore: 'שחזור',
		merges:
			'מיזוג מוסיף את מה שחדש. דבר כאן לא אובד ולא מוכפל; באנשים או בכללי בית שקיימים בשניהם קובע מה ששונה מאוחר יותר.',
		addOne: 'הוספת הערב',
		merge: 'מיזוג',
		replaces: 'החלפה מסירה את כל מה שיש כאן ושמה את הקובץ במקומו. מה שכאן נשמר קודם לקובץ.',
		replace: 'החלפת הכול'
	},
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`חדשים כאן ${number(added)}`] : []),
			...(longer > 0 ? [`ארוכים יותר מכאן ${number(longer)}`] : []),
			...(known > 0 ? [`כבר נמצאים כאן ${number(known)}`] : [])
		];
		const of = `מתוך ${evenings(all)}: ${parts.join(', ')}.`;
		if (branches === 0) return of;
		return `${of} ${branches === 1 ? 'ערב אחד המשיך' : `${evenings(branches)} המשיכו`} בשני טלפונים: שתי הגרסאות נשמרות, זו לצד זו.`;
	},
	kept: {
		heading: 'מה שמור כאן',
		failed: 'לא ניתן לקרוא כעת מה שמור כאן. אפשר לנסות שוב מאוחר יותר.',
		evenings: 'ערבים',
		withEntries: (n, entriesOfThem) => `${number(n)}, ובהם ${entries(entriesOfThem)}`,
		people: 'אנשים',
		houses: 'כללי בית',
		space: 'נפח',
		appIncluded: (size) => `${size}, כולל האפליקציה עצמה`,
		lastBackup: 'הגיבוי האחרון',
		never: 'עוד לא היה',
		promised: 'הדפדפן מבטיח לשמור על הנתונים.',
		notPromised: 'הדפדפן עלול למחוק את הנתונים כשהמקום בטלפון נגמר.',
		unknown: 'הדפדפן הזה לא מבטיח דבר.',
		asked:
			'הדפדפן נשאל זה עתה ולא הבטיח. בדרך כלל הוא מבטיח לאפליקציה שהותקנה או שנפתחת לעתים קרובות. גיבוי בטוח בכל מקרה.',
		ask: 'לבקש ממנו לשמור הכול'
	},
	iphone: {
		heading: 'ב־iPhone או ב־iPad',
		text: 'בלשונית של Safari הנתונים עלולים להימחק אם לא נכנסים לדף שבעה ימים. האפליקציה במסך הבית לא נמחקת כך. יש לה אחסון משלה: מה ששוחק בלשונית לא נמצא בה, ולהפך.',
		move: 'כדי לעבור מאחת לשנייה:',
		steps: [
			'מגבים כאן, ושומרים את הקובץ.',
			'ב־Safari בוחרים ״שיתוף״, ואז ״הוספה למסך הבית״.',
			'פותחים את Courtbook ממסך הבית, חוזרים לדף הזה ומשחזרים שם מהקובץ.'
		]
	},
	damaged: {
		heading: 'רשומות פגומות',
		reading: 'בדיקה של הכול…',
		failed: 'לא ניתן לבדוק את הרשומות כעת. אפשר לנסות שוב מאוחר יותר.',
		none: 'הכול ניתן לקריאה.',
		some: byLargeCount(
			'רשומה אחת לא ניתנת לקריאה. כל השאר כפי שהיה.',
			'שתי רשומות לא ניתנות לקריאה. כל השאר כפי שהיה.',
			'# רשומות לא ניתנות לקריאה. כל השאר כפי שהיה.'
		),
		stays: 'רשומות פגומות נשמטות מהרשימות, ונשארות כפי שהן.',
		look: 'חיפוש רשומות פגומות',
		nameless: 'בלי שם',
		kinds: {
			person: 'אדם',
			house: 'כללי בית',
			evening: 'ערב',
			line: 'השורה של ערב ברשימה'
		},
		item: (name, kind) => `${name} (${kind})`,
		andOthers: (n) => `… ${others(n)}`,
		save: (n) => (n === 1 ? 'שמירה כפי שהיא' : 'שמירה כפי שהן'),
		remove: (n) => (n === 1 ? 'הסרת הרשומה' : 'הסרת הרשומות'),
		gone: (n) => (n === 1 ? 'אז היא נעלמת לתמיד.' : 'אז הן נעלמות לתמיד.'),
		goneUnsaved: (n) =>
			n === 1 ? 'אז היא נעלמת לתמיד, והיא עוד לא נשמרה.' : 'אז הן נעלמות לתמיד, והן עוד לא נשמרו.',
		lineAnew: 'השורה של ערב ברשימה נכתבת מחדש.',
		forGood: 'הסרה לתמיד',
		keep: (n) => (n === 1 ? 'להשאיר אותה' : 'להשאיר אותן')
	}
} satisfies Catalogue['data'];
