import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	title: (game) => `איך משחקים אצלכם ${game}?`,
	ask: (last) => ({
		pack: 'איזו חבילה?',
		jokers: 'ג׳וקרים?',
		eight: 'שמונה מנקה?',
		equal: 'ערך שווה?',
		gives: `${last}: כמה קלפים?`,
		'first-lead': 'מי פותח?',
		lock: 'נעילת צורות?',
		turned: 'רביעייה הופכת את הסדר?',
		'spade-three': '\u20663♠\u2069 על ג׳וקר?',
		'forbidden-last': 'קלפים שאסור לסיים בהם?',
		fall: 'המודח נופל לתחתית?',
		'twos-clear': 'שתיים מנקה?',
		runs: 'רצפים?',
		'joker-revolution': 'שני ג׳וקרים מבטלים מסים?',
		'twos-high': 'שתיים גבוהות?',
		'last-call': 'אומרים ״קלף אחד״?',
		'after-exit': 'מי פותח אחרי יציאה?',
		'first-tax': 'מסים בסיבוב 1?',
		'tarot-trumps': 'קלפי הטארוט במסים?',
		'first-deal': 'מהפכת החלוקה הראשונה?',
		stripped: 'פחות קלפים למעטים?',
		scoring: 'נקודות?',
		merchants: 'הסוחר רשאי להחליף?',
		misdeal: 'הראשון מחליט בטעות חלוקה?',
		trumps: 'שליטים?',
		ordering: 'הכרזת סדר?',
		'worst-back': 'הגרועים חוזרים?',
		chairs: 'מחליפים כיסאות?'
	}),
	words: {
		no: 'לא',
		yes: 'כן',
		none: 'בלי',
		wild: 'חופשיים',
		low: 'נמוכים',
		skips: 'מדלג',
		'dealers-left': 'משמאל למחלק',
		'top-player': 'הראשון',
		'all-suits': 'כולן',
		'shared-suits': 'משותפות',
		'in-suit': 'בצורה אחת',
		'any-suits': 'כל צורה',
		'as-many-grow': 'לפי המספר',
		'more-ranks': 'עוד ערכים',
		'more-suits': 'עוד צורות',
		'next-in-turn': 'הבא בתור',
		'highest-placed': 'הגבוה ביותר',
		lowest: 'הנמוכים',
		highest: 'הגבוהים',
		twos: 'שתיים',
		jokers: 'ג׳וקרים',
		both: 'שניהם'
	},
	explain: (question) => `${question} מה זה אומר`,
	last: 'האחרון נקרא…',
	names: {
		president: [
			['תחת', 'סגן תחת'],
			['קבצן', 'סגן קבצן']
		]
	},
	own: 'משלנו',
	ownTitle: 'תואר משלכם',
	everything: 'כל השאר',
	more: (n) => `עוד ${n} כללים`,
	all: 'כל הכללים',
	back: 'חזרה לשאלות',
	play: 'לשחק ככה',
	regions: 'איך משחקים במקומות אחרים',
	region: {
		france: {
			label: 'כמו בצרפת',
			sentence: 'מלכת לב פותחת, על קלף שווה עונים בשווה או מוותרים, והקלפים שנשארים בצד.'
		},
		germany: {
			label: 'Arschloch עם 32',
			sentence: 'משבע עד אס, האס גבוה; מי שמחזיק \u20667♦\u2069 פותח. מ־König עד Arschloch.'
		},
		spain: {
			label: 'Culo עם 40',
			sentence: 'החבילה הספרדית, אסים גבוהים, אס oros מעל שאר האסים; נגד כיוון השעון.'
		},
		norway: { label: 'כמו בנורווגיה', sentence: 'שש הוא קלף חופשי.' },
		netherlands: {
			label: 'כמו בהולנד',
			sentence: '\u20663♦\u2069 פותח, ואפשר להמשיך ביותר קלפים מערך גבוה יותר.'
		},
		'united-states': {
			label: 'כמו בארצות הברית',
			sentence: 'כל אחד רשאי להשלים רביעייה, ויותר קלפים מנצחים פחות.'
		},
		china: { label: 'כמו בסין', sentence: 'רצפים של חמישה בכל הצורות; נגד כיוון השעון.' },
		japan: {
			label: 'עם כללים מיפן',
			sentence: 'שתי תשיעיות מנקות, שלוש שלושות מנצחות כל שלישייה, שתי ארבעיות עוצרות שמונה.'
		}
	}
} satisfies Catalogue['questions'];
