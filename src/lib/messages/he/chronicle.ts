import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { byCount, plural, list } = grammar('he');

const PAIRS: Record<WildPair, string> = {
	JK: 'שני הג׳וקרים',
	'two-JK': 'שני ג׳וקרים',
	JE: 'שני הליצנים',
	'two-JE': 'שני ליצנים'
};

/** Small numbers in letters, masculine or feminine. */
const HE = [
	'אפס',
	'אחד',
	'שני',
	'שלושה',
	'ארבעה',
	'חמישה',
	'שישה',
	'שבעה',
	'שמונה',
	'תשעה',
	'עשרה'
];
const SHE = ['אפס', 'אחת', 'שתי', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע', 'עשר'];
const of = (words: readonly string[], n: number, one: string, many: string) =>
	n === 1 ? `${one} ${words[1]!}` : `${words[n] ?? n} ${many}`;
const rounds = (n: number) => of(HE, n, 'סיבוב', 'סיבובים');
const cards = (n: number) => of(HE, n, 'קלף', 'קלפים');

function span(first: number, last: number): string {
	if (first === last) return `סיבוב ${first}`;
	return last === first + 1 ? `סיבובים ${first} ו־${last}` : `סיבובים ${first} עד ${last}`;
}

/** "המקום הראשון", "מקום 3", "המקום האחרון". */
function at({ place, last }: TakenPlace): string {
	if (place === 1) return 'המקום הראשון';
	return last ? 'המקום האחרון' : `מקום ${place}`;
}

export default {
	evening: 'ערב',
	houseGame: (game, house) => `${game}, ${house}`,
	isDeleted: 'הערב הזה נמחק. במשך 30 יום אפשר לשחזר אותו, כאן או תחת ״ערבים שנמחקו״ ביומן.',
	statistics: 'הסטטיסטיקה של הערב',
	backToTable: 'חזרה לשולחן',
	putOnTable: 'להניח על השולחן',
	enteredLater: (day: string) => `נרשם בדיעבד, ${day}`,
	sheet: {
		more: 'עוד',
		title: 'הערב הזה',
		share: 'שיתוף',
		note: 'הוספת הערה',
		noteTitle: 'הערה לרישום',
		noteLabel: 'מה כדאי לזכור?',
		addNote: 'הוספת ההערה',
		rename: 'שינוי שם',
		renameLabel: 'איך קוראים לערב?',
		correct: 'תיקון סיבוב',
		reopen: 'פתיחה מחדש והנחה על השולחן',
		again: 'שוב אותם אנשים',
		remove: 'מחיקת הערב הזה'
	},
	places: {
		title: 'מקומות',
		asTable: 'כטבלה',
		picture: 'תמונת המקומות, סיבוב אחר סיבוב',
		table: 'טבלת המקומות, סיבוב אחר סיבוב',
		caption: 'המקומות בסוף כל סיבוב',
		round: 'סיבוב',
		what: 'מה קרה',
		drawnRow: 'הגרלה',
		notThere: 'לא בשולחן',
		atTheEnd: 'מי שהיו בסוף, מלמעלה',
		marks: {
			revolution: (pair) => PAIRS[pair],
			greaterRevolution: 'מהפכה גדולה',
			rules: 'כללים חדשים',
			rulesOnce: 'כללים לסיבוב אחד',
			draw: 'שליפה חדשה',
			joins: (name) => `+ ${name}`,
			leaves: (name) => `− ${name}`,
			'sits-out': (name) => `הפסקה: ${name}`,
			'is-back': (name) => `חזרה: ${name}`
		},
		inWords: {
			joins: (name) => `הצטרפות: ${name}`,
			leaves: (name) => `עזיבה: ${name}`
		},
		events: {
			revolution: (caller, pair) => `${caller}: הוצגו ${PAIRS[pair]}`,
			greaterRevolution: (caller) => `מהפכה גדולה של ${caller}`,
			rules: 'כללים אחרים מכאן ואילך',
			rulesOnce: 'כללים אחרים לסיבוב הזה',
			draw: 'כולם שלפו מחדש',
			joins: (name) => `הצטרפות: ${name}`,
			leaves: (name) => `עזיבה: ${name}`,
			'sits-out': (name) => `הפסקה: ${name}`,
			'is-back': (name) => `חזרה מהפסקה: ${name}`
		}
	},
	recap: {
		title: 'בקצרה',
		text: (sentences) => sentences.join(' '),
		none: 'עוד לא הסתיים סיבוב.',
		played: (n, winner) =>
			n === 1
				? `שוחק סיבוב אחד, והמקום הראשון בו: ${winner}.`
				: `שוחקו ${rounds(n)}; המקום הראשון בסיבוב האחרון: ${winner}.`,
		reign: (name, first, last) =>
			`השלטון של ${name} נמשך ${rounds(last - first + 1)}, ${span(first, last)}.`,
		reigns: (name, times, long) =>
			`השלטון היה של ${name} ${times === 2 ? 'פעמיים' : `${SHE[times] ?? times} פעמים`}, בכל פעם ${rounds(long)}${long > 1 ? ' ברצף' : ''}.`,
		longestReigns: (names, long) => `השלטון הארוך ביותר, ${rounds(long)}: ${list(names)}.`,
		rose: (name, from, to) => `העלייה של ${name}: מ${at(from)} אל ${at(to)}.`,
		fell: (name, from, to) => `הירידה של ${name}: מ${at(from)} אל ${at(to)}.`,
		revolution: (name, pair, round) =>
			`${name}, סיבוב ${round}: הוצגו ${PAIRS[pair]} ולא שולמו מיסים.`,
		greaterRevolution: (name, round) => `בסיבוב ${round} הוכרזה המהפכה הגדולה של ${name}.`,
		revolutions: (n, names) => `היו ${of(SHE, n, 'מהפכה', 'מהפכות')}, בהכרזת ${list(names)}.`,
		turned: (n) => `הדירוג התהפך ${n === 1 ? 'פעם אחת' : n === 2 ? 'פעמיים' : `${n} פעמים`}.`,
		paid: (names, n, partly) =>
			`המס של ${list(names)}${names.length === 1 ? '' : ', לכל שם'}: ${cards(n)}${partly ? ', ככל שנרשם' : ''}.`,
		unrecorded: (n) => (n === 1 ? 'מס אחד לא נרשם.' : `${of(HE, n, 'מס', 'מיסים')} לא נרשמו.`),
		decrees(n, refused) {
			if (n === 1) return refused === 1 ? 'ניתן צו אחד, וסורב.' : 'ניתן צו אחד.';
			const issued = `ניתנו ${of(HE, n, 'צו', 'צווים')}`;
			if (refused === 0) return `${issued}.`;
			if (refused === n) return `${issued}, וכולם סורבו.`;
			return refused === 1 ? `${issued}, ואחד מהם סורב.` : `${issued}, ומהם סורבו ${refused}.`;
		},
		rulings: (n) => (n === 1 ? 'נרשמה הכרעה אחת.' : `נרשמו ${of(SHE, n, 'הכרעה', 'הכרעות')}.`)
	},
	facts: {
		label: 'מה בולט',
		of: (n, all) => `${n} מתוך ${all}`,
		// the mark keeps the order from right to left where only numbers follow
		way: (from, to) => `\u200f${from}←${to}`,
		waySpoken: (from, to) => `ממקום ${from} אל מקום ${to}:`,
		wins: (name) => `ניצחונות של ${name}`,
		tie: (names) => `ניצחונות: ${list(names)}`,
		winners: 'זכו בסיבוב',
		reign: (name) => `סיבובים בשלטון של ${name}`,
		climb: (name, n) => `העלייה של ${name} תוך ${rounds(n)}`,
		fall: (name, n) => `הירידה של ${name} תוך ${rounds(n)}`,
		tax: (name) => `קלפים במס של ${name}`,
		revolution: (name, round) => `מסים בסיבוב ${round}: המהפכה של ${name}`,
		greaterRevolution: (name) => `המהפכה הגדולה של ${name}`,
		revolutions: 'מהפכות בערב אחד',
		ahead: (name, other) => `סיבובים: ${name} תמיד לפני ${other}`,
		steady: (name, place) => `פעמים ברצף: ${name} במקום ${place}`,
		bottom: (name) => `סיבובים בתחתית: ${name}`,
		points: (name) => `נקודות: ${name}`
	},
	log: {
		title: 'הרישום',
		oldestFirst: 'הישן קודם',
		show: 'מה להציג',
		all: 'הכול',
		kinds: {
			rounds: 'סיבובים',
			decrees: 'צווים',
			rulings: 'הכרעות',
			notes: 'הערות',
			changes: 'שינויים'
		},
		signs: {
			rounds: 'סיבוב:',
			revolution: 'מהפכה:',
			decrees: 'צו:',
			rulings: 'הכרעה:',
			notes: 'הערה:',
			changes: 'שינוי:'
		},
		count: byCount('שורה אחת', 'שתי שורות', '# שורות'),
		more: byCount('עוד שורה אחת', 'עוד שתי שורות', 'עוד # שורות'),
		round: (n) => `סיבוב ${n}`,
		fromTheTop: 'מלמעלה'
	},
	lines: {
		start: (names) => ({
			head: 'הערב מתחיל',
			then: `עם ${list(names)}.`
		}),
		round: (n) => ({ head: `סיבוב ${n}`, then: 'נגמר.' }),
		RoundVoided: { head: 'החלוקה נפסלה', then: 'והקלפים חולקו שוב.' },
		revolution: (caller, pair) => ({
			head: `${caller}: הוצגו ${PAIRS[pair]}`,
			then: '— אין מיסים.'
		}),
		turned: { head: 'מהלך הופך את הדירוג', then: 'עד סוף הסיבוב.' },
		turnedBack: { head: 'מהלך מחזיר את הדירוג', then: '' },
		reversed: { head: 'תשיעיות הופכות את כיוון המשחק', then: 'נגד כיוון השעון.' },
		reversedBack: { head: 'תשיעיות מחזירות את כיוון המשחק', then: 'בכיוון השעון.' },
		greaterRevolution: (caller) => ({
			head: `מהפכה גדולה של ${caller}`,
			then: '— כל המקומות מתהפכים.'
		}),
		decree: (issuer, text, targets) => ({
			head: `צו של ${issuer}:`,
			then: `${text} · ${targets === null ? 'כולם' : list(targets)}`
		}),
		ruling: (house, question, answer, sentence) => ({
			head: house ? 'הכרעה של השולחן:' : 'הכרעה:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' — ')
		}),
		note: (text) => ({ head: 'הערה:', then: text }),
		rules: (issuer, once) => ({
			head: issuer === null ? 'בהסכמת השולחן:' : `צו של ${issuer}:`,
			then: once ? 'כללים אחרים לסיבוב אחד.' : 'כללים אחרים.'
		}),
		PlayerJoined: (name) => ({ head: `${name}:`, then: 'הצטרפות.' }),
		PlayerLeft: (name) => ({ head: `${name}:`, then: 'עזיבה.' }),
		HandsChanged: (name) => ({ head: `${name}:`, then: 'החלפת כל היד עם המקום הראשון.' }),
		PlayerLeftMidRound: (name) => ({ head: `${name}:`, then: 'עזיבה באמצע הסיבוב.' }),
		'arrival-announced': (name: string) => ({ head: `${name}:`, then: 'הצטרפות מהסיבוב הבא.' }),
		DepartureAnnounced: (name: string) => ({ head: `${name}:`, then: 'עזיבה אחרי הסיבוב הזה.' }),
		PlayerSatOut: (name) => ({ head: `${name}:`, then: 'הפסקה לסיבוב הזה.' }),
		tax(payer, fault, remedy, fine) {
			const what = { wrong: 'היה שגוי', forgotten: 'נשכח' }[fault];
			const then = { 'paid-anew': 'שולם מחדש', fine: 'קנס', 'let-stand': 'נשאר כפי שהיה' }[remedy];
			return {
				head: `המס של ${payer} ${what}:`,
				then: fine === null ? `${then}.` : `${then}, ${fine}.`
			};
		},
		score: (name, points, reason) => ({
			head: `${name} \u200e${points}`,
			then: `ידנית: ${reason}`
		}),
		orders: (moved: boolean) => ({
			head: 'אחרי התיקון',
			then: moved ? 'קלפים עברו ידיים:' : 'הקלפים נשארים כפי שהם.'
		}),
		amended: (round, about) => ({
			head: `סיבוב ${round} תוקן:`,
			then: {
				exits: 'סדר הסיום.',
				ranking: 'כמה פעמים הדירוג התהפך.',
				revolution: 'המהפכה.',
				tax: 'המיסים.',
				chairs: 'הכיסאות.',
				people: 'מי היו בשולחן.',
				rules: 'הכללים.'
			}[about]
		}),
		'player-renamed': (before, name) => ({
			head: before,
			then: `בשם אחר: ${name}`
		}),
		renamed: (name) => ({ head: 'לערב שם אחר:', then: name }),
		LastRoundAnnounced: { head: 'הסיבוב האחרון', then: 'הוכרז.' },
		EveningClosed: { head: 'הערב נסגר.', then: '' },
		clock: {
			back: { head: 'השעון של הטלפון הוזז אחורה.', then: '' },
			ahead: {
				head: 'הפסקה ארוכה, או שהשעון של הטלפון הוזז קדימה.',
				then: 'היא נספרת כשלוש שעות.'
			}
		},
		EveningReopened: { head: 'הערב נפתח מחדש.', then: '' },
		EveningDeleted: { head: 'הערב נמחק.', then: '' },
		EveningRestored: { head: 'הערב שוחזר.', then: '' }
	},
	details: {
		dealt: (name) => `חלוקה: ${name}`,
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? 'המיסים לא נרשמו'
				: [
						...paid.map((tax) => `מאת ${tax.from} אל ${tax.to}: ${cards(tax.cards)}`),
						...(unrecorded === 0
							? []
							: [
									plural(unrecorded, {
										one: 'מס אחד לא נרשם',
										two: 'שני מיסים לא נרשמו',
										other: `${unrecorded} מיסים לא נרשמו`
									})
								])
					].join('; '),
		moved: (from: string, to: string, n: number) =>
			`${from} אל ${to}: ${n === 1 ? 'קלף אחד' : `${n} קלפים`}`,
		endedEarly: 'הסתיים מוקדם, והשאר שובצו ידנית',
		forbidden: (names) => `סיום בקלף אסור: ${list(names)}`,
		left: (names) => `עזיבה לפני הסוף: ${list(names)}`,
		askedBy: (name) => `השאלה של ${name}`,
		takenBack: 'בוטלה מאז'
	}
} satisfies Catalogue['chronicle'];
