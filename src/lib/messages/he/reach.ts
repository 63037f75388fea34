import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('he');

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
		youAre: 'השם שלך',
		now: 'עכשיו',
		yourTurnToPay: 'תורך לשלם',
		give: (name, what) => `להעביר אל ${name}: ${what}`,
		giveBack: (name, n) => `להחזיר אל ${name}: ${n}`,
		wait: (name) => `קודם התור של ${name} לתת`,
		waitBack: (name) => `עכשיו ההחזרה של ${name}`,
		given: 'ניתן',
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
		goOutNow: 'לסיים עכשיו:',
		wouldRise: (title) => `עלייה אל ${title}.`,
		wouldFall: (title) => `ירידה אל ${title}.`,
		wouldStay: (title) => `נשארים ${title}.`,
		out: 'סיימתי',
		youAreOut: (place) => `סיימת: ${place}`,
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
		ruling: 'הכרעה',
		decree: 'צו',
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
