import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('he');

const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'סט של',
	jokersHighest: 'ג׳וקרים לבדם:',
	trumps: 'שליטים:',
	dealer: 'חלוקה:',
	misdeal: 'קלף שנחשף:',
	equalRank: 'ערך שווה:',
	afterPass: 'אחרי פס:',
	twosEndTrick: 'קלפי 2:',
	eightsEndTrick: 'קלפי 8:',
	suitLock: 'צורות:',
	spadeThreeTopsJoker: '3 עלה:',
	calledRuns: 'הכרזת רצף:',
	lastCardCall: 'קלף אחרון:',
	forbiddenLast: 'לא אחרון:',
	firstLead: 'פתיחה ראשונה:',
	laterLead: 'הפתיחות הבאות:',
	startsWith3d: 'מתחילים עם',
	leadAfterExit: 'פתיחה אחרי סיום:',
	taxSchedule: 'מס',
	firstRoundTax: 'מס בסיבוב הראשון:',
	wildTax: 'קלפים חופשיים במס:',
	giveback: 'החזרה:',
	merchantExchange: 'חילופי סוחרים:',
	revolution: 'שני החופשיים:',
	firstDealRevolution: 'מהפכת חלוקה ראשונה:',
	fourOfAKindTurns: 'רביעייה:',
	fallOfTheCapital: 'הבירה:',
	overturnFromTheBottom: 'האחרון מסיים ראשון:',
	newcomers: 'מצטרפים:',
	scoring: 'ניקוד:',
	completedFour: 'ארבעה יחד:',
	bomb: 'פצצה:',
	topCard: 'מעל הכול:',
	threes: 'קלפי 3:',
	numberLock: 'ערכים:',
	fiveSkip: 'קלפי 5:',
	sevenPass: 'קלפי 7:',
	tenDiscard: 'קלפי 10:',
	nineReverse: 'קלפי 9:',
	queenBomber: 'מלכות:',
	jackBack: 'נסיכים:',
	coup: 'שלושה קלפי 9:',
	middleTitles: 'תארי האמצע:',
	trumpValue: 'שליטי הטארוט:',
	stairsRevolution: 'רצף ארוך:',
	tenpenChii: 'טנפן־צ׳י:',
	target: 'סדרה:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'ג׳וקרים לא חופשיים',
	'any-card': 'ג׳וקרים חופשיים',
	'joins-a-set': 'ג׳וקרים מצטרפים לסט'
};

