import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { plural } = grammar('he');

export default {
	title: 'כללי הבית',
	none: 'אין כללי בית כאלה בטלפון הזה.',
	allRules: 'כל הכללים',
	opening: 'נפתח…',
	trouble: (trouble, meaning) => `${trouble} ${meaning}`,
	unread: 'לא ניתן לקרוא כעת את כללי הבית. דבר לא השתנה; אפשר לנסות שוב מאוחר יותר.',
	notStored: 'כללי הבית לא נשמרו; אפשר לנסות שוב.',
	deleted: (name) => `״${name}״ נמחק.`,
	undoDeletion: 'ביטול המחיקה',
	edit: 'עריכה',
	duplicate: 'שכפול',
	compare: 'השוואה',
	share: 'שיתוף',
	delete: 'מחיקה',
	list: {
		empty:
			'עוד אין. מתחילים מהכללים המקוריים של משחק ומשנים מה שאצלכם אחרת; אפשר לבחור בהם כשערב מתחיל.',
		about: (game, changes) => `${game} · ${changes}`,
		edit: (name) => `עריכת ${name}`,
		duplicate: (name) => `שכפול ${name}`,
		compare: (name) => `השוואת ${name}`,
		delete: (name) => `מחיקת ${name}`,
		undo: 'ביטול',
		beginningWith: 'חדש, על בסיס',
		new: 'כללי בית חדשים',
		newFor: (game) => `כללי בית חדשים: ${game}`
	},
	editor: {
		subtitle: (game) => `${game}, בחירה אחת בכל פעם`,
		name: 'שם',
		ours: (game) => `${game} שלנו`,
		titles: 'תארים',
		titlesHint: 'איך השולחן הזה קורא להם. שדה ריק שומר על התואר המקורי.',
		points: 'נקודות לתואר',
		trumps: 'שליטים',
		trumpsHint:
			'המקור לא נותן להם כוחות. כאן כותבים מה כל שליט עושה; ההכרעות יציגו את המילים שלכם.',
		trumpHint: 'מה הוא עושה בשולחן הזה',
		save: 'שמירה',
		saved: 'נשמר',
		leaveOut: 'ביטול השינויים',
		bringBack: 'החזרת השינויים',
		copied: (name) =>
			`לשונית אחרת שינתה בינתיים את כללי הבית האלה. שתי הגרסאות נשמרות: שלכם כאן, בשם ״${name}״.`
	},
	fields: {
		name: 'שם',
		title: (title) => `התואר ״${title}״`,
		points: (title) => `הניקוד של ״${title}״`,
		trump: (number) => `שליט ${number}`
	},
	problem: (field, problem) => `${field}: ${problem}`,
	problems: {
		'text-empty': 'צריך לפחות אות אחת.',
		'name-too-long': 'ארוך מדי: עד 40 תווים.',
		'text-too-long': 'ארוך מדי: עד 300 תווים.',
		'name-taken': 'לכללי בית אחרים של המשחק הזה יש כבר השם הזה.',
		'not-points': 'מספר שלם בין \u200e−99 ובין 99.'
	},
	groups: {
		cards: 'קלפים ודירוג',
		deal: 'מושבים וחלוקה',
		play: 'משחק',
		effects: 'קלפים מיוחדים',
		lead: 'פתיחה',
		tax: 'מיסים',
		revolution: 'מהפכה',
		newcomers: 'מצטרפים',
		score: 'ניקוד'
	},
	foreign: 'ממשחקים אחרים',
	doesNotFit: 'לא מתאים',
	changed: (n) => plural(n, { one: 'שינוי אחד', two: 'שני שינויים', other: `${n} שינויים` }),
	option: {
		name: (option, label) => `${option}: ${label}`,
		changedName: (option, label) => `${option}: ${label}, כלל בית`,
		houseRule: 'כלל בית',
		published: (label) => `במקור: ${label}`,
		setBack: (label) => `להחזיר אל ״${label}״`,
		setBackName: (option, label) => `להחזיר את ״${option}״ אל ״${label}״`,
		forbidden: 'קלפים שאסור לסיים בהם',
		rounds: 'אחרי כמה סיבובים',
		points: 'בכמה נקודות',
		numberOfRounds: 'מספר הסיבובים',
		numberOfPoints: 'מספר הנקודות'
	},
	clash: (a, b) => `״${a}״ ו״${b}״ לא הולכים יחד.`,
	clashes: {
		'wilds-missing': 'זה נוגע לג׳וקרים, ואין כאלה בחפיסה. אפשר להוסיף אותם, או לבחור בלעדיהם.',
		'jokers-without-use':
			'יש ג׳וקרים בחפיסה ואין כלל שמשתמש בהם. אפשר לקבוע שהם חופשיים או שליטים, או להוציא אותם.',
		'trump-jokers-missing':
			'ג׳וקרים הם השליטים כאן, ואין כאלה בחפיסה. אפשר להוסיף שניים, או לבחור שליטים אחרים.',
		'ranking-not-of-deck': 'הנמוך מנצח בחפיסת דלמוטי, ורק בה.',
		'no-suits-in-deck': 'בחפיסת דלמוטי אין צורות, ולכן אין רצפים בצורה.',
		'no-three-of-clubs-in-deck': 'בחפיסת דלמוטי אין צורות, ולכן אין 3 תלתן.',
		'three-of-diamonds-unasked': 'אף סיבוב לא נפתח ביד עם 3, ולכן זה לא יכול להיות 3 יהלום.',
		'deck-not-for-so-many': 'החפיסה הזאת מתאימה לארבעה עד שמונה שחקנים.',
		'taxes-not-for-so-many': 'המיסים האלה מתאימים לשמונה שחקנים לכל היותר.',
		'runs-missing':
			'כאן רצף ארוך הופך את הדירוג, אבל לא משחקים רצפים. אפשר להתיר רצפים, או לוותר על המהפכה.',
		'packs-not-for-so-many': 'חפיסה אחת מתאימה עד שנים־עשר שחקנים, שתי חפיסות לשמונה עד שישה־עשר.',
		'second-pack-not-of-deck': 'חפיסה שנייה מצטרפת רק ל־52 הקלפים הרגילים.',
		'jokers-of-two-packs':
			'בחפיסה אחת יש לכל היותר שני ג׳וקרים. אפשר לקחת חפיסה שנייה, או פחות ג׳וקרים.',
		'points-without-scoring':
			'הסדרה נגמרת במספר נקודות, אבל אין ניקוד. אפשר לבחור שיטת ניקוד או סיום אחר.'
	},
	idle: {
		'no-more-titles': 'אין השפעה: במשחק הזה אין תארים נוספים.',
		'rank-not-in-pack': 'אין השפעה: אין בחפיסה קלפים כאלה.',
		'other-pack': 'אין השפעה: רק חפיסת דלמוטי אפשר לדלל.',
		'no-wilds': 'אין השפעה: אין ג׳וקרים בחפיסה.',
		'needs-both-wilds': 'אין השפעה: למהפכה צריך שני ג׳וקרים, ובחפיסה יש פחות.',
		'no-suits': 'אין השפעה: בחפיסה הזאת אין צורות.',
		'trumps-already': 'אין השפעה: הג׳וקרים כבר שליטים.',
		'no-taxes': 'אין השפעה: אין מיסים.',
		'nothing-to-cancel': 'אין השפעה: אין מיסים שאפשר לבטל.',
		'untaxed-anyway': 'אין השפעה: מהפכת החלוקה הראשונה פוטרת את הסיבוב הראשון ממס.',
		'no-greater-revolution': 'זה רק פוטר את הסיבוב הראשון ממס: מהפכה גדולה לא אפשרית כאן.',
		'card-not-in-pack': 'לא כל הקלפים האלה בחפיסה.'
	},
	bundles: 'צירופים מהמקור',
	bundlesInUse: (n) => `${n} בשימוש`,
	bundle: {
		'jokers-wild': {
			label: 'ג׳וקרים חופשיים באמת',
			sentence: 'שני ג׳וקרים מחליפים כל קלף, ומשולמים במס. הדרך הרגילה לפי המקור.'
		},
		'jokers-low': {
			label: 'ג׳וקרים נמוכים',
			sentence: 'שני ג׳וקרים מצטרפים לסטים, לבדם מתחת ל־2, ונשמרים במס.'
		},
		'more-suits-and-ranks': {
			label: 'עוד צורות וערכים',
			sentence: 'החפיסה הגדולה ומיסיה הכבדים, שהמקור מעדיף מעל ארבעה שחקנים.'
		},
		'extra-suits': {
			label: 'צורות נוספות',
			sentence: 'צורה מחפיסה שנייה לכל שחקן מעל ארבעה, עם המיסים הכבדים.'
		},
		'twos-high': {
			label: 'ה־2 למעלה',
			sentence: 'ה־2 מעל האס; כשמוציאים קלפים, קלפי 9 יוצאים קודם.'
		},
		'no-rank-privilege': {
			label: 'בלי זכות מעמד',
			sentence: 'אחרי סיום פותחים הבאים בתור, לא המעמד הגבוה ביותר.'
		},
		'first-round-taxed': {
			label: 'מס בסיבוב הראשון',
			sentence: 'משלמים מיסים מהסיבוב הראשון, כי השליפה נותנת מעמד.'
		},
		'newcomer-as-serf': { label: 'להתחיל כצמית', sentence: 'מצטרפים חדשים מתחילים במקום האחרון.' },
		'all-draw-anew': {
			label: 'כולם שולפים מחדש',
			sentence: 'כשמישהו מצטרף, שולפים מחדש את כל המקומות.'
		},
		'joker-trumps': {
			label: 'ג׳וקרים במקום קלפי 2',
			sentence: 'שני ג׳וקרים נכנסים והם השליטים; קלפי 2 הם רק הערך הגבוה ביותר.'
		},
		'twos-then-jokers': {
			label: 'ג׳וקרים מעל קלפי 2',
			sentence: 'שני ג׳וקרים נכנסים וגוברים אפילו על קלפי 2, שנשארים שליטים.'
		},
		ordering: {
			label: 'הכרזת רצף',
			sentence: 'על שלושה קלפים בודדים עוקבים מותר להכריז; לשולחן שמכיר את המשחק.'
		},
		'first-deal-revolution': {
			label: 'מהפכת חלוקה ראשונה',
			sentence: 'הסיבוב הראשון פטור ממס; עדיין מותר להכריז רק על מהפכה גדולה.'
		},
		stripped: {
			label: 'חפיסה מדוללת',
			sentence: 'ארבעה או חמישה שחקנים מוציאים את הערכים החלשים, כדי שיהיו פחות קלפים ביד.'
		},
		scoring: {
			label: 'ניקוד',
			sentence: 'נקודה על כל ניצחון, לאורך 20 סיבובים.'
		},
		philanthropic: {
			label: 'ניקוד פילנתרופי',
			sentence: 'כמו ניקוד, ועוד נקודה לשני הראשונים כשמשלמי המס שלהם עולים.'
		},
		'merchant-exchange': {
			label: 'חילופי סוחרים',
			sentence: 'הסוחר הגבוה ביותר רשאי להחליף קלף עם סוחר אחר, בלי לראות.'
		},
		misdeals: {
			label: 'תקלות חלוקה',
			sentence: 'הדלמוטי הגדול קובע לאן הולך קלף שנחשף בחלוקה.'
		},
		'more-titles': {
			label: 'עוד תארים באמצע',
			sentence: 'משישה שחקנים ומעלה בא אחרי סגן הנשיא מזכיר, ומעל סגן התחתית פקיד.'
		},
		'twos-top': {
			label: 'קלף 2 אחד מנצח הכול',
			sentence: 'קלף 2 אחד גובר על כל בודד או סט של קלפים אחרים, ושום דבר לא גובר עליו.'
		}
	},
	comparison: {
		title: 'זה לצד זה',
		subtitle: 'מה שונה, ושום דבר אחר',
		one: 'להשוות את',
		other: 'עם',
		houses: 'כללי הבית',
		published: 'מקוריים',
		of: (name, game) => `${name} (${game})`
	},
	changing: {
		title: 'שינוי הכללים',
		agreed: 'מה שהשולחן מסכים עליו תקף מהחלוקה הבאה. סיבובים ששוחקו שומרים על הכללים שלהם.',
		decreed: (player) => `הצו של ${player} תקף מהחלוקה הבאה. סיבובים ששוחקו שומרים על הכללים שלהם.`,
		nothing: 'עוד לא משתנה דבר.',
		oneRoundEnds: 'השינוי לסיבוב אחד נגמר.',
		wordsOnly: 'רק הנוסח משתנה.',
		howLong: 'לכמה זמן',
		once: 'לסיבוב אחד',
		forGood: 'עד שינוי נוסף',
		agree: 'מוסכם, מהחלוקה הבאה',
		decree: 'בצו, מהחלוקה הבאה'
	}
} satisfies Catalogue['house-editor'];
