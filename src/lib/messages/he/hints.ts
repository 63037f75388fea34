import type { Catalogue } from '#lib/messages/catalogue.ts';

export default {
	install: {
		heading: 'התקנת Courtbook',
		why: 'כשהיא מותקנת היא נפתחת כמו כל אפליקציה, לא צריכה רשת, והסיכוי שהדפדפן ימחק את מה ששמור בה קטן יותר.',
		install: 'התקנה',
		notNow: 'לא עכשיו',
		safari: 'ב־Safari: לגעת ב״שיתוף״, ואז ב״הוספה למסך הבית״.',
		week: 'Safari עלול למחוק את מה שהדף שומר אם לא פותחים אותו שבעה ימים. לאפליקציה במסך הבית זה לא קורה.',
		ownStore: 'שם היא מתחילה ריקה: קודם מגבים כאן, ומשחזרים שם מהקובץ.'
	}
} satisfies Catalogue['hints'];
