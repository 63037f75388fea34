import type { Catalogue } from '#lib/messages/catalogue.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const when = (round: number): string => (round === 0 ? 'לפני סיבוב 1' : `בסיבוב ${round}`);
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}, לפי שאלה של ${name}`;

export default {
	title: 'הכרעות',
	under: (game, house, players) =>
		`${game}${house === null ? '' : `, ${house}`} · ${players} שחקנים`,
	houseRules: 'כללי הבית',
	underEvening: (game) => `${game} · הכללים של הערב הזה`,
	otherRules: 'כללים אחרים',
	ask: {
		title: 'מה השאלה?',
		label: 'לשאול במילים שלכם',
		example: 'אפשר לשים ג׳וקר על 2?',
		cardsEntered: 'הקלפים כבר הוזנו. פתחו את השאלה והוסיפו מה שעוד חשוב.',
		orTap: 'או לבחור שאלה',
		nothing: 'לא נמצא דבר. נסו מילים אחרות, או בחרו שאלה.',
		didYouMean: 'האם הכוונה …?',
		orDidYouMean: 'או שהכוונה …?',
		didNotKnow: 'השופט לא ידע?',
		keep: 'לשמור את השאלה',
		kept: 'נשמרה. היא מופיעה בהגדרות.',
		ourReading: 'הפירוש שלנו',
		failed: 'לא היה אפשר לטעון את החיפוש. בדקו את החיבור ונסו שוב.',
		open: 'פתיחת השאלה',
		yes: 'כן.',
		no: 'לא.',
		so: (phrase: string) => `${phrase}.`,
		firstRound: (text: string) => `בסיבוב הראשון: ${text}`,
		laterRounds: (text: string) => `בסיבובים הבאים: ${text}`,
		elsewhere: (text: string) => `בשולחן שמשחקים בו כך: ${text}`,
		notHere: 'בשולחן הזה לא משחקים כך.',
		place: (game: string, chapter: string) => `${game}, ${chapter}`
	},
	whichQuestion: 'מה השאלה?',
	questions: {
		play: 'מותר לשחק את זה?',
		hand: 'מה צריך לתת?',
		next: 'מי פותח, ושל מי התור?',
		join: 'איפה יושבים המצטרפים, ומי משלם עכשיו?',
		revolution: 'מותר עכשיו להכריז על מהפכה, ומה משתנה?',
		call: 'ההכרזה הזאת הייתה טובה?',
		irregular: 'משהו השתבש'
	},
	whichRules: 'לפי אילו כללים?',
	game: 'משחק',
	done: 'סיום',
	counters: {
		players: {
			label: 'שחקנים',
			fewer: 'שחקן פחות',
			more: 'שחקן יותר',
			value: (n, shown) => (n === 1 ? `שחקן ${shown}` : `${shown} שחקנים`)
		},
		newcomers: {
			label: 'מצטרפים',
			fewer: 'הצטרפות אחת פחות',
			more: 'הצטרפות אחת יותר',
			value: (n, shown) => (n === 1 ? `הצטרפות ${shown}` : `${shown} הצטרפויות`)
		},
		cards: {
			label: 'קלפים לתת',
			fewer: 'קלף אחד פחות',
			more: 'קלף אחד יותר',
			value: (n, shown) => (n === 1 ? `קלף ${shown} לתת` : `${shown} קלפים לתת`)
		}
	},
	answer: 'תשובה',
	rules: 'כללים',
	houseRule: (name) => `כלל בית, ${name}:`,
	sentences: (all) => all.join(' '),
	byRules: (word) => `לפי הכללים: ״${word}״.`,
	ruledBefore: 'הוכרע בעבר:',
	earlier: (word, sentence, round, askedBy) =>
		`${word}${sentence === '' ? '' : `: ${sentence}`}, ${asked(round, askedBy)}`,
	ownAnswer: (bold, round, askedBy) => `${bold('התשובה של השולחן הזה')} ${asked(round, askedBy)}`,
	takeBack: 'ביטול ההכרעה',
	log: 'רישום ההכרעה',
	whoAsked: 'של מי השאלה?',
	whoAskedIfYouLike: 'של מי השאלה, אם רוצים',
	logNameless: 'רישום בלי שם',
	house: {
		open: 'כלל בית במקום זה…',
		title: 'כלל בית במקום זה',
		forThisQuestion: 'לשאלה הזאת, מעכשיו',
		atThisTable: (word) => `${word} בשולחן הזה`,
		own: 'מה עושים בשולחן הזה',
		isOurs: 'זו התשובה שלנו',
		word: 'הכרעת בית',
		fromNextDeal: 'ככלל בית, מהחלוקה הבאה',
		setting: (option, value) => `${option}: ${value}`,
		settingSaid: (option, value, sentence) => `${option}: ${value}. ${sentence}`
	},
	card: {
		takeBack: (card, mark) => `הסרת ${cardText(card)}${mark === null ? '' : `, ${mark}`}`,
		marks: { goes: 'עובר', 'may-go': 'יכול לעבור' },
		trump: 'שליט'
	},
	keys: {
		rank: (rank) => rankWord(rank),
		trump: 'שליט',
		suits: { C: 'תלתן', D: 'יהלום', H: 'לב', S: 'עלה', T: 'כוכבים', M: 'ירחים' },
		notKnown: 'לא ידוע'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
