import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('he');

const moves = (n: number) =>
	plural(n, { one: 'אדם אחד זז', two: 'שני אנשים זזים', other: `${n} אנשים זזים` });

export default {
	firstTime: 'יושבים כמו שמראה העיגול. נגיעה בכיסא מושיבה בו את המקום הראשון.',
	comeAndGo: 'באים והולכים',
	number: {
		'too-few': 'אין מספיק שחקנים לכללים האלה.',
		'too-many': 'יש יותר מדי שחקנים לכללים האלה.'
	},
	numberRemedy: {
		'too-few': 'צריך עוד שחקנים, או לסיים את הערב.',
		'too-many': 'צריך פחות שחקנים, או לסיים את הערב.'
	},
	tile: (name, place, title) => `${name}, מקום ${place}, ${title}`,
	tileToTurn: (name, place, title, top) => `${name}, מקום ${place}, ${title}. להושיב כאן את ${top}`,
	picksChair: (name) => `בחירת הכיסא: ${name}.`,
	othersFollow: 'האחרים יושבים בהמשך, בכיוון השעון ולפי המקום.',
	everyoneStays: 'כולם נשארים לשבת.',
	titlesMove: 'התארים עוברים.',
	nobodyMoves: 'לא צריך לזוז.',
	move: (n) => `${moves(n)}.`,
	choiceMoves: (n) => moves(n),
	choiceFewest: (n) => `${moves(n)}, הכי מעט`,
	betterAnother: (top, n) => `עם כיסא אחר עבור ${top}: רק ${moves(n)}.`,
	betterOf: (top, sitter, n) => `עם ${top} בכיסא של ${sitter}: רק ${moves(n)}.`,
	turn: 'לסובב את השולחן',
	everyChoice: 'כל האפשרויות',
	peopleMove: 'כולם עוברים למקומם',
	peopleStay: 'התארים עוברים, האנשים נשארים',
	seatedLead: (lead) => `התיישבנו — ${lead}`,
	seatedDeal: 'התיישבנו — אפשר לחלק',
	where: (name) => `איפה הכיסא של ${name}?`,
	freeChair: 'בכיסא הפנוי',
	whereSits: (name) => `הכיסא של ${name}`,
	chairOf: (name) => `בכיסא של ${name}`
} satisfies Catalogue['seats'];
