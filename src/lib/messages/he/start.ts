import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const { byCount } = grammar('he');

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `הכי טוב עם ${from}` : `הכי טוב עם ${from} עד ${to}`;
const players = byCount('שחקן אחד', 'שני שחקנים', '# שחקנים');

export default {
	firstTime: 'משחקים בקלפים שלכם.',
	number: {
		tooFew: (game, min, best) => `${game}: צריך לפחות ${min}, ${bestWith(best)}.`,
		tooMany: (game, max, n) => `${game}: לכל היותר ${max}; ליד השולחן ${n}.`,
		notFair: (n, game, best) => `${players(n)}: פחות ממה שמתאים למשחק ${game}, ${bestWith(best)}.`,
		works: (n, best) => `${players(n)}: אפשרי, אבל ${bestWith(best)}.`,
		best: (n, best) => `${players(n)}, ${bestWith(best)}.`
	},
	title: 'ערב חדש',
	subtitle: 'מי משחק הערב, ובמה?',
	game: (game) => `משחק: ${game}`,
	allGames: 'כל המשחקים',
	published: 'לפי הכללים המקוריים',
	howDoYouPlay: 'איך משחקים אצלכם?',
	otherGames: 'משחקים אחרים',
	whichGame: 'איזה משחק?',
	players: (from, to) => `${from}–${to} שחקנים`,
	also: (names) => `נקרא גם: ${names.join(', ')}`,
	nameLabel: 'שם חדש, או רשימת שמות',
	namePlaceholder: 'שם, או רשימה שלמה',
	add: 'הוספה',
	refused: (name, why) => `${name}: ${why}`,
	seated: 'השחקנים, בכיוון השעון כפי שיושבים',
	tap: 'בכיוון השעון, כפי שיושבים.',
	largerPack:
		'מעל ארבעה שחקנים המקור של טהימי מעדיף חפיסה גדולה יותר ומיסים כבדים יותר: אפשר לקבוע זאת בכללי הבית. כאן 52 הקלפים מחולקים שווה בשווה.',
	secondPack: (max: number) =>
		`חפיסה אחת לא מספיקה לכל כך הרבה. עם חפיסה שנייה אפשר לשחק עד ${max}, ככלל בית לערב הזה.`,
	twoPacks: 'לשחק בשתי חפיסות',
	trumps: {
		question: 'בתשלום ובשליפה למושבים שליטי הטארוט נחשבים',
		below: 'מתחת לכל ערך (קריאה שלנו)',
		above: 'מעל כל ערך'
	},
	addEveryone: 'כאן מוסיפים את כל מי שמשחקים, בכיוון השעון כפי שיושבים. השמות יישמרו לערב הבא.',
	help: 'שאלות נפוצות',
	again: (n, day) => (day === null ? `אותם ${n} כמו בפעם הקודמת?` : `אותם ${n} כמו ב${day}?`),
	missing: 'נוגעים במי שחסר.',
	somebodyNew: 'עוד מישהו',
	change: 'שינוי',
	deal: (n) => (n === null ? 'לחלק את סיבוב 1' : `לחלק את סיבוב 1 ל־${n}`),
	draw: 'שולפים קלף למושבים',
	needed: (n) => (n === 1 ? 'חסר עוד אחד' : n === 2 ? 'חסרים עוד שניים' : `חסרים עוד ${n}`),
	goOn: (round, day) =>
		day === null ? `להמשיך בסיבוב ${round} מהפעם הקודמת` : `להמשיך בסיבוב ${round} מ${day}`,
	seeLast: (day) => (day === null ? 'לראות את הפעם הקודמת' : `לראות את ${day} שעבר`),
	leftClosed: (evening) => `״${evening}״ נסגר.`,
	undo: 'ביטול',
	undoClosing: 'ביטול והמשך הערב ההוא',
	first: {
		title: 'אתם משחקים. החצר מסתדרת.',
		how: 'עם כל חפיסה שלכם. נוגעים במי שסיים: המושבים, התארים והמיסים מחושבים.',
		promises: ['חינם', 'בלי רשת', 'בלי חשבון'],
		takeSeats: 'לתפוס מקומות',
		sample: 'לראות ערב ששוחק'
	},
	called: {
		question: 'איך קוראים לזה אצלכם?',
		here: (game) => `כאן זה נקרא ${game}.`,
		none: 'אין כאן משחק בשם הזה. אלה כולם:'
	},
	sample: {
		label: 'דוגמה',
		mark: 'ערב לדוגמה. דבר ממנו לא נשמר ולא נספר.',
		players: ['נועה', 'איתי', 'תמר', 'דני', 'אלון', 'לנה'],
		decree: 'מי שמסיים אחרון מביא שתייה.',
		playOwn: 'לשחק באמת'
	},
	mySeat: 'המושב שלי בשולחן המשותף',
	allNames: (n) => `כל ${n} השמות`,
	start: (n) => (n === 0 ? 'מתחילים' : `מתחילים עם ${n}`),
	eveningName: (weekday, game) => `${weekday}, ${game}`
} satisfies Catalogue['start'];
