import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('he');

const chairOf = (sitter: string) => `הכיסא של ${sitter}`;
const number = (n: number) => (n === 0 ? 'אף אחד' : String(n));

export default {
	firstTime: 'נגיעה בשם מראה את הדרך.',
	comeAndGo: 'באים והולכים',
	number: {
		'too-few': 'אין מספיק שחקנים לכללים האלה.',
		'too-many': 'יש יותר מדי שחקנים לכללים האלה.'
	},
	numberRemedy: {
		'too-few': 'צריך עוד שחקנים, או לסיים את הערב.',
		'too-many': 'צריך פחות שחקנים, או לסיים את הערב.'
	},
	mends: (n) => `שינוי אחד בכללים, מהחלוקה הבאה, ואפשר לשחק ${n}:`,
	asYouSit: 'כמו שיושבים עכשיו',
	tile: (name, place, title) => `${name}, מקום ${place}, ${title}`,
	tileDoes: (tile, does) => `${tile}: ${does}`,
	joins: 'הצטרפות',
	stays: 'באותו כיסא',
	chairOf,
	shortChairOf: (sitter) => `של ${sitter}`,
	freeChair: 'הכיסא הפנוי',
	takes: (sitter) => `אל ${chairOf(sitter)}`,
	takesFree: (left, right) => `אל הכיסא הפנוי בין ${left} ובין ${right}`,
	someone: (name, does) => `${name}: ${does}`,
	picksChair: (name) => `בחירת הכיסא: ${name}.`,
	othersFollow: (counter: boolean) =>
		`האחרים יושבים בהמשך, ${counter ? 'נגד כיוון השעון' : 'בכיוון השעון'} ולפי המקום.`,
	everyoneStays: 'כולם נשארים לשבת.',
	titlesMove: 'התארים עוברים.',
	titlesMoveOnce: 'התארים עוברים, בסיבוב הזה.',
	nobodyMoves: 'לא צריך לזוז',
	move: byCount('אדם אחד זז', 'שני אנשים זזים', '# אנשים זזים'),
	shortMove: byCount('אחד זז', 'שניים זזים', '# זזים'),
	ifTakes: (n, top, sitter) => `${number(n)} אם ${top} על ${chairOf(sitter)}`,
	ifTakesFree: (n, top) => `${number(n)} אם ${top} על הכיסא הפנוי`,
	ifStays: (n, top) => `${number(n)} אם ${top} באותו כיסא`,
	change: 'שינוי…',
	seated: 'התיישבנו',
	seatedLead: (lead) => `התיישבנו — ${lead}`
} satisfies Catalogue['seats'];
