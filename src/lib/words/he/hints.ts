import type { Catalogue } from '#lib/words/catalogue.ts';

/** What is said now and then: to who does a step for the first time, and to who may want to install the app. */
export default {
	first: {
		start: 'משחקים בקלפים שלכם. הטלפון הזה שומר את המקומות, המיסים והכללים.',
		seats: 'יושבים כמו שמראה העיגול. נגיעה בכיסא מושיבה בו את המקום הראשון.',
		deal: 'קוראים בקול, מחלקים וממשיכים. טעויות אפשר לבטל.',
		taxes: 'מסמנים מה עבר מיד ליד. מה שמדלגים עליו נחשב כלא רשום.',
		play: 'נגיעה אחת לכל סיום; המקום האחרון מתמלא מעצמו.',
		closed: 'הערב שמור ביומן, ושם אפשר לתקן ולשתף אותו בכל עת.'
	},
	install: {
		heading: 'התקנת Courtbook',
		why: 'כשהיא מותקנת היא נפתחת כמו כל אפליקציה, לא צריכה רשת, והסיכוי שהדפדפן ימחק את מה ששמור בה קטן יותר.',
		install: 'התקנה',
		notNow: 'לא עכשיו',
		safari: 'ב־Safari: לגעת ב״שיתוף״, ואז ב״הוספה למסך הבית״.',
		ownStore: 'שם היא מתחילה ריקה: קודם מגבים כאן, ומשחזרים שם מהקובץ.'
	}
} satisfies Catalogue['hints'];
