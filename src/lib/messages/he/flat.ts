import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('he');

export default {
	title: 'תצוגה שטוחה של השולחן',
	names: 'סביב השולחן',
	tile: (name, lines) => [name, ...lines].join(', '),
	farEnd: (control) => `${control}, בקצה השני`,
	leave: 'יציאה מהתצוגה השטוחה',
	undo: (what) => `ביטול: ${what}`,
	nothingToUndo: 'ביטול',
	fullScreen: 'מסך מלא',
	turn: {
		open: 'לסובב את השמות',
		how: 'גוררים את השמות סביב עד שהם עומדים כמו שיושבים',
		clockwise: 'עם כיוון השעון',
		counterclockwise: 'נגד כיוון השעון',
		done: 'סיום'
	},
	empty: {
		none: 'אין ערב על השולחן.',
		noSeats: 'עוד אין כיסאות. בשולחן קובעים מי יושב איפה.',
		over: 'הערב הזה סגור.',
		toTable: 'אל השולחן'
	},
	deal: {
		deals: (dealer, cards) =>
			plural(cards, {
				one: `החלוקה של ${dealer}: קלף אחד לכל יד`,
				two: `החלוקה של ${dealer}: שני קלפים לכל יד`,
				other: `החלוקה של ${dealer}: ${cards} קלפים לכל יד`
			}),
		you: 'החלוקה שלך',
		oneMore: 'קלף אחד נוסף',
		next: 'חילקנו',
		tooFew: 'אין מספיק שחקנים: צריך מצטרפים, או שהערב נגמר.',
		tooMany: 'יותר מדי שחקנים: צריך שמישהו יעזוב, או שהערב נגמר.'
	},
	taxes: {
		tap: 'נתתם? נוגעים בשם',
		allDone: 'הכול ניתן',
		none: 'אין מיסים בסיבוב הזה',
		give: {
			best: (n, to) =>
				plural(n, {
					one: `להעביר אל ${to} את הקלף הטוב ביותר`,
					two: `להעביר אל ${to} את שני הקלפים הטובים ביותר`,
					other: `להעביר אל ${to} את ${n} הקלפים הטובים ביותר`
				}),
			highest: (n, to) =>
				plural(n, {
					one: `להעביר אל ${to} את הקלף הגבוה ביותר`,
					two: `להעביר אל ${to} את שני הקלפים הגבוהים ביותר`,
					other: `להעביר אל ${to} את ${n} הקלפים הגבוהים ביותר`
				}),
			all: (to) => `להעביר אל ${to} את כל הקלפים`
		},
		comes: (n, from) =>
			plural(n, {
				one: `קלף אחד מאת ${from}`,
				two: `שני קלפים מאת ${from}`,
				other: `${n} קלפים מאת ${from}`
			}),
		back: {
			'free-after-looking': byCount(
				'להסתכל ולהחזיר קלף אחד לבחירה',
				'להסתכל ולהחזיר שני קלפים לבחירה',
				'להסתכל ולהחזיר # קלפים לבחירה'
			),
			'free-unseen': byCount(
				'להחזיר בו־זמנית קלף אחד לבחירה, בלי להסתכל',
				'להחזיר בו־זמנית שני קלפים לבחירה, בלי להסתכל',
				'להחזיר בו־זמנית # קלפים לבחירה, בלי להסתכל'
			),
			worst: byCount(
				'להחזיר בו־זמנית את הקלף הגרוע ביותר',
				'להחזיר בו־זמנית את שני הקלפים הגרועים ביותר',
				'להחזיר בו־זמנית את # הקלפים הגרועים ביותר'
			)
		},
		given: 'ניתן',
		untaxed: 'בלי מס',
		paid: 'המיסים שולמו',
		play: 'למשחק'
	},
	play: {
		tap: 'סיימו? נוגעים בשם',
		nextPlace: (n) => `${n}`,
		place: (n) => `מקום ${n}`,
		out: (n) => `מקום ${n}`,
		forbidden: 'קלף אסור',
		falls: (n) => `נפילה למקום ${n}`,
		left: 'עזיבה',
		over: 'הסיבוב נגמר',
		first: (winner) => `מקום ראשון: ${winner}`,
		reversed: 'הדירוג הפוך',
		counterClockwise: 'המשחק נגד כיוון השעון',
		clockwise: 'משחקים עם השעון',
		turned: 'כל המקומות מתהפכים',
		capital: (name) => `נפילה: ${name}`,
		next: 'הסיבוב הבא',
		close: 'סגירת הערב'
	},
	lead: {
		leads: (name) => `הפתיחה של ${name}`,
		holder: (card) => `פותחת היד שבה ${card}`,
		drawn: 'פותח מי שעלה בגורל',
		untopped: (name) => `אם המהלך זוכה: הפתיחה של ${name}`
	},
	exit: {
		title: (name, n) => `${name}: מקום ${n}`,
		back: (name) => `ביטול הסיום של ${name}`,
		judge: (cards) => `סיום בקלף אסור: ${cards}`,
		allowed: 'הקלף האחרון היה מותר',
		swap: (name, n) => `החלפה עם ${name}, מקום ${n}`,
		ended: 'הסיבוב הזה הסתיים מוקדם. כדי לשנות צריך לבטל את זה.',
		turned: (name) => `כל המקומות התהפכו. כדי לשנות את זה, יש לגעת בשם של הסיום הראשון: ${name}.`,
		cards: (cards) => list(cards),
		close: 'סגירה'
	},
	edicts: {
		title: 'צווים והכרעות',
		decree: (issuer, targets, text) => `מאת ${issuer} אל ${list(targets)}: ${text}`,
		toEveryone: (issuer, text) => `מאת ${issuer} אל כולם: ${text}`,
		ruling: (word, sentence) =>
			sentence === '' ? `הכרעה: ${word}` : `הכרעה: ${word}. ${sentence}`,
		house: (word, sentence) =>
			sentence === '' ? `הכרעת השולחן: ${word}` : `הכרעת השולחן: ${word}. ${sentence}`
	}
} satisfies Catalogue['flat'];
