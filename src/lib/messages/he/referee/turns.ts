import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardsWord, wildWord, wildsWord } from '#lib/messages/he/grammar/nouns.ts';

const { list, either, plural } = grammar('he');

type Words = Catalogue['referee'];

export const turn = {
	whoLeads: 'מי פותח את הסיבוב?',
	whoLeadsAfterExit: 'מי פותח אחרי סיום?',
	whoIsNext: 'של מי התור?',
	leads: (name) => `הפתיחה של ${name}`,
	holderLeads: (card) => `פותחת היד שבה ${card}`,
	drawn: 'פותח מי שעלה בגורל',
	why: {
		'next-in-turn': () => 'פותחת היד הבאה בכיוון השעון שנשארו בה קלפים.',
		'highest-place': () => 'מבין אלה שנשארו להם קלפים, פותח המקום הגבוה ביותר.',
		'lowest-place': () => 'מבין אלה שנשארו להם קלפים, פותח המקום הנמוך ביותר.',
		'holder-leads': (card: string) => `היד שבה ${card} פותחת, בכל מהלך.`,
		random: () => 'האפליקציה מגרילה מי פותח.',
		'trick-winner': () => 'הזכייה בלקיחה נותנת את הפתיחה הבאה.',
		'top-seat': () => 'המקום הראשון פותח את הסיבוב.',
		'bottom-seat': () => 'המקום האחרון פותח את הסיבוב.',
		'left-of-dealer': () => 'הסיבוב נפתח משמאל למי שמחלק.',
		'holder-of-card': (card: string) => `המהלך הראשון חייב לכלול את ${card}.`
	} as Words['turn']['why'],
	next: (name) => `התור של ${name}`,
	over: 'הסיבוב נגמר',
	onlyOne: 'רק ביד אחת נשארו קלפים: הסיבוב נגמר.',
	falls: (name) => `מישהו אחר סיים ראשון: המקום הראשון, ${name}, נופל ויוצא מהסיבוב.`,
	overturned: 'המקום האחרון סיים ראשון: הסיבוב נגמר מיד, וכל המקומות מתהפכים.',
	movesOn: 'השולחן עוד ריק: הפתיחה עוברת הלאה.',
	hasToLead: 'לפי הפירוש שלנו, מי שפותח חייב לשחק: הפתיחה אינה עוברת הלאה.',
	clockwise: 'הבאים בכיוון השעון שעוד מותר להם לשחק.',
	counterClockwise: 'הבאים נגד כיוון השעון שעוד מותר להם לשחק.',
	counterLead: 'פותחת היד הבאה נגד כיוון השעון שנשארו בה קלפים.',
	skipped: (name) => `הערך השווה ביטל את התור של ${name}.`,
	skippedByCards: (names: string) => `המהלך הזה ביטל את התור של ${names}.`,
	skippedByBoth: (names: string) => `הערך השווה והקלפים ביטלו את התור של ${names}.`,
	won: {
		'all-skipped': (winner) => `לאף אחד אחר אין תור: הלקיחה של ${winner}.`,
		'all-passed': (winner) => `כל האחרים אמרו פס: הלקיחה של ${winner}.`,
		'ends-the-trick': (winner) => `המהלך הזה מסיים את הלקיחה מיד: היא של ${winner}.`,
		exit: (winner) => `הלקיחה נגמרת עם הסיום הזה: היא של ${winner}.`,
		'nothing-tops': (winner) => `שום דבר לא גובר על המהלך הזה: הלקיחה של ${winner}.`
	},
	untopped: (leads) => `אם איש לא גובר על המהלך הזה: ${leads}.`,
	whoPlayed: 'של מי המהלך האחרון בלקיחה?',
	nobodyYet: 'עוד אין מהלך',
	whoPassed: 'מי אמרו פס בלקיחה הזאת?',
	whoPassedSince: 'מי אמרו פס מאז?',
	whoPassedOnTheLead: 'מי אמרו פס בפתיחה?',
	thatPlay: 'המהלך הזה',
	exit: 'רוקן את היד',
	/** @param cards as shown */
	was: (cards: string) => `היה ${cards}`,
	reversed: 'משחקים נגד כיוון השעון',
	joker: (wild) => `היה ${wildWord(wild)}`,
	trump: 'היה שליט',
	trumpSays: 'אם משהו גובר על שליט, זה כתוב בטקסט של השולחן הזה.',
	completedFour: 'השלים את הרביעייה',
	equal: 'היה באותו ערך כמו הקודם',
	whoWasOut: 'מי סיימו לפני כן?'
} satisfies Words['turn'];

