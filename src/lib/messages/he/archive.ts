import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('he');

export default {
	parts: {
		label: 'חלקי היומן',
		evenings: 'ערבים',
		people: 'אנשים',
		statistics: 'סטטיסטיקה'
	},
	opening: 'נפתח…',
	allEvenings: 'כל הערבים',
	noSuch: 'אין ערב כזה בטלפון הזה.',
	unreadable: 'לא ניתן לקרוא את הערב כעת; האפליקציה תנסה שוב מעצמה.',
	leftOut: 'משהו ששמור כאן לא ניתן לקריאה, והוא נשמט.',
	seeWhat: 'מה נשמט',
	reading: (done, total) => `קריאת ערבים קודמים: ${number(done)} מתוך ${number(total)}.`,
	readingPercent: (percent) => `קריאת ערבים קודמים: ${percent}%`,
	readingGoesOn: 'התוצאות מתווספות בינתיים; בכל השאר אפשר להשתמש.',
	undo: 'ביטול',
	undoDeletion: 'ביטול המחיקה'
} satisfies Catalogue['archive'];
