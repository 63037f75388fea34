import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: 'הגדרות',
	theme: 'ערכת צבעים',
	themes: { night: 'לילה', day: 'יום', black: 'שחור מלא', system: 'כמו בטלפון' },
	contrast: 'ניגודיות גבוהה',
	language: 'שפה',
	unreviewed: 'התרגום עוד לא נקרא בידי דוברי השפה.',
	loading: 'השפה נטענת…',
	notLoaded: 'לא ניתן היה לטעון את השפה. אפשר לנסות שוב כשיש חיבור.',
	screen: 'מסך',
	awake: 'להשאיר את המסך דולק',
	feedback: 'צליל ורטט',
	feedbackHow: 'בכל סיום, אחרי ביטול ובסוף הסיבוב.',
	sound: 'צלילים עדינים',
	vibration: 'רטט',
	cannotVibrate: 'הדפדפן הזה לא יכול לרטוט.',
	staysAwake: 'המסך נשאר דולק כל עוד הסיבוב נמשך.',
	cannotStayAwake:
		'הדפדפן הזה לא יכול להשאיר את המסך דולק. אפשר לקבוע זמן ארוך יותר עד הכיבוי בהגדרות הטלפון.',
	storage: 'אחסון',
	storedHere: 'הכול נשאר בטלפון הזה, בדפדפן הזה. דבר לא נשלח לשום מקום כל עוד לא משתפים אותו.',
	inClub:
		'הכול נשמר בטלפון הזה. עותקים חתומים של ערבים שנסגרו, של אנשים ושל חוקי הבית עוברים למועדון שלך.',
	club: 'מועדון',
	clubHelp: 'כמה טלפונים מנהלים היסטוריה אחת.',
	data: 'נתונים וגיבוי',
	fromElsewhere: 'מטלפון אחר',
	open: 'פתיחת קישור או סריקה',
	help: 'עזרה',
	whatPeopleAsk: 'שאלות נפוצות',
	unanswered: {
		title: 'שאלות שהשופט לא ידע',
		stays: 'הן נשארות בטלפון הזה. אפשר לשלוח אותן אלינו ידנית.',
		send: 'לשלוח או להעתיק',
		copied: 'הועתק.',
		remove: (question: string) => `למחוק את ”${question}”`
	},
	version: (version) => `Courtbook, גרסה ${version}`
} satisfies Catalogue['settings'];
