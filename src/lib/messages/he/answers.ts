import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `הקלף הגבוה ביותר הוא ${card}, ואחריו ${next}.`,
	lowest: (card: string, next: string) => `הקלף הנמוך ביותר הוא ${card}, ומעליו ${next}.`,
	wildAbove: (wild: string) => `${wild} לבדו גבוה מכולם.`,
	wildBelow: (wild: string) => `${wild} לבדו נמוך מכולם.`,
	above: (card: string, other: string) => `${card} גבוה מ־${other}.`,
	between: (below: string, card: string, above: string) =>
		`${card} גבוה מ־${below} ונמוך מ־${above}.`,
	order: (cards: readonly string[]) => `מהנמוך לגבוה: ${cards.join(' ')}.`,
	copies: (count: number, card: string) => `בחפיסה יש ${count} קלפים בערך ${card}.`,
	collectsOpen: 'המקור לא מציין מי: השולחן מחליט מי אוסף את הקלפים. הם מחוץ לסיבוב.',
	runLength: (cards: number) => `ברצף יש לפחות ${cards} קלפים.`,
	nothingBeats: (card: string) => `שום קלף לא מנצח את ${card}.`,
	beatenBy: (card: string, by: readonly string[]) => `את ${card} מנצחים: ${by.join(', ')}.`,
	noEffect: (card: string) => `בשולחן הזה אין ל־${card} השפעה מיוחדת.`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`מלמעלה: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`,
	without: (name: string) => `בלי ${name}, מהחלוקה הבאה:`,
	questions: {
		ranking: 'איזה קלף גבוה יותר?',
		copies: 'כמה קלפים יש מכל ערך?',
		collects: 'מי אוסף את הקלפים?',
		'run-length': 'כמה קלפים ברצף?',
		counts: 'בכמה קלפים ממשיכים?',
		beaten: 'מה מנצח את הקלף הזה?',
		effect: 'מה הקלף הזה עושה?',
		players: 'כמה יכולים לשחק?',
		titles: 'איך נקראים המקומות?',
		taxes: 'מי משלם כמה?',
		'first-lead': 'מי פותח את הסיבוב הראשון?',
		score: 'סופרים נקודות?'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
