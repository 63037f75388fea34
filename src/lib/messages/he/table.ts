import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, list } = grammar('he');

const lead = {
	leads: (name) => `הפתיחה של ${name}`,
	holderLeads: (card) => `פותחת היד שבה ${card}`,
	drawn: 'פותח מי שעלה בגורל',
	ofTwo: (card) => `אם ${card} בשתי ידיים: הקרובה יותר משמאל לחלוקה`,
	inDirection: () => 'היד הבאה בכיוון המשחק שנשארו בה קלפים',
	because: {
		'next-in-turn': () => 'היד הבאה בכיוון השעון שנשארו בה קלפים',
		'highest-place': () => 'המקום הגבוה ביותר שנשארו לו קלפים',
		'lowest-place': () => 'מבין אלה שנשארו להם קלפים, פותח המקום הנמוך ביותר',
		'holder-leads': (card: string) => `היד שבה ${card} פותחת, בכל מהלך`,
		random: () => 'האפליקציה מגרילה מי פותח',
		'trick-winner': () => 'הזכייה בלקיחה נותנת את הפתיחה הבאה',
		'top-seat': () => 'הפתיחה למקום הראשון',
		'bottom-seat': () => 'הפתיחה למקום האחרון',
		'left-of-dealer': () => 'הפתיחה משמאל למי שמחלק',
		'holder-of-card': (card: string) => `המהלך הראשון חייב לכלול את ${card}`
	}
} satisfies Catalogue['table']['lead'];

const steps: Record<Step, string> = {
	seats: 'מושבים',
	deal: 'חלוקה',
	taxes: 'מיסים',
	play: 'משחק'
};

export default {
	steps,
	lead,
	stepsLabel: 'שלבי הסיבוב',
	stepDone: (step) => `${steps[step]}: השלב הסתיים`,
	round: (n) => `סיבוב ${n}`,
	lastRound: 'סיבוב אחרון',
	standings: 'טבלה',
	counterClockwise: 'המשחק נגד כיוון השעון',
	more: 'עוד',
	cannotStayAwake: 'הדפדפן הזה לא יכול להשאיר את המסך דולק.',
	awakeHelp: 'מה לעשות',
	decree: {
		button: 'צו',
		buttonInForce: (n) => `צו, ${n} בתוקף`,
		inForce: byCount('צו אחד בתוקף:', 'שני צווים בתוקף:', '# צווים בתוקף:')
	},
	tax: {
		paid: (name) => `תשלום של ${name}`,
		returned: (name) => `החזרה של ${name}`
	},
	play: {
		left: 'עזיבה',
		falls: (place) => `נפילה ל${common.ordinal(place)}`,
		out: (place) => common.ordinal(place),
		forbidden: 'קלף אסור',
		forbiddenAt: (place) => `${common.ordinal(place)}, קלף אסור`,
		tile: (name, state) => `${name}, ${state}`,
		said: (name, state) => `${name}, ${state}.`,
		roundWon: (winner) => `הסיבוב נגמר. מקום ראשון: ${winner}.`,
		tapWho: 'סיימו? נוגעים בשם',
		nextOut: 'המקום הבא',
		// a bare figure: a word before it would not fit, and the line below says of how many
		nextPlace: (n) => `${n}`,
		ofPlayers: (n) => `מתוך ${n}`,
		leads: 'פתיחה',
		leadLabel: 'מי פותח',
		firstLead: 'פתיחה ראשונה',
		ifNobodyTops: (name) => `אם המהלך של ${name} זוכה`,
		why: 'למה?',
		reason: (reason) => `${reason}.`,
		stillIn: (names) => `עוד במשחק: ${list(names)}`,
		rulesChange: 'הכללים משתנים מהחלוקה הבאה.',
		capitalFalls: (name) => `הבירה נופלת: הסיבוב נגמר עבור ${name} (DF-6).`,
		notAsLast: (which: readonly string[]) => `לא בסוף: ${which.join(', ')}.`,
		withEffect: (which: readonly string[]) => `עם האפקט ${which.join(', ')}`,
		collects: (name) => `איסוף הלקיחות: ${name}.`,
		oneCard: 'נשאר קלף אחד? אומרים ״קלף אחד״.',
		close: 'סגירת הערב',
		next: 'הסיבוב הבא'
	}
} satisfies Catalogue['table'];
