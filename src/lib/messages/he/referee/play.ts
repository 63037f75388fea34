import type { Card, Rank, Suit, Wild } from '#lib/cards/card.ts';
import { suitSign, type PlayShape } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	cardsWord,
	cardText,
	playText,
	nameOf,
	ranksAlone,
	rankWord,
	setText,
	wildsWord,
	wildWord
} from '#lib/messages/he/grammar/nouns.ts';

const { list, either } = grammar('he');

type Words = Catalogue['referee']['play'];

const signs = (cards: readonly Card[]): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

/** `own` on `other`, and the comment on it. */
const on = (own: PlayShape, other: PlayShape, why: string): string =>
	`${playText(own)} על ${playText(other)}: ${why}.`;

const allowed = {
	opens: (own, card) => `${playText(own)}: מותר לפתוח כך את הסיבוב, כי ${card} בין הקלפים.`,
	leads: (own) => `השולחן ריק, ומותר לפתוח: ${playText(own)}.`,
	equal: (own, other) => on(own, other, 'כאן ערך שווה מותר'),
	higherRun: (own, other) => on(own, other, 'אותו אורך, קלף עליון גבוה יותר'),
	higher: (own, other) => on(own, other, 'אותה תבנית, ערך גבוה יותר'),
	lower: (own, other) => on(own, other, 'אותה תבנית, מספר נמוך יותר'),
	turned: (own, other) => on(own, other, 'אותה תבנית, וחזק יותר כל עוד הדירוג הפוך'),
	trump: (own, other) => on(own, other, 'כאן זה שליט, והוא גובר על כל מספר של קלפים'),
	spadeThree: '\u20663♠\u2069 גובר על ג׳וקר שמונח לבדו.',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) => `${own} אפשר להניח על ${playText(other)}, והלקיחה נגמרת.`,
	completes: 'זה משלים רביעייה: כל אחד יכול להניח זאת, והלקיחה נגמרת.',
	bomb: () => 'רביעייה מונחת כאן על כל מהלך: פצצה.',
	onlyBomb: 'רק רביעייה חזקה יותר גוברת עליה.',
	call: 'זה הקלף הבא ברצף שהוכרז.',
	standsFor(wild, ranks) {
		const [first] = ranks;
		if (first === undefined) return '';
		if (ranks.length === 1) return `ה${wildWord(wild)} בתור ${rankWord(first)}.`;
		const all = ranks.every((rank) => rank === first)
			? ranksAlone(first)
			: list(ranks.map(rankWord));
		return `ה${wildsWord(wild)} בתור ${all}.`;
	}
} satisfies Words['allowed'];

const faults = {
	'no-cards': () => 'עוד אין קלפים להכריע בהם.',
	'rank-not-in-pack': () => 'אין קלף בערך הזה בחפיסה שמשחקים בה.',
	'stand-in-does-not-fit': ({ wild }) =>
		`מה שה${wildWord(wild)} אמור להחליף לא מתאים לקלפים האחרים.`,
	'too-many-for-a-set': ({ most }) => `בסט יש כאן לכל היותר ${cardsWord(most)}.`,
	'wilds-stand-for-nothing': ({ wild }) => `במשחק הזה ${wildWord(wild)} לא מחליף קלף אחר.`,
	'wilds-not-in-runs': ({ wild }) => `${wildWord(wild)} מצטרף לסט, אבל לא לרצף.`,
	'runs-not-played': () => 'כאן אין רצפים: כל הקלפים חייבים להיות מאותו ערך.',
	'suits-unknown': () => 'זה רצף אם כל הקלפים מאותה צורה.',
	'run-of-several-suits': () => 'רצף חייב להיות בצורה אחת.',
	'no-set': () => 'הקלפים האלה לא מאותו ערך.',
	'no-set-or-run': () => 'הקלפים האלה לא מאותו ערך, וגם לא רצף בצורה אחת.'
} as Words['refused']['faults'];

function counting(wild: Wild, ranks: readonly Rank[], where: string): string {
	const [first] = ranks;
	if (first === undefined) return '';
	if (ranks.length === 1) return `ה${wildWord(wild)} ${where}נחשב ${rankWord(first)}.`;
	const all = ranks.every((rank) => rank === first) ? ranksAlone(first) : list(ranks.map(rankWord));
	return `ה${wildsWord(wild)} ${where}נחשבים ${all}.`;
}