const rounds = byCount('סיבוב אחד', 'שני סיבובים', '# סיבובים');
const points = byCount('נקודה אחת', 'שתי נקודות', '# נקודות');

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'החפיסה',
		values: {
			standard: 'חפיסה אחת של 52',
			'even-deal': '52, שווה בשווה',
			'extra-suits': 'עוד צורה לכל שחקן',
			'suits-and-ranks': 'עוד צורות וערכים',
			dalmuti: 'חפיסת דלמוטי',
			tarot: 'טארוט'
		}
	},
	stripped: { name: 'חפיסה מדוללת', values: { true: 'מדוללת למעטים', false: 'שלמה' } },
	jokers: {
		name: 'ג׳וקרים',
		values: {
			0: 'בלי ג׳וקרים',
			1: 'ג׳וקר אחד',
			2: 'שני ג׳וקרים',
			3: 'שלושה ג׳וקרים',
			4: 'ארבעה ג׳וקרים'
		}
	},
	ranking: {
		name: 'דירוג',
		values: { 'aces-high': 'האס למעלה', 'twos-high': 'ה־2 למעלה', 'low-wins': 'הנמוך מנצח' }
	},
	maxSet: { name: 'הסט הגדול ביותר', values: { 4: 'ארבעה', 8: 'שמונה', null: 'כל מספר' } },
	runs: { name: 'רצפים', values: { none: 'בלי רצפים', suited: 'רצפים בצורה אחת' } },
	wild: {
		name: 'קלפים חופשיים',
		values: { none: 'לא חופשיים', 'any-card': 'כל קלף', 'joins-a-set': 'מצטרפים לסט' }
	},
	jokersHighest: { name: 'ג׳וקרים לבדם', values: { true: 'מעל כל ערך', false: 'שום דבר מיוחד' } },
	trumps: {
		name: 'שליטים',
		values: {
			none: 'בלי שליטים',
			twos: 'קלפי 2',
			jokers: 'ג׳וקרים',
			'twos-then-jokers': 'קלפי 2, ואז ג׳וקרים'
		}
	},
	seats: { name: 'מושבים ותארים', values: { move: 'האנשים זזים', stay: 'התארים עוברים' } },
	dealer: {
		name: 'מי מחלק',
		values: {
			'top-seat': 'המקום הראשון',
			'bottom-seat': 'המקום האחרון',
			'named-by-top': 'מינוי של המקום הראשון'
		}
	},
	trumpValue: {
		name: 'שליטי הטארוט במס ובשליפה',
		values: { below: 'מתחת לכל ערך', above: 'מעל כל ערך' }
	},
	middleTitles: {
		name: 'תארי האמצע',
		values: { one: 'תואר אחד לכולם', more: 'עוד תארים, משישה ומעלה' }
	},
	misdeal: {
		name: 'קלף שנחשף בחלוקה',
		values: { 'deal-again': 'חלוקה חוזרת', 'top-player-rules': 'המקום הראשון קובע' }
	},
	// play; who leads
	equalRank: {
		name: 'ערך שווה',
		values: {
			never: 'רק גבוה יותר',
			allowed: 'שווה ממשיך',
			'allowed-and-skips': 'שווה ממשיך ומדלג'
		}
	},
	afterPass: {
		name: 'אחרי פס',
		values: { 'may-return': 'אפשר לחזור', 'out-of-trick': 'מחוץ ללקיחה' }
	},
	twosEndTrick: { name: 'קלפי 2', values: { true: 'מסיימים את הלקיחה', false: 'לא מסיימים דבר' } },
	eightsEndTrick: {
		name: 'קלפי 8',
		values: { true: 'מסיימים את הלקיחה', false: 'לא מסיימים דבר' }
	},
	suitLock: { name: 'נעילת צורות', values: { true: 'ננעלות', false: 'בלי נעילה' } },
	spadeThreeTopsJoker: { name: '3 עלה', values: { true: 'גובר על ג׳וקר', false: '3 כמו כולם' } },
	calledRuns: { name: 'הכרזת רצף', values: { true: 'מותרת', false: 'בלי הכרזה' } },
	lastCardCall: {
		name: 'נשאר קלף אחד',
		values: { true: 'אומרים ״קלף אחד״', false: 'לא אומרים דבר' }
	},
	firstLead: {
		name: 'הלקיחה הראשונה בסיבוב הראשון',
		values: {
			'top-seat': 'המקום הראשון',
			'bottom-seat': 'המקום האחרון',
			'holder-of-3c': '3 תלתן',
			'left-of-dealer': 'משמאל למי שמחלק'
		}
	},
	laterLead: {
		name: 'הלקיחה הראשונה בסיבובים הבאים',
		values: {
			'top-seat': 'המקום הראשון',
			'bottom-seat': 'המקום האחרון',
			'holder-of-3c': '3 תלתן',
			'left-of-dealer': 'משמאל למי שמחלק'
		}
	},
	startsWith3d: { name: 'הקלף שמתחיל', values: { true: '3 יהלום', false: '3 תלתן' } },
	leadAfterExit: {
		name: 'פתיחה אחרי סיום',
		values: { 'next-in-turn': 'הבאים בתור', 'highest-place': 'המעמד הגבוה' }
	},
	// taxes; revolution
	taxSchedule: {
		name: 'קלפים במס',
		values: {
			tiered: 'גדל עם השולחן',
			'two-one': '2 ו־1',
			progressive: 'פרוגרסיבי',
			'three-one': '3 ו־1',
			one: 'קלף אחד',
			none: 'בלי מיסים'
		}
	},
	firstRoundTax: { name: 'מיסים בסיבוב הראשון', values: { true: 'משלמים', false: 'עוד לא' } },
	wildTax: {
		name: 'קלפים חופשיים במס',
		values: { kept: 'נשמרים', owed: 'משולמים', 'payer-chooses': 'לפי הצד המשלם' }
	},
	giveback: {
		name: 'החזרת קלפים',
		values: {
			'free-after-looking': 'לבחירה, אחרי שרואים',
			'free-unseen': 'לבחירה, לפני שרואים',
			worst: 'הגרועים ביותר'
		}
	},
	merchantExchange: { name: 'חילופי סוחרים', values: { true: 'מותרים', false: 'אין' } },
	revolution: {
		name: 'שני החופשיים ביד אחת',
		values: { none: 'אין מהפכה', 'cancels-tax': 'מבטלים את המיסים', dalmuti: 'ביטול או היפוך' }
	},
	firstDealRevolution: {
		name: 'מהפכת חלוקה ראשונה',
		values: { true: 'כאילו הוכרזה', false: 'אין' }
	},
	fourOfAKindTurns: { name: 'רביעייה', values: { true: 'הופכת את הדירוג', false: 'לא הופכת דבר' } },
	fallOfTheCapital: {
		name: 'נפילת הבירה',
		values: { true: 'הראש עלול ליפול', false: 'אין נפילה' }
	},
	overturnFromTheBottom: {
		name: 'כשהאחרון מסיים ראשון',
		values: { true: 'כל המקומות מתהפכים', false: 'עלייה כמו כל עלייה' }
	},
	packs: { name: 'מספר החפיסות', values: { 1: 'אחת', 2: 'שתיים' } },
	completedFour: {
		name: 'ארבעה יחד',
		values: { never: 'שום דבר מיוחד', clears: 'מנקים את הערימה' }
	},
	bomb: { name: 'פצצה', values: { none: 'בלי פצצות', four: 'רביעייה' } },
	topCard: {
		name: 'קלף מעל הכול',
		values: { none: 'אין', '3c': '3 תלתן', 'red-threes': 'קלפי 3 אדומים' }
	},
	threes: {
		name: 'קלפי 3',
		values: { normal: 'ערך ככל ערך', wild: 'חופשיים', clear: 'מנקים את הערימה' }
	},
	fiveSkip: { name: 'דילוג 5', values: { true: 'קלפי 5 מדלגים', false: 'לא מדלגים' } },
	sevenPass: { name: 'העברת 7', values: { true: 'קלפי 7 מעבירים קלפים', false: 'לא מעבירים' } },
	nineReverse: { name: 'היפוך 9', values: { true: 'קלפי 9 הופכים כיוון', false: 'שום דבר מיוחד' } },
	tenDiscard: { name: 'השלכת 10', values: { true: 'קלפי 10 משליכים', false: 'לא משליכים' } },
	queenBomber: {
		name: 'מלכה מפציצה',
		values: { true: 'מלכות נוקבות בערכים', false: 'שום דבר מיוחד' }
	},
	numberLock: { name: 'נעילת ערכים', values: { true: 'נועלת', false: 'בלי נעילה' } },
	tenpenChii: { name: 'טנפן־צ׳י', values: { true: 'מותר להחליף יד', false: 'בלי החלפת ידיים' } },
	stairsRevolution: {
		name: 'מהפכת רצף',
		values: { none: 'שום דבר מיוחד', four: 'רצף של ארבעה או יותר' }
	},
	jackBack: {
		name: 'חזרת 11',
		values: { true: 'נסיכים הופכים את הלקיחה', false: 'שום דבר מיוחד' }
	},
	coup: { name: 'הפיכה', values: { true: 'שלושה קלפי 9 הופכים', false: 'שום דבר מיוחד' } },
	// newcomers; score
	newcomers: {
		name: 'איפה יושבים מצטרפים',
		values: {
			'middle-untaxed': 'באמצע, בלי מס',
			'middle-low-side': 'באמצע, בצד הנמוך',
			bottom: 'בתחתית',
			redraw: 'כולם שולפים',
			'by-card': 'לפי קלף'
		}
	},
	scoring: {
		name: 'ניקוד',
		values: {
			none: 'בלי ניקוד',
			beaten: 'נקודה לכל ניצחון',
			'beaten-philanthropic': 'ניצחון, וגם לעניים',
			'by-title': 'לפי תואר'
		}
	}
} satisfies OptionLabels;

