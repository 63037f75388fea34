import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LinkContent } from '#lib/messages/parameters.ts';

const { byCount, list, number } = grammar('he');

const whole: Record<LinkContent, string> = { evening: 'כל הערב', house: 'כללי הבית האלה' };
const entries = byCount('רשומה אחת', 'שתי רשומות', '# רשומות');

export default {
	evening: 'שיתוף הערב',
	linkAndCode: 'קישור וקוד',
	house: 'שיתוף כללי הבית האלה',
	houseTitle: (name) => `כללי בית: ${name}`,
	others: 'דרכים אחרות לשתף',
	asText: 'כטקסט',
	sendLink: 'שליחת הקישור',
	sendsRounds: (n) => (n === 1 ? 'הסיבוב, לצפייה' : `כל ${n} הסיבובים, לצפייה`),
	moreWays: 'עוד דרכים',
	moreWaysAre: 'טקסט · CSV · BG Stats · קובץ',
	asFile: 'שמירה כקובץ',
	asTable: 'הסיבובים כטבלה (CSV)',
	tableName: (evening) => `${evening} סיבובים`,
	toBgStats: 'העברה אל BG Stats',
	noBgStats: 'את הערב הזה אי אפשר להעביר אל BG Stats.',
	theText: 'הטקסט',
	shared: 'השיתוף הושלם.',
	textCopied: 'הטקסט הועתק.',
	byHand: 'הדפדפן הזה לא נותן לאפליקציות להעתיק. אפשר להעתיק ידנית:',
	fileSaved: 'הקובץ נשמר בתיקיית ההורדות של הדפדפן.',
	noFile: 'לא ניתן ליצור את הקובץ. דבר לא אבד; אפשר לטעון מחדש את הדף ולנסות שוב.',

	makingLink: 'הקישור בהכנה…',
	noLink: 'לא ניתן ליצור את הקישור בדפדפן הזה.',
	noLinkOfEvening: 'לא ניתן ליצור את הקישור בדפדפן הזה. אפשר לשמור קובץ במקום.',
	tooLongForLink: 'הערב הזה ארוך מדי לקישור. אפשר לשמור קובץ במקום.',
	scanOne: 'סורקים במצלמה של הטלפון השני, או ב־Courtbook תחת ״פתיחת קישור או סריקה״.',
	scanParts:
		'סורקים ב־Courtbook בטלפון השני, תחת ״פתיחת קישור או סריקה״: שם נאספים החלקים בכל סדר.',
	shareLink: 'שיתוף הקישור',
	copyLink: 'העתקת הקישור',
	linkCopied: 'הקישור הועתק.',
	theLink: 'הקישור',
	long: (letters) =>
		`בקישור ${number(letters)} תווים, ויש אפליקציות מסרים שקוטעות קישור כזה. קובץ או קוד בטוחים יותר.`,
	holds: (what) =>
		`הקישור עצמו מכיל את ${whole[what]}. מי שמחזיקים בו יכולים לקרוא; השרת של Courtbook לא מקבל אותו אף פעם.`,
	isSealed:
		'הקישור מוביל אל הערב, שנשמר 60 יום ליד Courtbook, חתום: מי שיש לו הקישור יכול לקרוא אותו, והשרת לא.',
	short: {
		gone: {
			what: 'תוקף הקישור הזה פג.',
			todo: 'מאחורי קישור קצר ערב נשמר 60 יום. אפשר לבקש קישור חדש, או קובץ.'
		},
		unreachable: {
			what: 'אי אפשר להביא כרגע את הערב שמאחורי הקישור הזה.',
			todo: 'כדאי לנסות שוב כשהטלפון מחובר לרשת.'
		}
	},
	code: {
		one: (what) => `קוד QR של הקישור אל ${whole[what]}`,
		partOf: (what, part, of) => `קוד QR של הקישור אל ${whole[what]}, חלק ${part} מתוך ${of}`,
		part: (part, of) => `חלק ${part} מתוך ${of}`,
		parts: 'חלקי הקוד',
		previous: 'הקודם',
		pause: 'השהיה',
		inTurn: 'בזה אחר זה',
		next: 'הבא'
	},

	picture: {
		motto: 'הקלפים שלכם, החצר שלכם',
		failed: 'הדפדפן הזה לא יכול לצייר את התמונה. אפשר לשתף טקסט במקום.',
		drawing: 'ציור התמונה…',
		alt: (standing) => `המקומות בכל סיבוב, ואיך זה נגמר: ${standing.join('; ')}`,
		share: 'שליחת התמונה',
		save: 'שמירת התמונה',
		saved: 'התמונה נשמרה בתיקיית ההורדות של הדפדפן.'
	},

	summary: {
		gameOf: (game, house) => `${game}, ${house}`,
		ruled: (name) => `השלטון בערב הזה: ${name}`,
		// the mark keeps a line with a Latin name right to left when the text is pasted elsewhere
		place: (place, name, title) => `\u200f${place}. ${name}, ${title}`,
		points: (all) => `ניקוד: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
		sentences: (all) => all.join(' ')
	},

	open: {
		title: 'פתיחת קישור או סריקה',
		pageTitle: 'פתיחת קישור',
		subtitle: 'ערב או כללי בית מטלפון אחר',
		nothingStored: 'דבר לא נשמר.',
		nothingAdded: 'דבר לא נוסף. אפשר לנסות שוב אחר כך.',
		showEvening: 'להציג ביומן',
		showHouse: 'להציג את כללי הבית האלה',
		addEvening: 'הוספה ליומן',
		addHouse: 'הוספה לכללי הבית שלי',
		another: 'פתיחת קישור נוסף',
		notNow: 'לא עכשיו',
		reading: 'קריאה…',
		partFound: (part, of) => `נמצא חלק ${part} מתוך ${of}.`,
		partsFound: (n, of) => `נמצאו ${n} חלקים מתוך ${of}.`,
		comesInParts: (n) =>
			n === 1
				? 'הקוד בא בחלק אחד. סורקים אותו כאן.'
				: `הקוד בא ${n === 2 ? 'בשני' : `ב־${n}`} חלקים שמוצגים בזה אחר זה. סורקים אותם כאן: כל אחד נמצא פעם אחת, בכל סדר.`,
		strange: 'הקוד הזה אינו של Courtbook. צריך קוד אחר.',
		scan: 'סריקת קוד',
		shownFirst: 'מה שנפתח מוצג קודם; דבר לא נשמר בלי אישור, ודבר ממנו לא נשלח לשום מקום.',
		link: 'קישור',
		paste: 'כאן מדביקים את הקישור, או את הקישורים לכל החלקים שלו.',
		openLink: 'פתיחת הקישור'
	},
	openedEvening: {
		deleted: 'נמחק',
		notClosed: 'לא סגור',
		game: 'משחק',
		players: 'שחקנים',
		names: (names) => list(names),
		standing: 'המצב',
		added: 'נוסף ליומן.',
		new: 'הוא עוד לא בטלפון הזה.',
		longer: (n) => `ההתחלה שלו בטלפון הזה: ייתווספו אליה ${entries(n)}.`,
		branch:
			'הוא נמצא גם בטלפון הזה, ושם המשיך אחרת. שתי הגרסאות נשמרות, זו לצד זו; נספרת זו שיש בה יותר סיבובים.',
		altered:
			'הוא נמצא גם בטלפון הזה, אבל הקישור הזה אומר דברים אחרים באותם מקומות: הוא שונה אחרי שנרשם. מה שנמצא כאן נשאר כפי שהוא. אם מוסיפים אותו, הוא נשמר לצדו ואינו נספר.',
		known: 'כולו כבר נמצא בטלפון הזה.'
	},
	openedHouse: {
		head: (game, changed) =>
			`כללי בית ל${game === null ? 'משחק שהגרסה הזאת של Courtbook לא מכירה' : `משחק ${game}`} · שונו ב־${changed}`,
		published: 'כמו במקור',
		these: 'הכללים האלה',
		added: 'נוספו לכללי הבית.',
		addedAs: (name) => `נוספו לכללי הבית בשם ״${name}״.`,
		new: 'הם עוד לא בטלפון הזה.',
		newAs: (name) => `הם עוד לא בטלפון הזה. השם הזה כבר תפוס, ולכן הם נוספים בשם ״${name}״.`,
		same: 'הם כבר בטלפון הזה.',
		newer: 'בטלפון הזה יש גרסה ישנה יותר שלהם. היא תוחלף.',
		older: 'בטלפון הזה יש גרסה חדשה יותר שלהם. היא נשארת כפי שהיא.'
	},

	camera: {
		unsupported:
			'הדפדפן הזה לא נותן לדפים להשתמש במצלמה, או שהדף לא הגיע ב־https. אפשר להדביק את הקישור במקום.',
		none: 'לא נמצאה מצלמה. אפשר להדביק את הקישור במקום.',
		refused: 'הגישה למצלמה נדחתה לדף הזה. אפשר להתיר אותה לדף בהגדרות הדפדפן, או להדביק את הקישור.',
		busy: 'לא ניתן להשתמש במצלמה כעת: אולי אפליקציה אחרת משתמשת בה. כדאי לסגור את האפליקציה ההיא ולנסות שוב, או להדביק את הקישור.'
	},
	scanner: {
		label: 'המצלמה',
		sees: 'מה שהמצלמה רואה',
		asking: 'מבקשים גישה למצלמה…',
		hold: 'להחזיק את הקוד מול המצלמה.',
		stop: 'עצירת המצלמה',
		close: 'סגירה'
	}
} satisfies Catalogue['share'];