const refused = {
	faults,
	passedOut: 'אחרי פס לא משחקים עד הלקיחה הבאה.',
	outOfTurn: 'התור של מישהו אחר.',
	mustEqual: 'המהלך האחרון השווה לקודם: עכשיו אפשר רק להשוות שוב או לעשות פס.',
	mustInclude: (card) => `המהלך הראשון בסיבוב חייב לכלול את ${card}.`,
	wildIsNot: (wild) => `${wildWord(wild)} לא ממלא את מקומו.`,
	sequence: {
		plain: 'הוכרז רצף: מותר לשחק רק את הקלף הבא בסדר.',
		red: 'הוכרז רצף: מותר לשחק רק את הקלף הבא בסדר, באדום.',
		black: 'הוכרז רצף: מותר לשחק רק את הקלף הבא בסדר, בשחור.',
		suit: (sign) => `הוכרז רצף: מותר לשחק רק את הקלף הבא בסדר, ב־${sign}.`
	},
	wildsUnbeatable(wild, ranks) {
		const [first] = ranks;
		if (first === undefined) return '';
		return ranks.length === 1
			? `ה${wildWord(wild)} נחשב כאן ${rankWord(first)}, ושום קלף לא גובר על ${rankWord(first)}.`
			: `ה${wildsWord(wild)} נחשבים כאן ${ranksAlone(first)}, ושום דבר לא גובר עליהם.`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `ה־${rank} בתור ${ranks}.`,
	wildsCount: {
		table: (wild, ranks) => counting(wild, ranks, 'שעל השולחן '),
		play: (wild, ranks) => counting(wild, ranks, '')
	},
	wildsAlone: {
		lowest: (wild) => `${wildWord(wild)} בלי קלף אחר נחשב נמוך מכולם.`,
		thirteen: (wild) => `${wildWord(wild)} בלי קלף אחר נחשב 13.`,
		highest: (wild) => `${wildWord(wild)} בלי קלף אחר נחשב גבוה מכולם.`
	},
	ended: {
		spadeThree: '\u20663♠\u2069 מונח על הג׳וקר: הלקיחה נגמרה.',
		/** @param cards as printed */
		top: (cards: string) => `${cards} סיים את הלקיחה.`,
		completedFour: (rank: Rank) => `${setText(4, rank)} על השולחן: הלקיחה נגמרה.`,
		rank: (rank: Rank) => `${ranksAlone(rank)} מסיימים את הלקיחה מיד.`
	},
	unbeatable: (other) => `${playText(other)}: זה בלתי מנוצח. הלקיחה נגמרה.`,
	otherPattern: (own, other) => on(own, other, 'אסור, כי זו תבנית אחרת'),
	otherCount: (there, played) =>
		`על השולחן ${cardsWord(there)}, ולכן צריך להניח ${there === 1 ? 'אחד' : there}, ולא ${played === 1 ? 'אחד' : played}.`,
	equal: (own, other) => on(own, other, 'אסור, כי ערך שווה לא ממשיך'),
	turned: (own, other) => on(own, other, 'אסור, כי הדירוג הפוך וזה חלש יותר'),
	notLower: (own, other) => on(own, other, 'אסור, כי זה לא טוב יותר: המספר הנמוך מנצח'),
	notHigher: (own, other) => on(own, other, 'אסור, כי זה לא גבוה יותר'),
	locked: (suits) => `הלקיחה נעולה על ${suitsText(suits)}.`,
	numberLocked: () => 'הלקיחה נעולה לפי ערכים: רק הערך השכן הבא יכול להמשיך.',
	forbiddenLast: (cards) =>
		`אסור לסיים עם ${either(cards.map(nameOf))}; סיום כזה נותן את המקום האחרון.`,
	forbiddenTurned: 'כל עוד הדירוג הפוך, קלפי 3 באים במקום קלפי 2.'
} satisfies Words['refused'];

const WHY = {
	run: 'שברצף',
	lock: 'לעניין נעילת הצורות',
	opening: 'שבפתיחה',
	call: 'שאחרי ההכרזה',
	top: 'כקלף שמעל הכול',
	'forbidden-last': 'בתור קלף אחרון'
};

const whichSuit = {
	run: 'מאיזו צורה הרצף?',
	card: (rank, why) => `מאיזו צורה הקלף ${rankWord(rank)} ${WHY[why]}?`,
	three: (rank: string) => `מאיזו צורה הקלף ${rank}?`
} satisfies Words['whichSuit'];

export const play = {
	verdicts: { yes: 'מותר', no: 'אסור', table: 'השולחן מחליט' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump) =>
		`המקורות לא אומרים מה עושה שליט ${trump}, והשולחן הזה עוד לא כתב את זה.`,
	trumpSays: (trump, text) => `שליט ${trump}, במילים של השולחן הזה: ${text}`,
	onto: (cards, under) => `${signs(cards)} על ${signs(under)}`,
	asLead: (cards) => `${signs(cards)} כפתיחה`,
	tableDecided: 'כך החליט השולחן הזה.',
	calls: { plain: 'כל צורה', red: 'אדום', black: 'שחור' },
	theCall: 'ההכרזה',
	onTable: 'המהלך שעל השולחן עצמו לא היה מותר.',
	standsForWhat: (wild) => `${wildWord(wild)} בתור…`,
	rankStandsForWhat: (rank: string) => `${rank} בתור…`,
	tapRank: 'לגעת בערך',
	standsFor: (wild) => `ה${wildWord(wild)} בתור`,
	whichTrump: 'איזה שליט?',
	wouldBeAllowed: 'מה כן מותר:',
	rows: { asked: 'רוצים לשחק', table: 'על השולחן', before: 'לפני כן' },
	suitsMatter: 'כאן הצורות חשובות',
	ask: 'אילו קלפים?',
	askAny: 'מה מותר לשחק',
	how: 'לגעת קודם בקלפים שעל השולחן, ואז בקלפים שרוצים לשחק.',
	another: 'שאלה אחרת',
	isTurned: 'הדירוג הפוך עכשיו.',
	mayPass: (on) => `מותר לוותר על ${signs(on)}?`,
	nothingToPlay: 'אין ביד הזאת מה לשחק שם.',
	mustPlay: 'יש ביד הזאת מה לשחק; רק מי שאין לו רשאי לוותר.',
	circumstances: {
		label: 'נסיבות',
		opening: {
			this: 'המהלך הראשון בסיבוב',
			first: 'המהלך הראשון בסיבוב הראשון',
			later: 'המהלך הראשון בסיבוב מאוחר יותר',
			every: 'המהלך הראשון בסיבוב'
		},
		passed: 'כבר היה פס בלקיחה הזאת',
		turned: 'הדירוג הפוך',
		last: 'מסיימים בזה',
		call: 'הוכרז רצף',
		earlier: 'המהלך שלפני',
		outOfTurn: 'שלא בתור',
		passedSince: 'מישהו ויתר מאז',
		passing: 'היד הזאת רשאית לוותר?'
	}
} satisfies Words;
