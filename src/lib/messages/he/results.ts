import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list, plural } = grammar('he');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}.`
		: `${reached}. ${plural(winners.length, { one: 'הניצחון', two: 'ניצחון משותף', other: 'ניצחון משותף' })}: ${list(winners)}.`;

export default {
	firstTime: 'הערב שמור ביומן.',
	over: {
		title: 'סוף הסיבוב',
		crowned: 'בראש',
		places: 'המקומות החדשים',
		stays: (title) => `נשאר: ${title}`,
		up: byCount('עלייה של מקום', 'עלייה של שני מקומות', 'עלייה של # מקומות'),
		down: byCount('ירידה של מקום', 'ירידה של שני מקומות', 'ירידה של # מקומות'),
		same: 'אותו מקום',
		milestones: {
			rise: (name) => `${name}: עלייה ראשונה מהמקום האחרון.`,
			reignOver: (name, rounds) =>
				`השלטון של ${name} נגמר אחרי ${plural(rounds, { one: 'סיבוב אחד', two: 'שני סיבובים', other: `${rounds} סיבובים` })}.`,
			reigns: (name, reigns) => `${name}: בשלטון בפעם ה־${reigns} ברציפות.`
		},
		overturned: 'המקום האחרון סיים ראשון: כל המקומות מתהפכים והסיבוב נגמר (DF-8).'
	},
	target: {
		rounds: (n, winners) =>
			won(
				plural(n, { one: 'שוחק סיבוב אחד', two: 'שוחקו שני סיבובים', other: `שוחקו ${n} סיבובים` }),
				winners
			),
		points: (n, winners) => won(`${n} נקודות הושגו`, winners)
	},
	closed: {
		closed: 'סגור',
		noRound: 'אף סיבוב לא הסתיים בערב הזה.',
		whole: 'כל הערב',
		share: 'שיתוף הערב',
		points: 'הניקוד מכל הסיבובים',
		reigns: 'ניצחונות ושלטון',
		decrees: 'צווי הערב',
		reopen: 'פתיחה מחדש',
		another: 'ערב חדש'
	}
} satisfies Catalogue['results'];
