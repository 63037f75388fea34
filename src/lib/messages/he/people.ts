import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('he');
const evenings = byCount('ערב אחד', 'שני ערבים', '# ערבים');
const rounds = byCount('סיבוב אחד', 'שני סיבובים', '# סיבובים');
const names = byCount('שם אחד', 'שני שמות', '# שמות');

export default {
	title: 'אנשים',
	unreadable: 'לא ניתן לקרוא את רשימת האנשים כעת. דבר לא השתנה; אפשר לנסות שוב מאוחר יותר.',
	none: {
		before: 'עוד אין כאן איש. ',
		link: 'מתחילים ערב ליד השולחן',
		after: '; כל מי שמתיישבים נשמרים כאן.'
	},
	search: 'חיפוש באנשים',
	notFound: 'אין שם כזה. אפשר לנסות פחות אותיות.',
	found: byCount('נמצא שם אחד', 'נמצאו שני שמות', 'נמצאו # שמות'),
	allHidden: 'כולם מוסתרים. פתיחת שם למטה מאפשרת להציע אותו שוב.',
	hidden: 'מוסתרים',
	countedAsOther: 'נספרים כשם אחר',
	names,
	played: (n, inRounds) => (n === 0 ? 'עוד אין סיבובים' : `${evenings(n)} · ${rounds(inRounds)}`),
	lastSeen: (day) => `לאחרונה ב־${day}`,
	thenLastSeen: (day) => `לאחרונה ב־${day}`,

	person: 'פרטים',
	noSuch: 'אין שם כזה בטלפון הזה.',
	all: 'כל האנשים',
	somebody: 'שם לא ידוע',
	somebodyListed: 'שם לא ידוע',
	eveningsOf: (name) => `הערבים של ${name}`,
	notCounted: 'לא ניתן לחשב כעת את הסטטיסטיקה. אפשר לנסות שוב מאוחר יותר.',
	counting: 'בספירה…',
	notStored: 'לא ניתן היה לשמור. דבר לא השתנה; אפשר לנסות שוב.',
	undo: 'ביטול',

	name: 'שם',
	rename: 'שינוי שם',
	renamed: 'השם שונה, בכל הערבים.',
	taken: 'השם הזה כבר ברשימה. אפשר להוסיף אות, או לספור את שניהם כאחד למטה.',

	address: 'צורת פנייה',
	titles: (titles) => titles.join(', '),

	colour: 'צבע בתרשימים',
	noColour: 'לא נבחר צבע: כל תרשים נותן צבע פנוי.',
	sameColour: 'אם בתרשים יש עוד שם באותו צבע, אחד מהשניים מקבל צבע אחר.',
	colours: [
		'לימון',
		'שזיף',
		'אגם',
		'כחול',
		'שמנת',
		'לילך',
		'ירוק עלה',
		'קרח',
		'טורקיז',
		'ורוד',
		'אפר',
		'שמיים'
	],

	offering: 'בתחילת ערב',
	isHidden: 'מוסתר: השם לא מוצע יותר. ההיסטוריה נשארת כפי שהיא.',
	isOffered: 'השם מוצע, גם בהצטרפות לשולחן. הסתרה לא משנה דבר בהיסטוריה.',
	offer: 'להציע שוב את השם',
	hide: 'הסתרת השם',
	nowHidden: 'הוסתר. ההיסטוריה נשארת כפי שהיא.',
	nowOffered: 'שוב מוצע.',

	merge: {
		label: 'זהה לשם אחר',
		choose: 'בחירת שם',
		choice: (name, n) => `${name}, ${evenings(n)}`,
		help: 'כשאותו אדם נרשם פעמיים, פעם ״בן״ ופעם ״בני״. רואים מה ינבע מזה לפני שמשהו משתנה.',
		unreadable: 'לא ניתן לקרוא את הערבים כעת. דבר לא השתנה.',
		failed: 'לא ניתן היה לספור אותם כאחד. דבר לא השתנה; אפשר לנסות שוב.',
		together: (from, into) =>
			`${list([from, into])} ישבו ליד אותו שולחן באותו זמן, ולכן אלה שני אנשים. הם נשארים נפרדים.`,
		nothing: (from) => `עוד לא נספרו ערבים של ${from}.`,
		follows: (from, into, n, all, inRounds) =>
			plural(n, {
				one: `הערב האחד של ${from} ייספר לטובת ${into}`,
				two: `שני הערבים של ${from} ייספרו לטובת ${into}`,
				other: `כל ${n} הערבים של ${from} ייספרו לטובת ${into}`
			}) + `. ביחד: ${evenings(all)}, ${rounds(inRounds)}.`,
		preview: 'מה ינבע מזה',
		evening: (evening, day) => `${evening}, ${day}`,
		correctFirst: 'אם אחד השמות הושב שם בטעות, קודם כדאי לתקן את הסיבובים של אותו ערב.',
		both: (name) => `שניהם בשם ${name}`,
		stays: (name) => `כל ערב, ישן או חדש, יציג אז את השם ${name}. אפשר להפריד ביניהם שוב בכל עת.`,
		keepOther: (name) => `להשאיר במקום זה את השם ${name}`,
		go: 'לספור כאחד',
		done: (from, into) => `מעכשיו השם ${from} נספר לטובת ${into}.`
	},
	merged: {
		title: 'נרשם גם בשם',
		part: 'הפרדה',
		partWhich: (name) => `הפרדה של ${name}`,
		parted: (name) => `השם ${name} שוב עומד בפני עצמו.`,
		countedAs: (name) => `נספר בשם ${name}`,
		countsFor: (from, into) => `כל הערבים של ${from} נספרים לטובת ${into} ומציגים את השם הזה.`,
		to: (name) => `אל ${name}`
	}
} satisfies Catalogue['people'];
