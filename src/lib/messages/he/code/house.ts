import type { OptionName, Options } from '#lib/rules/options.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'סט של',
	opener: 'הקלף שמתחיל:',
	wildRank: 'ערך חופשי:',
	tops: 'קלפים שגוברים:',
	effects: 'ערכים עם אפקט:',
	turnedBy: 'מה הופך את הדירוג:',
	leftovers: 'קלפים שנשארים:',
	direction: 'כיוון המשחק:',
	runLength: 'הרצף הקצר ביותר:',
	pairRuns: 'רצפי זוגות:',
	counts: 'כמה קלפים ממשיכים:',
	exitEndsTrick: 'כשיד מתרוקנת:',
	titleSet: 'תארים של אזור:',
	jokersHighest: 'ג׳וקרים לבדם:',
	trumps: 'שליטים:',
	dealer: 'חלוקה:',
	misdeal: 'קלף שנחשף:',
	equalRank: 'ערך שווה:',
	afterPass: 'אחרי פס:',
	suitLock: 'צורות:',
	calledRuns: 'הכרזת רצף:',
	lastCardCall: 'קלף אחרון:',
	forbiddenLast: 'לא אחרון:',
	firstLead: 'פתיחה ראשונה:',
	laterLead: 'הפתיחות הבאות:',
	leadAfterExit: 'פתיחה אחרי סיום:',
	taxSchedule: 'מס',
	firstRoundTax: 'מס בסיבוב הראשון:',
	wildTax: 'קלפים חופשיים במס:',
	giveback: 'החזרה:',
	merchantExchange: 'חילופי סוחרים:',
	revolution: 'שני החופשיים:',
	firstDealRevolution: 'מהפכת חלוקה ראשונה:',
	fallOfTheCapital: 'הבירה:',
	overturnFromTheBottom: 'האחרון מסיים ראשון:',
	newcomers: 'מצטרפים:',
	scoring: 'ניקוד:',
	completedFour: 'ארבעה יחד:',
	bomb: 'פצצה:',
	numberLock: 'ערכים:',
	middleTitles: 'תארי האמצע:',
	trumpValue: 'שליטי הטארוט:',
	tenpenChii: 'טנפן־צ׳י:',
	target: 'סדרה:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'ג׳וקרים לא חופשיים',
	'any-card': 'ג׳וקרים חופשיים',
	'joins-a-set': 'ג׳וקרים מצטרפים לסט'
};

export default {
	briefly(option, value, label) {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return `${before} ${label}`;
	}
} satisfies CodeOf<'he', 'house'>;
