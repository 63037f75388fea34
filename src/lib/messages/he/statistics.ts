import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, plural, list, number, percent } = grammar('he');

type Words = Catalogue['statistics'];

const standing =
	'סיבוב עם מעמד הוא סיבוב שהיו בו מקומות עוד לפני החלוקה. לסיבוב ראשון בלי שליפה אין מעמד: עוד אין איש בראש.';
const inOneEvening = 'הספירה היא בתוך ערב אחד ומשחק אחד, ונפסקת בעזיבה או בהפסקה של סיבוב.';
const recorded =
	'נספרים רק תשלומים שסומנו כמשולמים. זוג מס הוא צד משלם אחד וצד מקבל אחד; אם דילגו על שלב המיסים כתוב ״לא נרשם״, ולא מנחשים את הקלפים של איש. מה שמוחזר אינו נספר.';

const definitions = {
	rating: {
		name: 'ציון',
		text: ({ rating }) => [
			'קל יותר לסיים טוב מלמעלה מאשר מלמטה. לכן כל סיבוב מושווה למה שעשו כולם כאן מאותו מקום ובאותו מספר שחקנים: איזה חלק מהאחרים נשאר שם מאחור בדרך כלל, ואיזה חלק נשאר מאחור הפעם?',
			'\u200e+10 פירושו: עשרה מכל מאה מהאחרים נשארו מאחור מעבר לצפוי. ±0 הוא כצפוי, ומתחת לאפס זה פחות.',
			`כדי שערב של מזל לא יכתיר אלופים, מוסיפים ${rating} סיבובים כצפוי: נספר החלק סיבובים ÷ (סיבובים + ${rating}) של ההפרש. עם פחות מ־${rating} סיבובים עם מעמד לא מוצג ציון.`,
			'הוא שייך לסיבובים שנבחרו למעלה: סיבובים אחרים, ציון אחר.'
		]
	},
	'top-and-bottom': {
		name: 'בראש ובתחתית',
		text: () => [
			'סיבובים שהתחילו מהמקום הראשון, ומהמקום האחרון. המקומות הם אלה של תחילת המשחק, אחרי מהפכה גדולה. מי סיימו ראשונים ואחרונים — בטבלה.',
			standing
		]
	},
	'average-place': {
		name: 'מקום ממוצע',
		text: ({ place }) => [
			'איפה מסיימים בממוצע, בין ראשון לאחרון. שלישי מארבעה אינו שלישי משנים־עשר, ולכן מה שנספר הוא איזה חלק מהאחרים סיים מאחור: כולם פירושו תמיד ראשון, אף אחד פירושו תמיד אחרון.',
			`עם פחות מ־${place} סיבובים הוא לא מוצג.`
		]
	},
	reign: {
		name: 'השלטון הארוך ביותר',
		text: () => ['מספר הסיבובים הרצופים הגדול ביותר שהתחילו בראש.', inOneEvening, standing]
	},
	stay: {
		name: 'השהות הארוכה ביותר בתחתית',
		text: () => ['מספר הסיבובים הרצופים הגדול ביותר שהתחילו במקום האחרון.', inOneEvening]
	},
	'rises-and-falls': {
		name: 'מהתחתית לראש ובחזרה',
		text: () => [
			'עלייה: בראש אחרי שהות בתחתית, עם כל מספר סיבובים באמצע. נפילה: בתחתית אחרי שהות בראש.',
			'כל אחת נספרת בתוך ערב אחד ומשחק אחד, ופעם אחת: העלייה הבאה מתחילה בפעם הבאה בתחתית.'
		]
	},
	mobility: {
		name: 'מי עובר לאן',
		text: () => [
			'כל שורה היא מקום שממנו סיבוב התחיל, כל עמודה מקום שבו הסתיים; המספר אומר כמה סיבובים הלכו כך. שולחנות בגדלים שונים נספרים לחוד.',
			'לו נקבעו המקומות בגורל, בכל משבצת היה אותו מספר. הסימנים + ו־− מציינים משבצות שסוטות ממנו יותר ממה שקורה במקרה בערך פעם בעשרים, ++ ו־−− יותר ממה שקורה פעם בשלוש מאות.',
			`כשיש פחות סיבובים מפי חמישה ממספר השחקנים לא מסומן דבר. ${standing}`
		]
	},
	tax: {
		name: 'קלפים ששולמו והתקבלו',
		text: () => ['קלפים ששולמו במס כלפי מעלה, ושהתקבלו מלמטה.', recorded]
	},
	'who-taxed-whom': {
		name: 'מי שילמו למי',
		text: () => ['הקלפים ששולמו מאחד לאחר, הרב ביותר קודם.', recorded]
	},
	revolutions: {
		name: 'מהפכות',
		text: () => ['מהפכות לפי מי שהכריזו עליהן. מהפכה גדולה, מהתחתית, גם הופכת את המקומות.']
	},
	decrees: {
		name: 'צווים',
		text: () => ['צווים לפי מי שנתנו אותם, וכמה מהם סורבו בידי מי שהיו צריכים לציית.']
	},
	rulings: {
		name: 'הכרעות',
		text: () => ['הכרעות שנרשמו, לפי מי ששאלו.']
	},
	'head-to-head': {
		name: 'אחד מול אחד',
		text: ({ pair }) => [
			'הסיבובים ששניהם שיחקו: בכמה מהם כל אחד סיים גבוה יותר, וכמה מס שולם ביניהם.',
			`להיות לפני מישהו במקרה זה כמו הטלת מטבע: עם פחות מ־${pair} סיבובים לא מוצג חלק.`
		]
	}
} satisfies Words['definitions'];

