import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural, list } = grammar('he');

export default {
	title: 'יומן',
	onTheTable: 'על השולחן',
	more: 'עוד ערבים',
	unreadable: 'לא ניתן לקרוא את הערבים כעת. הם נשארים כפי שהם.',
	notFound:
		'אין ערב שיש בו את כל זה. אפשר לנסות פחות מילים, ימים אחרים, או להציג את כל הערבים; ייתכן ששם כתוב אחרת.',
	none: {
		before: 'עוד אין ערבים. ',
		link: 'מתחילים ערב ליד השולחן',
		after: '; הוא נשמר כאן.'
	},
	openLink: 'פתיחת קישור או סריקה',
	past: 'הוספת ערבים קודמים',
	line: {
		open: 'פתוח',
		closed: 'סגור',
		enteredLater: 'נרשם בדיעבד',
		players: (names) => list(names),
		ruled: (name) => `השלטון של ${name}`,
		onTop: (name) => `בראש בסוף: ${name}`,
		branch: {
			counted: 'המשיך בשני טלפונים · נספר',
			other: 'המשיך בשני טלפונים · האחר נספר'
		}
	},
	search: {
		label: 'חיפוש בערבים',
		placeholder: 'שם, הערה, הכרעה',
		filters: 'סינון',
		player: 'שם',
		everyone: 'כולם',
		somebody: 'שם לא ידוע',
		game: 'משחק',
		allGames: 'כל המשחקים',
		from: 'מיום',
		until: 'עד יום',
		fromDay: (day) => `החל מיום ${day}`,
		untilDay: (day) => `עד יום ${day}`,
		backwards: 'היום האחרון בא לפני הראשון. כדאי להחליף ביניהם כדי למצוא ערבים.',
		all: byCount('ערב אחד', 'שני ערבים', '# ערבים'),
		found: byCount('נמצא ערב אחד', 'נמצאו שני ערבים', 'נמצאו # ערבים'),
		showAll: 'להציג את כל הערבים'
	},
	deleted: {
		count: byCount('ערב אחד שנמחק', 'שני ערבים שנמחקו', '# ערבים שנמחקו'),
		title: 'ערבים שנמחקו',
		subtitle: 'כל אחד נשמר לפחות 30 יום, ואז נעלם לתמיד',
		none: 'דבר לא נמחק. ערב שנמחק אפשר לשחזר כאן.',
		isDeleted: (evening) => `״${evening}״ נמחק.`,
		isBack: (evening) => `${evening} חזר.`,
		isAmongOthers: (evening) => `${evening} שוב בין הערבים.`,
		notBack: 'לא ניתן היה לשחזר אותו כעת. אפשר לנסות שוב מאוחר יותר.',
		evenNotBack: (evening) => `לא ניתן היה לשחזר כעת את ${evening}. אפשר לנסות שוב מאוחר יותר.`,
		kept: (days) =>
			days === 0
				? 'נעלם לתמיד היום.'
				: plural(days, {
						one: 'נשמר עוד יום אחד.',
						two: 'נשמר עוד יומיים.',
						other: `נשמר עוד ${days} ימים.`
					}),
		bringBack: 'שחזור',
		bringBackWhich: (evening, day) => `שחזור: ${evening}, ${day}`,
		look: 'הצגה',
		lookWhich: (evening, day) => `הצגה: ${evening}, ${day}`
	}
} satisfies Catalogue['evenings'];