export default {
	options,
	names: {
		target: 'סוף הסדרה',
		forbiddenLast: 'קלפים אחרונים אסורים',
		players: 'מספר השחקנים'
	},
	target: {
		open: 'פתוח',
		rounds: (n) => `אחרי ${rounds(n)}`,
		points: (n) => `עם ${points(n)}`
	},
	forbidden: {
		none: 'אין',
		some: (cards) => cards.join(', ')
	},
	everyCard: (rank) => `קלפי ${rank}`,
	everyWild: { JK: 'ג׳וקרים', JE: 'ליצנים' },
	change: (option, label) => `${option}: ${label}`,
	briefly(option, value, label) {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
		return `${before} ${label}`;
	},
	titlesRenamed: byCount('תואר אחד בשם אחר', 'שני תארים בשם אחר', '# תארים בשם אחר'),
	ownPoints: 'ניקוד משלו',
	trumpsDescribed: byCount('שליט אחד מתואר', 'שני שליטים מתוארים', '# שליטים מתוארים'),
	asPublished: 'כמו במקור',
	changes(n, texts, more) {
		const all = plural(n, { one: 'שינוי אחד', two: 'שני שינויים', other: `${n} שינויים` });
		return `${all}: ${texts.join(', ')}${more > 0 ? `, ועוד ${more}` : ''}`;
	},
	differences: {
		number: (n) =>
			n === 0
				? 'אין הבדלים'
				: plural(n, { one: 'הבדל אחד', two: 'שני הבדלים', other: `${n} הבדלים` }),
		title: (title) => `תואר: ${title}`,
		points: (title) => `ניקוד: ${title}`,
		nothing: '–'
	},
	trumps: [
		'השוטה',
		'הקוסם',
		'הכוהנת הגדולה',
		'הקיסרית',
		'הקיסר',
		'הכוהן הגדול',
		'הנאהבים',
		'המרכבה',
		'הכוח',
		'הנזיר',
		'גלגל המזל',
		'הצדק',
		'התלוי',
		'המוות',
		'האיזון',
		'השטן',
		'המגדל',
		'הכוכב',
		'הירח',
		'השמש',
		'יום הדין',
		'העולם'
	],
	trump: (number, name) => `${number} · ${name}`
} satisfies Catalogue['house'];
