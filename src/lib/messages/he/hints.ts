import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		heading: 'התקנת Courtbook',
		why: 'כשהיא מותקנת היא נפתחת כמו כל אפליקציה, לא צריכה רשת, והסיכוי שהדפדפן ימחק את מה ששמור בה קטן יותר.',
		install: 'התקנה',
		notNow: 'לא עכשיו',
		safari: 'ב־Safari: לגעת ב״שיתוף״, ואז ב״הוספה למסך הבית״.',
		ownStore: 'שם היא מתחילה ריקה: קודם מגבים כאן, ומשחזרים שם מהקובץ.'
	}
} satisfies Catalogue['hints'];
