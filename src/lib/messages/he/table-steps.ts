import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, list } = grammar('he');

const PAIRS: Record<WildPair, string> = {
	JK: 'שני הג׳וקרים',
	'two-JK': 'שני ג׳וקרים',
	JE: 'שני הליצנים',
	'two-JE': 'שני ליצנים'
};
/** "The highest card", "the two highest cards". */
const most = (n: number, one: string, many: string) =>
	n === 1 ? `הקלף ${one} ביותר` : `${n === 2 ? 'שני' : n} הקלפים ${many} ביותר`;
const highest = (n: number) => most(n, 'הגבוה', 'הגבוהים');
const anyCards = byCount('קלף אחד לבחירה', 'שני קלפים לבחירה', '# קלפים לבחירה');
export default {
	firstTime: {
		deal: 'קוראים בקול, מחלקים וממשיכים.',
		taxes: 'מסמנים מה עבר מיד ליד.'
	},
	decree: {
		heading: 'צווים בתוקף',
		label: (text) => `צו: ${text}`,
		to: (issuer, targets) => `מאת ${issuer} אל ${targets === 'everyone' ? 'כולם' : list(targets)}`,
		terms: {
			round: (round) => `סיבוב ${round}, עד סוף הסיבוב`,
			reign: (round, issuer) => `סיבוב ${round}, כל עוד המקום של ${issuer} נשמר`,
			evening: (round) => `סיבוב ${round}, כל הערב`
		},
		outcomes: {
			obeyed: 'בוצע',
			refused: 'סורב',
			vetoed: 'וטו',
			lifted: 'בוטל'
		}
	},
	firstSeats: {
		title: 'מי יושב איפה?',
		ways: 'איך נקבעים המושבים הראשונים',
		way: {
			draw: 'שליפת קלפים',
			'as-we-sit': 'כמו שיושבים',
			random: 'באקראי',
			'by-hand': 'ידנית'
		},
		tapNames: 'יש לגעת בשמות בכיוון השעון, החל מכל מקום.',
		byChance: 'כך יצא בגורל, בכיוון השעון.',
		clockwise: 'סביב השולחן בכיוון השעון.',
		firstAtTop: 'השם הראשון מקבל את המקום הראשון.',
		notSo: 'לא כך: נגיעה בשמות בכיוון השעון',
		shuffleAgain: 'הגרלה חוזרת',
		seatByDraw: 'הושבה לפי השליפה',
		asWeSit: 'כך יושבים',
		likeThis: 'להושיב כך',
		everyoneDraws: 'כולם שולפים קלף; הקלף הטוב ביותר נותן את המקום הראשון.',
		tie: (groups, bold) =>
			`${bold('תיקו.')} שולפים שוב${groups.length > 1 ? ', כל קבוצה בינה לבין עצמה' : ''}: ${groups.map((names) => list(names)).join('; ')}.`,
		drew: (name) => `הקלף של ${name}`,
		cards: 'קלפים'
	},
	deal: {
		rulesLabel: 'כללים שמשתנים',
		rulesOnce: 'כללים לסיבוב הזה בלבד',
		rulesNow: 'הכללים מעכשיו',
		changesLabel: 'מה משתנה עם מספר השחקנים',
		changes: 'מה משתנה',
		pack: 'החפיסה',
		dealer: 'החלוקה',
		deals: (name) => `ערבוב וחלוקה: ${name}`,
		anotherCuts: 'מישהו אחר חותך את החפיסה.',
		sitDifferently: 'לשבת אחרת',
		someoneElse: 'מישהו אחר מחלק',
		whoDeals: 'מי מחלק?',
		cardsLabel: 'קלפים לכל יד',
		each: (n, bold) => (n === 1 ? `${bold('קלף אחד')} לכל יד` : `${bold(String(n))} קלפים לכל יד`),
		others: (names, n) => `${list(names)} ${n}`,
		dealt: 'חילקנו — אל המיסים',
		dealtUntaxed: (lead) => `חילקנו — ${lead}`
	},
	exposed: {
		kept: (name) => `הקלף שנחשף נשאר אצל ${name}.`,
		passed: (from, to) =>
			`הקלף שנחשף עובר מאת ${from} אל ${to}, ותמורתו עובר אל ${from} קלף אקראי מהיד של ${to}.`
	},
	tax: {
		label: (payer, receiver, n) => `${payer} אל ${receiver}, מס של ${n}`,
		open: (tribute, back) => `${tribute} · ${back}`,
		owes: { highest, best: (n) => most(n, 'הטוב', 'הטובים') },
		wholeHand: (n) => `כל היד, ${n}`,
		back: {
			any: (n) => `בחזרה ${anyCards(n)}`,
			worst: (n) => `בחזרה ${most(n, 'הגרוע', 'הגרועים')}`
		},
		now: {
			any: (name, n) => `עכשיו ${name}: להחזיר ${anyCards(n)}`,
			worst: (name, n) => `עכשיו ${name}: להחזיר את ${most(n, 'הגרוע', 'הגרועים')}`
		},
		returned: 'הוחזר',
		ways: {
			'free-after-looking': 'מסתכלים, ואז מחזירים.',
			'free-unseen': 'בוחרים מה להחזיר לפני שמסתכלים.',
			worst: 'שני הצדדים נותנים באותו זמן.'
		},
		openerFirst: (rank: string, card: string) =>
			`עם פחות מארבעה קלפי ${rank}, \u2066${card}\u2069 חוזר ראשון.`,
		wild: {
			kept: (wild) => `את ה${common.cards.wilds[wild]} מותר לשמור.`,
			owed: (wild) => `ה${common.cards.wilds[wild]} נחשבים לגבוהים ביותר.`,
			'payer-chooses': (wild) => `הצד המשלם קובע למה נחשב כל ${common.cards.wild[wild]}.`
		},
		wildInWholeHand: (wild) =>
			`מי שחייבים את כל היד נותנים גם את ה${common.cards.wilds[wild]} שבה.`,
		corrected: {
			wrong: {
				'paid-anew': () => 'קלפים שגויים: הם חוזרים, והנכונים משולמים.',
				fine: (fine) => `קלפים שגויים, וקנס: ${fine}.`,
				'let-stand': () => 'קלפים שגויים: נשאר כפי שהיה.'
			},
			forgotten: {
				'paid-anew': () => 'תשלום שנשכח: הקלפים חוזרים, והנכונים משולמים.',
				fine: (fine) => `תשלום שנשכח, וקנס: ${fine}.`,
				'let-stand': () => 'תשלום שנשכח: נשאר כפי שהיה.'
			}
		},
		whatMust: 'מה צריך לתת?',
		none: 'אין מיסים בסיבוב הזה',
		showed: (name, pair) => `${name}: הוצגו ${PAIRS[pair]}.`,
		showedGreater: (name, pair) =>
			`${name}: הוצגו ${PAIRS[pair]}, מהפכה גדולה. כל המקומות מתהפכים: הראשון מתחלף עם האחרון, וכן הלאה.`,
		moment: { lesser: 'מהפכה! איש לא משלם.', greater: 'מהפכה גדולה!' },
		reversed: 'כל המקומות מתהפכים',
		hands: 'קחו איתכם את הקלפים',
		throne: (name) => `הכס עובר אל ${name}`,
		noneAtFirst: 'אין מיסים בסיבוב הראשון',
		noneForNewcomers: 'מצטרפים חדשים לא משלמים, ולכן אף אחד לא משלם',
		left: {
			void: (names, bold) => `${bold(list(names))}: כבר לא כאן, ואין עוד מס לשלם או לקבל.`,
			paid: (names, bold) => `${bold(list(names))}: כבר לא כאן, והמס ששולם נשאר בתוקף.`,
			untaxed: (names, bold) => `${bold(list(names))}: כבר לא כאן.`
		},
		free: (names, bold) => `${bold(list(names))}: בלי מס בסיבוב הזה`,
		wentWrong: 'תשלום היה שגוי או נשכח',
		revolution: 'מהפכה',
		someoneShows: (pair) => `אצל מישהו ${PAIRS[pair]}?`,
		whoShows: (pair) => `אצל מי ${PAIRS[pair]}?`,
		callerGreater: (title) => `${title}, מהפכה גדולה`,
		settled: (lead) => `המיסים שולמו — ${lead}`,
		play: (lead) => `משחקים — ${lead}`,
		notRecorded: 'לא נרשם: אפשר לסמן מה שולם ומה הוחזר.'
	}
} satisfies Catalogue['table-steps'];