const rounds = byLargeCount('סיבוב אחד', 'שני סיבובים', '# סיבובים');
const cards = byLargeCount('קלף אחד', 'שני קלפים', '# קלפים');
const brackets = byLargeCount('זוג מס אחד', 'שני זוגות מס', '# זוגות מס');
const evenings = byLargeCount('ערב אחד', 'שני ערבים', '# ערבים');
/** "בשני סיבובים", "ב־5 סיבובים". */
const within = (text: string) => `ב${/^\d/.test(text) ? '־' : ''}${text}`;
const withStanding = (n: number) => `${rounds(n)} עם מעמד`;

const amount = (n: number) => (n === 0 ? 'אין' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return 'אין';
		case 'under':
			return `פחות מ־${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `יותר מ־${percent(hundredths)}`;
	}
}
const tooFew = (have: number, needed: number) =>
	`מעט מדי סיבובים: ${number(have)} מתוך ${number(needed)}`;
const foremost = (names: readonly string[], more: number) =>
	more === 0
		? list(names)
		: plural(more, { one: 'אדם אחד', two: 'שני אנשים', other: `${number(more)} אנשים` });

export default {
	definitions,

	title: 'סטטיסטיקה',
	counting: 'בספירה…',
	failed: 'לא ניתן לחשב כעת את הסטטיסטיקה. הערבים נשארים כפי שהם.',
	uncountable: byLargeCount(
		'ערב אחד לא ניתן לספירה, והוא נשמט:',
		'שני ערבים לא ניתנים לספירה, והם נשמטים:',
		'# ערבים לא ניתנים לספירה, והם נשמטים:'
	),
	notCountable: 'הערב הזה לא ניתן לספירה.',
	tryAgain: 'לנסות שוב',
	somebody: 'שם לא ידוע',
	nothingYet: {
		before: 'עוד לא הסתיים סיבוב. ',
		link: 'משחקים סיבוב ליד השולחן',
		after: '; הוא נספר כאן.'
	},
	nothingLikeThat: 'אין סיבוב כזה שהסתיים. אפשר לבחור פחות אנשים, או את כל המשחקים.',

	scope: {
		counted: 'נספר',
		change: 'שינוי',
		roundsOf: 'סיבובים של',
		allGames: 'כל המשחקים',
		company: 'ערבים שכל אלה שיחקו בהם',
		all: 'כל הזמן, כל המשחקים',
		allTime: 'כל הזמן',
		with: (names) => `ערבים עם ${list(names)}`,
		gameWith: (game, names) => `${game}, ערבים עם ${list(names)}`,
		season: 'עונה',
		newSeason: 'עונה חדשה',
		seasonName: 'שם',
		from: 'היום הראשון',
		to: 'היום האחרון',
		addSeason: 'הוספת העונה',
		backwards: 'היום האחרון קודם לראשון.',
		removeSeason: (name) => `הסרת ״${name}״`
	},

	restsOn: (evening, round) => `${evenings(evening)}, ${rounds(round)}`,
	restsOnNone: (evening, round) => `${evenings(evening)}, ${rounds(round)}, כולם בלי מעמד`,
	restsOnSome: (evening, round, standing) =>
		`${evenings(evening)}, ${rounds(round)}, מהם ${number(standing)} עם מעמד`,

	tooFew,
	tooFewOf: (people, needed) =>
		`מעט מדי סיבובים: ${list(people.map(({ name, have }) => `${name} (${number(have)} מתוך ${number(needed)})`))}.`,
	tooFewOfMany: (people, others, least, most, needed) => {
		const range = least === most ? number(most) : `${number(least)} עד ${number(most)}`;
		return `${others ? 'לעוד ' : 'ל־'}${number(people)} אנשים יש מעט מדי סיבובים: ${range} מתוך ${number(needed)} לכל אחד.`;
	},

	amount,
	share,
	amountAndShare: (n, part) => `${amount(n)}, ${share(part)}`,
	aheadOfEveryone: 'לפני כולם',
	aheadOfNobody: 'אחרי כולם',
	aheadOf: (part) => `לפני ${share(part)}`,
	ratingSame: '±0',
	ratingMore: (n) => `\u200e+${number(n)}`,
	ratingLess: (n) => `\u200e−${number(n)}`,
	rounds,
	cards: (n) => (n === 0 ? 'אין' : cards(n)),
	streak: (first, last) => (first === last ? `סיבוב ${first}` : `סיבובים ${first} עד ${last}`),
	streakOn: (first, last, date) =>
		first === last ? `סיבוב ${first}, ${date}` : `סיבובים ${first} עד ${last}, ${date}`,
	span: (first, last) => (first === last ? `${first}` : `${first} עד ${last}`),
	brackets,
	bracketsUnrecorded: (n, unrecorded) => `${brackets(n)}, מהם ${number(unrecorded)} לא נרשמו`,
	noTaxDue: 'לא היה מס לשלם.',
	allRecorded: byLargeCount('זוג המס היחיד נרשם.', 'שני זוגות המס נרשמו.', 'כל # זוגות המס נרשמו.'),
	noneRecorded: byLargeCount(
		'זוג המס היחיד לא נרשם.',
		'שני זוגות המס לא נרשמו.',
		'אף אחד מ־# זוגות המס לא נרשם.'
	),
	someUnrecorded: (unrecorded, n) =>
		plural(unrecorded, {
			one: `זוג מס אחד מתוך ${number(n)} לא נרשם.`,
			two: `שני זוגות מס מתוך ${number(n)} לא נרשמו.`,
			other: `${number(unrecorded)} זוגות מס מתוך ${number(n)} לא נרשמו.`
		}),

	ofRounds: (n) => `מתוך ${rounds(n)}`,
	inRounds: (n) => within(rounds(n)),
	ofStanding: (n) => `מתוך ${withStanding(n)}`,
	inStanding: (n) => within(withStanding(n)),
	ofTheOthers: (n) => `מהאחרים, לאורך ${rounds(n)}`,
	inBrackets: (n) => within(brackets(n)),
	inRoundsGreater: (n, greater) => `לאורך ${rounds(n)}, מהן גדולות ${number(greater)}`,
	inRoundsRefused: (n, refused) => `לאורך ${rounds(n)}, מהם סורבו ${number(refused)}`,
	greaterOfRounds: (greater, n) => `גדולות ${number(greater)}, לאורך ${rounds(n)}`,

	figures: {
		heading: 'במספרים',
		none: 'עוד לא הסתיים סיבוב.',
		rating: 'ציון',
		top: 'סיבובים בראש',
		bottom: 'סיבובים בתחתית',
		won: 'סיום ראשון',
		lost: 'סיום אחרון',
		place: 'מקום ממוצע',
		reign: 'השלטון הארוך ביותר',
		stay: 'השהות הארוכה בתחתית',
		rises: 'מהתחתית לראש',
		falls: 'מהראש לתחתית',
		paid: 'שולם במס',
		received: 'התקבל במס',
		unrecorded: 'זוגות מס שלא נרשמו',
		revolutions: 'מהפכות שהוכרזו',
		decrees: 'צווים שניתנו',
		rulings: 'הכרעות שנשאלו'
	},

	bars: {
		top: () => 'בראש',
		bottom: () => 'בתחתית',
		reign: (n) => (n === 1 ? 'סיבוב בראש' : 'סיבובים בראש'),
		stay: (n) => (n === 1 ? 'סיבוב בתחתית' : 'סיבובים בתחתית'),
		rises: () => 'אל הראש',
		falls: () => 'אל התחתית',
		paid: (n) => (n === 1 ? 'קלף ששולם' : 'קלפים ששולמו'),
		received: (n) => (n === 1 ? 'קלף שהתקבל' : 'קלפים שהתקבלו'),
		called: () => 'הוכרזו',
		issued: () => 'ניתנו',
		refused: () => 'סורבו',
		asked: () => 'נשאלו'
	},

	ends: {
		worse: 'גרוע יותר',
		expected: 'כצפוי',
		better: 'טוב יותר',
		first: 'ראשון',
		last: 'אחרון',
		bottom: 'אל התחתית',
		top: 'אל הראש',
		paid: 'קלפים ששולמו',
		received: 'קלפים שהתקבלו'
	},

	none: {
		standing: 'עוד אין סיבוב עם מעמד.',
		reign: 'עוד לא היה שלטון.',
		stay: 'עוד לא הייתה שהות בתחתית.',
		turns: 'עוד לא היה מעבר מקצה לקצה.',
		tax: 'לא נרשם שום תשלום.',
		payments: 'לא נרשם תשלום ביניהם.',
		revolutions: 'לא הוכרזה אף אחת.',
		decrees: 'לא ניתן אף אחד.',
		rulings: 'לא נשאלה אף אחת.',
		pairs: 'עוד אין סיבוב ששניים שיחקו בו יחד.',
		company: (name) => `עוד אין סיבובים משותפים עם ${name}.`,
		together: 'כאן אין סיבוב ששניהם שיחקו יחד.'
	},

	turned: byLargeCount(
		'פעם אחת מהלך הפך את הדירוג.',
		'פעמיים מהלך הפך את הדירוג.',
		'# פעמים מהלך הפך את הדירוג.'
	),
	onlyFirst: (n) => `רק ${number(n)} הראשונים`,
	allOf: (n) => `כל ה־${number(n)}`,
	ofPeople: 'אנשים',
	ofPayments: 'תשלומים',

	whatIsThis: 'מה זה?',
	asTable: 'כטבלה',
	asTableOf: (name) => ` – ${name}`,
	tableOf: (caption) => `טבלה: ${caption}`,

	columns: {
		name: 'שם',
		rating: 'ציון',
		rounds: 'סיבובים',
		standing: 'סיבובים עם מעמד',
		top: 'בראש',
		topShare: 'חלק בראש',
		bottom: 'בתחתית',
		bottomShare: 'חלק בתחתית',
		won: 'סיום ראשון',
		lost: 'סיום אחרון',
		place: 'מהאחרים',
		inARow: 'ברצף',
		which: 'אילו סיבובים',
		evening: 'ערב',
		rises: 'אל הראש',
		falls: 'אל התחתית',
		paid: 'קלפים ששולמו',
		paidBrackets: 'בזוגות מס',
		received: 'קלפים שהתקבלו',
		receivedBrackets: 'בזוגות מס שהתקבלו',
		unrecorded: 'זוגות מס שלא נרשמו',
		called: 'הוכרזו',
		greater: 'מהן גדולות',
		issued: 'ניתנו',
		refused: 'מהם סורבו',
		asked: 'נשאלו',
		payer: 'מאת',
		receiver: 'אל',
		cards: 'קלפים',
		brackets: 'זוגות מס',
		together: 'סיבובים יחד',
		ahead: (name) => `${name} לפני`,
		share: 'חלק'
	},
	opponents: (name) => `${name} מול כל אחד מהאחרים`,

	payment: {
		paid: 'תשלום של',
		cardsTo: (n) => (n === 1 ? 'קלף אל' : 'קלפים אל'),
		inBrackets: (n) => within(brackets(n))
	},

	mobility: {
		players: 'שחקנים ליד השולחן',
		label: 'מאיזה מקום לאיזה',
		caption: (players) => `סיבובים לפי המקום בהתחלה ובסיום, מספר השחקנים: ${players}`,
		finishedAt: 'סיום במקום',
		beganAt: 'התחלה',
		finished: (place) => `סיום במקום ${place}`,
		began: (place) => `התחלה במקום ${place}`,
		farLess: ', הרבה פחות מבמקרה',
		less: ', פחות מבמקרה',
		more: ', יותר מבמקרה',
		farMore: ', הרבה יותר מבמקרה',
		signs: '+ יותר מבמקרה, ++ הרבה יותר; − פחות מבמקרה, −− הרבה פחות.',
		chance: (n, players, about) =>
			`${withStanding(n)}, ${players} שחקנים. במקרה היו בכל משבצת בערך ${number(about)}.`,
		few: (n, players, needed) =>
			`${withStanding(n)}, ${players} שחקנים: ${tooFew(n, needed)}. מוצגות רק הספירות.`,
		ends: (stayed, rose, n) => {
			const times = (hits: number) => (hits === 0 ? 'אף פעם' : `${number(hits)} מתוך ${rounds(n)}`);
			return `מהראש לסיום ראשון: ${times(stayed)}; מהתחתית לסיום ראשון: ${times(rose)}.`;
		}
	},

	duel: {
		one: 'השם הזה',
		other: 'והשם הזה',
		beside: 'מול',
		few: (together, name, ahead, needed) =>
			`ביחד ${rounds(together)}, ${name} לפני: ${amount(ahead)}; ${tooFew(together, needed)}.`,
		even: (together) => `ביחד ${rounds(together)}, כל צד לפני בחצי מהם.`,
		better: (together, name, part) =>
			`ביחד ${rounds(together)}; סיום גבוה יותר של ${name}: ${share(part)} מהם.`,
		paid: (payer, receiver, n, from) =>
			`מאת ${payer} אל ${receiver} שולמו ${cards(n)}, סך הכול ${brackets(from)}.`,
		paidNothing: 'לא נרשם תשלום ביניהם.'
	},

	highlights: {
		reign: (_, names, more) => `סיבובים ברצף בראש: ${foremost(names, more)}`,
		reignOn: (_, names, date) => `סיבובים ברצף בראש: ${list(names)}, ${date}`,
		paid: (n, names, more) =>
			`${n === 1 ? 'קלף ששולם במס' : 'קלפים ששולמו במס'}: ${foremost(names, more)}`,
		rises: (n, names, more) => `${n === 1 ? 'פעם' : 'פעמים'} מהתחתית לראש: ${foremost(names, more)}`
	}
} satisfies Words;
