import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, plural } = grammar('he');

export default {
	share: 'שיתוף השולחן',
	shareHelp: 'סורקים את זה בטלפון אחר. הוא עוקב בשידור חי ומראה מה לעשות.',
	offer:
		'טלפונים אחרים עוקבים אז בשידור חי, וכל אחד מראה מה לעשות. עד שלוחצים, שום דבר לא יוצא מהטלפון הזה.',
	shareNow: 'לשתף עכשיו',
	onlyHere: (host) =>
		`טלפונים אחרים לא יכולים לפתוח את זה: ${host} הוא רק המחשב הזה, ואין לו כתובת ידועה אחרת. פתחו את Courtbook בכתובת שטלפונים מגיעים אליה, ואז שתפו.`,
	codeFor: { member: 'להשתתף', spectator: 'רק לצפות' },
	codeForLabel: 'למה משמש הקוד',
	stop: 'הפסקת השיתוף',
	live: (phones) =>
		`בשידור חי · ${plural(phones, { one: 'טלפון אחד', two: 'שני טלפונים', other: `${phones} טלפונים` })}`,
	catchingUp: 'משלים פערים',
	lastHeard: (time) => `נשמע לאחרונה לפני ${time}`,
	notConnected: 'אין חיבור',
	pen: {
		here: 'הטלפון הזה רושם.',
		with: (name) => `הטלפון של ${name} רושם.`,
		elsewhere: 'טלפון אחר רושם.',
		handTo: (name) => `להעביר את הרישום לטלפון של ${name}`,
		handNow: (name) => `כן, מעכשיו רושם הטלפון של ${name}`,
		away: 'הטלפון שרושם לא כאן.',
		take: 'לרשום בטלפון הזה',
		openTable: 'פתיחת השולחן',
		otherVersion: 'שני טלפונים רשמו בו־זמנית. שתי הגרסאות נשמרו.',
		chooseOther: 'להחשיב את השנייה',
		follow: 'מעקב אחרי הטלפון האחר',
		notTaken: 'זה לא הצליח. כדאי לחכות רגע, או להעביר את הרישום מהטלפון האחר.'
	},
	news: {
		takeover: (name) =>
			`${name === null ? 'טלפון אחר' : `הטלפון של ${name}`} רושם מעכשיו: הקודם לא היה כאן.`,
		handover: (name) => `${name === null ? 'טלפון אחר' : `הטלפון של ${name}`} רושם מעכשיו.`,
		objection: (name) =>
			`${name === null ? 'הטלפון האחר' : `הטלפון של ${name}`} המשיך לרשום, והוא רושם גם הלאה.`,
		lost: (name, follow) =>
			`${name === null ? 'טלפון אחר' : `הטלפון של ${name}`} רושם מעכשיו; הערב הזה נשאר כאן עד ללחיצה על „${follow}”.`,
		received: 'הטלפון הזה רושם מעכשיו.',
		seen: 'הבנתי'
	},
	join: {
		title: 'השולחן',
		looking: 'מחפשים את השולחן…',
		whoAreYou: 'מה השם שלך?',
		onlyWatching: 'רק צפייה',
		leave: 'עזיבת השולחן',
		change: 'זה מישהו אחר',
		otherTab: 'השולחן פתוח בלשונית אחרת בטלפון הזה. המשיכו שם, או סגרו אותה.',
		phoneIsThere: 'כבר יש שם טלפון',
		paste: 'פתחו את הקישור או סרקו את הקוד של שולחן משותף.',
		address: 'קישור לשולחן',
		follow: 'לשולחן',
		gone: 'השולחן הזה כבר לא קיים. בקשו קישור חדש.',
		wrong: 'הקישור הזה לא מתאים לשולחן שלו. בקשו קישור חדש.',
		full: 'בשולחן הזה אין מקום לעוד רשומות.',
		link: {
			'not-ours': 'זה לא קישור לשולחן.',
			'newer-version': 'הקישור הזה מגרסה חדשה יותר. עדכנו את האפליקציה ופתחו אותו שוב.',
			damaged: 'הקישור הזה לא שלם. פתחו אותו שוב או סרקו את הקוד.'
		}
	},
	seat: {
		now: 'עכשיו',
		give: {
			highest: (name, n, bold) =>
				`להעביר אל ${name}: ${bold(n === 1 ? 'הקלף הגבוה' : `${n} הגבוהים`)}`,
			best: (name, n, bold) => `להעביר אל ${name}: ${bold(n === 1 ? 'הקלף הטוב' : `${n} הטובים`)}`,
			all: (name, bold) => `להעביר אל ${name}: ${bold('כל היד')}`
		},
		giveBack: {
			any: (name, n, bold) =>
				`להחזיר אל ${name}: ${bold(n === 1 ? 'קלף כלשהו' : `${n} קלפים כלשהם`)}`,
			worst: (name, n, bold) =>
				`להחזיר אל ${name}: ${bold(n === 1 ? 'הקלף הגרוע' : `${n} הגרועים`)}`
		},
		getBack: (n, bold) => `חוזרים אליך: ${bold(String(n))}`,
		back: {
			any: (name, n) => `החזרה של ${name}: ${n === 1 ? 'קלף כלשהו' : `${n} קלפים כלשהם`}.`,
			worst: (name, n) => `החזרה של ${name}: ${n === 1 ? 'הקלף הגרוע' : `${n} הגרועים`}.`
		},
		wait: (name) => `לחכות: קודם התור של ${name} לתת`,
		thenYou: (n) => `אחר כך להחזיר ${n === 1 ? 'קלף כלשהו' : `${n} קלפים כלשהם`}.`,
		given: 'ניתן',
		settled: 'הכול שולם',
		noTax: 'אין לך מה לשלם',
		stay: 'נשארים במקום',
		takeSeat: 'אל המקום שלך',
		sitsOut: 'הסיבוב הזה בלעדיך',
		notHere: 'אין לך מקום בשולחן',
		gone: (place) => `הסיבוב הזה נגמר בשבילך: ${place}`,
		outSoFar: (n) =>
			n === 0
				? 'עוד לא סיימו'
				: plural(n, { one: 'סיום אחד', two: '2 סיימו', other: `${n} סיימו` }),
		areOut: (names) => `סיימו: ${list(names)}`,
		goOutNow: 'לסיים עכשיו:',
		wouldBe: (title) => `התואר יהיה ${title}`,
		wouldStay: (title) => `נשארים ${title}`,
		out: 'סיימתי',
		slide: (out) => `להחליק: ${out}`,
		tapAgain: (out) => `הקשה נוספת: ${out}`,
		stillIn: 'לא, עוד יש לי קלפים',
		youAreOut: 'סיימת',
		fromTo: (from, to) => `קודם: ${from}. עכשיו: ${to}`,
		stillPlay: (names) => `עוד במשחק: ${list(names)}`,
		youAre: (title) => `התואר שלך: ${title}`,
		inARow: (n) => `${n} ניצחונות ברצף`,
		afterLast: (n) =>
			plural(n, {
				one: 'סיבוב אחד אחרי המקום האחרון',
				two: 'שני סיבובים אחרי המקום האחרון',
				other: `${n} סיבובים אחרי המקום האחרון`
			}),
		hope: (name, n) =>
			plural(n, {
				one: `הדרך של ${name} מכאן לראש: סיבוב אחד`,
				two: `הדרך של ${name} מכאן לראש: שני סיבובים`,
				other: `הדרך של ${name} מכאן לראש: ${n} סיבובים`
			}),
		ownHope: (n) =>
			plural(n, {
				one: 'הדרך שלך מכאן לראש: סיבוב אחד',
				two: 'הדרך שלך מכאן לראש: שני סיבובים',
				other: `הדרך שלך מכאן לראש: ${n} סיבובים`
			}),
		changes: 'מה משתנה בשבילך',
		youDeal: 'לערבב ולחלק',
		pickChair: 'הכיסא לבחירתך',
		othersFollow: 'האחרים אחריך, עם כיוון השעון',
		takeChair: (name) => `אל הכיסא של ${name}`,
		takeFreeChair: 'אל הכיסא הפנוי',
		between: (names) => `בין ${names}`,
		givesYou: (name, n) =>
			plural(n, {
				one: `קלף אחד מאת ${name}`,
				two: `שני קלפים מאת ${name}`,
				other: `${n} קלפים מאת ${name}`
			}),
		youLead: (round) => `הפתיחה שלך בסיבוב ${round}`,
		mayDecree: 'מותר לך להוציא צו',
		bindsBelow: 'לכל מי שמתחתיך',
		you: 'תורך',
		over: (place) => `סיימת ב${place}`,
		evening: 'הערב נגמר',
		newSeat: 'המושב החדש שלך',
		sitBy: 'לצידך',
		tonight: 'הערב שלי עד כה',
		deals: 'מי מחלק',
		leads: 'מי פותח',
		ask: 'שאלה על היד שלי',
		onlyYou: 'רק לך זה מוצג'
	},
	menu: {
		decree: 'הוצאת צו',
		table: 'כל השולחן',
		seat: 'המושב שלי',
		buzz: 'רטט כשמגיע תורי'
	},
	sent: 'נשלח',
	unsent: 'ממתין לחיבור',
	counted: 'נספר',
	notCounted: (why) => `לא נספר: ${why}`,
	outBefore: (name) => `הסיום של ${name} כבר נרשם.`
} satisfies Catalogue['reach'];
