import type { Decree } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardsWord } from './grammar/nouns.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('he');

type Words = Catalogue['correct'];
const topics = {
	exits: 'סדר הסיום',
	ranking: 'כמה פעמים הדירוג התהפך',
	revolution: 'המהפכה',
	tax: 'המיסים',
	chairs: 'כיסא המקום הראשון',
	people: 'מי היו בשולחן',
	rules: 'הכללים',
	seats: 'המושבים הראשונים'
};
const abouts = {
	rules: 'כללים',
	places: 'מקומות',
	chairs: 'כיסאות',
	dealer: 'חלוקה',
	taxes: 'מיסים',
	ranking: 'דירוג',
	revolution: 'מהפכה',
	result: 'תוצאה'
};
const states: Record<Decree['state'], string> = {
	'in-force': 'בתוקף',
	lapsed: 'פקע',
	obeyed: 'בוצע',
	refused: 'סורב',
	vetoed: 'הוטל וטו',
	lifted: 'בוטל'
};

/** סיבוב 3, סיבובים 3 ו־4, סיבובים 3 עד 9. */
function rounds(spans: readonly RoundSpan[]): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} עד ${to}`)));
	return `${isOne ? 'סיבוב' : 'סיבובים'} ${text}`;
}

const counted =
	(one: string, many: string): LeftOutSentence =>
	({ spans, times }) =>
		`נשמט: ${times === 1 ? one : many} ב${rounds(spans)}.`;
const countedOf =
	(one: string, many: string): LeftOutSentence =>
	(left) =>
		counted(`${one} של ${left.who}`, `${many} של ${left.who}`)(left);
const uncounted = (words: string): LeftOutSentence => counted(words, words);
const uncountedOf = (words: string): LeftOutSentence => countedOf(words, words);

const leftOut: Record<keyof Words['questions']['leftOut'], LeftOutSentence> = {
	EveningStarted: counted('ההתחלה', 'ההתחלות'),
	SeatsSet: counted('בחירת המושבים', 'בחירות המושבים'),
	CardsDrawn: counted('השליפה למושבים', 'השליפות למושבים'),
	TopChairChosen: counted('בחירת הכיסא הראשון', 'בחירות הכיסא הראשון'),
	ChairsKept: uncounted('שמירת הכיסאות'),
	ChairsRecorded: uncounted('רישום הכיסאות'),
	DealerNamed: uncountedOf('המינוי לחלוקה'),
	StepReached: counted('שלב של הסיבוב', 'שלבים של הסיבוב'),
	HandsChanged: countedOf('החלפת הידיים', 'החלפות הידיים'),
	RankingTurned: counted('היפוך הדירוג', 'היפוכי הדירוג'),
	DirectionTurned: counted('היפוך הכיוון', 'היפוכי הכיוון'),
	RevolutionCalled: countedOf('המהפכה', 'המהפכות'),
	TaxMarked: countedOf('סימון המס', 'סימוני המס'),
	TaxesSettled: uncounted('הסימון שכל המיסים שולמו'),
	TaxCorrected: countedOf('תיקון המס', 'תיקוני המס'),
	OrdersRecorded: uncounted('העברת קלפים אחרי תיקון'),
	MerchantsExchanged: counted('חילופי הסוחרים', 'חילופי הסוחרים'),
	CardExposed: counted('הקלף שנחשף', 'הקלפים שנחשפו'),
	DecreeIssued: (left) =>
		counted(`הצו ״${left.text}״ של ${left.who}`, `הצווים ״${left.text}״ של ${left.who}`)(left),
	DecreeSettled: uncounted('מה שעלה בגורל צו'),
	RulingLogged: counted('הכרעה', 'הכרעות'),
	RulingOverruled: counted('ביטול הכרעה', 'ביטולי הכרעות'),
	ScoreCorrected: uncountedOf('תיקון הניקוד'),
	PlayerWentOut: countedOf('הסיום', 'הסיומים'),
	ExitsSwapped: counted('החלפה בין שני סיומים', 'החלפות בין סיומים'),
	ExitTakenBack: countedOf('ביטול הסיום', 'ביטולי הסיום'),
	ExitJudged: countedOf('ההכרעה על הקלף האחרון', 'ההכרעות על הקלף האחרון'),
	PlayerLeftMidRound: uncountedOf('העזיבה באמצע הסיבוב'),
	RoundVoided: counted('חלוקה שנפסלה', 'חלוקות שנפסלו'),
	RoundEndedEarly: counted('הסיום המוקדם', 'הסיומים המוקדמים'),
	RulesChanged: counted('שינוי הכללים', 'שינויי הכללים'),
	RoundConfirmed: counted('סוף הסיבוב', 'סופי הסיבובים'),
	PlayerJoined: uncountedOf('ההצטרפות'),
	PlayerLeft: uncountedOf('העזיבה'),
	PlayerSatOut: uncountedOf('ההפסקה'),
	ArrivalAnnounced: uncountedOf('ההודעה על ההצטרפות'),
	DepartureAnnounced: uncountedOf('ההודעה על העזיבה'),
	AnnouncementWithdrawn: uncountedOf('שינוי התוכנית'),
	PlayerAddressed: countedOf('צורת הפנייה', 'צורות הפנייה'),
	PlayerRenamed: countedOf('השם החדש', 'השמות החדשים'),
	NoteAdded: counted('הערה', 'הערות'),
	LastRoundAnnounced: counted('ההכרזה על הסיבוב האחרון', 'ההכרזות על הסיבוב האחרון'),
	EveningClosed: counted('סגירת הערב', 'סגירות הערב'),
	EveningReopened: uncounted('הפתיחה מחדש של הערב'),
	EveningRenamed: counted('שם הערב', 'שמות הערב'),
	EveningDeleted: counted('מחיקה', 'מחיקות'),
	EveningRestored: counted('שחזור', 'שחזורים')
};

/** Sentences about a changed order. */
const order = (first: string, last: string, elsewhere: string) => ({
	first: (player: string, not: string) => `${first}: ${player}, ולא ${not}.`,
	last: (player: string, not: string) => `${last}: ${player}, ולא ${not}.`,
	elsewhere: (players: readonly string[]) => `${elsewhere}: ${list(players)}.`,
	manyElsewhere: (n: number) =>
		`${elsewhere}: ${plural(n, { one: 'אדם אחד', two: 'שני אנשים', other: `${n} אנשים` })}.`
});

const movers = byCount('אדם אחד', 'שני אנשים', '# אנשים');

const changing = { places: 'מקומות', taxes: 'מיסים', dealers: 'חלוקה', results: 'תוצאות' };

export default {
	title: 'תיקון סיבוב',
	round: (n) => `סיבוב ${n}`,
	subtitle: (round, evening) => `סיבוב ${round} · ${evening}`,
	whichRound: 'איזה סיבוב התנהל אחרת?',
	whatOfIt: 'מה היה אחרת?',
	somethingElse: 'משהו אחר בסיבוב הזה',
	noResult: (round) => `לסיבוב ${round} עוד אין תוצאה.`,
	nothingPlayed: 'עוד לא שוחק סיבוב. מה ששוחק אפשר לתקן כאן.',
	undo: 'ביטול התיקון',
	redo: 'לתקן שוב',
	undone: 'התיקון בוטל: הכול כפי שהיה.',
	redone: 'תוקן.',
	was: (place: number) => `קודם ${place}`,
	seeFollowing: 'לראות מה ינבע מזה',

	topics,
	corrected: {
		exits: (round) => `סיבוב ${round} תוקן: סדר הסיום.`,
		ranking: (round) => `סיבוב ${round} תוקן: כמה פעמים הדירוג התהפך.`,
		revolution: (round) => `סיבוב ${round} תוקן: המהפכה.`,
		tax: (round) => `סיבוב ${round} תוקן: המיסים.`,
		chairs: (round) => `סיבוב ${round} תוקן: כיסא המקום הראשון.`,
		people: (round) => `סיבוב ${round} תוקן: מי היו בשולחן.`,
		rules: (round) => `סיבוב ${round} תוקן: הכללים.`,
		seats: (round) => `סיבוב ${round} תוקן: המושבים הראשונים.`
	},

	recorded: {
		names: (names) => list(names),
		turnings: (n) =>
			n === 0
				? 'לא התהפך'
				: plural(n, { one: 'התהפך פעם אחת', two: 'התהפך פעמיים', other: `התהפך ${n} פעמים` }),
		noRevolution: 'לא הייתה',
		revolution: (name) => `המהפכה של ${name}`,
		greaterRevolution: (name) => `המהפכה הגדולה של ${name}`,
		taxUnknown: 'לא נרשם',
		taxDone: 'הכול שולם והוחזר',
		nobodyPaid: 'לא שולם דבר',
		paid: (names) => `שולם: ${list(names)}`,
		keptChairs: 'כולם נשארו בכיסא',
		keptChair: (name) => `${name} באותו כיסא`,
		tookChair: (name, chair) => `${name}: ${chair}`,
		players: (names) =>
			`${plural(names.length, { one: 'שחקן אחד', two: 'שני שחקנים', other: `${names.length} שחקנים` })}: ${list(names)}`,
		rulesNamed: (game, own) => `${game}, ${own}`,
		rulesChanged: (game, changes) => `${game}. ${changes}`
	},

	marks: {
		on: 'עכשיו',
		revolution: (name) => `מהפכה: ${name}`,
		greaterRevolution: (name) => `מהפכה גדולה: ${name}`,
		turned: byCount('הדירוג התהפך פעם אחת', 'הדירוג התהפך פעמיים', 'הדירוג התהפך # פעמים'),
		dealtAgain: byCount('חולק שוב פעם אחת', 'חולק שוב פעמיים', 'חולק שוב # פעמים'),
		left: (names) => `עזיבה: ${list(names)}`,
		endedEarly: 'הסתיים מוקדם'
	},
	rounds: {
		number: 'סיבוב',
		goThere: 'מעבר',
		wrongNumber: (last) => `צריך מספר בין 1 ובין ${last}.`,
		nobodyOut: 'עוד אין סיומים'
	},

	comings: {
		PlayerJoined: (name) => `הצטרפות: ${name}`,
		PlayerLeft: (name) => `עזיבה: ${name}`,
		PlayerSatOut: (name) => `הפסקה: ${name}`,
		ArrivalAnnounced: (name) => `הצטרפות בסיבוב הבא: ${name}`,
		DepartureAnnounced: (name) => `עזיבה אחרי הסיבוב: ${name}`,
		PlayerLeftMidRound: (name) => `עזיבה באמצע: ${name}`,
		when: (round, time) => `סיבוב ${round} · ${time}`,
		mistake: 'טעות',
		mistakeOf: (what, round) => `${what}, סיבוב ${round}: טעות`,
		title: 'הצטרפות או עזיבה בטעות',
		link: 'הצטרפות או עזיבה נרשמה בטעות'
	},

	exits: {
		order: 'מהסיום הראשון ועד היד האחרונה עם קלפים:',
		turns: 'מי נופל, ואם השולחן מתהפך, מחושב מזה.',
		left: (names) => `עזיבה באמצע הסיבוב, במקומות שמתחת לכולם: ${list(names)}.`,
		forbidden: 'סיום בקלף אסור'
	},
	ranking: { howOften: 'כמה פעמים מהלך הפך את הדירוג?', label: 'כמה פעמים הדירוג התהפך' },
	revolution: {
		who: 'מי הכריז עליה, לפני ששולם מס?',
		label: 'של מי המהפכה',
		none: 'לא הייתה מהפכה',
		greater: 'מהפכה גדולה',
		moved: 'כולם זזו',
		stayed: 'אף אחד לא זז',
		both: (a: string, b: string) => `${a}; ${b}`
	},
	tax: {
		label: (payer, receiver, n) => `${payer} אל ${receiver}, חוב של ${n}`,
		owed: (payer, receiver, n) => `החוב של ${payer} אל ${receiver}: ${cardsWord(n)}.`,
		unknown: 'לא נרשם אם הם שולמו.',
		hands: (payer: string) => `כל היד הוחלפה בין ${payer} ובין המקום הראשון`,
		paid: (payer) => `תשלום של ${payer}`,
		returned: (receiver) => `החזרה של ${receiver}`
	},
	chairs: {
		where: (name) => `איפה היה הכיסא של ${name}?`,
		label: 'הכיסא של המקום הראשון',
		free: (chair) => `כיסא ${chair}, פנוי`,
		own: 'אותו כיסא',
		of: (name) => `הכיסא של ${name}`,
		moves: byCount('אדם אחד זז', 'שני אנשים זזים', '# אנשים זזים'),
		kept: 'כולם נשארו בכיסא',
		titlesMove: 'התארים עוברים'
	},
	seats: {
		order: 'מהמקום הראשון, בכיוון השעון:',
		clockwise: 'סביב השולחן, בכיוון השעון:'
	},
	rules: {
		which: 'לפי אילו כללים שוחק?',
		howLong: 'לכמה זמן',
		once: 'הסיבוב הזה בלבד',
		fromNow: 'מהסיבוב הזה ואילך'
	},
	people: {
		forgotten: 'שם נשכח',
		inTime: (round) => `מי הגיעו בזמן לסיבוב ${round}?`,
		name: 'השם שנשכח',
		anotherName: 'שם אחר',
		wasThere: 'בשולחן',
		card: 'קלף ההצטרפות',
		drewCard: (name) => `הקלף של ${name} קובע את המקום, שלושה ערכים לכל מקום, מלמטה (JO-2).`,
		drew: (name) => `הקלף של ${name}`,
		absent: 'נרשם שם שלא היה בשולחן',
		satOut: 'הפסקה',
		satOutOf: (name) => `הפסקה: ${name}`,
		hadLeft: 'עזיבה קודמת',
		hadLeftOf: (name) => `עזיבה קודמת: ${name}`
	},
	recordedChoice: 'נרשם',
	recordedChoiceWith: (note) => `נרשם · ${note}`,

	following: {
		title: 'מה ינבע מזה',
		subtitle: (topic, round) => `${topics[topic]} · סיבוב ${round}`,
		nothing: 'דבר לא משתנה בהמשך.',
		toAnswer: byCount(
			'קודם צריך לענות על שאלה אחת.',
			'קודם צריך לענות על שתי שאלות.',
			'קודם צריך לענות על # שאלות.'
		),
		open: byCount('שאלה אחת פתוחה', 'שתי שאלות פתוחות', '# שאלות פתוחות'),
		accept: 'לתקן כך',
		now: 'הסיבוב שמשחקים עכשיו',
		roundNow: (round) => `סיבוב ${round}, שמשחקים עכשיו`,
		newSeats: 'צריך לקבוע מושבים חדשים לכולם.',
		noNewSeats: (names) => `לא צריך לקבוע מושבים חדשים: ${list(names)}.`,
		dealtAlready: 'הקלפים שלו כבר חולקו.',
		unfit: 'מה שכבר לא מתאים',
		order: (round, names) => `סיבוב ${round}: ${list(names)}`,
		byHand: 'ידנית',
		takeBack: 'ביטול',
		takeBackOf: (round) => `ביטול הסדר של סיבוב ${round}`,
		points: 'הניקוד של הערב',
		player: 'שם',
		untilNow: 'עד עכשיו',
		corrected: 'מתוקן',
		decrees: 'צווים',
		roundByRound: 'סיבוב אחר סיבוב'
	},
	summary: {
		rounds: (n, parts) => {
			const what =
				parts.length === 0
					? 'הכללים'
					: parts.map(([part, times]) => `${changing[part]} ב־${times}`).join(', ');
			return plural(n, {
				one: `סיבוב אחד אחריו משתנה: ${what}.`,
				two: `שני סיבובים אחריו משתנים: ${what}.`,
				other: `${n} סיבובים אחריו משתנים: ${what}.`
			});
		},
		noRounds: 'אף סיבוב אחריו לא משתנה.',
		points: byCount(
			'הניקוד של שחקן אחד משתנה.',
			'הניקוד של שני שחקנים משתנה.',
			'הניקוד של # שחקנים משתנה.'
		)
	},

	abouts,
	aboutRound: (about) => about.map((one) => abouts[one]).join(', '),
	differences: {
		sits: order('במושב הראשון', 'במושב האחרון', 'במושב אחר'),
		wouldHaveSat: order('אז במושב הראשון', 'אז במושב האחרון', 'אז במושב אחר'),
		ranks: order('במקום הראשון', 'במקום האחרון', 'במקום אחר'),
		wouldHaveRanked: order('אז במקום הראשון', 'אז במקום האחרון', 'אז במקום אחר'),
		cameIn: order('סיום ראשון', 'סיום אחרון', 'סיום במקום אחר'),
		otherPlaces: byCount('מקום אחד היה אחר.', 'שני מקומות היו אחרים.', '# מקומות היו אחרים.'),
		otherChairs: (n) => `בכיסא אחר: ${movers(n)}.`,
		otherChairsThen: (n) => `אז בכיסא אחר: ${movers(n)}.`,
		clockwise: (names) => `בכיוון השעון: ${list(names)}.`,
		clockwiseBefore: (names) => `${list(names)}.`,
		deals: (player, not) => `החלוקה של ${player}, ולא של ${not}.`,
		wouldHaveDealt: (player, not) => `החלוקה הייתה של ${player}, ולא של ${not}.`,
		owes: (payer, receiver, n) => `מס מאת ${payer} אל ${receiver}: ${cardsWord(n)}.`,
		wouldHaveOwed: (payer, receiver, n) => `המס היה מאת ${payer} אל ${receiver}: ${cardsWord(n)}.`,
		owed: (payer, receiver, n) => `החוב של ${payer} אל ${receiver}: ${cardsWord(n)}.`,
		nobodyOwes: 'אין מס לשלם.',
		nobodyWouldHaveOwed: 'לא היה מס לשלם.',
		noTax: 'אין מס.',
		nothingPaid: 'לא נרשם שום תשלום.',
		paidBy: (names) => `נרשמו כמשולמים: ${list(names)}.`,
		nothingReturned: 'לא נרשמה שום החזרה.',
		returnedBy: (names) => `נרשמה החזרה: ${list(names)}.`,
		turnings: (n) =>
			n === 0
				? 'הדירוג לא התהפך.'
				: plural(n, {
						one: 'הדירוג התהפך פעם אחת.',
						two: 'הדירוג התהפך פעמיים.',
						other: `הדירוג התהפך ${n} פעמים.`
					}),
		noRevolution: (not) => `לא הייתה מהפכה. עד כה היא נרשמה אצל ${not}.`,
		revolution: (player) => `הייתה מהפכה של ${player}.`,
		otherRevolution: (player, not) => `המהפכה של ${player}, ולא של ${not}.`,
		otherWords: 'המילים אחרות.',
		untilNow: 'עד עכשיו:',
		places: (about) => `${abouts[about]}: המקומות שמשתנים`,
		place: 'מקום',
		was: 'עד עכשיו',
		becomes: 'הופך ל־',
		now: 'עכשיו',
		corrected: 'מתוקן',
		decree: (n) => `צו ${n}.`,
		decreeGone: (text, issuer, was) =>
			`״${text}״, צו של ${issuer}, כבר לא קיים. מצבו היה: ${states[was]}.`,
		decreeEnds: (text, issuer, is, not) =>
			`״${text}״, צו של ${issuer}: ${states[is]}, ולא ${states[not]}.`
	},

	questions: {
		leftOut,
		otherTaxes: 'אז חלים מיסים אחרים מאלה ששולמו. מה שזהה נשאר רשום.',
		seated: (round, names) =>
			`את המושבים של סיבוב ${round} צריך לקבוע מחדש: ${list(names)} יושבים בסדר הזה.`,
		filledIn: (spans, n, names) => {
			const order = names.length === 1 ? '' : ', בסדר הזה';
			return `${rounds(spans)}: אין סיום של ${list(names)}. השיבוץ: ${n === 1 && names.length === 1 ? 'במקום האחרון' : 'במקומות האחרונים'}${order}.`;
		},
		right: 'זה נכון',
		orderOf: 'או לקבוע את הסדר של סיבוב',
		whichRound: 'איזה סיבוב?',
		orderOfRound: (round) => `הסדר של סיבוב ${round}`,
		seatOtherwise: 'להושיב אחרת',
		satLikeThis: 'כך ישבו',
		wentOutLikeThis: 'כך סיימו'
	}
} satisfies Words;
