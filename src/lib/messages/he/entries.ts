import type { Catalogue } from '#lib/messages/catalogue.ts';

const names = {
	EveningStarted: 'ההתחלה',
	SeatsSet: 'המושבים',
	CardsDrawn: 'השליפה',
	TopChairChosen: 'בחירת הכיסא הראשון',
	ChairsKept: 'שמירת הכיסאות',
	ChairsRecorded: 'הכיסאות',
	DealerNamed: (name: string) => `החלוקה של ${name}`,
	StepReached: {
		seats: 'המעבר למושבים',
		deal: '״התיישבנו״',
		taxes: '״חילקנו״',
		play: 'המעבר למשחק'
	},
	RankingTurned: 'הדירוג שהתהפך',
	RevolutionCalled: (name: string) => `המהפכה של ${name}`,
	TaxMarked: (name: string) => `המס של ${name}`,
	TaxesSettled: '״המיסים שולמו״',
	TaxCorrected: (name: string) => `תיקון המס של ${name}`,
	MerchantsExchanged: 'חילופי הסוחרים',
	CardExposed: (name: string) => `הקלף החשוף של ${name}`,
	DecreeIssued: (name: string) => `הצו של ${name}`,
	DecreeSettled: {
		obeyed: '״קוים״',
		refused: '״סורב״',
		vetoed: '״וטו״',
		lifted: '״בוטל״'
	},
	RulingLogged: { house: 'הכרעת הבית', referee: 'ההכרעה' },
	RulingOverruled: 'חזרה מהכרעה',
	ScoreCorrected: (name: string) => `הניקוד של ${name}`,
	PlayerWentOut: (name: string) => name,
	ExitsSwapped: 'ההחלפה',
	ExitJudged: (name: string) => `הקלף האחרון של ${name}`,
	RulesChanged: 'שינוי הכללים',
	PlayerRenamed: (name: string) => `השם ${name}`,
	EveningRenamed: (name: string) => `השם ${name}`,
	PlayerAddressed: (name: string) => `צורת הפנייה אל ${name}`,
	ExitTakenBack: (name: string) => `ביטול הסיום של ${name}`,
	PlayerLeft: (name: string) => `העזיבה של ${name}`,
	PlayerLeftMidRound: (name: string) => `העזיבה של ${name}`,
	RoundVoided: 'החלוקה החוזרת',
	RoundEndedEarly: 'הסיום המוקדם',
	RoundConfirmed: 'הסיבוב הבא',
	PlayerJoined: (name: string) => `ההצטרפות של ${name}`,
	PlayerSatOut: (name: string) => `ההפסקה של ${name}`,
	NoteAdded: 'ההערה',
	LastRoundAnnounced: 'הסיבוב האחרון',
	EveningClosed: 'הסגירה',
	EveningReopened: 'הפתיחה מחדש',
	EveningDeleted: 'המחיקה',
	EveningRestored: 'השחזור',
	HistoryAmended: (round: number) => `התיקון של סיבוב ${round}`,
	EntryUndone: 'החזרה צעד אחורה',
	EntryRedone: 'החזרה צעד אחורה'
};

export default {
	names,
	undo: (what) => `ביטול: ${what}`,
	redo: (what) => `ביצוע מחדש: ${what}`,
	undoNothing: 'ביטול',
	undone: (what) => `בוטל: ${what}.`,
	redone: (what) => `בוצע מחדש: ${what}.`
} satisfies Catalogue['entries'];