export const joining = {
	question: (newcomers, players) =>
		`${plural(newcomers, { one: 'הצטרפות אחת', two: 'שתי הצטרפויות', other: `${newcomers} הצטרפויות` })} לשולחן של ${players}`,
	words: {
		seated: 'השולחן אחרי כן',
		redraw: 'כולם שולפים מחדש',
		'no-seats': 'עוד אין מושבים',
		'too-few': 'פחות מדי למשחק',
		'too-many': 'יותר מדי למשחק'
	},
	noSeats: 'המושבים הראשונים עוד לא נקבעו: מצטרפים חדשים מקבלים מושב יחד עם כולם.',
	firstUntaxed: 'בסיבוב הראשון עוד לא משלמים.',
	afterRound: 'לא מצטרפים באמצע סיבוב. כך ייראה הסיבוב הבא, אם המקומות יישארו כמו עכשיו.',
	likeFirst: 'עם מצטרפים חדשים הסיבוב הבא מתחיל כמו ראשון.',
	tooFew: (game, min) => `${game}: צריך לפחות ${min}.`,
	tooMany: (game, max) => `${game}: לכל היותר ${max} לפי הכללים האלה.`,
	mends: (changes) => `שינוי אחד ואפשר לשחק: ${changes}.`,
	closeRanks: 'מי שנשארים מצופפים שורות.',
	newcomers: {
		'middle-untaxed': 'מצטרפים חדשים יושבים באמצע, ולא משלמים ולא מקבלים בסיבוב הזה.',
		'middle-low-side': 'מצטרפים חדשים יושבים מיד מתחת לאמצע, והמס לפי המושב.',
		bottom: 'מצטרפים חדשים יושבים בסוף, והמס לפי המושב.',
		redraw: 'כולם שולפים מחדש.',
		'by-card': 'הקלף שנשלף קובע איפה: שלושה ערכים לכל מקום, מלמטה.'
	},
	badForm: (names) => `עזיבה של המקום האחרון וחזרה מיד (${list(names)}): מותר, אבל לא מנומס.`,
	newcomer: 'השם החדש',
	newcomerOf: (n) => `שם חדש ${n}`,
	pays: (payer, receiver, n) => `מס של ${cardsWord(n)} מאת ${payer} אל ${receiver}.`,
	nobodyPays: 'לא משלמים מס.',
	dealt: (each, extra) =>
		extra === 0
			? `${cardsWord(each)} לכל יד.`
			: `${cardsWord(each)} לכל יד, ועוד אחד ${plural(extra, { one: 'ביד אחת', two: 'בשתי ידיים', other: `ב־${extra} ידיים` })}.`,
	whoLeaves: 'מי עוזב?',
	drew: (name) => `הקלף של ${name}:`,
	drewLabel: (name) => `הקלף של ${name}`,
	otherCards: 'נשלפו קלפים אחרים'
} satisfies Words['joining'];

const turning: ByText<string> = {
	four: 'רביעייה',
	stairs: 'רצף של ארבעה קלפים או יותר'
};

export const revolution = {
	question: 'מותר להכריז על מהפכה?',
	yes: 'מותר להכריז',
	notNow: 'לא עכשיו',
	no: 'לא',
	none: (game) => `${game}: אין כאן מהפכה.`,
	notTwo: (wild) => `אין בחפיסה שני ${wildsWord(wild)}.`,
	notBoth: (wild) => `רק מי שקיבלו בחלוקה שני ${wildsWord(wild)} רשאים להכריז.`,
	taxBegun: 'צריך להכריז לפני שמשולם מס כלשהו.',
	alreadyCalled: 'כבר הוכרזה מהפכה בסיבוב הזה, ויש רק אחת.',
	playBegun: 'המשחק התחיל. צריך להכריז לפני שמשולם מס כלשהו.',
	notDealt: (wild) =>
		`הקלפים עוד לא חולקו. אחרי החלוקה, מי שיש להם שני ${wildsWord(wild)} רשאים להכריז לפני שמשולם מס.`,
	byPlay: 'משחקים אותה, לא מכריזים',
	turns: (ways) =>
		`המהפכה (קאקומיי) היא מהלך: ${either(ways.map((way) => lookUp(turning, way) ?? way))} הופך את סדר הערכים.`,
	mayBeCalled: (wild) => `מי שקיבלו בחלוקה שני ${wildsWord(wild)} רשאים, ולא חייבים.`,
	changes: {
		none: 'זה לא ישנה דבר: ממילא אין מס בסיבוב הזה.',
		taxes: 'לא משלמים מס בסיבוב הזה.',
		places: 'כל המקומות מתהפכים: הראשון מתחלף עם האחרון, השני עם הלפני־אחרון, וכן הלאה.',
		both: 'לא משלמים מס בסיבוב הזה, וכל המקומות מתהפכים: הראשון מתחלף עם האחרון, השני עם הלפני־אחרון, וכן הלאה.'
	},
	newPlaces: (names) => `המקומות החדשים: ${names.join(', ')}.`,
	whoCalls: 'מי מכריז?',
	circumstances: 'היד שמכריזה, והמיסים',
	dealtBoth: (wild) => `שני ${wildsWord(wild)} ביד`,
	taxPaid: 'מס כבר שולם'
} satisfies Words['revolution'];
