import type { Catalogue } from '#lib/messages/catalogue.ts';

export const irregular = {
	names: {
		'wrong-tribute': 'שולמו קלפים שגויים',
		'forgotten-tribute': 'תשלום נשכח',
		misdeal: 'החלוקה השתבשה',
		'exposed-card': 'קלף נחשף בחלוקה',
		'player-left': 'עזיבה באמצע הסיבוב',
		'out-of-turn': 'מהלך שלא בתור',
		'revoked-pass': 'חזרה מפס'
	},
	sentences: {
		'wrong-tribute':
			'היה צריך לתת את הקלפים הגבוהים ביותר לפי הערך; המקורות לא אומרים מה קורה אם ניתנו אחרים.',
		'forgotten-tribute': 'מה שחייבים משלמים לפני המשחק; המקורות לא אומרים מה קורה אחר כך.',
		misdeal: 'המקורות לא אומרים. אפשר לפסול חלוקה ולחלק שוב.',
		'exposed-card': 'כך עושים בקלף שנראה בחלוקה.',
		'player-left':
			'באים והולכים בין סיבובים. לפי הפירוש שלנו, מי שעוזבים באמצע מקבלים את המקום הגרוע ביותר שעוד פנוי.',
		'out-of-turn': 'המקורות לא אומרים מה קורה לקלף ששוחק מוקדם מדי.',
		'revoked-pass': 'עד כאן תקף פס.'
	},
	ways: {
		'put-right': 'הקלפים הנכונים משולמים',
		fine: 'קנס שהשולחן קובע',
		'let-stand': 'נשאר כפי שהוא',
		'deal-again': 'חלוקה חוזרת',
		'even-out-unseen': 'קלפים נמשכים בעיוורון עד שהידיים שוות',
		'owner-keeps-it': 'הקלף נשאר אצל בעליו',
		'top-player-rules': 'המקום הראשון קובע למי הוא עובר',
		'worst-place-free': 'מי שעזבו מקבלים את המקום הגרוע ביותר שעוד פנוי',
		'round-void': 'הסיבוב נפסל ומחולק שוב',
		'end-round-early': 'הסיבוב נגמר, והשאר משובצים ידנית',
		'take-back': 'הקלפים נלקחים בחזרה',
		'take-back-and-pass': 'הקלפים נלקחים בחזרה, וזה נחשב לפס',
		'pass-holds-this-turn': 'פס תקף לתור הזה בלבד',
		'pass-holds-this-trick': 'פס תקף לכל הלקיחה',
		'taken-back-before-the-next-play': 'אפשר לחזור ממנו עד המהלך הבא'
	},
	whatHappened: 'מה קרה?',
	whoseTribute: 'של מי התשלום?',
	fromTo: (payer, receiver) => `${payer} ← ${receiver}`,
	tableChooses: 'השולחן בוחר',
	silent: 'המקורות שותקים; מה שמוצג כמקובל הוא הפירוש שלנו.',
	inRules: 'כך בכללי השולחן הזה.',
	usualWays: 'הדרכים המקובלות',
	whatWasDone: 'מה נעשה',
	fine: 'הקנס, אם יש',
	nameFine: (why) => `קודם צריך לקבוע את הקנס. ${why}`,
	asRules: 'כמו בכללים',
	fromNextDeal: 'כלל בית מהחלוקה הבאה'
} satisfies Catalogue['referee']['irregular'];
