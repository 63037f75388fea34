import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('he');

export default {
	more: {
		title: 'עוד',
		skip: 'דילוג: בלי רישום',
		noteTitle: 'הערה לרישום',
		leavesTitle: 'מי עוזב את הסיבוב?',
		earlyTitle: 'סיום מוקדם של הסיבוב',
		wentWrong: 'משהו השתבש',
		screen: 'הצגה על מסך גדול',
		end: 'סיום הערב',
		rulesSay: 'מה אומרים הכללים?',
		soFar: 'הערב עד כה',
		correct: 'תיקון סיבוב קודם',
		addNote: 'הוספת הערה',
		decrees: 'צווים',
		standings: 'טבלה',
		rules: 'שינוי הכללים',
		leaves: 'עזיבה באמצע הסיבוב',
		early: 'סיום מוקדם של הסיבוב',
		void: 'פסילה: מחלקים שוב',
		announce: 'הכרזה על הסיבוב האחרון',
		another: 'התחלת ערב אחר',
		close: 'סגירת הערב',
		noteLabel: 'מה כדאי לזכור?',
		addTheNote: 'הוספת ההערה',
		leaveHelp: 'מי שעוזבים עכשיו מקבלים את המקום הגרוע ביותר שעוד פנוי.',
		earlyHelp: 'מי שעוד נשארו להם קלפים, מהמקום הטוב ביותר ומטה:',
		endLikeThis: 'לסיים כך את הסיבוב'
	},
	seats: {
		title: 'שינוי המושבים',
		where: (top) => `איפה הכיסא של ${top}?`,
		stays: (top) => `${top}: באותו כיסא`,
		takes: (sitter) => `בכיסא של ${sitter}`,
		free: 'בכיסא הפנוי',
		fewest: (moves) => `${moves}, הכי מעט`,
		stay: 'התארים עוברים, האנשים נשארים',
		move: 'כולם עוברים למקומם',
		once: 'בסיבוב הזה',
		lasting: 'מעכשיו והלאה'
	},
	turning: {
		label: 'הדירוג',
		turn: 'מהפכה',
		back: 'מהפכת נגד',
		jacks: 'נסיכים',
		trickOver: 'הלקיחה נגמרה',
		isTurned: 'הדירוג הפוך.',
		direction: 'כיוון המשחק',
		counterClockwise: 'המשחק נגד כיוון השעון.',
		clockwise: 'משחקים עם השעון.',
		nines: 'תשיעיות'
	},
	people: {
		title: 'באים והולכים',
		redraw: 'לפי כללי השולחן הזה, כל הצטרפות מביאה שליפה חדשה לכולם (JO-2).',
		nameLabel: 'שם חדש ליד השולחן',
		newName: 'שם חדש',
		joins: 'הצטרפות',
		cardLabel: 'קלף ההצטרפות',
		draws: (name) => `על ${name} לשלוף קלף; הוא קובע את המקום, שלושה ערכים לכל מקום, מלמטה (JO-2).`,
		drew: (name) => `הקלף של ${name}`,
		notNow: 'לא עכשיו',
		badForm: (names) =>
			`בטמפל נחשב לא מנומס לפרוש מהתחתית ולחזור מיד, כמו במקרה של ${list(names)}. זה מותר (JO-3).`,
		atTable: 'ליד השולחן',
		isSittingOut: 'בהפסקה',
		sitsOut: 'הפסקה',
		leaves: 'עזיבה',
		nameSitsOut: (name) => `הפסקה: ${name}`,
		nameLeaves: (name) => `עזיבה: ${name}`,
		saidJoins: (name) => `הצטרפות: ${name}.`,
		saidLeaves: (name) => `עזיבה: ${name}.`,
		saidSitsOut: (name) => `הפסקה לסיבוב הזה: ${name}. המקום נשמר.`,
		nextRound: 'באים והולכים בסיבוב הבא',
		later: 'הסיבוב עוד נמשך. זה תקף מהסיבוב הבא.',
		notAfterAll: 'בסוף לא',
		nameNotAfterAll: (name) => `${name}: בסוף לא`,
		come: (names) => `הצטרפות בסיבוב הבא: ${list(names)}`,
		go: (names) => `עזיבה אחרי הסיבוב: ${list(names)}`,
		forms: 'צורות פנייה',
		form: (name, form) => `${name}: ${form}`,
		done: 'סיום'
	},
	hands: {
		label: 'החלפת ידיים',
		may: (last, first) =>
			`אם אין ביד J, Q, K, A, 2 או ג׳וקר, בידי ${last} הרשות להחליף את כל היד עם ${first} לפני התשלום.`,
		changed: (last) => `כל היד הוחלפה בין ${last} ובין המקום הראשון. אין מס ביניהם.`,
		change: 'הידיים הוחלפו'
	},
	exit: {
		title: (name, place) => `${name}: ${common.ordinal(place)}`,
		endedEarly: 'הסיבוב הזה הסתיים מוקדם, והשאר שובצו ידנית. כדי לשנות צריך לבטל את זה.',
		notOut: (name) => `ביטול הסיום של ${name}`,
		notJudged: (which) =>
			`מי שנפטרו מהקלפים האחרונים בעקבות ההשפעה של ${which.join(', ')} לא נשפטים לפיהם (הפירוש שלנו).`,
		allowed: 'הקלף האחרון היה מותר',
		forbidden: (which) => `סיום בקלף אסור: ${which.join(', ')}`,
		turned: (first) => `כל המקומות התהפכו. כדי לשנות את זה, יש לגעת בשם של הסיום הראשון: ${first}.`,
		swap: (other, place) => `החלפה עם ${other}, ${common.ordinal(place)}`
	},
	fault: {
		title: 'תשלום השתבש',
		silent: 'המקורות שותקים כאן. הדרכים שלמטה מקובלות; הבחירה של השולחן (TX-11).',
		whose: 'של מי התשלום',
		what: 'מה קרה',
		faults: { wrong: 'קלפים שגויים', forgotten: 'נשכח' },
		does: 'מה השולחן עושה',
		remedies: {
			'paid-anew': 'הקלפים חוזרים, הנכונים משולמים',
			fine: 'קנס',
			'let-stand': 'להשאיר כך'
		},
		fine: 'הקנס',
		record: 'רישום'
	},
	decree: {
		title: 'צווים',
		shown: 'מה מוצג',
		new: 'צו חדש',
		inForce: (n) => `בתוקף: ${n}`,
		noneInForce: 'אין צו בתוקף.',
		nobodyYet: 'עוד אין לאיש מעמד: הצווים באים אחרי הסיבוב הראשון.',
		closed: 'הערב סגור.',
		before: 'קודם',
		rules: 'כללים',
		asBefore: 'כמו קודם',
		issued: (round, issuer, targets) =>
			`סיבוב ${round} · מאת ${issuer} אל ${targets === 'everyone' ? 'כולם' : list(targets)}`,
		changed: (round, by) => `סיבוב ${round} · ${by}`,
		changedOnce: (round, by) => `סיבוב ${round} · ${by}, לסיבוב אחד`,
		sentence: 'צו מאת {issuer} — {targets}: {text}, {term}.',
		who: 'של מי הצו?',
		toWhom: 'על מי הצו חל?',
		everyone: 'כולם',
		allBelow: 'כל מי שמתחת',
		what: 'מה?',
		inWords: 'במילים האלה',
		untilWhen: 'עד מתי?',
		terms: {
			round: 'הסיבוב הזה',
			reign: 'כל עוד שולטים',
			evening: 'כל הערב'
		},
		nobodyAsked: 'לא מבקשים מאיש דבר שלא נוח לו.',
		decreed: 'להכריז',
		templates: {
			hats: { name: 'כובעים', text: 'לחבוש את הכובע של התואר' },
			carnation: { name: 'ציפורן בדש', text: 'לענוד למקום הראשון פרח ציפורן' },
			'ranked-seats': {
				name: 'מושבים טובים ורעים',
				text: 'המושבים הרכים למעלה, הקשים למטה'
			},
			sweets: { name: 'הממתקים', text: 'לקחת מהממתקים לפי המעמד, המקום הראשון קודם' },
			'tall-chair': { name: 'הכיסא הגבוה', text: 'להשאיר את הכיסא הגבוה למקום הראשון' },
			stool: { name: 'השרפרף', text: 'לשבת על השרפרף' },
			drinks: { name: 'משקאות', text: 'להביא את המשקאות' },
			'best-chair': { name: 'הכיסא הטוב', text: 'לוותר על הכיסא הטוב ביותר' },
			shuffle: { name: 'ערבוב וחלוקה', text: 'לערבב ולחלק' },
			bow: { name: 'קידות', text: 'לקוד קידה לפני שמדברים' }
		}
	},
	score: {
		standings: 'טבלה',
		points: 'ניקוד',
		forPoints: 'משחקים על נקודות',
		beaten: 'נקודה על כל מי שניצחתם, מהחלוקה הבאה (SC-1).',
		nothing: 'עוד אין מה לספור: מתחילים כשהסיבוב הראשון נגמר.',
		round: (n) => `סיבוב ${n}`,
		beatNobody: 'בלי ניצחון על איש',
		beat: (names) => `ניצחון על ${list(names)}`,
		rose: (name) => `העלייה של ${name}`,
		came: (place) => common.ordinal(place),
		as: (title) => `בתואר ${title}`,
		byHand: (reason) => `ידנית: ${reason}`,
		beforeRounds: 'לפני סיבוב 1',
		correctByHand: 'תיקון ידני',
		player: 'שם',
		won: 'ניצחונות',
		reigned: 'הכס',
		longest: 'הכי ארוך',
		whoseFirst: 'יש לומר של מי הניקוד.',
		whose: 'הניקוד של מי?',
		howMany: 'כמה נקודות?',
		fewer: 'נקודה פחות',
		more: 'נקודה יותר',
		why: 'למה?',
		correct: 'תיקון הניקוד',
		back: 'חזרה'
	},
	exposed: {
		label: 'קלף נחשף',
		button: 'קלף נחשף בחלוקה',
		whose: 'של מי הקלף?',
		decides: (name) => `ההחלטה של ${name}`,
		keepsIt: (name) => `נשאר אצל ${name}`,
		goesTo: (name) => `עובר אל ${name}, ותמורתו ניתן קלף אקראי`
	},
	merchants: {
		label: 'חילופי סוחרים',
		may: (name) => `${name}: אפשר להחליף קלף אחד עם סוחר אחר, בלי לראות.`,
		withNobody: (name) => `${name}: בלי חילופים.`,
		swapped: (name, partner) => `קלף הוחלף בין ${name} ובין ${partner}.`,
		nobody: 'בלי חילופים'
	}
} satisfies Catalogue['sheets'];
