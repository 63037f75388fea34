import type { Catalogue } from '#lib/messages/catalogue.ts';

/** What an entry did, in a few words: they stand after "Undo" and "Redo", and by themselves after a colon. */
const names = {
	start: 'ההתחלה',
	seats: 'המושבים',
	draw: 'השליפה',
	turn: 'בחירת הכיסא הראשון',
	keepingChairs: 'שמירת הכיסאות',
	dealing: (name: string) => `החלוקה של ${name}`,
	steps: {
		seats: 'המעבר למושבים',
		deal: '״התיישבנו״',
		taxes: '״חילקנו״',
		play: 'המעבר למשחק'
	},
	revolution: (name: string) => `המהפכה של ${name}`,
	tax: (name: string) => `המס של ${name}`,
	taxesPaid: '״המיסים שולמו״',
	taxCorrection: (name: string) => `תיקון המס של ${name}`,
	merchants: 'חילופי הסוחרים',
	exposed: (name: string) => `הקלף החשוף של ${name}`,
	decree: (name: string) => `הצו של ${name}`,
	outcomes: {
		obeyed: '״קוים״',
		refused: '״סורב״',
		vetoed: '״וטו״',
		lifted: '״בוטל״'
	},
	houseRuling: 'הכרעת הבית',
	ruling: 'ההכרעה',
	rulingTakenBack: 'חזרה מהכרעה',
	points: (name: string) => `הניקוד של ${name}`,
	exit: (name: string) => name,
	swap: 'ההחלפה',
	lastCard: (name: string) => `הקלף האחרון של ${name}`,
	rules: 'שינוי הכללים',
	name: (name: string) => `השם ${name}`,
	address: (name: string) => `צורת הפנייה אל ${name}`,
	notOut: (name: string) => `ביטול הסיום של ${name}`,
	leaving: (name: string) => `העזיבה של ${name}`,
	dealingAgain: 'החלוקה החוזרת',
	endingEarly: 'הסיום המוקדם',
	nextRound: 'הסיבוב הבא',
	joining: (name: string) => `ההצטרפות של ${name}`,
	sittingOut: (name: string) => `ההפסקה של ${name}`,
	note: 'ההערה',
	lastRound: 'הסיבוב האחרון',
	closing: 'הסגירה',
	reopening: 'הפתיחה מחדש',
	deleting: 'המחיקה',
	bringingBack: 'השחזור',
	correction: (round: number) => `התיקון של סיבוב ${round}`,
	stepBack: 'החזרה צעד אחורה'
};

/** What was entered, and taking it back. */
export default {
	names,
	undo: (what) => `ביטול: ${what}`,
	redo: (what) => `ביצוע מחדש: ${what}`,
	undoNothing: 'ביטול',
	undone: (what) => `בוטל: ${what}.`,
	redone: (what) => `בוצע מחדש: ${what}.`
} satisfies Catalogue['entries'];
