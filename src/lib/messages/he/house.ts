import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('he');

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

const rounds = byCount('סיבוב אחד', 'שני סיבובים', '# סיבובים');
const points = byCount('נקודה אחת', 'שתי נקודות', '# נקודות');

const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'החפיסה',
		values: {
			standard: 'חפיסה אחת של 52',
			'32': 'חפיסה של 32',
			'40': 'חפיסה של 40',
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
	runs: {
		name: 'רצפים',
		values: { none: 'בלי רצפים', suited: 'רצפים בצורה אחת', mixed: 'רצפים בכל צורה' }
	},
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
			'twos-fewer': 'קלפי 2, קלף פחות',
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
			'allowed-or-pass': 'שווה, ואז שווה או פס',
			'allowed-and-skips': 'שווה ממשיך ומדלג',
			'allowed-and-skips-more': 'כל שווה מדלג יותר'
		}
	},
	afterPass: {
		name: 'אחרי פס',
		values: {
			'may-return': 'אפשר לחזור',
			'out-of-trick': 'מחוץ ללקיחה',
			'only-if-unable': 'רק בלי מהלך'
		}
	},
	suitLock: {
		name: 'נעילת צורות',
		values: { none: 'בלי נעילה', all: 'ננעלות', part: 'צורות משותפות' }
	},
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
			'holder-of-card': 'מי שבידו הקלף',
			'holder-leads': 'מי שבידו, חופשי',
			random: 'אקראי',
			'left-of-dealer': 'משמאל למי שמחלק'
		}
	},
	laterLead: {
		name: 'הלקיחה הראשונה בסיבובים הבאים',
		values: {
			'top-seat': 'המקום הראשון',
			'bottom-seat': 'המקום האחרון',
			'holder-of-card': 'מי שבידו הקלף',
			'holder-leads': 'מי שבידו, חופשי',
			random: 'אקראי',
			'left-of-dealer': 'משמאל למי שמחלק'
		}
	},
	leadAfterExit: {
		name: 'פתיחה אחרי סיום',
		values: {
			'next-in-turn': 'הבאים בתור',
			'highest-place': 'המעמד הגבוה',
			'lowest-place': 'המעמד הנמוך'
		}
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
	fallOfTheCapital: {
		name: 'נפילת הבירה',
		values: { true: 'הראש עלול ליפול', false: 'אין נפילה' }
	},
	overturnFromTheBottom: {
		name: 'כשהאחרון מסיים ראשון',
		values: { true: 'כל המקומות מתהפכים', false: 'עלייה כמו כל עלייה' }
	},
	packs: { name: 'מספר החפיסות', values: { 1: 'אחת', 2: 'שתיים' } },
	leftovers: {
		name: 'קלפים שנשארים',
		values: {
			dealt: 'מחולקים',
			aside: 'מוצגים ומונחים בצד',
			'to-the-bottom': 'למקומות האחרונים',
			'taken-out': 'מוציאים מהאמצע'
		}
	},
	direction: {
		name: 'כיוון המשחק',
		values: {
			clockwise: 'עם השעון',
			'counter-clockwise': 'נגד השעון'
		}
	},
	runLength: {
		name: 'הרצף הקצר ביותר',
		values: {
			3: 'שלושה קלפים',
			4: 'ארבעה קלפים',
			5: 'חמישה קלפים'
		}
	},
	pairRuns: {
		name: 'רצפי זוגות',
		values: {
			null: 'אין',
			2: 'משני זוגות',
			3: 'משלושה זוגות'
		}
	},
	counts: {
		name: 'כמה קלפים ממשיכים',
		values: {
			same: 'אותו מספר',
			'same-or-more': 'אותו מספר או יותר',
			'same-or-double': 'אותו מספר או כפול',
			'more-beats': 'יותר קלפים גוברים'
		}
	},
	exitEndsTrick: {
		name: 'כשיד מתרוקנת',
		values: {
			never: 'הלקיחה נמשכת',
			foul: 'סיום פסול מסיים',
			always: 'כל סיום מסיים'
		}
	},
	titleSet: {
		name: 'תארים של אזור',
		values: {
			own: 'של המשחק',
			arschloch: 'גרמניים',
			'trou-du-cul': 'צרפתיים',
			culo: 'ספרדיים'
		}
	},
	completedFour: {
		name: 'ארבעה יחד',
		values: { never: 'שום דבר מיוחד', clears: 'מנקים את הערימה', anyone: 'כולם יכולים להשלים' }
	},
	bomb: { name: 'פצצה', values: { none: 'בלי פצצות', four: 'רביעייה' } },
	numberLock: { name: 'נעילת ערכים', values: { true: 'נועלת', false: 'בלי נעילה' } },
	tenpenChii: { name: 'טנפן־צ׳י', values: { true: 'מותר להחליף יד', false: 'בלי החלפת ידיים' } },
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

const effects: Readonly<Record<EffectName, string>> = {
	clears: 'מסיים את הלקיחה',
	skip: 'מדלג',
	give: 'נותן קלפים',
	discard: 'מסלק קלפים',
	reverse: 'הופך כיוון',
	bomber: 'נוקב בערכים',
	back: 'הופך את הלקיחה',
	turns: 'הופך את הדירוג'
};

export default {
	options,
	names: {
		target: 'סוף הסדרה',
		opener: 'הקלף שמתחיל',
		wildRank: 'ערך חופשי',
		tops: 'קלפים שגוברים',
		effects: 'ערכים עם אפקט',
		turnedBy: 'מה הופך את הדירוג',
		forbiddenLast: 'קלפים אחרונים אסורים',
		players: 'מספר השחקנים'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'אין',
		all: (entries: readonly string[]) => entries.join(', '),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		spanish: (rank: string, suit: string) => `\u2066${rank} ${suit}\u2069`,
		inRuns: 'גם ברצפים',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} גובר על ${over}`,
		over: { any: 'כל מהלך', single: 'כל קלף בודד', set: 'אותו מספר קלפים' },
		turnedBy: {
			four: 'רביעייה',
			'run-of-four': 'רצף של ארבעה ויותר'
		},
		strongest: 'הערך החזק ביותר',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: 'כמויות משלנו'
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
