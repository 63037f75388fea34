import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('he');

const dalmuti: ByText<string> = {
	'12': 'איכרים',
	'11': 'סתתים',
	'10': 'רועת צאן',
	'9': 'טבחים',
	'8': 'בנאים',
	'7': 'תופרת',
	'6': 'אבירים',
	'5': 'אם המנזר',
	'4': 'ברונית',
	'3': 'מרשל',
	'2': 'ארכיבישוף',
	'1': 'דלמוטי'
};

export default {
	places: {
		label: 'אזורים',
		table: 'שולחן',
		referee: 'הכרעות',
		chronicle: 'יומן',
		rules: 'כללים',
		settings: 'הגדרות'
	},
	pageTitle: (page) => `${page} · Courtbook`,
	flat: 'תצוגה שטוחה: כל שם פונה אל בעליו',
	print: 'הדפסה',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: 'לא ניתן היה לטעון את החלק הזה. בדקו את החיבור ונסו שוב.',
	tryAgain: 'לנסות שוב',
	noPage: 'אין דף כזה',
	updateReady: 'יש גרסה חדשה.',
	update: 'עדכון',
	ordinal: (n) => `מקום ${n}`,
	players: byCount('שחקן אחד', 'שני שחקנים', '# שחקנים'),
	rounds: byCount('סיבוב אחד', 'שני סיבובים', '# סיבובים'),
	list: (texts) => list(texts),
	minutes: (n) => `${n} דק׳`,
	hours: (n, minutes) => `${n} שע׳ ${minutes}`,
	roughly: (duration) => `בערך ${duration}`,
	appLine: 'מושבים, מיסים והכרעות למשחקי קלפים של מעמדות.',
	back: 'חזרה',
	close: 'סגירה',
	clear: 'ניקוי',
	moveUp: (name) => `העברת ${name} למעלה`,
	moveDown: (name) => `העברת ${name} למטה`,
	cards: {
		wild: { JK: 'ג׳וקר', JE: 'ליצן' },
		wilds: { JK: 'ג׳וקרים', JE: 'ליצנים' },
		/** The strongest rank, whatever it is now. */
		strongest: 'הערך החזק ביותר',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (עם האפקט)`,
		trump: 'שליט',
		allOf: (rank) => `קלפי ${rank}`,
		spanish: (rank, suit) => `\u2066${rank} ${suit}\u2069`,
		named: (rank) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: 'כולם',
		states: {
			'in-force': 'בתוקף',
			lapsed: 'פקע',
			obeyed: 'בוצע',
			refused: 'סורב',
			vetoed: 'הוטל וטו',
			lifted: 'בוטל'
		},
		tableAgreed: 'בהסכמת השולחן',
		decreed: (name) => `צו של ${name}`
	},
	origins: {
		source: (source, place) => `${source}, ״${place.replace(/[“”]/g, '')}״`,
		reading: (source) => `הפירוש שלנו: אין על כך דבר ב־${source}`,
		absence: (game) => `לא קיים במשחק ${game}`,
		house: 'כלל בית של השולחן הזה'
	},
	more: byCount('עוד אחד', 'עוד שניים', 'עוד #'),
	doesNotFit: 'לא מתאים',
	changed: byCount('שינוי אחד', 'שני שינויים', '# שינויים')
} satisfies Catalogue['common'];
