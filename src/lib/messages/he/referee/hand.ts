import type { Card } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	cardsWord,
	cardText,
	ranksAlone,
	wildsWord,
	wildWord
} from '#lib/messages/he/grammar/nouns.ts';

const { list } = grammar('he');

const these = (of: readonly Card[]): string => list(of.map(cardText));
const the = (n: number, one: string, many: string): string => {
	if (n === 1) return `את הקלף ${one} ביותר`;
	return `את ${n === 2 ? 'שני' : n} הקלפים ${many} ביותר`;
};

export const hand = {
	tribute: (n) => `תשלום של ${cardsWord(n)}`,
	giveback: (n) => `החזרה של ${cardsWord(n)}`,
	give: {
		best: (n) => `לתת ${the(n, 'הטוב', 'הטובים')}`,
		highest: (n) => `לתת ${the(n, 'הגבוה', 'הגבוהים')}`
	},
	return: {
		any: (n) => `להחזיר ${cardsWord(n)} לפי בחירה`,
		worst: (n) => `להחזיר ${the(n, 'הגרוע', 'הגרועים')}`,
		lowest: (n) => `להחזיר ${the(n, 'הנמוך', 'הנמוכים')}`
	},
	nothing: 'לא חייבים דבר',
	whyNothing: {
		'first-round': 'אין מס בסיבוב הראשון.',
		revolution: 'הוכרזה מהפכה: לא משלמים מס בסיבוב הזה.',
		'no-taxes': 'בשולחן הזה משחקים בלי מיסים.',
		newcomer: 'מצטרפים חדשים לא משלמים ולא מקבלים בסיבוב שבו הצטרפו.',
		hands: 'המקום האחרון והראשון החליפו את כל היד, ולכן אין מס ביניהם.',
		void: 'מישהו עזב לפני שהמס הזה שולם, ולכן הוא בטל.',
		middle: 'אמצע השולחן לא משלם ולא מקבל.',
		'no-seats': 'המושבים הראשונים עוד לא נקבעו.'
	},
	freeAfterLooking: 'מי שמקבלים מסתכלים קודם בתשלום ובוחרים חופשי; גם מה שהתקבל יכול לחזור.',
	freeUnseen: 'מי שמקבלים בוחרים חופשי, לפני שרואים את התשלום.',
	setsBreak: 'רק הערך קובע, גם אם סט מתפרק.',
	rankCounts: 'רק הערך קובע.',
	inOrder: {
		best: 'משאר הקלפים עוברים קודם הטובים ביותר.',
		highest: 'משאר הקלפים עוברים קודם הגבוהים ביותר.',
		worst: 'משאר הקלפים עוברים קודם הגרועים ביותר.',
		lowest: 'משאר הקלפים עוברים קודם הנמוכים ביותר.'
	},
	openerFirst: (card: string) =>
		`עם פחות מארבעה קלפים מהערך שלו, \u2066${card}\u2069 עובר ראשון: אי אפשר לשמור אותו לפתיחה.`,
	payerPicks: 'בין ערכים שווים הבחירה של מי שמשלמים.',
	receiverPicks: 'בין ערכים שווים הבחירה של מי שמחזירים.',
	wildsStay: (wild, held) =>
		held === 1 ? `ה${wildWord(wild)} נשאר.` : `ה${wildsWord(wild)} נשארים.`,
	wildsAsLiked: (wild, held) =>
		held === 1
			? `ה${wildWord(wild)} יכול לעבור או להישאר.`
			: `ה${wildsWord(wild)} יכולים לעבור או להישאר.`,
	wildsGo: (wild, held) => {
		if (held === 1) return `ה${wildWord(wild)} חייב לעבור.`;
		return held === 2
			? `שני ה${wildsWord(wild)} חייבים לעבור.`
			: `כל ${held} ה${wildsWord(wild)} חייבים לעבור.`;
	},
	someWildsGo: (wild, n) => {
		if (n === 1) return `${wildWord(wild)} אחד חייב לעבור.`;
		return `${n === 2 ? 'שני' : n} ${wildsWord(wild)} חייבים לעבור.`;
	},
	goes: (must) => `${must.length === 1 ? 'הקלף הזה עובר' : 'הקלפים האלה עוברים'}: ${these(must)}.`,
	pick: (n, of) => `לבחור ${cardsWord(n)} מתוך: ${these(of)}.`,
	pickToo: (n, of) => `ועוד ${cardsWord(n)} לבחירה מתוך: ${these(of)}.`,
	doubts: {
		tooFew: {
			best: (n) => `קודם מזינים את ${the(n, 'הטוב', 'הטובים')} שביד.`,
			highest: (n) => `קודם מזינים את ${the(n, 'הגבוה', 'הגבוהים')} שביד.`,
			worst: (n) => `קודם מזינים את ${the(n, 'הגרוע', 'הגרועים')} שביד.`,
			lowest: (n) => `קודם מזינים את ${the(n, 'הנמוך', 'הנמוכים')} שביד.`
		},
		moreOfRank: (rank) => `אם יש ביד עוד ${ranksAlone(rank)}, אפשר לבחור מבין כולם.`,
		moreOfOpener: (card: string) =>
			`אם יש ביד עוד קלפים מהערך הזה, קודם עובר \u2066${card}\u2069, אלא אם ארבעתם ביד.`,
		trumpsFirst: 'שליטי הטארוט עוברים ראשונים: כל אחד מהם ביד עובר במקום הנמוך מבין הקלפים האלה.',
		moreWilds: (wild) => `אם יש ביד עוד ${wildsWord(wild)}, אפשר לבחור מבין כולם.`,
		wilds: (wild) => `${wildWord(wild)} ביד נחשב למה שהצד המשלם קובע.`
	},
	covered: 'היד מכוסה',
	uncover: 'נגיעה כשאיש לא מסתכל',
	whoAsks: 'של מי השאלה?',
	payer: 'הצד המשלם',
	receiver: 'הצד המקבל',
	gives: (payer, n) => `${payer}: לתת ${n}`,
	givesBack: (receiver, n) => `${receiver}: להחזיר ${n}`,
	label: 'יד',
	whole: 'זו כל היד',
	cover: 'כיסוי היד'
} satisfies Catalogue['referee']['hand'];
